/*
 * board.c - laying tiles, and the frontier round them.
 */
#include "board.h"

#include <string.h>

void board_init(struct game *game)
{
	memset(game->cells, 0, sizeof(game->cells));
	game->laid_count = 0;
	game->hole_count = 0;
}

/* Where a hole stands, or would stand, in the sorted frontier. */
static int hole_rank(const struct game *game, cell_key key)
{
	uint32_t wanted = key * CELL_SLOTS;
	int low = 0, high = game->hole_count;

	while (low < high) {
		int middle = (low + high) / 2;

		if (game->holes[middle] < wanted)
			low = middle + 1;
		else
			high = middle;
	}
	return low;
}

static void hole_add(struct game *game, cell_key key, unsigned slot)
{
	int rank = hole_rank(game, key);

	memmove(&game->holes[rank + 1], &game->holes[rank],
		(size_t)(game->hole_count - rank) * sizeof(game->holes[0]));
	game->holes[rank] = key * CELL_SLOTS + slot;
	game->hole_count++;
	game->cells[slot] = (struct slot){.key = key};
}

static void hole_remove(struct game *game, cell_key key)
{
	int rank = hole_rank(game, key);

	game->hole_count--;
	memmove(&game->holes[rank], &game->holes[rank + 1],
		(size_t)(game->hole_count - rank) * sizeof(game->holes[0]));
}

/* The four cells round a new tile: those still empty become holes and take over its edges. */
static void frontier_grow(struct game *game, const struct laid *laid)
{
	unsigned shows = (unsigned)(game->tiles->layouts[laid->type].fit >> (16 * laid->rotation)) & 0xffff;

	for (int edge = 0; edge < EDGE_COUNT; edge++) {
		cell_key key = key_beyond(laid->key, edge);
		unsigned slot = board_slot(game, key);
		unsigned clash = ~(shows >> (4 * edge)) & 0xf; /* a seam shows nothing: all clash */
		struct cell cell = cell_unpack(key);

		if (game->cells[slot].tile || !cell_in_range(cell.x, cell.y))
			continue;
		if (!game->cells[slot].key)
			hole_add(game, key, slot);
		game->cells[slot].forbidden |= (uint16_t)(clash << (4 * ((edge + 2) & 3)));
	}
}

int board_put(struct game *game, int type, cell_key key, int rotation, int seat)
{
	int index = game->laid_count++;
	struct laid *laid = &game->laid[index];
	unsigned slot = board_slot(game, key);

	if (game->cells[slot].key)
		hole_remove(game, key);
	game->cells[slot] = (struct slot){.key = key, .tile = (uint16_t)(index + 1)};
	*laid = (struct laid){
		.key = key, .type = (uint8_t)type, .rotation = (uint8_t)rotation, .seat = (uint8_t)seat};
	frontier_grow(game, laid);
	return index;
}
