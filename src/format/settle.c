/* Set-ups made from games: an explicit deck for a seed, a table for a position. */

#include "game_words.h"

bool setup_settle(struct setup *setup, const struct tile_set *tiles, struct refusal *refusal)
{
	if (setup->has_deck || setup->has_table)
		return true;
	struct game *game = game_create(tiles, setup, refusal);
	if (!game)
		return false;
	/* In drawing order: what was set aside before the first turn, the tile in hand, the pile. */
	struct decision decision = game_decision(game);
	setup->deck_count = game_aside(game, setup->deck);
	if (decision.tile != NO_TILE)
		setup->deck[setup->deck_count++] = decision.tile;
	setup->deck_count += game_deck(game, setup->deck + setup->deck_count);
	setup->has_deck = true;
	if (game_words(game_kind(game))->take_dealt)
		game_words(game_kind(game))->take_dealt(setup, game);
	if (decision.seat != NOBODY)
		setup->settings.value[SETTING_FIRST_PLAYER] = (uint8_t)(decision.seat + 1);
	game_destroy(game);
	return true;
}

static void take_players(struct setup *setup, const struct game *game)
{
	setup_init(setup);
	setup->game = (uint8_t)game_kind(game);
	setup->player_count = (uint8_t)game_player_count(game);
	setup->hidden = game_hidden(game);
	setup->settings = *game_settings(game);
	for (int seat = 0; seat < setup->player_count; seat++) {
		setup->colors[seat] = (uint8_t)game_color(game, seat);
		setup->scores[seat] = game_score(game, seat);
	}
	holdings_take(setup, game);
}

void setup_table(struct setup *setup, const struct game *game, int seat)
{
	struct decision decision = game_decision(game);

	take_players(setup, game);
	game_words(game_kind(game))->take(setup, game);
	setup->has_table = true;
	setup->tile_count = game_tile_count(game);
	for (int i = 0; i < setup->tile_count; i++)
		setup->table[i] = game_tile(game, i);
	setup->figure_count = game_figures(game, setup->figures);
	if (decision.tile != NO_TILE)
		setup->deck[setup->deck_count++] = decision.tile;
	setup->deck_count += game_deck(game, setup->deck + setup->deck_count);
	setup->has_deck = setup->deck_count > 0;
	setup->turn = (uint8_t)seat;
	/* Somebody else's turn begins with its first part. */
	setup->part = seat == game_turn_seat(game) ? (uint8_t)game_part(game) : 1;
}

bool setup_continue(struct setup *setup, const struct game *game, int seat)
{
	struct decision decision = game_decision(game);

	if (game_over(game) ||
	    (decision.kind != DECISION_TILE && decision.kind != DECISION_DRAW && decision.kind != DECISION_NONE))
		return false;
	setup_table(setup, game, seat);
	return true;
}
