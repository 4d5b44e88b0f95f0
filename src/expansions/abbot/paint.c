/* paint.c - the abbot's garden: curved beds round a fountain, behind a hedge. */
#include <math.h>

#include "paint/kit/kit.h"
#include "paint/land/sign.h"

static const uint32_t petals[4][3] = {{0xDE3A6C, 0xF47FA4, 0xFFDCE6},
                                      {0x8A46C4, 0xB483E4, 0xEAD8FA},
                                      {0xF7AE14, 0xFFD656, 0xFFF3C4},
                                      {0xE2402A, 0xF77A4C, 0xFFD4B4}};

/* What grows in beds that face each other: no two gardens in sight need be planted alike. */
enum { PLANTINGS = 6, BOX_HEDGE = 0x4F6B4C /* in winter */ };
static const uint8_t plantings[PLANTINGS][2] = {{0, 2}, {1, 0}, {3, 2}, {0, 0}, {1, 2}, {3, 1}};

/* A ring of flower bed between two radii over a fourth of the circle, minus the path between beds. */
static void bed(struct easel *c, const struct item *g, int side, float inner, float outer)
{
	struct vec points[12];
	float k = g->size;
	int n = 0;

	for (int i = 0; i < 4; i++) {
		float t = (float)side * 4.0f + 0.42f + (float)i * (3.16f / 3.0f);
		struct vec d = vec_round_between(t * 2.0f);

		points[n++] = vec(g->at.x + d.x * outer * k, g->at.y + d.y * outer * 0.78f * k);
	}
	for (int i = 3; i >= 0; i--) {
		float t = (float)side * 4.0f + 0.95f + (float)i * (2.1f / 3.0f);
		struct vec d = vec_round_between(t * 2.0f);

		points[n++] = vec(g->at.x + d.x * inner * k, g->at.y + d.y * inner * 0.78f * k);
	}
	trace_polygon(c, points, n);
	trace_strip(c, points, n, 0.012f * k, true);
	trace_fill(c, ink_solid(rgb(c->season->bare ? BOX_HEDGE : 0x52803A)));
	fill_polygon(c, points, n, ink_solid(c->season->bare ? rgb(c->season->snow) : rgb(0x6E9A43)));
	if (c->season->bare) /* nothing blooms: white beds between box hedges */
		return;
	/* blossom in drifts of one colour, so that it is seen from afar */
	struct dice dice = {hash4(g->look, (uint32_t)side, 0, 0)};
	const uint32_t *color = petals[plantings[g->look % PLANTINGS][side & 1]];

	for (int layer = 0; layer < 3; layer++) {
		for (int i = 0; i < 16; i++) {
			float u = dice_real(&dice, 0.12f, 0.88f), v = dice_real(&dice, 0.15f, 0.85f);
			float t = (float)side * 4.0f + 0.55f + u * 2.9f;
			struct vec d = vec_round_between(t * 2.0f);
			float r = (inner + (outer - inner) * v) * k;

			trace_ellipse(c, vec(g->at.x + d.x * r, g->at.y + d.y * r * 0.78f),
			              (0.0110f - 0.0026f * (float)layer) * k, (0.0096f - 0.0023f * (float)layer) * k);
		}
		trace_fill(c, ink_solid(rgb(color[layer])));
	}
}

static void garden_floor(struct easel *c, const struct item *g)
{
	float k = g->size;
	struct vec at = g->at;

	const struct season *season = c->season;

	fill_ellipse(c, at, 0.146f * k, 0.116f * k, ink_solid(rgb(season->bare ? BOX_HEDGE : 0x5F8F3C)));
	fill_ellipse(c, at, 0.134f * k, 0.105f * k, ink_solid(season_roof(season, rgb(0xEBDDB4), 0.9f)));
	fill_ellipse(c, vec(at.x, at.y + 0.004f * k), 0.128f * k, 0.099f * k,
	             ink_solid(season_roof(season, rgb(0xE2D0A0), 0.9f)));
	for (int q = 0; q < 4; q++)
		bed(c, g, q, 0.052f, 0.117f);
}

/* A basin, a bowl, a crown of water. */
static const struct part fountain[] = {
    {DISC, {0, 8, 37, 27}, FLAT, .in = {0x9B9080}},
    {DISC, {0, 0, 37, 27}, LEVEL, .in = {0xF1EBDF, 0xBDB3A2}},
    {DOT, {0, 0, 29, 20}, GLOW, .in = {0xA7DDEA, 0x3F8FBC}, .ends = {-8, -6, 34}},
    {BOX, {-4.5f, -30, 4.5f, 2}, FLAT, .in = {0xE6DECF}},
    {DISC, {0, -30, 15, 8}, FLAT, .in = {0x8CCBE0}},
    {DOT, {0, -40, 4, 12}, FLAT, .in = {0xE4F6FA}},
};

