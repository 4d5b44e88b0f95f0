/* found.h - what follows from the position, found once per change of it
 * (play_refresh): cells, places, choices.  Plain data. */
#pragma once

#include <bastide/castle.h>

#include "app/session.h"
#include "view/table/camera.h"

enum { PLAY_CELLS_MAX = 512, PLAY_SLOTS_MAX = 640, PLAY_REFUSED_MAX = 64 };

/* A cell next to the laid tiles. */
struct play_cell {
	int16_t x, y;
	uint8_t rotations; /* bit per rotation in which the tile of this turn fits */
	int16_t fitting;   /* unseen tiles that fit in some rotation */
	bool never;  /* none does, nor the tile in hand; nor any that is left, beside the one that is thought about */
	bool missed; /* and somebody's road, city or building waits for it */
};

static inline struct cell play_cell_where(const struct play_cell *cell) { return (struct cell){cell->x, cell->y}; }

/* As the table is read, line by line. */
static inline bool play_reads_before(struct cell a, struct cell b) { return a.y != b.y ? a.y < b.y : a.x < b.x; }

/* What tells a place from others of its kind, as facts. */
struct slot_name {
	uint8_t which;  /* of several on the tile, a field's name or a side (play_side); elsewhere: the side; 0: none */
	uint8_t beside; /* the side on which it lies of others of that name, or elsewhere on its tile; 0: none has it */
	bool far;       /* how far off it lies is told: */
	struct cell way; /* from the laid tile, or 0 */
};

/* What is said of it; "" for nothing. */
struct slot_words {
	const char *title, *detail;
	const char *brief; /* a shorter detail, where a line is narrow */
};

/* A choice for a follower on the laid tile, or what else may be done in its stead. */
struct play_slot {
	struct move move;
	struct cell cell; /* where, */
	struct spot on;   /* and what somebody who comes there would stand in */
	bool legal;
	bool puts;                     /* a figure comes out of the supply */
	int number;                    /* by which keys choose a legal one, else 0; all places of a row have the same */
	struct vec at;                 /* in cells */
	const struct refusal *refusal; /* of found.refusals; its reason is 0 of a legal one */
	bool far;                      /* on another tile: all such places of a feature are one row of the list, */
	struct cell address;           /* and this is that feature */
	struct spot address_spot;
	int points;                   /* now */
	bool pays;                    /* what is paid for it now is told; not of a figure that brings turns */
	int32_t at_once[PLAYERS_MAX]; /* what each is paid for it, where that was reckoned */
	struct slot_name name;
};

/* Which place has which number, as long as the tile lies on its cell: turned there, each keeps its own. */
struct play_numbers {
	bool kept;
	struct cell cell;
	int figure, count; /* the kind that was offered; numbers given */
	uint64_t whose[PLAY_SLOTS_MAX];
};

/* A kind of figure that this game has beside the follower; what is offered beside followers goes with them. */
struct play_kind {
	bool in_game;
	int supply, places; /* of who acts; where it may be put now, of a follower what others than he may do, too; */
	int here;           /* on the tile just laid */
};

/* Who has a card, and where the feature lies that has to be beaten. */
struct play_card {
	uint8_t seat;  /* or NOBODY */
	uint16_t size; /* tiles */
	bool lies;     /* the feature was found: */
	struct cell cell;
	struct spot spot; /* where its mark stands */
};

/* What follows from the position: core/refresh.c core/slots.c core/offer.c core/cards.c core/lesson.c; made by screen.c
 */
struct play_found {
	unsigned serial; /* of the session when refreshed */
	enum session_wait wait;
	int standing_count;
	struct setup_figure standing[FIGURES_MAX]; /* who stands or lies on the land */
	int seat;                                  /* who acts, or NOBODY */
	int cell_count, legal_count, never_count, missed_count;
	bool shuts;                             /* one of those lies beside the tile that is thought about */
	struct play_cell cells[PLAY_CELLS_MAX]; /* first the `legal_count` where the tile fits, as the table is read */
	int unseen[TILESET_TYPES_MAX], unseen_total;
	uint8_t set_counts[TILESET_TYPES_MAX];
	int slot_count;
	struct play_slot slots[PLAY_SLOTS_MAX]; /* for the kind of figure that is offered; legal ones first */
	float slots_apart;                      /* the two nearest, in tiles, at most 1 */
	/* The list of them: a row is the first place of several that are one; those that can be chosen first. */
	int row_count, row_legal;
	uint16_t rows[PLAY_SLOTS_MAX];
	struct play_numbers numbers;
	struct refusal refusals[PLAY_REFUSED_MAX]; /* the first is none */
	int refusal_count;
	struct refusal none; /* why there is no place at all for it; reason 0: there are some */
	struct play_kind kinds[PIECES_MAX];
	int kind_count; /* in the game; 1: nothing to choose */
	int32_t projection[PLAYERS_MAX];
	int keep[PLAYERS_MAX]; /* The Castle: of that, what the largest keep would bring (R44) */
	struct play_card cards[HOLDINGS_MAX];
	struct session_asked asked; /* by the move that is thought about */
	int choice_count;
	struct move *choices; /* of a decision; MOVES_MAX, owned */
};
