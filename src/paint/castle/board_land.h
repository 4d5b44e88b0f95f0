/* board_land.h - the land about the Castle: meadow, fields and woods beyond the moat, and how the board ends. */
#pragma once

#include <bastide/castle.h>

#include "paint/castle/board.h"
#include "paint/kit/items.h"
#include "paint/kit/noise.h"
#include "paint/kit/season.h"

#define MOAT_NEAR 0.56f /* from the cells */
#define MOAT_FAR 0.80f

/* How far a point lies outside the board's edge, in cells; negative on the board.  It is a rectangle with round
 * corners, so that the corners of an outline with nooks are land as well. */
float land_beyond(const struct paint_board *board, struct vec p);

/* The land of one block while it is painted, and its noise. */
struct land {
	const struct season *season;
	const struct paint_board *board;
	struct noise_walk field, row;
};
struct land land_begin(const struct paint_board *board);
/* Meadow or field at a point so far from the cells; slow and fine: noise there. */
struct rgb land_color(struct land *land, float d, struct vec p, float slow, float fine);
/* Is a lane that leads from a gate, or its bridge over the moat, here?  Then its colour. */
bool land_lane(const struct land *land, float d, struct vec p, float fine, struct rgb *color);

/* Adds what grows and stands on the cells round this one; for the block that is painted there. */
void land_add(const struct paint_board *board, int x, int y, struct items *items);
