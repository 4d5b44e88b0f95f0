/* move.h - where things are on the table, what may be decided, and the moves that answer, also as text
 * (src/protocol/README.md). */
#ifndef BASTIDE_MOVE_H
#define BASTIDE_MOVE_H

#include <bastide/contents.h>

/* ---- addresses ---- */

/* A claimable segment of a laid tile in board directions: `city:N`, `field:NL`, `monastery` ...  `at` is an edge for
 * city and road, a half-edge for a field, 8 + n for the enclosed field `innern`, 0 otherwise. */
struct spot {
	uint8_t kind; /* enum feature_kind */
	uint8_t at;
};

enum { SPOT_TEXT_SIZE = 16 };

struct cell {
	int16_t x, y;
};

static inline bool spot_same(struct spot a, struct spot b) { return a.kind == b.kind && a.at == b.at; }
static inline bool cell_same(struct cell a, struct cell b) { return a.x == b.x && a.y == b.y; }
/* The cell beyond this edge (enum edge). */
static inline struct cell cell_beside(struct cell cell, int edge)
{
	return (struct cell){(int16_t)(cell.x + (edge == EDGE_E) - (edge == EDGE_W)),
	                     (int16_t)(cell.y + (edge == EDGE_S) - (edge == EDGE_N))};
}
/* The cells from `low` to `high`, both included, come to hold this one, too. */
static inline void cells_grow(struct cell *low, struct cell *high, struct cell cell)
{
	low->x = cell.x < low->x ? cell.x : low->x;
	low->y = cell.y < low->y ? cell.y : low->y;
	high->x = cell.x > high->x ? cell.x : high->x;
	high->y = cell.y > high->y ? cell.y : high->y;
}

/* ---- moves (as text: src/protocol/README.md) ---- */

enum decision_kind {
	DECISION_NONE,
	DECISION_TILE,
	DECISION_FIGURE,
	DECISION_DRAW,  /* hidden games only: the next tile is asked for */
	DECISION_SCORE, /* The Castle (R33) */
	DECISION_EXTRA, /* The Castle (D15) */
#define DECISION(name) DECISION_##name,
#include "expansions/list.h"
	DECISION_KINDS
};

enum move_kind {
	MOVE_PLACE,
	MOVE_FIGURE,
	MOVE_PASS,
	MOVE_DRAW,
	MOVE_SCORE, /* The Castle: which completed feature is scored next */
	MOVE_EXTRA, /* The Castle: plays a wall tile 1 */
#define MOVE(name) MOVE_##name,
#include "expansions/list.h"
	MOVE_KINDS
};

/* What a decision is like, a row for each: who plays, asks or tells need not know which it is. */
struct ask_info {
	const char *key; /* "tile" ... */
	bool may_pass;   /* may it be answered with `pass`? */
	bool of_figure;  /* is it the one after a tile was laid, which ends the player's own part of the turn? */
	bool about;      /* is it about a feature (struct decision: `feature`, `cell`, `spot`)? */
	bool sends;      /* must a figure go to a place on the table, after the last turn? */
	bool enters;     /* may a figure go from the supply into a haven? */
	bool rehouses;   /* may a neutral piece go to another haven? */
	bool walks;      /* is it a step of the neutral piece that walks (game_walk)? */
	bool early;      /* is it asked before a tile is drawn? */
	bool from;       /* is it about where a figure comes from (`cell`, `spot`)? */
};

/* The row of a decision; that of none for what is no decision. */
const struct ask_info *ask_info(int decision);

/* Does a kind of move name a cell, the corner of tiles before that cell, a spot, a haven? */
bool move_has_cell(int kind);
bool move_on_corner(int kind);
bool move_has_spot(int kind);
bool move_has_haven(int kind);
/* Does it take a figure home that stands, instead of placing one? */
bool move_lifts(int kind);
/* May it be played in whatever who is in turn is asked, so that he is asked the same again? */
bool move_any_time(int kind);
/* Does it lay a tile: the one in hand, or one that stands for it? */
bool move_lays(int kind);

/* Only the fields of its kind mean something; the others are 0. */
struct move {
	uint8_t kind; /* enum move_kind */
	uint8_t tile; /* PLACE: type index */
	union {
		uint8_t rotation; /* PLACE: 0..3 */
		uint8_t color;    /* of whose figure: enum color */
	};
	uint8_t figure;   /* FIGURE, JOIN, ENTER, SEND: enum figure */
	uint8_t haven;    /* ENTER, SEND ...: which */
	struct spot spot; /* FIGURE, SEND */
	union {
		uint8_t
		    doubled; /* SCORE: 1 with ` double`; no hidden padding, so that moves may be compared with memcmp */
		uint8_t apart; /* 1: what it names is no spot, but a place beside the table */
	};
	struct cell cell; /* PLACE, SEND */
};

/* Writes the move's text, NUL-terminated; returns its length. */
int move_format(const struct move *move, const struct tile_set *tiles, char text[MOVE_TEXT_SIZE]);
/* How the moves of a list (game_legal_moves) are written, for who writes them by hand: "now it is one of: FIGURE SPOT,
 * pass; FIGURE is meeple".  What finds no room in `size` bytes is cut. */
void moves_told(const struct tile_set *tiles, const struct move *moves, int count, char *text, size_t size);
/* Reads a move's text; false (and *move untouched) if it is not of the form.
 * Whether the move is legal is game_apply()'s business. */
bool move_parse(const char *text, const struct tile_set *tiles, struct move *move);
int spot_format(struct spot spot, char text[SPOT_TEXT_SIZE]);
bool spot_parse(const char *text, struct spot *spot);

#endif
