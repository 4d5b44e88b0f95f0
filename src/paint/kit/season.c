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
