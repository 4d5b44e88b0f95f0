/* board.c - the board of The Castle: looking things up on it, and is it sound. */
#include <bastide/castle.h>

#include "engine/core/layout.h"

int castle_start_at(const struct castle_board *board, int x, int y, int side)
{
	for (int i = 0; i < board->start_count; i++) {
		const struct castle_start *start = &board->starts[i];

		if (start->cell.x == x && start->cell.y == y && start->side == side)
			return i;
	}
	return CASTLE_NO_START;
}

int castle_space_of(const struct castle_board *board, int score) { return score % board->space_count; }

int castle_corner_of(const struct castle_board *board, int space) { return board->spaces[space].corner; }

int castle_wall_count(const struct castle_board *board)
{
	int count = 0;

	for (int i = 0; i < board->corner_count; i++)
		count += board->corners[i].wall_tile;
	return count;
}

int castle_wall_corner(const struct castle_board *board, int n)
{
	for (int i = 0; i < board->corner_count; i++)
		if (board->corners[i].wall_tile && n-- == 0)
			return i;
	return CASTLE_NO_CORNER;
}

/* ---- is it sound? ---- */

/* How many cells can be reached from the first one, edge by edge. */
static int cells_connected(const struct castle_board *board)
{
	bool seen[CASTLE_HEIGHT_MAX][CASTLE_WIDTH_MAX] = {{false}};
	struct castle_cell reached[CASTLE_CELLS_MAX];
	int count = 1;

	reached[0] = board->cells[0];
	seen[reached[0].y][reached[0].x] = true;
	for (int i = 0; i < count; i++) {
		for (int edge = 0; edge < EDGE_COUNT; edge++) {
			struct cell cell = cell_beside((struct cell){reached[i].x, reached[i].y}, edge);

			if (!castle_inside(board, cell.x, cell.y) || seen[cell.y][cell.x])
				continue;
			seen[cell.y][cell.x] = true;
			reached[count++] = (struct castle_cell){(uint8_t)cell.x, (uint8_t)cell.y};
		}
	}
	return count;
}

static bool starts_check(const struct castle_board *board, struct tile_error *error)
{
	for (int i = 0; i < board->start_count; i++) {
		const struct castle_start *start = &board->starts[i];
		int x = start->cell.x, y = start->cell.y;
		struct cell wall = cell_beside((struct cell){(int16_t)x, (int16_t)y}, start->side);

		if (!castle_inside(board, x, y) || castle_inside(board, wall.x, wall.y))
			return tile_fail(error, "start space %s is not at the wall: there is none on side %s of %d,%d",
			                 start->id, edge_letters[start->side], x, y);
		if (castle_start_at(board, x, y, start->side) != i)
			return tile_fail(error, "two start spaces lie on side %s of %d,%d", edge_letters[start->side],
			                 x, y);
		if (start->markets && start->kind != FEATURE_COURT)
			return tile_fail(error, "start space %s has a market, but is no court", start->id);
	}
	return true;
}

static bool corners_check(const struct castle_board *board, struct tile_error *error)
{
	int tiles = 0, last = -2;

	for (int i = 0; i < board->corner_count; i++) {
		const struct castle_corner *corner = &board->corners[i];

		if (corner->first < last + 2 || corner->first + 1 >= board->space_count)
			return tile_fail(error, "the corner towers are not in order at %d/%d", corner->first,
			                 corner->first + 1);
		last = corner->first;
	}
	for (int kind = 1; kind <= WALL_KINDS; kind++)
		tiles += board->wall_tiles[kind];
	if (tiles < castle_wall_count(board))
		return tile_fail(error, "%d wall tiles are too few for %d corner towers", tiles,
		                 castle_wall_count(board));
	return true;
}

bool castle_board_check(const struct castle_board *board, struct tile_error *error)
{
	if (board->cell_count < 1)
		return tile_fail(error, "there is no cell inside the wall");
	if (cells_connected(board) != board->cell_count)
		return tile_fail(error, "%d of the %d cells cannot be reached from the first one",
		                 board->cell_count - cells_connected(board), board->cell_count);
	return starts_check(board, error) && corners_check(board, error);
}
