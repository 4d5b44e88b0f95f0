/*
 * turn.h - R8, R9: what happens in which order.
 */
#pragma once

#include "engine/castle/state.h"

/* After a tile was laid: asks for a follower, even where only a pass is possible. */
void castle_ask(struct game *game);
/* Goes on until somebody owes a decision or the game is over. */
void castle_advance(struct game *game, struct event_list *events);

/* Scores the entry of completed[], for whom it belongs to. */
void score_settle(struct game *game, int done, bool doubled, struct event_list *events);
