#include "view/table/lamp.h"

#include <math.h>

/* All in tiles: the light comes from the north-west, a tile is as thick as its slab. */
#define CAST_EAST 0.05f
#define CAST_SOUTH 0.10f
#define CAST_BLUR 0.075f
#define CAST_ALPHA 0.62f
/* Where wood and tile touch, on all sides. */
#define TOUCH_BLUR 0.018f
#define TOUCH_ALPHA 0.50f
#define CAST_COLOR 0x0B0603

enum { CAST_SIDE = 96, CAST_COUNT = 9 };

/* How much of a soft edge at `edge` has been passed at `at`. */
static float passed(float at, float edge, float blur) { return 0.5f + 0.5f * tanhf((at - edge) / blur); }

/* How much of each pixel of a row, or a column, the cells beside it and its own cover softly. */
static void cover(float covered[3][CAST_SIDE], int count, float shift, float blur)
{
	for (int d = 0; d < 3; d++)
		for (int i = 0; i < count; i++) {
			float at = ((float)i + 0.5f) / (float)count - shift, edge = (float)(d - 1);
			covered[d][i] = passed(at, edge, blur) - passed(at, edge + 1, blur);
		}
}

static bool cast_paint(const void *context, uint8_t *pixels, int w, int h)
{
	unsigned around = *(const unsigned *)context;
	float cast_x[3][CAST_SIDE], cast_y[3][CAST_SIDE], touch_x[3][CAST_SIDE], touch_y[3][CAST_SIDE];
	cover(cast_x, w, CAST_EAST, CAST_BLUR);
	cover(cast_y, h, CAST_SOUTH, CAST_BLUR);
	cover(touch_x, w, 0, TOUCH_BLUR);
	cover(touch_y, h, 0, TOUCH_BLUR);
	for (int j = 0; j < h; j++)
		for (int i = 0; i < w; i++) {
			float cast = 0, touch = 0;
			for (int n = 0; n < CAST_COUNT; n++) {
				if (!(around >> n & 1))
					continue;
				cast += cast_x[n % 3][i] * cast_y[n / 3][j];
				touch += touch_x[n % 3][i] * touch_y[n / 3][j];
			}
			float light = (1 - CAST_ALPHA * fminf(cast, 1)) * (1 - TOUCH_ALPHA * fminf(2 * touch, 1));
			uint8_t *out = pixels + 4 * ((size_t)j * (size_t)w + (size_t)i);
			out[0] = CAST_COLOR >> 16 & 255;
			out[1] = CAST_COLOR >> 8 & 255;
			out[2] = CAST_COLOR & 255;
			out[3] = (uint8_t)((1 - light) * 255 + 0.5f);
		}
	return true;
}

void cast_draw(struct draw *draw, struct rect box, unsigned around, float strength)
{
	struct picture picture = picture_of("cast", CAST_SIDE, CAST_SIDE, cast_paint, &around, sizeof around);
	draw_picture(draw, &picture, &(struct draw_image){.dst = box, .alpha = strength});
}
