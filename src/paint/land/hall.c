/* hall.c - the great buildings of cities: a church, a town hall, a round keep. */
#include "paint/land/hall.h"

#include "paint/kit/kit.h"
#include "paint/kit/season.h"

#define HALL_SCALE 1.22f /* of the measures below */

static void nave(const struct kit *p, uint32_t window)
{
	struct vec front[5] = {kit_point(p, -0.082f, 0.0f), kit_point(p, -0.082f, -0.060f),
	                       kit_point(p, -0.044f, -0.108f), kit_point(p, -0.006f, -0.060f),
	                       kit_point(p, -0.006f, 0.0f)};

	kit_quad(p, (float[8]){-0.092f, -0.052f, -0.092f, -0.102f, -0.044f, -0.164f, -0.044f, -0.112f},
	         kit_roof(p, 0x86AAC8, 0x5F85AA, -0.164f, -0.05f));
	kit_quad(p, (float[8]){-0.044f, -0.112f, -0.044f, -0.164f, 0.034f, -0.164f, 0.034f, -0.052f},
	         kit_roof(p, 0x5E84A8, 0x3E5F82, -0.164f, -0.05f));
	kit_box(p, -0.006f, -0.056f, 0.034f, 0.0f, kit_upright(p, 0xEBD8B4, 0xCDB58A, -0.056f, 0.0f));
	draw_polygon(p->c, front, 5, kit_upright(p, 0xFFF6E2, 0xE6D3AC, -0.11f, 0.0f));
	fill_ellipse(p->c, kit_point(p, -0.044f, -0.070f), 0.0125f, 0.0125f, ink_solid(rgb(0x7A5638)));
	fill_ellipse(p->c, kit_point(p, -0.044f, -0.070f), 0.0090f, 0.0090f, ink_solid(rgb(0x4FA3D8)));
	kit_arch(p, -0.044f, 0.0f, 0.0125f, 0.026f, 0x53331F);
	kit_arch(p, -0.070f, -0.012f, 0.0065f, 0.020f, window);
	kit_arch(p, -0.018f, -0.012f, 0.0065f, 0.020f, window);
}

static void belfry(const struct kit *p, uint32_t window)
{
	struct vec tip = kit_point(p, 0.052f, -0.285f);
	struct vec west[3] = {kit_point(p, 0.016f, -0.180f), tip, kit_point(p, 0.058f, -0.173f)};
	struct vec east[3] = {kit_point(p, 0.058f, -0.173f), tip, kit_point(p, 0.088f, -0.180f)};

	kit_box(p, 0.024f, -0.184f, 0.080f, 0.0f, kit_level(p, 0xFFF8E8, 0xCDB892, 0.024f, 0.080f));
	kit_box(p, 0.021f, -0.134f, 0.083f, -0.127f, ink_solid(rgb(0xCBB48C)));
	kit_arch(p, 0.041f, -0.142f, 0.0075f, 0.022f, 0x3A2A20);
	kit_arch(p, 0.063f, -0.142f, 0.0075f, 0.022f, 0x3A2A20);
	/* the clock */
	draw_ellipse(p->c, kit_point(p, 0.052f, -0.100f), 0.0135f, 0.0135f, ink_solid(rgb(0xFFF9EA)));
	fill_line(p->c, kit_point(p, 0.052f, -0.100f), kit_point(p, 0.052f, -0.109f), 0.003f, ink_solid(rgb(0x3A2A20)));
	fill_line(p->c, kit_point(p, 0.052f, -0.100f), kit_point(p, 0.058f, -0.098f), 0.003f, ink_solid(rgb(0x3A2A20)));
	kit_arch(p, 0.052f, -0.030f, 0.0065f, 0.020f, window);
	draw_polygon(p->c, west, 3, ink_solid(season_roof(p->c->season, rgb(0x7CA6C8), 0.7f)));
	draw_polygon(p->c, east, 3, ink_solid(season_roof(p->c->season, rgb(0x3A5C80), 0.3f)));
	fill_ellipse(p->c, tip, 0.007f, 0.007f, ink_solid(rgb(0xE8BF4A)));
}

static void church_draw(const struct kit *p, uint32_t window)
{
	nave(p, window);
	belfry(p, window);
}

/* ---- town hall: a stepped gable over arcades, a clock in its turret ---- */

static void stepped_gable(const struct kit *p)
{
	struct vec front[18];
	int n = 0;

	/* up by steps, over the top, and down again */
	for (int side = -1; side <= 1; side += 2) {
		for (int i = 0; i < 4; i++) {
			int step = side < 0 ? i : 3 - i;
			float x = (float)side * (0.062f - 0.016f * (float)step), low = -0.092f - 0.022f * (float)step;
			struct vec foot = kit_point(p, x, step ? low + 0.022f : 0.0f), top = kit_point(p, x, low);

			front[n++] = side < 0 ? foot : top;
			front[n++] = side < 0 ? top : foot;
		}
	}
	draw_polygon(p->c, front, n, kit_upright(p, 0xF7E6C4, 0xDDBE8C, -0.16f, 0.0f));
}

