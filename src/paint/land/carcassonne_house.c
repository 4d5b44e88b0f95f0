/* carcassonne_house.c - castle, cathedral, market and smithy of the City of Carcassonne. */

#include "paint/land/carcassonne.h"
#include "paint/kit/kit.h"

/* Its lines and discs are as thick however large it is; over it fly the flags of an option. */
static void monument_draw(struct easel *c, const struct item *item, float k, const struct part *parts, int count)
{
	struct kit p = kit_at(c, item->at, k);

	p.thick = 1.0f;
	p.flags = item->look & 1;
	kit_draw(&p, parts, count);
}

/* A keep among round towers, blue slate, red banners. */
static const struct part castle[] = {
    /* the back range: two great towers and a hall */
    {TOWER, {-270, -250, 68, 300, 180}, .in = {0x456C93}, .times = 2, .step = {540}},
    {BOX, {-235, -420, 235, -140}, UPRIGHT, .in = {0xE9DDC6, 0xB6A78C}},
    {COURSES, {-230, -410, 230, -140, 10}, .in = {0}},
    {QUAD, {-205, -535, 205, -535, 250, -410, -250, -410}, ROOF, .in = {0x7FA3C2, 0x44688A}},
    {TILES, {-250, -535, 250, -410, 45, 7}, .in = {0x1E3348}},
    {ARCH, {-170, -325, 14, 30}, FLAT, .in = {0x46586B}, .times = 5, .step = {85}},
    /* the keep rises over the hall */
    {BOX, {-90, -610, 90, -250}, LEVEL, .in = {0xFBF4E6, 0xB9AB92}},
    {COURSES, {-85, -600, 85, -260, 13}, .in = {0}},
    {MERLONS, {-100, -605, 100, 24}, .in = {0}},
    {QUAD, {-55, -735, 55, -735, 78, -625, -78, -625}, ROOF, .in = {0x7FA3C2, 0x3E6183}},
    {TILES, {-78, -735, 78, -625, 23, 5}, .in = {0x1E3348}},
    {ARCH, {-38, -500, 13, 34}, FLAT, .in = {0x3A4A5C}, .times = 2, .step = {76}},
    {ARCH, {0, -390, 13, 34}, FLAT, .in = {0x3A4A5C}},
    {FLAG, {0, -730, 150}, .in = {0xB3202E, 0xF2CB55}},
    /* the front curtain with the gatehouse */
    {TOWER, {-400, -60, 58, 240, 150}, .in = {0x4F779C}, .times = 2, .step = {800}},
    {BOX, {-400, -165, 400, -10}, UPRIGHT, .in = {0xF0E6D3, 0xA8997E}},
    {COURSES, {-395, -155, 395, -10, 7}, .in = {0}},
    {MERLONS, {-400, -162, 400, 21}, .in = {0}},
    {TOWER, {-235, 10, 44, 200}, .in = {0}, .times = 2, .step = {470}},
    {TOWER, {-92, 16, 50, 235, 150}, .in = {0x456C93}, .times = 2, .step = {184}},
    {BOX, {-60, -200, 60, 12}, UPRIGHT, .in = {0xEDE2CE, 0xAD9E84}},
    {MERLONS, {-60, -197, 60, 19}, .in = {0}},
    {ARCH, {0, 12, 36, 70}, FLAT, .in = {0x2C211B}},
    {LINE, {-18, -90, -18, -25, 4}, MORE, .times = 3, .step = {18}},
    {LINE, {-34, -45, 34, -45, 4}, .ink = MORE},
    {LINE, {-34, -70, 34, -70, 4}, .ink = MORE},
    {FILL, {0}, FLAT, .in = {0x8A7757}},
    /* two long banners beside the gate */
    {BOX, {-185, -150, -145, -45}, UPRIGHT, .in = {0xC72B38, 0x9A1A28}, .ends = {-150, -50}},
    {BOX, {145, -150, 185, -45}, UPRIGHT, .in = {0xC72B38, 0x9A1A28}, .ends = {-150, -50}},
    {DOT, {-165, -100, 11.5f, 11.5f}, FLAT, .in = {0xF4CE58}, .times = 2, .step = {330}},
    {FLAG, {-270, -735, 85}, .in = {0x2F62B0, 0xFFF6DF}, .times = 2, .step = {540}},
};

void castle_draw(struct easel *c, const struct item *item) { monument_draw(c, item, 1.0f, PARTS(castle)); }

/* ---- cathedral: two spires, a rose window, a long green copper roof ---- */

