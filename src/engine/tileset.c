/*
 * tileset.c - are the printed tiles consistent, and what lies where when they
 * are turned.
 */
#include <bastide/tileset.h>

#include <stdarg.h>
#include <stdio.h>
#include <string.h>

static const char *const edge_names[EDGE_COUNT] = {"N", "E", "S", "W"};
static const char *const half_names[HALF_COUNT] = {"NL", "NR", "EL", "ER", "SL", "SR", "WL", "WR"};

int tile_set_find(const struct tile_set *set, const char *id)
{
	for (int i = 0; i < set->type_count; i++) {
		if (strcmp(set->types[i].id, id) == 0)
			return i;
	}
	return -1;
}

const struct tile_count_set *tile_set_counts(const struct tile_set *set, const char *name)
{
	for (int i = 0; i < set->set_count; i++) {
		if (strcmp(set->sets[i].name, name) == 0)
			return &set->sets[i];
	}
	return NULL;
}

/* ---- checks ---- */

__attribute__((format(printf, 3, 4))) static bool fail(struct tile_error *error, int type, const char *format, ...)
{
	va_list args;

	error->type = type;
	va_start(args, format);
	vsnprintf(error->text, sizeof(error->text), format, args);
	va_end(args);
	return false;
}

static int bits(unsigned mask)
{
	int n = 0;

	for (; mask; mask &= mask - 1)
		n++;
	return n;
}

/* Edges that show a terrain. */
static unsigned edges_of(const struct tile_type *type, int terrain)
{
	unsigned mask = 0;

	for (int e = 0; e < EDGE_COUNT; e++)
		mask |= type->edges[e] == terrain ? 1U << e : 0;
	return mask;
}

/* Do the segments' edges, taken together, cover exactly `wanted`, each once? */
static bool edges_covered(const char *what, unsigned wanted, const uint8_t *edges, int count, struct tile_error *error)
{
	unsigned seen = 0;

	for (int i = 0; i < count; i++) {
		if (!edges[i] || edges[i] > 0xf)
			return fail(error, -1, "a %s reaches no edge", what);
		if (edges[i] & seen)
			return fail(error, -1, "two %s segments share an edge", what);
		seen |= edges[i];
	}
	for (int e = 0; e < EDGE_COUNT; e++) {
		unsigned bit = 1U << e;

		if ((wanted & bit) && !(seen & bit))
			return fail(error, -1, "edge %s shows a %s but no %s segment reaches it", edge_names[e], what,
			            what);
		if (!(wanted & bit) && (seen & bit))
			return fail(error, -1, "a %s segment reaches edge %s, which shows none", what, edge_names[e]);
	}
	return true;
}

static bool lines_check(const struct tile_type *type, struct tile_error *error)
{
	uint8_t edges[4];

	for (int i = 0; i < type->city_count; i++)
		edges[i] = type->cities[i].edges;
	if (!edges_covered("city", edges_of(type, TERRAIN_CITY), edges, type->city_count, error))
		return false;
	for (int i = 0; i < type->road_count; i++) {
		edges[i] = type->roads[i].edges;
		if (bits(edges[i]) > 2)
			return fail(error, -1, "a road reaches more than two edges (roads never branch)");
	}
	if (!edges_covered("road", edges_of(type, TERRAIN_ROAD), edges, type->road_count, error))
		return false;
	for (int i = 0; i < type->river_count; i++)
		edges[i] = type->rivers[i].edges;
	return edges_covered("river", edges_of(type, TERRAIN_RIVER), edges, type->river_count, error);
}

/* The field that owns a half-edge, or -1. */
static int field_of(const struct tile_type *type, int half)
{
	for (int i = 0; i < type->field_count; i++) {
		if (type->fields[i].half_edges >> half & 1)
			return i;
	}
	return -1;
}

static bool fields_check(const struct tile_type *type, struct tile_error *error)
{
	unsigned seen = 0;

	for (int i = 0; i < type->field_count; i++) {
		if (type->fields[i].half_edges & seen)
			return fail(error, -1, "two fields share a half-edge");
		if (type->fields[i].cities >> type->city_count)
			return fail(error, -1, "a field borders a city that the tile does not have");
		seen |= type->fields[i].half_edges;
	}
	for (int half = 0; half < HALF_COUNT; half++) {
		int terrain = type->edges[half / 2];
		bool has = seen >> half & 1;

		if (terrain == TERRAIN_CITY && has)
			return fail(error, -1, "half-edge %s is a field on a city edge", half_names[half]);
		if (terrain != TERRAIN_CITY && terrain != TERRAIN_SEAM && !has)
			return fail(error, -1, "half-edge %s belongs to no field", half_names[half]);
		if (terrain == TERRAIN_FIELD && field_of(type, half) != field_of(type, half ^ 1))
			return fail(error, -1, "field edge %s is split between two fields", edge_names[half / 2]);
	}
	return true;
}