static void town_hall_draw(const struct kit *p, uint32_t window)
{
	struct vec tip = kit_point(p, 0.0f, -0.276f);
	struct vec west[3] = {kit_point(p, -0.021f, -0.216f), tip, kit_point(p, 0.006f, -0.212f)};
	struct vec east[3] = {kit_point(p, 0.006f, -0.212f), tip, kit_point(p, 0.021f, -0.216f)};

	/* two wings under one steep roof */
	kit_box(p, -0.094f, -0.074f, 0.094f, 0.0f, kit_level(p, 0xF0DDB6, 0xC9A878, -0.094f, 0.094f));
	kit_quad(p, (float[8]){-0.082f, -0.142f, 0.082f, -0.142f, 0.102f, -0.066f, -0.102f, -0.066f},
	         kit_roof(p, 0xA8482F, 0x6E2A1E, -0.142f, -0.066f));
	kit_rows(p, -0.102f, 0.102f, -0.142f, -0.066f, 0.020f, 5, 0x4A1C14);
	/* the turret rides on the ridge */
	kit_box(p, -0.018f, -0.216f, 0.018f, -0.130f, kit_level(p, 0xFFF4DC, 0xCDB48A, -0.018f, 0.018f));
	draw_polygon(p->c, west, 3, ink_solid(season_roof(p->c->season, rgb(0x7FB4A2), 0.7f)));
	draw_polygon(p->c, east, 3, ink_solid(season_roof(p->c->season, rgb(0x457A6C), 0.3f)));
	fill_ellipse(p->c, tip, 0.006f, 0.006f, ink_solid(rgb(0xE8BF4A)));
	stepped_gable(p);
	draw_ellipse(p->c, kit_point(p, 0.0f, -0.188f), 0.0135f, 0.0135f, ink_solid(rgb(0xFFF9EA)));
	fill_line(p->c, kit_point(p, 0.0f, -0.188f), kit_point(p, 0.0f, -0.197f), 0.003f, ink_solid(rgb(0x3A2A20)));
	fill_line(p->c, kit_point(p, 0.0f, -0.188f), kit_point(p, 0.006f, -0.186f), 0.003f, ink_solid(rgb(0x3A2A20)));
	for (int i = -1; i <= 1; i++)
		kit_arch(p, 0.030f * (float)i, -0.072f, 0.0075f, 0.024f, window);
	kit_arch(p, 0.0f, -0.114f, 0.0070f, 0.020f, window);
	for (int i = -1; i <= 1; i += 2) {
		kit_arch(p, 0.079f * (float)i, -0.036f, 0.0065f, 0.020f, window);
		kit_arch(p, 0.079f * (float)i, 0.0f, 0.0085f, 0.022f, 0x53331F);
	}
	/* arcades: the market's hall is below */
	for (int i = -1; i <= 1; i++)
		kit_arch(p, 0.034f * (float)i, 0.0f, 0.0125f, 0.042f, 0x5A3A26);
}

/* ---- keep: older than its city, a round tower with a hall at its foot ---- */

static void keep_draw(const struct kit *p, uint32_t window)
{
	kit_tower(p, 0.018f, -0.012f, 0.054f, 0.142f, 0.112f, 0x5A6E80);
	kit_arch(p, 0.004f, -0.112f, 0.0070f, 0.022f, window);
	kit_arch(p, 0.040f, -0.072f, 0.0060f, 0.022f, 0x4A3B30);
	kit_box(p, -0.092f, -0.046f, -0.010f, 0.0f, kit_level(p, 0xE6D8BC, 0xB8A684, -0.092f, -0.010f));
	kit_quad(p, (float[8]){-0.082f, -0.088f, -0.020f, -0.088f, -0.004f, -0.040f, -0.098f, -0.040f},
	         kit_roof(p, 0x9A4A30, 0x66291C, -0.088f, -0.040f));
	kit_rows(p, -0.098f, -0.004f, -0.088f, -0.040f, 0.016f, 4, 0x4A1C14);
	kit_arch(p, -0.072f, -0.016f, 0.0065f, 0.018f, window);
	kit_arch(p, -0.044f, 0.0f, 0.0085f, 0.026f, 0x53331F);
	/* a low wall round its yard */
	kit_box(p, 0.066f, -0.026f, 0.092f, 0.004f, kit_level(p, 0xE6DBC6, 0xB0A288, 0.066f, 0.092f));
	kit_merlons(p, 0.064f, 0.094f, -0.026f, 0.010f);
}

static void (*const halls[])(const struct kit *p, uint32_t window) = {church_draw, town_hall_draw, keep_draw};

void hall_draw(struct easel *c, const struct item *item)
{
	struct kit p = {c, item->at, HALL_SCALE * item->size / HALL_WIDE};

	halls[item->look % 3](&p, item->lit || c->season->lamps ? 0xFFDF8E : 0x46525E);
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
