#include "view/table/layer.h"

#include <math.h>
#include <string.h>

#include "view/table/banner.h"

/* Of what lies outside, a level of 128 is enough until it comes in. */
enum { UNSEEN = 2 };

struct rect layer_cell(const struct layer *layer, int x, int y)
{
	int left = (int)lround(x * layer->size), top = (int)lround(y * layer->size);
	return (struct rect){left - layer->place.x, top - layer->place.y, (int)lround((x + 1) * layer->size) - left,
	                     (int)lround((y + 1) * layer->size) - top};
}

int art_tile_order(const void *a, const void *b)
{
	const struct art_tile *first = a, *second = b;
	if (first->y != second->y)
		return first->y - second->y;
	return first->x != second->x ? first->x - second->x : first->what - second->what;
}

void layer_spoil(struct layer *layer)
{
	memset(layer->blocks, BLOCK_STALE, (size_t)layer->across * (size_t)layer->down);
}

void layer_sharpen(struct layer *layer)
{
	for (int i = 0; i < layer->across * layer->down; i++)
		if (layer->blocks[i] < BLOCK_ROUGH)
			layer->blocks[i] = BLOCK_ROUGH;
}

void layer_place(struct layer *layer, double size, struct rect place, bool coarse)
{
	/* Of the same extent the platform's is painted over as it is: no stale block is ever shown. */
	layer->made = layer->made && place.w == layer->place.w && place.h == layer->place.h;
	layer->size = size;
	layer->place = place;
	layer->coarse = coarse;
	/* a window of one pixel leaves none, or fewer */
	layer->across = place.w > 0 ? (place.w + LAYER_BLOCK - 1) / LAYER_BLOCK : 0;
	layer->down = place.h > 0 ? (place.h + LAYER_BLOCK - 1) / LAYER_BLOCK : 0;
	layer->drawn.count = layer->drawn.figure_count = layer->drawn.banner_count = 0;
	layer_spoil(layer);
}

/* ---- what has changed ---- */

/* Blocks that a box of the layer touches; empty when it lies outside. */
static struct rect blocks_of(const struct layer *layer, struct rect box)
{
	box = rect_common(box, (struct rect){0, 0, layer->place.w, layer->place.h});
	if (box.w <= 0 || box.h <= 0)
		return (struct rect){0, 0, 0, 0};
	int x = box.x / LAYER_BLOCK, y = box.y / LAYER_BLOCK;
	return (struct rect){x, y, (box.x + box.w - 1) / LAYER_BLOCK - x + 1,
	                     (box.y + box.h - 1) / LAYER_BLOCK - y + 1};
}

static void mark(struct layer *layer, struct rect box, enum layer_block state)
{
	struct rect blocks = blocks_of(layer, box);
	for (int y = blocks.y; y < blocks.y + blocks.h; y++)
		for (int x = blocks.x; x < blocks.x + blocks.w; x++)
			if (layer->blocks[y * layer->across + x] < state)
				layer->blocks[y * layer->across + x] = (uint8_t)state;
}

static struct rect tile_reach(const struct layer *layer, struct art_tile tile)
{
	struct rect box = layer_cell(layer, tile.x, tile.y);
	/* Beside it lies its shadow, or the shadow that was there goes. */
	return rect_around(art_bleed(box), rect_inset(box, -box.w));
}

/* What the n-th figure, or banner, covers of the layer. */
static struct rect figure_reach(const struct layer *layer, const struct board_content *content, int n)
{
	const struct board_figure *figure = &content->figures[n];
	float size = (float)layer->size, reach = figure_on_tile(layer->size);
	return (struct rect){(int)(figure->x * size - reach) - layer->place.x - 2,
	                     (int)(figure->y * size - reach * 1.3f) - layer->place.y - 2, (int)(2 * reach) + 4,
	                     (int)(2 * reach) + 4};
}

static struct rect flag_reach(const struct layer *layer, const struct board_content *content, int n)
{
	const struct board_banner *banner = &content->banners[n];
	return banner_reach(layer_cell(layer, banner->x, banner->y), banner);
}

