/* stage.h - what stands on a tile, painted from north to south. */
#ifndef PAINT_STAGE_H
#define PAINT_STAGE_H

#include "paint/kit/easel.h"

enum {
	STAGE_ITEMS = 900,
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
	struct vec at, to;   /* foot; what the second point means is the painter's affair */
	float size, high;
	uint32_t look; /* random bits for its looks */
};

struct stage {
	uint32_t seed; /* of the items' looks */
	int count;
	struct item items[STAGE_ITEMS];
};

/* A new item at this foot, its look drawn from seed and number; NULL when the stage is full. */
struct item *stage_add(struct stage *stage, item_painter *draw, item_painter *shade, struct vec foot);
/* Shadows first, then the items from north to south. */
void stage_paint(struct stage *stage, struct easel *c);

#endif
