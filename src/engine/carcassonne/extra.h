/*
 * extra.h - what Carcassonne sums up in node.extra while features join: printed
 * signs (struct sign of bastide/contents.h), 16 bits for each lane.  Signs of one
 * kind of feature have lanes of their own.
 *
 * A tile bears at most one of them (printed.c), and a game has 256 tiles, so no
 * sum runs over.
 */
#pragma once

#include "engine/core/layout.h"

enum { EXTRA_BITS = 16, EXTRA_MASK = (1 << EXTRA_BITS) - 1, EXTRA_LANES = 64 / EXTRA_BITS };

/* One sign of a lane. */
static inline uint64_t extra_of(unsigned lane) { return (uint64_t)1 << EXTRA_BITS * lane; }

/* Signs of a lane. */
static inline unsigned extra_count(const struct node *root, unsigned lane)
{
	return root->extra >> EXTRA_BITS * lane & EXTRA_MASK;
}
