/* holding.c - what players hold besides figures and points, as numbers by holding and seat, and the signs that bring
 * some of it; which there are say the games. */
#include "engine/core/rules.h"

#include <string.h>

const struct holding *game_holding(enum game_kind game, int holding) { return game_row(game, ROW_HOLDING, holding); }

const struct holding *any_holding(int holding) { return any_row(ROW_HOLDING, holding); }

bool game_has_holding(const struct game *game, int holding)
{
	const struct holding *info = game_holding(game->tiles->game, holding);

	return info && game->settings.value[info->setting];
}

const struct sign *game_sign(enum game_kind game, int id) { return game_row(game, ROW_SIGN, id); }

const struct sign *any_sign(int id) { return any_row(ROW_SIGN, id); }

bool game_has_sign(const struct game *game, int id)
{
	const struct sign *sign = game_sign(game->tiles->game, id);

	return sign && game->settings.value[sign->setting];
}

int game_held(const struct game *game, int seat, int holding) { return game->held[holding][seat]; }

int game_holder(const struct game *game, int holding)
{
	for (int seat = 0; seat < game->player_count; seat++)
		if (game->held[holding][seat])
			return seat;
	return NOBODY;
}

int game_held_size(const struct game *game, int holding) { return game->held_size[holding]; }

bool game_may_fill(const struct game *game)
{
	for (int holding = 0; holding < HOLDINGS_MAX; holding++)
		for (int seat = 0; game_has_holding(game, holding) && seat < game->player_count; seat++)
			if (any_holding(holding)->fills && game->held[holding][seat] > 0)
				return true;
	return false;
}

void held_give_single(struct game *game, int holding, int seat, int size)
{
	memset(game->held[holding], 0, sizeof game->held[holding]);
	game->held[holding][seat] = 1;
	game->held_size[holding] = (uint16_t)size;
}
