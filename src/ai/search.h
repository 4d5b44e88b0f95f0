/* search.h - what a player keeps while it thinks. */
#pragma once

#include <bastide/ai.h>

#include "turn.h"

enum { CANDIDATES_MAX = 160, MOVES_OTHER_MAX = 64 };

/* How hard a character tries. */
struct ai_strength {
	int candidates; /* ways to play the turn that are looked into */
	int playouts;   /* together, if nobody says how long to think; 0: none, the first look decides */
	int most;       /* playouts, however long it may think */
	int plies;      /* turns that a playout goes on for; 0: to the end of the game */
	double win;     /* points that winning is worth besides, where a playout reaches the end */
	bool present;   /* takes the others, where there are several, for players who see only the present */
	bool exact;     /* plays every order of the last tiles, where they are few, instead of some by chance */
	double blunder; /* points by which a judgement may be wrong */
	int sleepy;     /* on so many days of a hundred he is asleep, and tries no harder than */
	const struct ai_strength *asleep;
};

struct ai_mind {
	struct ai_strength strength;
	struct ai_style style;
	struct ai_weights weights;
};

/* One way to play the turn. */
struct candidate {
	struct move moves[AI_LINE_MOVES_MAX];
	int move_count;
	double look;  /* judged as it stands, with the character's likes */
	double plain; /* the same without them */
	int samples;
	double sum;                  /* of the playouts' margins */
	double value;                /* the same with what winning is worth: what it is chosen for */
	double ahead, ahead_squares; /* of what it had more than the mean of those that ran in the same pile */
	bool out;
};

enum { LAST_TILES = 4, LAST_ORDERS = 24 };

/* The orders of the pile that were played already. */
struct ai_orders {
	int of, count; /* there are so many; 0: too many, played by chance */
	uint8_t pile[LAST_ORDERS][LAST_TILES];
};

/* How far a thinking has come. */
enum ai_stage { STAGE_DONE, STAGE_LOOK, STAGE_PLAY, STAGE_TELL, STAGE_COMPARE };

/* The candidates' race, between two playouts. */
struct ai_race {
	struct rng rng;
	int budget, running;
	int samples; /* piles that were played by all */
	int next;    /* the candidate that is played next in this pile; behind the last: a new pile comes */
	double margins[CANDIDATES_MAX], wins[CANDIDATES_MAX], mean;
};

/* What a turn that is looked back at is compared with (review.c). */
struct ai_played {
	struct ai_review *review; /* where it is told; NULL: a turn is thought about that is still to come */
	struct move moves[AI_LINE_MOVES_MAX];
	int count;
};

struct ai {
	void *given; /* what is freed: it lies in there, aligned */
	struct ai_mind mind;
	struct judge judge;
	struct view view;
	struct lean lean;                                /* of the one who thinks */
	struct lean plain[PLAYERS_MAX];                  /* of each seat in playouts */
	int seat, turn_seat;                             /* who decides; whose turn it is */
	struct game *root, *mixed, *work, *look, *trial; /* copies */
	struct move moves[MOVES_MAX], more[MOVES_MAX], others[MOVES_OTHER_MAX];
	enum ai_stage stage;
	int move_count, next; /* of `moves`, in the first look; the one looked at next, and the candidate told next */
	int candidate_count;
	struct candidate candidates[CANDIDATES_MAX];
	const struct candidate *told[AI_LINES_MAX];
	struct ai_race race;
	struct ai_orders orders; /* of the last tiles */
	struct ai_order order;
	bool stopped;
	struct ai_played played;
	struct event_list events; /* of the line whose facts are found */
	struct feature feature;
	struct ai_advice advice;
};

/* The character's mind; index within ai_character_count(). */
void character_mind(int index, struct ai_mind *mind);

/* Fill ai->candidates, the best look first: a step looks at one move, and what may follow it.  False: all are there. */
void look_begin(struct ai *ai);
bool look_step(struct ai *ai);

/* Rank them by playouts, one a step.  False: they are ranked. */
void race_begin(struct ai *ai);
bool race_step(struct ai *ai);

/* With what was played instead; false: there is nothing to compare. */
bool review_begin(struct ai *ai);
void review_end(struct ai *ai);

/* How many orders the rest of the pile can have; then piles of the game are mixed until one of them is new.  False:
 * none was found. */
void orders_count(struct ai *ai);
bool orders_next(struct ai *ai, struct game *mixed, struct rng *rng);

/* Points that each player may expect, as the position stands; ai->view is taken of it, unless the game is over. */
void position_expect(struct ai *ai, const struct game *game, double points[PLAYERS_MAX]);

/* The lead that a position promises to a seat, in points, without anybody's likes. */
double position_margin(struct ai *ai, const struct game *game, int seat);

/* A line of these moves, of which nothing else is known. */
void line_begin(struct ai_line *line, const struct move *moves, int count);

/* Fills in what a line does, but its moves and margin. */
void facts_find(struct ai *ai, struct ai_line *line);

/* The same of what it is for; ai->work is the position after it, ai->events and ai->view are of it. */
void aims_find(struct ai *ai, struct ai_line *line);

/* Decides what is neither tile nor figure until it is such a decision, or somebody else's turn. */
void position_settle(struct ai *ai, struct game *game);

/* Is there time to go on? */
bool ai_going(struct ai *ai);

/* As ai_begin(), with a mind of one's own. */
bool ai_begin_as(struct ai *ai, const struct game *game, const struct ai_mind *mind, const struct ai_order *order);