/* What its segments bear stands among its marks, and the other way round. */
static bool marks_agree(const struct tile_type *type, struct tile_error *error)
{
	bool inn = false, cathedral = false, goods = false;

	for (int i = 0; i < type->road_count; i++)
		inn |= type->roads[i].inn;
	for (int i = 0; i < type->city_count; i++) {
		if (type->cities[i].goods >= GOODS_KINDS)
			return fail(error, -1, "a city bears goods that nobody knows");
		cathedral |= type->cities[i].cathedral;
		goods |= type->cities[i].goods != GOODS_NONE;
	}
	if (inn != !!(type->flags & TILE_INN))
		return fail(error, -1, "the mark \"inn\" and the roads do not agree");
	if (cathedral != !!(type->flags & TILE_CATHEDRAL))
		return fail(error, -1, "the mark \"cathedral\" and the cities do not agree");
	if (goods != !!(type->flags & TILE_GOODS))
		return fail(error, -1, "the mark \"goods\" and the cities do not agree");
	return true;
}

static bool marks_check(const struct tile_type *type, struct tile_error *error)
{
	unsigned buildings = type->flags & (TILE_MONASTERY | TILE_SHRINE | TILE_GARDEN);
	unsigned rivers = edges_of(type, TERRAIN_RIVER);

	if (bits(buildings) > 1)
		return fail(error, -1, "more than one of monastery, shrine and garden");
	if ((type->flags & (TILE_SPRING | TILE_LAKE)) && bits(rivers) != 1)
		return fail(error, -1, "a spring or lake has exactly one river edge");
	if ((type->flags & TILE_FORK) && bits(rivers) != 3)
		return fail(error, -1, "a fork has exactly three river edges");
	if (!marks_agree(type, error))
		return false;
	if (!!edges_of(type, TERRAIN_SEAM) && !(type->flags & TILE_CARCASSONNE))
		return fail(error, -1, "a seam outside the City of Carcassonne");
	return true;
}

bool tile_type_check(const struct tile_type *type, struct tile_error *error)
{
	error->type = -1;
	if (!type->id[0] || !memchr(type->id, 0, sizeof(type->id)))
		return fail(error, -1, "a tile without id, or with one that is too long");
	if (type->city_count > TILE_CITIES_MAX || type->road_count > TILE_ROADS_MAX ||
	    type->river_count > TILE_RIVERS_MAX || type->field_count > TILE_FIELDS_MAX)
		return fail(error, -1, "too many segments of one kind");
	for (int e = 0; e < EDGE_COUNT; e++) {
		if (type->edges[e] > TERRAIN_SEAM)
			return fail(error, -1, "edge %s shows nothing known", edge_names[e]);
	}
	return lines_check(type, error) && fields_check(type, error) && marks_check(type, error);
}

bool tile_set_check(const struct tile_set *set, struct tile_error *error)
{
	if (set->type_count < 1 || set->type_count > TILESET_TYPES_MAX || set->set_count < 0 ||
	    set->set_count > TILESET_SETS_MAX)
		return fail(error, -1, "a set of no tiles, or of too many");
	for (int i = 0; i < set->type_count; i++) {
		if (!tile_type_check(&set->types[i], error)) {
			error->type = i;
			return false;
		}
		if (tile_set_find(set, set->types[i].id) != i)
			return fail(error, i, "id %s is given twice", set->types[i].id);
	}
	for (int i = 0; i < set->set_count; i++) {
		const char *name = set->sets[i].name;

		if (!name[0] || tile_set_counts(set, name) != &set->sets[i])
			return fail(error, -1, "a list of counts without name, or with one that is given twice");
		for (int t = set->type_count; t < TILESET_TYPES_MAX; t++) {
			if (set->sets[i].counts[t])
				return fail(error, -1, "%s counts a tile that does not exist", name);
		}
	}
	return true;
}

/* ---- layouts ---- */

static void layout_add(struct tile_layout *layout, struct tile_segment segment)
{
	for (int i = 0; i < layout->segment_count; i++) {
		if (layout->segments[i].kind == segment.kind && segment.edges)
			layout->twins = layout->segments[i].twin = segment.twin = true;
	}
	layout->segments[layout->segment_count++] = segment;
}

