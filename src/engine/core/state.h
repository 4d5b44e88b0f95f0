/* state.h - the position, as far as all games share it: one flat block without
 * pointers into itself.  A game puts what it adds behind it (its own state.h).
 *
 * What each part means, and which file keeps it true:
 *
 *   board.h    cells[], laid[]: which tile lies where; holes[], forbidden[]: the
 *              empty cells beside them and what may not lie there
 *   fit.h      fits[]: where the tile in hand may lie
 *   feature.h  nodes[]: one node per segment of a laid tile, joined into
 *              features; each knows its root, which carries the totals
 *   figure.h   figures[], supply[]: the figures
 *   deck.c     deck[], aside[]: the pile
 *   the game   step, owed, completed[]: where in the turn we are
 *
 * Holes, tiles and nodes in use are all that game_copy() copies of theirs, and of
 * what the game puts behind them as many bytes as it says it keeps (`kept`). */
#pragma once

#include "engine/core/layout.h"

#include <bastide/game.h>

#include <string.h>

struct rules;

enum {
	CELL_SLOTS = 1024, /* power of two; 256 tiles have at most 514 empty neighbours */
	HOLES_MAX = 2 * TILES_MAX + 2,
	HOLE_GROUP = 16, /* holes are looked at in groups: 4 rotations of 16 fill a word */
	HOLE_GROUPS = (HOLES_MAX + HOLE_GROUP - 1) / HOLE_GROUP,
	HOLE_SLOTS = HOLE_GROUPS * HOLE_GROUP,
	NODES_MAX = TILES_MAX * TILE_SEGMENTS_MAX,
	DECK_SPARE = 8,     /* behind the last tile: room to write eight at once */
	COMPLETED_MAX = 20, /* features one tile completes: 4 edges and 9 buildings; and its fields */
};

/* A cell packed into one number that sorts by row, then column: y in the upper half, x with its sign
 * bit turned over in the lower one.  0 is no cell of the table. */
typedef int32_t cell_key;

enum { KEY_ROW = 1 << 16, KEY_SIGN = 1 << 15 };

/* What a cell holds: the index of a tile, CELL_WALL where the board ends and nothing ever lies, CELL_HOLE and
 * the index of a hole, or CELL_EMPTY. */
enum { CELL_WALL = TILES_MAX, CELL_HOLE, CELL_EMPTY = 0xffff };

enum { ALL_FORBIDDEN = 0xffff };

struct laid {
	cell_key key;
	uint16_t first; /* its segments are the nodes from here on */
	uint8_t type, rotation;
	uint8_t seat; /* who laid it, or NOBODY */
};

enum { FIGURE_BITS = 4 }; /* of table_figure.order, for the kind */
_Static_assert(PIECES_MAX <= 1 << FIGURE_BITS, "the order of figures tells every kind");

/* A figure on the table. */
struct table_figure {
	uint64_t order; /* sorts by seat, row, column, kind, edge, figure: figure_order() */
	uint16_t node;
	uint8_t seat, figure;
};

/* Where a neutral piece stands (neutral.h). */
struct neutral_place {
	cell_key key; /* 0: nowhere, or in a haven */
	uint8_t haven;
	bool beside;
	bool parted;                /* the figure has gone to where it is told to be, and is not forgotten yet */
	struct setup_figure figure; /* beside it, or parted from it; all zero: alone */
};

/* One of them walks from cell to cell. */
struct walk {
	bool due; /* it begins later in this turn */
	bool going;
	uint8_t neutral; /* which */
	uint8_t steps;   /* still to be made */
	uint8_t count;
	cell_key visited[WALK_MAX]; /* cells left behind */
};

/* ---- the position ---- */

struct game {
	const struct rules *rules; /* of which game: a constant */
	const struct tile_set *tiles;
	const struct tile_layout *layouts; /* those of the set, by type */
	struct settings settings;
	uint8_t player_count;
	uint8_t colors[PLAYERS_MAX];

	/* the turn */
	uint8_t step;      /* what is to be done next: an enumeration of the game's own */
	uint8_t owed;      /* enum decision_kind */
	uint8_t decider;   /* who owes it */
	uint8_t seat;      /* whose turn it is */
	uint8_t last_seat; /* who laid the last tile */
	uint8_t part;      /* of the turn: 1, or 2 where something has brought a second */
	uint16_t hand;     /* type of the tile drawn, or NO_TILE; where it may lie: fits[] */
	int16_t last_laid; /* the last tile laid, or -1 (a given table) */
	bool stopped;      /* `end`: nothing more is drawn */
	bool parts;        /* a turn may have two */
	bool part_owed;    /* a second part follows, if a tile is left */
	bool hidden;       /* drawing is a decision */
	bool over;
	bool watched;  /* the game wants to know who goes home (rules.h: left) */
	bool closed;   /* the tile just laid left some feature without an open edge */
	uint32_t kept; /* bytes that mean something behind this struct */
	int turn;
	int32_t scores[PLAYERS_MAX];

