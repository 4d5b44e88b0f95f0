/*
 * cast.h - the shadow of what lies on the table.
 *
 * Tiles shade the wood as one thing: each empty cell beside them gets a picture
 * of the shadow that falls into it, made from which of its eight neighbours are
 * covered, so that no two shadows add up where two tiles meet.
 */
#pragma once

#include "view/list/draw.h"

enum { CAST_MIDDLE = 4 };

/* Into the cell at `box`: bit 3 * (dy + 1) + (dx + 1) of `around` is set where a
 * tile lies; the cell's own, CAST_MIDDLE, is not.  `strength` 0..1: of the shadow. */
void cast_draw(struct draw *draw, struct rect box, unsigned around, float strength);
