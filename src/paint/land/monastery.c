/* monastery.c - the church with its wing, tower and precinct. */
#include <math.h>

#include "paint/kit/kit.h"
#include "paint/land/sign.h"

static const struct part church[] = {
    /* the monks' wing to the west, gable to the front */
    {QUAD, {-182, -40, -182, -92, -132, -150, -132, -96}, ROOF, .in = {0xE08A52, 0xC4643A}},
    {QUAD, {-132, -96, -132, -150, -82, -92, -82, -40}, UPRIGHT, .in = {0xB9582F, 0xA04A2A}},
    {SNOW, {-182, -92, -132, -150, -182, -40, -132, -96}, .in = {true}},
    {SNOW, {-132, -150, -82, -92, -132, -96, -82, -40}, .in = {false}},
    {FIVE, {-172, -46, -132, -94, -92, -46, -92, 12, -172, 12}, UPRIGHT, .in = {0xFBF1DC, 0xE2CFAA}, .ends = {-90, 12}},
    {ARCH, {-150, -12, 8, 18}, FLAT, .in = {0x55606A}},
    {ARCH, {-114, -12, 8, 18}, FLAT, .in = {0x55606A}},
    {ARCH, {-132, -52, 8, 12}, FLAT, .in = {0x55606A}},
    /* the nave, buttresses between its windows */
    {BOX, {-98, -78, 52, 10}, UPRIGHT, .in = {0xFBF1DC, 0xDFCBA6}},
    {RECT, {-98, -70, 52, -56}, FLAT, .in = {0x5A3A26}, .alpha = 35},
    {QUAD, {-94, -168, 52, -168, 60, -70, -106, -70}, ROOF, .in = {0xDE8850, 0xB9552F}},
    {TILES, {-106, -168, 60, -70, 12, 6}, .in = {0x5E2A16}},
    {LINE, {-94, -166, 52, -166, 6}, FLAT, .in = {0xEBA672}},
    {SNOW, {-94, -168, 52, -168, -106, -70, 60, -70}, .in = {true}},
    {ARCH, {-76, -18, 7.5f, 26}, FLAT, .in = {0x46586B}, .times = 2, .step = {34.5f}},
    {ARCH, {27.5f, -18, 7.5f, 26}, FLAT, .in = {0x46586B}},
    {RECT, {0, -50, 6, 12}, FLAT, .in = {0xCDB78F}, .at = {-96}, .times = 4, .step = {36}},
    /* the porch with a rose window above */
    {FIVE, {-30, -40, -7, -66, 16, -40, 16, 18, -30, 18}, UPRIGHT, .in = {0xF6E8CC, 0xDBC59C}},
    {ARCH, {-7, 18, 11, 26}, FLAT, .in = {0x4A2E1E}},
    {DOT, {-7, -40, 8.5f, 8.5f}, FLAT, .in = {0x6B4A2C}},
    {DOT, {-7, -40, 6.2f, 6.2f}, FLAT, .in = {0x4FA3D8}},
    /* the bell tower: a pyramid of slate, a golden cross */
    {BOX, {40, -190, 108, 16}, LEVEL, .in = {0xFDF5E4, 0xCBB692}},
    {RECT, {37, -132, 111, -124}, FLAT, .in = {0xBFA77E}},
    {ARCH, {60, -142, 8.5f, 22}, FLAT, .in = {0x3A2A20}, .times = 2, .step = {28}},
    {DOT, {60, -146, 6, 7}, FLAT, .in = {0xE0B43C}, .times = 2, .step = {28}},
    {ARCH, {74, -60, 6, 20}, FLAT, .in = {0x46586B}},
};

/* Its spire, or a saddle of slate between two gables. */
static const struct part spire[] = {
    {TRIANGLE, {30, -184, 74, -300, 82, -176}, LEVEL, .in = {0x8FB3D0, 0x587C9C}, .ends = {40, 108}},
    {TRIANGLE, {82, -176, 74, -300, 118, -184}, FLAT, .in = {0x3F5F7C}},
    {SNOW, {74, -300, 74, -300, 30, -184, 70, -178}, .in = {true}},
    {LINE, {74, -300, 74, -338, 7.5f}, .ink = MORE},
    {LINE, {62, -322, 86, -322, 7.5f}, .ink = MORE},
    {FILL, {0}, FLAT, .in = {0xE5B93F}},
};
static const struct part saddle[] = {
    {FIVE, {40, -176, 76, -262, 112, -176, 112, -166, 40, -166}, UPRIGHT, .in = {0xFBF1DC, 0xD8C49E}},
    {QUAD, {20, -172, 68, -282, 84, -282, 56, -172}, ROOF, .in = {0x8FB3D0, 0x587C9C}},
    {QUAD, {68, -282, 84, -282, 130, -172, 98, -172}, UPRIGHT, .in = {0x4F7492, 0x3F5F7C}},
    {SNOW, {68, -282, 84, -282, 20, -172, 56, -172}, .in = {true}},
    {DOT, {74, -202, 8, 8}, FLAT, .in = {0x6B4A2C}},
    {DOT, {74, -202, 5.5f, 5.5f}, FLAT, .in = {0xE9D9A8}},
    {LINE, {76, -282, 76, -316, 6.5f}, .ink = MORE},
    {LINE, {66, -303, 86, -303, 6.5f}, .ink = MORE},
    {FILL, {0}, FLAT, .in = {0xE5B93F}},
};
/* Roofs of slate over those of tiles. */
static const struct part slates[] = {
    {QUAD, {-182, -40, -182, -92, -132, -150, -132, -96}, ROOF, .in = {0x9DB4C6, 0x6C8AA4}},
    {QUAD, {-132, -96, -132, -150, -82, -92, -82, -40}, UPRIGHT, .in = {0x5F7C96, 0x4C687F}},
    {SNOW, {-182, -92, -132, -150, -182, -40, -132, -96}, .in = {true}},
    {SNOW, {-132, -150, -82, -92, -132, -96, -82, -40}, .in = {false}},
    {FIVE, {-172, -46, -132, -94, -92, -46, -92, 12, -172, 12}, UPRIGHT, .in = {0xF3E2C0, 0xD3BC90}, .ends = {-90, 12}},
    {ARCH, {-150, -12, 8, 18}, FLAT, .in = {0x55606A}},
    {ARCH, {-114, -12, 8, 18}, FLAT, .in = {0x55606A}},
    {ARCH, {-132, -52, 8, 12}, FLAT, .in = {0x55606A}},
    {QUAD, {-94, -168, 38, -168, 38, -70, -106, -70}, ROOF, .in = {0x97AFC3, 0x5C7A94}},
    {TILES, {-106, -168, 38, -70, 10, 6}, .in = {0x33485A}},
    {SNOW, {-94, -168, 38, -168, -106, -70, 38, -70}, .in = {true}},
};

