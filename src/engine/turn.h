/*
 * turn.h - R-2.2: what happens in which order.
 */
#ifndef ENGINE_TURN_H
#define ENGINE_TURN_H

#include "state.h"

/* Goes on until somebody owes a decision or the game is over. */
void turn_advance(struct game *game, struct event_list *events);

/* Somebody must decide something. */
static inline void decision_owe(struct game *game, enum decision_kind kind, int seat)
{
	game->owed = (uint8_t)kind;
	game->decider = (uint8_t)seat;
}

static inline void decision_done(struct game *game)
{
	game->owed = DECISION_NONE;
	game->decider = NOBODY;
}

#endif