static const struct part spire[] = {
    {BOX, {-62, -560, 62, 0}, LEVEL, .in = {0xFFFCF4, 0xC6BBA8}},
    {BOX, {-68, -190, 68, -176}, FLAT, .in = {0xDDD2C0}, .times = 3, .step = {0, -170}},
    {ARCH, {0, 0, 14, 60}, FLAT, .in = {0x3F6F9C}, .at = {-24, -60}, .times = 2, .step = {0, -175}},
    {ARCH, {0, 0, 14, 60}, FLAT, .in = {0x3F6F9C}, .at = {24, -60}, .times = 2, .step = {0, -175}},
    {ARCH, {0, -410, 14, 60}, FLAT, .in = {0x3A2A20}, .at = {-24}},
    {ARCH, {0, -410, 14, 60}, FLAT, .in = {0x3A2A20}, .at = {24}},
    {TRIANGLE, {-78, -552, 0, -880, 14, -536}, FLAT, .in = {0x9FD2BE}, .snow = {80}},
    {TRIANGLE, {14, -536, 0, -880, 78, -552}, FLAT, .in = {0x5C9783}, .snow = {40}},
    {TRIANGLE, {-12, -560, 0, -630, 12, -560}, FLAT, .in = {0xEFE7DA}, .at = {-64}},
    {TRIANGLE, {-12, -560, 0, -630, 12, -560}, FLAT, .in = {0xEFE7DA}, .at = {64}},
    {LINE, {0, -880, 0, -930, 9}, .ink = MORE},
    {LINE, {-18, -910, 18, -910, 9}, .ink = MORE},
    {FILL, {0}, FLAT, .in = {0xE8BC42}},
};

static const struct part portal[] = {
    {ARCH, {0, 4, 32, 60}, FLAT, .in = {0x9A8B75}},
    {ARCH, {0, 4, 27, 60}, FLAT, .in = {0xE6DCCB}},
    {ARCH, {0, 4, 22, 56}, FLAT, .in = {0x4A2E1E}},
    {LINE, {0, 3, 0, -60, 4}, FLAT, .in = {0x9A7442}},
};

static const struct part cathedral[] = {
    /* apse and transept behind, buttresses fly to both sides */
    {QUAD, {-270, -520, 270, -520, 290, -440, -290, -440}, ROOF, .in = {0x8CC3AE, 0x5C9783}},
    {BOX, {-280, -440, 280, -230}, UPRIGHT, .in = {0xF6EEE0, 0xC9BCA5}},
    {ARCH, {-250, -290, 10.5f, 75}, FLAT, .in = {0x3F6F9C}, .times = 3, .step = {34}},
    {ARCH, {250, -290, 10.5f, 75}, FLAT, .in = {0x3F6F9C}, .times = 3, .step = {-34}},
    {LINE, {-150, -170, -255, -60, 20}, MORE, .at = {0, -50}, .times = 3, .step = {0, -75}},
    {RECT, {-268, -100, -242, 0}, MORE, .at = {0, -50}, .times = 3, .step = {0, -75}},
    {LINE, {150, -170, 255, -60, 20}, MORE, .at = {0, -50}, .times = 3, .step = {0, -75}},
    {RECT, {242, -100, 268, 0}, MORE, .at = {0, -50}, .times = 3, .step = {0, -75}},
    {FILL, {0}, FLAT, .in = {0x4A3527}},
    {LINE, {-150, -170, -255, -60, 12}, MORE, .at = {0, -50}, .times = 3, .step = {0, -75}},
    {RECT, {-264, -96, -246, -4}, MORE, .at = {0, -50}, .times = 3, .step = {0, -75}},
    {LINE, {150, -170, 255, -60, 12}, MORE, .at = {0, -50}, .times = 3, .step = {0, -75}},
    {RECT, {246, -96, 264, -4}, MORE, .at = {0, -50}, .times = 3, .step = {0, -75}},
    {FILL, {0}, FLAT, .in = {0xE9DFCE}},
    /* the nave's roof runs back to the north */
    {QUAD, {-125, -330, -125, -640, 0, -760, 0, -470}, FLAT, .in = {0x98CEB9}, .snow = {80}},
    {QUAD, {0, -470, 0, -760, 125, -640, 125, -330}, FLAT, .in = {0x5F9A86}, .snow = {45}},
    {RIBS, {-125, -330, -125, -640, 0, -760, 0, -470, 7, 3}, MORE, .least = 80},
    {RIBS, {0, -470, 0, -760, 125, -640, 125, -330, 7, 3}, MORE, .least = 80},
    {FILL, {0}, FLAT, .in = {0x22493D}, .alpha = 40},
    /* the front between the towers */
    {FIVE, {-115, -330, 0, -475, 115, -330, 115, 0, -115, 0}, UPRIGHT, .in = {0xFFFBF2, 0xDED2BE}, .ends = {-470, 0}},
    {DISC, {0, -265, 70, 70}, FLAT, .in = {0xD9CDB9}},
    {DOT, {0, -265, 58.8f, 58.8f}, FLAT, .in = {0x274B7C}},
    {RING, {0, -265, 37.8f, 14, 8}, FLAT, .in = {0x62B6E8, 0xE2574C}},
    {DOT, {0, -265, 18.2f, 18.2f}, FLAT, .in = {0xF6D25E}},
    {BOX, {-115, -175, 115, -160}, FLAT, .in = {0xDDD2C0}},
    {GROUP, GROUP_OF(spire), .at = {-165}, .times = 2, .step = {330}},
    /* three portals, and the steps before them */
    {GROUP, GROUP_OF(portal), .at = {-74}},
    {ARCH, {0, 4, 40, 82}, FLAT, .in = {0x9A8B75}},
    {ARCH, {0, 4, 35, 82}, FLAT, .in = {0xE6DCCB}},
    {ARCH, {0, 4, 30, 78}, FLAT, .in = {0x4A2E1E}},
    {LINE, {0, 3, 0, -82, 4}, FLAT, .in = {0x9A7442}},
    {GROUP, GROUP_OF(portal), .at = {74}},
    {BOX, {-135, 2, 135, 16}, FLAT, .in = {0xE9E1D4}},
    {BOX, {-155, 14, 155, 28}, FLAT, .in = {0xD8CEBE}},
    {FLAG, {0, -755, 135}, .in = {0xFFF8E6, 0x2F62B0}},
};

