/* layer.h - one composed picture of the table, painted block by block.
 *
 * A layer is made for one size of tiles and one part of the table.  It knows block by block what it still shows
 * rightly, so that a change costs what has changed, what is out of sight can wait, and a layer for the size that the
 * camera is going to can be made a little in every frame. */
#pragma once

#include "view/table/board.h"

enum {
	LAYER_EDGE_MAX = 8192,
	LAYER_BLOCK = 256,
	LAYER_BLOCKS_MAX = (LAYER_EDGE_MAX / LAYER_BLOCK) * (LAYER_EDGE_MAX / LAYER_BLOCK),
	/* a board with something printed on it has that too, two cells beyond its own on all sides */
	BOARD_TILES_MAX = TILES_MAX + 1 + CASTLE_STARTS_MAX + (CASTLE_WIDTH_MAX + 4) * (CASTLE_HEIGHT_MAX + 4),
	BOARD_FIGURES_MAX = FIGURES_MAX + 8,
	BOARD_BANNERS_MAX = TILES_MAX
};

/* What lies on the table, with the level each tile is painted at and the key of what is painted on it. */
struct board_content {
	int count, figure_count, banner_count;
	struct art_tile tiles[BOARD_TILES_MAX]; /* from north to south */
	uint8_t levels[BOARD_TILES_MAX];
	uint64_t under[BOARD_TILES_MAX];
	struct board_figure figures[BOARD_FIGURES_MAX];
	struct board_banner banners[BOARD_BANNERS_MAX];
};

enum layer_block {
	BLOCK_RIGHT, /* as it should be */
	BLOCK_ROUGH, /* the pictures in it have become sharper */
	BLOCK_STALE  /* it shows what is no longer so, or nothing */
};

struct layer {
	uint64_t key;      /* the platform's */
	bool made;         /* the platform has it */
	double size;       /* of tiles; 0: no layer */
	struct rect place; /* in pixels from the table's origin, at that size */
	bool coarse;       /* made on the way: not for a camera at rest */
	uint64_t under_key, state;
	struct board_content drawn;
	int across, down;                 /* blocks */
	uint8_t blocks[LAYER_BLOCKS_MAX]; /* enum layer_block */
};

/* What all layers of a board are composed from. */
struct composer {
	const struct tile_set *set;
	struct tile_art *art;
	const struct board_under *under; /* of this frame; may be NULL */
	bool hairline;
	bool loose; /* what moves is part of the layer, at rest */
};

/* The square of a cell, in the layer's pixels. */
struct rect layer_cell(const struct layer *layer, int x, int y);

/* The layer is of this place and size now, or shows what has changed altogether: nothing in it is right any more. */
void layer_place(struct layer *layer, double size, struct rect place, bool coarse);
void layer_spoil(struct layer *layer);
/* What another one of the same size, which shows the same, has of this place is copied from it: blocks that touch
 * `part` (layer's pixels) and show nothing yet, at most `most`; returns how many. */
int layer_take(struct layer *layer, const struct layer *from, struct draw *draw, struct rect part, int most);
/* Everything in it can be painted better now. */
void layer_sharpen(struct layer *layer);

/* Finds the blocks that no longer show what is wanted (its tiles sorted, their `under` filled in).  `goal`: the
 * pictures it would like are asked for; `inner` (layer's pixels): where the largest are worth their price. */
void layer_follow(struct layer *layer, const struct composer *composer, struct board_content *wanted, bool goal,
                  struct rect inner);

/* Paints blocks that touch `part` (layer's pixels) and are at least that bad, at
 * most `most` of them; returns how many. */
int layer_compose(struct layer *layer, const struct composer *composer, struct draw *draw, struct rect part,
                  enum layer_block least, int most);
/* Is any of them at least that bad? */
bool layer_lacks(const struct layer *layer, struct rect part, enum layer_block least);

int art_tile_order(const void *a, const void *b); /* from north to south, for qsort */

/* walled.c: what is printed on a game's board, below all tiles; and, once everything is there, what each tile has
 * beside it. */
void walled_add(struct board_content *content, const struct castle_board *castle);
void walled_join(struct board_content *content, const struct tile_set *set);
/* The same of a game without a board: only what fits any edge has gates where a road comes to it. */
void walled_gates(struct board_content *content, const struct tile_set *set);

/* compose.c: everything within `clip`, in the layer's own pixels. */
void layer_paint(const struct layer *layer, const struct composer *composer, struct draw *draw, struct rect clip);
