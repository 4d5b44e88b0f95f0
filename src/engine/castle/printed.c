/* printed.c - what may be printed on a castle tile, and which segments it has. */
#include "engine/castle/parts.h"

/* Edges of the parts of a kind cover exactly the edges that show it. */
static bool kind_check(const struct tile_type *type, int kind, int terrain, const char *what, struct tile_error *error)
{
	uint8_t edges[TILE_PARTS_MAX];
	int count = 0;

	for (int i = 0; i < type->part_count; i++)
		if (type->parts[i].kind == kind)
			edges[count++] = type->parts[i].edges;
	return edges_covered(type, what, terrain, edges, count, error);
}

/* The court of a half-edge, or -1. */
static int court_of(const struct tile_type *type, int half)
{
	for (int i = 0; i < type->part_count; i++)
		if (type->parts[i].kind == FEATURE_COURT && type->parts[i].half_edges >> half & 1)
			return i;
	return -1;
}

/* A court edge is one court; beside a path lie two strips of court, which may be one. */
static bool courts_check(const struct tile_type *type, struct tile_error *error)
{
	unsigned seen = 0;

	for (int i = 0; i < type->part_count; i++) {
		if (type->parts[i].kind != FEATURE_COURT)
			continue;
		if (type->parts[i].half_edges & seen)
			return tile_fail(error, "two courts share a half-edge");
		if (!type->parts[i].half_edges)
			return tile_fail(error, "a court reaches no edge");
		seen |= type->parts[i].half_edges;
	}
	for (int half = 0; half < HALF_COUNT; half++) {
		int terrain = type->edges[half / 2];
		bool has = seen >> half & 1, wanted = terrain == TERRAIN_COURT || terrain == TERRAIN_PATH;

		if (has && !wanted)
			return tile_fail(error, "half-edge %s is a court on an edge of tower or house",
			                 half_edge_words[half]);
		if (!has && wanted)
			return tile_fail(error, "half-edge %s belongs to no court", half_edge_words[half]);
		if (terrain == TERRAIN_COURT && court_of(type, half) != court_of(type, half ^ 1))
			return tile_fail(error, "court edge %s is split between two courts", edge_letters[half / 2]);
	}
	return true;
}

static bool parts_check(const struct tile_type *type, struct tile_error *error)
{
	for (int i = 0; i < type->part_count; i++) {
		const struct tile_part *part = &type->parts[i];

		if (!feature_among(FEATURES_OF_CASTLE, part->kind))
			return tile_fail(error, "a segment that is no part of a castle");
		if (part->kind != FEATURE_COURT && part->half_edges)
			return tile_fail(error, "only courts reach half-edges");
		if (part->kind == FEATURE_COURT && part->edges)
			return tile_fail(error, "a court reaches half-edges");
		if (part->kind == FEATURE_PATH && part->marks > 1)
			return tile_fail(error, "a path has a well or none");
		if ((part->kind == FEATURE_TOWER || part->kind == FEATURE_HOUSE) && part->marks)
			return tile_fail(error, "a tower or house has neither well nor market");
		if (type->flags & TILE_SQUARE && part->kind == FEATURE_PATH && bit_count(part->edges) > 1)
			return tile_fail(error, "a square ends every path of the tile");
	}
	return true;
}

bool castle_printed_check(const struct tile_type *type, struct tile_error *error)
{
	for (int e = 0; e < EDGE_COUNT; e++)
		if (type->edges[e] < TERRAIN_PATH)
			return tile_fail(error, "edge %s shows nothing of a castle", edge_letters[e]);
	if (type->city_count || type->road_count || type->river_count || type->field_count ||
	    type->flags & ~(unsigned)TILE_SQUARE)
		return tile_fail(error, "a castle tile with parts of the land outside");
	return parts_check(type, error) && kind_check(type, FEATURE_PATH, TERRAIN_PATH, "path", error) &&
	       kind_check(type, FEATURE_TOWER, TERRAIN_TOWER, "tower", error) &&
	       kind_check(type, FEATURE_HOUSE, TERRAIN_HOUSE, "house", error) && courts_check(type, error);
}

unsigned castle_printed_shows(int terrain) { return terrain == TERRAIN_PATH ? SHOWS_PATH : SHOWS_NO_PATH; }

void castle_printed_segments(struct tile_layout *layout, const struct tile_type *type)
{
	for (int courts = 0; courts < 2; courts++) {
		if (courts)
			layout->first_field = layout->segment_count;
		for (int i = 0; i < type->part_count; i++) {
			const struct tile_part *part = &type->parts[i];

			if ((part->kind == FEATURE_COURT) == courts)
				layout_add(layout, (struct tile_segment){.kind = part->kind,
				                                         .edges = part->edges,
				                                         .half_edges = part->half_edges,
				                                         .marks = part->marks});
		}
	}
}
