/* board.c - laying tiles, and the frontier round them. */
#include "engine/core/board.h"

#include <string.h>

void board_init(struct game *game)
{
	memset(game->cells, 0, sizeof game->cells);
	memset(game->contents, 0xff, sizeof game->contents); /* CELL_EMPTY */
	memset(game->forbidden, 0xff, sizeof game->forbidden);
	game->laid_count = 0;
	game->hole_count = 0;
}

static bool key_in_range(cell_key key)
{
	struct cell cell = cell_unpack(key);

	return cell_in_range(cell.x, cell.y);
}

/* Notes whether all cells that the table has, and this one with what lies beside it, are in the middle. */
static void board_widen(struct game *game, struct cell cell)
{
	game->wide |= (unsigned)cell.x + (MIDDLE_X - 1) > 2 * (MIDDLE_X - 1) ||
	              (unsigned)cell.y + (MIDDLE_Y - 1) > 2 * (MIDDLE_Y - 1);
}

/* The last hole takes its place. */
static void hole_delete(struct game *game, int hole)
{
	int last = --game->hole_count;
	cell_key moved = hole_key(game, last);

	game->holes[hole] = game->holes[last];
	game->forbidden[hole] = game->forbidden[last];
	game->forbidden[last] = ALL_FORBIDDEN;
	game->contents[board_slot_near(game, moved, slot_of(moved))] = (uint16_t)(CELL_HOLE + hole);
}

/* What a cell beside a new tile holds; if it is empty, it becomes a hole, and a hole forbids more from now on.  Tile,
 * hole or new hole is hard to predict, so all is written down without a branch, and stays where it is true. */
static inline int cell_meet(struct game *game, cell_key key, unsigned slot, unsigned forbidden)
{
	int found = game->contents[slot];
	bool empty = found == CELL_EMPTY;
	int content = found + (-(int)empty & (CELL_HOLE + game->hole_count - CELL_EMPTY));
	int hole = content >= CELL_HOLE ? content - CELL_HOLE : HOLES_MAX; /* that one forbids all anyway */

	game->cells[slot] = key;
	game->contents[slot] = (uint16_t)content;
	game->holes[game->hole_count] = cell_unpack(key);
	game->forbidden[hole] = (uint16_t)((game->forbidden[hole] & ((unsigned)empty - 1)) | forbidden);
	game->hole_count = (uint16_t)(game->hole_count + empty);
	return content;
}

/* What a new tile looks like from beside. */
struct outline {
	cell_key key;
	unsigned slot;
	unsigned across; /* what its edges forbid, by the edges that meet them */
};

/* The cell beyond one of its edges; called with each edge by name, so that all that depends on it is a constant. */
static inline int edge_meet(struct game *game, const struct outline *outline, int edge, struct neighbours *near,
                            int count)
{
	static const int slot_step[EDGE_COUNT] = {-SLOT_ROW, 1, SLOT_ROW, -1};
	cell_key key = key_beyond(outline->key, edge);
	unsigned slot = (outline->slot + (unsigned)slot_step[edge]) & (CELL_SLOTS - 1);
	int content;

	if (game->wide && !key_in_range(key))
		return count;
	content =
	    cell_meet(game, key, board_slot_near(game, key, slot), outline->across & 0xfU << 4 * ((edge + 2) & 3));
	near->tiles[count] = (uint8_t)content;
	near->edges[count] = (uint8_t)edge;
	return count + (content < TILES_MAX);
}

int board_fill(struct game *game, int type, int hole, int rotation, int seat, struct neighbours *near)
{
	/* What its edges forbid to whoever meets them; at a seam everything. */
	unsigned clashes = ~(unsigned)game->layouts[type].shows.rotation[rotation] & 0xffff;
	cell_key key = hole_key(game, hole);
	struct outline outline = {.key = key, .slot = slot_of(key), .across = clashes << 8 | clashes >> 8};
	int index = game->laid_count++, count = 0;
	struct laid *laid = &game->laid[index];

	board_widen(game, game->holes[hole]);
	hole_delete(game, hole);
	game->contents[board_slot_near(game, key, outline.slot)] = (uint16_t)index;
	laid->key = key;
	laid->type = (uint8_t)type;
	laid->rotation = (uint8_t)rotation;
	laid->seat = (uint8_t)seat;
	count = edge_meet(game, &outline, EDGE_N, near, count);
	count = edge_meet(game, &outline, EDGE_E, near, count);
	count = edge_meet(game, &outline, EDGE_S, near, count);
	near->count = edge_meet(game, &outline, EDGE_W, near, count);
	return index;
}

void board_sort(const struct game *game, uint8_t *tiles, int count)
{
	for (int n = 1; n < count; n++) {
		uint8_t tile = tiles[n];
		int i = n;

		for (; i > 0 && game->laid[tiles[i - 1]].key > game->laid[tile].key; i--)
			tiles[i] = tiles[i - 1];
		tiles[i] = tile;
	}
}

int board_hole(struct game *game, cell_key key)
{
	board_widen(game, cell_unpack(key));
	return cell_meet(game, key, board_slot(game, key), 0) - CELL_HOLE;
}

void board_forbid(struct game *game, cell_key key, unsigned forbidden)
{
	board_widen(game, cell_unpack(key));
	cell_meet(game, key, board_slot(game, key), forbidden);
}

void board_wall(struct game *game, cell_key key)
{
	unsigned slot = board_slot(game, key);

	board_widen(game, cell_unpack(key));
	game->cells[slot] = key;
	game->contents[slot] = CELL_WALL;
}
