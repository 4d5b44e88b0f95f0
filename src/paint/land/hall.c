/* hall.c - the great buildings of cities: a church, a town hall, a round keep. */
#include "paint/land/town.h"

#include "paint/kit/kit.h"
#include "paint/kit/season.h"

#define HALL_SCALE 1.22f /* of the measures below */

enum { WINDOW = PART_OWN }; /* lit or dark */

static const struct part church[] = {
    {QUAD, {-92, -52, -92, -102, -44, -164, -44, -112}, ROOF, .in = {0x86AAC8, 0x5F85AA}, .ends = {-164, -50}},
    {QUAD, {-44, -112, -44, -164, 34, -164, 34, -52}, ROOF, .in = {0x5E84A8, 0x3E5F82}, .ends = {-164, -50}},
    {BOX, {-6, -56, 34, 0}, UPRIGHT, .in = {0xEBD8B4, 0xCDB58A}},
    {FIVE, {-82, 0, -82, -60, -44, -108, -6, -60, -6, 0}, UPRIGHT, .in = {0xFFF6E2, 0xE6D3AC}, .ends = {-110, 0}},
    {DOT, {-44, -70, 12.5f, 12.5f}, FLAT, .in = {0x7A5638}},
    {DOT, {-44, -70, 9, 9}, FLAT, .in = {0x4FA3D8}},
    {ARCH, {-44, 0, 12.5f, 26}, FLAT, .in = {0x53331F}},
    {ARCH, {-70, -12, 6.5f, 20}, FLAT, .in = {WINDOW}, .times = 2, .step = {52}},
    /* the belfry with its clock */
    {BOX, {24, -184, 80, 0}, LEVEL, .in = {0xFFF8E8, 0xCDB892}},
    {BOX, {21, -134, 83, -127}, FLAT, .in = {0xCBB48C}},
    {ARCH, {41, -142, 7.5f, 22}, FLAT, .in = {0x3A2A20}, .times = 2, .step = {22}},
    {DISC, {52, -100, 13.5f, 13.5f}, FLAT, .in = {0xFFF9EA}},
    {LINE, {52, -100, 52, -109, 3}, FLAT, .in = {0x3A2A20}},
    {LINE, {52, -100, 58, -98, 3}, FLAT, .in = {0x3A2A20}},
    {ARCH, {52, -30, 6.5f, 20}, FLAT, .in = {WINDOW}},
    {TRIANGLE, {16, -180, 52, -285, 58, -173}, FLAT, .in = {0x7CA6C8}, .snow = {70}},
    {TRIANGLE, {58, -173, 52, -285, 88, -180}, FLAT, .in = {0x3A5C80}, .snow = {30}},
    {DOT, {52, -285, 7, 7}, FLAT, .in = {0xE8BF4A}},
};

static const struct part town_hall[] = {
    /* two wings under one steep roof */
    {BOX, {-94, -74, 94, 0}, LEVEL, .in = {0xF0DDB6, 0xC9A878}},
    {QUAD, {-82, -142, 82, -142, 102, -66, -102, -66}, ROOF, .in = {0xA8482F, 0x6E2A1E}},
    {TILES, {-102, -142, 102, -66, 20, 5}, .in = {0x4A1C14}},
    /* the turret rides on the ridge */
    {BOX, {-18, -216, 18, -130}, LEVEL, .in = {0xFFF4DC, 0xCDB48A}},
    {TRIANGLE, {-21, -216, 0, -276, 6, -212}, FLAT, .in = {0x7FB4A2}, .snow = {70}},
    {TRIANGLE, {6, -212, 0, -276, 21, -216}, FLAT, .in = {0x457A6C}, .snow = {30}},
    {DOT, {0, -276, 6, 6}, FLAT, .in = {0xE8BF4A}},
};

