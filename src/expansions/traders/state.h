/* state.h - what the position remembers of it: whose goods a given table brought. */
#pragma once

#include "engine/core/state.h"

struct traders_state {
	int16_t unearned[4]; /* by lane: those a given table had beyond its completed cities, for the check */
};