	/* features completed by the tile just laid, in the order in which they are scored */
	uint8_t completed_count, completed_next;
	uint16_t completed[COMPLETED_MAX]; /* roots */

	/* figures */
	uint8_t kinds_owned;                     /* no player has a figure of this kind or a later one */
	uint8_t owned[PIECES_MAX];               /* each player's, wherever they are */
	uint8_t supply[PIECES_MAX][PLAYERS_MAX]; /* by figure and seat */
	uint16_t lone[PIECES_MAX][PLAYERS_MAX];  /* who has one of a kind: its node and 1, or 0 off the table */
	uint16_t heavy;     /* bit per kind whose weight is no number of 4 bits in node.figures: figure.h */
	uint8_t light_most; /* what all of a player's other figures weigh together */
	uint8_t figure_count;
	uint8_t weightless; /* how many of them node.figures does not show */

	/* what players hold besides (struct holding of bastide/contents.h) */
	uint16_t held[HOLDINGS_MAX][PLAYERS_MAX]; /* how many */
	uint16_t held_size[HOLDINGS_MAX];         /* of a single one: what is to be beaten to get it */

	/* neutral pieces (neutral.h) */
	struct neutral_place neutrals[NEUTRALS_MAX]; /* by id */
	struct walk walk;

	/* the pile */
	uint32_t waits; /* a tile with one of these flags that comes up goes to the bottom (deck.c) */
	uint16_t deck_count, deck_next, aside_count;
	uint8_t deck[TILES_MAX + DECK_SPARE], aside[TILES_MAX];

	/* the table */
	uint16_t laid_count;
	uint16_t repeating_count;
	uint8_t repeating[TILES_MAX]; /* laid tiles with two segments of one kind that has edges */
	uint16_t hole_count, node_count;
	bool wide;                     /* two of its cells may want one slot: some lie far from the middle */
	cell_key cells[CELL_SLOTS];    /* 0: unused */
	uint16_t contents[CELL_SLOTS]; /* index of the tile, CELL_WALL, CELL_HOLE and index of the hole; CELL_EMPTY */
	/* The frontier, in no order; what stands behind the last hole forbids everything.  Where the holes are as moves
	 * tell it: most of what is asked of them is lists of moves. */
	_Alignas(16) uint16_t forbidden[HOLE_SLOTS]; /* 4 bits per edge from N: bit t: what shows t clashes */
	uint64_t fits[HOLE_GROUPS]; /* where the tile in hand may lie: per hole a bit for each rotation */

	/* Of these only the first hole_count, figure_count, laid_count and node_count mean anything, and are copied. */
	_Alignas(16) struct cell holes[HOLE_SLOTS];
	struct table_figure figures[FIGURES_MAX];
	struct laid laid[TILES_MAX];
	struct node nodes[NODES_MAX];
};

static inline bool setting_is(const struct game *game, enum setting setting, int value)
{
	return game->settings.value[setting] == value;
}

static inline cell_key cell_pack(int x, int y) { return y * KEY_ROW + x + KEY_SIGN; }

static inline struct cell cell_unpack(cell_key key)
{
	uint32_t halves = (uint32_t)key ^ KEY_SIGN; /* y and x */
	struct cell cell;

#if __BYTE_ORDER__ == __ORDER_BIG_ENDIAN__
	halves = halves << 16 | halves >> 16;
#endif
	memcpy(&cell, &halves, sizeof cell);
	return cell;
}

/* The key of a cell that was unpacked. */
static inline cell_key cell_repack(struct cell cell)
{
	uint32_t halves;

	memcpy(&halves, &cell, sizeof halves);
#if __BYTE_ORDER__ == __ORDER_BIG_ENDIAN__
	halves = halves << 16 | halves >> 16;
#endif
	return (cell_key)(halves ^ KEY_SIGN);
}

static inline bool cell_in_range(int x, int y)
{
	return (unsigned)x + CELL_MAX <= 2 * CELL_MAX && (unsigned)y + CELL_MAX <= 2 * CELL_MAX;
}

/* The cell beyond an edge. */
static inline cell_key key_beyond(cell_key key, int edge)
{
	static const int32_t step[EDGE_COUNT] = {-KEY_ROW, 1, KEY_ROW, -1};

	return key + step[edge];
}