static void mark_tiles(struct layer *layer, const struct board_content *new)
{
	const struct board_content *old = &layer->drawn;
	int i = 0, j = 0;
	while (i < old->count || j < new->count) { /* both are sorted */
		int order = i == old->count ? 1 : j == new->count ? -1 : art_tile_order(&old->tiles[i], &new->tiles[j]);
		bool same = order == 0 && art_tile_same(old->tiles[i], new->tiles[j]) && old->under[i] == new->under[j];
		if (!same)
			mark(layer, tile_reach(layer, order <= 0 ? old->tiles[i] : new->tiles[j]), BLOCK_STALE);
		else if (old->levels[i] != new->levels[j])
			mark(layer, tile_reach(layer, new->tiles[j]), BLOCK_ROUGH);
		i += order <= 0;
		j += order >= 0;
	}
}

/* Field by field: what lies between the fields is nobody's. */
static bool same_figure(const struct board_content *old, const struct board_content *new, int n)
{
	const struct board_figure *a = &old->figures[n], *b = &new->figures[n];
	return a->x == b->x && a->y == b->y && a->color == b->color && a->pose == b->pose && a->leaves == b->leaves;
}

static bool same_flag(const struct board_content *old, const struct board_content *new, int n)
{
	const struct board_banner *a = &old->banners[n], *b = &new->banners[n];
	return a->x == b->x && a->y == b->y && a->across == b->across && a->down == b->down && a->color == b->color &&
	       a->west == b->west;
}

/* What stands on the tiles: so many figures or banners before and now. */
static void mark_others(struct layer *layer, const struct board_content *new, int before, int now,
                        bool (*same)(const struct board_content *old, const struct board_content *new, int n),
                        struct rect (*reach)(const struct layer *layer, const struct board_content *content, int n))
{
	for (int i = 0; i < before || i < now; i++) {
		if (i < before && i < now && same(&layer->drawn, new, i))
			continue;
		if (i < before)
			mark(layer, reach(layer, &layer->drawn, i), BLOCK_STALE);
		if (i < now)
			mark(layer, reach(layer, new, i), BLOCK_STALE);
	}
}

/* The level each tile can have now, on the layer's own scale. */
static void choose_levels(const struct layer *layer, const struct composer *composer, struct board_content *wanted,
                          bool goal, struct rect inner)
{
	struct rect whole = {0, 0, layer->place.w, layer->place.h};
	/* Nobody sees the largest pictures in passing, and they crowd out the others. */
	int level = art_level(layer->size), least = layer->coarse ? 1 : 0;
	level = level < least ? least : level;
	for (int i = 0; i < wanted->count; i++) {
		struct rect box = layer_cell(layer, wanted->tiles[i].x, wanted->tiles[i].y);
		bool seen = rect_overlap(art_bleed(box), whole);
		/* The largest pictures only for what is in the window itself. */
		if (goal && level == 0 && rect_overlap(box, inner))
			tile_art_want(composer->art, wanted->tiles[i], 0, 10);
		int kept = level > 0 ? level : 1;
		if (goal)
			tile_art_want(composer->art, wanted->tiles[i],
			              seen            ? kept
			              : kept < UNSEEN ? UNSEEN
			                              : kept,
			              seen ? 20 : 5);
		wanted->levels[i] =
		    seen ? (uint8_t)tile_art_have(composer->art, wanted->tiles[i], level) : ART_LEVELS + 1;
	}
}

void layer_follow(struct layer *layer, const struct composer *composer, struct board_content *wanted, bool goal,
                  struct rect inner)
{
	uint64_t under_key = composer->under ? composer->under->key : 0;
	choose_levels(layer, composer, wanted, goal, inner);
	if (layer->under_key != under_key)
		layer_spoil(layer);
	mark_tiles(layer, wanted);
	mark_others(layer, wanted, layer->drawn.figure_count, wanted->figure_count, same_figure, figure_reach);
	mark_others(layer, wanted, layer->drawn.banner_count, wanted->banner_count, same_flag, flag_reach);
	layer->drawn = *wanted;
	layer->under_key = under_key;
	layer->state = composer->under ? composer->under->state : 0;
}

