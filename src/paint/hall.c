/* hall.c - the town hall of a larger city: stepped gable, slender belfry. */
#include "hall.h"

#include "kit.h"

static void belfry(const struct kit *p)
{
	struct vec tip = kit_point(p, 0.050f, -0.265f);
	struct vec west[3] = {kit_point(p, 0.022f, -0.186f), tip, kit_point(p, 0.054f, -0.181f)};
	struct vec east[3] = {kit_point(p, 0.054f, -0.181f), tip, kit_point(p, 0.078f, -0.186f)};

	kit_box(p, 0.028f, -0.190f, 0.072f, 0.0f, kit_level(p, 0xFBF1DC, 0xC9B48E, 0.028f, 0.072f));
	kit_box(p, 0.024f, -0.142f, 0.076f, -0.135f, ink_solid(rgb(0xC9B48E)));
	kit_arch(p, 0.041f, -0.150f, 0.006f, 0.018f, 0x3A2A20);
	kit_arch(p, 0.059f, -0.150f, 0.006f, 0.018f, 0x3A2A20);
	/* the clock */
	draw_ellipse(p->c, kit_point(p, 0.050f, -0.112f), 0.0125f, 0.0125f, ink_solid(rgb(0xFFF9EA)));
	fill_line(p->c, kit_point(p, 0.050f, -0.112f), kit_point(p, 0.050f, -0.120f), 0.003f,
	          ink_solid(rgb(0x3A2A20)));
	fill_line(p->c, kit_point(p, 0.050f, -0.112f), kit_point(p, 0.056f, -0.110f), 0.003f,
	          ink_solid(rgb(0x3A2A20)));
	draw_polygon(p->c, west, 3, ink_solid(rgb(0xD98A55)));
	draw_polygon(p->c, east, 3, ink_solid(rgb(0xA84C30)));
	fill_ellipse(p->c, tip, 0.006f, 0.006f, ink_solid(rgb(0xE8BF4A)));
}

void hall_draw(struct easel *c, const struct item *item)
{
	struct kit p = {c, item->at, 1.0f};
	struct vec gable[12] = {
	    kit_point(&p, -0.078f, 0.0f),    kit_point(&p, -0.078f, -0.070f), kit_point(&p, -0.060f, -0.070f),
	    kit_point(&p, -0.060f, -0.092f), kit_point(&p, -0.044f, -0.092f), kit_point(&p, -0.044f, -0.114f),
	    kit_point(&p, -0.012f, -0.114f), kit_point(&p, -0.012f, -0.092f), kit_point(&p, 0.004f, -0.092f),
	    kit_point(&p, 0.004f, -0.070f),  kit_point(&p, 0.030f, -0.070f),  kit_point(&p, 0.030f, 0.0f)};

	kit_quad(&p, (float[8]){-0.082f, -0.062f, -0.060f, -0.150f, 0.012f, -0.150f, 0.034f, -0.062f},
	         kit_upright(&p, 0x8AA0B0, 0x56707F, -0.15f, -0.06f));
	draw_polygon(c, gable, 12, kit_upright(&p, 0xFBF0D8, 0xDFC9A0, -0.11f, 0.0f));
	for (int i = 0; i < 3; i++) {
		kit_arch(&p, -0.056f + 0.032f * (float)i, -0.044f, 0.0075f, 0.016f, 0x53606B);
		kit_arch(&p, -0.056f + 0.032f * (float)i, 0.0f, 0.0090f, 0.018f,
		         i == 1 ? 0x5A3A26 : 0x6E5A44);
	}
	kit_arch(&p, -0.028f, -0.078f, 0.0070f, 0.012f, 0x53606B);
	belfry(&p);
}

void hall_shade(struct easel *c, const struct item *item)
{
	block_shade(c, item->at.x - 0.078f, item->at.x + 0.07f, item->at.y - 0.05f, item->at.y + 0.004f,
	            0.09f);
	block_shade(c, item->at.x + 0.028f, item->at.x + 0.072f, item->at.y - 0.03f, item->at.y + 0.004f,
	            0.15f);
}
