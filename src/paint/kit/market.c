/* market.c - what stands on a market place: a well, a booth. */
#include "paint/kit/kit.h"

static const struct part well[] = {
    {DISC, {0, 0, 22, 14}, LEVEL, .in = {0xE2D9C8, 0x94897A}},
    {DISC, {0, -10, 22, 14}, LEVEL, .in = {0xEFE7D9, 0xB3A897}},
    {DOT, {0, -10, 15, 9}, FLAT, .in = {0x35607C}},
    {RECT, {-19, -42, -15, -8}, .ink = MORE},
    {RECT, {15, -42, 19, -8}, .ink = MORE},
    {FILL, {0}, FLAT, .in = {0x6A4A2E}},
    {TRIANGLE, {-26, -40, 0, -62, 26, -40}, LEVEL, .in = {0xD98A55, 0xA84C30}},
};

void well_draw(struct easel *c, const struct item *w) { kit_draw_at(c, w->at, 1.3f, PARTS(well)); }

void well_shade(struct easel *c, const struct item *w) { tower_shade(c, w->at, 0.020f, 0.045f); }

/* A stall: four posts, wares on a board, a striped awning. */
void booth_draw(struct easel *far, const struct item *m)
{
	struct easel near = easel_zoomed(far, m->at, 1.2f), *c = &near;
	static const uint32_t cloths[4] = {0xC4473A, 0x3F78B4, 0xCF9A34, 0x5A8F4A};
	float x = m->at.x, y = m->at.y, half = 0.027f;
	struct rgb cloth = rgb(cloths[m->look & 3]);

	fill_rect(c, x - half, y - 0.018f, x + half, y - 0.006f, ink_solid(rgb(0x8A6238)));
	for (int i = 0; i < 4; i++)
		trace_ellipse(c, vec(x - 0.019f + 0.0127f * (float)i, y - 0.019f), 0.005f, 0.0045f);
	trace_fill(c, ink_solid(rgb(m->look & 4 ? 0xE8A33A : 0xC9583A)));
	trace_rect(c, x - half, y - 0.040f, x - half + 0.004f, y);
	trace_rect(c, x + half - 0.004f, y - 0.040f, x + half, y);
	trace_fill(c, ink_solid(rgb(0x6A4A2E)));
	for (int i = 0; i < 6; i++) {
		float l = x - half - 0.004f + (half + 0.004f) * 2.0f * (float)i / 6.0f;
		float r = l + (half + 0.004f) / 3.0f, in = (x - (l + r) * 0.5f) * 0.22f;
		struct vec strip[4] = {{l + in, y - 0.056f}, {r + in, y - 0.056f}, {r, y - 0.032f}, {l, y - 0.032f}};

		fill_polygon(c, strip, 4,
		             ink_vertical(i & 1 ? rgb(0xFFF4DC) : rgb_scale(cloth, 1.12f),
		                          i & 1 ? rgb(0xD9C6A0) : rgb_scale(cloth, 0.84f), y - 0.056f, y - 0.032f));
	}
}

void booth_shade(struct easel *c, const struct item *m)
{
	block_shade(c, m->at.x - 0.03f, m->at.x + 0.03f, m->at.y - 0.024f, m->at.y + 0.002f, 0.04f);
}
