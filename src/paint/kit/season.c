/* season.c - the three seasons, as colours. */
#include "paint/kit/season.h"

static const struct season seasons[PAINT_SEASONS] =
    {
        [PAINT_SUMMER] =
            {
                .grass = {0x86A64B, 0xA3BD59, 0xC0D076},
                .kept = {0x8DB455, 0xBBCF6C, 0xCAD279, 0x97B94F},
                .shade = 0x55832F,
                .lawn = 0xBAD86C,
                .rim = 0x5F8F35,
                .corn = {0xCFAE50, 0xE6CC70},
                .stubble = 0xB98A34,
                .rows = {0x8CB152, 0x9DBF5E},
                .bed = {0xA9B566, 0x86A94E},
                .plants = 0x6E9A44,
                .fallow = {0xB9A05E, 0xCDB676},
                .leaves = {0x628F3A, 0x527F34, 0x739B40, 0x487434, 0x84A64A, 0x5A893A},
                .outline = 0x38502A,
                .odd = {0x93AA3E, 0x3F7038},
                .odd_outline = 0x38502A,
                .needles = {0x3C6C3E, 0x55864A},
                .needles_outline = 0x1F3A22,
                .reeds = 0x84913F,
                .bank = {0xD8C68E, 0xB59C66},
                .water = {0x7FC0CE, 0x4594BC, 0x2F729F},
                .verge = 0x7A7A3A,
                .court = {0x6C8E3C, 0x8EAA4A, 0xB0C060},
                .trodden = {0xB9A376, 0xA28D5E},
                .yard = {0x8F7549, 0xB69A68},
                .turf = {0x74893A, 0xA0AD50},
                .tufts = {0x6F8A3A, 0x86993F, 0x5E7C36, 0x98A04C},
                .wild = {0x6F9140, 0x93AE4C, 0xB6C465},
                .acre = {0xC9A854, 0xE4CC7C},
                .garden = {0x84A548, 0xA6C462},
                .balk = 0x5C7A34,
                .start = 0x869D48,
                .ditch = 0xB79F69,
                .lane = 0x7A8A3E,
                .shadow = 0x211F33,
                .shadowy = 0.40f,
                .rough = 1.0f,
            },
        /* Corn is in, fields are ploughed; leaves are gold, brown and crimson, never the orange of roofs. */
        [PAINT_AUTUMN] =
            {
                .grass = {0x8E9A44, 0xB8AE4C, 0xD8C26C},
                .kept = {0x9CA84E, 0xCDBA5C, 0xDAC87E, 0xB2AA4A},
                .shade = 0x86702F,
                .lawn = 0xC4C468,
                .rim = 0x7A7A34,
                .corn = {0xC2A668, 0xDCC68C},
                .stubble = 0x8A6A3C,
                .rows = {0x9AA056, 0xAEAE62},
                .bed = {0xAFA066, 0x9C8E58},
                .plants = 0x7D8B3E,
                .fallow = {0xA58A5A, 0xBDA472},
                .leaves = {0xC8982E, 0xAC7C2C, 0xCFA83C, 0x983F33, 0x998E38, 0xAE6C2B},
                .outline = 0x54401C,
                .odd = {0x8B8A3A, 0x6F7F38},
                .odd_outline = 0x40441E,
                .masses = {0xD0A035, 0x9C4030, 0xB87A2C},
                .litter = 0xB5732A,
                .needles = {0x3A6440, 0x527A4A},
                .needles_outline = 0x1F3A22,
                .larch = 0xC98A2B,
                .reeds = 0x8C8040,
                .bank = {0xD0BC86, 0xA58B5A},
                .water = {0x86BDC6, 0x4F97B8, 0x37769E},
                .verge = 0x73693A,
                .court = {0x7C8E3C, 0x9AA648, 0xB6BA60},
                .trodden = {0xAC9466, 0x907A4E},
                .yard = {0x8A7048, 0xB09465},
                .turf = {0x8A863C, 0xB0A852},
                .tufts = {0x8C7C34, 0xA0863A, 0x786A30, 0xB0924A},
                .wild = {0x90904A, 0xB2A656, 0xCEBE74},
                .acre = {0xBA9C60, 0xD6BE84},
                .garden = {0x9C9C50, 0xB4AA60},
                .balk = 0x7A7634,
                .start = 0xA0A450,
                .ditch = 0xAC925E,
                .lane = 0x827A3A,
                .shadow = 0x211F33,
                .shadowy = 0.40f,
                .rough = 1.0f,
            },
        /* Snow lies on meadows and roofs; roads are trodden brown and streets swept, so that both stay what they are.
         */
        [PAINT_WINTER] =
            {
                .grass = {0xDBE4ED, 0xE6EDF3, 0xF0F4F8},
                .kept = {0xE0E8EF, 0xE9EFF4, 0xECF0F2, 0xE2EAF0},
                .shade = 0xB6C6D6,
                .lawn = 0xEDF2F6,
                .rim = 0xAFC0CC,
                .corn = {0xD5DCDF, 0xE6EBEE},
                .stubble = 0xC4BFAF,
                .rows = {0xD3DEDF, 0xE4EBEE},
                .bed = {0xD3DCE2, 0xE3EAEF},
                .plants = 0xB4C6BE,
                .fallow = {0xC9CFD2, 0xE0E6EA},
                .leaves = {0x8FA39A, 0x7F958C, 0xA0B2AB, 0x788E86, 0xAABBB5, 0x869C93},
                .outline = 0x3C4F4A,
                .odd = {0xA0764C, 0xB08A5E},
                .odd_outline = 0x4A3F36,
                .needles = {0x3F6A58, 0x5C8472},
                .needles_outline = 0x1F3A2C,
                .reeds = 0xB9BBAE,
                .bank = {0xE6ECEE, 0xB4BEC2},
                .water = {0xA9D2DE, 0x4C8CB2, 0x2A6190},
                .verge = 0x8A8270,
                .court = {0xC6D1D8, 0xDAE2E6, 0xECF1F3},
                .trodden = {0xD2D0CA, 0xC0BCB4},
                .yard = {0xA0937F, 0xBDB19C},
                .turf = {0xB6B9B8, 0xCCD0D0},
                .tufts = {0x9A8E6C, 0xA89C7A, 0x8A7E60, 0xB4A98C},
                .wild = {0xC0CCD4, 0xD6DFE4, 0xEAEFF2},
                .acre = {0xD2D3CA, 0xE6EAEA},
                .garden = {0xCBD6D0, 0xE0E8E6},
                .balk = 0x9DA9A2,
                .start = 0xDAE2E6,
                .ditch = 0xD6DADA,
                .lane = 0x8A8270,
                .mud = 0x62503B,
                .muddy = 0.78f,
                .snow = 0xF4F8FC,
                .snow_shade = 0xB8C8DE,
                .snowy = 0.66f,
                /* deep and thin: on snow a pale blue, and on wood beside the land still a shadow */
                .shadow = 0x143687,
                .shadowy = 0.26f,
                .rough = 0.30f,
                .ice = 0.030f,
                .bare = true,
                .lamps = true,
            },
};

const struct season *season_of(enum paint_season season) { return &seasons[season]; }

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
