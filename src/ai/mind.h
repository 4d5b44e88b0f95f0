/* mind.h - what computer players know of an expansion beyond its moves: one table of hooks for each that has a mind.c.
 * The judgement calls every hook in one loop over the minds of this game that have it, in the order of
 * expansions/list.h, and knows none by name.  A hook may be NULL. */
#pragma once

#include "placement.h"
#include "expansions/rows.h"

#include <bastide/ai.h>

/* Texts of a reason are marked so for the catalogues (tools/translations). */
#define N_(text) text
#define NN_(one, many) one, many

/* What a line leads to. */
struct outcome {
	const struct game *before;
	const struct view *after;
	const struct event_list *events;
	int seat; /* whose line it is */
};

/* What a move is for beside a tile and a follower on it: the first row that meets the move. */
struct ai_aim {
	uint8_t move;   /* enum move_kind; */
	uint8_t passes; /* of MOVE_PASS: the decision that is passed, */
	uint8_t figure; /* of MOVE_FIGURE: the figure that is put; */
	bool doubled;   /* only where the move doubles */
	const char *words;
	enum { AIM_NOTHING, AIM_FEATURE, AIM_HOME, AIM_HAVEN } fills; /* %s: it, the haven that feeds it, the move's */
	enum { AIM_OF_NOTHING, AIM_OF_DECISION, AIM_OF_MOVE } of;     /* which feature it is about */
	bool shares; /* who has the most there, once the figure is there, is told */
	bool trade;  /* it comes with a tile and what that does */
	bool order;  /* all is scored whatever is chosen: what that pays is no reason */
	/* What else it does, in numbers; may be NULL. */
	void (*tell)(const struct game *before, int seat, struct ai_line *line);
};

struct mind {
	/* The setting that brings its expansion into a game of Carcassonne, or whether it is in this one. */
	enum setting brought_by;
	bool (*in_game)(const struct game *game);

	/* What signs of its own make of features, once for all (judge.c). */
	void (*raise)(struct judge *judge);

	/* ---- a position (view.c) ---- */

	/* All features but fields are judged: changes what they are worth. */
	void (*worth)(struct view *view);
	/* Adds to view->supply figures that will come back, as far as they are worth one in hand. */
	void (*supply)(struct view *view, const struct judge *judge, const struct game *game);
	/* Adds the points that it promises each player until the end. */
	void (*expect)(const struct view *view, const struct judge *judge, const struct game *game,
	               double points[PLAYERS_MAX]);
	const char *promises; /* what those points come from, for a reason */

	/* ---- one placement of the tile in hand (turn.c, placement.c) ---- */

	/* What a second turn is worth that it may bring now; 0: it brings none. */
	double (*turn)(const struct view *view, const struct judge *judge, const struct game *game);
	/* Nobody stands on a tile of this type as soon as it lies? */
	bool (*bars)(const struct game *game, int type);
	/* A city or road that would lie so, worth so much to its owner: adds to what the placement gains, or claims
	 * with figures of its own. */
	void (*line)(const struct scene *scene, int segment, int rotation, const struct joint *joint,
	             struct worth worth, struct choice *choice);
	/* The same for a field on which somebody stands, with what it would be worth to its owner. */
	void (*field)(const struct scene *scene, int segment, int rotation, const struct joint *joint, double worth,
	              struct choice *choice);

	/* The building of the tile in hand, which nobody holds, and what it would be worth: claims with figures of its
	 * own. */
	void (*house)(const struct scene *scene, int segment, struct worth worth, struct choice *choice);
	/* What it is worth to take a figure home instead of placing one, by which move; 0: there is none. */
	double (*lift)(const struct scene *scene, struct move *move);

	/* The tile lies, and nobody is put onto it: what is done instead, if anything; `view` is of before it lay. */
	bool (*instead)(const struct view *view, const struct game *game, struct move *move);

	/* ---- a reason (aims.c) ---- */

	int kind;             /* of features: a building of its own, */
	const char *building; /* and what that is called in a sentence; NULL: it brings none */
	const char *lifts;    /* a figure is taken home (lift) from what is at %s; NULL: none of its own is */
	const struct ai_aim *aims;
	int aim_count;
	/* Adds what comes with a line besides points (line_gift). */
	void (*gifts)(const struct outcome *outcome, struct ai_line *line);
};

/* Has the one who moves such a figure in hand? */
static inline bool scene_has(const struct scene *scene, enum figure figure)
{
	return game_supply(scene->game, scene->lean->seat, figure) > 0;
}

/* One of each expansion that has the layer. */
#define MIND(name) extern const struct mind name##_mind;
#include "expansions/list.h"

/* Adds something that comes with a line, once: a sentence's part in English, or two for one and for many with the
 * count in them. */
void line_gift(struct ai_line *line, const char *one, const char *many, int count);
/* The same of a player or of a feature (bastide/ai.h). */
void line_gift_of(struct ai_line *line, struct ai_gift gift);

/* The table of minds, in the order of their hooks. */
extern const struct mind *const minds_table[];
extern const int minds_table_count; /* at most MINDS_MAX */

/* Each mind of this game that has the hook. */
#define EACH_MIND(judge, hook, mind)                                                                                   \
	for (unsigned bits_ = (judge)->minds[hook]; bits_ && ((mind) = minds_table[__builtin_ctz(bits_)]);             \
	     bits_ &= bits_ - 1)
