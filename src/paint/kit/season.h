/* season.h - the colours that the year changes: grass and what is sown, leaves, banks, roads, and snow.
 *
 * Whatever is painted of them asks its season, so that no painter asks which one it is.  In the first one nothing
 * is mixed in: snow and mud are 0. */
#pragma once

#include <bastide/paint.h>

#include "paint/kit/easel.h"

/* All 0xRRGGBB. */
struct season {
	/* meadows: dark, middle, light; as their owners keep them; below trees; round a building */
	uint32_t grass[3], kept[4], shade, lawn, rim;
	/* what is sown: the furrow and its crown */
	uint32_t corn[2], stubble, rows[2], bed[2], plants, fallow[2];
	uint32_t litter; /* fallen leaves below trees, or 0 */
	/* the edge of water: reeds, then the bank from the water up; shallow, half deep, deep */
	uint32_t reeds, bank[2], water[3];
	/* beside roads; what lies on them, and how much of it: 0 ... 1 */
	uint32_t verge, mud;
	float muddy;
	/* the Castle: grass of courts and what is trodden there; of a cell that is empty; the land about it */
	uint32_t court[3], trodden[2], yard[2], turf[2], wild[3], acre[2], garden[2], balk, start, ditch, lane;
	/* what lies on roofs and beds, how much of it at most: 0 ... 1, and its own shade away from the sun */
	uint32_t snow, snow_shade;
	float snowy;
	/* shadows on the ground, and how dark: 0 ... 1 */
	uint32_t shadow;
	float shadowy;
	float rough; /* how much blades and tufts break up the ground: 0 ... 1 */
	float ice;   /* how far it reaches into a river from its banks, in tiles */
	bool bare;   /* trees have no leaves; nothing blooms, no bales lie about */
	bool lamps;  /* light burns in all windows */
};

extern const struct season seasons[PAINT_SEASONS]; /* data/scenery/seasons.svg */
static inline const struct season *season_of(enum paint_season season) { return &seasons[season]; }

/* From the first of three such colours by way of the second to the third, 0 ... 1. */
static inline struct rgb season_shade(const uint32_t colors[3], float t)
{
	return t < 0.5f ? rgb_mix(rgb(colors[0]), rgb(colors[1]), t * 2.0f)
	                : rgb_mix(rgb(colors[1]), rgb(colors[2]), t * 2.0f - 1.0f);
}

/* Snow on a slope from its ridge a-b down to its eaves d-c, which stay bare; `sunny`: it faces the light. */
void season_slope(struct easel *c, struct vec a, struct vec b, struct vec eave_b, struct vec eave_a, bool sunny,
                  uint32_t look);

/* A roof as it is seen now; `part`: how much of the snow lies on this one, 0 ... 1. */
static inline struct rgb season_roof(const struct season *season, struct rgb roof, float part)
{
	return rgb_mix(roof, rgb(season->snow), season->snowy * part);
}
