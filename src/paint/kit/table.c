/* table.c - the table's tops: all repeat after the picture, in both directions. */
#include <math.h>

#include "bastide/paint.h"
#include "paint/kit/easel.h"
#include "paint/kit/noise.h"

/* Where a noise was asked for last, and the corners of its lattice cell there: neighbours share them. */
struct wrapped_walk {
	uint32_t iu, iv, seed;
	float corner[4];
	bool begun;
};
enum { TABLE_WALKS = 12 }; /* noises of one top, each with a walk of its own; all zero to begin with */

static uint32_t wrapped(int32_t i, int period)
{
	/* Most are within: a division takes longer than all the rest. */
	return (uint32_t)((uint32_t)i < (uint32_t)period ? i : (i % period + period) % period);
}

/* -1 ... 1: value noise that repeats after period lattice cells in both directions. */
static float wrapped_noise(struct wrapped_walk *walk, float u, float v, int period_u, int period_v, uint32_t seed)
{
	int32_t below_u = whole_below(u), below_v = whole_below(v);
	float tu = ramp(0.0f, 1.0f, u - (float)below_u), tv = ramp(0.0f, 1.0f, v - (float)below_v);
	uint32_t iu = wrapped(below_u, period_u), iv = wrapped(below_v, period_v);

	if (!walk->begun || walk->iu != iu || walk->iv != iv || walk->seed != seed) {
		uint32_t ju = wrapped((int32_t)iu + 1, period_u), jv = wrapped((int32_t)iv + 1, period_v);

		*walk = (struct wrapped_walk){.iu = iu, .iv = iv, .seed = seed, .begun = true};
		for (int i = 0; i < 4; i++)
			walk->corner[i] = (float)(hash4(i & 1 ? ju : iu, i & 2 ? jv : iv, seed, 1) >> 8);
	}
	const float *corner = walk->corner;
	float top = corner[0] + (corner[1] - corner[0]) * tu, bottom = corner[2] + (corner[3] - corner[2]) * tu;

	return (top + (bottom - top) * tv) / 8388607.5f - 1.0f;
}

/* ---- linen ---- */

/* A cloth of unbleached linen: warp over weft over warp, threads that swell and thin. */

enum {
	THREADS = 240, /* an even number: the weave repeats */
	STRIPE = 22,   /* the first dyed thread; a broad stripe, two threads apart a narrow one on each side */
	NARROW = 2,
	BROAD = 5,
	APART = 3,
};

/* A thread as it lies at this place: -1 ... 1 across it, and how light it is. */
struct thread {
	int index;
	float across, tone;
};

static struct thread thread_at(struct wrapped_walk *walk, float across, float along, float bend, uint32_t seed)
{
	float at = across * THREADS + bend, line = floorf(at);
	int index = ((int)line % THREADS + THREADS) % THREADS;
	uint32_t look = hash4((uint32_t)index, seed, 1, 2);
	/* a slub: here and there it was spun thick, and takes more of the light */
	float slub = wrapped_noise(walk, along * 23.0f + (float)(look >> 8 & 15), (float)index, 23, THREADS, seed + 3);

	return (struct thread){index, 2.0f * (at - line) - 1.0f,
	                       0.34f * ((float)(look & 255) / 255.0f - 0.5f) + 0.30f * slub};
}

/* What an ironed fold does to the light: a soft crest, and as soft a hollow behind it. */
static float fold_at(float off)
{
	float f = off / 0.032f, falls = 1.0f + f * f;

	return -0.26f * f / (falls * falls);
}

/* Is this thread blue: one of a stripe's? */
static bool is_dyed(int index)
{
	int in = index - STRIPE, broad = NARROW + APART, last = broad + BROAD + APART;

	return (in >= 0 && in < NARROW) || (in >= broad && in < broad + BROAD) || (in >= last && in < last + NARROW);
}

static struct rgb linen_color(struct wrapped_walk walks[], float x, float y, float texel, uint32_t seed)
{
	float slow = wrapped_noise(&walks[0], x * 8.0f, y * 8.0f, 8, 8, seed + 1), cloud;
	struct thread warp = thread_at(&walks[10], x, y, 0.9f * slow, seed + 11);
	struct thread weft =
	    thread_at(&walks[11], y, x, 0.9f * wrapped_noise(&walks[1], x * 9.0f, y * 7.0f, 9, 7, seed + 2), seed + 23);
	bool warp_above = (warp.index + weft.index) % 2 == 0;
	struct thread above = warp_above ? warp : weft, below = warp_above ? weft : warp;
	/* round across, and bowed where it goes over the other */
	float light = 0.5f + 0.5f * above.tone - 0.30f * above.across * above.across -
	              0.16f * below.across * below.across - 0.10f * (above.across + below.across);

	/* too fine to be seen: threads would only flicker */
	light = 0.30f + (light - 0.30f) * ramp(0.9f, 0.25f, texel * THREADS);
	cloud = wrapped_noise(&walks[2], x * 5.0f, y * 4.0f, 5, 4, seed + 7) * 0.6f +
	        wrapped_noise(&walks[3], x * 31.0f, y * 29.0f, 31, 29, seed + 8) * 0.4f;
	/* a fold across the cloth and one down it */
	float fold = fold_at(x - 0.5f) + fold_at(y - 0.25f);

