/* pattern.h - whose field is it, on the table and in the ending: the owner's emblem, again and again, on ground in his
 * colour; where two share, in stripes of both; of land that nobody owns ears of wheat.  Stripes of three or more would
 * be mud: such a field has two bands of no player's colour, all its owners in the dashes of its rim, and a badge that
 * names them (play/land/fields.c).
 *
 * Emblems stand on a lattice that is fixed to the table: every second crossing of a grid of five a tile, so each is a
 * finger's breadth from the next and the land shows between.  The stripes run along the lattice's diagonals, one row of
 * emblems in each. */
#pragma once

#include "view/list/draw.h"

/* Whose, and where on the table the tile lies: names the pixels. */
struct pattern {
	uint8_t owners; /* bit per enum color; 0: no pattern */
	uint8_t phase;  /* pattern_phase() of the tile's cell */
};

/* So many owners are a crowd. */
enum { PATTERN_CROWD = 3 };

/* Tiles of the same phase look alike. */
uint8_t pattern_phase(unsigned owners, int x, int y);

/* Ground and rim of an owner, by enum color; the ground with its alpha, and of what pattern_owner() says of a crowd. */
uint32_t pattern_tint(int color);
uint32_t pattern_rim(int color);

/* The owner's ground (enum color) under a pixel of a tile of this side; of a crowd COLOR_COUNT or the next. */
int pattern_owner(const struct pattern *pattern, float x, float y, float side);
/* The owner whose dash of a common rim is there. */
int pattern_rim_owner(const struct pattern *pattern, float x, float y, float side);

/* All emblems of a tile: w * h pixels R G B A, straight alpha.  False when out of memory. */
bool pattern_emblems(const struct pattern *pattern, uint8_t *pixels, int w, int h);

/* Of these owners on every tile of the table: the same phase, the same tile.  Freed by free(). */
struct pattern_pixel {
	uint8_t r, g, b, a; /* straight alpha: laid over the painted ground, which it calms */
};
struct pattern_sheet {
	struct pattern pattern; /* its owners */
	int side;               /* of a tile */
	struct pattern_pixel *pixels;
};
/* False when out of memory. */
bool pattern_sheet_make(struct pattern_sheet *sheet, unsigned owners, int side);
/* The pixels of the tile on this cell. */
const struct pattern_pixel *pattern_sheet_tile(const struct pattern_sheet *sheet, int x, int y);
/* A colour over such a pixel. */
struct pattern_pixel pattern_over(struct pattern_pixel below, uint32_t hex, float alpha);

/* A sample in a list: ground, emblems, rim; `box` in output pixels. */
void pattern_swatch(struct draw *draw, unsigned owners, struct rect box, float radius);
