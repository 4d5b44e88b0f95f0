/*
 * final.h - R-8: the end of the game.
 */
#pragma once

#include "engine/carcassonne/state.h"

/* R-8.2 (b) to (d), and who has won. */
void final_score(struct game *game, struct event_list *events);
