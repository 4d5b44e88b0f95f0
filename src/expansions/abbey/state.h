/* state.h - what the position remembers of it: abbeys, wagons and barns in the course of a turn. */
#pragma once

#include "engine/core/state.h"

struct abbey_state {
	uint16_t type;               /* of the abbey's tile, or NO_TILE */
	bool passed;                 /* it was not laid: this part of the turn goes on */
	uint8_t in_turn;             /* whose turn it is, or was last */
	bool begun;                  /* the turn was counted when the abbey was asked for */
	uint8_t round;               /* seat and 1 of the first who is asked after the last tile; 0: nobody is yet */
	uint8_t asked;               /* how many of that round have had their turn */
	uint8_t last_asked;          /* seat and 1 of the last who was asked in it; 0: nobody */
	uint16_t barn;               /* node and 1 of the barn laid in this part of the turn */
	uint16_t waits[PLAYERS_MAX]; /* node and 1 that his wagon came home from, and may drive on */
};