static void layout_segments(struct tile_layout *layout, const struct tile_type *type)
{
	for (int i = 0; i < type->city_count; i++)
		layout_add(layout, (struct tile_segment){.kind = FEATURE_CITY,
		                                         .edges = type->cities[i].edges,
		                                         .pennants = type->cities[i].pennants});
	for (int i = 0; i < type->road_count; i++)
		layout_add(layout, (struct tile_segment){.kind = FEATURE_ROAD, .edges = type->roads[i].edges});
	layout->first_field = layout->segment_count;
	layout->carcassonne = type->flags & TILE_CARCASSONNE;
	for (int i = 0; i < type->field_count; i++) {
		layout_add(layout,
		           (struct tile_segment){.kind = FEATURE_FIELD, .half_edges = type->fields[i].half_edges});
		for (uint8_t city = 0; city < type->city_count; city++) {
			if (!(type->fields[i].cities >> city & 1))
				continue;
			layout->borders[layout->border_count].field = (uint8_t)(layout->segment_count - 1);
			layout->borders[layout->border_count++].city = city;
		}
	}
	layout->building = layout->segment_count;
	if (type->flags & TILE_MONASTERY)
		layout_add(layout, (struct tile_segment){.kind = FEATURE_MONASTERY});
	else if (type->flags & TILE_SHRINE)
		layout_add(layout, (struct tile_segment){.kind = FEATURE_SHRINE});
	else if (type->flags & TILE_GARDEN)
		layout_add(layout, (struct tile_segment){.kind = FEATURE_GARDEN});
	else
		layout->building = NO_SEGMENT;
}

static int lowest_bit(unsigned mask)
{
	int bit = 0;

	while (!(mask >> bit & 1))
		bit++;
	return bit;
}

/* Where the segments lie once the tile is turned `r` times. */
static void layout_turn(struct tile_layout *layout, const struct tile_type *type, int r)
{
	int inner = 0;

	memset(layout->sides[r], NO_SEGMENT, sizeof(layout->sides[r]));
	memset(layout->half_segment[r], NO_SEGMENT, sizeof(layout->half_segment[r]));
	for (int s = 0; s < layout->segment_count; s++) {
		const struct tile_segment *segment = &layout->segments[s];
		unsigned edges = edges_turned(segment->edges, r);
		unsigned halves = halves_turned(segment->half_edges, r);

		for (int e = 0; e < EDGE_COUNT; e++) {
			uint8_t *side = layout->sides[r][e];
			bool whole = type->edges[(e - r) & 3] == TERRAIN_FIELD;

			if (edges >> e & 1 || (whole && halves >> (2 * e) & 3))
				side[SIDE_OWN] = (uint8_t)s;
			if (!whole && halves >> (2 * e) & 1)
				side[SIDE_LEFT] = (uint8_t)s;
			if (!whole && halves >> (2 * e + 1) & 1)
				side[SIDE_RIGHT] = (uint8_t)s;
		}
		for (int h = 0; h < HALF_COUNT; h++) {
			if (halves >> h & 1)
				layout->half_segment[r][h] = (uint8_t)s;
		}
		if (edges | halves)
			layout->at[r][s] = (uint8_t)lowest_bit(edges | halves);
		else if (segment->kind == FEATURE_FIELD)
			layout->at[r][s] = (uint8_t)(SPOT_INNER + inner++);
	}
}

static void layout_nodes(struct tile_layout *layout)
{
	for (int s = 0; s < layout->segment_count; s++) {
		const struct tile_segment *segment = &layout->segments[s];

		layout->nodes[s] = (struct node){
		    .root = (uint16_t)s,
		    .next = (uint16_t)s,
		    .segments = 1,
		    .open = (int16_t)bits(segment->edges),
		    .tiles = 1,
		    .pennants = segment->pennants,
		    .kind = segment->kind & 0x7f,
		    .twin = segment->twin,
		};
	}
}

/* Segments sorted by kind, then by where they begin: the order of every list. */
static void layout_sort(struct tile_layout *layout, int r)
{
	for (int s = 0; s < layout->segment_count; s++) {
		int i = s;
		int rank = layout->segments[s].kind * 16 + layout->at[r][s];

		for (; i > 0; i--) {
			int before = layout->order[r][i - 1];

			if (layout->segments[before].kind * 16 + layout->at[r][before] <= rank)
				break;
			layout->order[r][i] = (uint8_t)before;
		}
		layout->order[r][i] = (uint8_t)s;
	}
}

static void layout_init(struct tile_layout *layout, const struct tile_type *type)
{
	memset(layout, 0, sizeof(*layout));
	layout_segments(layout, type);
	layout_nodes(layout);
	layout->river = (uint8_t)edges_of(type, TERRAIN_RIVER);
	for (int r = 0; r < 4; r++) {
		layout_turn(layout, type, r);
		layout_sort(layout, r);
		for (int e = 0; e < EDGE_COUNT; e++) {
			unsigned shows = type->edges[e] == TERRAIN_SEAM ? 0 : 1U << type->edges[e];

			layout->shows.rotation[r] |= (uint16_t)(shows << 4 * edge_turned(e, r));
		}
	}
}

bool tile_set_finish(struct tile_set *set, struct tile_error *error)
{
	set->finished = false;
	if (!tile_set_check(set, error))
		return false;
	for (int i = 0; i < set->type_count; i++)
		layout_init(&set->layouts[i], &set->types[i]);
	set->finished = true;
	return true;
}
