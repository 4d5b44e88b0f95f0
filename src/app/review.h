/* review.h - a finished game looked back at: each turn's move against the best
 * that the strongest computer player finds, and what the difference may have
 * cost.
 *
 * Turns are thought about one by one and in any order, each by itself and as
 * long as a hint: the same file gives the same review everywhere, and whoever
 * has followed a hint is not told later that something else was better.
 *
 *     struct review *review = review_create(scenario, plies);
 *     for (int i = 0; i < review->count; i++)
 *             review_think(ai, game, &review->turns[i]);      (on any thread)
 *     review_destroy(review); */
#pragma once

#include <bastide/ai.h>
#include <bastide/format.h>
#include "app/record_export.h"

enum { REVIEW_COSTLIEST = 3, REVIEW_TURNS_MAX = 2 * TILES_MAX };

/* A tile and what followed it, or one of the other decisions of a turn where there was a choice. */
struct review_turn {
	short ply;  /* moves played before it */
	short turn; /* drawn turns, from 1 */
	uint8_t seat;
	uint8_t decision; /* enum decision_kind */
	uint8_t move_count;
	struct move moves[2]; /* tile, and a figure or a pass; or an answer */
	struct cell at;       /* where on the table */
	/* once it was thought about */
	bool known, only;          /* only: there was no choice */
	double lost;               /* points that the best move may have brought more */
	struct ai_line best, line; /* line: what was played */
};

struct review {
	int count, known;
	int players;
	struct review_turn turns[REVIEW_TURNS_MAX];
};

/* Every turn and every other choice of the first `plies` moves, none thought about.  NULL when out of memory or a move
 * is refused. */
struct review *review_create(const struct scenario *scenario, int plies);
void review_destroy(struct review *review); /* takes NULL */

/* Thinks about one turn; `game` is the position before it.  `off` (may be NULL) calls it off: false, and nothing is
 * known.  Touches nothing but the turn and `ai`. */
bool review_think(struct ai *ai, const struct game *game, struct review_turn *turn, bool (*off)(void *), void *context);

/* The same in pieces of so many steps.  False: it cannot be begun; it is over, and turn->known tells whether it was
 * called off. */
struct review_thinking {
	struct ai *ai;
	struct review_turn *turn;
	struct ai_review found;
	bool (*off)(void *);
	void *context;
	bool called_off;
};

bool review_think_begin(struct review_thinking *thinking, struct ai *ai, const struct game *game,
                        struct review_turn *turn, bool (*off)(void *), void *context);
bool review_think_step(struct review_thinking *thinking, int steps);

/* Where on the table a move of that turn is: its own cell, or the turn's. */
struct cell review_cell(const struct review_turn *turn, const struct move *move);

/* What was answered, where no tile was asked for: "Knight", "Keep it"; of a step the side: "west". */
const char *review_answer(const struct review_turn *turn, const struct move *move);

/* All that a seat's moves may have cost. */
double review_lost(const struct review *review, int seat);
/* Its costliest turns, the worst first, as indices; how many: those that cost next to nothing are not told. */
int review_costliest(const struct review *review, int seat, int turns[REVIEW_COSTLIEST]);

/* ---- review_export.c: a review as a file carries it, beside the list of scores ---- */

/* Every turn of a file thought about, one after the other; NULL when out of memory or a move is refused. */
struct review *review_all(const struct scenario *scenario);

/* {"playouts", "lost": {"red": 23.4, ...}, "turns": [{"turn", "player", "moves", "best", "lost"}]}, in the words of the
 * engine's protocol; turns that were not thought about are left out.  A new reference. */
struct json_t *review_json(const struct review *review, const struct game *game);

/* The same as lines for reading, behind others. */
struct grow;
void review_text(struct grow *text, const struct review *review, const char names[PLAYERS_MAX][RECORD_NAME_SIZE]);
