/* river_ground.c - water, foam and banks. */
#include <math.h>

#include "paint/kit/season.h"
#include "paint/land/ground.h"

/* Is this water the lake's, not an arm's? */
static bool lake_nearer(const struct plan *p, struct vec q, float d)
{
	for (int i = 0; i < p->water_count; i++)
		if (line_distance(&p->waters[i], q) < d + 0.006f)
			return false;
	return true;
}

/* Light threads on the water that follow the stream; they rest at the border of the tile. */
static float ripple(const struct ground *g, float d, float flow, float lee, float x, float y)
{
	uint32_t seed = g->scene->job->seed;
	float edge = fminf(fminf(x, 1.0f - x), fminf(y, 1.0f - y));

	/* a lake lies still, its shore too */
	if (d < 0.0f || (g->scene->plan.lake.count && lake_nearer(&g->scene->plan, vec(x, y), d)))
		return 0.0f;
	/* both banks are equally far: light and noise of the world keep one from mirroring the other */
	d += 0.045f * noise_at(((float)g->scene->job->x + x) * 5.0f, ((float)g->scene->job->y + y) * 5.0f, seed + 29);
	d = d < 0.0f ? -d : d;
	/* long and thin: what turns about in a circle is no stream */
	float n =
	    noise_at(flow * 3.2f, d * 58.0f + 4.0f * lee + noise_at(flow * 6.0f, d * 9.0f, seed + 5) * 0.7f, seed + 3);
	float thread = 1.0f - fminf(1.0f, fabsf(n - 0.22f) / 0.13f);

	return thread * ramp(0.0f, 0.07f, edge) *
	       ramp(0.70f, -0.15f, noise_at(flow * 5.0f + 40.0f, d * 14.0f, seed + 9));
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

/* In winter: a sheet along the banks, floes between. */
static struct rgb ice_color(const struct ground *g, struct rgb water, float d, float lee, float x, float y)
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

struct rgb river_color(const struct ground *g, struct rgb under, float distance, float flow, float lee, int px, int py)
{
	size_t i = (size_t)py * (size_t)g->size + (size_t)px;
	float x = ((float)px + 0.5f) / (float)g->size, y = ((float)py + 0.5f) / (float)g->size;
	float soft = 0.6f / (float)g->size + 0.0015f;
	float d = distance + g->warp_x[i] * 0.20f + g->warp_y[i] * 0.10f;

	if (d > RIVER_HALF + 0.06f)
		return under;
	struct rgb wet = rgb_mix(under, rgb(g->season->reeds), 0.5f * (1.0f - ramp(0.104f, 0.142f, d)));
	struct rgb bank = rgb_mix(rgb(g->season->bank[0]), rgb(g->season->bank[1]), ramp(0.094f, 0.108f, d));

	bank = rgb_scale(bank, 1.0f + g->blade[i] * 0.05f);
	struct rgb color = rgb_mix(wet, bank, 1.0f - ramp(0.107f - soft, 0.107f + soft + 0.003f, d));

	if (d > RIVER_HALF + soft)
		return color;
	float deep = 1.0f - ramp(0.012f, 0.086f, d + g->grass[i] * 0.008f);
	struct rgb water = season_shade(g->season->water, deep);

	/* the north-western bank throws a little shade on the water */
	water = rgb_scale(water, 1.0f + g->grass[i] * 0.03f - 0.13f * lee * ramp(0.046f, 0.082f, d));
	water = rgb_mix(water, rgb(0xCDECEE), 0.58f * ripple(g, d, flow, lee, x, y));

	float foam = 1.0f - fminf(1.0f, fabsf(d - 0.0805f) / (0.0032f + soft * 0.5f));

	/* broken by noise of the world: foam that runs on unbroken mirrors itself where tiles meet */
	if (foam > 0.0f)
		foam *= ramp(-0.25f, 0.35f,
		             noise_at(((float)g->scene->job->x + x) * 9.0f, ((float)g->scene->job->y + y) * 9.0f,
		                      g->scene->job->seed + 23));
	if (foam > 0.0f)
		water = rgb_mix(water, rgb(0xE6F3EA), 0.75f * foam);
	if (g->season->ice > 0.0f)
		water = ice_color(g, water, d, lee, x, y);
	return rgb_mix(color, water, 1.0f - ramp(RIVER_HALF - soft, RIVER_HALF + soft, d));
}
