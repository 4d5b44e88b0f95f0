/* piece.h - The Castle's pieces, painted when first wanted: wall tiles and keeps. */
#pragma once

#include "view/list/draw.h"

/* A wall tile in a box as wide as high: kind 0 face down, 1 ... WALL_KINDS as printed. */
void piece_wall_tile(struct draw *draw, struct rect box, int kind, float alpha);

/* A keep in a player's colour (enum color), which stands on the middle of the box's lower edge. */
void piece_keep(struct draw *draw, struct rect box, int color);
