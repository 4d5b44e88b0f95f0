/* linen.c - a cloth of unbleached linen: warp over weft over warp, threads that swell and thin. */
#include <math.h>

#include "paint/kit/noise.h"
#include "paint/kit/table.h"

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

struct rgb linen_color(struct wrapped_walk walks[], float x, float y, float texel, uint32_t seed)
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
