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
	game->hole_count = 0;
}

/*
 * So many stand before it: counting them, many at a time, takes less than a
 * binary search, whose every step waits for the one before.
 */
int hole_rank(const struct game *game, cell_key key)
{
	int rank = 0;

	for (int first = 0; first < game->hole_count; first += HOLE_GROUP) {
		for (int i = first; i < first + HOLE_GROUP; i++)
			rank += game->holes[i] < key;
	}
	return rank;
}

/* Moves a group of holes by one place. */
static void group_move(struct game *game, int to, int from)
{
	cell_key holes[HOLE_GROUP];
	uint16_t forbidden[HOLE_GROUP];

	memcpy(holes, &game->holes[from], sizeof(holes));
	memcpy(forbidden, &game->forbidden[from], sizeof(forbidden));
	memcpy(&game->holes[to], holes, sizeof(holes));
	memcpy(&game->forbidden[to], forbidden, sizeof(forbidden));
}

/*
 * Both move two groups at a time, so that mostly once is enough and there is
 * nothing to guess; behind the last hole one NO_HOLE is like the other.
 */
static void hole_insert(struct game *game, int rank, cell_key key, unsigned forbidden)
{
	int last = rank + (game->hole_count - rank) / (2 * HOLE_GROUP) * (2 * HOLE_GROUP);

	for (int i = last; i >= rank; i -= 2 * HOLE_GROUP) {
		group_move(game, i + HOLE_GROUP + 1, i + HOLE_GROUP);
		group_move(game, i + 1, i);
	}
	game->holes[rank] = key;
	game->forbidden[rank] = (uint16_t)forbidden;
	game->hole_count++;
}

static void hole_delete(struct game *game, int rank)
{
	for (int i = rank; i < game->hole_count; i += 2 * HOLE_GROUP) {
		group_move(game, i, i + 1);
		group_move(game, i + HOLE_GROUP, i + HOLE_GROUP + 1);
	}
	game->hole_count--;
}

/* A hole gets another neighbour; if it is none, nothing happens, and without a branch to guess. */
static void hole_forbid(struct game *game, bool hole, int rank, unsigned forbidden)
{
	game->forbidden[rank] |= (uint16_t)(forbidden & -(unsigned)hole);
}

enum { NEAR = 8 };

/* How many of eight holes stand before a cell. */
static int near_before(const cell_key *holes, cell_key key)
{
	int count = 0;

	for (int i = 0; i < NEAR; i++)
		count += holes[i] < key;
	return count;
}

/* hole_rank() of a cell to the south of a hole, and to the north: seldom more than eight away. */
static int rank_south(const struct game *game, cell_key key, int rank)
{
	int count;

	do {
		count = near_before(game->holes + rank, key);
		rank += count;
	} while (count == NEAR);
	return rank;
}

static int rank_north(const struct game *game, cell_key key, int rank)
{
	do {
		rank = rank > NEAR ? rank - NEAR : 0;
	} while (game->holes[rank] >= key && rank);
	return rank + near_before(game->holes + rank, key);
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

/* The tiles among what was met beyond the four edges: each is written down, and stays if it is one. */
static void neighbours_pick(struct neighbours *near, const uint8_t contents[EDGE_COUNT])
{
	int count = 0;

	for (int edge = 0; edge < EDGE_COUNT; edge++) {
		near->tiles[count] = contents[edge];
		near->edges[count] = (uint8_t)edge;
		count += contents[edge] < TILES_MAX;
	}
	near->count = count;
}

/* The cell to the north or south, which has or would get this rank in the frontier. */
static int meet_far(struct game *game, cell_key key, int rank, unsigned forbidden)
{
	int content = cell_meet(game, key);

	if (content == CELL_EMPTY)
		hole_insert(game, rank, key, forbidden);
	else
		hole_forbid(game, content == CELL_HOLE, rank, forbidden);
	return content;
}

/*
 * The cells to the west and east stand next to the filled hole in the frontier:
 * no search, and the first new hole simply takes its place.
 */
static void meet_beside(struct game *game, int rank, uint8_t contents[EDGE_COUNT], unsigned west_forbidden,
                        unsigned east_forbidden)
{
	cell_key key = game->holes[rank];
	int west = cell_meet(game, key - 1), east = cell_meet(game, key + 1);

	hole_forbid(game, west == CELL_HOLE, rank - (west == CELL_HOLE), west_forbidden);
	hole_forbid(game, east == CELL_HOLE, rank + 1, east_forbidden);
	if (west == CELL_EMPTY) {
		game->holes[rank] = key - 1;
		game->forbidden[rank] = (uint16_t)west_forbidden;
		if (east == CELL_EMPTY)
			hole_insert(game, rank + 1, key + 1, east_forbidden);
	} else if (east == CELL_EMPTY) {
		game->holes[rank] = key + 1;
		game->forbidden[rank] = (uint16_t)east_forbidden;
	} else {
		hole_delete(game, rank);
	}
	contents[EDGE_W] = (uint8_t)west;
	contents[EDGE_E] = (uint8_t)east;
}

int board_fill(struct game *game, int type, int hole, int rotation, int seat, struct neighbours *near)
{
	int index = game->laid_count++;
	/* What its edges forbid to whoever meets them; at a seam everything. */
	unsigned clashes = ~(unsigned)game->tiles->layouts[type].shows.rotation[rotation];
	cell_key key = game->holes[hole], north = key - KEY_ROW, south = key + KEY_ROW;
	int north_rank = rank_north(game, north, hole), south_rank = rank_south(game, south, hole);
	uint8_t contents[EDGE_COUNT];

	game->contents[board_slot(game, key)] = (uint8_t)index;
	game->laid[index] = (struct laid){
	    .key = key, .type = (uint8_t)type, .rotation = (uint8_t)rotation, .seat = (uint8_t)seat};
	/* From south to north: what is inserted or deleted moves only what stands behind it. */
	contents[EDGE_S] = (uint8_t)meet_far(game, south, south_rank, clashes >> 8 & 0xf);
	meet_beside(game, hole, contents, (clashes >> 12 & 0xf) << 4, (clashes >> 4 & 0xf) << 12);
	contents[EDGE_N] = (uint8_t)meet_far(game, north, north_rank, (clashes & 0xf) << 8);
	neighbours_pick(near, contents);
	return index;
}

int board_hole(struct game *game, cell_key key)
{
	int rank = hole_rank(game, key);

	if (cell_meet(game, key) == CELL_EMPTY)
		hole_insert(game, rank, key, 0);
	return rank;
}
