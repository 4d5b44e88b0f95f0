/* state.h - what the position remembers of it. */
#pragma once

#include "engine/core/state.h"

struct toll_state {
	uint8_t rests; /* bit per seat: passed, and is not asked the next time */
	bool bailed;   /* in this turn */
};
