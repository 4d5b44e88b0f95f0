#include "view/art/brush.h"

#include <math.h>

#include "view/art/emblem.h"
#include "view/art/theme.h"

const struct brush_folds brush_folds[COLOR_COUNT] = {
    {.dark = 0xC08500, .light = 0xFFE070}, {.dark = 0x7C0B1C, .light = 0xD6394A}, {.dark = 0x237238, .light = 0x67CC78},
    {.dark = 0x123784, .light = 0x4A80E6}, {.dark = 0x121217, .light = 0x54545F}, {.dark = 0xB23A7C, .light = 0xFF9FD0},
};

/* Where a unit lies on the pixmap.  What was to the left of one who stands is above: light falls on it either way. */
static struct vec placed(const struct brush *brush, struct vec at)
{
	if (brush->turned)
		at = (struct vec){at.y - 59, at.x - 50};
	return (struct vec){at.x * brush->s + brush->dx, at.y * brush->s + brush->dy};
}

void brush_place(struct brush *brush)
{
	for (int i = 0; i < brush->path->point_count; i++)
		brush->path->points[i] = placed(brush, brush->path->points[i]);
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

	ink.a = placed(brush, from);
	ink.b = placed(brush, to);
	path_clear(brush->path);
	path_svg(brush->path, outline, 1, 0, 0);
	brush_place(brush);
	pixmap_fill(brush->pixmap, brush->path, &ink);
}

/* A line of half its width in pixels at least; of a whole one about who is small. */
static float line_width(const struct brush *brush)
{
	return fmaxf(2.4f, (brush_small(brush) ? 0.95f : 0.75f) / brush->s);
}

void brush_halo(struct brush *brush, const char *outline, float width)
{
	bool small = brush_small(brush);
	float halo = fmaxf(1.5f, (small ? 1.15f : 1.0f) / brush->s);

	brush_stroke(brush, outline, width + 2 * (line_width(brush) + halo), rgba(COLOR_HALO, small ? 0.95f : 0.7f));
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
	float s = size / 24 * brush->s * (brush_small(brush) ? 1.2f : 1);
	struct vec at = placed(brush, (struct vec){cx, cy});

	path_clear(brush->path);
	emblem_path(brush->path, color, s, at.x - 12 * s, at.y - 12 * s);
	pixmap_fill(brush->pixmap, brush->path, &ink);
}
