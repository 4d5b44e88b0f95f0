/*
 * final.h - R-8: the end of the game.
 */
#ifndef ENGINE_CARCASSONNE_FINAL_H
#define ENGINE_CARCASSONNE_FINAL_H

#include "engine/carcassonne/state.h"

/* R-8.2 (b) to (d), and who has won. */
void final_score(struct game *game, struct event_list *events);

#endif
