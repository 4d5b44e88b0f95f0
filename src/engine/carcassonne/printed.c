/* printed.c - what may be printed on a tile of Carcassonne, and which segments it has. */
#include "engine/carcassonne/parts.h"

#include "engine/carcassonne/score.h"
#include "engine/carcassonne/module.h"

/* Do roads branch on such a tile? */
static bool forks(const struct tile_type *type)
{
	unsigned flags = 0;

	for (int i = 0; i < modules_table_count; i++)
		flags |= modules_table[i]->forks;
	return type->flags & flags;
}

static bool lines_check(const struct tile_type *type, struct tile_error *error)
{
	uint8_t edges[4];

	for (int i = 0; i < type->city_count; i++)
		edges[i] = type->cities[i].edges;
	if (!edges_covered(type, "city", TERRAIN_CITY, edges, type->city_count, error))
		return false;
	for (int i = 0; i < type->road_count; i++) {
		edges[i] = type->roads[i].edges;
		if (bit_count(edges[i]) > 2 && (bit_count(edges[i]) > 3 || !forks(type)))
			return tile_fail(error, "a road reaches more than two edges (roads branch at a well only)");
	}
	if (!edges_covered(type, "road", TERRAIN_ROAD, edges, type->road_count, error))
		return false;
	for (int i = 0; i < type->river_count; i++)
		edges[i] = type->rivers[i].edges;
	return edges_covered(type, "river", TERRAIN_RIVER, edges, type->river_count, error);
}

/* The field that owns a half-edge, or -1. */
static int field_of(const struct tile_type *type, int half)
{
	for (int i = 0; i < type->field_count; i++)
		if (type->fields[i].half_edges >> half & 1)
			return i;
	return -1;
}

static bool fields_check(const struct tile_type *type, struct tile_error *error)
{
	unsigned seen = 0;

	for (int i = 0; i < type->field_count; i++) {
		if (type->fields[i].half_edges & seen)
			return tile_fail(error, "two fields share a half-edge");
		if (type->fields[i].cities >> type->city_count)
			return tile_fail(error, "a field borders a city that the tile does not have");
		seen |= type->fields[i].half_edges;
	}
	for (int half = 0; half < HALF_COUNT; half++) {
		int terrain = type->edges[half / 2];
		bool has = seen >> half & 1;

		if ((terrain == TERRAIN_CITY || terrain == TERRAIN_ANY) && has)
			return tile_fail(error, "half-edge %s is a field on an edge without one",
			                 half_edge_words[half]);
		if (terrain != TERRAIN_CITY && terrain < TERRAIN_SEAM && !has)
			return tile_fail(error, "half-edge %s belongs to no field", half_edge_words[half]);
		if (terrain == TERRAIN_FIELD && field_of(type, half) != field_of(type, half ^ 1))
			return tile_fail(error, "field edge %s is split between two fields", edge_letters[half / 2]);
	}
	return true;
}

/* The signs of all modules, the i-th; NULL behind the last. */
static const struct sign *printed_sign(int i)
{
	for (int m = 0; m < modules_table_count; m++) {
		if (i < modules_table[m]->sign_count)
			return &modules_table[m]->signs[i];
		i -= modules_table[m]->sign_count;
	}
	return NULL;
}

/* What its segments bear stands among its marks, and the other way round; one segment of a tile at most bears
 * something of a mark (score.h). */
static bool sign_agrees(const struct tile_type *type, uint32_t flag, struct tile_error *error)
{
	const struct sign *sign;
	const char *key = NULL;
	int count = 0;
	unsigned cities = 0, roads = 0;

	for (int i = 0; (sign = printed_sign(i)); i++) {
		if (sign->flag != flag)
			continue;
		key = sign->group ? sign->group : sign->key;
		*(sign->feature == FEATURE_CITY ? &cities : &roads) |= 1U << sign->id;
	}
	for (int i = 0; i < type->city_count; i++)
		count += bit_count(type->cities[i].signs & cities);
	for (int i = 0; i < type->road_count; i++)
		count += bit_count(type->roads[i].signs & roads);
	if (count > 1)
		return tile_fail(error, "\"%s\" stands on one tile twice", key);
	if (count != !!(type->flags & flag))
		return tile_fail(error, "the mark \"%s\" and the %s do not agree", key, roads ? "roads" : "cities");
	return true;
}

