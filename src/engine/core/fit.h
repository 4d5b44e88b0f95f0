/* fit.h - where the tile in hand may lie, as far as edges say: game->fits has a bit for each hole of the frontier and
 * rotation.  It is worked out when the tile is drawn; a game takes bits away for reasons of its own. */
#pragma once

#include "engine/core/board.h"

/* How many words of game->fits mean something. */
static inline int fit_groups(const struct game *game) { return (game->hole_count + HOLE_GROUP - 1) / HOLE_GROUP; }

/* The hole of a cell of the table; -1, refused, where it touches no tile, or one lies there. */
int hole_find(const struct game *game, cell_key key, const char *rule_apart, const char *rule_taken,
              struct refusal *refusal);

/* Is it the tile in hand that a MOVE_PLACE lays, turned as tiles are? */
bool lays_hand(const struct game *game, const struct move *move, const char *rule, struct refusal *refusal);

/* What was worked out when the tile in hand was drawn. */
static inline bool fits_hand(const struct game *game, int hole, int rotation)
{
	return game->fits[hole / HOLE_GROUP] >> (4 * (hole % HOLE_GROUP) + rotation) & 1;
}

/* The hole of a placement that was found to fit when the tile was drawn, as nearly all that are played; -1: it was not,
 * and why, or whether after all, the game says. */
static inline int fit_placed(const struct game *game, const struct move *move)
{
	unsigned hole;

	if (game->owed != DECISION_TILE || move->tile != game->hand || move->rotation > 3 ||
	    !cell_in_range(move->cell.x, move->cell.y))
		return -1;
	hole = (unsigned)board_content(game, cell_pack(move->cell.x, move->cell.y)) - CELL_HOLE;
	return hole < HOLES_MAX && fits_hand(game, (int)hole, move->rotation) ? (int)hole : -1;
}

/* Fills game->fits for a type; false if it lies nowhere. */
bool fit_find(struct game *game, int type);

/* Is anything left of game->fits? */
bool fit_any(const struct game *game);

/* Every placement of the tile in hand, as far as there is room. */
int fit_list(const struct game *game, struct move *moves, int capacity);
