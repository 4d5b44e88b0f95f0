/* season.c - snow on roofs. */
#include "paint/kit/season.h"

void season_slope(struct easel *c, struct vec a, struct vec b, struct vec eave_b, struct vec eave_a, bool sunny,
                  uint32_t look)
{
	enum { RAGS = 7 };
	struct vec snow[RAGS + 3] = {a, b};

	if (c->season->snowy <= 0.0f)
		return;
	/* it has slid off here and there: its lower edge is ragged */
	for (int i = 0; i <= RAGS; i++) {
		float along = 1.0f - (float)i / RAGS, down = 0.62f + 0.035f * (float)(look >> (i * 3) & 7);

		snow[2 + i] = vec_mix(vec_mix(a, b, along), vec_mix(eave_a, eave_b, along), down);
	}
	fill_polygon(c, snow, RAGS + 3, ink_solid(rgb(sunny ? c->season->snow : c->season->snow_shade)));
}

void season_cone(struct easel *c, struct vec tip, struct vec left, struct vec right, float flat)
{
	enum { RAGS = 6 };
	static const float down[RAGS + 1] = {0.56f, 0.68f, 0.58f, 0.74f, 0.60f, 0.70f, 0.54f};
	struct vec snow[RAGS + 2] = {tip}, shade[4] = {tip};

	if (c->season->snowy <= 0.0f)
		return;
	for (int i = 0; i <= RAGS; i++) {
		float along = (float)i / RAGS, bow = 4.0f * along * (1.0f - along);
		struct vec eave = vec_mix(left, right, along);

		snow[1 + i] = vec_mix(tip, vec_off(eave, 0, flat * bow), down[i]);
	}
	fill_polygon(c, snow, RAGS + 2, ink_solid(rgb(c->season->snow)));
	for (int i = 0; i < 3; i++) /* away from the sun */
		shade[1 + i] = snow[RAGS - 1 + i];
	fill_polygon(c, shade, 4, ink_solid(rgb(c->season->snow_shade)));
}
