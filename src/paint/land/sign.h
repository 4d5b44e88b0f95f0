/*
 * sign.h - what expansions print on a tile: rows of tables that their folders bring (paint.c).
 */
#pragma once

#include "paint/kit/season.h"
#include "paint/land/scene.h"

struct tile_sign {
	uint32_t flag; /* enum tile_flag: tiles that bear it */
	/* In which of the tile's cities it hangs; NULL: in a field, where there is most room. */
	int (*city)(const struct tile_type *type);
	float size; /* across, in tiles */
	float high; /* how far it reaches above its place, in sizes; 0: half of one */
	item_painter *draw, *shade;
};

struct expansion_paint {
	const struct tile_sign *signs;
	int sign_count;
	void (*add)(struct scene *s); /* what stands on its tiles where the plan says; NULL: nothing */
};

/* One of each expansion that has the layer. */
#define PAINT(name) extern const struct expansion_paint name##_paint;
#include "expansions/list.h"
