/* kit.h - drawings as lists of parts, which the build makes of data/scenery (data/scenery/README.md): one interpreter
 * paints them.
 *
 * A part is a shape, and what fills it; later parts lie over earlier ones.  Its numbers are units (tiles, where a
 * drawing is not scaled), x to the east and y to the south of the drawing's foot: the middle of its front. */
#pragma once

#include "paint/kit/prop.h"

/* What a part is, and what its points and its width are. */
enum part_kind {
	POLYGON,
	ELLIPSE, /* middle, two radii */
	LINE,    /* from point to point, so wide */
	RING,    /* the same, closed */
	/* of inks of their own */
	COURSES,    /* of stone: two corners; how many */
	MERLONS,    /* from the west to the east; how wide one is */
	TOWER,      /* round: foot, radius and height; its cone or 0, in a colour */
	FLAG,       /* foot of its pole; how high; two colours */
	SNOW,       /* the ridge from west to east, then the eaves back: of a slope that faces the sun */
	SNOW_SHADE, /* and of one that does not */
	/* into the shadow mask */
	BLOCK, /* two corners of what stands there; how high */
	ROUND, /* foot, radius and height of what is round */
};

/* How a part is filled.  MORE: not yet, it is traced, and the next parts with it. */
enum part_ink { MORE, FLAT, LINEAR, RADIAL, SHADE };

enum { PART_POINTS = 48 };

/* Colours of which each thing has one: by its looks; the second if light burns in its windows; by the season. */
struct palette {
	enum { BY_LOOKS, BY_LIGHT, BY_SEASON } kind;
	uint8_t shift, count; /* of looks */
	uint32_t colors[16];
};

struct part {
	uint8_t kind;             /* enum part_kind */
	uint8_t ink;              /* enum part_ink */
	uint8_t count;            /* of points */
	uint8_t when;             /* bit per season; 0: always */
	uint8_t least;            /* only where a tile has so many pixels */
	uint8_t alpha;            /* percent; 0: all of it */
	uint8_t snow[2];          /* percent of the snow that lies on a roof, on both colours */
	uint8_t tone[2];          /* how light a palette's colour is made, and at the other end; percent */
	uint32_t mask, bits;      /* bits of a thing's looks that say whether it has this */
	float wide;               /* of lines; see enum part_kind */
	float line;               /* of an outline, in tiles; 0: it has none */
	float ends[4];            /* from where to where the colours go; a middle and a radius */
	uint32_t in[2];           /* 0xRRGGBB */
	const struct palette *of; /* instead of them; NULL: none */
	const struct vec *at;
};

struct scenery {
	const struct part *parts;
	int count;
	bool by_size; /* a unit is the thing's size */
	float far;    /* how much larger it is in small pictures, where it is one of many spots of colour; 0: no more */
};
void scenery_paint(struct easel *c, const struct item *item, const struct scenery *scenery);