/* No three in sight need be alike: a saddle or a spire, slate or tiles. */
static bool has_saddle(const struct item *item) { return item->look % PAINT_LOOKS == 1; }

static void monastery_draw(struct easel *c, const struct item *item)
{
	kit_item(c, item, PARTS(church));
	if (item->look % PAINT_LOOKS == 2)
		kit_item(c, item, PARTS(slates));
	if (has_saddle(item))
		kit_item(c, item, PARTS(saddle));
	else
		kit_item(c, item, PARTS(spire));
}

static void monastery_shade(struct easel *c, const struct item *item)
{
	float k = item->size, x = item->at.x, y = item->at.y;

	block_shade(c, x - 0.17f * k, x - 0.09f * k, y - 0.07f * k, y + 0.01f * k, 0.075f * k);
	block_shade(c, x - 0.1f * k, x + 0.05f * k, y - 0.08f * k, y + 0.01f * k, 0.11f * k);
	block_shade(c, x + 0.04f * k, x + 0.108f * k, y - 0.06f * k, y + 0.012f * k, 0.17f * k);
	if (has_saddle(item))
		return;
	/* the spire's, where the tower's ends */
	float far = 0.17f * k * (c->sun - 1.0f), dx = far * 0.75f, dy = far * 0.32f;
	struct vec tip[3] = {vec(x + 0.160f * k + dx, y + 0.076f * k + dy),
	                     vec(x + 0.240f * k + dx, y - 0.010f * k + dy),
	                     vec(x + 0.335f * k + dx * 1.6f, y + 0.094f * k + dy * 1.6f)};

	shade_polygon(c, tip, 3, 1.0f);
}

/* What stands round the precinct, but not over roads and the follower's place before the door. */
static void precinct(struct scene *s, const struct tile_building *building)
{
	const struct plan *p = &s->plan;
	float radius = p->building_radius * building->ring.radius, size = building->ring.size;
	int count = building->ring.count;

	for (int i = 0; i < count; i++) {
		struct vec d = vec_round_between((float)i * 32.0f / (float)count);
		struct vec at = vec(p->building_at.x + d.x * radius, p->building_at.y + d.y * radius * 0.90f + 0.008f);
		uint8_t code = raster_code(&s->raster, at);
		bool free = true;

		for (int k = 0; k < p->road_count; k++)
			free &= line_distance(&p->roads[k], at) > 0.075f &&
			        line_distance(&p->roads[k], vec_up(at, size * 2.0f)) > 0.06f;
		for (int k = 0; k < p->water_count; k++)
			free &= line_distance(&p->waters[k], at) > 0.13f;
		if (!free || paint_code_kind(code) == PAINT_CITY || (fabsf(d.x) < 0.28f && d.y > 0.3f))
			continue;
		scene_add(s, building->ring.draw, NULL, at)->size = size;
	}
}

/* A cypress at each side. */
static void cypresses_add(struct scene *s, float k)
{
	for (int side = -1; side <= 1; side += 2) {
		struct vec at = vec_off(s->plan.building_at, (side < 0 ? -0.158f : 0.160f) * k, 0.085f * k);

		scene_add(s, cypress_draw, tree_shade, at)->size = 0.028f * k;
	}
}

const struct tile_building monastery_building = {.flag = TILE_MONASTERY,
                                                 .radius = {0.235f, 0.21f},
                                                 .by_city = 0.64f,
                                                 .unit = 0.158f,
                                                 .rises = {0.67f, 0.31f, 1.10f, 1.80f},
                                                 .foot = {0.032f, 0.062f},
                                                 .draw = monastery_draw,
                                                 .shade = monastery_shade,
                                                 .ring = {0.98f, 0.0190f, 30, bush_draw},
                                                 .add = cypresses_add};

void building_add(struct scene *s)
{
	const struct tile_building *building = s->plan.building;

	if (!building)
		return;
	float k = s->plan.building_radius / building->unit;
	struct vec at = s->plan.building_at;
	struct item *item = scene_add(s, building->draw, building->shade, vec_along(at, building->foot, k));

	item->size = k;
	if (s->job->look)
		item->look = s->job->look;
	precinct(s, building);
	if (building->add)
		building->add(s, k);
}
