/* board_site.c - what lies about on cells that wait to be built on: tufts and
 * pebbles everywhere, here and there a mason's or a carpenter's heap.
 *
 * Everything keeps within its own cell, its shadow too, so that a tile covers
 * all of it or nothing, and each block is painted without its neighbours. */
#include <math.h>

#include "paint/castle/board.h"
#include "paint/castle/court.h"
#include "paint/kit/season.h"

enum { SITE_TUFTS = 26, SITE_PEBBLES = 16, SITE_HEAPS = 4 };

/* What stands there, and how often. */
static const struct heap {
	item_painter *draw, *shade;
	int share; /* of HEAP_SHARES */
	float size;
} heaps[] = {
    {blocks_draw, blocks_shade, 4, 0.0f},   {planks_draw, planks_shade, 3, 0.0f}, {sand_draw, sand_shade, 2, 0.0f},
    {barrow_draw, barrow_shade, 2, 0.0f},   {logs_draw, blocks_shade, 2, 0.0f},   {cart_draw, blocks_shade, 2, 0.0f},
    {tree_draw, tree_shade, 8, 0.064f},     {bush_draw, bush_shade, 8, 0.042f},   {tent_draw, tent_shade, 1, 0.0f},
    {footing_draw, footing_shade, 3, 0.0f},
};

enum { HEAP_SHARES = 35 };

static const struct heap *heap_of(int share)
{
	const struct heap *heap = heaps;

	while (share >= heap->share)
		share -= heap++->share;
	return heap;
}

static void heaps_add(struct items *items, struct dice *dice, int x, int y)
{
	int count = dice_range(dice, 1, SITE_HEAPS), stood = 0;
	struct vec at[SITE_HEAPS];

	for (int i = 0; i < count; i++) {
		struct vec p = vec_random(dice, 0.20f, 0.24f, 0.74f, 0.90f);
		const struct heap *heap = heap_of(dice_below(dice, HEAP_SHARES));
		bool clear = true;

		for (int k = 0; k < stood; k++)
			clear = clear && (fabsf(p.x - at[k].x) > 0.30f || fabsf(p.y - at[k].y) > 0.24f);
		if (!clear)
			continue;
		at[stood++] = p;
		items_add(items, heap->draw, heap->shade, vec((float)x + p.x, (float)y + p.y))->size = heap->size;
	}
}

void board_site(const struct paint_board *board, int x, int y, struct items *items)
{
	struct dice dice = {hash4((uint32_t)x, (uint32_t)y, board->seed, 0x517e)};
	int tufts = dice_range(&dice, SITE_TUFTS / 3, SITE_TUFTS), pebbles = dice_range(&dice, 4, SITE_PEBBLES);
	struct vec clump = {0, 0};

	items->count = 0;
	items->seed = hash4((uint32_t)x, (uint32_t)y, board->seed, 0x1735);
	heaps_add(items, &dice, x, y);
	for (int i = 0; i < pebbles; i++) {
		struct vec at = vec_random(&dice, 0.05f, 0.05f, 0.94f, 0.95f);

		items_add(items, pebble_draw, NULL, vec((float)x + at.x, (float)y + at.y))->size =
		    dice_real(&dice, 0.007f, 0.017f);
	}
	for (int i = 0; i < tufts; i++) {
		/* in clumps, some apart */
		struct vec at = vec_random(&dice, 0.06f, 0.08f, 0.92f, 0.96f),
		           by = vec_random(&dice, -0.1f, -0.07f, 0.1f, 0.07f);

		if (i % 5 == 0)
			clump = at;
		else if (i % 5 < 4)
			at =
			    vec(fminf(fmaxf(clump.x + by.x, 0.06f), 0.92f), fminf(fmaxf(clump.y + by.y, 0.08f), 0.96f));

		items_add(items, sod_draw, sod_shade, vec((float)x + at.x, (float)y + at.y))->size =
		    dice_real(&dice, 0.018f, 0.042f);
	}
}
