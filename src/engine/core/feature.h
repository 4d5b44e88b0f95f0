/* feature.h - features: segments joined across edges.  Every segment knows the root of its feature, and the root
 * carries the totals, so that nothing is ever counted again: what has edges is complete the moment none of them is open
 * a building the moment no cell round it is empty.  When two features become one, the segments
 * of the smaller one are told their new root. */
#pragma once

#include "engine/core/board.h"

static inline unsigned feature_root(const struct game *game, unsigned node) { return game->nodes[node].root; }

/* Fields and courts are never complete (R-5.7; The Castle R29). */
static inline bool feature_complete(const struct node *root)
{
	return (root->open == 0) & !(FEATURES_BY_HALF >> root->kind & 1); /* no branch to guess */
}

/* Row, column and first edge of a segment, packed so that they sort so. */
static inline int32_t node_address(cell_key key, unsigned at) { return key * 16 + (int32_t)at; }

static inline cell_key address_key(int32_t address) { return (address - (address & 15)) / 16; }

static inline struct cell address_cell(int32_t address) { return cell_unpack(address_key(address)); }

static inline struct spot address_spot(const struct node *root)
{
	return (struct spot){root->kind, (uint8_t)(root->address & 15)};
}

/* The segment of a laid tile that a spot names (any of its edges will do), or -1. */
int segment_find(const struct tile_layout *layout, int rotation, struct spot spot);

/* The node of a spot, or -1 if there is no such tile or segment. */
int node_find(const struct game *game, cell_key key, struct spot spot);

/* The same of any cell: -1 where it is none of the table. */
static inline int node_at(const struct game *game, struct cell cell, struct spot spot)
{
	return cell_in_range(cell.x, cell.y) ? node_find(game, cell_pack(cell.x, cell.y), spot) : -1;
}

/* The cell where a node lies. */
static inline struct cell node_cell(const struct game *game, unsigned node)
{
	return cell_unpack(game->laid[game->nodes[node].tile].key);
}

/* The node of the one field in which four tiles meet at the north-west corner of a cell, in that cell; -1: they do
 * not. */
int corner_node(const struct game *game, cell_key key);

/* The spot of a node in canonical form. */
struct spot node_spot(const struct game *game, unsigned node);

/* Where a node lies, as a number that does not tell when its tile was laid, and is not 0; 0 of no node. */
uint64_t node_number(const struct game *game, int node);

/* Gives the tile just put its nodes, joined to nothing yet. */
void features_add(struct game *game, int tile);

/* Joins two segments of one kind across an edge: both of its sides are no longer open. */
void segments_join(struct game *game, unsigned node, unsigned other);

/* Gives the tile just put its nodes and joins them to those of its neighbours, where every edge meets its like. */
void features_extend(struct game *game, int tile, const struct neighbours *near);

/* The node of a road or city that runs into a tile across this edge of it; -1: none. */
int node_into(const struct game *game, int tile, int edge);

/* Whatever runs into this tile goes no further (TERRAIN_ANY); once for each tile. */
void features_close(struct game *game, int tile);

/* How many tiles a feature has, of whatever kind; a tile counts once. */
int distinct_tiles(const struct game *game, unsigned root);

/* What is scored first has the smaller address. */
static inline int64_t address_rank(const struct node *root) { return root->address; }

/* Another feature to be scored, once, behind the first `from` of game->completed, those of a smaller rank first. */
void completed_add(struct game *game, unsigned root, int from, int64_t (*rank_of)(const struct node *root));

/* Every root of the kind, sorted by address; returns their number. */
int features_of_kind(const struct game *game, unsigned kinds, uint16_t roots[NODES_MAX]);
