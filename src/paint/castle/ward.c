/* ward.c - puts the geometry of a castle tile together. */
#include "paint/castle/ward.h"

#include <string.h>

int ward_border(struct vec a, struct vec b)
{
	const float near = 0.001f;

	if (a.y < near && b.y < near)
		return EDGE_N;
	if (a.x > 1.0f - near && b.x > 1.0f - near)
		return EDGE_E;
	if (a.y > 1.0f - near && b.y > 1.0f - near)
		return EDGE_S;
	if (a.x < near && b.x < near)
		return EDGE_W;
	return -1;
}

static void ward_turn(struct ward *w, int rotation)
{
	for (int i = 0; i < w->block_count; i++) {
		line_turn(&w->blocks[i].outline, rotation);
		w->blocks[i].edges = edges_turned((uint8_t)w->blocks[i].edges, rotation);
	}
	for (int i = 0; i < w->way_count; i++)
		line_turn(&w->ways[i].line, rotation);
	for (int i = 0; i < w->door_count; i++) {
		struct ward_door *d = &w->doors[i];

		d->at = vec_turned(d->at, rotation);
		d->out = direction_turned(d->out, rotation);
	}
	w->square_at = vec_turned(w->square_at, rotation);
	w->well_at = vec_turned(w->well_at, rotation);
}

void ward_build(struct ward *ward, const struct tile_type *type, int rotation)
{
	memset(ward, 0, sizeof *ward);
	ward->type = type;
	ward->rotation = rotation & 3;
	ward->well_part = ward->market_part = -1;
	for (int i = 0; i < type->part_count; i++)
		if (type->parts[i].kind == FEATURE_COURT && type->parts[i].marks)
			ward->market_part = i;
	ward_add_blocks(ward);
	ward_add_ways(ward);
	ward_turn(ward, ward->rotation);
}
