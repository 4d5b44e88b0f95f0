/* sign.h - what expansions print on a tile: rows of tables that their folders bring (paint.c). */
#pragma once

#include "paint/kit/season.h"
#include "paint/land/scene.h"
#include "expansions/rows.h"

struct tile_sign {
	uint32_t flag; /* enum tile_flag: tiles that bear it */
	/* In which of the tile's cities it hangs; NULL: in a field, where there is most room. */
	int (*city)(const struct tile_type *type);
	float size; /* across, in tiles */
	float high; /* how far it reaches above its place, in sizes; 0: half of one */
	item_painter *draw, *shade;
};

/* What hangs in a city where its pennant would, and in its place. */
struct hung_sign {
	uint8_t sign; /* enum sign_kind that the city bears; the item's look */
	float size;
	item_painter *draw, *shade;
};

/* What stands in the middle of its tile, in a plot of its own: the tile's building. */
struct tile_building {
	uint32_t flag;   /* enum tile_flag */
	float radius[2]; /* of its plot; beside a city */
	float by_city;   /* where it stands there, away from the city's edge */
	float unit;      /* radius of its plot as it is drawn */
	/* What it hides of the meadow behind it, in radii: about an axis to the east of its middle, so wide on both
	 * sides, straight up to a shoulder, then to a point. */
	struct {
		float axis, half, shoulder, high;
	} rises;
	struct vec foot; /* from the plot's middle, in units */
	item_painter *draw, *shade;
	struct {
		float radius; /* of the plot's */
		float size;
		int count;
		item_painter *draw;
	} ring;                                /* what stands round it */
	void (*add)(struct scene *s, float k); /* what else is there, a unit being so large; NULL: nothing */
};

struct expansion_paint {
	const struct tile_sign *signs;
	int sign_count;
	const struct hung_sign *hung;
	int hung_count;
	const struct tile_building *building; /* NULL: none */
	/* What stands on its tiles where the plan says: before village and pennants, and behind them; NULL: nothing. */
	void (*landmarks)(struct scene *s);
	void (*add)(struct scene *s);
};

/* One of each expansion that has the layer. */
#define PAINT(name) extern const struct expansion_paint name##_paint;
#include "expansions/list.h"

extern const struct tile_building monastery_building;
/* The building of a tile; NULL: there is none. */
const struct tile_building *building_of(const struct tile_type *type);
/* The sign that hangs in a city; NULL: none does. */
const struct hung_sign *hung_in(const struct tile_city *city);
