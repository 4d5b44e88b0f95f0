/* bed.h - what a figure stands or lies on.  Private to the figures of view/art. */
#pragma once

#include "view/art/brush.h"

/* A heap of straw about (0, 0), at most 138 x 100 units. */
void bed_paint(struct brush *brush);

/* The shade at the feet of one who stands, `half` units wide to either side of x = 50. */
void ground_paint(struct brush *brush, float half);
