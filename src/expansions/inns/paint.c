/* paint.c - the inn on its pond; a city's cathedral: two towers before a long nave, roofs of green copper. */
#include "paint/kit/kit.h"
#include "paint/land/sign.h"

#define COPPER_LIGHT 0x7CC4A8
#define COPPER 0x4E9C86
#define COPPER_DARK 0x2F6E62

/* ---- the inn ---- */

static const struct part yard_pond[] = {
    /* the yard before the house, swept light */
    {DOT, {-12, -52, 166, 126}, FLAT, .in = {0x5F8F35}, .alpha = 70, .snow = {120}},
    {DOT, {-12, -52, 154, 114}, FLAT, .in = {0xDFC992}, .snow = {70}},
    {DOT, {0, 0, 112, 60}, FLAT, .in = {0xB59C66}, .snow = {80}},
    {DOT, {0, 0, 107, 56}, FLAT, .in = {0xD8C68E}, .snow = {90}},
    {DOT, {0, 0, 96, 47}, FLAT, .in = {0xDDF0EA}},
    {DOT, {0, 1, 92, 44}, GLOW, .in = {0x3F86AE, 0x7DC0D0}, .ends = {0, 0, 90}, .snow = {70, 100}},
    {LINE, {-50, 12, -15, 12, 4}, .ink = MORE},
    {LINE, {12, 24, 50, 24, 4}, .ink = MORE},
    {FILL, {0}, FLAT, .in = {0xE4F4F2}, .alpha = 70},
};

static void pond_draw(struct easel *c, const struct item *p) { kit_draw_at(c, p->at, 1.0f, PARTS(yard_pond)); }

static const struct part walls[] = {
    {BOX, {34, -168, 48, -125}, FLAT, .in = {0xA9664A}},
    {BOX, {-75, -72, 60, 0}, UPRIGHT, .in = {0xFBEFD2, 0xE0C89A}},
};

/* From the house's western end. */
static const struct part posts[] = {{LINE, {0, -65, 0, 0, 4.8f}, MORE, .times = 6, .step = {27}}};

static const struct part front[] = {
    {LINE, {-75, -36, 60, -36, 4.8f}, .ink = MORE},
    {LINE, {-75, 0, -48, -36, 4}, .ink = MORE},
    {LINE, {60, 0, 33, -36, 4}, .ink = MORE},
    {FILL, {0}, FLAT, .in = {0x73502F}},
    {RECT, {-66, -58, -53, -42}, MORE, .times = 4, .step = {31}},
    {RECT, {-62, -28, -48, -10}, MORE, .times = 2, .step = {96}},
    {FILL, {0}, FLAT, .in = {0xF6C95A}},
    {RECT, {-18, -32, 6, 0}, FLAT, .in = {0x54341F}},
    {QUAD, {-72, -140, 57, -140, 73, -62, -88, -62}, UPRIGHT, .in = {0xC8703A, 0x8E4526}, .ends = {-140, -60}},
    {RIBS, {-88, -62, -72, -140, 57, -140, 73, -62, 5, 3}, FLAT, .in = {0x4A2415}, .alpha = 45},
    {SNOW, {-72, -140, 57, -140, -88, -62, 73, -62}, .in = {true}},
    {FIVE, {-30, -84, -4, -122, 22, -84, 22, -64, -30, -64}, FLAT, .in = {0xF5E6C6}},
    {RECT, {-11, -92, 3, -74}, FLAT, .in = {0xF6C95A}},
    /* the sign: a golden jug on a green board, out on its pole */
    {LINE, {82, 4, 82, -118, 10.5f}, FLAT, .in = {0x4A2F18}},
    {LINE, {76, -113, 150, -113, 9.5f}, FLAT, .in = {0x4A2F18}},
    {BOX, {90, -106, 148, -46}, FLAT, .in = {0x1F6B3C}},
    {BOX, {105, -88, 129, -54}, FLAT, .in = {0xFFD24E}},
    {BEND, {129, -82, 139, -80, 139, -64, 129, -61, 6}, FLAT, .in = {0xFFD24E}},
    {DOT, {117, -90, 14.5f, 8.5f}, FLAT, .in = {0xFFFFFF}},
};

/* Large enough to be told from a village house at 48 pixels. */
static void inn_draw(struct easel *c, const struct item *n)
{
	struct easel near = easel_zoomed(c, n->at, 1.42f);
	struct kit p = kit_at(&near, n->at, 1.0f), west = kit_at(&near, kit_point(&p, -0.075f, 0.0f), 1.0f);

	p.look = n->look;
	kit_draw(&p, PARTS(walls));
	kit_draw(&west, PARTS(posts));
	kit_draw(&p, PARTS(front));
}

static void inn_shade(struct easel *c, const struct item *n)
{
	block_shade(c, n->at.x - 0.105f, n->at.x + 0.085f, n->at.y - 0.07f, n->at.y, 0.13f);
}

static void inn_add(struct scene *s)
{
	struct vec at = s->plan.yard_at;

	struct item *pond = scene_add(s, pond_draw, NULL, vec(at.x + 0.010f, at.y + 0.072f));

	pond->depth = -2 * DEPTH_UNIT;
	pond->size = 0.1f;
	struct item *inn = scene_add(s, inn_draw, inn_shade, vec(at.x - 0.026f, at.y + 0.040f));

	inn->size = 0.1f;
}

