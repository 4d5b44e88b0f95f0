/*
 * figure.h - the figures: supply, and those that stand on the table, kept
 * sorted by seat, row and column so that no answer depends on the order in
 * which they were placed.
 */
#ifndef ENGINE_FIGURE_H
#define ENGINE_FIGURE_H

#include "feature.h"

/* Where a figure may stand at all: bit per feature kind. */
static inline unsigned figure_places(enum figure figure)
{
	return figure == FIGURE_ABBOT ? 1U << FEATURE_MONASTERY | 1U << FEATURE_SHRINE | 1U << FEATURE_GARDEN
	                              : 1U << FEATURE_CITY | 1U << FEATURE_ROAD | 1U << FEATURE_FIELD |
	                                    1U << FEATURE_MONASTERY | 1U << FEATURE_SHRINE;
}

/* Stands a figure on a node; its supply is the caller's business. */
void figure_stand(struct game *game, int seat, int figure, unsigned node);

/* Takes the i-th figure off the table and gives it back to its owner. */
void figure_return(struct game *game, int index, struct event_list *events);

/* every figure of the feature goes home. */
void figures_return(struct game *game, unsigned root, struct event_list *events);

/* The node at a feature's address: where figures stand that joined it later. */
unsigned feature_address_node(const struct game *game, unsigned root);

#endif
