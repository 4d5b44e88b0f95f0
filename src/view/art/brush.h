/* brush.h - what every figure is painted with: outlines in units, placed.
 *
 * A brush holds where the units of a figure come to lie on a pixmap: `s` pixels
 * per unit, moved by (dx, dy).  What is drawn with it stands in data/art (drawing.h).
 *
 * Below BRUSH_SMALL pixels per unit details are specks: rims are then heavy and emblems large. */
#pragma once

#include <bastide/game.h>

#include "view/art/shape.h"

struct brush {
	struct pixmap *pixmap;
	struct path *path; /* scratch */
	float s, dx, dy;
	float turn;    /* about the unit (0, 0), in radians, clockwise */
	bool mirrored; /* then: outlines only, the light stays where it is */
};

#define BRUSH_SMALL 0.235f /* a follower of 28 pixels */
static inline bool brush_small(const struct brush *brush) { return brush->s < BRUSH_SMALL; }

/* Moves the scratch path from units to pixels; brush_trace(): it is this outline. */
void brush_place(struct brush *brush);
void brush_trace(struct brush *brush, const struct path_data *d);
/* Where a unit lies on the pixmap. */
struct vec brush_placed(const struct brush *brush, struct vec at);
/* Light, middle and shade from one corner of the box round the scratch path to the other. */
void brush_across(struct brush *brush, struct ink ink);
void brush_fill(struct brush *brush, const struct path_data *d, uint32_t color);
void brush_stroke(struct brush *brush, const struct path_data *d, float width, uint32_t color);
/* What lets an outline show on any ground: light on its upper left, a breath of shade round it; `width` is that of the
 * stroke itself, 0 for a shape. */
void brush_halo(struct brush *brush, const struct path_data *outline, float width);
/* The same of who lies on open ground: shade alone, for light all round would cut him out of it. */
void brush_shade(struct brush *brush, const struct path_data *outline);
/* A dark line round it, within the halo. */
void brush_outline(struct brush *brush, const struct path_data *outline, float width, uint32_t color);
/* Light from the upper left, shade to the lower right, over the whole body: matt, as the land has it. */
void brush_light(struct brush *brush, const struct path_data *outline);
/* A part of one, lit by itself: ink line, colour, light from the upper left of the picture. */
void brush_part(struct brush *brush, const struct path_data *outline, uint32_t color);
/* The emblem about (cx, cy). */
void brush_emblem(struct brush *brush, int color, float cx, float cy, float size, uint32_t ink_color);
