/* table.h - what the tops of the table share: all repeat after the picture, in both directions. */
#ifndef PAINT_TABLE_H
#define PAINT_TABLE_H

#include "paint/kit/easel.h"

/* -1 ... 1: value noise that repeats after period lattice cells in both directions. */
float wrapped_noise(float u, float v, int period_u, int period_v, uint32_t seed);

/* The colour at x, y (0 ... 1 of the picture), where a pixel is `texel` wide. */
struct rgb slate_color(float x, float y, float texel, uint32_t seed);
struct rgb linen_color(float x, float y, float texel, uint32_t seed);

#endif
