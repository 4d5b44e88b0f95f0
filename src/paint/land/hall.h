/* hall.h - the church of a larger city. */
#pragma once

#include "paint/land/scene.h"

void hall_draw(struct easel *c, const struct item *item);
void hall_shade(struct easel *c, const struct item *item);
