/* board_private.h - what board.c (what lies there, where places are), walled.c (what is printed there), board_show.c
 * (which pictures of it are wanted) and compose.c (how it is drawn) all know of a board. */
#pragma once

#include "view/table/board.h"

enum {
	/* a board with something printed on it has that too, two cells beyond its own on all sides */
	BOARD_TILES_MAX = TILES_MAX + 1 + CASTLE_STARTS_MAX + (CASTLE_WIDTH_MAX + 4) * (CASTLE_HEIGHT_MAX + 4),
	BOARD_FIGURES_MAX = FIGURES_MAX + 8,
	BOARD_BANNERS_MAX = TILES_MAX,
	BOARD_TOWNS_MAX = 8
};

/* What lies on the table, with where each tile is drawn, and the level at which. */
struct board_content {
	int count, figure_count, banner_count;
	struct art_tile tiles[BOARD_TILES_MAX]; /* from north to south */
	struct rect boxes[BOARD_TILES_MAX];
	uint8_t levels[BOARD_TILES_MAX];
	struct board_figure figures[BOARD_FIGURES_MAX];
	struct board_banner banners[BOARD_BANNERS_MAX];
};

struct board {
	const struct tile_set *set;
	uint32_t seed;
	struct tile_art *art;
	struct tile_maps *maps;
	struct board_content wanted;
	bool hairline;
	bool breathes; /* `breeze` moves what is loose */
	struct breeze breeze;
	struct feature_spot out[4]; /* figures there are not added */
	int out_count;
	/* which cities of each tile are finished, as the tiles lay when it was found out: one board shows several games
	 * in a frame of the review */
	struct board_towns {
		uint64_t key;
		uint8_t lit[TILES_MAX + 1], landmark[TILES_MAX + 1];
	} found[BOARD_TOWNS_MAX];
	int towns;     /* of the game that was added last */
	bool directed; /* this frame's camera is on its way to `toward` */
	struct camera toward;
};

/* What was added since board_begin(), in an order of its own (board.c). */
void board_settle(struct board *board);

int art_tile_order(const void *a, const void *b); /* from north to south, for qsort */

/* walled.c: what is printed on a game's board, below all tiles; and, once everything is there, what each tile has
 * beside it. */
void walled_add(struct board_content *content, const struct castle_board *castle);
void walled_join(struct board_content *content, const struct tile_set *set);
/* The same of a game without a board: only what fits any edge has gates where a road comes to it. */
void walled_gates(struct board_content *content, const struct tile_set *set);

/* What compose.c draws. */
struct composer {
	const struct board *board; /* settled, with levels chosen */
	const struct camera *camera;
	struct rect view;
	const struct board_under *under; /* may be NULL */
	bool wood;                       /* the table is seen */
	unsigned parts;                  /* enum board_part */
};

/* compose.c: everything within `clip`. */
void board_paint(const struct composer *composer, struct draw *draw, struct rect clip);
