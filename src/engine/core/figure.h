/*
 * figure.h - the figures: supply, and those that stand on the table, kept
 * sorted by seat, row and column so that no answer depends on the order in
 * which they were placed.
 */
#ifndef ENGINE_CORE_FIGURE_H
#define ENGINE_CORE_FIGURE_H

#include "engine/core/feature.h"

/* Each player has this many of a kind, all in the supply. */
void figure_give(struct game *game, int figure, int count);

/* Stands a figure on a node; its supply is the caller's business. */
void figure_stand(struct game *game, int seat, int figure, unsigned node);

/* The node where a player's figure stands of a kind of which each has one; -1 if it is not on the table. */
static inline int figure_node(const struct game *game, int seat, int figure)
{
	return (int)game->lone[figure][seat] - 1;
}

/* Takes the i-th figure off the table and gives it back to its owner. */
void figure_return(struct game *game, int index, struct event_list *events);

/* every figure of the feature goes home. */
void figures_return(struct game *game, unsigned root, struct event_list *events);

/* The node at a feature's address: where figures stand that joined it later. */
unsigned feature_address_node(const struct game *game, unsigned root);

#endif
