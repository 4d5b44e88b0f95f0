/*
 * reference.h - positions that were thought about for long, and what became of each candidate: `regret --make` writes
 * them, regret and lookfit read them.
 *
 * A position is told by the seed of its game and the number of turns, which the first look plays with the weights as
 * they are; with other weights they are other positions, so make another file then.
 */
#ifndef TESTS_AI_REFERENCE_H
#define TESTS_AI_REFERENCE_H

#include "mind.h"

enum { REFERENCE_MAX = 96, POSITIONS_MAX = 2000 };

/* What a candidate is worth that was not looked into. */
#define REFERENCE_UNKNOWN (-1000.0)

struct reference {
	uint64_t seed;
	int players, turns, count;
	double value[REFERENCE_MAX]; /* of the candidates, in the order of the first look */
};

/* Of tables of so many.  Returns how many there are in the file, at most POSITIONS_MAX; the rest of a broken one is
 * left out. */
int references_read(const char *name, int players, struct reference *references);

/* The position; the caller destroys it. */
struct game *reference_game(const struct reference *reference, const struct tile_set *tiles, struct ai *ai);

/* Its candidates are in ai->candidates then, at most REFERENCE_MAX. */
void reference_candidates(const struct game *game, struct ai *ai);

#endif
