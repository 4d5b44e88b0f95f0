#include "view/art/bed.h"

#include "view/art/chance.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

enum { RIM_POINTS = 44, STRANDS = 64 };

/* -1 .. 1, the same for a strand everywhere: cosmetic, but no two machines differ. */
static float uneven(int i, int salt) { return (float)chance_lot(i, salt) / 511.5f - 1; }

/* A ragged oval: straw, not a coin. */
static void heap_path(struct path *path, float rx, float ry, float dx, float dy)
{
	path_clear(path);
	for (int i = 0; i < RIM_POINTS; i++) {
		float angle = (float)i * 6.2831853f / RIM_POINTS, rough = 1 + 0.075f * uneven(i, 1);
		float x = rx * rough * cosf(angle) + dx, y = ry * rough * sinf(angle) + dy;
		if (i)
			path_line_to(path, x, y);
		else
			path_move(path, x, y);
	}
	path_close(path);
}

static void strand_paint(struct brush *brush, int i)
{
	static const uint32_t colors[4] = {0xF3DC90, 0xB98C36, 0xE2C068, 0x96702A};
	float angle = (float)i * 6.2831853f * 0.381966f, far = 0.34f + 0.58f * fabsf(uneven(i, 2));
	float x = 60 * far * cosf(angle), y = 37 * far * sinf(angle) + 3;
	/* they lie this way and that, more along the sleeper than across him */
	float lean = 0.75f * uneven(i, 3), half = 8 + 5 * fabsf(uneven(i, 4));
	struct ink ink = ink_plain(rgb(colors[i & 3]));

	path_clear(brush->path);
	path_move(brush->path, x - half * cosf(lean), y - half * sinf(lean));
	path_line_to(brush->path, x + half * cosf(lean), y + half * sinf(lean));
	brush_place(brush);
	pixmap_stroke(brush->pixmap, brush->path, &(struct stroke){.width = fmaxf(2.3f * brush->s, 0.7f)}, &ink);
}

void bed_paint(struct brush *brush)
{
	struct ink straw = {.kind = INK_RADIAL,
	                    .stop_count = 3,
	                    .r = 70 * brush->s,
	                    .stops = {{0, rgb(0xF0D68C)}, {0.62f, rgb(0xD9B760)}, {1, rgb(0xBD933F)}}};
	struct ink shade = ink_plain(rgba(0x211F33, 0.42f));

	heap_path(brush->path, 61, 37, 7, 7);
	brush_place(brush);
	pixmap_fill(brush->pixmap, brush->path, &shade);
	straw.a = (struct vec){-10 * brush->s + brush->dx, -12 * brush->s + brush->dy};
	heap_path(brush->path, 62, 38, 0, 3);
	brush_place(brush);
	pixmap_fill(brush->pixmap, brush->path, &straw);
	for (int i = 0; i < STRANDS; i++)
		strand_paint(brush, i);
}

/* The mean of what lies within `radius` of each pixel of a row (or a column: `step` floats from one to the next). */
static void blur_line(float *line, float *kept, int count, int step, int radius)
{
	float sum[4] = {0};

	for (int i = 0; i < count; i++)
		memcpy(kept + 4 * i, line + (size_t)i * (size_t)step, 4 * sizeof *kept);
	for (int i = -radius; i < count; i++) {
		for (int c = 0; c < 4; c++) {
			sum[c] += i + radius < count ? kept[4 * (i + radius) + c] : 0;
			sum[c] -= i - radius - 1 >= 0 ? kept[4 * (i - radius - 1) + c] : 0;
			if (i >= 0)
				line[(size_t)i * (size_t)step + (size_t)c] = fmaxf(sum[c], 0) / (float)(2 * radius + 1);
		}
	}
}

static void pixmap_blur(struct pixmap *pixmap, int radius)
{
	int w = pixmap->w, h = pixmap->h, most = w > h ? w : h;
	float *kept = radius > 0 ? malloc(4 * sizeof *kept * (size_t)most) : NULL;

	pixmap->lacking |= radius > 0 && !kept;
	for (int pass = 0; kept && pass < 2; pass++) {
		for (int y = 0; y < h; y++)
			blur_line(pixmap->pixels + (size_t)4 * (size_t)w * (size_t)y, kept, w, 4, radius);
		for (int x = 0; x < w; x++)
			blur_line(pixmap->pixels + (size_t)4 * (size_t)x, kept, h, 4 * w, radius);
	}
	free(kept);
}

void shadow_paint(struct brush *brush, const char *outline)
{
	struct ink shade = ink_plain(rgba(0x211F33, 0.50f)), foot = ink_plain(rgba(0x17152A, 0.30f));

	path_clear(brush->path);
	path_svg(brush->path, outline, 1, 0, 0);
	for (int i = 0; i < brush->path->point_count; i++) {
		struct vec *p = &brush->path->points[i];
		float high = 117 - p->y;

		*p = (struct vec){p->x + SHADOW_RIGHT * high, 116 + SHADOW_DOWN * high};
	}
	brush_place(brush);
	pixmap_fill(brush->pixmap, brush->path, &shade);
	pixmap_blur(brush->pixmap, (int)(SHADOW_SOFT * brush->s + 0.5f));
	/* where gown and ground touch */
	for (int i = 0; i < 2; i++) {
		path_clear(brush->path);
		path_oval(brush->path, 53, 116, 45 - 5 * (float)i, 7 - 2 * (float)i);
		brush_place(brush);
		pixmap_fill(brush->pixmap, brush->path, &foot);
	}
}
