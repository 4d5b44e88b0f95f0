/*
 * score.h - R-6: who owns a feature, what it is worth, and paying for it.
 */
#pragma once

#include "engine/carcassonne/building.h"
#include "engine/carcassonne/module.h"

#include "engine/core/majority.h"

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
