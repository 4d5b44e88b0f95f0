#include "view/art/shadow.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

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

static void ground_oval(struct brush *brush, float cx, float cy, float rx, float ry, struct ink ink)
{
	path_clear(brush->path);
	path_oval(brush->path, cx, cy, rx, ry);
	brush_place(brush);
	pixmap_fill(brush->pixmap, brush->path, ink);
}

void shadow_paint(struct brush *brush, const struct path_data *outline)
{
	path_clear(brush->path);
	path_append(brush->path, outline, 1, 0, 0);
	for (int i = 0; i < brush->path->point_count; i++) {
		struct vec *p = &brush->path->points[i];
		float high = 117 - p->y;

		*p = (struct vec){p->x + SHADOW_RIGHT * high, 116 + SHADOW_DOWN * high};
	}
	brush_place(brush);
	pixmap_fill(brush->pixmap, brush->path, ink_plain(rgba(0x211F33, 0.50f)));
	/* where feet or gown and ground touch */
	for (int i = 0; i < 2; i++)
		ground_oval(brush, 52, 116, 42 - 9 * (float)i, 7 - 2 * (float)i, ink_plain(rgba(0x17152A, 0.34f)));
	pixmap_blur(brush->pixmap, (int)(SHADOW_SOFT * brush->s + 0.5f));
}

void paving_paint(struct brush *brush, float side)
{
	float kerb = fmaxf(2.4f, 0.8f / brush->s), deep = side * 0.35f;
	struct ink stone = {.kind = INK_LINEAR,
	                    .stop_count = 2,
	                    .stops = {{0, rgb(0xF2E6C4)}, {1, rgb(0xCDB98C)}},
	                    .a = {brush->dx + (50 - side) * brush->s, brush->dy + (114 - deep) * brush->s},
	                    .b = {brush->dx + (50 + side) * brush->s, brush->dy + (114 + deep) * brush->s}};

	ground_oval(brush, 50, 114, side, deep, ink_plain(rgba(0x4A3826, 0.8f)));
	ground_oval(brush, 50, 114, side - kerb, deep - kerb, stone);
	ground_oval(brush, 60, 116, side * 0.58f, deep * 0.36f, ink_plain(rgba(0x211F33, 0.36f)));
}

void shadow_paint_lying(struct brush *brush, const struct path_data *outline)
{
	struct brush shade = *brush;

	for (int far = 1; far <= 3; far++) {
		shade.dx = brush->dx + 3 * (float)far * brush->s;
		shade.dy = brush->dy + 3.4f * (float)far * brush->s;
		brush_fill(&shade, outline, rgba(0x211F33, 0.3f));
	}
	pixmap_blur(brush->pixmap, (int)(SHADOW_SOFT / 2 * brush->s + 0.5f));
}
