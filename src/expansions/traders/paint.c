/* paint.c - the sign of a city's trade: wine, grain or cloth, each of a shape of its own. */
#include "paint/kit/kit.h"
#include "paint/land/sign.h"

enum { INK = 0x3A2610 };

/* A cask on trestles, and grapes on it. */
static const struct part wine[] = {
    {DISC, {0, 160, 300, 250}, FLAT, .in = {0xB5793E}}, {DOT, {0, 160, 215, 175}, FLAT, .in = {0xD9A15C}},
    {LINE, {-220, 100, 220, 100, 25}, .ink = MORE},     {LINE, {-220, 230, 220, 230, 25}, .ink = MORE},
    {FILL, {0}, FLAT, .in = {0x5A3418}, .alpha = 70},   {DOT, {0, 165, 45, 45}, FLAT, .in = {INK}},
};

static void wine_draw(struct easel *c, struct vec m, float k)
{
	static const struct vec grape[6] = {{-0.16f, -0.26f}, {0.0f, -0.28f},  {0.16f, -0.26f},
	                                    {-0.08f, -0.14f}, {0.08f, -0.14f}, {0.0f, -0.02f}};
	struct kit p = kit_at(c, m, k);

	kit_draw(&p, PARTS(wine));
	for (int pass = 0; pass < 2; pass++) {
		for (int i = 0; i < 6; i++)
			trace_ellipse(c, kit_point(&p, grape[i].x, grape[i].y), (pass ? 0.082f : 0.105f) * k,
			              (pass ? 0.082f : 0.105f) * k);
		trace_fill(c, ink_solid(rgb(pass ? 0x7A2E8A : 0x32103A)));
	}
	for (int i = 0; i < 6; i++)
		trace_ellipse(c, kit_point(&p, grape[i].x - 0.025f, grape[i].y - 0.03f), 0.026f * k, 0.026f * k);
	trace_fill(c, ink_alpha(rgb(0xF2DCF6), 0.85f));
}

/* A bound sheaf: ears above, stalks spread below. */
static void grain_draw(struct easel *c, struct vec m, float k)
{
	for (int pass = 0; pass < 2; pass++) {
		for (int i = -2; i <= 2; i++) {
			float a = (float)i;
			struct vec foot = vec(m.x - a * 0.075f * k, m.y + 0.36f * k),
			           head = vec(m.x + a * 0.115f * k, m.y - 0.22f * k);

			trace_line(c, foot, vec(m.x, m.y + 0.10f * k), (pass ? 0.045f : 0.085f) * k);
			trace_line(c, vec(m.x, m.y + 0.10f * k), head, (pass ? 0.040f : 0.080f) * k);
			trace_ellipse(c, vec(head.x, head.y - 0.04f * k), (pass ? 0.052f : 0.075f) * k,
			              (pass ? 0.125f : 0.150f) * k);
		}
		trace_fill(c, ink_solid(pass ? rgb(0xF2C63E) : rgb(0x6A4410)));
	}
	for (int i = -2; i <= 2; i++) {
		struct vec head = vec(m.x + (float)i * 0.115f * k, m.y - 0.26f * k);

		trace_line(c, vec(head.x, head.y - 0.08f * k), vec(head.x, head.y + 0.09f * k), 0.018f * k);
	}
	trace_fill(c, ink_alpha(rgb(0x8A5A14), 0.8f));
	fill_rect(c, m.x - 0.12f * k, m.y + 0.055f * k, m.x + 0.12f * k, m.y + 0.145f * k, ink_solid(rgb(0xA8341E)));
}

/* Two bolts of cloth, the upper one unrolled. */
static const struct part cloth[] = {
    {QUAD, {-240, -140, 200, -140, 200, 340, -240, 340}, LEVEL, .in = {0x2E7FC4, 0x1C5590}},
    {RECT, {-240, 30, 200, 65}, MORE, .times = 3, .step = {0, 110}},
    {FILL, {0}, FLAT, .in = {0xF6EBD0}},
    {RECT, {-300, -330, 260, -100}, .ink = MORE},
    {DOT, {260, -215, 85, 115}, FLAT, .in = {INK}},
    {RECT, {-275, -305, 260, -125}, UPRIGHT, .in = {0x5AA2DE, 0x1F5E9C}, .ends = {-300, -120}},
    {DOT, {260, -215, 62, 90}, FLAT, .in = {0xBFD9EE}},
    {DOT, {260, -215, 26, 40}, FLAT, .in = {0x6A4A2A}},
};

static void cloth_draw(struct easel *c, struct vec m, float k)
{
	struct kit p = kit_at(c, m, k);

	kit_draw(&p, PARTS(cloth));
}

/* The board: round for wine, a lozenge for grain, square for cloth. */
static int board(struct vec *out, struct vec m, float r, int goods)
{
	int n = 0;

	if (goods == SIGN_WINE) {
		for (int i = 0; i < 32; i++)
			out[n++] = vec(m.x + vec_round(i).x * r, m.y + vec_round(i).y * r);
	} else if (goods == SIGN_GRAIN) {
		for (int i = 0; i < 4; i++)
			out[n++] = vec(m.x + vec_round(i * 8).x * r * 1.24f, m.y + vec_round(i * 8).y * r * 1.24f);
	} else {
		for (int i = 0; i < 4; i++)
			out[n++] =
			    vec(m.x + vec_round(i * 8 + 4).x * r * 1.28f, m.y + vec_round(i * 8 + 4).y * r * 1.28f);
	}
	return n;
}

static void sign_draw(struct easel *c, const struct item *g)
{
	struct vec points[32];
	int goods = (int)g->look; /* enum sign_kind */
	float r = g->size * 0.5f * (c->scale <= 256.0f ? 1.10f : 1.0f);
	int n = board(points, g->at, r + 0.008f, goods);

	fill_polygon(c, points, n, ink_solid(rgb(INK)));
	n = board(points, g->at, r, goods);
	fill_polygon(c, points, n, ink_solid(rgb(0xE8BF4A)));
	n = board(points, g->at, r - 0.011f, goods);
	fill_polygon(c, points, n, ink_solid(rgb(0xFFF6DE)));
	if (goods == SIGN_WINE)
		wine_draw(c, g->at, r * 1.55f);
	else if (goods == SIGN_GRAIN)
		grain_draw(c, g->at, r * 1.45f);
	else
		cloth_draw(c, g->at, r * 1.75f);
}

static void sign_shade(struct easel *c, const struct item *g)
{
	block_shade(c, g->at.x - g->size * 0.45f, g->at.x + g->size * 0.45f, g->at.y, g->at.y + g->size * 0.4f, 0.03f);
}

static const struct hung_sign hung[] = {
    {SIGN_WINE, 0.190f, sign_draw, sign_shade},
    {SIGN_GRAIN, 0.190f, sign_draw, sign_shade},
    {SIGN_CLOTH, 0.190f, sign_draw, sign_shade},
};

const struct expansion_paint traders_paint = {ROWS(hung, hung)};
