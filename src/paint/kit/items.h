/* items.h - what stands on a tile, painted from north to south. */
#pragma once

#include "paint/kit/easel.h"

enum {
	ITEMS_MAX = 900,
	DEPTH_UNIT = 4096, /* item depths are integers: ties fall the same way everywhere */
};

struct item;
typedef void item_painter(struct easel *c, const struct item *item);

/* One thing that stands on the tile. */
struct item {
	int depth; /* y of its foot in DEPTH_UNITs; then order of adding */
	int order;
	item_painter *draw;
	item_painter *shade; /* NULL: casts no shadow */
	struct vec at,
	    to; /* foot; of what data/scenery has: where its east is, if not there; else the painter's affair */
	float size, high;
	uint32_t look; /* random bits for its looks */
	float tone;    /* of a roof among others: how much lighter than others it is; less than 0: darker */
	bool lit;      /* light burns in its windows */
	bool alone;    /* a house with land about it, not one among roofs */
};

struct items {
	uint32_t seed; /* of the items' looks */
	int count;
	struct item list[ITEMS_MAX + 1]; /* the last one is nothing: whoever finds no room is given it */
};

/* A new item at this foot, its look drawn from seed and number; where the list is full one that is never painted. */
struct item *items_add(struct items *items, item_painter *draw, item_painter *shade, struct vec foot);
/* The same, so large and with a look of its own. */
struct item *items_put(struct items *items, item_painter *draw, item_painter *shade, struct vec foot, float size,
                       uint32_t look);
/* In two steps: into the shadow mask; then, when that is painted, from north to south the items. */
void items_shade(struct items *items, struct easel *c);
void items_draw(const struct items *items, struct easel *c);
