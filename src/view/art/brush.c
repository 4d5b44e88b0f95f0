#include "view/art/brush.h"

#include <math.h>

#include "view/art/theme.h"

struct vec brush_placed(const struct brush *brush, struct vec at)
{
	float c = brush->s * cosf(brush->turn), s = brush->s * sinf(brush->turn);

	float x = at.x * c - at.y * s;

	return (struct vec){(brush->mirrored ? -x : x) + brush->dx, at.x * s + at.y * c + brush->dy};
}

void brush_place(struct brush *brush)
{
	for (int i = 0; i < brush->path->point_count; i++)
		brush->path->points[i] = brush_placed(brush, brush->path->points[i]);
}

void brush_trace(struct brush *brush, const struct path_data *d)
{
	path_clear(brush->path);
	path_append(brush->path, d, 1, 0, 0);
	brush_place(brush);
}

void brush_fill(struct brush *brush, const struct path_data *d, uint32_t color)
{
	brush_trace(brush, d);
	pixmap_fill(brush->pixmap, brush->path, ink_plain(color));
}

static void stroke_path(struct brush *brush, const struct path_data *d, float width, bool square, uint32_t color)
{
	brush_trace(brush, d);
	pixmap_stroke(brush->pixmap, brush->path, &(struct stroke){.width = width * brush->s, .square = square},
	              ink_plain(color));
}

void brush_stroke(struct brush *brush, const struct path_data *d, float width, uint32_t color)
{
	stroke_path(brush, d, width, false, color);
}

void brush_across(struct brush *brush, struct ink ink)
{
	ink.kind = INK_LINEAR;
	ink.a = (struct vec){1e9f, 1e9f};
	ink.b = (struct vec){-1e9f, -1e9f};
	for (int i = 0; i < brush->path->point_count; i++) {
		struct vec p = brush->path->points[i];

		ink.a = (struct vec){fminf(ink.a.x, p.x), fminf(ink.a.y, p.y)};
		ink.b = (struct vec){fmaxf(ink.b.x, p.x), fmaxf(ink.b.y, p.y)};
	}
	pixmap_fill(brush->pixmap, brush->path, ink);
}

float brush_line(const struct brush *brush) { return fmaxf(2.4f, (brush_small(brush) ? 0.95f : 0.75f) / brush->s); }

void brush_edge(struct brush *brush, const struct path_data *outline, float width, float edge, uint32_t color)
{
	stroke_path(brush, outline, width + 2 * edge, width == 0, color);
}

void brush_shade(struct brush *brush, const struct path_data *outline)
{
	brush_edge(brush, outline, 0, brush_line(brush) + 0.9f / brush->s, rgba(0x211F33, 0.35f));
}

/* ---- what grounds a figure ---- */

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
