/* board.h - which tile lies where, and the frontier: the holes (empty cells that touch a tile along an edge, R-3.2),
 * each with what its neighbours' edges forbid there.
 *
 * Cells are found by hashing.  The hash keeps neighbours apart: a table up to 37 cells wide and 27 high, and any
 * straight line, has no collision at all. */
#pragma once

#include "engine/core/state.h"

enum { SLOT_ROW = 37 };

/* Cells this far from the middle of the table at most have no collision among them. */
enum { MIDDLE_X = SLOT_ROW / 2, MIDDLE_Y = 13 };

static inline unsigned slot_of(cell_key key)
{
	return ((unsigned)key + ((unsigned)key >> 16) * SLOT_ROW) & (CELL_SLOTS - 1);
}

/* The slot of this cell, or the unused one where it would go, looked for from slot_of() on. */
static inline unsigned board_slot_from(const struct game *game, cell_key key, unsigned slot)
{
	/* Neither this cell nor unused, which is rare; were it two tests, nobody could guess which one ends it. */
	while ((int64_t)(game->cells[slot] ^ key) * game->cells[slot] != 0)
		slot = (slot + 1) & (CELL_SLOTS - 1);
	return slot;
}

static inline unsigned board_slot(const struct game *game, cell_key key)
{
	return board_slot_from(game, key, slot_of(key));
}

/* The same of a cell that the table has, or that lies beside one of its tiles: nearly always without looking. */
static inline unsigned board_slot_near(const struct game *game, cell_key key, unsigned slot)
{
	return game->wide ? board_slot_from(game, key, slot) : slot;
}

/* Index of the tile in this cell, CELL_WALL, CELL_HOLE and index of the hole, or CELL_EMPTY. */
static inline int board_content(const struct game *game, cell_key key) { return game->contents[board_slot(game, key)]; }

/* Index of the tile in this cell, or -1. */
static inline int board_tile(const struct game *game, cell_key key)
{
	int content = board_content(game, key);

	return content < TILES_MAX ? content : -1;
}

static inline cell_key hole_key(const struct game *game, int hole) { return cell_repack(game->holes[hole]); }

/* The eight cells round one, by row and column from the north-west; across from side n is 7 - n. */
enum { ROUND = 8 };

static inline cell_key key_round(cell_key key, int side)
{
	static const int32_t step[ROUND] = {-KEY_ROW - 1, -KEY_ROW, -KEY_ROW + 1, -1, 1,
	                                    KEY_ROW - 1,  KEY_ROW,  KEY_ROW + 1};

	return key + step[side];
}

/* Are two different cells neighbours by an edge or a corner?  (A cell touches itself as well.) */
static inline bool keys_touch(cell_key a, cell_key b)
{
	int32_t away = b - (a - KEY_ROW - 1); /* from the cell to the north-west: both halves are 0, 1 or 2 */

	/* A number is, if neither it nor the next one has a bit above the lowest two. */
	return !((away | (away + KEY_ROW + 1)) & ~(3 * KEY_ROW + 3));
}

/* Lies a tile in this cell?  No branch: which of several cells are filled is hard to predict. */
static inline bool board_filled(const struct game *game, cell_key key) { return board_content(game, key) < TILES_MAX; }

static inline const struct tile_type *laid_type(const struct game *game, int tile)
{
	return &game->tiles->types[game->laid[tile].type];
}

static inline const struct tile_layout *laid_layout(const struct game *game, int tile)
{
	return &game->layouts[game->laid[tile].type];
}

/* What edge `edge` (board direction) of a type turned `rotation` times shows. */
static inline int type_edge(const struct tile_type *type, int rotation, int edge)
{
	return type->edges[(edge - rotation) & 3];
}

static inline bool rotation_fits(const struct tile_layout *layout, unsigned forbidden, int rotation)
{
	return !(layout->shows.rotation[rotation] & forbidden);
}

/* Puts laid tiles by row and column, so that it does not tell in which order they were laid. */
void board_sort(const struct game *game, uint8_t *tiles, int count);

/* Forgets everything. */
void board_init(struct game *game);

/* The tiles beside a new one, and by which edge of it. */
struct neighbours {
	int count;
	uint8_t tiles[EDGE_COUNT], edges[EDGE_COUNT];
};

/* Puts a tile into a hole of the frontier, without asking whether it fits;
 * returns its index, and in `near` what it lies beside. */
int board_fill(struct game *game, int type, int hole, int rotation, int seat, struct neighbours *near);

/* The hole in this cell; makes one, for the first tile and tables laid in any order. */
int board_hole(struct game *game, cell_key key);

/* The board ends here: nothing is ever laid in this cell, and it is no hole. */
void board_wall(struct game *game, cell_key key);

/* Something that is no tile forbids what lies in this cell to show certain bits there. */
void board_forbid(struct game *game, cell_key key, unsigned forbidden);
