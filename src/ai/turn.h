/* turn.h - a whole turn chosen at a glance: where the tile in hand lies and what figure goes on it, judged by what
 * changes beside it alone, without laying it.  A few microseconds; this is how everybody plays in playouts. */
#pragma once

#include "view.h"

/* Whose interests: a factor for each seat's points, 1 for the one who moves, others below 0. */
struct lean {
	int seat;
	double of[PLAYERS_MAX];
	double kind[FEATURE_KINDS]; /* factors: a character's love for features of its own */
};

/* The one who moves against all others alike, as far as he minds them. */
void lean_init(struct lean *lean, const struct judge *judge, int seat, const struct ai_style *style);

struct turn {
	struct move place;
	struct move figure; /* FIGURE, RECALL or PASS */
	double gain;        /* points, seen with those leanings */
};

/* The best turn with the tile in hand of `view`; false if it lies nowhere. */
bool turn_choose(const struct view *view, struct judge *judge, const struct game *game, const struct lean *lean,
                 struct turn *turn);