static bool marks_agree(const struct tile_type *type, struct tile_error *error)
{
	unsigned known[FEATURE_KINDS] = {0};
	const struct sign *sign;

	for (int i = 0; (sign = printed_sign(i)); i++) {
		known[sign->feature] |= 1U << sign->id;
		if (!sign_agrees(type, sign->flag, error))
			return false;
	}
	for (int i = 0; i < type->city_count; i++)
		if (type->cities[i].signs & ~known[FEATURE_CITY])
			return tile_fail(error, "a city bears a sign that nobody knows");
	for (int i = 0; i < type->road_count; i++)
		if (type->roads[i].signs & ~known[FEATURE_ROAD])
			return tile_fail(error, "a road bears a sign that nobody knows");
	return true;
}

static bool marks_check(const struct tile_type *type, struct tile_error *error)
{
	int buildings = 0;
	unsigned rivers = edges_of(type, TERRAIN_RIVER);

	for (int i = 0; building_at(i); i++)
		buildings += (type->flags & building_at(i)->flag) != 0;
	if (buildings > 1)
		return tile_fail(error, "more than one building, where one has room");
	if ((type->flags & (TILE_SPRING | TILE_LAKE)) && bit_count(rivers) != 1)
		return tile_fail(error, "a spring or lake has exactly one river edge");
	if ((type->flags & TILE_FORK) && bit_count(rivers) != 3)
		return tile_fail(error, "a fork has exactly three river edges");
	if (!marks_agree(type, error))
		return false;
	if (!!edges_of(type, TERRAIN_SEAM) && !(type->flags & TILE_CARCASSONNE))
		return tile_fail(error, "a seam outside the City of Carcassonne");
	return true;
}

bool printed_check(const struct tile_type *type, struct tile_error *error)
{
	for (int e = 0; e < EDGE_COUNT; e++)
		if (type->edges[e] > TERRAIN_ANY)
			return tile_fail(error, "edge %s shows nothing known", edge_letters[e]);
	if (type->part_count)
		return tile_fail(error, "parts of a castle");
	return lines_check(type, error) && fields_check(type, error) && marks_check(type, error);
}

/* At a seam nothing is ever laid; beside what fits everything all that lies there lies already. */
unsigned printed_shows(int terrain) { return terrain < TERRAIN_SEAM ? 1U << terrain : 0; }

/* What the signs of a segment count. */
static uint64_t signs_extra(unsigned signs)
{
	uint64_t extra = 0;

	for (; signs; signs &= signs - 1) {
		const struct sign *sign = modules_row(ROW_SIGN, __builtin_ctz(signs));

		extra += sign->lane == NO_LANE ? 0 : extra_of(sign->lane);
	}
	return extra;
}

void printed_segments(struct tile_layout *layout, const struct tile_type *type)
{
	for (int i = 0; i < type->city_count; i++)
		layout_add(layout, (struct tile_segment){.kind = FEATURE_CITY,
		                                         .edges = type->cities[i].edges,
		                                         .marks = type->cities[i].pennants,
		                                         .extra = signs_extra(type->cities[i].signs)});
	for (int i = 0; i < type->road_count; i++)
		layout_add(layout, (struct tile_segment){.kind = FEATURE_ROAD,
		                                         .edges = type->roads[i].edges,
		                                         .extra = signs_extra(type->roads[i].signs)});
	layout->first_field = layout->segment_count;
	layout->carcassonne = type->flags & TILE_CARCASSONNE;
	for (int i = 0; i < type->field_count; i++) {
		layout_add(layout,
		           (struct tile_segment){.kind = FEATURE_FIELD, .half_edges = type->fields[i].half_edges});
		for (uint8_t city = 0; city < type->city_count; city++) {
			if (!(type->fields[i].cities >> city & 1))
				continue;
			layout->cities[layout->segment_count - 1] |= (uint16_t)(1U << city);
			layout->borders[layout->border_count].field = (uint8_t)(layout->segment_count - 1);
			layout->borders[layout->border_count++].city = city;
		}
	}
	layout->closes = type->edges[EDGE_N] == TERRAIN_ANY;
	layout->river = (uint8_t)edges_of(type, TERRAIN_RIVER);
	layout->building = tile_building(type) ? layout->segment_count : NO_SEGMENT;
	if (tile_building(type))
		layout_add(layout, (struct tile_segment){.kind = tile_building(type)->kind});
}
