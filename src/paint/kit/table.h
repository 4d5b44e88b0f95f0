/* table.h - what the tops of the table share: all repeat after the picture, in both directions. */
#pragma once

#include "paint/kit/easel.h"

/* Where a noise was asked for last, and the corners of its lattice cell there: neighbours share them. */
struct wrapped_walk {
	uint32_t iu, iv, seed;
	float corner[4];
	bool begun;
};
enum { TABLE_WALKS = 12 }; /* noises of one top, each with a walk of its own; all zero to begin with */

/* -1 ... 1: value noise that repeats after period lattice cells in both directions. */
float wrapped_noise(struct wrapped_walk *walk, float u, float v, int period_u, int period_v, uint32_t seed);
