/* join.c - what a castle tile does to the features beside it. */
#include "engine/castle/parts.h"

#include "engine/core/rules.h"

/* Written down, and then kept or not: a branch would be predicted wrongly.  What is closed is never joined again, and
 * comes once. */
static void closed_add(struct game *game, unsigned root, bool closed)
{
	own(game)->closed[own(game)->closed_count] = (uint16_t)root;
	own(game)->closed_count = (uint8_t)(own(game)->closed_count + closed);
}

/* An edge that no longer faces an empty cell; courts do not count them. */
static void edge_close(struct game *game, unsigned node)
{
	unsigned root = feature_root(game, node);
	struct node *feature = &game->nodes[root];
	bool counted = FEATURES_BY_EDGE >> feature->kind & 1;

	feature->open = (int16_t)(feature->open - counted);
	closed_add(game, root, counted & !feature->open);
}

/* R13, R14: what is of one kind becomes one feature; anything else closes both edges. */
static void sides_meet(struct game *game, const struct laid *laid, const struct laid *other, int edge)
{
	const uint8_t *ours = game->layouts[laid->type].sides[laid->rotation][edge];
	const uint8_t *theirs = game->layouts[other->type].sides[other->rotation][(edge + 2) & 3];
	unsigned a = laid->first + ours[SIDE_OWN], b = other->first + theirs[SIDE_OWN];

	if (game->nodes[a].kind == game->nodes[b].kind) {
		segments_join(game, a, b);
		closed_add(game, feature_root(game, a), feature_complete(&game->nodes[feature_root(game, a)]));
	} else {
		edge_close(game, a);
		edge_close(game, b);
	}
	if (ours[SIDE_LEFT] == NO_SEGMENT)
		return;
	/* D22: the strips of court beside a path go on along it. */
	segments_join(game, laid->first + ours[SIDE_LEFT], other->first + theirs[SIDE_RIGHT]);
	segments_join(game, laid->first + ours[SIDE_RIGHT], other->first + theirs[SIDE_LEFT]);
}

/* R15, D2: the wall closes an edge; a start space of the same kind is one tile more. */
static void wall_meets(struct game *game, const struct laid *laid, int edge)
{
	const struct castle_board *board = castle_board(game);
	struct cell cell = cell_unpack(laid->key);
	unsigned node = laid->first + game->layouts[laid->type].sides[laid->rotation][edge][SIDE_OWN];
	int start = castle_start_at(board, cell.x, cell.y, edge);
	struct node *root = &game->nodes[feature_root(game, node)];

	if (start != CASTLE_NO_START && board->starts[start].kind == root->kind) {
		root->extra |= 1U << start;
		root->marks = (uint8_t)(root->marks + board->starts[start].markets);
	}
	edge_close(game, node);
}

/* The edges of a cell where the wall stands, one bit each. */
static unsigned walls_beside(const struct castle_board *board, struct cell cell)
{
	return (unsigned)!castle_inside(board, cell.x, cell.y - 1) << EDGE_N |
	       (unsigned)!castle_inside(board, cell.x + 1, cell.y) << EDGE_E |
	       (unsigned)!castle_inside(board, cell.x, cell.y + 1) << EDGE_S |
	       (unsigned)!castle_inside(board, cell.x - 1, cell.y) << EDGE_W;
}

void castle_lay(struct game *game, int type, int hole, int rotation, int seat)
{
	struct neighbours near;
	int tile = board_fill(game, type, hole, rotation, seat, &near);
	const struct laid *laid = &game->laid[tile];

	own(game)->closed_count = 0;
	features_add(game, tile);
	for (int i = 0; i < near.count; i++)
		sides_meet(game, laid, &game->laid[near.tiles[i]], near.edges[i]);
	for (unsigned walls = walls_beside(castle_board(game), cell_unpack(laid->key)); walls; walls &= walls - 1)
		wall_meets(game, laid, __builtin_ctz(walls));
}

/* Wall cells lie beside a cell inside, but not inside themselves: a row of them at once, as bits of a word. */
static void walls_put(struct game *game)
{
	const struct castle_board *board = castle_board(game);
	uint64_t inside[CASTLE_HEIGHT_MAX + 4] = {0}; /* [y + 2], bit x + 1: a row and a column more on either side */

	for (int i = 0; i < board->cell_count; i++)
		inside[board->cells[i].y + 2] |= (uint64_t)1 << (board->cells[i].x + 1);
	for (int y = -1; y <= board->height; y++) {
		const uint64_t *row = &inside[y + 2];
		uint64_t beside = row[-1] | row[1] | row[0] << 1 | row[0] >> 1;

		for (uint64_t walls = beside & ~row[0]; walls; walls &= walls - 1)
			board_wall(game, cell_pack(__builtin_ctzll(walls) - 1, y));
	}
}

void castle_wall_in(struct game *game)
{
	const struct castle_board *board = castle_board(game);

	walls_put(game);
	for (int i = 0; i < board->start_count; i++) {
		const struct castle_start *start = &board->starts[i];
		unsigned shows =
		    game->rules->printed_shows(TERRAIN_PATH + start->kind - FEATURE_PATH); /* D1: as a tile's edge */

		board_forbid(game, cell_pack(start->cell.x, start->cell.y), (~shows & 0xf) << 4 * start->side);
	}
}
