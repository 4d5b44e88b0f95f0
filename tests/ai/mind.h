/* mind.h - minds by their names, for the programs that measure them (tests/ai/README.md). */
#ifndef TESTS_AI_MIND_H
#define TESTS_AI_MIND_H

#include "search.h"

struct seat_mind {
	bool random, glance, uct, greedy;
	double ms; /* of processor a decision, for uct without playouts */
	struct ai_mind mind;
};

/* Says what is wrong on stderr and ends the program. */
void fail(const char *what, const char *which);

/* "mathilde,playouts=500,plies=8,close_city=1.5" */
void mind_read(struct seat_mind *seat, const char *text);

/* Thinks as a mind does. */
void mind_think(struct ai *ai, const struct game *game, const struct ai_mind *mind, const struct ai_order *order);

/* Sets a weight by its name; false if there is none. */
bool weight_set(struct ai_weights *weights, const char *name, double value);

/* All weights of the judgement, for programs that move one after the other. */
int weights_count(void);
const char *weight_name(int i);
double *weight(struct ai_weights *weights, int i);
void weights_print(struct ai_weights *weights); /* as words of a mind */

#endif
