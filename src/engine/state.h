/*
 * state.h - the position: one flat block without pointers into itself.
 *
 * What each part means, and which file keeps it true:
 *
 *   board.h    cells[], laid[]: which tile lies where; holes[], forbidden[]: the
 *              empty cells beside them and what may not lie there
 *   feature.h  nodes[]: one node per segment of a laid tile, joined into
 *              features; each knows its root, which carries the totals
 *   figure.h   stands[], supply[]: the figures
 *   deck.h     deck[], aside[]: the pile
 *   turn.c     step, owed, done[]: where in the turn we are
 *   modules/   river, count, cards: what the expansions remember
 *
 * Only the first node_count nodes mean anything; game_copy() copies no more.
 */
#ifndef ENGINE_STATE_H
#define ENGINE_STATE_H

#include <bastide/game.h>

#include <string.h>

enum {
	CELL_SLOTS = 1024, /* power of two; 160 tiles have at most 322 empty neighbours */
	HOLES_MAX = 2 * TILES_MAX + 2,
	HOLE_GROUP = 16, /* holes are looked at in groups: 4 rotations of 16 fill a word */
	HOLE_GROUPS = (HOLES_MAX + HOLE_GROUP - 1) / HOLE_GROUP,
	HOLE_SLOTS = HOLE_GROUPS * HOLE_GROUP,
	NODES_MAX = TILES_MAX * TILE_SEGMENTS_MAX,
	DECK_SPARE = 8,                     /* behind the last tile: room to write eight at once */
	DONE_MAX = 16,                      /* features one tile completes: 4 edges and 9 buildings */
	RIVER_ENDS_MAX = 2 * TILES_MAX + 2, /* a given table may be full of rivers */
	MODULES_MAX = 8,
};

/* A cell packed into one number that sorts by row, then column: y in the upper half, x with its sign
 * bit turned over in the lower one.  0 is no cell of the table. */
typedef int32_t cell_key;

enum { KEY_ROW = 1 << 16, KEY_SIGN = 1 << 15 };

/* What a cell holds: the index of a tile, CELL_HOLE and the index of a hole, or CELL_EMPTY. */
enum { CELL_HOLE = 256, CELL_EMPTY = 0xffff };

enum { ALL_FORBIDDEN = 0xffff };

struct laid {
	cell_key key;
	uint16_t first; /* its segments are the nodes from here on */
	uint8_t type, rotation;
	uint8_t seat; /* who laid it, or NOBODY */
};

/* A monastery, shrine or garden. */
struct building {
	cell_key key;
	uint16_t node;
};

/* A figure on the table. */
struct stand {
	uint64_t order; /* sorts by seat, row, column, kind, edge, figure */
	uint16_t node;
	uint8_t seat, figure;
};

enum step {
	STEP_DRAW,
	STEP_FIGURE,
	STEP_LIST,
	STEP_SCORE,
	STEP_CARDS,
	STEP_ENTRY,
	STEP_END_TURN,
	STEP_LAST_MOVES,
	STEP_FINAL,
	STEP_TAKE /* a tile from the pile, once it is asked for */
};

/* What the rules ask the expansions in the course of a turn (module.h says what each means). */
enum hook {
	HOOK_LIMITS,
	HOOK_ALLOWS,
	HOOK_LAID,
	HOOK_ALLOWS_CLAIM,
	HOOK_LISTED,
	HOOK_BEFORE_SCORE,
	HOOK_SCORED,
	HOOK_CARDS,
	HOOK_ENTRY,
	HOOK_AGAIN,
	HOOK_LAST_MOVES,
	HOOK_FINAL,
	HOOK_LIST,
	HOOK_FIELD_BONUS,
	HOOK_COUNT
};

/* ---- what the expansions remember ---- */

/* The open ends of the river: the next river tile goes to one of them (modules/river.c). */
struct river_end {
	cell_key key;     /* the laid tile it leaves */
	uint8_t edge;     /* by this edge */
	int8_t turn;      /* how that tile turned: -1 left, 0 straight, 1 right */
	int8_t last_turn; /* the last turn that was not straight */
};

struct river_state {
	uint16_t end_count;
	struct river_end ends[RIVER_ENDS_MAX];
};

