/*
 * state.h - what Carcassonne adds to the position: its buildings, and what the
 * expansions remember, each in a struct that only its module reads and writes.
 */
#pragma once

#include "engine/core/state.h"

enum {
	RIVER_ENDS_MAX = 2 * TILES_MAX + 2, /* a given table may be full of rivers */
	MODULES_MAX = 16,                   /* a bit each in struct carcassonne: hooks */
};

enum turn_step {
	STEP_DRAW,
	STEP_FIGURE,
	STEP_LIST,
	STEP_SCORE,
	STEP_CARDS,
	STEP_ENTRY,
	STEP_END_TURN,
	STEP_LAST_MOVES,
	STEP_FINAL,
	STEP_TAKE, /* a tile from the pile, once it is asked for */
	STEP_COUNT
};

enum { INSERTED_MAX = 12 };

/* A step that a module put into the turn of this game (module.h: struct step). */
struct inserted {
	uint8_t module, step; /* indices into the table of modules, and into its steps */
	uint8_t next;         /* the step behind it */
};

/* What the rules ask the expansions in the course of a turn. */
enum hook {
#define HOOK(result, name, parameters) HOOK_##name,
#include "engine/carcassonne/hooks.h"
	HOOK_COUNT
};

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

struct the_count_state {
	uint8_t passed;      /* bit per seat: moves nobody more into the feature about to be scored */
	uint8_t paid;        /* bit per seat: got points in this turn's scoring */
	bool missed;         /* some feature paid an opponent and not the active player */
	uint8_t entry;       /* enum entry: how far this turn's entry has come */
	uint8_t next_sender; /* last moves: whose turn it is to send, or NOBODY before the first */
};

/* Every laid monastery and every laid shrine, surrounded or not (modules/shrines.c). */
struct shrines_state {
	struct {
		uint16_t count;
		uint8_t tiles[TILES_MAX];
		cell_key keys[TILES_MAX]; /* where they lie */
		int32_t crowd[TILES_MAX]; /* 1, or 2 for who may get no opponent any more */
	} laid[2];                        /* [is it a shrine?] */
	/* By slot of a cell: how crowded it is at most by those beside it; 2 is more than anybody may lay into. */
	uint8_t crowds[2][CELL_SLOTS];
	bool crowded[2]; /* is it 2 anywhere? */
};

/* Double turns (modules/traders.c). */
struct traders_state {
	int16_t unearned[4]; /* by lane: those a given table had beyond its completed cities, for the check */
	uint8_t part;        /* of the turn: 1 or 2 */
	bool twice;          /* a second part is owed */
};

enum abbey_stage { ABBEY_OPEN, ABBEY_PASSED, ABBEY_DRAWING };

/* Abbeys, wagons and barns in the course of a turn (expansions/abbey). */
struct abbey_state {
	uint16_t type;               /* of the abbey's tile, or NO_TILE */
	uint8_t stage;               /* enum abbey_stage: how far this part of the turn has come */
	bool begun;                  /* the turn was counted when the abbey was asked for */
	uint8_t round;               /* seat and 1 of the first who is asked after the last tile; 0: nobody is yet */
	uint8_t asked;               /* how many of that round have had their turn */
	uint8_t last_asked;          /* seat and 1 of the last who was asked in it; 0: nobody */
	uint16_t barn;               /* node and 1 of the barn laid in this part of the turn */
	uint16_t waits[PLAYERS_MAX]; /* node and 1 that his wagon came home from, and may drive on */
};

struct carcassonne {
	struct game game; /* what all games share, first */

	uint8_t module_count;
	uint8_t modules[MODULES_MAX]; /* indices into the table of modules, in its order */
	uint16_t hooks[HOOK_COUNT];   /* bit per module of the table: in this game, and has this hook */
	uint8_t entered[STEP_COUNT];  /* what a step of the rules begins with: itself, or one inserted before it */
	uint8_t inserted_count;
	struct inserted inserted[INSERTED_MAX];
	uint8_t insisting; /* `figure` is owed: index and 1 of the module that lets him do nothing else, or 0 */

	uint8_t claim_words;             /* words that the kinds of this game need */
	uint64_t followers[STAND_WORDS]; /* kinds of figures that follow: the first bit of each in a word of claims */
	uint64_t claims[STAND_WORDS];    /* where figures may be put on the tile just laid (claim.c) */
	bool claimable;                  /* one of them may be put somewhere */
	bool surrounded;                 /* the tile just laid surrounded a building */
	uint16_t completed_occupied; /* bit per entry of completed[]: had a figure before anybody joined */
	uint16_t completed[2];       /* completed cities, roads on the table */

	uint8_t havens[HAVENS_MAX][PIECES_MAX][PLAYERS_MAX]; /* figures that wait in each */
	uint16_t building_count;
	uint16_t buildings[TILES_MAX]; /* nodes of buildings that are not yet surrounded */
	/* By slot of a cell (slot_of): bit per side of it on which one of them was laid.  Cells that share a slot share
	 * the bits: who is really there must be looked up. */
	uint8_t near[CELL_SLOTS];

	struct the_count_state the_count;
	struct traders_state traders;
	struct abbey_state abbey;
	/* Large, and read in games of their expansion only: a copy ends where the last of this game does (module.h). */
	struct river_state river;
	struct shrines_state shrines;
};

static inline struct carcassonne *carcassonne_own(struct game *game) { return (struct carcassonne *)game; }
static inline const struct carcassonne *carcassonne_read(const struct game *game)
{
	return (const struct carcassonne *)game;
}

/* What Carcassonne adds to this position: readable, or writable if the position is. */
#define own(of) _Generic((of), struct game * : carcassonne_own, const struct game * : carcassonne_read)(of)
