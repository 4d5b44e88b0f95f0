/* noise.c - hashes, small random streams and value noise of the world. */
#include "paint/kit/noise.h"

#include <math.h>
#include <stddef.h>

#include "paint/kit/paint_limits.h"

uint32_t dice_next(struct dice *dice)
{
	uint32_t h = dice->state += 0x9e3779b9u;

	h = (h ^ (h >> 16)) * 0x21f0aaadu;
	h = (h ^ (h >> 15)) * 0x735a2d97u;
	return h ^ (h >> 15);
}

int dice_below(struct dice *dice, int n) { return (int)(((uint64_t)dice_next(dice) * (uint64_t)n) >> 32); }

int dice_range(struct dice *dice, int low, int high) { return low + dice_below(dice, high - low + 1); }

float dice_real(struct dice *dice, float low, float high)
{
	return low + (high - low) * ((float)dice_below(dice, 1025) / 1024.0f);
}

static float lattice(int32_t ix, int32_t iy, uint32_t seed)
{
	return (float)(hash4((uint32_t)ix, (uint32_t)iy, seed, 0) >> 8) * (2.0f / 16777215.0f) - 1.0f;
}

static float smooth(float t) { return t * t * (3.0f - 2.0f * t); }

float noise_walk(struct noise_walk *walk, float u, float v)
{
	int32_t iu = whole_below(u), iv = whole_below(v);

	if (!walk->begun || iu != walk->iu || iv != walk->iv) {
		for (int i = 0; i < 4; i++)
			walk->corner[i] = lattice(iu + (i & 1), iv + (i >> 1), walk->seed);
		walk->iu = iu;
		walk->iv = iv;
		walk->begun = true;
	}
	float tu = smooth(u - (float)iu), tv = smooth(v - (float)iv);
	const float *corner = walk->corner;
	float top = corner[0] + (corner[1] - corner[0]) * tu, bottom = corner[2] + (corner[3] - corner[2]) * tu;

	return top + (bottom - top) * tv;
}

float noise_at(float u, float v, uint32_t seed)
{
	struct noise_walk walk = {.seed = seed};

	return noise_walk(&walk, u, v);
}

enum { LATTICE_MAX = 192 }; /* lattice columns under one tile */

static void lattice_row(float *row, int count, int32_t ix, int32_t iy, uint32_t seed)
{
	for (int k = 0; k < count; k++)
		row[k] = lattice(ix + k, iy, seed);
}

void noise_add(float *plane, int size, int x, int y, float fx, float fy, uint32_t seed, float amp)
{
	float upper[LATTICE_MAX], lower[LATTICE_MAX], blend[LATTICE_MAX];
	int16_t column[PAINT_SIZE_MAX];
	float weight[PAINT_SIZE_MAX];
	double left = (double)x * fx;
	int32_t first = (int32_t)floor(left);
	int count = (int)fx + 3 < LATTICE_MAX ? (int)fx + 3 : LATTICE_MAX;
	int32_t current = INT32_MIN;

	for (int i = 0; i < size; i++) {
		double u = left + (i + 0.5) / size * fx - first;
		int k = (int)u;

		column[i] = (int16_t)k;
		weight[i] = smooth((float)(u - k));
	}
	for (int j = 0; j < size; j++) {
		double v = ((double)y + (j + 0.5) / size) * fy;
		int32_t iv = (int32_t)floor(v);
		float t = smooth((float)(v - iv));

		if (iv != current) {
			lattice_row(upper, count, first, iv, seed);
			lattice_row(lower, count, first, iv + 1, seed);
			current = iv;
		}
		for (int k = 0; k < count; k++)
			blend[k] = (upper[k] + (lower[k] - upper[k]) * t) * amp;

		float *row = plane + (size_t)j * (size_t)size;

		for (int i = 0; i < size; i++) {
			float a = blend[column[i]];

			row[i] += a + (blend[column[i] + 1] - a) * weight[i];
		}
	}
}
