/*
 * board.c - laying tiles, and the frontier round them.
 */
#include "engine/core/board.h"

#include <string.h>

void board_init(struct game *game)
{
	memset(game->cells, 0, sizeof game->cells);
	memset(game->contents, 0, sizeof game->contents);
	memset(game->forbidden, 0xff, sizeof game->forbidden);
	game->laid_count = 0;
	game->hole_count = 0;
}

/* The last hole takes its place. */
static void hole_delete(struct game *game, int hole)
{
	int last = --game->hole_count;
	cell_key moved = game->holes[last];

	game->holes[hole] = moved;
	game->forbidden[hole] = game->forbidden[last];
	game->forbidden[last] = ALL_FORBIDDEN;
	game->contents[board_slot(game, moved)] = (uint16_t)(CELL_HOLE + hole);
}

/*
 * What a cell beside a new tile holds; if it is empty, it becomes a hole, and a
 * hole forbids more from now on.  Tile, hole or new hole: nobody can guess
 * which, so all is written down without a branch, and stays where it is true.
 */
static int cell_meet(struct game *game, cell_key key, unsigned forbidden)
{
	unsigned slot = board_slot(game, key);
	bool empty = !game->cells[slot];
	int content = game->contents[slot] + (-(int)empty & (CELL_HOLE + game->hole_count));
	int hole = content >= CELL_HOLE ? content - CELL_HOLE : HOLES_MAX; /* that one forbids all anyway */
	struct cell at = cell_unpack(key);

	if (!cell_in_range(at.x, at.y))
		return CELL_EMPTY;
	game->cells[slot] = key;
	game->contents[slot] = (uint16_t)content;
	game->holes[game->hole_count] = key;
	game->forbidden[hole] = (uint16_t)((game->forbidden[hole] & ((unsigned)empty - 1)) | forbidden);
	game->hole_count = (uint16_t)(game->hole_count + empty);
	return content;
}

int board_fill(struct game *game, int type, int hole, int rotation, int seat, struct neighbours *near)
{
	int index = game->laid_count++, count = 0;
	/* What its edges forbid to whoever meets them; at a seam everything. */
	unsigned clashes = ~(unsigned)game->layouts[type].shows.rotation[rotation];
	cell_key key = game->holes[hole];

	hole_delete(game, hole);
	game->contents[board_slot(game, key)] = (uint16_t)index;
	game->laid[index] =
	    (struct laid){.key = key, .type = (uint8_t)type, .rotation = (uint8_t)rotation, .seat = (uint8_t)seat};
	for (int edge = 0; edge < EDGE_COUNT; edge++) {
		unsigned forbidden = (clashes >> 4 * edge & 0xf) << 4 * ((edge + 2) & 3);
		int content = cell_meet(game, key_beyond(key, edge), forbidden);

		near->tiles[count] = (uint8_t)content;
		near->edges[count] = (uint8_t)edge;
		count += content < TILES_MAX;
	}
	near->count = count;
	return index;
}

int board_hole(struct game *game, cell_key key) { return cell_meet(game, key, 0) - CELL_HOLE; }

void board_forbid(struct game *game, cell_key key, unsigned forbidden) { cell_meet(game, key, forbidden); }

void board_wall(struct game *game, cell_key key)
{
	unsigned slot = board_slot(game, key);

	game->cells[slot] = key;
	game->contents[slot] = CELL_WALL;
}
