/* bed.h - what a figure stands or lies on.  Private to the figures of view/art. */
#pragma once

#include "view/art/brush.h"

/* A heap of straw about (0, 0), at most 138 x 100 units. */
void bed_paint(struct brush *brush);

/* The shadow of one who stands at (50, 117), whose body has this outline, falls so far for each unit of its height:
 * as the painter's houses have it. */
#define SHADOW_RIGHT 0.56f
#define SHADOW_DOWN 0.25f
#define SHADOW_SOFT 3.0f /* units on either side of its edge */
void shadow_paint(struct brush *brush, const char *outline);
