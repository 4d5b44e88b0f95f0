/*
 * follower.h - the follower whom everybody has most of, drawn in data/art/follower.svg: helmet and sword in a city, hat
 * and staff on a road, hood and book in a monastery.  A farmer rests on an elbow, his middle at (0, 0), the straw hat
 * pushed back; to be counted he stands up, with a fork.
 */
#pragma once

#include "view/art/brush.h"

/* One who lies; the large one is larger and has a chain of office. */
void follower_paint_lying(struct brush *brush, int color, bool large);
