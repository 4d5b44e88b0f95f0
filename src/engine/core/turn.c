/*
 * turn.c - the end of drawing, the same in every game.
 */
#include "engine/core/turn.h"

#include "engine/core/decide.h"

void turn_stop(struct game *game, int end)
{
	game->stopped = true;
	if (game->owed != DECISION_TILE && game->owed != DECISION_DRAW && game->owed != DECISION_NONE)
		return;
	game->hand = NO_TILE;
	game->step = (uint8_t)end;
	decision_done(game);
}
