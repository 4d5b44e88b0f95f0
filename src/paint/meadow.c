/* meadow.c - grass and the parcels of wheat, crops and fallow land. */
#include <math.h>

#include "ground.h"

#define FURROWS_PER_TILE 26.0f

static struct rgb grass_color(float level, float blade)
{
	static const struct rgb dark = {0x7C, 0x9D, 0x45}, middle = {0x99, 0xB2, 0x50},
	                        light = {0xB6, 0xC4, 0x65};
	float t = 0.5f + level * 0.62f;

	t = t < 0.0f ? 0.0f : t > 1.0f ? 1.0f : t;
	struct rgb c = t < 0.5f ? rgb_mix(dark, middle, t * 2.0f) : rgb_mix(middle, light, t * 2.0f - 1.0f);

	return rgb_scale(c, 1.0f + blade);
}

static struct rgb crop_color(const struct parcel *p, float furrow, struct rgb grass)
{
	float t = 0.5f + 0.5f * furrow;

	switch (p->crop) {
	case CROP_WHEAT:
		return rgb_mix(rgb(0xD9BE6A), rgb(0xE7D184), t);
	case CROP_GREEN:
		return rgb_mix(rgb(0x86A94C), rgb(0x9CB95A), t);
	case CROP_FALLOW:
		return rgb_mix(rgb(0xA98C56), rgb(0xC8B07A), t);
	case CROP_PASTURE:
		return rgb_mix(grass, p->look & 4096 ? rgb(0xB4C765) : rgb(0x8FAE4C), 0.55f);
	default:
		return grass;
	}
}

struct rgb meadow_color(const struct ground *g, int px, int py, float fade)
{
	size_t i = (size_t)py * (size_t)g->size + (size_t)px;
	float level = g->grass[i];
	struct rgb grass = grass_color(level, g->blade[i] * 0.055f);
	float x = ((float)px + 0.5f) / (float)g->size + g->warp_x[i];
	float y = ((float)py + 0.5f) / (float)g->size + g->warp_y[i];
	const struct parcel *p, *next;
	float border = parcels_find(&g->parcels, vec(x, y), &p, &next);

	/* a faint ridge of longer grass between parcels */
	float ridge = 1.0f - ramp(0.004f, 0.016f, border);
	struct rgb color = rgb_scale(grass, 1.0f - 0.10f * ridge * fade);

	if (p->crop == CROP_GRASS)
		return color;
	float furrow = 0.0f;

	if (p->crop != CROP_PASTURE) {
		float phase = ((x - p->at.x) * p->across.x + (y - p->at.y) * p->across.y) * FURROWS_PER_TILE;

		phase -= floorf(phase);
		furrow = 1.0f - 4.0f * fabsf(phase - 0.5f);
		furrow = furrow * (1.5f - 0.5f * furrow * furrow);
		/* the plough wavers, and clods break the line */
		furrow = furrow * 0.85f + g->blade[i] * 0.28f;
	}
	struct rgb crop = crop_color(p, furrow, grass);
	float body = ramp(0.010f, 0.020f, border) * fade;

	crop =
	    rgb_scale(crop, 1.0f + level * 0.05f + g->blade[i] * (p->crop == CROP_PASTURE ? 0.045f : 0.018f));
	return rgb_mix(color, crop, body * (p->crop == CROP_PASTURE ? 0.8f : 0.95f));
}
