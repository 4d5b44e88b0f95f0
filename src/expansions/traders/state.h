/* state.h - what the position remembers of it: double turns. */
#pragma once

#include "engine/core/state.h"

struct traders_state {
	int16_t unearned[4]; /* by lane: those a given table had beyond its completed cities, for the check */
	uint8_t part;        /* of the turn: 1 or 2 */
	bool twice;          /* a second part is owed */
};
