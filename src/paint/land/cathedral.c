/* cathedral.c - a city's cathedral: two towers before a long nave, roofs of green copper. */
#include "paint/kit/kit.h"
#include "paint/land/scene.h"

#define COPPER_LIGHT 0x7CC4A8
#define COPPER 0x4E9C86
#define COPPER_DARK 0x2F6E62

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

void cathedral_add(struct scene *s)
{
	struct item *church =
	    s->plan.cathedral ? scene_add(s, great_church_draw, great_church_shade, CATHEDRAL_FOOT) : NULL;

	if (church)
		church->size = 1.20f;
}
