/* game_words.h - what only one of the games has in its set-ups, states and features: a table, one row a game.  All else
 * in this library is the same for every game. */
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
	/* Takes them over from a game that goes on (setup_continue); from one that was dealt (setup_settle), or NULL.
	 */
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

/* havens.c: places beside the table where figures wait, in files and in the protocol, by the keys of the games' tables
 * (struct haven). */

/* What files call one of them. */
const char *haven_kind(void);
/* Is it what they call all of them together? */
bool names_havens(const char *key);

/* The same of a haven's own name. */
bool names_haven(const json_t *word);
bool read_haven(struct reader *reader, const json_t *value, uint8_t *haven);
json_t *wire_haven(int haven);

/* Who waits where, of a game that has havens: all, and those of whom each player has one and who count for more. */
void wire_havens(const struct game *game, json_t *state);

/* holdings.c: what players hold besides figures and points, in files and in the protocol: by the keys of the games'
 * tables (struct holding). One that a single player has is a member of its own with his colour; others are numbers by
 * colour and key in the object of their group. */

/* Adds the members of a given table that tell of them. */
void holdings_keys(enum game_kind game, char keys[READER_KEYS_SIZE]);
/* Of a given table; false with the reader's sentence. */
bool holdings_read(struct reader *reader, const json_t *object, struct setup *setup);
/* Adds those that somebody holds to the table of a file. */
void holdings_write(const struct setup *setup, json_t *object);
/* Takes what is held in a game into a set-up. */
void holdings_take(struct setup *setup, const struct game *game);
/* Adds all that are in the game to a state. */
void wire_holdings(const struct game *game, json_t *state);
/* What every player has so many of in the beginning: beside a seat's figures in hand, and of a board by colour. */
void wire_supplied(const struct game *game, int seat, json_t *supply);
bool wire_held_each(const struct game *game, json_t *board); /* false: there is nothing of the kind */

/* neutrals.c: neutral pieces in files and in the protocol, by the keys of the games' tables (struct neutral): one that
 * may stand beside a figure is an object, {"at": [0, 0], "player": "red", "figure": "meeple", "on": "city:N"}, alone
 * {"at": [0, 0]}; another one a cell, [0, 0]. */

/* Adds the members of a given table that tell of them. */
void neutrals_keys(enum game_kind game, char keys[READER_KEYS_SIZE]);
/* Of a given table; false with the reader's sentence. */
bool neutrals_read(struct reader *reader, const json_t *object, struct setup *setup);
/* Adds those that stand somewhere to the table of a file. */
void neutrals_write(const struct setup *setup, json_t *object);
/* Takes where they stand in a game into a set-up. */
void neutrals_take(struct setup *setup, const struct game *game);
/* Adds all that are in the game to a state, null where they are not on the table, and how far one has walked. */
void wire_neutrals(const struct game *game, json_t *state);
/* The same for `board`: where they stand. */
void wire_neutrals_board(const struct game *game, json_t *board);
