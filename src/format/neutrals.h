/*
 * neutrals.h - neutral pieces in files and in the protocol, by the keys of the
 * games' tables (struct neutral): one that may stand beside a figure is an
 * object, {"at": [0, 0], "player": "red", "figure": "meeple", "on": "city:N"},
 * alone {"at": [0, 0]}; another one a cell, [0, 0].
 */
#pragma once

#include "reader.h"

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
