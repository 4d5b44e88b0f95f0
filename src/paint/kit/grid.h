/* grid.h - what a ground is composed of: planes of floats, distances on a grid, and pixels. */
#pragma once

#include <stddef.h>

#include "paint/kit/easel.h"

/* Distances known on a grid and read by interpolation: smooth, and cheap per pixel. */
struct grid {
	int n; /* cells per side; (n + 1)^2 nodes */
	float *node;
};

/* x, y: 0 ... 1. */
float grid_at(const struct grid *g, float x, float y);

/* Memory that something else lies behind. */
static inline size_t aligned(size_t bytes) { return (bytes + 63) & ~(size_t)63; }

/* So many noughts from the scratch memory at *at, which goes on behind them. */
float *plane_take(uint8_t **at, size_t floats);

static inline uint8_t byte_of(float v) { return (uint8_t)(v < 0.0f ? 0.0f : v > 255.0f ? 255.0f : v + 0.5f); }

/* An opaque pixel. */
static inline void rgb_store(uint8_t *pixel, struct rgb color)
{
	pixel[0] = byte_of(color.r);
	pixel[1] = byte_of(color.g);
	pixel[2] = byte_of(color.b);
	pixel[3] = 255;
}
