/* hall.c - the town church of a larger city: roofs of slate, a white tower with a spire. */
#include "paint/land/hall.h"

#include "paint/kit/kit.h"

#define HALL_SCALE 1.12f /* of the measures below */

static void nave(const struct kit *p, uint32_t window)
{
	struct vec front[5] = {kit_point(p, -0.082f, 0.0f), kit_point(p, -0.082f, -0.060f),
	                       kit_point(p, -0.044f, -0.108f), kit_point(p, -0.006f, -0.060f),
	                       kit_point(p, -0.006f, 0.0f)};

	kit_quad(p, (float[8]){-0.092f, -0.052f, -0.092f, -0.102f, -0.044f, -0.164f, -0.044f, -0.112f},
	         kit_upright(p, 0x8FB2CE, 0x6A8FB2, -0.164f, -0.05f));
	kit_quad(p, (float[8]){-0.044f, -0.112f, -0.044f, -0.164f, 0.034f, -0.164f, 0.034f, -0.052f},
	         kit_upright(p, 0x6A8FB2, 0x486A8C, -0.164f, -0.05f));
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
	draw_polygon(p->c, west, 3, ink_solid(rgb(0x86AECF)));
	draw_polygon(p->c, east, 3, ink_solid(rgb(0x41658A)));
	fill_ellipse(p->c, tip, 0.007f, 0.007f, ink_solid(rgb(0xE8BF4A)));
}

void hall_draw(struct easel *c, const struct item *item)
{
	struct kit p = {c, item->at, HALL_SCALE};

	uint32_t window = item->lit ? 0xFFDF8E : 0x46525E;

	nave(&p, window);
	belfry(&p, window);
}

void hall_shade(struct easel *c, const struct item *item)
{
	float x = item->at.x, y = item->at.y;

	block_shade(c, x - 0.103f, x + 0.090f, y - 0.056f, y + 0.010f, 0.10f);
	block_shade(c, x + 0.027f, x + 0.090f, y - 0.034f, y + 0.004f, 0.18f);
}
