#include "view/art/brush.h"

#include <math.h>

#include "view/art/emblem.h"
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

void brush_light(struct brush *brush, const struct path_data *outline)
{
	struct vec from = {6, 3}, to = {92, 43};
	struct ink ink = {.kind = INK_LINEAR,
	                  .stop_count = 4,
	                  .stops = {{0, rgba(0xFFF4DC, 0.26f)},
	                            {0.42f, rgba(0xFFF4DC, 0)},
	                            {0.55f, rgba(0x211F33, 0)},
	                            {1, rgba(0x211F33, 0.34f)}}};

	ink.a = brush_placed(brush, from);
	ink.b = brush_placed(brush, to);
	brush_trace(brush, outline);
	pixmap_fill(brush->pixmap, brush->path, ink);
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

/* The same over a part of the body, however it lies: what is round turns away from the light by itself. */
static void part_light(struct brush *brush)
{
	float much = brush_small(brush) ? 0.5f : 1;

	brush_across(brush, (struct ink){.stop_count = 4,
	                                 .stops = {{0, rgba(0xFFF4DC, 0.42f * much)},
	                                           {0.40f, rgba(0xFFF4DC, 0)},
	                                           {0.50f, rgba(0x211F33, 0)},
	                                           {1, rgba(0x211F33, 0.46f * much)}}});
}

/* A line of half its width in pixels at least; of a whole one about who is small. */
static float line_width(const struct brush *brush)
{
	return fmaxf(2.4f, (brush_small(brush) ? 0.95f : 0.75f) / brush->s);
}

/* Round a stroke of this width, or round a shape: there without the many sides of round joins. */
static void edge_stroke(struct brush *brush, const struct path_data *outline, float width, float edge, uint32_t color)
{
	stroke_path(brush, outline, width + 2 * edge, width == 0, color);
}

void brush_halo(struct brush *brush, const struct path_data *outline, float width)
{
	float line = line_width(brush), rim = fminf(0.9f, 1.6f * brush->s);
	float small = fmaxf(0, fminf(1, (0.36f - brush->s) / 0.15f));

	/* The air about him is a little darker, and the light catches on his upper left: no sticker's edge.  Among
	 * small roofs a breath of light all round finds him. */
	edge_stroke(brush, outline, width, line + 1.3f / brush->s, rgba(0x211F33, 0.22f));
	if (small > 0)
		edge_stroke(brush, outline, width, line + 0.85f / brush->s, rgba(COLOR_HALO, 0.45f * small * small));
	brush->dx -= rim;
	brush->dy -= rim;
	edge_stroke(brush, outline, width, line, rgba(COLOR_HALO, 0.85f));
	brush->dx += rim;
	brush->dy += rim;
}

void brush_shade(struct brush *brush, const struct path_data *outline)
{
	edge_stroke(brush, outline, 0, line_width(brush) + 0.9f / brush->s, rgba(0x211F33, 0.35f));
}

void brush_outline(struct brush *brush, const struct path_data *outline, float width, uint32_t color)
{
	edge_stroke(brush, outline, width, line_width(brush), rgb(color));
}

void brush_part(struct brush *brush, const struct path_data *outline, uint32_t color)
{
	/* its line has a breath of its colour */
	edge_stroke(brush, outline, 0, line_width(brush), color_mix(rgb(COLOR_INK), rgb(color), 0.2f));
	brush_fill(brush, outline, rgb(color));
	part_light(brush);
}

void brush_emblem(struct brush *brush, int color, float cx, float cy, float size, uint32_t ink_color)
{
	float s = size / 24 * brush->s * (brush_small(brush) ? 1.2f : 1);
	struct vec at = brush_placed(brush, (struct vec){cx, cy});

	path_clear(brush->path);
	emblem_path(brush->path, color, s, at.x - 12 * s, at.y - 12 * s);
	pixmap_fill(brush->pixmap, brush->path, ink_plain(rgb(ink_color)));
}
