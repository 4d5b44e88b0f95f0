#include "view/art/drawing.h"

#include <math.h>

#include "view/art/emblem.h"
#include "view/art/theme.h"

/* By enum color, from HUE_DARK on. */
static const uint32_t hues[COLOR_COUNT][HUE_COUNT - HUE_DARK] = {
    {0xC08500, 0xFFE070, 0x604200, 0x5C3A20, 0x2E1D10, 0x2E1D10, 0x5A3A1E, 0xFDE6C4, 0xF0C79A, 0xCF976A},
    {0x7C0B1C, 0xD6394A, 0x3E050E, 0x9A4A1C, 0x4D250E, 0x4D250E, 0x3F6B45, 0xFFE0C8, 0xF2BE9A, 0xCC8662},
    {0x237238, 0x67CC78, 0x11391C, 0xC48A3A, 0x62451D, 0x62451D, 0x3C6FA0, 0xFFEBD2, 0xF6D3AE, 0xD8A47C},
    {0x123784, 0x4A80E6, 0x091B42, 0x3A2A20, 0x1D1510, 0x1D1510, 0x4A2D17, 0xEFCB9E, 0xD8A472, 0xAE7848},
    {0x121217, 0x54545F, 0x09090B, 0xA9A39A, 0x54514D, 0xA9A39A, 0x4F6478, 0xFBE8D4, 0xEAC7A6, 0xC29676},
    {0xB23A7C, 0xFF9FD0, 0x591D3E, 0x6B2E1E, 0x35170F, 0x35170F, 0x4A2D17, 0xE6BC92, 0xC48C60, 0x93603C},
};

uint32_t hue_of(enum hue hue, int color)
{
	const struct player_colors *own = &player_colors[color];

	return hue == HUE_BODY     ? own->body
	       : hue == HUE_INK    ? own->ink
	       : hue == HUE_EMBLEM ? own->emblem
	                           : hues[color][hue - HUE_DARK];
}

static uint32_t in_hue(enum hue hue, uint32_t given, float alpha, int color)
{
	return rgba(hue ? hue_of(hue, color) : given, alpha);
}

/* Fills the scratch path. */
static void wash_fill(struct brush *brush, const struct wash *wash, int color)
{
	struct ink ink = {.kind = INK_RADIAL, .stop_count = wash->count, .r = wash->r * brush->s};

	for (int i = 0; i < wash->count; i++) {
		ink.stops[i].at = wash->stops[i].at;
		ink.stops[i].color = in_hue(wash->stops[i].hue, wash->stops[i].color, wash->stops[i].alpha, color);
	}
	ink.a = brush_placed(brush, (struct vec){wash->x, wash->y});
	if (wash->radial)
		pixmap_fill(brush->pixmap, brush->path, ink);
	else
		brush_across(brush, ink);
}

void element_path(struct path *path, const struct element *element, float scale, float dx, float dy)
{
	if (element->path)
		path_append(path, element->path, scale, dx, dy);
	else
		path_circle(path, element->x * scale + dx, element->y * scale + dy, element->r * scale);
}

/* Light from the upper left, shade to the lower right, over the whole body: matt, as the land has it. */
static void paint_light(struct brush *brush, const struct path_data *outline)
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

/* Over a part of the body, however it lies: what is round turns away from the light by itself. */
static void part_light(struct brush *brush)
{
	float much = brush_small(brush) ? 0.5f : 1;

	brush_across(brush, (struct ink){.stop_count = 4,
	                                 .stops = {{0, rgba(0xFFF4DC, 0.42f * much)},
	                                           {0.40f, rgba(0xFFF4DC, 0)},
	                                           {0.50f, rgba(0x211F33, 0)},
	                                           {1, rgba(0x211F33, 0.46f * much)}}});
}

/* What lets an outline show on any ground: light on its upper left, a breath of shade round it; `width` is that of the
 * stroke itself, 0 for a shape. */
