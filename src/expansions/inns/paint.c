/* paint.c - the inn on its pond; a city's cathedral: two towers before a long nave, roofs of green copper. */
#include "paint/kit/kit.h"
#include "paint/land/sign.h"

#define COPPER_LIGHT 0x7CC4A8
#define COPPER 0x4E9C86
#define COPPER_DARK 0x2F6E62

/* ---- the inn ---- */

static void pond_draw(struct easel *c, const struct item *p)
{
	float x = p->at.x, y = p->at.y;

	/* the yard before the house, swept light */
	fill_ellipse(c, vec(x - 0.012f, y - 0.052f), 0.166f, 0.126f,
	             ink_alpha(season_roof(c->season, rgb(0x5F8F35), 1.2f), 0.7f));
	fill_ellipse(c, vec(x - 0.012f, y - 0.052f), 0.154f, 0.114f,
	             ink_solid(season_roof(c->season, rgb(0xDFC992), 0.7f)));
	fill_ellipse(c, vec(x, y), 0.112f, 0.060f, ink_solid(season_roof(c->season, rgb(0xB59C66), 0.8f)));
	fill_ellipse(c, vec(x, y), 0.107f, 0.056f, ink_solid(season_roof(c->season, rgb(0xD8C68E), 0.9f)));
	fill_ellipse(c, vec(x, y), 0.096f, 0.047f, ink_solid(rgb(0xDDF0EA)));
	fill_ellipse(c, vec(x, y + 0.001f), 0.092f, 0.044f,
	             ink_radial(season_roof(c->season, rgb(0x3F86AE), 0.7f),
	                        season_roof(c->season, rgb(0x7DC0D0), 1.0f), vec(x, y), 0.09f));
	trace_line(c, vec(x - 0.05f, y + 0.012f), vec(x - 0.015f, y + 0.012f), 0.004f);
	trace_line(c, vec(x + 0.012f, y + 0.024f), vec(x + 0.05f, y + 0.024f), 0.004f);
	trace_fill(c, ink_alpha(rgb(0xE4F4F2), 0.7f));
}

static void inn_house(struct easel *c, const struct item *n)
{
	float x = n->at.x, y = n->at.y;
	struct vec lower[4] = {{x - 0.075f, y - 0.072f}, {x + 0.060f, y - 0.072f}, {x + 0.060f, y}, {x - 0.075f, y}};
	struct vec roof[4] = {
	    {x - 0.072f, y - 0.140f}, {x + 0.057f, y - 0.140f}, {x + 0.073f, y - 0.062f}, {x - 0.088f, y - 0.062f}};
	struct vec gable[5] = {{x - 0.030f, y - 0.084f},
	                       {x - 0.004f, y - 0.122f},
	                       {x + 0.022f, y - 0.084f},
	                       {x + 0.022f, y - 0.064f},
	                       {x - 0.030f, y - 0.064f}};

	draw_rect(c, x + 0.034f, y - 0.168f, x + 0.048f, y - 0.125f, ink_solid(rgb(0xA9664A)));
	draw_polygon(c, lower, 4, ink_vertical(rgb(0xFBEFD2), rgb(0xE0C89A), y - 0.072f, y));
	for (int i = 0; i <= 5; i++)
		trace_line(c, vec(x - 0.075f + 0.027f * (float)i, y - 0.065f), vec(x - 0.075f + 0.027f * (float)i, y),
		           0.0048f);
	trace_line(c, vec(x - 0.075f, y - 0.036f), vec(x + 0.060f, y - 0.036f), 0.0048f);
	trace_line(c, vec(x - 0.075f, y), vec(x - 0.048f, y - 0.036f), 0.004f);
	trace_line(c, vec(x + 0.060f, y), vec(x + 0.033f, y - 0.036f), 0.004f);
	trace_fill(c, ink_solid(rgb(0x73502F)));
	for (int i = 0; i < 4; i++)
		trace_rect(c, x - 0.066f + 0.031f * (float)i, y - 0.058f, x - 0.053f + 0.031f * (float)i, y - 0.042f);
	trace_rect(c, x - 0.062f, y - 0.028f, x - 0.048f, y - 0.010f);
	trace_rect(c, x + 0.034f, y - 0.028f, x + 0.048f, y - 0.010f);
	trace_fill(c, ink_solid(rgb(0xF6C95A)));
	fill_rect(c, x - 0.018f, y - 0.032f, x + 0.006f, y, ink_solid(rgb(0x54341F)));
	draw_polygon(c, roof, 4, ink_vertical(rgb(0xC8703A), rgb(0x8E4526), y - 0.14f, y - 0.06f));
	for (int i = 1; i < 5; i++)
		trace_line(c, vec_mix(roof[3], roof[0], (float)i / 5.0f), vec_mix(roof[2], roof[1], (float)i / 5.0f),
		           0.003f);
	trace_fill(c, ink_alpha(rgb(0x4A2415), 0.45f));
	season_slope(c, roof[0], roof[1], roof[2], roof[3], true, n->look);
	draw_polygon(c, gable, 5, ink_solid(rgb(0xF5E6C6)));
	fill_rect(c, x - 0.011f, y - 0.092f, x + 0.003f, y - 0.074f, ink_solid(rgb(0xF6C95A)));
	/* the sign: a golden jug on a green board, out on its pole */
	fill_line(c, vec(x + 0.082f, y + 0.004f), vec(x + 0.082f, y - 0.118f), 0.0105f, ink_solid(rgb(0x4A2F18)));
	fill_line(c, vec(x + 0.076f, y - 0.113f), vec(x + 0.150f, y - 0.113f), 0.0095f, ink_solid(rgb(0x4A2F18)));
	draw_rect(c, x + 0.090f, y - 0.106f, x + 0.148f, y - 0.046f, ink_solid(rgb(0x1F6B3C)));
	draw_rect(c, x + 0.105f, y - 0.088f, x + 0.129f, y - 0.054f, ink_solid(rgb(0xFFD24E)));
	trace_strip(
	    c,
	    (struct vec[4]){
	        {x + 0.129f, y - 0.082f}, {x + 0.139f, y - 0.080f}, {x + 0.139f, y - 0.064f}, {x + 0.129f, y - 0.061f}},
	    4, 0.006f, false);
	trace_fill(c, ink_solid(rgb(0xFFD24E)));
	fill_ellipse(c, vec(x + 0.117f, y - 0.090f), 0.0145f, 0.0085f, ink_solid(rgb(0xFFFFFF)));
}

