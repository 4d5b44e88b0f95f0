/*
 * join.c - what a castle tile does to the features beside it.
 */
#include "engine/castle/join.h"

#include "engine/core/rules.h"

/* An edge that no longer faces an empty cell; courts do not count them. */
static void edge_close(struct game *game, unsigned node)
{
	struct node *root = &game->nodes[feature_root(game, node)];

	if (KINDS_BY_HALF >> root->kind & 1)
		return;
	root->open--;
	game->closed |= !root->open;
}

/* R13, R14: what is of one kind becomes one feature; anything else closes both edges. */
static void sides_meet(struct game *game, const struct laid *laid, const struct laid *other, int edge)
{
	const uint8_t *ours = game->layouts[laid->type].sides[laid->rotation][edge];
	const uint8_t *theirs = game->layouts[other->type].sides[other->rotation][(edge + 2) & 3];
	unsigned a = laid->first + ours[SIDE_OWN], b = other->first + theirs[SIDE_OWN];

	if (game->nodes[a].kind == game->nodes[b].kind) {
		segments_join(game, a, b);
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

void castle_lay(struct game *game, int type, int hole, int rotation, int seat)
{
	struct neighbours near;
	int tile = board_fill(game, type, hole, rotation, seat, &near);
	const struct laid *laid = &game->laid[tile];

	features_add(game, tile);
	for (int i = 0; i < near.count; i++)
		sides_meet(game, laid, &game->laid[near.tiles[i]], near.edges[i]);
	for (int edge = 0; edge < EDGE_COUNT; edge++) {
		if (board_content(game, key_beyond(laid->key, edge)) == CELL_WALL)
			wall_meets(game, laid, edge);
	}
}

void castle_wall_in(struct game *game)
{
	const struct castle_board *board = castle_board(game);

	for (int i = 0; i < board->cell_count; i++) {
		cell_key key = cell_pack(board->cells[i].x, board->cells[i].y);

		for (int edge = 0; edge < EDGE_COUNT; edge++) {
			struct cell beyond = cell_unpack(key_beyond(key, edge));

			if (!castle_inside(board, beyond.x, beyond.y))
				board_wall(game, key_beyond(key, edge));
		}
	}
	for (int i = 0; i < board->start_count; i++) {
		const struct castle_start *start = &board->starts[i];
		unsigned shows =
		    game->rules->printed_shows(TERRAIN_PATH + start->kind - FEATURE_PATH); /* D1: as a tile's edge */

		board_forbid(game, cell_pack(start->cell.x, start->cell.y), (~shows & 0xf) << 4 * start->side);
	}
}
