/* road_ground.c - the surface of roads, streets and paved city ground. */
#include <math.h>

#include "paint/kit/season.h"
#include "paint/land/ground.h"

/* In winter, what was shovelled to both sides of a road at this distance. */
static struct rgb snow_bank(const struct ground *g, struct rgb under, float d, float lee, size_t i)
{
	float width = 1.0f + 0.7f * g->grass[i], crest = 0.063f, foot = crest + 0.030f * fmaxf(width, 0.4f);
	/* whoever shovelled it threw it to both sides: each side has a slope in the sun and one in the shade */
	float inner = 1.0f - ramp(crest - 0.006f, crest + 0.004f, d);
	float sun = lee * (1.0f - 2.0f * inner), here = 1.0f - ramp(foot - 0.014f, foot, d);
	struct rgb shade = rgb_mix(rgb(g->season->snow_shade), rgb(g->season->shadow), 0.22f);

	return rgb_mix(under, sun > 0.0f ? rgb(g->season->snow) : shade,
	               here * (sun > 0.0f ? 0.55f + 0.45f * sun : -0.9f * sun));
}

struct rgb road_color(const struct ground *g, struct rgb under, float distance, float lee, int px, int py)
{
	size_t i = (size_t)py * (size_t)g->size + (size_t)px;
	float soft = 0.6f / (float)g->size + 0.0015f;
	float grain = g->blade[i], d = distance + g->warp_x[i] * 0.32f + grain * 0.0020f;

	if (d > 0.11f)
		return under;
	struct rgb verge = g->season->snowy > 0.0f
	                       ? snow_bank(g, under, d, lee, i)
	                       : rgb_mix(under, rgb(g->season->verge), 0.55f * (1.0f - ramp(0.054f, 0.082f, d)));
	struct rgb sand = rgb_mix(rgb(0xF9EFD1), rgb(0xF1E3BC), 0.45f + 0.4f * grain);
	/* the crown of the road is worn light, with two faint ruts beside it */
	float rut = 1.0f - fminf(1.0f, fabsf(d - 0.021f) / 0.008f);

	sand = rgb_mix(rgb(0xFCF4DC), sand, ramp(0.004f, 0.028f, d));
	sand = rgb_mix(sand, rgb(0xDCC898), 0.38f * (rut > 0.0f ? rut : 0.0f));
	sand = rgb_mix(sand, rgb(0xECDDB2), ramp(0.037f, 0.044f, d) * 0.85f);
	sand = rgb_mix(sand, rgb(g->season->mud), g->season->muddy);
	/* wheels keep two ruts open: snow stays between them and along the edges, now more, now less */
	float left = ramp(0.012f, 0.003f, d) + ramp(0.034f, 0.045f, d);

	sand = rgb_mix(sand, rgb(g->season->snow_shade),
	               g->season->snowy * left * ramp(-0.5f, 0.6f, g->grass[i] + 0.5f * grain));
	sand = rgb_scale(sand, 1.0f + grain * 0.030f + g->grass[i] * 0.02f);
	/* pebbles, where the fine noise peaks */
	if (grain > 0.78f && d > 0.006f)
		sand = rgb_mix(sand, rgb(0xC8AE7C), 0.5f);
	/* trodden deeper than the meadow: one bank throws shade on it, the other catches the light */
	sand = rgb_scale(sand, 1.0f - 0.08f * lee * ramp(0.020f, 0.044f, d));
	struct rgb lip = rgb_scale(rgb(0x94743F), 1.0f - 0.16f * lee);
	struct rgb color = rgb_mix(verge, lip, 1.0f - ramp(0.0495f - soft, 0.0495f + soft, d));

	return rgb_mix(color, sand, 1.0f - ramp(ROAD_HALF - soft, ROAD_HALF + soft, d));
}

/* Cobbles in courses that run with the world. */
struct rgb paving_color(const struct ground *g, float street, int px, int py)
{
	const struct paint_job *job = g->scene->job;
	size_t i = (size_t)py * (size_t)g->size + (size_t)px;
	float x = ((float)px + 0.5f) / (float)g->size, y = ((float)py + 0.5f) / (float)g->size;
	float v = (y + g->warp_y[i] * 0.35f) * 34.0f, row = floorf(v);
	int32_t iy = (int32_t)row + job->y * 34;
	float u = x * 22.0f + (iy & 1 ? 0.5f : 0.0f) + (float)(hash4((uint32_t)iy, 7, job->seed, 1) & 63) / 160.0f;
	float column = floorf(u);
	uint32_t h = hash4((uint32_t)((int32_t)column + job->x * 22), (uint32_t)iy, job->seed, 0xc0b);
	float fx = fabsf(u - column - 0.5f), fy = fabsf(v - row - 0.5f);
	float joint = fmaxf(ramp(0.36f, 0.5f, fx), ramp(0.32f, 0.5f, fy));
	struct rgb stone = rgb_mix(rgb(0x94795A), rgb(0xA48968), (float)(h & 255) / 255.0f);

	/* too fine to be seen: courses would only flicker */
	joint *= fminf(1.0f, (float)g->size / 128.0f);
	stone = rgb_scale(stone, 1.0f + g->grass[i] * 0.06f - 0.20f * joint);

	float d = street + g->warp_x[i] * 0.22f + g->blade[i] * 0.002f;
	float worn = 1.0f - ramp(0.024f, 0.034f, d);
	struct rgb way =
	    rgb_scale(rgb_mix(rgb(0xDCCB9E), rgb(0xCEBA8C), 0.5f + 0.5f * g->blade[i]), 1.0f - 0.04f * joint);
	way = rgb_mix(way, rgb(g->season->snow), 0.36f * g->season->snowy);
	struct rgb kerb = rgb_mix(stone, rgb(0x7C6142), 0.35f * (1.0f - ramp(0.032f, 0.046f, d)));

	return rgb_mix(kerb, way, worn);
}
