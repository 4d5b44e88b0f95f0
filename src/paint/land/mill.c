/* mill.c - a windmill on a meadow: seldom, and where there is room for it. */
#include <math.h>

#include "paint/land/scene.h"

#define HUB_HIGH 0.128f /* above the foot */
#define FOOT_HALF 0.041f

enum { MILL_LATTICE = 24, ONE_TILE_IN = 9 };

/* Is this all meadow, as far as mill and sails go? */
static bool is_free(const struct scene *s, struct vec at)
{
	static const struct vec reach[8] = {{0, -0.06f},      {0, -0.12f},       {0, -0.205f},     {-0.08f, -0.128f},
	                                    {0.08f, -0.128f}, {-0.06f, -0.185f}, {0.06f, -0.185f}, {0, 0.014f}};

	if (raster_clearance(&s->raster, at) < 0.066f)
		return false;
	for (int i = 0; i < 8; i++) {
		struct vec p = vec_plus(at, reach[i]);

		if (!scene_open(s, p, 0.022f) || raster_code(&s->raster, p) != raster_code(&s->raster, at))
			return false;
	}
	return true;
}

/* Neither mill nor follower hides the other: the follower lies on a field, and stands elsewhere. */
static bool is_clear(const struct scene *s, struct vec at)
{
	for (int i = 0; i < s->spot_count; i++) {
		bool lies = paint_code_kind(s->spots[i].code) == PAINT_FIELD;
		float wide = (lies ? 0.155f : 0.10f) + 0.085f, dx = fabsf(at.x - s->spots[i].x);
		float above = lies ? 0.11f : 0.31f, below = lies ? 0.11f : 0.03f;

		if (dx < wide && at.y + 0.014f > s->spots[i].y - above && at.y - 0.215f < s->spots[i].y + below)
			return false;
	}
	return true;
}

static bool wants_mill(const struct scene *s)
{
	const struct tile_type *type = s->plan.type;

	for (int e = 0; e < EDGE_COUNT; e++)
		if (type->edges[e] == TERRAIN_SEAM)
			return false;
	return !s->plan.building &&
	       !(type->flags & (TILE_PIGS | TILE_INN | TILE_GARDEN | TILE_SPRING | TILE_VOLCANO)) &&
	       hash4(s->seed, 0x3111, 0, 0) % ONE_TILE_IN == 0;
}

void mill_add(struct scene *s)
{
	struct vec best = vec(0, 0);
	float room = 0.0f;

	if (!wants_mill(s))
		return;
	for (int j = 6; j < MILL_LATTICE - 1; j++) {
		for (int i = 3; i <= MILL_LATTICE - 3; i++) {
			struct vec at = vec((float)i / MILL_LATTICE, (float)j / MILL_LATTICE);

			if (!is_free(s, at) || !is_clear(s, at))
				continue;
			float here = fminf(raster_clearance(&s->raster, at), 0.16f) +
			             (float)(hash4(s->seed, (uint32_t)i, (uint32_t)j, 1) & 63) / 640.0f;
			if (here > room) {
				room = here;
				best = at;
			}
		}
	}
	if (room <= 0.0f)
		return;
	scene_add(s, mill_draw, mill_shade, best)->size = FOOT_HALF;
	s->has_mill = true;
	s->mill_at = best;
	loose_add(s, PAINT_SAILS, false, vec_off(best, 0.004f, -HUB_HIGH));
	if (s->job->options & PAINT_LOOSE)
		return;
	struct item *sails = scene_add(s, sails_draw, NULL, best);

	sails->at = vec_off(best, 0.004f, -HUB_HIGH);
	sails->to = vec_round_between(paint_sails_rest(sails->at.x, sails->at.y) * (32.0f / 6.2831853f));
	sails->size = FOOT_HALF;
	sails->depth++;
}

bool mill_stands_clear(const struct scene *s, struct vec at, float r, float high)
{
	if (!s->has_mill || fabsf(at.x - s->mill_at.x) > 0.088f + r)
		return true;
	return at.y < s->mill_at.y - 0.215f || at.y - high > s->mill_at.y + 0.03f;
}
