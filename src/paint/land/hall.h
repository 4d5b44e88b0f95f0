/* hall.h - the great buildings of cities: church, town hall, keep. */
#pragma once

#include "paint/land/scene.h"

#define HALL_WIDE 0.232f
#define HALL_HIGH 0.345f

/* Which of the three: from the item's look. */
void hall_draw(struct easel *c, const struct item *item);
void hall_shade(struct easel *c, const struct item *item);
