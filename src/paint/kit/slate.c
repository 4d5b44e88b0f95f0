/* slate.c - a table of slate: split slabs in two courses, their joints in line with nothing. */
#include <math.h>

#include "paint/kit/noise.h"
#include "paint/kit/table.h"

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

struct rgb slate_color(struct wrapped_walk walks[], float x, float y, float texel, uint32_t seed)
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
