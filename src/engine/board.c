/*
 * board.c - laying tiles, and the frontier round them.
 */
#include "board.h"

#include <string.h>

void board_init(struct game *game)
{
	memset(game->cells, 0, sizeof(game->cells));
	memset(game->forbidden, 0xff, sizeof(game->forbidden));
	for (int i = 0; i < HOLE_SLOTS; i++)
		game->holes[i] = NO_HOLE;
	game->laid_count = 0;
	game->hole_count = game->hole_step = 0;
}

static void hole_insert(struct game *game, int rank, cell_key key, unsigned forbidden)
{
	size_t behind = (size_t)(game->hole_count++ - rank);

	memmove(&game->holes[rank + 1], &game->holes[rank], behind * sizeof(game->holes[0]));
	memmove(&game->forbidden[rank + 1], &game->forbidden[rank], behind * sizeof(game->forbidden[0]));
	game->holes[rank] = key;
	game->forbidden[rank] = (uint16_t)forbidden;
	if (game->hole_count >= 2 * game->hole_step)
		game->hole_step = game->hole_step ? (uint16_t)(2 * game->hole_step) : 1;
}

static void hole_delete(struct game *game, int rank)
{
	size_t behind = (size_t)(--game->hole_count - rank);

	memmove(&game->holes[rank], &game->holes[rank + 1], behind * sizeof(game->holes[0]));
	memmove(&game->forbidden[rank], &game->forbidden[rank + 1], behind * sizeof(game->forbidden[0]));
	game->holes[game->hole_count] = NO_HOLE;
	game->forbidden[game->hole_count] = ALL_FORBIDDEN;
	if (game->hole_count < game->hole_step)
		game->hole_step /= 2;
}

/* What a cell beside a new tile holds; an empty one is marked as a hole, and must be inserted. */
static int cell_meet(struct game *game, cell_key key)
{
	unsigned slot = board_slot(game, key);
	struct cell at;

	if (game->cells[slot])
		return game->contents[slot];
	at = cell_unpack(key);
	if (!cell_in_range(at.x, at.y))
		return CELL_OUTSIDE;
	game->cells[slot] = key;
	game->contents[slot] = CELL_HOLE;
	return CELL_EMPTY;
}

/* The cell to the north or south, which has or would get this rank in the frontier. */
static int meet_far(struct game *game, cell_key key, int rank, unsigned forbidden)
{
	int content = cell_meet(game, key);

	if (content == CELL_EMPTY)
		hole_insert(game, rank, key, forbidden);
	else if (content == CELL_HOLE)
		game->forbidden[rank] |= (uint16_t)forbidden;
	return content;
}

/*
 * The cells to the west and east stand next to the filled hole in the frontier:
 * no search, and a new hole to the east simply takes its place.
 */
static void meet_beside(struct game *game, cell_key key, int rank, uint8_t near[EDGE_COUNT],
                        unsigned west_forbidden, unsigned east_forbidden)
{
	int west = cell_meet(game, key - 1), east = cell_meet(game, key + 1);

	if (west == CELL_HOLE)
		game->forbidden[rank - 1] |= (uint16_t)west_forbidden;
	if (east == CELL_HOLE)
		game->forbidden[rank + 1] |= (uint16_t)east_forbidden;
	if (east == CELL_EMPTY) {
		game->holes[rank] = key + 1;
		game->forbidden[rank] = (uint16_t)east_forbidden;
	} else {
		hole_delete(game, rank);
	}
	if (west == CELL_EMPTY)
		hole_insert(game, rank, key - 1, west_forbidden);
	near[EDGE_W] = (uint8_t)west;
	near[EDGE_E] = (uint8_t)east;
}

/* The ranks of three cells at once: each search waits for memory, so they wait together. */
static void hole_ranks(const struct game *game, const cell_key key[3], int rank[3])
{
	unsigned found[3] = {0, 0, 0};

	for (unsigned step = game->hole_step; step; step /= 2) {
		for (int i = 0; i < 3; i++)
			found[i] += -(unsigned)(game->holes[found[i] + step - 1] < key[i]) & step;
	}
	for (int i = 0; i < 3; i++)
		rank[i] = (int)found[i];
}

int board_put(struct game *game, int type, cell_key key, int rotation, int seat, uint8_t near[EDGE_COUNT])
{
	int index = game->laid_count++;
	unsigned slot = board_slot(game, key);
	/* What its edges forbid to whoever meets them; at a seam everything. */
	unsigned clashes = ~(unsigned)game->tiles->layouts[type].shows[rotation];
	const cell_key column[3] = {key - KEY_ROW, key, key + KEY_ROW};
	int rank[3];

	if (!game->cells[slot]) /* the first tile, or a table laid in any order */
		hole_insert(game, hole_rank(game, key), key, 0);
	hole_ranks(game, column, rank);
	game->cells[slot] = key;
	game->contents[slot] = (uint8_t)index;
	game->laid[index] = (struct laid){
	    .key = key, .type = (uint8_t)type, .rotation = (uint8_t)rotation, .seat = (uint8_t)seat};
	/* From south to north: what is inserted or deleted moves only what stands behind it. */
	near[EDGE_S] = (uint8_t)meet_far(game, column[2], rank[2], clashes >> 8 & 0xf);
	meet_beside(game, key, rank[1], near, (clashes >> 12 & 0xf) << 4, (clashes >> 4 & 0xf) << 12);
	near[EDGE_N] = (uint8_t)meet_far(game, column[0], rank[0], (clashes & 0xf) << 8);
	return index;
}
