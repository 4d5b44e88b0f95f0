/* blit_private.h - what blit.c, scale.c and turn.c share. */
#pragma once

#include "platform/blit.h"
#include "platform/pixel.h"

#include <bastide/clones.h>

#include <string.h>

static inline uint32_t *pixel_at(const struct plane *plane, int x, int y)
{
	return plane->pixels + (size_t)y * (size_t)plane->stride + x;
}

/* Premultiplied pixels over a row of the plane, each times the tint. */
void row_blend(uint32_t *to, const uint32_t *from, int count, uint32_t tint);

/* Four pixels, each with its right neighbour as they lie in memory; even or odd bytes of them, so that each has eight
 * bits of room above it. */
typedef uint64_t pairs __attribute__((vector_size(32)));
typedef uint16_t lanes __attribute__((vector_size(32)));
typedef uint32_t pixels __attribute__((vector_size(32)));
typedef uint64_t half_pairs __attribute__((vector_size(16)));
typedef uint32_t half_pixels __attribute__((vector_size(16)));

enum { AT_ONCE = 4, EIGHT = 8 };

#define EVEN(v) ((lanes)(v)&255)
#define ODD(v) ((lanes)(v) >> 8)

#if __BYTE_ORDER__ == __ORDER_LITTLE_ENDIAN__
#define SECONDS(v) ((lanes)((pairs)(v) >> 32))
#define FIRSTS 0, 2, 4, 6
#else
#define SECONDS(v) ((lanes)((pairs)(v) << 32))
#define FIRSTS 1, 3, 5, 7
#endif

/* The firsts of four pairs, of whose bytes these are 256 times. */
static inline void pairs_store(const lanes *even, const lanes *odd, uint32_t *out)
{
	pixels sum = (pixels)(*even >> 8 | (*odd & 0xff00));
	half_pixels four = __builtin_shufflevector(sum, sum, FIRSTS);

	memcpy(out, &four, sizeof four);
}

/* At a row's end the neighbour is the next row's, or the pixel behind them all: it must count for nothing. */
static inline void pairs_load(const uint32_t *row, const int *x, pairs *out)
{
	uint64_t pair[AT_ONCE];

	for (int i = 0; i < AT_ONCE; i++)
		memcpy(&pair[i], row + x[i], sizeof pair[i]);
	half_pairs a = {pair[0], pair[1]}, b = {pair[2], pair[3]};
	*out = __builtin_shufflevector(a, b, 0, 1, 2, 3);
}

/* f / 256, of the second of a pair and what is left of the first: for all of their bytes. */
static inline uint64_t pair_weights(uint32_t f)
{
	uint64_t first = (256 - f) | (256 - f) << 16, second = f | f << 16;

#if __BYTE_ORDER__ == __ORDER_LITTLE_ENDIAN__
	return first | second << 32;
#else
	return first << 32 | second;
#endif
}
