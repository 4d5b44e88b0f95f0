/* Which game has which words. */
#include "game_words.h"

const struct game_words *game_words(enum game_kind game)
{
	static const struct game_words *const words[GAME_KINDS] = {
	    [GAME_CARCASSONNE] = &carcassonne_words,
	    [GAME_CASTLE] = &castle_words,
	};

	return words[game];
}

void table_keys(enum game_kind game, char keys[READER_KEYS_SIZE])
{
	reader_keys_add(keys, game_words(game)->table_only);
	neutrals_keys(game, keys);
	holdings_keys(game, keys);
}

void setup_keys(char keys[READER_KEYS_SIZE])
{
	for (int game = 0; game < GAME_KINDS; game++) {
		reader_keys_add(keys, game_words((enum game_kind)game)->always);
		table_keys((enum game_kind)game, keys);
	}
}

bool game_words_only(struct reader *reader, const json_t *object, const struct setup *setup)
{
	const enum game_kind own = (enum game_kind)setup->game;
	char all[READER_KEYS_SIZE] = "", keys[READER_KEYS_SIZE] = "", others[READER_KEYS_SIZE] = "",
	     key[READER_KEY_SIZE];

	setup_keys(all);
	reader_keys_add(keys, game_words(own)->always);
	table_keys(own, keys);
	for (const char *at = all; reader_next_word(&at, key, sizeof key);)
		reader_keys_add(others, reader_among(key, keys) ? "" : key);
	return !reader_enter_any(reader, object, others, key) ||
	       reader_fail(reader, "a game of %s has no \"%s\"", game_kind_name(own), key);
}
