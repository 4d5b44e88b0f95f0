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
/* A line of half its width in pixels at least; of a whole one about who is small. */
float brush_line(const struct brush *brush);
/* So wide an edge round a stroke of this width, or (0) round a shape: there without the many sides of round joins. */
void brush_edge(struct brush *brush, const struct path_data *outline, float width, float edge, uint32_t color);
/* A breath of shade round who lies on open ground: light all round would cut him out of it. */
void brush_shade(struct brush *brush, const struct path_data *outline);

/* What grounds a figure; it is painted first.  The shadow of one who stands at (50, 117), whose body has this outline,
 * falls so far for each unit of its height: as the painter's houses have it. */
#define SHADOW_RIGHT 0.56f
#define SHADOW_DOWN 0.25f
#define SHADOW_SOFT 3.0f /* units on either side of its edge */
void shadow_paint(struct brush *brush, const struct path_data *outline);
/* The stones on which one stands who would sink among roofs, over his shadow, so wide on either side. */
void paving_paint(struct brush *brush, float side);
/* One who lies is as thick as his shadow is long. */
void shadow_paint_lying(struct brush *brush, const struct path_data *outline);