	struct rgb cloth = rgb_mix(rgb(0xB7A888), rgb(0xFBF5E6), 0.40f + 0.40f * light + 0.08f * cloud + 1.25f * fold);
	float seen =
	    0.5f + 0.4f * ramp(0.9f, 0.25f, texel * THREADS); /* of the thread above; the other one shows less */
	float dyed = (is_dyed(above.index) ? seen : 0.0f) + (is_dyed(below.index) ? 1.0f - seen : 0.0f);

	return rgb_mix(cloth, rgb_mix(rgb(0x2F4A7C), rgb(0x7F97BC), 0.3f + 0.5f * light + fold), 0.72f * dyed);
}

/* ---- slate ---- */

/* A table of slate: split slabs in two courses, their joints in line with nothing. */

enum { COURSES = 2, SLABS = 2 /* in a course */ };

/* How much lighter (> 0) or darker the split face is: stone comes off in leaves, and where one ends there is a step
 * with its light on one side, ragged, and worn away here and there. */
static float leaves(struct wrapped_walk walks[], float x, float y, uint32_t seed)
{
	float ragged = wrapped_noise(&walks[0], x * 47.0f, y * 31.0f, 47, 31, seed + 3) * 0.20f +
	               wrapped_noise(&walks[1], x * 120.0f, y * 90.0f, 120, 90, seed + 4) * 0.13f;
	float level = wrapped_noise(&walks[2], x * 4.0f, y * 7.0f, 4, 7, seed + 1) * 1.1f +
	              wrapped_noise(&walks[3], x * 11.0f, y * 17.0f, 11, 17, seed + 2) * 0.5f + ragged;
	float leaf = level - floorf(level),
	      kept = ramp(-0.5f, 0.6f, wrapped_noise(&walks[4], x * 9.0f, y * 8.0f, 9, 8, seed + 5));

	return 0.16f * (leaf - 0.5f) + 0.14f * ragged - 0.13f * kept * ramp(0.10f, 0.0f, leaf) +
	       0.08f * kept * ramp(0.88f, 1.0f, leaf);
}

/* The colour at x, y (0 ... 1 of the picture), where a pixel is `texel` wide. */
static struct rgb slate_color(struct wrapped_walk walks[], float x, float y, float texel, uint32_t seed)
{
	float course = floorf(y * COURSES), in_course = y * COURSES - course;
	uint32_t h = hash4((uint32_t)course, seed, 5, 6);
	float joint = (float)(h & 255) / 256.0f, cut = 0.40f + (float)(h >> 8 & 255) / 1280.0f, u = x - joint;

	u -= floorf(u);
	uint32_t slab = (uint32_t)course * SLABS + (u < cut ? 0 : 1);
	uint32_t look = hash4(slab, seed, 7, 8);
	float tone = (float)(look & 255) / 255.0f, warmth = (float)(look >> 8 & 255) / 255.0f;
	float cloud = wrapped_noise(&walks[5], x * 9.0f, y * 9.0f, 9, 9, seed + 4 + slab);
	float grain = wrapped_noise(&walks[6], x * 190.0f, y * 260.0f, 190, 260, seed + 5);
	float fine = wrapped_noise(&walks[7], x * 470.0f, y * 470.0f, 470, 470, seed + 6);
	struct rgb dark = rgb_mix(rgb(0x333D47), rgb(0x3A3E45), warmth);
	struct rgb pale = rgb_mix(rgb(0x70838F), rgb(0x787B82), warmth);
	struct rgb stone = rgb_mix(dark, pale,
	                           0.34f + 0.34f * tone + 0.12f * cloud + 0.05f * grain + 0.05f * fine +
	                               leaves(walks, x, y, seed + 16 * slab));
	/* rust in the hollows, here and there */
	float rust =
	    ramp(0.45f, 0.85f, wrapped_noise(&walks[8], x * 7.0f, y * 6.0f, 7, 6, seed + 9)) * (0.6f + 0.4f * grain);

	stone = rgb_mix(stone, rgb(0x6A5440), 0.22f * rust);
	/* a joint's width, and an edge that is broken a little */
	float seam = fminf(in_course, 1.0f - in_course) / COURSES;
	float end = fminf(fminf(u, 1.0f - u), fabsf(u - cut));
	float gap = fminf(seam, end) + 0.0012f * grain, line = fmaxf(0.0009f, texel * 0.9f);

	if (gap < line)
		return rgb_scale(stone, 0.50f + 0.22f * gap / line);
	if (gap < line * 2.6f)
		stone = rgb_scale(stone, seam < end && in_course < 0.5f ? 1.16f : 0.88f);
	return stone;
}

/* ---- walnut ---- */

/* Rows of planks in a picture. */
enum { ROWS = PAINT_TABLE_PLANKS / 2 };

/* Where a row's two boards meet: one joint at `joint`, the other half the row on and
 * a little, so that both boards are longer than six planks are high. */
