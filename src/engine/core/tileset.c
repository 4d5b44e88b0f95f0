/* tileset.c - a set of tiles: is it consistent, and what lies where when the
 * tiles are turned.  What may be printed on one tile says the game. */
#include "engine/core/layout.h"

#include "engine/core/rules.h"

#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

const char *const edge_letters[EDGE_COUNT] = {"N", "E", "S", "W"};
const char *const half_edge_words[HALF_COUNT] = {"NL", "NR", "EL", "ER", "SL", "SR", "WL", "WR"};

int tile_set_find(const struct tile_set *set, const char *id)
{
	for (int i = 0; i < set->type_count; i++)
		if (strcmp(set->types[i].id, id) == 0)
			return i;
	return -1;
}

const struct tile_count_set *tile_set_counts(const struct tile_set *set, const char *name)
{
	for (int i = 0; i < set->set_count; i++)
		if (strcmp(set->sets[i].name, name) == 0)
			return &set->sets[i];
	return NULL;
}

const struct tile_set *tile_set_of(const struct tile_set *set, enum game_kind game)
{
	const struct tile_set *at = set;

	while (at->game != game) {
		at = at->next;
		if (!at || at == set)
			return NULL;
	}
	return at;
}

/* ---- segments ---- */

/* So many may be asked for: of parts those of all kinds. */
static int segment_count(const struct tile_type *type, int kind)
{
	return kind == FEATURE_CITY    ? type->city_count
	       : kind == FEATURE_ROAD  ? type->road_count
	       : kind == FEATURE_FIELD ? type->field_count
	                               : type->part_count;
}

unsigned tile_segment_reach(const struct tile_type *type, int rotation, int kind, int index)
{
	const struct tile_part *part = type->parts;

	if (index < 0 || index >= segment_count(type, kind))
		return 0;
	switch (kind) {
	case FEATURE_CITY:
		return edges_turned(type->cities[index].edges, rotation);
	case FEATURE_ROAD:
		return edges_turned(type->roads[index].edges, rotation);
	case FEATURE_FIELD:
		return halves_turned(type->fields[index].half_edges, rotation);
	case FEATURE_COURT:
		return part[index].kind == kind ? halves_turned(part[index].half_edges, rotation) : 0;
	default:
		return part[index].kind == kind ? edges_turned(part[index].edges, rotation) : 0;
	}
}

int tile_segment_first(const struct tile_type *type, int rotation, int kind, int index)
{
	unsigned reach = tile_segment_reach(type, rotation, kind, index);
	int at = SPOT_INNER;

	if (reach)
		return bit_count((reach & (0 - reach)) - 1);
	if (kind != FEATURE_FIELD || index < 0 || index >= type->field_count)
		return -1;
	for (int i = 0; i < index; i++)
		at += type->fields[i].half_edges == 0;
	return at;
}

int tile_segment_at(const struct tile_type *type, int rotation, int kind, int at)
{
	for (int i = 0; i < segment_count(type, kind); i++)
		if (at < SPOT_INNER ? tile_segment_reach(type, rotation, kind, i) >> at & 1
		                    : tile_segment_first(type, rotation, kind, i) == at)
			return i;
	return -1;
}

/* ---- checks ---- */

bool tile_fail(struct tile_error *error, const char *format, ...)
{
	va_list args;

	va_start(args, format);
	vsnprintf(error->text, sizeof error->text, format, args);
	va_end(args);
	return false;
}

unsigned edges_of(const struct tile_type *type, int terrain)
{
	unsigned mask = 0;

	for (int e = 0; e < EDGE_COUNT; e++)
		mask |= type->edges[e] == terrain ? 1U << e : 0;
	return mask;
}

bool edges_covered(const struct tile_type *type, const char *what, int terrain, const uint8_t *edges, int count,
                   struct tile_error *error)
{
	unsigned seen = 0, wanted = edges_of(type, terrain);

	for (int i = 0; i < count; i++) {
		if (!edges[i] || edges[i] > 0xf)
			return tile_fail(error, "a %s reaches no edge", what);
		if (edges[i] & seen)
			return tile_fail(error, "two %s segments share an edge", what);
		seen |= edges[i];
	}
	for (int e = 0; e < EDGE_COUNT; e++) {
		unsigned bit = 1U << e;

		if ((wanted & bit) && !(seen & bit))
			return tile_fail(error, "edge %s shows a %s but no %s segment reaches it", edge_letters[e],
			                 what, what);
		if (!(wanted & bit) && (seen & bit))
			return tile_fail(error, "a %s segment reaches edge %s, which shows none", what,
			                 edge_letters[e]);
	}
	return true;
}

bool tile_type_check(enum game_kind game, const struct tile_type *type, struct tile_error *error)
{
	if (!type->id[0] || !memchr(type->id, 0, sizeof type->id))
		return tile_fail(error, "a tile without id, or with one that is too long");
	if (type->city_count > TILE_CITIES_MAX || type->road_count > TILE_ROADS_MAX ||
	    type->river_count > TILE_RIVERS_MAX || type->field_count > TILE_FIELDS_MAX ||
	    type->part_count > TILE_PARTS_MAX)
		return tile_fail(error, "too many segments of one kind");
	for (int e = 0; e < EDGE_COUNT; e++)
		if (type->edges[e] >= TERRAIN_KINDS)
			return tile_fail(error, "edge %s shows nothing known", edge_letters[e]);
	return rules_of(game)->printed_check(type, error);
}

