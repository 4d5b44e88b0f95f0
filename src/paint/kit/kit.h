/* kit.h - drawings as lists of parts: a building is a table, and one interpreter paints it.
 *
 * A part is a shape, what fills it, and how often it is repeated; later parts lie over earlier ones.  Its numbers are
 * thousandths of a unit (of a tile, where a drawing is not scaled), x to the east and y to the south of the
 * drawing's foot: the middle of its front. */
#pragma once

#include "paint/kit/line.h"
#include "paint/kit/prop.h"

/* What the numbers of a part are. */
enum part_kind {
	/* with an outline */
	BOX,      /* two corners */
	TRIANGLE, /* so many points, as the next ones */
	QUAD,
	FIVE,
	SIX,
	OUTLINE, /* as many points as its outline has */
	DISC,    /* middle, two radii */
	/* without one */
	RECT,    /* two corners */
	DOT,     /* middle, two radii */
	LINE,    /* two points, how wide */
	BEND,    /* four points on a line, how wide */
	ARCH,    /* a window or door: the foot's middle, half its width, how high its round head begins */
	RIBS,    /* four points a b c d, how many parts, how wide the lines between them from a-b to d-c */
	STRIPES, /* the same points and number, such parts themselves: FLAT of both colours in turn, else every other
	          * one; two radii of a tip at the lower end of each, of the first own colour */
	RING,    /* of dots, in both colours in turn: middle, radius, a dot's radius, how many */
	GROUP,   /* parts of its own */
	FILL,    /* nothing: what was traced is filled */
	/* of inks of their own */
	TILES, /* on a roof: x at the west, ridge, x at the east, eaves, how far the ridge is drawn in, how many rows */
	COURSES, /* of stone: two corners, how many */
	MERLONS, /* x at the west, y, x at the east, how wide one is */
	TOWER,   /* round: foot, radius, how high, its cone or 0; a colour */
	FLAG,    /* on a pole: foot, how high; two colours */
	SNOW,    /* two points of a ridge, two of the eaves below; a colour: whether it faces the sun */
};

/* How a part is filled.  MORE: not yet, it is traced, and the next parts with it.  From the first colour to the second
 * downwards (on a roof with what lies there at this time of the year), to the east, or outwards. */
enum part_ink { MORE, FLAT, UPRIGHT, ROOF, LEVEL, GLOW };

enum {
	PART_POINTS = 6,
	OUTLINE_POINTS = 32,
	PART_UNIT = 1000,
	PART_OWN = 1 << 24, /* as a colour: the first that the drawing brings; then the others */
};

struct part {
	enum part_kind kind;
	float xy[2 * PART_POINTS];
	enum part_ink ink;
	uint32_t in[2]; /* 0xRRGGBB or PART_OWN */
	float ends[3]; /* between which the colours go, or a GLOW's middle and radius; none: as far as the shape goes */
	uint8_t alpha; /* percent; 0: all of it */
	uint8_t snow[2]; /* percent of the snow that lies on a roof, on both colours */
	bool bare;       /* without its outline */
	uint8_t least;   /* only where a tile has so many pixels */
	float at[2];     /* where it stands, or the first of it */
	uint8_t times;   /* how often, if more than once, and how far from one to the next */
	float step[2];
	const float *outline; /* of more points than a part has room for, */
	const struct part *group;
	uint8_t points; /* so many points, or parts */
};

/* A drawing at a place. */
struct kit {
	struct easel *c;
	struct vec at;
	float k;          /* a unit, in tiles */
	float thick;      /* what radii and the width of lines are scaled by */
	struct vec shift; /* of all parts, in units */
	uint32_t look;    /* how ragged snow is */
	bool flags;       /* they fly */
	struct rgb own[8];
};

/* A table of parts as kit_draw() takes it. */
#define PARTS(list) list, (int)(sizeof list / sizeof list[0])
#define GROUP_OF(list) {0}, .group = list, .points = sizeof list / sizeof list[0]

struct kit kit_at(struct easel *c, struct vec at, float k);
void kit_draw(const struct kit *p, const struct part *parts, int count);
/* What is no more than its parts, its unit the item's size; as large as they say, seen through a lens. */
void kit_item(struct easel *c, const struct item *item, const struct part *parts, int count);
void kit_draw_at(const struct easel *c, struct vec at, float zoom, const struct part *parts, int count);

/* Of what no table tells. */
struct vec kit_point(const struct kit *p, float x, float y);
void kit_tower(const struct kit *p, float x, float y, float radius, float high, float cone, uint32_t roof);
void kit_flag(const struct kit *p, float x, float y, float high, struct rgb color, struct rgb other);
