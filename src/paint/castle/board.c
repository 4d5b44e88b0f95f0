/* board.c - what lies where on the Castle's board. */
#include "paint/castle/board.h"

#include <math.h>

bool board_inside(const struct paint_board *board, int x, int y)
{
	const struct castle_board *b = board->castle;

	return x >= 0 && y >= 0 && x < b->width && y < b->height && b->inside[y][x];
}

struct board_near board_near(const struct paint_board *board, int x, int y)
{
	struct board_near near = {.count = 0};

	for (int j = y - 2; j <= y + 2; j++)
		for (int i = x - 2; i <= x + 2; i++)
			if (board_inside(board, i, j))
				near.cell[near.count++] = vec((float)i, (float)j);
	/* within, nothing is nearer */
	if (board_inside(board, x, y))
		near = (struct board_near){.count = 1, .cell = {vec((float)x, (float)y)}};
	return near;
}

/* How far v lies outside low ... low + 1. */
static float beyond(float v, float low)
{
	float before = low - v, behind = v - (low + 1.0f), far = before > behind ? before : behind;

	return far > 0.0f ? far : 0.0f;
}

float board_near_distance(const struct board_near *near, struct vec p)
{
	float best = 81.0f;

	for (int i = 0; i < near->count; i++) {
		float dx = beyond(p.x, near->cell[i].x), dy = beyond(p.y, near->cell[i].y), far = dx * dx + dy * dy;

		best = far < best ? far : best;
	}
	return sqrtf(best);
}

struct vec board_corner(const struct paint_board *board, int space, int i)
{
	const struct castle_space *s = &board->castle->spaces[space];
	const struct castle_point *p = &s->points[i % s->point_count];

	return vec(p->x, p->y);
}

static bool holds(const struct paint_board *board, int space, struct vec p)
{
	struct vec at[CASTLE_SHAPE_MAX];
	int count = board->castle->spaces[space].point_count;

	for (int i = 0; i < count; i++)
		at[i] = board_corner(board, space, i);
	return shape_holds(at, count, p);
}

struct vec board_middle(const struct paint_board *board, int space)
{
	const struct castle_space *s = &board->castle->spaces[space];
	struct vec sum = vec(0, 0);

	for (int i = 0; i < s->point_count; i++)
		sum = vec_off(sum, s->points[i].x / (float)s->point_count, s->points[i].y / (float)s->point_count);
	return sum;
}

enum board_side board_side(const struct paint_board *board, int space, int edge)
{
	struct vec m = vec_mix(board_corner(board, space, edge), board_corner(board, space, edge + 1), 0.5f);
	struct vec beyond = vec_along(m, vec_unit(board_middle(board, space), m), 0.03f);

	if (board_inside(board, (int)floorf(beyond.x), (int)floorf(beyond.y)))
		return SIDE_COURT;
	for (int i = 0; i < board->castle->space_count; i++)
		if (i != space && holds(board, i, beyond))
			return SIDE_SPACE;
	return SIDE_OUTSIDE;
}

struct vec board_tower(const struct paint_board *board, int corner_index)
{
	int first = board->castle->corners[corner_index].first;
	struct vec a = board_middle(board, first), b = board_middle(board, first + 1);

	return vec_mix(a, b, 0.5f);
}

/* ---- public ---- */

void paint_start_cell(const struct castle_start *start, int *x, int *y)
{
	*x = start->cell.x + (start->side == EDGE_E) - (start->side == EDGE_W);
	*y = start->cell.y + (start->side == EDGE_S) - (start->side == EDGE_N);
}

void paint_space_place(const struct paint_board *board, int space, float *x, float *y, float *clearance)
{
	struct vec m = board_middle(board, space);

	if (board->castle->spaces[space].corner != CASTLE_NO_CORNER) {
		/* out to the rim of the tower: a wall tile lies in its middle */
		struct vec t = board_tower(board, board->castle->spaces[space].corner);

		m = vec_along(t, vec_unit(t, m), 0.165f);
	}
	*x = m.x;
	*y = m.y + 0.05f;
	*clearance = 0.12f;
}

void paint_tower_place(const struct paint_board *board, int corner_index, float *x, float *y)
{
	struct vec t = board_tower(board, corner_index);

	*x = t.x;
	*y = t.y;
}
