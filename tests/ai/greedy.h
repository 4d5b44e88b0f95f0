/* greedy.h - one ply on the points if the game ended now: a yardstick that sees no further. */
#ifndef TESTS_AI_GREEDY_H
#define TESTS_AI_GREEDY_H

#include "search.h"

/* The turn that is best so, of equal ones the first; returns how many moves it has. */
int greedy_think(struct ai *ai, const struct game *game, const struct ai_mind *mind, const struct ai_order *order,
                 struct move best[AI_LINE_MOVES_MAX]);

#endif
