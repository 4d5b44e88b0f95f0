/* board_private.h - what board.c (what lies there, where places are) and board_show.c (the layers it is drawn on, and
 * which of them is shown) both know of a board. */
#pragma once

#include "view/table/board.h"
#include "view/table/layer.h"

enum { LAYERS = 3 };

struct board {
	const struct tile_set *set;
	uint32_t seed;
	struct tile_art *art;
	struct tile_maps *maps;
	struct board_content wanted;
	struct layer layers[LAYERS];
	struct layer *front; /* what is shown */
	struct layer *back;  /* becomes it once it shows enough */
	struct layer *whole; /* all of the table, small: it stands in where neither reaches */
	struct layer window; /* of board_compose(): never made, its pixels are the window's */
	bool hairline, overview;
	int look;      /* tile_art_look() that the layers show */
	bool wooden;   /* the layers show the table itself, not its stand-in */
	bool breathes; /* `breeze` moves what is loose */
	struct breeze breeze;
	struct feature_spot out[4]; /* figures there are not added */
	int out_count;
	/* which cities of each tile are finished, as the tiles lay when it was found out */
	uint64_t towns_key;
	uint8_t lit[TILES_MAX + 1], landmark[TILES_MAX + 1];
	bool directed; /* this frame's camera is on its way to `toward` */
	struct camera toward;
	struct camera last; /* of the frame before */
	uint64_t shown;     /* state of what is drawn */
};

/* What was added since board_begin(), in an order of its own (board.c). */
void board_settle(struct board *board);