/* ---- the cathedral ---- */

/* One of the flying buttresses, which stand behind the choir. */
static const struct part buttress[] = {
    {BOX, {-10, -110, 10, 0}, LEVEL, .in = {0xF3EADA, 0xB4A58E}},
    {QUAD, {-10, -110, 10, -110, 4, -138, -4, -138}, FLAT, .in = {COPPER}},
};

static const struct part front_tower[] = {
    {BOX, {-58, -330, 58, 0}, LEVEL, .in = {0xFFF9EC, 0xC9BA9F}},
    {COURSES, {-58, -240, 58, -110, 4}, .in = {0}},
    {ARCH, {0, -240, 13, 60}, FLAT, .in = {0x3E4656}, .at = {-23}, .times = 2, .step = {46}},
    {ARCH, {0, -125, 10, 40}, FLAT, .in = {0x3E4656}, .at = {-23}, .times = 2, .step = {46}},
    {BOX, {-66, -112, 66, -100}, FLAT, .in = {0xD8CAB0}},
    {BOX, {-66, -228, 66, -216}, FLAT, .in = {0xD8CAB0}},
};

static const struct part tower_roof[] = {
    {QUAD, {-46.4f, -12, 46.4f, -12, 4, -135, -4, -135}, LEVEL, .in = {COPPER_LIGHT, COPPER_DARK}, .ends = {-58, 58}},
    {DOT, {0, -138, 7.5f, 7.5f}, FLAT, .in = {0xE8BF4A}},
};

static const struct part great_church[] = {
    {GROUP, GROUP_OF(buttress), .at = {-128, -135}, .times = 3, .step = {-24, 50}},
    {GROUP, GROUP_OF(buttress), .at = {128, -135}, .times = 3, .step = {24, 50}},
    /* the choir and its roof, a slender spire over the crossing */
    {BOX, {-120, -225, 120, 0}, LEVEL, .in = {0xF4EBDA, 0xC2B298}},
    {QUAD, {-128, -205, -12, -345, 0, -345, 0, -205}, UPRIGHT, .in = {COPPER_LIGHT, COPPER}},
    {QUAD, {0, -205, 0, -345, 12, -345, 128, -205}, UPRIGHT, .in = {COPPER, COPPER_DARK}},
    {TILES, {-122, -340, 122, -210, 100, 6}, .in = {0x1E4A42}},
    {QUAD, {-18, -318, 18, -318, 3, -470, -3, -470}, LEVEL, .in = {COPPER_LIGHT, COPPER_DARK}},
    /* gable, rose and portal, between the towers */
    {BOX, {-75, -235, 75, 0}, UPRIGHT, .in = {0xFFF6E2, 0xDCCBA8}},
    {QUAD, {-75, -232, 0, -312, 0, -312, 75, -232}, FLAT, .in = {0xFFF6E2}},
    {DISC, {0, -178, 46, 46}, FLAT, .in = {0xD8C6A0}},
    {DOT, {0, -178, 37, 37}, FLAT, .in = {0x2F58A8}},
    {RING, {0, -178, 23, 9, 8}, .ink = MORE},
    {FILL, {0}, FLAT, .in = {0xE2587C}},
    {DOT, {0, -178, 10, 10}, FLAT, .in = {0xFFE08A}},
    {ARCH, {0, 0, 36, 68}, FLAT, .in = {0x8A7556}},
    {ARCH, {0, 0, 25, 56}, FLAT, .in = {0x3A2418}},
    {GROUP, GROUP_OF(front_tower), .at = {-118}},
    {MERLONS, {-182, -324, -54, 18}, .in = {0}},
    {GROUP, GROUP_OF(tower_roof), .at = {-118, -330}},
    {GROUP, GROUP_OF(front_tower), .at = {118}},
    {MERLONS, {54, -324, 182, 18}, .in = {0}},
    {GROUP, GROUP_OF(tower_roof), .at = {118, -330}},
    {ARCH, {-118, 0, 18, 38}, FLAT, .in = {0x3A2418}, .times = 2, .step = {236}},
};

static void great_church_draw(struct easel *c, const struct item *item) { kit_item(c, item, PARTS(great_church)); }

static void great_church_shade(struct easel *c, const struct item *item)
{
	float x = item->at.x, y = item->at.y, k = item->size;

	block_shade(c, x - 0.17f * k, x + 0.17f * k, y - 0.15f * k, y + 0.004f, 0.20f);
	block_shade(c, x + 0.06f * k, x + 0.176f * k, y - 0.05f * k, y + 0.004f, 0.30f);
}

static void land_add(struct scene *s)
{
	if (s->plan.type->flags & TILE_INN)
		inn_add(s);
	if (s->plan.cathedral) {
		struct item *church = scene_add(s, great_church_draw, great_church_shade, CATHEDRAL_FOOT);

		church->size = 1.20f;
	}
}

const struct expansion_paint inns_paint = {.landmarks = land_add};
