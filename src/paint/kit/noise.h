/* noise.h - hashes, small random streams and value noise of the world. */
#pragma once

#include <stdbool.h>
#include <stdint.h>

/* A well mixed 32-bit hash of four words. */
static inline uint32_t hash4(uint32_t a, uint32_t b, uint32_t c, uint32_t d)
{
	uint32_t h = a * 0x9e3779b1u ^ 0x7f4a7c15u;

	h = (h ^ (h >> 15) ^ b) * 0x85ebca6bu;
	h = (h ^ (h >> 13) ^ c) * 0xc2b2ae35u;
	h = (h ^ (h >> 16) ^ d) * 0x27d4eb2fu;
	h ^= h >> 15;
	h *= 0x2c1b3c6du;
	return h ^ (h >> 14);
}

/* floorf() without a call */
static inline int32_t whole_below(float v)
{
	int32_t i = (int32_t)v;

	return (float)i > v ? i - 1 : i;
}

/* A stream of random integers; seed it from a hash. */
struct dice {
	uint32_t state;
};

uint32_t dice_next(struct dice *dice);
/* 0 ... n - 1 */
int dice_below(struct dice *dice, int n);
/* low ... high, both included */
int dice_range(struct dice *dice, int low, int high);
/* low + k * (high - low) / 1024 for an integer k: the same on every machine. */
float dice_real(struct dice *dice, float low, float high);

/* Value noise at one point of a lattice, -1 ... 1, smooth. */
float noise_at(float u, float v, uint32_t seed);

/* The same noise along points that lie close together: the last lattice cell is kept.  Begin with the seed alone. */
struct noise_walk {
	uint32_t seed;
	int32_t iu, iv;
	float corner[4]; /* of cell (iu, iv) */
	bool begun;
};
float noise_walk(struct noise_walk *walk, float u, float v);

/* Adds amp * noise to a size * size plane that covers board cell (x, y): the noise has fx by fy lattice cells per tile
 * and belongs to the world, so it runs on in the neighbouring cells. */
void noise_add(float *plane, int size, int x, int y, float fx, float fy, uint32_t seed, float amp);

/* No less than 0, no more than 1. */
static inline float unit(float v) { return v < 0.0f ? 0.0f : v > 1.0f ? 1.0f : v; }

/* 0 below low, 1 above high, smooth between; low may be the greater. */
static inline float ramp(float low, float high, float v)
{
	float t = unit((v - low) / (high - low));

	return t * t * (3.0f - 2.0f * t);
}
