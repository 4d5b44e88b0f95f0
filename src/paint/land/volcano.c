/* volcano.c - where a mountain of fire stands, and its shadow on the land. */
#include "paint/land/scene.h"

#define CRATER_HIGH 0.25f /* above the foot, on the picture */

static void volcano_shade(struct easel *c, const struct item *v)
{
	float far = 0.5f + 0.5f * c->sun;
	struct vec cone[6] = {vec_off(v->at, -0.10f, -0.01f),       vec_off(v->at, 0.05f, -0.12f),
	                      vec_off(v->at, 0.26f * far, -0.045f), vec_off(v->at, 0.36f * far, 0.010f),
	                      vec_off(v->at, 0.33f * far, 0.050f),  vec_off(v->at, 0.08f, 0.060f)};

	shade_polygon(c, cone, 6, 1.0f);
}

void volcano_add(struct scene *s)
{
	struct vec at = vec_off(s->plan.volcano_at, 0, VOLCANO_FOOT);
	bool lake = s->plan.lake.count > 0; /* what rolls into water is gone */

	if (!s->plan.volcano)
		return;
	struct item *ashes = scene_add(s, lake ? lake_ashes_draw : ashes_draw, NULL, at);

	ashes->depth = -2 * DEPTH_UNIT;
	ashes->size = lake ? 0.3f : 1.0f; /* no bale or stone of the meadow lies so near */
	scene_add(s, volcano_draw, volcano_shade, at);
	loose_add(s, PAINT_SMOKE, false, vec_up(at, CRATER_HIGH));
}
