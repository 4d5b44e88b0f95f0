/*
 * final.h - R43 to R48: the final scoring.
 */
#ifndef ENGINE_CASTLE_FINAL_H
#define ENGINE_CASTLE_FINAL_H

#include "engine/castle/state.h"

/* Scores keep, courts and wall tiles; then the game is over. */
void castle_final(struct game *game, struct event_list *events);

/* The empty area that pays most: its cells, and the start spaces at its edge if they count (R44, R45, D9). */
struct empty_area {
	int cells, starts;
};

struct empty_area largest_empty_area(const struct game *game);

#endif
