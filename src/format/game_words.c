/* Which game has which words. */
#include <string.h>

#include "game_words.h"

const struct game_words *game_words(enum game_kind game)
{
	static const struct game_words *const words[GAME_KINDS] = {
	    [GAME_CARCASSONNE] = &carcassonne_words,
	    [GAME_CASTLE] = &castle_words,
	};

	return words[game];
}

static bool has_word(const char *list, const char *word, size_t length)
{
	for (const char *at = list; *at; at += strcspn(at, " ") + (at[strcspn(at, " ")] == ' '))
		if (strcspn(at, " ") == length && strncmp(at, word, length) == 0)
			return true;
	return false;
}

bool game_words_only(struct reader *reader, const json_t *object, const struct setup *setup)
{
	const char *own = game_words((enum game_kind)setup->game)->table_keys;

	for (int game = 0; game < GAME_KINDS; game++) {
		const char *at = game_words((enum game_kind)game)->table_keys;
		while (*at) {
			char key[24] = "";
			size_t length = strcspn(at, " ");
			memcpy(key, at, length < sizeof key ? length : sizeof key - 1);
			at += length + (at[length] == ' ');
			if (has_word(own, key, length) || !json_object_get(object, key))
				continue;
			reader_enter(reader, key);
			return reader_fail(reader, "a game of %s has no \"%s\"",
			                   game_kind_name((enum game_kind)setup->game), key);
		}
	}
	return true;
}