static void paint_halo(struct brush *brush, const struct path_data *outline, float width)
{
	float line = brush_line(brush), rim = fminf(0.9f, 1.6f * brush->s);
	float small = fmaxf(0, fminf(1, (0.36f - brush->s) / 0.15f));

	/* The air about him is a little darker, and the light catches on his upper left: no sticker's edge.  Among
	 * small roofs a breath of light all round finds him. */
	brush_edge(brush, outline, width, line + 1.3f / brush->s, rgba(0x211F33, 0.22f));
	if (small > 0)
		brush_edge(brush, outline, width, line + 0.85f / brush->s, rgba(COLOR_HALO, 0.45f * small * small));
	brush->dx -= rim;
	brush->dy -= rim;
	brush_edge(brush, outline, width, line, rgba(COLOR_HALO, 0.85f));
	brush->dx += rim;
	brush->dy += rim;
}

/* A part of one, lit by itself: ink line, colour, light from the upper left of the picture. */
static void paint_part(struct brush *brush, const struct path_data *outline, uint32_t color)
{
	/* its line has a breath of its colour */
	brush_edge(brush, outline, 0, brush_line(brush), color_mix(rgb(COLOR_INK), rgb(color), 0.2f));
	brush_fill(brush, outline, rgb(color));
	part_light(brush);
}

static void paint_emblem(struct brush *brush, int color, float cx, float cy, float size, uint32_t ink_color)
{
	float s = size / 24 * brush->s * (brush_small(brush) ? 1.2f : 1);
	struct vec at = brush_placed(brush, (struct vec){cx, cy});

	path_clear(brush->path);
	emblem_path(brush->path, color, s, at.x - 12 * s, at.y - 12 * s);
	pixmap_fill(brush->pixmap, brush->path, ink_plain(rgb(ink_color)));
}

static void element_paint(struct brush *brush, const struct element *element, int color)
{
	uint32_t in = in_hue(element->hue, element->color, element->alpha, color);
	struct element grown = *element;

	grown.r = fmaxf(element->r, element->least / brush->s);
	grown.width = fmaxf(element->width, element->least / brush->s);
	if (element->kind == ELEMENT_FILL || element->kind == ELEMENT_STROKE) {
		path_clear(brush->path);
		element_path(brush->path, &grown, 1, 0, 0);
		brush_place(brush);
	}
	switch (element->kind) {
	case ELEMENT_FILL:
		if (element->wash)
			wash_fill(brush, element->wash, color);
		else
			pixmap_fill(brush->pixmap, brush->path, ink_plain(in));
		break;
	case ELEMENT_STROKE:
		pixmap_stroke(brush->pixmap, brush->path, &(struct stroke){.width = grown.width * brush->s},
		              ink_plain(in));
		break;
	case ELEMENT_HALO:
		paint_halo(brush, element->path, element->width);
		break;
	case ELEMENT_OUTLINE:
		/* a dark line round it, within the halo */
		brush_edge(brush, element->path, element->width, brush_line(brush), rgb(in >> 8));
		break;
	case ELEMENT_LIGHT:
		paint_light(brush, element->path);
		break;
	case ELEMENT_PART:
		paint_part(brush, element->path, in >> 8);
		break;
	case ELEMENT_EMBLEM:
		paint_emblem(brush, color, element->x, element->y, 2 * element->r, in >> 8);
		break;
	case ELEMENT_USE:
		drawing_paint(brush, element->use, color);
		break;
	}
}

void drawing_paint(struct brush *brush, const struct drawing *drawing, int color)
{
	bool bearded = color == COLOR_RED || color == COLOR_BLUE || color == COLOR_BLACK;
	unsigned now = (brush_small(brush) ? WHEN_FAR : WHEN_NEAR) | (bearded ? WHEN_BEARDED : WHEN_BARE);

	for (int i = 0; i < drawing->count; i++)
		if (!(drawing->elements[i].when & ~now))
			element_paint(brush, &drawing->elements[i], color);
}
