/* refuse.h - saying no.  The rules' predicates take a refusal that may be NULL: then they only answer, which is what
 * game_apply() and the lists of legal moves want; with one they also leave the facts, of which explain() makes
 * sentences. */
#pragma once

#include "engine/core/state.h"

#include <string.h>

/* Always false, so that a predicate can `return refuse(...)`.  Facts that are noted already stay. */
static inline bool refuse(struct refusal *refusal, enum refusal_reason reason, const char *rule)
{
	if (refusal) {
		refusal->reason = (uint8_t)reason;
		memcpy(refusal->rule, rule, strlen(rule) + 1);
	}
	return false;
}

/* The same of what answers with a hole of the frontier: always -1. */
static inline int no_hole(struct refusal *refusal, enum refusal_reason reason, const char *rule)
{
	refuse(refusal, reason, rule);
	return -1;
}

/* A clash at an edge of a tile that was tried: what both show there, and where the neighbour lies, if it is a tile. */
static inline bool refuse_edge(struct refusal *refusal, int edge, int ours, int theirs, struct cell other,
                               int other_tile, const char *rule)
{
	if (refusal) {
		refusal->edge = (uint8_t)edge;
		refusal->ours = (uint8_t)ours;
		refusal->theirs = (uint8_t)theirs;
		refusal->other = other;
		refusal->other_tile = (uint16_t)other_tile;
	}
	return refuse(refusal, REFUSAL_EDGE, rule);
}

/* The sentence is followed by its rule: " (R-3.2)". */
void refusal_add_rule(struct refusal *refusal);

/* A set-up refused with a sentence in the manner of printf. */
__attribute__((format(printf, 4, 5))) bool refuse_setup(struct refusal *refusal, enum refusal_reason reason,
                                                        const char *rule, const char *format, ...);

/* Makes the sentence of a refused move from its facts. */
void explain(const struct game *game, struct refusal *refusal);

/* Why a feature is taken (R-4.4; The Castle R19): notes at the refusal the nearest figure on it, and the chain of tiles
 * to it, of the feature at its cell and spot; somebody stands in it. */
void holder_find(const struct game *game, struct refusal *refusal);
