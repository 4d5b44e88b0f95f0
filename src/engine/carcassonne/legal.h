/*
 * legal.h - the moves of the decision owed.
 */
#pragma once

#include "engine/carcassonne/state.h"

/* The same and `pass`, last, where it is one. */
int legal_moves(const struct game *game, struct move *moves, int capacity);

/* May the decision owed be passed? */
bool legal_pass(const struct game *game);

/* The hole of the frontier where this MOVE_PLACE may lay the tile; -1 if it is not legal. */
int legal_hole(const struct game *game, const struct move *move, struct refusal *refusal);

/* Is this move legal?  If not and `refusal` is given, why. */
bool legal_move(const struct game *game, const struct move *move, struct refusal *refusal);