static void fountain_draw(struct easel *c, const struct item *g) { kit_item(c, g, PARTS(fountain)); }

/* Clipped box in a ball on a low cube. */
static void topiary_draw(struct easel *c, const struct item *t)
{
	float r = t->size;
	struct vec at = t->at;

	draw_ellipse(c, vec(at.x, at.y - r * 0.2f), r * 0.75f, r * 0.45f,
	             ink_solid(rgb(c->season->bare ? BOX_HEDGE : 0x55803A)));
	draw_ellipse(c, vec(at.x, at.y - r * 1.1f), r * 0.9f, r * 0.9f,
	             c->season->bare
	                 ? ink_solid(rgb(BOX_HEDGE))
	                 : ink_radial(rgb(0x9CCB5E), rgb(0x3F7230), vec(at.x - r * 0.35f, at.y - r * 1.45f), r * 1.5f));
	if (c->season->bare)
		fill_ellipse(c, vec(at.x - r * 0.15f, at.y - r * 1.5f), r * 0.62f, r * 0.42f,
		             ink_solid(rgb(c->season->snow)));
}

static void topiary_shade(struct easel *c, const struct item *t)
{
	trace_ellipse(c, vec(t->at.x + t->size * 0.8f, t->at.y + t->size * 0.2f), t->size, t->size * 0.5f);
	trace_shade(c, 0.9f);
}

static void rose_arch_draw(struct easel *c, const struct item *g)
{
	float k = g->size;
	struct line arch = {0};

	line_add(&arch, vec(g->at.x - 0.026f * k, g->at.y));
	line_add(&arch, vec(g->at.x - 0.026f * k, g->at.y - 0.034f * k));
	line_curve(&arch, vec(g->at.x - 0.024f * k, g->at.y - 0.066f * k),
	           vec(g->at.x + 0.024f * k, g->at.y - 0.066f * k), vec(g->at.x + 0.026f * k, g->at.y - 0.034f * k), 8);
	line_add(&arch, vec(g->at.x + 0.026f * k, g->at.y));
	trace_strip(c, arch.at, arch.count, 0.017f * k, false);
	trace_fill(c, ink_solid(rgb(0x2F4A22)));
	trace_strip(c, arch.at, arch.count, 0.011f * k, false);
	trace_fill(c, ink_solid(c->season->bare ? rgb(c->season->snow) : rgb(0x5F9440)));
	if (c->season->bare)
		return;
	for (int i = 0; i < arch.count; i++)
		trace_ellipse(c, vec(arch.at[i].x + (i & 1 ? 0.002f : -0.002f) * k, arch.at[i].y), 0.0045f * k,
		              0.0045f * k);
	trace_fill(c, ink_solid(rgb(0xE85F84)));
}

static void add_part(struct scene *s, item_painter *draw, item_painter *shade, struct vec at, float size)
{
	struct item *item = scene_add(s, draw, shade, at);

	item->size = size;
}

static void garden_add(struct scene *s)
{
	const struct plan *p = &s->plan;
	float k = p->garden_scale;
	struct vec at = p->garden_at;

	if (!p->garden)
		return;
	struct item *floor_item = scene_add(s, garden_floor, NULL, at);

	floor_item->size = k;
	floor_item->depth = -2 * DEPTH_UNIT; /* flat: below everything that stands */
	/* a low hedge round it, open to the south where the rose arch stands */
	for (int i = 0; i < 32; i++) {
		struct vec d = vec_round(i);

		if (fabsf(d.x) < 0.3f && d.y > 0.0f)
			continue;
		add_part(s, bush_draw, NULL, vec(at.x + d.x * 0.141f * k, at.y + d.y * 0.112f * k + 0.004f),
		         0.0175f * k);
	}
	add_part(s, fountain_draw, NULL, at, k);
	for (int i = 0; i < 4; i++)
		add_part(s, topiary_draw, topiary_shade,
		         vec(at.x + (i & 1 ? 0.088f : -0.088f) * k, at.y + (i & 2 ? 0.070f : -0.056f) * k),
		         0.0175f * k);
	add_part(s, rose_arch_draw, NULL, vec(at.x, at.y + 0.116f * k), k);
}

const struct expansion_paint abbot_paint = {.landmarks = garden_add};
