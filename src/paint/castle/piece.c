/* piece.c - the keep: a block of a tower, nothing like the people who stand beside it; wall tiles: a carved back, nine
 * faces. */
#include "bastide/paint.h"
#include "paint/kit/prop.h"

enum { KEEP_POINTS = 12 };

/* The outline of the front, and how wide its cream rim is. */
static const struct vec keep[KEEP_POINTS] = {{0.22f, 0.95f}, {0.27f, 0.36f}, {0.18f, 0.36f}, {0.18f, 0.09f},
                                             {0.36f, 0.09f}, {0.36f, 0.20f}, {0.64f, 0.20f}, {0.64f, 0.09f},
                                             {0.82f, 0.09f}, {0.82f, 0.36f}, {0.73f, 0.36f}, {0.78f, 0.95f}};

void paint_keep(uint32_t color, int size, uint8_t *rgba, void *scratch)
{
	struct easel c;
	struct rgb body = rgb(color), dark = rgb_scale(body, 0.58f), light = rgb_mix(body, rgb(0xFFF6DC), 0.30f);
	/* never thinner than the eye can see */
	float halo = 1.6f / (float)size > 0.045f ? 1.6f / (float)size : 0.045f;

	easel_init(&c, (struct paint_frame){0, 0, size, size}, size, rgba, scratch);
	trace_polygon(&c, keep, KEEP_POINTS);
	trace_strip(&c, keep, KEEP_POINTS, halo * 2.0f, true);
	trace_fill(&c, ink_solid(rgb(0xFFF6DC)));
	trace_polygon(&c, keep, KEEP_POINTS);
	trace_strip(&c, keep, KEEP_POINTS, 0.030f, true);
	trace_fill(&c, ink_solid(rgb_scale(body, 0.28f)));
	fill_polygon(&c, keep, KEEP_POINTS, ink_horizontal(light, dark, 0.18f, 0.84f));
	/* the middle merlon, the ledge below the crown, courses, a slit and the door */
	struct vec merlon[4] = {{0.425f, 0.20f}, {0.425f, 0.09f}, {0.575f, 0.09f}, {0.575f, 0.20f}};

	fill_polygon(&c, merlon, 4, ink_horizontal(light, dark, 0.18f, 0.84f));
	trace_rect(&c, 0.19f, 0.355f, 0.81f, 0.385f);
	trace_fill(&c, ink_alpha(rgb_scale(body, 0.25f), 0.75f));
	for (int i = 0; i < 3; i++) {
		float y = 0.52f + 0.14f * (float)i;

		trace_rect(&c, 0.27f, y, 0.40f, y + 0.016f);
		trace_rect(&c, 0.60f, y + 0.05f, 0.73f, y + 0.066f);
	}
	trace_fill(&c, ink_alpha(rgb_scale(body, 0.25f), 0.50f));
	trace_rect(&c, 0.41f, 0.76f, 0.59f, 0.95f);
	trace_ellipse(&c, vec(0.5f, 0.76f), 0.09f, 0.10f);
	trace_fill(&c, ink_solid(rgb_scale(body, 0.20f)));
	trace_rect(&c, 0.47f, 0.44f, 0.53f, 0.58f);
	trace_fill(&c, ink_solid(rgb(0xFFE29A)));
	easel_finish(&c);
}

enum { HALF_BUILT = 5 }; /* the face of which the upper half is not built */

void paint_wall_tile(int kind, int size, uint8_t *rgba, void *scratch)
{
	static item_painter *const faces[] = {wall_tile_0_draw, wall_tile_1_draw, wall_tile_2_draw, wall_tile_3_draw,
	                                      wall_tile_4_draw, wall_tile_5_draw, wall_tile_6_draw, wall_tile_7_draw,
	                                      wall_tile_8_draw, wall_tile_9_draw};
	const struct item tile = {0};
	struct easel c;

	easel_init(&c, (struct paint_frame){0, 0, size, size}, size, rgba, scratch);
	faces[kind](&c, &tile);
	if (kind == HALF_BUILT) {
		c.clip_y0 = size / 2;
		wall_tile_built_draw(&c, &tile);
	}
	easel_finish(&c);
}
