/*
 * feature.h - features: segments joined across edges.  Every segment
 * knows the root of its feature, and the root carries the totals, so that
 * nothing is ever counted again: a city or road is complete the moment its open
 * edges reach 0, a building the moment no cell round it is empty
 * .  When two features become one, the segments of the smaller one are
 * told their new root.
 */
#ifndef ENGINE_FEATURE_H
#define ENGINE_FEATURE_H

#include "board.h"

static inline unsigned feature_root(const struct game *game, unsigned node) { return game->nodes[node].root; }

static inline bool kind_is_building(unsigned kind) { return kind >= FEATURE_MONASTERY; }

/* Fields are never complete. */
static inline bool feature_complete(const struct node *root) { return root->open == 0 && root->kind != FEATURE_FIELD; }

/* Row, column and first edge of a segment, packed so that they sort so. */
static inline int32_t node_address(cell_key key, unsigned at) { return key * 16 + (int32_t)at; }

static inline cell_key address_key(int32_t address) { return (address - (address & 15)) / 16; }

static inline struct cell address_cell(int32_t address) { return cell_unpack(address_key(address)); }

static inline struct spot address_spot(const struct node *root)
{
	return (struct spot){root->kind, (uint8_t)(root->address & 15)};
}

/* How many figures of a seat stand in the feature. */
static inline unsigned feature_figures(const struct node *root, int seat) { return root->figures >> (4 * seat) & 0xf; }

/* Tiles round a building that is not yet surrounded, and its own. */
static inline int building_tiles(const struct node *root) { return 9 - root->open; }

/* The segment of a laid tile that a spot names (any of its edges will do), or -1. */
int segment_find(const struct tile_layout *layout, int rotation, struct spot spot);

/* The node of a spot, or -1 if there is no such tile or segment. */
int node_find(const struct game *game, cell_key key, struct spot spot);

/* The spot of a node in canonical form. */
struct spot node_spot(const struct game *game, unsigned node);

/* Gives the tile just put its nodes and joins them to those of its neighbours. */
void features_extend(struct game *game, int tile, const struct neighbours *near);

/* Every root of the kind, sorted by address; returns their number. */
int features_of_kind(const struct game *game, unsigned kinds, uint16_t roots[NODES_MAX]);

#endif
