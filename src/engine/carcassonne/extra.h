/*
 * extra.h - what Carcassonne sums up in node.extra while features join: the
 * inns of a road or the cathedrals of a city in the lowest 16 bits (R-23.3,
 * ), the goods of a city in 16 bits for each kind above them.
 *
 * A tile bears at most one of them (printed.c), and a game has 256 tiles, so no
 * sum runs over.
 */
#pragma once

#include "engine/core/layout.h"

enum { EXTRA_BITS = 16, EXTRA_MASK = (1 << EXTRA_BITS) - 1 };

/* Of one segment: an inn or a cathedral, and its goods. */
static inline uint64_t extra_of(bool special, int goods)
{
	return (uint64_t)special | (goods == GOODS_NONE ? 0 : (uint64_t)1 << EXTRA_BITS * goods);
}

/* Inns of a road, cathedrals of a city. */
static inline unsigned extra_special(const struct node *root) { return root->extra & EXTRA_MASK; }

static inline bool extra_has_goods(const struct node *root) { return root->extra >> EXTRA_BITS; }

/* Symbols of a kind, GOODS_WINE to GOODS_CLOTH. */
static inline unsigned extra_goods(const struct node *root, int kind)
{
	return root->extra >> EXTRA_BITS * kind & EXTRA_MASK;
}
