/*
 * holdings.h - what players hold besides figures and points, in files and in
 * the protocol: by the keys of the games' tables (struct holding).  One that a
 * single player has is a member of its own with his colour;
 * others are numbers by colour and key in the object of their group.
 */
#pragma once

#include "reader.h"

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
