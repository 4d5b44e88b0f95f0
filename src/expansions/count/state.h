/* state.h - what the position remembers of it: the Count's scoring and entry in the course of a turn. */
#pragma once

#include "engine/core/state.h"

enum entry { ENTRY_OPEN, ENTRY_ENTERED, ENTRY_OVER };

struct the_count_state {
	uint8_t passed;      /* bit per seat: moves nobody more into the feature about to be scored */
	uint8_t paid;        /* bit per seat: got points in this turn's scoring */
	bool missed;         /* some feature paid an opponent and not the active player */
	uint8_t entry;       /* enum entry: how far this turn's entry has come */
	uint8_t next_sender; /* last moves: whose turn it is to send, or NOBODY before the first */
};
