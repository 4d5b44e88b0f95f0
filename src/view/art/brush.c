#include "view/art/brush.h"

#include <math.h>

#include "view/art/emblem.h"
#include "view/art/theme.h"

const struct brush_folds brush_folds[COLOR_COUNT] = {
    {0xC48A00, 0xFFFFFF}, {0x7C0B1C, 0xFFFFFF}, {0x237238, 0xFFFFFF},
    {0x123784, 0xFFFFFF}, {0x111115, 0x6A6A76}, {0xB23A7C, 0xFFFFFF},
};

void brush_place(struct brush *brush)
{
	for (int i = 0; i < brush->path->point_count; i++) {
		struct vec *p = &brush->path->points[i];
		float x = brush->turned ? p->y : p->x, y = brush->turned ? -p->x : p->y;

		p->x = x * brush->s + brush->dx;
		p->y = y * brush->s + brush->dy;
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

/* Light from the upper left, shade to the lower right, over the whole body. */
static void brush_light(struct brush *brush, const char *outline)
{
	struct vec from = {6, 3}, to = {92, 43};
	struct ink ink = {.kind = INK_LINEAR,
	                  .stop_count = 4,
	                  .stops = {{0, rgba(0xFFFFFF, 0.46f)},
	                            {0.44f, rgba(0xFFFFFF, 0)},
	                            {0.58f, rgba(0x2E1404, 0)},
	                            {1, rgba(0x2E1404, 0.36f)}}};

	if (brush->turned) { /* the light stays where it is */
		from = (struct vec){92, 6};
		to = (struct vec){52, 92};
		ink.a = (struct vec){from.y * brush->s + brush->dx, -from.x * brush->s + brush->dy};
		ink.b = (struct vec){to.y * brush->s + brush->dx, -to.x * brush->s + brush->dy};
	} else {
		ink.a = (struct vec){from.x * brush->s + brush->dx, from.y * brush->s + brush->dy};
		ink.b = (struct vec){to.x * brush->s + brush->dx, to.y * brush->s + brush->dy};
	}
	path_clear(brush->path);
	path_svg(brush->path, outline, 1, 0, 0);
	brush_place(brush);
	pixmap_fill(brush->pixmap, brush->path, &ink);
}

/* Halo, dark outline, body.  The halo is at least 2 pixels wide. */
void brush_body(struct brush *brush, const char *outline, uint32_t body, uint32_t ink_color)
{
	float line = 2.5f, halo = fmaxf(3.4f, 2.0f / brush->s);

	if (line * brush->s < 0.8f)
		line = 0.8f / brush->s;
	brush_stroke(brush, outline, 2 * (line + halo), rgb(COLOR_HALO));
	brush_stroke(brush, outline, 2 * line, rgb(ink_color));
	brush_fill(brush, outline, rgb(body));
	brush_light(brush, outline);
}

/* The emblem upright on the figure's chest, whatever way it lies. */
void brush_emblem(struct brush *brush, int color, float cx, float cy, float size, uint32_t ink_color)
{
	struct ink ink = ink_plain(rgb(ink_color));
	float x = brush->turned ? cy : cx, y = brush->turned ? -cx : cy;
	float s = size / 24 * brush->s;

	path_clear(brush->path);
	emblem_path(brush->path, color, s, x * brush->s + brush->dx - 12 * s, y * brush->s + brush->dy - 12 * s);
	pixmap_fill(brush->pixmap, brush->path, &ink);
}
