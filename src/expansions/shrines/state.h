/* state.h - what the position remembers of it: where monasteries and shrines lie. */
#pragma once

#include "engine/core/state.h"

/* Every laid monastery and every laid shrine, surrounded or not. */
struct shrines_state {
	struct {
		uint16_t count;
		uint8_t tiles[TILES_MAX];
		cell_key keys[TILES_MAX]; /* where they lie */
		int32_t crowd[TILES_MAX]; /* 1, or 2 for who may get no opponent any more */
	} laid[2];                        /* [is it a shrine?] */
	/* By slot of a cell: how crowded it is at most by those beside it; 2 is more than anybody may lay into. */
	uint8_t crowds[2][CELL_SLOTS];
	bool crowded[2]; /* is it 2 anywhere? */
};
