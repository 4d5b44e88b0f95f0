/* state.h - what Carcassonne adds to the position: its buildings, and what the
 * expansions remember, each in a struct that only its module reads and writes. */
#pragma once

#include "engine/core/state.h"

/* What they remember, struct NAME_state of each. */
#define MEMORY(name)
#define MEMORY_LARGE(name)
#include "expansions/list.h"

enum { MODULES_MAX = 32 }; /* a bit each in struct carcassonne: hooks */

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

/* What the rules ask the expansions as a game begins and in the course of a turn. */
enum hook {
#define HOOK(result, name, parameters) HOOK_##name,
#include "engine/carcassonne/hooks.h"
	HOOK_COUNT
};

struct carcassonne {
	struct game game; /* what all games share, first */

	uint8_t module_count;
	uint8_t modules[MODULES_MAX]; /* indices into the table of modules, in its order */
	uint32_t hooks[HOOK_COUNT];   /* bit per module of the table: in this game, and has this hook */
	/* Who handles a kind of move, who asks for a decision: index and 1 of a module of this game, or 0. */
	uint8_t movers[MOVE_KINDS], askers[DECISION_KINDS];
	uint8_t entered[STEP_COUNT]; /* what a step of the rules begins with: itself, or one inserted before it */
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

#define MEMORY(name) struct name##_state name;
#include "expansions/list.h"
	/* By slot of a cell (slot_of): bit per side of it on which a building was laid.  Cells that share a slot share
	 * the bits: who is really there must be looked up. */
	uint8_t near[CELL_SLOTS];

	/* Large, and read in games of their expansion only: a copy ends where the last of this game does (module.h). */
#define MEMORY_LARGE(name) struct name##_state name;
#include "expansions/list.h"
};

static inline struct carcassonne *carcassonne_own(struct game *game) { return (struct carcassonne *)game; }
static inline const struct carcassonne *carcassonne_read(const struct game *game)
{
	return (const struct carcassonne *)game;
}

/* What Carcassonne adds to this position: readable, or writable if the position is. */
#define own(of) _Generic((of), struct game * : carcassonne_own, const struct game * : carcassonne_read)(of)
