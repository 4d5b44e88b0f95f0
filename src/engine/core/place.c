/* place.c - where figures and neutral pieces may be besides segments and cells: the havens of the games' expansions. */
#include "engine/core/neutral.h"

const struct haven *game_haven(enum game_kind game, int haven) { return game_row(game, ROW_HAVEN, haven); }

const struct haven *any_haven(int haven) { return any_row(ROW_HAVEN, haven); }

const char *haven_name(int haven)
{
	const struct haven *found = any_haven(haven);

	return found ? found->key : "?"; /* a move may be any bytes */
}

int haven_of(enum feature_kind kind)
{
	int haven = 0;

	while (haven < HAVENS_MAX && !(any_haven(haven) && any_haven(haven)->feeds >> kind & 1))
		haven++;
	return haven < HAVENS_MAX ? haven : -1;
}

/* who may stand on what is fed from there, and is no follower's company. */
unsigned piece_havens(const struct piece *piece)
{
	unsigned havens = 0;

	for (int haven = 0; haven < HAVENS_MAX && !piece->follows; haven++)
		if (any_haven(haven) && any_haven(haven)->feeds & piece->stands)
			havens |= 1U << haven;
	return havens;
}

bool game_has_haven(const struct game *game, int haven)
{
	const struct haven *found = game_haven(game->tiles->game, haven);

	return found && setting_has(&game->settings, found->setting, found->value);
}

bool game_has_havens(const struct game *game)
{
	bool has = false;

	for (int haven = 0; haven < HAVENS_MAX; haven++)
		has |= game_has_haven(game, haven);
	return has;
}

int game_haven_shut(const struct game *game)
{
	for (int id = 0; id < NEUTRALS_MAX; id++)
		if (game_has_neutral(game, id) && game_neutral(game->tiles->game, id)->shuts)
			return game->neutrals[id].haven;
	return -1;
}
