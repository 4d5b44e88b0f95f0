/* score.h - R-6: who owns a feature, what it is worth, and paying for it. */
#pragma once

#include "engine/carcassonne/module.h"

#include "engine/core/majority.h"

/* What Carcassonne sums up in node.extra while features join: printed signs (struct sign of bastide/contents.h), 16
 * bits for each lane. Signs of one kind of feature share none (tests/engine/test_tables.c). A tile bears at most one
 * of them (printed.c), and a game has 256 tiles, so no sum runs over. */
enum { EXTRA_BITS = 16, EXTRA_MASK = (1 << EXTRA_BITS) - 1, EXTRA_LANES = 64 / EXTRA_BITS };

/* One sign of a lane. */
static inline uint64_t extra_of(unsigned lane) { return (uint64_t)1 << EXTRA_BITS * lane; }

/* Signs of a lane. */
static inline unsigned extra_count(const struct node *root, unsigned lane)
{
	return root->extra >> EXTRA_BITS * lane & EXTRA_MASK;
}

/* ---- building.c: stand alone on their tile, complete when no cell round them is empty (R-5.6) ---- */

static inline bool kind_is_building(unsigned kind) { return FEATURES_BUILT >> kind & 1; }

/* Tiles round a building that is not yet surrounded, and its own. */
static inline int building_tiles(const struct node *root) { return 9 - root->open; }

/* Tells the buildings near a tile just put, and its own, which cells are filled. */
void buildings_extend(struct game *game, int tile);

/* what a road, city or building pays, completed or at the end. */
int feature_points(const struct game *game, const struct node *root, bool complete);

/* How these points would come about. */
void feature_bill(const struct game *game, const struct node *root, bool complete, struct bill *bill);

/* what is scored first has the smaller rank. */
static inline int64_t score_rank(const struct node *root)
{
	int64_t kind = kind_is_building(root->kind) ? FEATURE_MONASTERY : root->kind;

	return kind * ((int64_t)1 << 32) + root->address;
}

/* Roots of all features with a figure among these kinds, in the order of; returns their number. */
int features_occupied(const struct game *game, unsigned kinds, uint16_t roots[FIGURES_MAX]);

/* Pays the owners of a road, city or building; returns a bit per seat that was paid. */
unsigned feature_pay(struct game *game, unsigned root, enum score_reason reason, struct event_list *events);
