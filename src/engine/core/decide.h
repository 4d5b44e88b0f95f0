/*
 * decide.h - who owes a decision.
 */
#pragma once

#include "engine/core/state.h"

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
