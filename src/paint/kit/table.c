/* table.c - the table's tops, and the first of them: walnut planks that repeat without a seam. */
#include "paint/kit/table.h"

#include <math.h>

#include "bastide/paint.h"
#include "paint/kit/noise.h"

static uint32_t wrapped(int32_t i, int period)
{
	/* Most are within: a division takes longer than all the rest. */
	return (uint32_t)((uint32_t)i < (uint32_t)period ? i : (i % period + period) % period);
}

static uint32_t after(uint32_t i, int period) { return i + 1 == (uint32_t)period ? 0 : i + 1; }

static void corners_find(struct wrapped_walk *walk, uint32_t iu, uint32_t iv, int period_u, int period_v, uint32_t seed)
{
	uint32_t ju = after(iu, period_u), jv = after(iv, period_v);

	if (walk->begun && walk->iu == iu && walk->iv == iv && walk->seed == seed)
		return;
	*walk = (struct wrapped_walk){.iu = iu, .iv = iv, .seed = seed, .begun = true};
	walk->corner[0] = (float)(hash4(iu, iv, seed, 1) >> 8);
	walk->corner[1] = (float)(hash4(ju, iv, seed, 1) >> 8);
	walk->corner[2] = (float)(hash4(iu, jv, seed, 1) >> 8);
	walk->corner[3] = (float)(hash4(ju, jv, seed, 1) >> 8);
}

float wrapped_noise(struct wrapped_walk *walk, float u, float v, int period_u, int period_v, uint32_t seed)
{
	int32_t below_u = whole_below(u), below_v = whole_below(v);
	float tu = u - (float)below_u, tv = v - (float)below_v;

	corners_find(walk, wrapped(below_u, period_u), wrapped(below_v, period_v), period_u, period_v, seed);
	tu = tu * tu * (3 - 2 * tu);
	tv = tv * tv * (3 - 2 * tv);
	const float *corner = walk->corner;
	float top = corner[0] + (corner[1] - corner[0]) * tu, bottom = corner[2] + (corner[3] - corner[2]) * tu;

	return (top + (bottom - top) * tv) / 8388607.5f - 1.0f;
}

/* Where a row's two boards meet: one joint at `joint`, the other half the row on and
 * a little, so that both boards are longer than six planks are high. */
static struct rgb walnut_color(struct wrapped_walk walks[], float x, float y, float texel, uint32_t seed)
{
	float row = floorf(y * PAINT_TABLE_DOWN), in_row = y * PAINT_TABLE_DOWN - row;
	uint32_t h = hash4((uint32_t)row, seed, 3, 4);
	float joint = (float)(h & 255) / 256.0f, cut = 0.44f + (float)(h >> 8 & 255) / 2130.0f, u = x - joint;

	u -= floorf(u);
	int board = u < cut ? 0 : 1;
	uint32_t look = hash4((uint32_t)row, (uint32_t)board, seed, 9);
	float tone = (float)(look & 255) / 255.0f, warmth = (float)(look >> 12 & 255) / 255.0f;
	/* long fibres, bent by slow noise into a figure of the wood */
	float bend = wrapped_noise(&walks[0], x * 12.0f, y * 8.0f, 12, 8, seed + 1) * 0.6f +
	             wrapped_noise(&walks[1], x * 6.0f, y * 4.0f, 6, 4, seed + 2) * 0.5f;
	float fibre = wrapped_noise(&walks[2], x * 18.0f + (float)(look >> 8 & 7), y * 156.0f + bend * 1.1f, 18, 156,
	                            seed + 5 + (look >> 4 & 3));
	float fine = wrapped_noise(&walks[3], x * 56.0f, y * 360.0f, 56, 360, seed + 7);
	/* pores: short dark strokes along the fibres, which keep it from looking smeared */
	float pore = wrapped_noise(&walks[4], x * 96.0f, y * 508.0f, 96, 508, seed + 11);
	float ring = in_row * 3.4f + bend * 1.5f + tone * 7.0f;

	ring = fabsf(ring - floorf(ring) - 0.5f) * 2.0f;
	struct rgb dark = rgb_mix(rgb(0x412A1B), rgb(0x46301F), warmth);
	struct rgb pale = rgb_mix(rgb(0x7E5733), rgb(0x74523A), warmth);
	struct rgb wood =
	    rgb_mix(dark, pale, 0.27f + 0.34f * tone + 0.09f * fibre + 0.08f * fine + 0.09f * (ring - 0.5f));

	wood = rgb_scale(wood, 1.0f - 0.09f * ramp(0.30f, 0.66f, pore));
	/* A plank is a little round: its upper edge takes the light, its lower one loses it. */
	wood = rgb_scale(wood, 1.0f + 0.07f * ramp(0.10f, 0.0f, in_row) - 0.10f * ramp(0.90f, 1.0f, in_row));
	float seam = fminf(in_row, 1.0f - in_row) / PAINT_TABLE_DOWN;
	float end = fminf(fminf(u, 1.0f - u), fabsf(u - cut));
	float gap = fminf(seam, end * 2.8f), line = texel * 1.5f;

	if (gap < line)
		wood = rgb_scale(wood, 0.40f + 0.25f * gap / line);
	else if (gap < line * 2.4f)
		wood = rgb_scale(wood, seam < end && in_row < 0.5f ? 1.12f : 0.88f);
	return wood;
}

static struct rgb plain(float value) { return (struct rgb){value, value, value}; }

static struct rgb black_color(struct wrapped_walk walks[], float x, float y, float texel, uint32_t seed)
{
	(void)walks, (void)x, (void)y, (void)texel, (void)seed;
	return plain(0);
}

static struct rgb white_color(struct wrapped_walk walks[], float x, float y, float texel, uint32_t seed)
{
	(void)walks, (void)x, (void)y, (void)texel, (void)seed;
	return plain(255);
}

/* How a top is painted: its colour at a point of the picture, 0 ... 1, where `texel` is a pixel's side. */
static const struct top {
	int across;
	struct rgb (*color)(struct wrapped_walk walks[], float x, float y, float texel, uint32_t seed);
} tops[PAINT_GROUNDS] = {
    [PAINT_WALNUT] = {14, walnut_color},
    [PAINT_SLATE] = {PAINT_TABLE_DOWN, slate_color},
    [PAINT_LINEN] = {PAINT_TABLE_DOWN, linen_color},
    [PAINT_BLACK] = {PAINT_TABLE_DOWN, black_color},
    [PAINT_WHITE] = {PAINT_TABLE_DOWN, white_color},
};

int paint_table_across(enum paint_top top) { return tops[top].across; }

void paint_table(enum paint_top top, int size, uint32_t seed, uint8_t *rgba)
{
	float texel = 1.0f / (float)size;
	struct wrapped_walk walks[TABLE_WALKS] = {0};

	for (int y = 0; y < size; y++) {
		for (int x = 0; x < size; x++) {
			struct rgb c =
			    tops[top].color(walks, ((float)x + 0.5f) * texel, ((float)y + 0.5f) * texel, texel, seed);
			uint8_t *p = rgba + ((size_t)y * (size_t)size + (size_t)x) * 4;

			p[0] = (uint8_t)c.r;
			p[1] = (uint8_t)c.g;
			p[2] = (uint8_t)c.b;
			p[3] = 255;
		}
	}
}
