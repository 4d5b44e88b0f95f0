/*
 * legal.h - the moves of the decision owed.
 */
#pragma once

#include "engine/castle/state.h"

/* The moves, in their order, as far as there is room; `pass` last, where it is one. */
int castle_moves(const struct game *game, struct move *moves, int capacity);

/* Is this move legal?  If not and `refusal` is given, why. */
bool castle_allows(const struct game *game, const struct move *move, struct refusal *refusal);

/* The hole of the frontier where this MOVE_PLACE may lay the tile; -1 if it is not legal. */
int castle_hole(const struct game *game, const struct move *move, struct refusal *refusal);

/* The hole of the frontier where a type, turned so, lies legally in this cell now; -1 if it does not. */
int castle_find(const struct game *game, int type, int x, int y, int rotation, struct refusal *refusal);

/* The entry of completed[] that may be scored next and that this spot belongs to; -1 if there is none. */
int score_find(const struct game *game, struct cell cell, struct spot spot);

/* May this feature be doubled now (R36, R38, D6, D17)? */
bool may_double(const struct game *game, unsigned root);

/* May a follower go anywhere on the tile just laid (R18 to R21)? */
bool claims_any(const struct game *game);

/* R33: which features wait to be scored, a bit per entry of completed[]: the player's own, then the other's. */
unsigned scores_waiting(const struct game *game);
