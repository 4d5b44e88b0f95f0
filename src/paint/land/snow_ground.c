/* snow_ground.c - what winter does to the ground: snow as the wind has laid it, banks beside roads, footprints, ice. */
#include <math.h>

#include "paint/kit/season.h"
#include "paint/land/ground.h"

struct rgb snow_color(const struct ground *g, struct rgb under, int px, int py)
{
	int step = g->size / 48 > 1 ? g->size / 48 : 1, n = g->size;
	/* at the border of a tile the slope is that of its first pixels: the neighbour's is about the same */
	int x = px < step ? px + step : px, y = py < step ? py + step : py;
	float rise =
	    g->grass[(size_t)y * (size_t)n + (size_t)x] - g->grass[(size_t)(y - step) * (size_t)n + (size_t)(x - step)];
	float slope = rise * 0.15f * (float)n / (float)step;

	if (slope > 0.0f)
		return rgb_mix(under, rgb(g->season->snow), 0.75f * ramp(0.0f, 1.0f, slope));
	return rgb_mix(under, rgb(g->season->snow_shade), 0.62f * ramp(0.0f, 1.0f, -slope));
}

struct rgb snow_bank(const struct ground *g, struct rgb under, float d, float lee, size_t i)
{
	float width = 1.0f + 0.7f * g->grass[i], crest = 0.063f, foot = crest + 0.030f * fmaxf(width, 0.4f);
	/* whoever shovelled it threw it to both sides: each side has a slope in the sun and one in the shade */
	float inner = 1.0f - ramp(crest - 0.006f, crest + 0.004f, d);
	float sun = lee * (1.0f - 2.0f * inner), here = 1.0f - ramp(foot - 0.014f, foot, d);
	struct rgb shade = rgb_mix(rgb(g->season->snow_shade), rgb(g->season->shadow), 0.22f);

	return rgb_mix(under, sun > 0.0f ? rgb(g->season->snow) : shade,
	               here * (sun > 0.0f ? 0.55f + 0.45f * sun : -0.9f * sun));
}

struct rgb snow_tracks(const struct ground *g, struct rgb under, const struct parcel *here, const struct parcel *next,
                       struct vec at, float border)
{
	const float pace = 0.030f;
	const struct parcel *a = here->look < next->look ? here : next, *b = a == here ? next : here;
	struct vec way = vec(a->at.y - b->at.y, b->at.x - a->at.x), half = vec_mix(a->at, b->at, 0.5f);
	float far = vec_distance(a->at, b->at);

	if (border > 0.02f || ((a->look >> 5 ^ b->look) & 3) || far <= 0.0f)
		return under;
	float along = ((at.x - half.x) * way.x + (at.y - half.y) * way.y) / far / pace, foot = floorf(along);
	bool left = ((int)foot & 1) != 0;
	float aside = (here == a ? border : -border) - (left ? 0.0065f : -0.0065f);
	float dx = (along - foot - 0.5f) * pace / 0.0085f, dy = aside / 0.0055f;

	return rgb_mix(under, rgb_mix(rgb(g->season->snow_shade), rgb(g->season->shadow), 0.30f),
	               0.85f * ramp(1.3f, 0.6f, dx * dx + dy * dy) * ramp(50.0f, 120.0f, (float)g->size));
}

#define FLOES_PER_TILE 8.0f

/* 1: on a floe.  What drifts there is broken along the borders of cells of the world; many cells are open. */
static float floe(const struct paint_job *job, float x, float y, float soft)
{
	float u = x * FLOES_PER_TILE, v = y * FLOES_PER_TILE, first = 9.0f, second = 9.0f;
	int32_t cx = whole_below(u), cy = whole_below(v);
	uint32_t look = 0;

	for (int32_t j = -1; j <= 1; j++)
		for (int32_t i = -1; i <= 1; i++) {
			uint32_t h = hash4((uint32_t)(cx + i + job->x * (int32_t)FLOES_PER_TILE),
			                   (uint32_t)(cy + j + job->y * (int32_t)FLOES_PER_TILE), job->seed, 0x1ce);
			float dx = (float)(cx + i) + 0.15f + (float)(h & 255) * (0.7f / 255.0f) - u;
			float dy = (float)(cy + j) + 0.15f + (float)(h >> 8 & 255) * (0.7f / 255.0f) - v;
			float d = dx * dx + dy * dy;

			second = fminf(second, fmaxf(first, d));
			if (d < first) {
				first = d;
				look = h;
			}
		}
	float gap = sqrtf(second) - sqrtf(first), least = 0.16f + (float)(look >> 16 & 7) * 0.04f;

	return (look >> 20 & 7) < 3 ? ramp(least - soft * 8.0f, least + soft * 8.0f, gap) : 0.0f;
}

struct rgb ice_color(const struct ground *g, struct rgb water, float d, float lee, float x, float y)
{
	const struct paint_job *job = g->scene->job;
	float soft = 0.6f / (float)g->size + 0.0015f, wx = (float)job->x + x, wy = (float)job->y + y;
	float edge = RIVER_HALF - g->season->ice * (1.0f + 0.75f * noise_at(wx * 6.0f, wy * 6.0f, job->seed + 29) +
	                                            0.30f * noise_at(wx * 21.0f, wy * 21.0f, job->seed + 31));
	struct rgb snow = rgb(g->season->snow), shade = rgb(g->season->snow_shade);
	struct rgb sheet =
	    rgb_mix(rgb_mix(rgb(g->season->water[0]), snow, 0.62f), snow, ramp(edge + 0.006f, RIVER_HALF, d));
	float crack = fabsf(noise_at(wx * 13.0f, wy * 13.0f, job->seed + 37));
	float open = ramp(edge - 0.004f, edge - 0.016f, d);

	/* the sheet is thick: it throws a shadow on the water, and its rim catches the light */
	water = rgb_scale(water, 1.0f - (0.16f + 0.14f * lee) * ramp(edge - 0.020f, edge - 0.002f, d));
	water = rgb_scale(water, 1.0f - 0.35f * open * floe(job, x - 0.006f, y - 0.008f, soft));
	water = rgb_mix(water, rgb_mix(snow, shade, 0.25f), 0.95f * open * floe(job, x, y, soft));
	sheet = rgb_mix(sheet, shade, 0.7f * ramp(0.07f, 0.02f, crack) * ramp(60.0f, 140.0f, (float)g->size));
	sheet = rgb_mix(sheet, snow, 1.0f - ramp(edge + 0.003f, edge + 0.008f, d));
	return rgb_mix(water, sheet, ramp(edge - soft, edge + soft, d));
}
