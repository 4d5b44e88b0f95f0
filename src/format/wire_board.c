/* A game as the table that `position` would take: what everybody sees, and never the order of the pile. */
#include <string.h>

#include "game_words.h"
#include "setup.h"
#include "wire.h"

/* River tiles are drawn before all land tiles, so they stand first; then by id. */
static bool pile_before(const struct tile_set *tiles, uint8_t a, uint8_t b)
{
	bool river_a = tiles->types[a].river_count > 0, river_b = tiles->types[b].river_count > 0;

	return river_a != river_b ? river_a : strcmp(tiles->types[a].id, tiles->types[b].id) < 0;
}

static int pile_sorted(const struct game *game, uint8_t types[TILES_MAX])
{
	int count = game_deck(game, types);

	for (int i = 1; i < count; i++) {
		uint8_t type = types[i];
		int at = i;

		for (; at > 0 && pile_before(game_tile_set(game), type, types[at - 1]); at--)
			types[at] = types[at - 1];
		types[at] = type;
	}
	return count;
}

json_t *wire_remaining(const struct game *game)
{
	json_t *tiles = json_object();
	uint8_t types[TILES_MAX];
	int count = pile_sorted(game, types);

	for (int i = 0; i < count; i++) {
		const char *id = game_tile_set(game)->types[types[i]].id;
		json_int_t before = json_integer_value(json_object_get(tiles, id));
		json_object_set_new(tiles, id, json_integer(before + 1));
	}
	return json_pack("{s:o,s:i}", "tiles", tiles, "unseen", count);
}

static json_t *board_deck(const struct game *game)
{
	const struct tile_set *tiles = game_tile_set(game);
	int hand = game_decision(game).tile;
	json_t *deck = json_array();
	uint8_t types[TILES_MAX];
	int count = pile_sorted(game, types);

	if (hand != NO_TILE)
		json_array_append_new(deck, json_string(tiles->types[hand].id));
	for (int i = 0; i < count; i++)
		json_array_append_new(deck, json_string(tiles->types[types[i]].id));
	return deck;
}

static json_t *board_figures(const struct game *game, const struct setup *setup)
{
	struct setup_figure figures[FIGURES_MAX];
	int count = game_figures(game, figures);
	json_t *list = json_array();

	for (int i = 0; i < count; i++)
		json_array_append_new(list, setup_figure_json(setup, &figures[i]));
	return list;
}

/* Who must act next, as far as a table tells: the player in turn. */
static json_t *board_turn(const struct game *game)
{
	int seat = game_turn_seat(game);

	return seat == NOBODY ? json_null() : json_string(color_name(game_color(game, seat)));
}

/* Keeps as a set-up has them, where the state tells of keeps. */
static void board_keeps(const struct game *game, struct setup *setup, const json_t *state, json_t *board)
{
	json_t *members = json_object();

	game_words(game_kind(game))->take(setup, game);
	game_words(game_kind(game))->write(setup, members);
	if (json_object_get(members, "keeps"))
		json_object_set(board, "keeps", json_object_get(members, "keeps"));
	else if (json_object_get(state, "keeps"))
		json_object_set_new(board, "keeps", json_object());
	json_decref(members);
}

json_t *wire_board(const struct game *game)
{
	struct setup setup = {.game = (uint8_t)game_kind(game),
	                      .player_count = (uint8_t)game_player_count(game),
	                      .settings = *game_settings(game)};
	struct decision decision = game_decision(game);
	bool early = ask_info(decision.kind)->early && game_may_draw(game);
	bool exact = !game_over(game) && (decision.kind == DECISION_TILE || decision.kind == DECISION_NONE || early);
	json_t *board = json_object(), *players = json_array(), *tiles = json_array(), *state = wire_state(game);
	char members[READER_KEYS_SIZE] = "scores count part hands", member[64];
	const char *at = members;

	for (int seat = 0; seat < setup.player_count; seat++) {
		setup.colors[seat] = (uint8_t)game_color(game, seat);
		json_array_append_new(players, json_string(color_name(game_color(game, seat))));
	}
	for (int i = 0; i < game_tile_count(game); i++) {
		struct setup_tile tile = game_tile(game, i);
		json_array_append_new(tiles, setup_tile_json(&tile, game_tile_set(game)));
	}
	json_object_set_new(board, "players", players);
	json_object_set_new(board, "settings", setup_settings_json(&setup));
	if (game_hidden(game))
		json_object_set_new(board, "hidden", json_true());
	json_object_set_new(board, "tiles", tiles);
	json_object_set_new(board, "figures", board_figures(game, &setup));
	holdings_keys(game_kind(game), members);
	while (reader_next_word(&at, member, sizeof member))
		if (json_object_get(state, member))
			json_object_set(board, member, json_object_get(state, member));
	board_keeps(game, &setup, state, board);
	wire_neutrals_board(game, board);
	if (wire_held_each(game, board) && decision.kind == DECISION_TILE) /* instead of which something was not laid */
		json_object_set_new(board, "drawn", json_true());
	json_object_set_new(board, "turn", board_turn(game));
	json_object_set_new(board, "deck", board_deck(game));
	if (!exact) {
		json_object_set_new(board, "exact", json_false());
		json_object_set(board, "decision", json_object_get(state, "decision"));
		json_object_set(board, "placed", json_object_get(state, "placed"));
	}
	json_decref(state);
	return board;
}
