/*
 * blit.h - pixels onto pixels, by the processor.
 *
 * A plane is what is drawn on: 32 bits a pixel, 0xAARRGGBB, alpha always 255.
 * A bitmap is what is put down: colours premultiplied, kept with the runs of
 * each row that are opaque or translucent, so that what is transparent costs
 * nothing; or coverage alone.  Each pixel depends on nothing but its own place:
 * drawn whole, in strips, or clipped, a picture has the same pixels.  Integers
 * throughout, but for where a turned pixel comes from.
 */
#ifndef BASTIDE_PLATFORM_BLIT_H
#define BASTIDE_PLATFORM_BLIT_H

#include "draw.h"

struct plane {
	uint32_t *pixels;
	int w, h, stride; /* stride in pixels */
};

/* `skip` transparent pixels, then `copy` opaque ones, then `blend` translucent. */
struct blit_run {
	uint16_t skip, copy, blend;
};

struct bitmap {
	int w, h;
	struct rect held;  /* the part that is kept; all beyond is transparent */
	bool solid;        /* every pixel is opaque; runs are not needed */
	uint32_t *color;   /* held.w * held.h, premultiplied; or NULL */
	uint8_t *mask;     /* held.w * held.h coverage; or NULL */
	struct blit_run *runs;
	uint32_t *rows;    /* held.h + 1: first run of each row */
};

/* From bytes R G B A (straight), or from coverage.  False when out of memory. */
bool bitmap_init_color(struct bitmap *bitmap, const uint8_t *rgba, int w, int h);
bool bitmap_init_mask(struct bitmap *bitmap, const uint8_t *coverage, int w, int h);
void bitmap_finish(struct bitmap *bitmap);
size_t bitmap_bytes(const struct bitmap *bitmap);

/* All boxes may reach beyond the clip, which lies within the plane; `color` and
 * `tint` are 0xRRGGBBAA, straight. */
void blit_fill(const struct plane *plane, struct rect clip, struct rect box, uint32_t color);
/* The part `src` of the bitmap at its own size, its corner at x, y. */
void blit_copy(const struct plane *plane, struct rect clip, const struct bitmap *bitmap, struct rect src, int x, int y,
	       uint32_t tint);
/* Scaled between the four nearest pixels; a bitmap of colours. */
void blit_scale(const struct plane *plane, struct rect clip, const struct bitmap *bitmap, struct rect src,
		struct rect dst, uint32_t tint);
/* Scaled to `dst`, then turned clockwise (radians) about a point of the plane. */
void blit_turn(const struct plane *plane, struct rect clip, const struct bitmap *bitmap, struct rect src,
	       struct rect dst, float turn, struct vec about, uint32_t tint);

#endif
