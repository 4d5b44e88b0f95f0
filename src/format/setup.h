/* setup.h - a set-up in JSON: the same words in requests of the protocol and in
 * files (design: PROTOCOL, `new` and `position`).
 *
 * The readers look at members of one object and enter what they find into
 * *setup; what needs the rules (does this table hold together?) is left to
 * game_create(). */
#pragma once

#include "reader.h"

/* "game": one of those whose tiles were loaded with *tiles, which becomes that game's set. */
bool setup_read_game(struct reader *reader, const json_t *object, struct setup *setup, const struct tile_set **tiles);

/* "players": colours in turn order.  In files, where `names` is not NULL, an
 * entry may be {"color": "red", "name": "Rosso"}: names[seat] is a copy. */
bool setup_read_players(struct reader *reader, const json_t *object, struct setup *setup, struct scenario *scenario);

/* `named`: which of them it names, a bit each; or NULL. */
bool setup_read_settings(struct reader *reader, const json_t *object, struct setup *setup, uint64_t *named);

/* "seed" and "deck", each optional: has_deck says whether there was a deck;
 * *has_seed likewise. */
bool setup_read_seed(struct reader *reader, const json_t *object, struct setup *setup, bool *has_seed);
bool setup_read_deck(struct reader *reader, const json_t *object, const struct tile_set *tiles, struct setup *setup);

/* Where its tiles lie and what stands on them; "tiles" is required and sets has_table. */
bool setup_read_table(struct reader *reader, const json_t *object, const struct tile_set *tiles, struct setup *setup);

/* Single words, also used by expectations. */
int read_color(struct reader *reader, const json_t *value); /* -1: none, with the failure */
bool read_seat(struct reader *reader, const json_t *value, const struct setup *setup, uint8_t *seat);
/* Each member of an optional object by colour, `key` its name; `sentence` where it is none. */
typedef bool seat_reader(struct reader *reader, const json_t *value, const char *key, struct setup *setup, int seat);
bool read_seats(struct reader *reader, const json_t *object, const char *key, struct setup *setup, seat_reader *read,
                const char *sentence);
bool read_type_id(struct reader *reader, const json_t *value, const struct tile_set *tiles, uint8_t *type);
bool read_spot(struct reader *reader, const json_t *value, struct spot *spot);
bool read_cell(struct reader *reader, const json_t *value, struct cell *cell);
bool read_figure(struct reader *reader, const json_t *value, const struct setup *setup, struct setup_figure *figure);
/* [x, y, "city:N"] */
bool read_place(struct reader *reader, const json_t *value, struct cell *cell, struct spot *spot);

/* The parts of a set-up as JSON, for writing; new references. */
json_t *setup_settings_json(const struct setup *setup); /* only what is not the default */
json_t *setup_tiles_json(const struct setup *setup, const struct tile_set *tiles);
json_t *setup_figures_json(const struct setup *setup);
