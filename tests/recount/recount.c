/* recount.c - the slow check of whichever game is played. */
#include "recount.h"

bool game_check(const struct game *game, char *text, size_t size)
{
	if (size)
		text[0] = 0;
	return (game_kind(game) == GAME_CASTLE ? check_castle : check_carcassonne)(game, text, size);
}
