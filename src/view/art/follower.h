/*
 * follower.h - the follower whom everybody has most of: knight, highwayman, monk
 * and farmer.
 *
 * In the units of figure.h, the base's middle at (50, 117).  Head and hand say what he is: helmet and sword in a city,
 * hat and staff on a road, hood and book in a monastery.  A farmer rests on an elbow, his middle at
 * (0, 0), a knee drawn up, the straw hat pushed back; to be counted he stands up, with a fork.
 */
#pragma once

#include "view/art/brush.h"

enum follower_tool { TOOL_NONE, TOOL_STAFF, TOOL_SWORD, TOOL_BOOK, TOOL_FORK };

/* What throws their shadows, without the tools, as path data: the one with a staff, then the others. */
extern const char follower_outline[], follower_knight[], follower_monk[], follower_farmer[];
extern const char follower_mark[], follower_face[]; /* a mark of the supply and the face that it shows */

/* Of the family that a player's people are of: the same on the board and on the podium. */
enum beard { BEARD_NONE, BEARD_BUSHY, BEARD_POINTED, BEARD_LONG };
uint32_t follower_hair(int color);
enum beard follower_beard(int color);

void follower_paint(struct brush *brush, int color, enum follower_tool tool);
/* One who lies; the large one is larger and has a chain of office. */
void follower_paint_lying(struct brush *brush, int color, bool large);
