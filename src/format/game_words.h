/*
 * game_words.h - what only one of the games has in its set-ups, states and
 * features: a table, one row a game.  All else in this library is the same for
 * every game.
 */
#pragma once

#include "reader.h"

struct game_words {
	size_t tiles_min;   /* that lie on a given table at least */
	const char *always; /* members that a set-up may have, dealt or given, beside those of every game */
	const char
	    *table_only; /* those that need a given table, beside what its rows of holdings and neutral pieces add */
	/* Reads such members as far as they are there. */
	bool (*read)(struct reader *reader, const json_t *object, struct setup *setup);
	/* Adds them to an object, for files and `board`. */
	void (*write)(const struct setup *setup, json_t *object);
	/* Takes them over from a game that goes on (setup_continue); from one that was dealt (setup_settle). */
	void (*take)(struct setup *setup, const struct game *game);
	void (*take_dealt)(struct setup *setup, const struct game *game);
	/* Adds to the protocol's state, to a feature, to an event. */
	void (*state)(const struct game *game, json_t *state);
	void (*feature)(const struct game *game, const struct feature *feature, json_t *object);
	void (*told)(const struct event_list *events, const struct event *event, json_t *object);
};

const struct game_words *game_words(enum game_kind game);

extern const struct game_words carcassonne_words, castle_words;

/* Adds the members that need a given table of this game, what players hold and neutral pieces among them. */
void table_keys(enum game_kind game, char keys[READER_KEYS_SIZE]);
/* Adds all that a set-up of any game may have to say of its table. */
void setup_keys(char keys[READER_KEYS_SIZE]);

/* Refuses members that only other games have. */
bool game_words_only(struct reader *reader, const json_t *object, const struct setup *setup);
