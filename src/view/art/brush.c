#include "view/art/brush.h"

#include <math.h>

#include "view/art/emblem.h"
#include "view/art/theme.h"

const struct brush_folds brush_folds[COLOR_COUNT] = {
    {.dark = 0xC08500, .light = 0xFFE070}, {.dark = 0x7C0B1C, .light = 0xD6394A}, {.dark = 0x237238, .light = 0x67CC78},
    {.dark = 0x123784, .light = 0x4A80E6}, {.dark = 0x121217, .light = 0x54545F}, {.dark = 0xB23A7C, .light = 0xFF9FD0},
};

void brush_place(struct brush *brush)
{
	for (int i = 0; i < brush->path->point_count; i++) {
		struct vec *p = &brush->path->points[i];

		p->x = p->x * brush->s + brush->dx;
		p->y = p->y * brush->s + brush->dy;
	}
}

void brush_fill(struct brush *brush, const char *d, uint32_t color)
{
	struct ink ink = ink_plain(color);

	path_clear(brush->path);
	path_svg(brush->path, d, 1, 0, 0);
	brush_place(brush);
	pixmap_fill(brush->pixmap, brush->path, &ink);
}

void brush_stroke(struct brush *brush, const char *d, float width, uint32_t color)
{
	struct ink ink = ink_plain(color);

	path_clear(brush->path);
	path_svg(brush->path, d, 1, 0, 0);
	brush_place(brush);
	pixmap_stroke(brush->pixmap, brush->path, &(struct stroke){.width = width * brush->s}, &ink);
}

void brush_circle(struct brush *brush, float cx, float cy, float r, uint32_t color)
{
	struct ink ink = ink_plain(color);

	path_clear(brush->path);
	path_circle(brush->path, cx, cy, r);
	brush_place(brush);
	pixmap_fill(brush->pixmap, brush->path, &ink);
}

/* Light from the upper left, shade to the lower right, over the whole body: matt, as the land has it. */
static void brush_light(struct brush *brush, const char *outline)
{
	struct vec from = {6, 3}, to = {92, 43};
	struct ink ink = {.kind = INK_LINEAR,
	                  .stop_count = 4,
	                  .stops = {{0, rgba(0xFFF4DC, 0.26f)},
	                            {0.42f, rgba(0xFFF4DC, 0)},
	                            {0.55f, rgba(0x211F33, 0)},
	                            {1, rgba(0x211F33, 0.34f)}}};

	ink.a = (struct vec){from.x * brush->s + brush->dx, from.y * brush->s + brush->dy};
	ink.b = (struct vec){to.x * brush->s + brush->dx, to.y * brush->s + brush->dy};
	path_clear(brush->path);
	path_svg(brush->path, outline, 1, 0, 0);
	brush_place(brush);
	pixmap_fill(brush->pixmap, brush->path, &ink);
}

/* A line of half its width in pixels at least. */
static float line_width(const struct brush *brush) { return fmaxf(2.4f, 0.75f / brush->s); }

void brush_halo(struct brush *brush, const char *outline, float width)
{
	float halo = fmaxf(1.5f, 1.0f / brush->s);

	brush_stroke(brush, outline, width + 2 * (line_width(brush) + halo), rgba(COLOR_HALO, 0.7f));
}

void brush_outline(struct brush *brush, const char *outline, float width, uint32_t color)
{
	brush_stroke(brush, outline, width + 2 * line_width(brush), rgb(color));
}

void brush_body(struct brush *brush, const char *outline, uint32_t body, uint32_t ink_color)
{
	brush_outline(brush, outline, 0, ink_color);
	brush_fill(brush, outline, rgb(body));
	brush_light(brush, outline);
}

void brush_figure(struct brush *brush, const char *outline, uint32_t body, uint32_t ink_color)
{
	brush_halo(brush, outline, 0);
	brush_body(brush, outline, body, ink_color);
}

void brush_emblem(struct brush *brush, int color, float cx, float cy, float size, uint32_t ink_color)
{
	struct ink ink = ink_plain(rgb(ink_color));
	float s = size / 24 * brush->s;

	path_clear(brush->path);
	emblem_path(brush->path, color, s, cx * brush->s + brush->dx - 12 * s, cy * brush->s + brush->dy - 12 * s);
	pixmap_fill(brush->pixmap, brush->path, &ink);
}