/* Large enough to be told from a village house at 48 pixels. */
static void inn_draw(struct easel *c, const struct item *n)
{
	struct easel near = easel_zoomed(c, n->at, 1.42f);

	inn_house(&near, n);
}

static void inn_shade(struct easel *c, const struct item *n)
{
	block_shade(c, n->at.x - 0.105f, n->at.x + 0.085f, n->at.y - 0.07f, n->at.y, 0.13f);
}

static void inn_add(struct scene *s)
{
	struct vec at = s->plan.yard_at;

	struct item *pond = scene_add(s, pond_draw, NULL, vec(at.x + 0.010f, at.y + 0.072f));

	if (pond) {
		pond->depth = -2 * DEPTH_UNIT;
		pond->size = 0.1f;
	}
	struct item *inn = scene_add(s, inn_draw, inn_shade, vec(at.x - 0.026f, at.y + 0.040f));

	if (inn)
		inn->size = 0.1f;
}

/* ---- the cathedral ---- */

/* The choir behind, its roof and the flying buttresses on both sides. */
static void nave(const struct kit *p)
{
	for (int side = -1; side <= 1; side += 2) {
		for (int i = 0; i < 3; i++) {
			float x = (float)side * (0.128f + 0.024f * (float)i), y = -0.035f - 0.050f * (float)(2 - i);

			kit_box(p, x - 0.010f, y - 0.110f, x + 0.010f, y,
			        kit_level(p, 0xF3EADA, 0xB4A58E, x - 0.01f, x + 0.01f));
			kit_quad(p,
			         (float[8]){x - 0.010f, y - 0.110f, x + 0.010f, y - 0.110f, x + 0.004f, y - 0.138f,
			                    x - 0.004f, y - 0.138f},
			         ink_solid(rgb(COPPER)));
		}
	}
	kit_box(p, -0.120f, -0.225f, 0.120f, 0.0f, kit_level(p, 0xF4EBDA, 0xC2B298, -0.12f, 0.12f));
	kit_quad(p, (float[8]){-0.128f, -0.205f, -0.012f, -0.345f, 0.0f, -0.345f, 0.0f, -0.205f},
	         kit_upright(p, COPPER_LIGHT, COPPER, -0.345f, -0.205f));
	kit_quad(p, (float[8]){0.0f, -0.205f, 0.0f, -0.345f, 0.012f, -0.345f, 0.128f, -0.205f},
	         kit_upright(p, COPPER, COPPER_DARK, -0.345f, -0.205f));
	kit_rows(p, -0.122f, 0.122f, -0.340f, -0.210f, 0.10f, 6, 0x1E4A42);
	/* a slender spire over the crossing */
	kit_quad(p, (float[8]){-0.018f, -0.318f, 0.018f, -0.318f, 0.003f, -0.470f, -0.003f, -0.470f},
	         kit_level(p, COPPER_LIGHT, COPPER_DARK, -0.018f, 0.018f));
}

