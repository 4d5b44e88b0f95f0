/* board.h - the Castle's board: what lies where, and its painters. */
#pragma once

#include "bastide/paint.h"
#include "paint/kit/line.h"

#define START_DEEP 0.145f

bool board_inside(const struct paint_board *board, int x, int y);
/* The board's cells that can be seen from one cell: at most two away. */
struct board_near {
	int count;
	struct vec cell[25]; /* north-west corners */
};
struct board_near board_near(const struct paint_board *board, int x, int y);
/* How far a point of that cell is outside the board's cells: 0 within, about half a cell at the wall's outer side. */
float board_near_distance(const struct board_near *near, struct vec p);
/* What lies beyond an edge of a space. */
enum board_side { SIDE_SPACE, SIDE_COURT, SIDE_OUTSIDE };
enum board_side board_side(const struct paint_board *board, int space, int edge);
/* A corner of a space, round and round. */
struct vec board_corner(const struct paint_board *board, int space, int i);
struct vec board_middle(const struct paint_board *board, int space);
/* The middle of a corner tower, by its index. */
struct vec board_tower(const struct paint_board *board, int corner_index);

/* The shadow that the wall throws into the yard and over the moat; to be followed by easel_paint_shade. */
void board_shade_wall(const struct paint_board *board, struct easel *c, struct vec low, struct vec high);
/* The walk, battlements and towers; the easel's corner is the board's. */
void board_draw_wall(const struct paint_board *board, struct easel *c, struct vec low, struct vec high);
