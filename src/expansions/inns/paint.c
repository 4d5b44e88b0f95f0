/* paint.c - where the inn stands on its pond, and a city's cathedral. */
#include "paint/land/sign.h"

static void inn_add(struct scene *s)
{
	struct vec at = s->plan.yard_at;
	struct item *pond = scene_add(s, yard_pond_draw, NULL, vec(at.x + 0.010f, at.y + 0.072f));

	pond->depth = -2 * DEPTH_UNIT;
	pond->size = 0.1f;
	scene_add(s, inn_draw, inn_shade, vec(at.x - 0.026f, at.y + 0.040f))->size = 0.1f;
}

static void land_add(struct scene *s)
{
	if (s->plan.type->flags & TILE_INN)
		inn_add(s);
	if (s->plan.cathedral)
		scene_add(s, great_church_draw, great_church_shade, CATHEDRAL_FOOT)->size = 1.20f;
}

const struct expansion_paint inns_paint = {.landmarks = land_add};
