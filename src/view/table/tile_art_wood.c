/* tile_art_wood.c - the table's picture: a worker paints it, and a small one stands in till then. */
#include <stdlib.h>

#include "view/host/host.h"
#include "view/table/tile_art_private.h"

/* Sizes of the two pictures. */
enum { WOOD_WHOLE = 1024, WOOD_ROUGH = 256 };
enum { WOOD_PIECES = 32 };
/* After the tiles that are seen, before the others; where nothing is shown till all is there, first, for it takes
 * longest. */
enum { WOOD_URGENCY = 15, WOOD_AWAITED = 30 };

static uint64_t wood_key(const struct tile_art *art, int side)
{
	return hash_int(hash_int(hash_text(HASH_BASIS, "table"), art->seed), side * PAINT_GROUNDS + (int)art->wood.top);
}

uint64_t art_wood_key(const struct tile_art *art) { return wood_key(art, WOOD_WHOLE); }

struct wood_order {
	struct tile_art *art;
	enum paint_top top;
	uint32_t seed;
	int step;        /* pieces that are painted */
	uint8_t *pixels; /* till all pieces are; then */
	struct picture_made *made;
};

static bool wood_piece(void *data)
{
	struct wood_order *order = data;
	int wide = paint_table_wide(order->top, WOOD_WHOLE);
	if (!order->pixels)
		order->pixels = malloc((size_t)WOOD_WHOLE * WOOD_WHOLE * 4);
	if (!order->pixels)
		return false;
	paint_table_part(order->top, WOOD_WHOLE, order->seed, order->step, WOOD_PIECES, order->pixels);
	if (++order->step < WOOD_PIECES)
		return true;
	order->made = art_make(order->art, order->pixels, wide, WOOD_WHOLE * WOOD_WHOLE / wide);
	order->pixels = NULL;
	return false;
}

static void wood_run(void *data)
{
	while (wood_piece(data))
		;
}

static void wood_done(void *data, struct host *host)
{
	struct wood_order *order = data;
	struct tile_art *art = order->art;
	(void)host;
	bool taken = order->top == art->wood.top && !art->wood.whole; /* else another top was chosen meanwhile */
	if (order->made && taken)
		art->host->ops->picture_keep(art->host, art_wood_key(art), order->made);
	else if (order->made)
		art->host->ops->picture_drop(art->host, order->made);
	art->wood.whole |= taken; /* without a picture too: then it is painted where it is wanted */
	free(order->pixels);
	free(order);
	art_job_end(art);
}

static void wood_want(struct tile_art *art)
{
	if (art->wood.ordered)
		return;
	art->wood.ordered = true;
	/* Another board on the same table had it painted. */
	if (art->cache && art->cache->has_picture && art->cache->has_picture(art->cache->context, art_wood_key(art))) {
		art->wood.whole = true;
		return;
	}
	struct wood_order *order = malloc(sizeof *order);
	if (!order) {
		art->wood.whole = true;
		return;
	}
	*order = (struct wood_order){.art = art, .top = art->wood.top, .seed = art->seed};
	art->open++;
	struct job job = {.run = wood_run,
	                  .piece = wood_piece,
	                  .done = wood_done,
	                  .data = order,
	                  .urgency = art->waits ? WOOD_AWAITED : WOOD_URGENCY};
	art->host->ops->job(art->host, &job);
}

static bool wood_paint(const void *context, uint8_t *pixels, int w, int h)
{
	const struct wood_context *wood = context;
	(void)w, (void)h;
	paint_table(wood->art->wood.top, wood->whole ? WOOD_WHOLE : WOOD_ROUGH, wood->art->seed, pixels);
	return true;
}

struct picture art_wood(struct tile_art *art, struct wood_context *context)
{
	if ((int)art->wood.top != art->host->top) /* another was chosen */
		art->wood = (struct wood){.top = (enum paint_top)art->host->top};
	wood_want(art);
	*context = (struct wood_context){art, art->wood.whole};
	int side = context->whole ? WOOD_WHOLE : WOOD_ROUGH, wide = paint_table_wide(art->wood.top, side);
	return (struct picture){
	    .key = wood_key(art, side),
	    .w = wide,
	    .h = side * side / wide,
	    .opaque = true,
	    .paint = wood_paint,
	    .context = context,
	    .context_size = sizeof *context,
	};
}

bool tile_art_wooden(const struct tile_art *art) { return art->wood.whole; }

int tile_art_look(const struct tile_art *art) { return art->host->top + PAINT_GROUNDS * art->host->season; }