/* ---- layouts ---- */

void layout_add(struct tile_layout *layout, struct tile_segment segment)
{
	for (int i = 0; i < layout->segment_count; i++)
		if (layout->segments[i].kind == segment.kind && segment.edges)
			layout->repeats = layout->segments[i].repeated = segment.repeated = true;
	layout->segments[layout->segment_count++] = segment;
}

static int lowest_bit(unsigned mask)
{
	int bit = 0;

	while (!(mask >> bit & 1))
		bit++;
	return bit;
}

/* Does one segment by half-edge fill the whole edge? */
static bool terrain_is_whole(int terrain) { return terrain == TERRAIN_FIELD || terrain == TERRAIN_COURT; }

/* Where the segments lie once the tile is turned `r` times. */
static void layout_turn(struct tile_layout *layout, const struct tile_type *type, int r)
{
	int inner = 0;

	memset(layout->sides[r], NO_SEGMENT, sizeof layout->sides[r]);
	memset(layout->half_segment[r], NO_SEGMENT, sizeof layout->half_segment[r]);
	for (int s = 0; s < layout->segment_count; s++) {
		const struct tile_segment *segment = &layout->segments[s];
		unsigned edges = edges_turned(segment->edges, r);
		unsigned halves = halves_turned(segment->half_edges, r);

		for (int e = 0; e < EDGE_COUNT; e++) {
			uint8_t *side = layout->sides[r][e];
			bool whole = terrain_is_whole(type->edges[(e - r) & 3]);

			if (edges >> e & 1 || (whole && halves >> (2 * e) & 3))
				side[SIDE_OWN] = (uint8_t)s;
			if (!whole && halves >> (2 * e) & 1)
				side[SIDE_LEFT] = (uint8_t)s;
			if (!whole && halves >> (2 * e + 1) & 1)
				side[SIDE_RIGHT] = (uint8_t)s;
		}
		for (int h = 0; h < HALF_COUNT; h++)
			if (halves >> h & 1)
				layout->half_segment[r][h] = (uint8_t)s;
		if (edges | halves)
			layout->at[r][s] = (uint8_t)lowest_bit(edges | halves);
		else if (FEATURES_BY_HALF >> segment->kind & 1)
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
		    .open = (int16_t)bit_count(segment->edges),
		    .tiles = 1,
		    .marks = segment->marks,
		    .extra = segment->extra,
		    .kind = segment->kind & 0x7f,
		    .repeated = segment->repeated,
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

/* The kinds of the segments stand in the same order at every rotation. */
static void layout_places(struct tile_layout *layout, const struct piece *const pieces[PIECES_MAX])
{
	for (int i = 0; i < layout->segment_count; i++) {
		unsigned kind = layout->segments[layout->order[0][i]].kind;

		layout->by_half |= (uint16_t)((FEATURES_BY_HALF >> kind & 1) << i);
		for (int figure = 0; figure < PIECES_MAX; figure++)
			if (pieces[figure] && pieces[figure]->stands >> kind & 1)
				layout->stands[figure / STAND_KINDS] |=
				    (uint64_t)1 << (figure % STAND_KINDS * TILE_SEGMENTS_MAX + i);
	}
}

static void layout_init(struct tile_layout *layout, const struct tile_type *type, const struct tile_set *set)
{
	const struct rules *rules = rules_of(set->game);

	memset(layout, 0, sizeof *layout);
	layout->building = NO_SEGMENT;
	rules->printed_segments(layout, type);
	layout->building_kind =
	    layout->building == NO_SEGMENT ? FEATURE_KINDS : layout->segments[layout->building].kind;
	layout_nodes(layout);
	for (int r = 0; r < 4; r++) {
		layout_turn(layout, type, r);
		layout_sort(layout, r);
		for (int e = 0; e < EDGE_COUNT; e++) {
			unsigned shows = rules->printed_shows(type->edges[e]);

			layout->shows.rotation[r] |= (uint16_t)(shows << 4 * edge_turned(e, r));
		}
	}
	layout_places(layout, set->pieces);
}

bool tile_set_finish(struct tile_set *set, struct tile_error *error)
{
	free(set->layouts);
	set->layouts = NULL;
	if (set->type_count < 1 || set->type_count > TILESET_TYPES_MAX)
		return tile_fail(error, "a set of no tiles, or of too many");
	set->layouts = malloc((size_t)set->type_count * sizeof *set->layouts);
	if (!set->layouts)
		return tile_fail(error, "out of memory");
	rules_of(set->game)->pieces(set->pieces);
	for (int kind = 0; kind < MOVE_KINDS; kind++) {
		set->forms[kind] = form_of(rules_of(set->game), kind);
		set->form_numbers[kind] = set->forms[kind] ? set->forms[kind]->number : 0;
	}
	for (int i = 0; i < set->type_count; i++)
		layout_init(&set->layouts[i], &set->types[i], set);
	return true;
}

void tile_set_release(struct tile_set *set)
{
	free(set->layouts);
	free(set->castle);
	set->layouts = NULL;
	set->castle = NULL;
}

const struct tile_mark *game_tile_mark(enum game_kind game, int i)
{
	const struct rules *rules = rules_of(game);
	int own = 0;

	while (rules->marks && rules->marks[own].key)
		own++;
	return i < own ? &rules->marks[i] : game_row(game, ROW_MARK, i - own);
}
