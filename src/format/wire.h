/* wire.h - what the engine knows, in the words of the protocol (PROTOCOL, Answers).  Used by bastide-engine for its
 * answers and by scenarios for their expectations, so that both say the same.  All return new references. */
#pragma once

#include <jansson.h>
#include <bastide/format.h>

/* What an event is like (event_info()), whatever is held; no key: that of the group of what is taken. */
const struct event_info *wire_event_info(const struct event *event);

/* "complete" ...; of what is held (SCORE_HELD) what it, or its group, is called. */
const char *score_name(int reason, int holding);

/* Small words: a cell, a colour or null, a tile's id or null, a spot, [x, y, spot]. */
json_t *wire_cell(struct cell cell);
json_t *wire_seat(const struct game *game, int seat);
json_t *wire_spot(struct spot spot);
json_t *wire_place(struct cell cell, struct spot spot);
/* Places of cities, of the City of Carcassonne with its name; moves in words. */
json_t *wire_cities(const struct city_ref *cities, int first, int count);
json_t *wire_move(const struct tile_set *tiles, const struct move *move);
json_t *wire_moves(const struct tile_set *tiles, const struct move *moves, int count);

json_t *wire_state(const struct game *game);

/* The table in the words of `position`, the pile sorted: the answer of `board` without its "ok". */
json_t *wire_board(const struct game *game);
/* What may still be drawn, by id, and how many that are: the answer of `remaining`. */
json_t *wire_remaining(const struct game *game);

/* A list of colours, of a bit for each seat; every player's score by colour. */
json_t *wire_seats(const struct game *game, unsigned seats);
json_t *wire_scores(const struct game *game);

/* The decision owed and its moves: decision, player, tile, moves, and for `join` kind, at, on. */
json_t *wire_legal(const struct game *game);

json_t *wire_events(const struct game *game, const struct event_list *events);

json_t *wire_feature(const struct game *game, const struct feature *feature);
