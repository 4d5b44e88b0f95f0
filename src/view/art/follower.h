/*
 * follower.h - the follower whom everybody has most of: knight, highwayman, monk
 * and farmer.
 *
 * In the units of figure.h, the base's middle at (50, 117).  What he carries
 * says what he is: a sword in a city, a staff on a road, a book in a
 * monastery.  A farmer lies in the hay, an arm under his head, his hat slid behind it; in the units of
 * bed.h, the middle of the hay at (0, 0).
 */
#pragma once

#include "view/art/brush.h"

enum follower_tool { TOOL_STAFF, TOOL_SWORD, TOOL_BOOK, TOOL_NONE };

extern const char follower_outline[]; /* the body without the tool, as path data */
extern const char follower_face[];

void follower_paint(struct brush *brush, int color, enum follower_tool tool);
/* One who lies on his bed; the large one fills it, with a chain of office. */
void follower_paint_lying(struct brush *brush, int color, bool large);
/* The straw hat of a farmer who stands; it sits on the hood, so that the face shows.  It is painted last. */
void follower_paint_hat(struct brush *brush);
