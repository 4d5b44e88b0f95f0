/* pigs.c - the pigs in their pen. */

#include "paint/land/scene.h"

void pigs_add(struct scene *s)
{
	static const struct vec place[3] = {{-0.070f, -0.010f}, {0.068f, 0.010f}, {-0.016f, 0.086f}};
	struct vec at = s->plan.pigs_at;

	if (!(s->plan.type->flags & TILE_PIGS))
		return;
	struct item *pen = scene_add(s, pen_floor_draw, NULL, at);

	pen->size = PEN_WIDE;
	pen->depth = -2 * DEPTH_UNIT; /* flat: below everything that stands */
	/* its fence stands behind them and before them */
	scene_add(s, pen_back_draw, NULL, at)->depth -= (int)(PEN_TALL * DEPTH_UNIT);
	scene_add(s, pen_front_draw, NULL, at)->depth += (int)(PEN_TALL * DEPTH_UNIT);
	for (int i = 0; i < 3; i++) {
		scene_add(s, i == 1 ? pig_east_draw : pig_west_draw, small_shade, vec_plus(at, place[i]))->size =
		    i == 1 ? 0.062f : 0.056f;
	}
}
