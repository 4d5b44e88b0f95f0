/*
 * figure.h - the figures: supply, and those that stand on the table, kept
 * sorted by seat, row and column so that no answer depends on the order in
 * which they were placed.
 */
#pragma once

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

/* Roots of all features with a figure among these kinds, those of a smaller rank first, which differs from feature to
 * feature; returns their number.  In line, so that asking for a rank costs no call. */
static inline int features_with_figures(const struct game *game, unsigned kinds,
                                        int64_t (*rank_of)(const struct node *), uint16_t roots[FIGURES_MAX])
{
	int count = 0;

	for (int s = 0; s < game->figure_count; s++) {
		unsigned node = game->figures[s].node, root;
		int i = count;
		int64_t rank;

		if (!(kinds >> game->nodes[node].kind & 1))
			continue;
		root = feature_root(game, node);
		rank = rank_of(&game->nodes[root]);
		while (i > 0 && rank_of(&game->nodes[roots[i - 1]]) > rank)
			i--;
		if (i > 0 && roots[i - 1] == root)
			continue;
		for (int j = count++; j > i; j--)
			roots[j] = roots[j - 1];
		roots[i] = (uint16_t)root;
	}
	return count;
}

/* The node at a feature's address: where figures stand that joined it later. */
unsigned feature_address_node(const struct game *game, unsigned root);
