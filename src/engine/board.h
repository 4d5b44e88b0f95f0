/*
 * board.h - which tile lies where, and the frontier: the holes (empty cells
 * that touch a tile along an edge, R-3.2), each with what its neighbours'
 * edges forbid there.
 *
 * Cells are found by hashing.  The hash keeps neighbours apart: a table up to
 * 37 cells wide and 27 high, and any straight line, has no collision at all.
 */
#ifndef ENGINE_BOARD_H
#define ENGINE_BOARD_H

#include "state.h"

static inline unsigned slot_of(cell_key key)
{
	return (key + (key / KEY_ROW) * 37) & (CELL_SLOTS - 1);
}

/* The slot of this cell, or the unused one where it would go. */
static inline unsigned board_slot(const struct game *game, cell_key key)
{
	unsigned slot = slot_of(key);

	while (game->cells[slot].key != key && game->cells[slot].key)
		slot = (slot + 1) & (CELL_SLOTS - 1);
	return slot;
}

/* Index of the tile in this cell, or -1. */
static inline int board_tile(const struct game *game, cell_key key)
{
	return (int)game->cells[board_slot(game, key)].tile - 1;
}

static inline bool board_is_hole(const struct game *game, cell_key key)
{
	const struct slot *slot = &game->cells[board_slot(game, key)];

	return slot->key && !slot->tile;
}

static inline unsigned hole_slot(uint32_t hole)
{
	return hole % CELL_SLOTS;
}

static inline cell_key hole_key(uint32_t hole)
{
	return hole / CELL_SLOTS;
}

static inline const struct tile_type *laid_type(const struct game *game, int tile)
{
	return &game->tiles->types[game->laid[tile].type];
}

static inline const struct tile_layout *laid_layout(const struct game *game, int tile)
{
	return &game->tiles->layouts[game->laid[tile].type];
}

/* What edge `edge` (board direction) of a type turned `rotation` times shows. */
static inline int type_edge(const struct tile_type *type, int rotation, int edge)
{
	return type->edges[(edge - rotation) & 3];
}

/*
 * Which rotations of this type agree with what a hole forbids?  Bits 15, 31,
 * 47, 63 stand for rotations 0 to 3: all four are compared at once.
 */
static inline uint64_t rotations_fitting(const struct tile_layout *layout, unsigned forbidden)
{
	const uint64_t lanes = 0x0001000100010001, low = 0x7fff * lanes, high = 0x8000 * lanes;
	uint64_t clash = layout->fit & forbidden * lanes;

	return ~(((clash & low) + low) | clash) & high;
}

static inline bool rotation_fits(const struct tile_layout *layout, unsigned forbidden, int rotation)
{
	return !(layout->fit >> (16 * rotation) & forbidden);
}

/* Forgets everything. */
void board_init(struct game *game);

/* Puts a tile into a cell that holds none, without asking whether it fits; returns its index. */
int board_put(struct game *game, int type, cell_key key, int rotation, int seat);

#endif
