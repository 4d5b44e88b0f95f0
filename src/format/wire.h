/*
 * wire.h - what the engine knows, in the words of the protocol (PROTOCOL,
 * Answers).  Used by bastide-engine for its answers and by scenarios for their
 * expectations, so that both say the same.  All return new references.
 */
#pragma once

#include <jansson.h>
#include <bastide/format.h>

/* Which members an event of a kind has (PROTOCOL, table of events); the other
 * fields of its struct mean nothing.  `scored` has its points besides. */
enum {
	HAS_PLAYER = 1 << 0,
	HAS_FIGURE = 1 << 1,
	HAS_HAVEN = 1 << 2,
	HAS_TILE = 1 << 3,
	HAS_AT = 1 << 4,
	HAS_ROT = 1 << 5,
	HAS_ON = 1 << 6,
	HAS_CARD = 1 << 7,
	HAS_SIZE = 1 << 8,
	HAS_WALL = 1 << 9,
	HAS_CORNER = 1 << 10,
	HAS_HELD = 1 << 11, /* how many of each holding, in an object called as the event */
};

struct wire_event_form {
	const char *name; /* "drawn" ... */
	uint16_t members;
	uint8_t number; /* in signatures: whatever enumerators come or go, an event keeps its number */
};

struct wire_event_form wire_event_form(const struct event *event);

/* "complete" ...; of what is held (SCORE_HELD) "king", "goods": what it, or its group, is called. */
const char *score_name(int reason, int holding);
/* False for what is paid for no feature on the table: the cards. */
bool score_has_place(enum score_reason reason);
unsigned score_number(enum score_reason reason); /* in signatures */
bool score_counts(enum score_reason reason);     /* what a feature counts, and not what comes besides */

/* Small words: a cell, a colour or null, a tile's id or null, a spot, [x, y, spot]. */
json_t *wire_cell(struct cell cell);
json_t *wire_seat(const struct game *game, int seat);
json_t *wire_spot(struct spot spot);
json_t *wire_place(struct cell cell, struct spot spot);

json_t *wire_state(const struct game *game);

/* The table in the words of `position`, the pile sorted: the answer of `board` without its "ok". */
json_t *wire_board(const struct game *game);
/* What may still be drawn, by id, and how many that are: the answer of `remaining`. */
json_t *wire_remaining(const struct game *game);

/* Every player's score by colour. */
json_t *wire_scores(const struct game *game);

/* The decision owed and its moves: decision, player, tile, moves, and for
 * `join` kind, at, on. */
json_t *wire_legal(const struct game *game);

/* One event of a list; `game` is the game after it. */
json_t *wire_event(const struct game *game, const struct event_list *events, int index);
json_t *wire_events(const struct game *game, const struct event_list *events);

json_t *wire_feature(const struct game *game, const struct feature *feature);