static void front_tower(const struct kit *p, float x)
{
	const float half = 0.058f, top = -0.330f;

	kit_box(p, x - half, top, x + half, 0.0f, kit_level(p, 0xFFF9EC, 0xC9BA9F, x - half, x + half));
	kit_courses(p, x - half, x + half, -0.24f, -0.11f, 4);
	for (int i = 0; i < 2; i++) {
		float at = x - 0.023f + 0.046f * (float)i;

		kit_arch(p, at, -0.240f, 0.013f, 0.060f, 0x3E4656);
		kit_arch(p, at, -0.125f, 0.010f, 0.040f, 0x3E4656);
	}
	kit_box(p, x - half - 0.008f, -0.112f, x + half + 0.008f, -0.100f, ink_solid(rgb(0xD8CAB0)));
	kit_box(p, x - half - 0.008f, -0.228f, x + half + 0.008f, -0.216f, ink_solid(rgb(0xD8CAB0)));
	kit_merlons(p, x - half - 0.006f, x + half + 0.006f, top + 0.006f, 0.018f);
	kit_quad(p,
	         (float[8]){x - half * 0.8f, top - 0.012f, x + half * 0.8f, top - 0.012f, x + 0.004f, top - 0.135f,
	                    x - 0.004f, top - 0.135f},
	         kit_level(p, COPPER_LIGHT, COPPER_DARK, x - half, x + half));
	fill_ellipse(p->c, kit_point(p, x, top - 0.138f), 0.009f, 0.009f, ink_solid(rgb(0xE8BF4A)));
}

static void great_church_draw(struct easel *c, const struct item *item)
{
	struct kit p = {c, item->at, item->size};

	nave(&p);
	/* between the towers: gable, rose and portal */
	kit_box(&p, -0.075f, -0.235f, 0.075f, 0.0f, kit_upright(&p, 0xFFF6E2, 0xDCCBA8, -0.235f, 0.0f));
	kit_quad(&p, (float[8]){-0.075f, -0.232f, 0.0f, -0.312f, 0.0f, -0.312f, 0.075f, -0.232f},
	         ink_solid(rgb(0xFFF6E2)));
	draw_ellipse(c, kit_point(&p, 0.0f, -0.178f), 0.046f * item->size, 0.046f * item->size,
	             ink_solid(rgb(0xD8C6A0)));
	fill_ellipse(c, kit_point(&p, 0.0f, -0.178f), 0.037f * item->size, 0.037f * item->size,
	             ink_solid(rgb(0x2F58A8)));
	for (int i = 0; i < 8; i++) {
		struct vec d = vec_round(i * 4);

		trace_ellipse(c, kit_point(&p, d.x * 0.023f, -0.178f + d.y * 0.023f), 0.0090f * item->size,
		              0.0090f * item->size);
	}
	trace_fill(c, ink_solid(rgb(0xE2587C)));
	fill_ellipse(c, kit_point(&p, 0.0f, -0.178f), 0.010f * item->size, 0.010f * item->size,
	             ink_solid(rgb(0xFFE08A)));
	kit_arch(&p, 0.0f, 0.0f, 0.036f, 0.068f, 0x8A7556);
	kit_arch(&p, 0.0f, 0.0f, 0.025f, 0.056f, 0x3A2418);
	front_tower(&p, -0.118f);
	front_tower(&p, 0.118f);
	kit_arch(&p, -0.118f, 0.0f, 0.018f, 0.038f, 0x3A2418);
	kit_arch(&p, 0.118f, 0.0f, 0.018f, 0.038f, 0x3A2418);
}

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

		if (church)
			church->size = 1.20f;
	}
}

const struct expansion_paint inns_paint = {.landmarks = land_add};
