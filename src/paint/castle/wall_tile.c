/* wall_tile.c - wall tiles: a carved back, nine faces. */
#include "bastide/paint.h"
#include "paint/kit/prop.h"

enum { HALF_BUILT = 5 }; /* the face of which the upper half is not built */

void paint_wall_tile(int kind, int size, uint8_t *rgba, void *scratch)
{
	static item_painter *const faces[] = {wall_tile_0_draw, wall_tile_1_draw, wall_tile_2_draw, wall_tile_3_draw,
	                                      wall_tile_4_draw, wall_tile_5_draw, wall_tile_6_draw, wall_tile_7_draw,
	                                      wall_tile_8_draw, wall_tile_9_draw};
	const struct item tile = {0};
	struct easel c;

	easel_init(&c, rgba, size, size, 0.0f, 0.0f, (float)size, scratch);
	faces[kind](&c, &tile);
	if (kind == HALF_BUILT) {
		c.clip_y0 = size / 2;
		wall_tile_built_draw(&c, &tile);
	}
	easel_finish(&c);
}