enum entry { ENTRY_OPEN, ENTRY_ENTERED, ENTRY_OVER };

struct count_state {
	uint8_t quarter;     /* where he stands */
	uint8_t passed;      /* bit per seat: moves nobody more into the feature about to be scored */
	uint8_t paid;        /* bit per seat: got points in this turn's scoring */
	bool missed;         /* some feature paid an opponent and not the active player */
	uint8_t entry;       /* enum entry: how far this turn's entry has come */
	uint8_t next_sender; /* last moves: whose turn it is to send, or NOBODY before the first */
};

/* Every laid monastery and every laid shrine, surrounded or not (modules/shrines.c). */
struct shrines_state {
	struct {
		uint8_t count;
		uint8_t tiles[TILES_MAX];
		cell_key keys[TILES_MAX]; /* where they lie */
	} laid[2];                        /* [is it a shrine?] */
};

struct cards_state {
	uint8_t holder[CARD_COUNT]; /* seat, or NOBODY */
	uint8_t size[CARD_COUNT];   /* to beat */
};

/* ---- the position ---- */

struct game {
	const struct tile_set *tiles;
	struct settings settings;
	uint8_t player_count;
	uint8_t colors[PLAYERS_MAX];
	uint8_t module_count;
	uint8_t modules[MODULES_MAX]; /* indices into the table of modules, in its order */
	uint8_t hooks[HOOK_COUNT];    /* bit per module of the table: in this game, and has this hook */

	/* the turn */
	uint8_t step;      /* enum step: what is to be done next */
	uint8_t owed;      /* enum decision_kind */
	uint8_t decider;   /* who owes it */
	uint8_t seat;      /* whose turn it is */
	uint8_t hand;      /* type of the tile drawn, or NO_TILE; where it may lie: fits[] */
	uint8_t last_seat; /* who laid the last tile */
	int16_t last_laid; /* the last tile laid, or -1 (a given table) */
	bool stopped;      /* `end`: nothing more is drawn */
	bool hidden;       /* drawing is a decision */
	bool over;
	int turn;
	int32_t scores[PLAYERS_MAX];

	/* features completed by the tile just laid, in the order of */
	uint8_t done_count, done_next;
	bool closed, surrounded; /* the tile just laid closed a city or road; surrounded a building */
	uint16_t done_occupied;  /* bit per entry: had a figure before anybody joined */
	uint16_t done[DONE_MAX]; /* roots */
	uint16_t completed[2];   /* completed cities, roads on the table */

	/* figures */
	uint8_t owned[2];                                /* [enum figure]: each player's, wherever they are */
	uint8_t supply[2][PLAYERS_MAX];                  /* [enum figure][seat] */
	uint8_t quarters[QUARTER_COUNT][2][PLAYERS_MAX]; /* in the City of Carcassonne */
	uint8_t stand_count;
	struct stand stands[FIGURES_MAX];

	/* the pile */
	uint8_t deck_count, deck_next, aside_count;
	uint8_t deck[TILES_MAX + DECK_SPARE], aside[TILES_MAX];

	/* the expansions */
	struct river_state river;
	struct count_state count;
	struct cards_state cards;
	struct shrines_state shrines;

	/* the table */
	uint8_t laid_count;
	uint8_t twin_count, building_count;
	uint8_t twins[TILES_MAX];             /* laid tiles with two segments of city or road */
	struct building buildings[TILES_MAX]; /* not yet surrounded */
	uint16_t hole_count, node_count;
	cell_key cells[CELL_SLOTS];    /* 0: unused */
	uint16_t contents[CELL_SLOTS]; /* index of the tile, or CELL_HOLE and index of the hole */
	/* The frontier, in no order; what stands behind the last hole forbids everything. */
	_Alignas(16) cell_key holes[HOLE_SLOTS];
	_Alignas(16) uint16_t forbidden[HOLE_SLOTS]; /* 4 bits per edge from N: bit t: terrain t clashes */
	uint64_t fits[HOLE_GROUPS]; /* where the tile in hand may lie: per hole a bit for each rotation */
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
	memcpy(&cell, &halves, sizeof(cell));
	return cell;
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

#endif
