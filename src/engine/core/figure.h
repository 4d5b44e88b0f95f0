/* figure.h - the figures: supply, and those that stand on the table, kept sorted by seat, row and column so that no
 * answer depends on the order in which they were placed. */
#pragma once

#include "engine/core/feature.h"

/* node.figures sums up what is light: 4 bits for each seat, which add up when features join.  A kind is heavy if its
 * weight changes, or if the 4 bits have no room for it beside all others of a game; of those a feature knows how many
 * stand there, in the bits above, and whoever asks for weights counts them. */
enum { LIGHT_BITS = 4, LIGHT_MASK = (1 << LIGHT_BITS) - 1, HEAVY_ONE = 1 << LIGHT_BITS * PLAYERS_MAX };

static inline bool feature_heavy(const struct node *root) { return root->figures >= HEAVY_ONE; }

/* What is light of a seat's figures in a feature. */
static inline unsigned feature_light(const struct node *root, int seat)
{
	return root->figures >> LIGHT_BITS * seat & LIGHT_MASK;
}

/* What one figure weighs in a feature. */
unsigned figure_weight(const struct game *game, int figure, unsigned root);

/* What the figures of each seat weigh in a feature, added to what stands there. */
void feature_weigh(const struct game *game, unsigned root, unsigned weights[PLAYERS_MAX]);

/* What the figures of a seat weigh in a feature: a large follower counts two. */
unsigned feature_weight(const struct game *game, unsigned root, int seat);

/* Has a seat a heavy figure there that is company? */
bool heavy_has(const struct game *game, unsigned root, int seat);

/* Has a seat a figure there that occupies the feature, whatever it weighs, and is company?  One that follows (struct
 * piece) does not count. */
static inline bool feature_has(const struct game *game, unsigned root, int seat)
{
	const struct node *node = &game->nodes[root];

	return feature_light(node, seat) || (feature_heavy(node) && heavy_has(game, root, seat));
}

/* Does a kind occupy the feature where it stands?  One that weighs nothing, always, does not. */
static inline bool figure_occupies(const struct game *game, int figure)
{
	return game->heavy >> figure & 1 || game->tiles->pieces[figure]->weight;
}

/* Each player has all of a kind in the supply. */
void figure_give(struct game *game, const struct piece *piece);

/* Stands a figure on a node; its supply is the caller's business. */
void figure_stand(struct game *game, int seat, int figure, unsigned node);

/* The same with one of the supply, told as `kind`. */
void figure_place(struct game *game, int seat, int figure, unsigned node, enum event_kind kind,
                  struct event_list *events);

/* The node where a player's figure stands of a kind of which each has one; -1 if it is not on the table. */
static inline int figure_node(const struct game *game, int seat, int figure)
{
	return (int)game->lone[figure][seat] - 1;
}

/* Its cell and spot, which its order tells. */
static inline cell_key standing_key(const struct table_figure *figure)
{
	return (cell_key)((uint32_t)(figure->order >> (FIGURE_BITS + 8)) ^ 0x80000000);
}

static inline struct spot standing_spot(const struct table_figure *figure)
{
	return (struct spot){(uint8_t)(figure->order >> (FIGURE_BITS + 4) & 15),
	                     (uint8_t)(figure->order >> FIGURE_BITS & 15)};
}

/* A figure on the table as those who look at the game are told it. */
struct setup_figure figure_tell(const struct table_figure *standing);

/* The same on a spot of the tile just laid, of the player in turn. */
void figure_claim(struct game *game, int figure, struct spot spot, struct event_list *events);

/* Takes the i-th figure off the table and gives it back to its owner; told as `kind`. */
void figure_leave(struct game *game, int index, enum event_kind kind, struct event_list *events);
static inline void figure_return(struct game *game, int index, struct event_list *events)
{
	figure_leave(game, index, EVENT_RETURNED, events);
}

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
