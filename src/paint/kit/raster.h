/* raster.h - a tile as an n * n raster of segment codes, with clearances. */
#pragma once

#include <stdint.h>

#include "bastide/paint.h"
#include "paint/kit/line.h"

struct raster {
	int n;
	uint8_t *code;   /* n * n of paint_code */
	uint8_t *wall;   /* n * n: 1 below a wall */
	uint8_t *seen;   /* n * n: codes with what walls hide taken out */
	int32_t *clear2; /* n * n: squared distance in pixels to the nearest pixel of another code */
	int32_t *work;   /* n * n */
};

/* An unassigned piece of open ground while a raster is being made; what something that stands hides. */
#define CODE_OPEN 0x1f
#define CODE_HIDDEN 0x0f

/* Bytes for a raster of this n; raster_init lays it out in them. */
size_t raster_bytes(int n);
void raster_init(struct raster *r, int n, void *memory);

/* Fills clear2 from these codes. */
void raster_measure(struct raster *r, const uint8_t *code);
/* The measured distance, or that to the border of the tile if it is nearer. */
float raster_room(const struct raster *r, struct vec p);
/* Distance from a point of the tile to the nearest segment other than its own. */
float raster_clearance(const struct raster *r, struct vec p);
/* The code at a point; outside the tile the nearest pixel's. */
uint8_t raster_code(const struct raster *r, struct vec p);

/* Painting into the raster. */
void raster_area(struct raster *r, const struct line *outline, uint8_t code);
void raster_strip(struct raster *r, const struct line *line, float half, uint8_t code, bool wall);
void raster_disc(struct raster *r, struct vec at, float rx, float ry, uint8_t code);
/* Gives every open pixel that joins this point the code. */
void raster_flood(struct raster *r, struct vec from, uint8_t code);

/* Of a point that has so much room: how good it is for a follower; below -1: he may not stand there.  Of one that is no
 * better than `best` it need not be told how much worse it is. */
typedef float raster_fit(const void *of, struct vec p, float room, float best);
/* Where a follower stands best on the pixels that are seen with this code, as it was measured; NULL: has most room. */
struct paint_spot raster_spot(const struct raster *r, uint8_t code, raster_fit *fit, const void *of);
