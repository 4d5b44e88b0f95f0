/* state.h - what the position remembers of it: where a river goes on. */
#pragma once

#include "engine/core/state.h"

enum { RIVER_ENDS_MAX = 2 * TILES_MAX + 2 }; /* a given table may be full of rivers */

/* The open ends of the river: the next river tile goes to one of them. */
struct river_end {
	cell_key key;     /* the laid tile it leaves */
	uint8_t edge;     /* by this edge */
	int8_t turn;      /* how that tile turned: -1 left, 0 straight, 1 right */
	int8_t last_turn; /* the last turn that was not straight */
};

struct river_state {
	uint16_t end_count;
	struct river_end ends[RIVER_ENDS_MAX];
};
