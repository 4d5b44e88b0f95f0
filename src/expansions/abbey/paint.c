/* paint.c - the abbey: a walled precinct that fills its whole tile, so that whatever runs into it ends
 * at a wall.  The church in the middle is the monasteries' own; cloister, garden, walls and towers are added here. */
#include "paint/land/sign.h"

#define NEAR 0.016f /* of the walls' outer side from the tile's edge: they end in the towers of its corners */
#define THICK 0.026f
#define HIGH 0.058f

static void put(struct scene *s, item_painter *draw, item_painter *shade, struct vec foot, float size)
{
	scene_add(s, draw, shade, foot)->size = size;
}

/* A road that ends in the grass: a farm about a well. */
static void dead_end_add(struct scene *s)
{
	/* about the well, away from the road: the house, the barn, a tree; for a road from the north, then turned */
	static const struct vec about[3] = {{0.015f, 0.150f}, {0.135f, 0.030f}, {-0.120f, 0.075f}};
	const struct tile_type *t = s->plan.type;
	unsigned edges = t->road_count == 1 ? edges_turned(t->roads[0].edges, s->plan.rotation) : 0;

	if (!edges || edges & (edges - 1) || t->city_count || t->river_count || s->plan.building || s->plan.volcano)
		return;
	struct item *turning = scene_add(s, turning_draw, NULL, vec(0.5f, 0.5f));

	turning->depth = -4 * DEPTH_UNIT;
	turning->look = edges;
	int edge = 0;
	while (edges >> edge != 1)
		edge++;
	for (int i = 0; i < 3; i++) {
		struct vec at = vec_turned(vec(0.5f + about[i].x, 0.5f + about[i].y), edge);

		/* what lies behind the place stands back by its height */
		at.y += at.y < 0.5f ? 0.035f : 0.020f;
		put(s, i < 2 ? house_draw : tree_draw, i < 2 ? house_shade : tree_shade, at,
		    i == 0   ? 0.150f
		    : i == 1 ? 0.118f
		             : 0.040f);
	}
	put(s, well_draw, well_shade, vec(0.5f, 0.512f), 0);
}

/* Edges at which the neighbour has a road. */
static unsigned roads_beside(const struct paint_job *job)
{
	unsigned roads = 0;

	for (int edge = 0; edge < EDGE_COUNT; edge++)
		roads |= (unsigned)(job->beside[edge] == paint_beside(TERRAIN_ROAD)) << edge;
	return roads;
}

static void abbey_add(struct scene *s)
{
	static item_painter *const gates[EDGE_COUNT] = {abbey_gate_draw, abbey_east_gate_draw, abbey_gate_draw,
	                                                abbey_west_gate_draw};
	float north = NEAR + THICK + HIGH, south = 1 - NEAR * 0.6f;

	/* the fork: all three arms come to one ring of road, round a green with a well; nothing ends there */
	if (s->plan.type->flags & TILE_WELL) {
		struct item *ring = scene_add(s, fork_ring_draw, NULL, vec(0.5f, 0.5f));

		ring->depth = -4 * DEPTH_UNIT;
		ring->look = edges_turned(s->plan.type->roads[0].edges, s->plan.rotation);
		put(s, fork_well_draw, fork_well_shade, vec(0.5f, 0.525f), 0);
	}
	dead_end_add(s);
	if (!(s->plan.type->flags & TILE_ABBEY))
		return;
	unsigned roads = roads_beside(s->job);

	struct item *court = scene_add(s, abbey_court_draw, NULL, vec(0.5f, 0.0f));

	court->depth = -4 * DEPTH_UNIT;
	court->look = roads;
	put(s, abbey_wall_draw, abbey_wall_shade, vec(0.5f, north), 0);
	put(s, abbey_side_wall_draw, NULL, vec(NEAR + THICK * 0.6f, south), 0);
	put(s, abbey_side_wall_draw, NULL, vec(1 - NEAR - THICK * 0.6f, south), 0);
	put(s, abbey_range_draw, abbey_range_shade, vec(0.34f, north + 0.10f), 0.20f);
	put(s, abbey_barn_draw, abbey_barn_shade, vec(0.76f, north + 0.10f), 0.13f);
	put(s, abbey_wall_draw, abbey_wall_shade, vec(0.5f, south), 0);
	for (int edge = 0; edge < EDGE_COUNT; edge++) {
		const struct vec at[EDGE_COUNT] = {
		    {0.5f, north + 0.004f}, {1 - NEAR - 0.024f, 0.5f}, {0.5f, south + 0.004f}, {NEAR + 0.024f, 0.5f}};

		/* its own gate is in front, if no road comes from elsewhere */
		if (roads >> edge & 1 || (!roads && edge == EDGE_S))
			scene_add(s, gates[edge], NULL, at[edge])->depth += edge & 1 ? (int)(0.08f * DEPTH_UNIT) : 0;
	}
	put(s, well_draw, well_shade, vec(0.26f, 0.715f), 0);
	put(s, tree_draw, tree_shade, vec(0.915f, 0.66f), 0.042f);
	put(s, tree_draw, tree_shade, vec(0.12f, 0.45f), 0.034f);
}

const struct expansion_paint abbey_paint = {.add = abbey_add};
