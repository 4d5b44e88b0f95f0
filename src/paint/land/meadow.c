/* meadow.c - grass and the parcels of wheat, crops and fallow land. */
#include <math.h>

#include "paint/kit/season.h"
#include "paint/land/ground.h"

#define FURROWS_PER_TILE 15.0f
#define SWATHS_PER_TILE 7.0f

/* Snow on open land, as the wind has laid it. */
static struct rgb snow_color(const struct ground *g, struct rgb under, int px, int py)
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

/* Footprints in it, along some borders of parcels. */
static struct rgb snow_tracks(const struct ground *g, struct rgb under, const struct parcel_place *place, struct vec at)
{
	const float pace = 0.030f, border = place->border;
	const struct parcel *here = place->here, *next = place->next;
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

static struct rgb grass_color(const struct season *season, float level, float blade)
{
	return rgb_scale(season_shade(season->grass, unit(0.5f + level * 0.74f)), 1.0f + blade);
}

/* Grass as its owner keeps it: hay, clover, a mown strip. */
static struct rgb tinted(const struct season *season, const struct parcel *p, struct rgb grass, float amount)
{
	return rgb_mix(grass, rgb(season->kept[p->look >> 11 & 3]), amount);
}

/* Green crops: every second parcel in close rows, the others in beds of plants with earth between. */
static struct rgb green_color(const struct season *season, const struct parcel *p, float t, float plants)
{
	struct rgb bed = rgb_mix(rgb(season->bed[0]), rgb(season->bed[1]), t);

	if (p->look & 2048)
		return rgb_mix(rgb(season->rows[0]), rgb(season->rows[1]), t);
	return rgb_mix(bed, rgb(season->plants), 0.80f * plants);
}

static struct rgb crop_color(const struct season *season, const struct parcel *p, float furrow, float plants,
                             struct rgb grass)
{
	float t = 0.5f + 0.5f * furrow;

	switch (p->crop) {
	case CROP_WHEAT:
		return rgb_mix(rgb(season->corn[0]), rgb(season->corn[1]), t);
	case CROP_GREEN:
		return green_color(season, p, t, plants);
	case CROP_FALLOW:
		return rgb_mix(rgb(season->fallow[0]), rgb(season->fallow[1]), t);
	case CROP_PASTURE:
		return rgb_scale(tinted(season, p, grass, 0.50f), 1.0f + 0.028f * furrow);
	default:
		return tinted(season, p, grass, 0.24f);
	}
}

/* -1 .. 1 across the furrows: narrow ones where something is sown, the mower's broad ones on a pasture. */
static float furrow_at(const struct ground *g, const struct parcel *p, float x, float y, float blade)
{
	if (p->crop < CROP_PASTURE)
		return 0.0f;
	bool sown = p->crop > CROP_PASTURE;
	float way = (x - p->at.x) * p->across.x + (y - p->at.y) * p->across.y;
	float phase = way * (sown ? FURROWS_PER_TILE : SWATHS_PER_TILE);

	phase -= floorf(phase);
	float furrow = 1.0f - 4.0f * fabsf(phase - 0.5f);

	furrow = furrow * (1.5f - 0.5f * furrow * furrow);
	/* the plough wavers, and clods break the line */
	furrow = furrow * 0.95f + blade * 0.28f;
	/* seen from afar a field is a colour; its lines would only flicker */
	return furrow * ramp(-160.0f, 640.0f, (float)g->size);
}

/* Plants in a row, 0 .. 1: on the crown of a furrow, one every so often along it. */
static float plants_at(const struct ground *g, const struct parcel *p, float x, float y, float furrow)
{
	if (p->crop != CROP_GREEN || p->look & 2048)
		return 0.0f;
	float along = ((y - p->at.y) * p->across.x - (x - p->at.x) * p->across.y) * FURROWS_PER_TILE * 1.35f;

	along -= floorf(along);
	return ramp(0.15f, 0.75f, furrow) * ramp(0.40f, 0.16f, fabsf(along - 0.5f)) *
	       ramp(60.0f, 220.0f, (float)g->size);
}

struct rgb meadow_color(const struct ground *g, int px, int py, float sown, float kept)
{
	size_t i = (size_t)py * (size_t)g->size + (size_t)px;
	float level = g->grass[i];
	float x = ((float)px + 0.5f) / (float)g->size, y = ((float)py + 0.5f) / (float)g->size;
	const float wx = x, wy = y; /* where the wood is asked */

	x += g->warp_x[i];
	y += g->warp_y[i];
	struct parcel_place place = parcels_find(&g->scene->land, vec(x, y));
	const struct parcel *p = place.here;
	bool grown = p->crop > CROP_PASTURE, dry = p->crop == CROP_WHEAT || p->crop == CROP_FALLOW;
	float fade = dry ? sown : kept;
	struct rgb grass = grass_color(g->season, level, g->blade[i] * 0.050f * g->season->rough);

	float wood = dry ? 0.0f : grid_at(&g->wood, wx, wy);

	/* the floor of a wood is dark, and so is the grass at its edge; what is left beside corn is mown */
	grass = dry ? tinted(g->season, p, grass, 0.24f) : rgb_mix(grass, rgb(g->season->shade), 0.48f * wood);
	if (g->season->litter && g->blade[i] > 0.62f - 0.50f * wood && wood > 0.02f)
		grass = rgb_mix(grass, rgb(g->season->litter), 0.55f);
	/* a faint ridge of longer grass between parcels */
	float ridge = 1.0f - ramp(0.003f, 0.016f, place.border);
	struct rgb color = rgb_scale(grass, 1.0f - 0.065f * ridge * kept);
	float furrow = furrow_at(g, p, x, y, g->blade[i]);
	struct rgb crop = crop_color(g->season, p, furrow, plants_at(g, p, x, y, furrow), grass);
	float body = ramp(0.008f, 0.016f, place.border) * fade;

	crop = rgb_scale(crop, 1.0f + (level * 0.05f + g->blade[i] * (grown ? 0.018f : 0.045f)) * g->season->rough);
	/* stubble, where the fine noise peaks */
	if (p->crop == CROP_WHEAT && g->blade[i] > 0.72f)
		crop = rgb_mix(crop, rgb(g->season->stubble), 0.32f);
	/* corn stands higher than the grass before it: its edge is a line */
	if (dry)
		crop = rgb_scale(crop, 1.0f - 0.16f * (1.0f - ramp(0.55f, 0.98f, body)));
	color = rgb_mix(color, crop, body * (grown ? 0.95f : 0.85f));
	if (g->season->snowy <= 0.0f)
		return color;
	return snow_tracks(g, snow_color(g, color, px, py), &place, vec(x, y));
}
