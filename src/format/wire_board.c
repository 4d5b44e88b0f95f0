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

/* What is in hand, then the pile. */
static json_t *board_deck(const struct game *game)
{
	const struct tile_set *tiles = game_tile_set(game);
	int hand = game_decision(game).tile;
	json_t *deck = hand == NO_TILE ? json_array() : json_pack("[s]", tiles->types[hand].id);
	uint8_t types[TILES_MAX];
	int count = pile_sorted(game, types);

	for (int i = 0; i < count; i++)
		json_array_append_new(deck, json_string(tiles->types[types[i]].id));
	return deck;
}

/* What the state tells of all players, and keeps as a set-up has them. */
static void board_held(const struct game *game, const struct setup *setup, const json_t *state, json_t *board)
{
	char keys[READER_KEYS_SIZE] = "scores count part hands", key[64];
	const char *at = keys;
	json_t *members = json_object(), *keeps;

	holdings_keys(game_kind(game), keys);
	while (reader_next_word(&at, key, sizeof key))
		json_object_set(board, key, json_object_get(state, key));
	game_words(game_kind(game))->write(setup, members);
	keeps = json_object_get(members, "keeps");
	if (json_object_get(state, "keeps"))
		json_object_set_new(board, "keeps", keeps ? json_incref(keeps) : json_object());
	json_decref(members);
}

json_t *wire_board(const struct game *game)
{
	struct decision decision = game_decision(game);
	bool early = ask_info(decision.kind)->early && game_may_draw(game);
	bool exact = !game_over(game) && (decision.kind == DECISION_TILE || decision.kind == DECISION_NONE || early);
	json_t *players = json_array(), *state = wire_state(game);
	struct setup setup;

	setup_table(&setup, game, 0);
	for (int seat = 0; seat < setup.player_count; seat++)
		json_array_append_new(players, wire_seat(game, seat));
	json_t *board = json_pack("{s:o,s:o,s:o*,s:o,s:o}", "players", players, "settings", setup_settings_json(&setup),
	                          "hidden", setup.hidden ? json_true() : NULL, "tiles",
	                          setup_tiles_json(&setup, game_tile_set(game)), "figures", setup_figures_json(&setup));
	board_held(game, &setup, state, board);
	wire_neutrals_board(game, board);
	if (wire_held_each(game, board) && decision.kind == DECISION_TILE) /* instead of which something was not laid */
		json_object_set_new(board, "drawn", json_true());
	json_object_set_new(board, "turn", wire_seat(game, game_turn_seat(game)));
	json_object_set_new(board, "deck", board_deck(game));
	if (!exact)
		json_object_update_new(board, json_pack("{s:b,s:O,s:O}", "exact", 0, "decision",
		                                        json_object_get(state, "decision"), "placed",
		                                        json_object_get(state, "placed")));
	json_decref(state);
	return board;
}
