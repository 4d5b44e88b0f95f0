/* claims.h - is it so, what a computer player says?  Recounted from the tiles and figures on the table, the scores and
 * the moves that were played, not from what the talk has found. */
#ifndef BASTIDE_TESTS_CLAIMS_H
#define BASTIDE_TESTS_CLAIMS_H

#include "talk/talk.h"

/* The turn that a word is about. */
struct claim_turn {
	const struct game *before, *after;
	const struct session *session;
	int from, to;    /* its plies */
	int most;        /* points that anybody has had in a turn before it */
	uint8_t seat;    /* whose it was */
	uint8_t emptied; /* who has had no figure left before it, a bit a seat */
};

bool claim_holds(const struct claim_turn *turn, const struct talk_word *word);
/* Was it a turn of which somebody speaks in any case? */
bool claim_matters(const struct claim_turn *turn);
bool claim_is_empty(const struct game *game, int seat);

#endif
