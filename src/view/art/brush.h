/*
 * brush.h - what every figure is painted with: outlines in units, placed.
 *
 * A brush holds where the units of a figure come to lie on a pixmap: `s` pixels
 * per unit, moved by (dx, dy), and a quarter turn to the left for one who lies.
 * Outlines are SVG path data.  Private to the figures of view/art.
 */
#pragma once

#include <bastide/game.h>

#include "view/art/shape.h"

struct brush {
	struct pixmap *pixmap;
	struct path *path; /* scratch */
	float s, dx, dy;
	bool turned; /* a quarter turn to the left: the head lies to the west */
};

/* Folds and lights on a body, by enum color. */
struct brush_folds {
	uint32_t dark, shine; /* 0xRRGGBB */
};
extern const struct brush_folds brush_folds[COLOR_COUNT];

enum { SKIN_TONE = 0xF8E6C6 };

/* Moves the scratch path from units to pixels. */
void brush_place(struct brush *brush);
void brush_fill(struct brush *brush, const char *d, uint32_t color);
void brush_stroke(struct brush *brush, const char *d, float width, uint32_t color);
void brush_circle(struct brush *brush, float cx, float cy, float r, uint32_t color);
/* Halo, dark outline, body, light from the upper left.  The halo is at least 2 pixels wide. */
void brush_body(struct brush *brush, const char *outline, uint32_t body, uint32_t ink_color);
/* The emblem upright about (cx, cy), whatever way the figure lies. */
void brush_emblem(struct brush *brush, int color, float cx, float cy, float size, uint32_t ink_color);