static struct rgb walnut_color(struct wrapped_walk walks[], float x, float y, float texel, uint32_t seed)
{
	float row = floorf(y * ROWS), in_row = y * ROWS - row;
	uint32_t h = hash4((uint32_t)row, seed, 3, 4);
	float joint = (float)(h & 255) / 256.0f, cut = 0.44f + (float)(h >> 8 & 255) / 2130.0f, u = x - joint;

	u -= floorf(u);
	int board = u < cut ? 0 : 1;
	uint32_t look = hash4((uint32_t)row, (uint32_t)board, seed, 9);
	float tone = (float)(look & 255) / 255.0f, warmth = (float)(look >> 12 & 255) / 255.0f;
	/* long fibres, bent by slow noise into a figure of the wood */
	float bend = wrapped_noise(&walks[0], x * 10.0f, y * 4.0f, 10, 4, seed + 1) * 0.6f +
	             wrapped_noise(&walks[1], x * 5.0f, y * 2.0f, 5, 2, seed + 2) * 0.5f;
	float fibre = wrapped_noise(&walks[2], x * 16.0f + (float)(look >> 8 & 7), y * 84.0f + bend * 1.1f, 16, 84,
	                            seed + 5 + (look >> 4 & 3));
	float fine = wrapped_noise(&walks[3], x * 32.0f, y * 190.0f, 32, 190, seed + 7);
	/* pores: short dark strokes along the fibres, which keep it from looking smeared */
	float pore = wrapped_noise(&walks[4], x * 56.0f, y * 254.0f, 56, 254, seed + 11);
	float ring = in_row * 3.4f + bend * 1.5f + tone * 7.0f;

	ring = fabsf(ring - floorf(ring) - 0.5f) * 2.0f;
	struct rgb dark = rgb_mix(rgb(0x4C311E), rgb(0x523823), warmth);
	struct rgb pale = rgb_mix(rgb(0x936640), rgb(0x876043), warmth);
	struct rgb wood =
	    rgb_mix(dark, pale, 0.28f + 0.38f * tone + 0.13f * fibre + 0.06f * fine + 0.17f * (ring - 0.5f));

	wood = rgb_scale(wood, 1.0f - 0.10f * ramp(0.20f, 0.66f, pore));
	/* A plank is a little round: its upper edge takes the light, its lower one loses it. */
	wood = rgb_scale(wood, 1.0f + 0.06f * ramp(0.10f, 0.0f, in_row) - 0.08f * ramp(0.90f, 1.0f, in_row));
	/* in pixels: a joint is one and a half wide, and the edge below it shines */
	float seam = in_row / ROWS / texel, end = fminf(fminf(u, 1.0f - u), fabsf(u - cut)) * 4.0f / texel;
	float above = (1.0f - in_row) / ROWS / texel, gap = fminf(fminf(seam, above), end);

	if (gap < 0.75f)
		return rgb_mix(wood, rgb(0x2A1A10), 0.9f);
	if (seam < 1.75f && seam < end)
		wood = rgb_mix(wood, rgb(0xB08458), 0.35f);
	return wood;
}

/* How a top is painted: its colour at a point of the picture, 0 ... 1, where `texel` is a pixel's side; NULL: it is of
 * one colour. */
static const struct top {
	int wide; /* how much wider, and lower, than a square */
	struct rgb (*color)(struct wrapped_walk walks[], float x, float y, float texel, uint32_t seed);
	uint32_t plain; /* 0xRRGGBB */
} tops[PAINT_GROUNDS] = {
    [PAINT_WALNUT] = {2, walnut_color, 0}, [PAINT_SLATE] = {1, slate_color, 0}, [PAINT_LINEN] = {1, linen_color, 0},
    [PAINT_BLACK] = {1, NULL, 0x000000},   [PAINT_WHITE] = {1, NULL, 0xFFFFFF},
};

int paint_table_wide(enum paint_top top, int size) { return size * tops[top].wide; }

void paint_table(enum paint_top top, int size, uint32_t seed, uint8_t *rgba)
{
	paint_table_part(top, size, seed, 0, 1, rgba);
}

void paint_table_part(enum paint_top top, int size, uint32_t seed, int part, int parts, uint8_t *rgba)
{
	const struct top *of = &tops[top];
	int w = size * of->wide, h = size / of->wide;
	struct wrapped_walk walks[TABLE_WALKS] = {0};

	for (int y = h * part / parts; y < h * (part + 1) / parts; y++) {
		for (int x = 0; x < w; x++) {
			float at_x = ((float)x + 0.5f) / (float)w, at_y = ((float)y + 0.5f) / (float)h;
			struct rgb c = of->color ? of->color(walks, at_x, at_y, 1.0f / (float)h, seed) : rgb(of->plain);
			uint8_t *p = rgba + ((size_t)y * (size_t)w + (size_t)x) * 4;

			p[0] = (uint8_t)c.r;
			p[1] = (uint8_t)c.g;
			p[2] = (uint8_t)c.b;
			p[3] = 255;
		}
	}
}