/* Up by steps, over the top, and down again. */
static void stepped_gable(const struct kit *p)
{
	struct vec front[18];
	int n = 0;

	for (int side = -1; side <= 1; side += 2) {
		for (int i = 0; i < 4; i++) {
			int step = side < 0 ? i : 3 - i;
			float x = (float)side * (0.062f - 0.016f * (float)step), low = -0.092f - 0.022f * (float)step;
			struct vec foot = kit_point(p, x, step ? low + 0.022f : 0.0f), top = kit_point(p, x, low);

			front[n++] = side < 0 ? foot : top;
			front[n++] = side < 0 ? top : foot;
		}
	}
	draw_polygon(
	    p->c, front, n,
	    ink_vertical(rgb(0xF7E6C4), rgb(0xDDBE8C), kit_point(p, 0.0f, -0.16f).y, kit_point(p, 0.0f, 0.0f).y));
}

/* Before the gable: a clock, windows, doors. */
static const struct part town_hall_front[] = {
    {DISC, {0, -188, 13.5f, 13.5f}, FLAT, .in = {0xFFF9EA}},
    {LINE, {0, -188, 0, -197, 3}, FLAT, .in = {0x3A2A20}},
    {LINE, {0, -188, 6, -186, 3}, FLAT, .in = {0x3A2A20}},
    {ARCH, {-30, -72, 7.5f, 24}, FLAT, .in = {WINDOW}, .times = 3, .step = {30}},
    {ARCH, {0, -114, 7, 20}, FLAT, .in = {WINDOW}},
    {ARCH, {-79, -36, 6.5f, 20}, FLAT, .in = {WINDOW}, .times = 2, .step = {158}},
    {ARCH, {-79, 0, 8.5f, 22}, FLAT, .in = {0x53331F}, .times = 2, .step = {158}},
    /* arcades: the market's hall is below */
    {ARCH, {-34, 0, 12.5f, 42}, FLAT, .in = {0x5A3A26}, .times = 3, .step = {34}},
};

/* Older than its city: a round tower with a hall at its foot. */
static const struct part keep[] = {
    {TOWER, {18, -12, 54, 142, 112}, .in = {0x5A6E80}},
    {ARCH, {4, -112, 7, 22}, FLAT, .in = {WINDOW}},
    {ARCH, {40, -72, 6, 22}, FLAT, .in = {0x4A3B30}},
    {BOX, {-92, -46, -10, 0}, LEVEL, .in = {0xE6D8BC, 0xB8A684}},
    {QUAD, {-82, -88, -20, -88, -4, -40, -98, -40}, ROOF, .in = {0x9A4A30, 0x66291C}},
    {TILES, {-98, -88, -4, -40, 16, 4}, .in = {0x4A1C14}},
    {ARCH, {-72, -16, 6.5f, 18}, FLAT, .in = {WINDOW}},
    {ARCH, {-44, 0, 8.5f, 26}, FLAT, .in = {0x53331F}},
    /* a low wall round its yard */
    {BOX, {66, -26, 92, 4}, LEVEL, .in = {0xE6DBC6, 0xB0A288}},
    {MERLONS, {64, -26, 94, 10}, .in = {0}},
};

void hall_draw(struct easel *c, const struct item *item)
{
	struct kit p = kit_at(c, item->at, HALL_SCALE * item->size / HALL_WIDE);

	p.thick = 1.0f;
	p.own[0] = rgb(item->lit || c->season->lamps ? 0xFFDF8E : 0x46525E);
	switch (item->look % 3) {
	case 0:
		kit_draw(&p, PARTS(church));
		break;
	case 1:
		kit_draw(&p, PARTS(town_hall));
		stepped_gable(&p);
		kit_draw(&p, PARTS(town_hall_front));
		break;
	default:
		kit_draw(&p, PARTS(keep));
	}
}

void hall_shade(struct easel *c, const struct item *item)
{
	float x = item->at.x, y = item->at.y, k = item->size / HALL_WIDE;

	block_shade(c, x - 0.112f * k, x + 0.112f * k, y - 0.062f * k, y + 0.010f, 0.11f * k);
	if (item->look % 3 == 0)
		block_shade(c, x + 0.030f * k, x + 0.098f * k, y - 0.038f * k, y + 0.004f, 0.20f * k);
	if (item->look % 3 == 2)
		tower_shade(c, vec(x + 0.022f * k, y - 0.012f * k), 0.062f * k, 0.20f * k);
}
