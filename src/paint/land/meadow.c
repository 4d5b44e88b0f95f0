/* meadow.c - grass and the parcels of wheat, crops and fallow land. */
#include <math.h>

#include "paint/land/ground.h"

#define FURROWS_PER_TILE 15.0f

static struct rgb grass_color(float level, float blade)
{
	static const struct rgb dark = {0x7C, 0xA0, 0x4A}, middle = {0x9A, 0xB9, 0x5A}, light = {0xB4, 0xCB, 0x6E};
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
		return rgb_mix(rgb(0xC4B25E), rgb(0xD4C377), t);
	case CROP_GREEN:
		return p->look & 2048 ? rgb_mix(rgb(0x80A850), rgb(0x8DB35A), t)
		                      : rgb_mix(rgb(0x92B654), rgb(0x9FC062), t);
	case CROP_FALLOW:
		return rgb_mix(rgb(0xAE9F62), rgb(0xBCAF76), t);
	case CROP_PASTURE:
		return rgb_mix(grass, p->look & 4096 ? rgb(0xBFD070) : rgb(0x88AD54), 0.55f);
	default:
		return rgb_mix(grass, p->look & 4096 ? rgb(0x8FB456) : rgb(0xAFC866), 0.22f);
	}
}

struct rgb meadow_color(const struct ground *g, int px, int py, float fade)
{
	size_t i = (size_t)py * (size_t)g->size + (size_t)px;
	float level = g->grass[i];
	float x = ((float)px + 0.5f) / (float)g->size, y = ((float)py + 0.5f) / (float)g->size;
	/* the floor of a wood is dark, and so is the grass at its edge */
	struct rgb grass =
	    rgb_mix(grass_color(level, g->blade[i] * 0.055f), rgb(0x4A7A2B), 0.55f * grid_at(&g->wood, x, y));

	x += g->warp_x[i];
	y += g->warp_y[i];
	const struct parcel *p, *next;
	float border = parcels_find(&g->parcels, vec(x, y), &p, &next);

	/* a faint ridge of longer grass between parcels */
	float ridge = 1.0f - ramp(0.004f, 0.018f, border);
	struct rgb color = rgb_scale(grass, 1.0f - 0.12f * ridge * fade);
	float furrow = 0.0f;

	if (p->crop > CROP_PASTURE) {
		float phase = ((x - p->at.x) * p->across.x + (y - p->at.y) * p->across.y) * FURROWS_PER_TILE;

		phase -= floorf(phase);
		furrow = 1.0f - 4.0f * fabsf(phase - 0.5f);
		furrow = furrow * (1.5f - 0.5f * furrow * furrow);
		/* the plough wavers, and clods break the line */
		furrow = furrow * 0.95f + g->blade[i] * 0.28f;
		/* seen from afar a field is a colour; its lines would only flicker */
		furrow *= ramp(-160.0f, 640.0f, (float)g->size);
	}
	struct rgb crop = crop_color(p, furrow, grass);
	float body = ramp(0.010f, 0.020f, border) * fade;

	bool grown = p->crop > CROP_PASTURE;

	crop = rgb_scale(crop, 1.0f + level * 0.05f + g->blade[i] * (grown ? 0.018f : 0.045f));
	/* stubble, where the fine noise peaks */
	if (p->crop == CROP_WHEAT && g->blade[i] > 0.72f)
		crop = rgb_mix(crop, rgb(0xB98A34), 0.32f);
	return rgb_mix(color, crop, body * (grown ? 0.95f : 0.8f));
}
