/* shadow.h - what grounds a figure.  It is painted first.  Private to the figures of view/art. */
#pragma once

#include "view/art/brush.h"

/* The shadow of one who stands at (50, 117), whose body has this outline, falls so far for each unit of its height:
 * as the painter's houses have it. */
#define SHADOW_RIGHT 0.56f
#define SHADOW_DOWN 0.25f
#define SHADOW_SOFT 3.0f /* units on either side of its edge */
void shadow_paint(struct brush *brush, const struct path_data *outline);
/* The stones on which one stands who would sink among roofs, over his shadow, so wide on either side. */
void paving_paint(struct brush *brush, float side);
/* One who lies is as thick as his shadow is long. */
void shadow_paint_lying(struct brush *brush, const struct path_data *outline);