void cathedral_draw(struct easel *c, const struct item *item) { monument_draw(c, item, 1.0f, PARTS(cathedral)); }

/* ---- market: striped stalls round a cross ---- */

enum { CLOTH_LIT = PART_OWN + 1, CLOTH_DARK, WARES, WARES_KINDS = 5 };

static const struct part stall[] = {
    {BOX, {-52, -34, 52, 0}, UPRIGHT, .in = {0xC08E58, 0x7E5430}},
    {DOT, {-38, -37, 10, 8}, FLAT, .in = {WARES}},
    {DOT, {-19, -37, 10, 8}, FLAT, .in = {WARES + 1}},
    {DOT, {0, -37, 10, 8}, FLAT, .in = {WARES + 2}},
    {DOT, {19, -37, 10, 8}, FLAT, .in = {WARES + 3}},
    {DOT, {38, -37, 10, 8}, FLAT, .in = {WARES + 4}},
    {RECT, {-52, -80, -46, -30}, .ink = MORE},
    {RECT, {46, -80, 52, -30}, .ink = MORE},
    {FILL, {0}, FLAT, .in = {0x5E4026}},
    {QUAD, {-46, -118, 46, -118, 64, -66, -64, -66}, FLAT, .in = {0xFFF8E8}, .snow = {100}},
    {STRIPES,
     {-46, -118, 46, -118, 64, -66, -64, -66, 7, 8.5f, 7},
     UPRIGHT,
     .in = {CLOTH_LIT, CLOTH_DARK},
     .snow = {70}},
};

void stall_draw(struct easel *c, const struct item *item)
{
	static const uint32_t stripe[5] = {0xC7303A, 0x2F7FB5, 0x3A9A55, 0xE0962A, 0x8A4FA5};
	static const uint32_t wares[WARES_KINDS] = {0xE8B23C, 0xC94F3D, 0x7FB04A, 0xF0D9A0, 0xB5763C};
	struct kit p = kit_at(c, item->at, 1.3f);
	struct rgb cloth = rgb(stripe[item->look % 5]);

	p.own[0] = cloth;
	p.own[1] = rgb_scale(cloth, 1.12f);
	p.own[2] = rgb_scale(cloth, 0.88f);
	for (uint32_t i = 0; i < WARES_KINDS; i++)
		p.own[3 + i] = rgb(wares[(item->look + i) % WARES_KINDS]);
	kit_draw(&p, PARTS(stall));
}

static const struct part market_cross[] = {
    {DISC, {0, 0, 95, 40}, FLAT, .in = {0xEDE5D6}},
    {DISC, {0, -12, 77, 30}, FLAT, .in = {0xD9CFBD}},
    {DISC, {0, -24, 59, 20}, FLAT, .in = {0xEDE5D6}},
    {BOX, {-12, -205, 12, -28}, LEVEL, .in = {0xFBF5E8, 0xB7AA95}},
    {DISC, {0, -212, 26, 20}, FLAT, .in = {0xEDE5D6}},
    {DISC, {0, -236, 22, 22}, GLOW, .in = {0xFFE690, 0xB97F1E}, .ends = {-6, -242, 30}},
    {FLAG, {0, -250, 150}, .in = {0x2E8B4F, 0xF6D25E}},
};

