/* blit.h - pixels onto pixels, by the processor.
 *
 * A plane is what is drawn on, a bitmap what is put down.  Each pixel depends on
 * nothing but its own place: drawn whole, in strips, or clipped, a picture has
 * the same pixels.  Integers throughout, but for where a turned pixel comes from. */
#pragma once

#include "platform/bitmap.h"

/* 32 bits a pixel, 0xAARRGGBB, alpha always 255. */
struct plane {
	uint32_t *pixels;
	int w, h, stride; /* stride in pixels */
};

/* All boxes may reach beyond the clip, which lies within the plane; `color` and `tint` are 0xRRGGBBAA, straight. */
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
