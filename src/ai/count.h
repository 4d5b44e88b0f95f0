/*
 * count.h - what is known of the Count of Carcassonne beyond the moves: that a
 * follower in a quarter is not lost.
 */
#pragma once

#include "view.h"

/* Adds figures in the quarters to view->supply, as far as they are worth one in hand. */
void count_supply(struct view *view, const struct judge *judge, const struct game *game);
