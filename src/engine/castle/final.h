/*
 * final.h - R43 to R48: the final scoring.
 */
#pragma once

#include "engine/castle/state.h"

/* Scores keep, courts and wall tiles; then the game is over. */
void castle_final(struct game *game, struct event_list *events);