/* ---- painting ---- */

static struct rect block_box(const struct layer *layer, int x, int y, int count)
{
	struct rect box = {x * LAYER_BLOCK, y * LAYER_BLOCK, count * LAYER_BLOCK, LAYER_BLOCK};
	return rect_common(box, (struct rect){0, 0, layer->place.w, layer->place.h});
}

static void open(struct layer *layer, struct draw *draw)
{
	draw_layer_begin(draw, layer->key, layer->place.w, layer->place.h, rgb(0x3C281C), layer->made);
	layer->made = true;
	draw->coarse = layer->coarse;
}

/* What block x, y would show, copied from the other layer; stale where that does not hold all of it. */
static enum layer_block taken(const struct layer *layer, const struct layer *from, int x, int y)
{
	struct rect there =
	    rect_moved(block_box(layer, x, y, 1), layer->place.x - from->place.x, layer->place.y - from->place.y);
	if (!rect_holds((struct rect){0, 0, from->place.w, from->place.h}, there) ||
	    layer_lacks(from, there, BLOCK_STALE))
		return BLOCK_STALE;
	return layer_lacks(from, there, BLOCK_ROUGH) ? BLOCK_ROUGH : BLOCK_RIGHT;
}

int layer_take(struct layer *layer, const struct layer *from, struct draw *draw, struct rect part, int most)
{
	struct rect blocks = blocks_of(layer, part);
	int done = 0;
	if (!from->made || from->size != layer->size || from->coarse != layer->coarse || from->state != layer->state)
		return 0;
	for (int y = blocks.y; y < blocks.y + blocks.h; y++) {
		uint8_t *row = layer->blocks + y * layer->across;
		for (int x = blocks.x; x < blocks.x + blocks.w && done < most; x++) {
			int first = x;
			for (; x < blocks.x + blocks.w && done + x - first < most && row[x] == BLOCK_STALE; x++)
				if ((row[x] = (uint8_t)taken(layer, from, x, y)) == BLOCK_STALE)
					break;
			if (x == first)
				continue;
			if (done == 0)
				open(layer, draw);
			struct rect box = block_box(layer, first, y, x - first);
			struct rect src =
			    rect_moved(box, layer->place.x - from->place.x, layer->place.y - from->place.y);
			draw_layer(draw, from->key, &(struct draw_image){.alpha = 1, .src = src, .dst = box});
			done += x - first;
		}
	}
	if (done) {
		draw_layer_end(draw);
		draw->coarse = false;
	}
	return done;
}

int layer_compose(struct layer *layer, const struct composer *composer, struct draw *draw, struct rect part,
                  enum layer_block least, int most)
{
	struct rect blocks = blocks_of(layer, part);
	int done = 0;
	for (int y = blocks.y; y < blocks.y + blocks.h; y++) {
		for (int x = blocks.x; x < blocks.x + blocks.w && done < most; x++) {
			/* Neighbours in a row are painted in one go. */
			int count = 0;
			while (x + count < blocks.x + blocks.w && done + count < most &&
			       layer->blocks[y * layer->across + x + count] >= least)
				layer->blocks[y * layer->across + x + count++] = BLOCK_RIGHT;
			if (count == 0)
				continue;
			if (done == 0)
				open(layer, draw);
			layer_paint(layer, composer, draw, block_box(layer, x, y, count));
			done += count;
			x += count;
		}
	}
	if (done) {
		draw_layer_end(draw);
		draw->coarse = false;
	}
	return done;
}

bool layer_lacks(const struct layer *layer, struct rect part, enum layer_block least)
{
	struct rect blocks = blocks_of(layer, part);
	for (int y = blocks.y; y < blocks.y + blocks.h; y++)
		for (int x = blocks.x; x < blocks.x + blocks.w; x++)
			if (layer->blocks[y * layer->across + x] >= least)
				return true;
	return false;
}