void market_cross_draw(struct easel *c, const struct item *item) { monument_draw(c, item, 1.3f, PARTS(market_cross)); }

/* ---- blacksmith: a dark hall, a glowing forge, smoke ---- */

static const struct part chimney[] = {
    {BOX, {95, -355, 175, -120}, LEVEL, .in = {0xB98468, 0x7A4C3A}},
    {COURSES, {97, -350, 173, -120, 9}, .in = {0}},
    {BOX, {85, -375, 185, -345}, FLAT, .in = {0x5E4438}},
};

static void smoke(const struct kit *p)
{
	for (int i = 0; i < 5; i++) {
		float r = 0.034f + 0.007f * (float)i, x = 0.138f + 0.022f * (float)(i & 1) + 0.014f * (float)i;

		fill_ellipse(p->c, kit_point(p, x, -0.395f - 0.034f * (float)i), r, r * 0.8f,
		             ink_alpha(rgb(i & 1 ? 0x8F8983 : 0x6F6A66), 0.62f));
	}
}

static const struct part smithy[] = {
    /* a hall with an open front, flames on the forge */
    {BOX, {-260, -140, 215, 0}, UPRIGHT, .in = {0x9C8D7C, 0x6E6053}},
    {COURSES, {-258, -135, 213, 0, 6}, .in = {0}},
    {BOX, {-60, -105, 130, 0}, FLAT, .in = {0x2A1A14}},
    {DOT, {40, -20, 80, 60}, GLOW, .in = {0xFFD25A, 0x2A1A14}, .ends = {40, -12, 85}},
    {BOX, {-5, -40, 85, 0}, UPRIGHT, .in = {0x7A6A60, 0x4E4038}},
    {TRIANGLE, {10, -38, 22, -88, 36, -38}, UPRIGHT, .in = {0xFFE98A, 0xF0662A}, .ends = {-90, -40}, .bare = true},
    {TRIANGLE, {32, -38, 42, -74, 58, -38}, UPRIGHT, .in = {0xFFE98A, 0xF0662A}, .ends = {-90, -40}, .bare = true},
    {TRIANGLE, {54, -38, 62, -88, 80, -38}, UPRIGHT, .in = {0xFFE98A, 0xF0662A}, .ends = {-90, -40}, .bare = true},
    {ARCH, {-165, 0, 30, 62}, FLAT, .in = {0x4A2E1E}},
    {ARCH, {-225, -45, 13, 30}, FLAT, .in = {0xF0A23C}},
    {ARCH, {-108, -45, 13, 30}, FLAT, .in = {0xF0A23C}},
    {QUAD, {-240, -275, 195, -275, 235, -128, -280, -128}, ROOF, .in = {0x6E7076, 0x3E4046}},
    {TILES, {-280, -275, 235, -128, 40, 7}, .in = {0x15161A}},
    {BOX, {-64, -118, -54, 4}, FLAT, .in = {0x6B4526}, .times = 3, .step = {95}},
};

static const struct part horseshoe[] = {
    {DISC, {0, 0, 46, 46}, FLAT, .in = {0xF3E5C8}},
    {DOT, {0, -2, 31, 33}, FLAT, .in = {0x3E4750}},
    {DOT, {0, 1, 17, 20}, FLAT, .in = {0xF3E5C8}},
    {RECT, {-17, 6, 17, 36}, FLAT, .in = {0xF3E5C8}},
};

static const float anvil[] = {-72, -10, 30, -10, 30, 8, 6, 14, 4, 34, 24, 52, -44, 52, -24, 34, -28, 14, -50, 8};

static const struct part before_it[] = {
    {BOX, {-46, 52, 26, 78}, FLAT, .in = {0x8A5E36}},
    {OUTLINE, {0}, UPRIGHT, .in = {0xA9B4BE, 0x464E57}, .ends = {-10, 52}, .outline = anvil, .points = 10},
    {DISC, {190, 30, 32, 22}, FLAT, .in = {0x7A5230}},
    {DOT, {190, 26, 24, 14}, FLAT, .in = {0x5FA3C4}},
    {FLAG, {-45, -272, 150}, .in = {0x3B3B44, 0xF0902E}},
};

void smithy_draw(struct easel *c, const struct item *item)
{
	struct kit p = kit_at(c, item->at, 1.2f), sign = kit_at(c, kit_point(&p, -0.165f, -0.178f), 1.0f);

	monument_draw(c, item, 1.2f, PARTS(chimney));
	smoke(&p);
	monument_draw(c, item, 1.2f, PARTS(smithy));
	kit_draw(&sign, PARTS(horseshoe));
	monument_draw(c, item, 1.2f, PARTS(before_it));
}
