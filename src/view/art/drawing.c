#include "view/art/drawing.h"

#include <math.h>

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
		brush_halo(brush, element->path, element->width);
		break;
	case ELEMENT_OUTLINE:
		brush_outline(brush, element->path, element->width, in >> 8);
		break;
	case ELEMENT_LIGHT:
		brush_light(brush, element->path);
		break;
	case ELEMENT_PART:
		brush_part(brush, element->path, in >> 8);
		break;
	case ELEMENT_EMBLEM:
		brush_emblem(brush, color, element->x, element->y, 2 * element->r, in >> 8);
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
