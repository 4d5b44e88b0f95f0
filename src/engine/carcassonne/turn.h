/*
 * turn.h - R-2.2: what happens in which order.
 */
#pragma once

#include "engine/carcassonne/state.h"

/* The step of the rules with this name: "draw", "take", "figure", "list", "score", "cards", "entry", "end",
 * "last moves", "final". */
int turn_step_named(const char *key);

/* After a tile was laid: asks for a follower, even where only a pass is possible. */
void turn_ask(struct game *game);
/* Goes on until somebody owes a decision or the game is over. */
void turn_advance(struct game *game, struct event_list *events);

/* What Carcassonne adds to the hash of a position. */
uint64_t turn_hash(const struct game *game);
