/* paint.c - the abbot's garden: flower beds behind a hedge. */
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

/* Three gardens, so that two in sight seldom are one stamp: beds in a ring round a fountain, four beds in the corners
 * of a cross, rows behind fruit trees. */
enum garden { ROSETTE, CROSS, ROWS, GARDENS };

static enum garden garden_of(const struct item *g) { return (enum garden)(g->look / PLANTINGS % GARDENS); }

enum { BEDS = 4 };

/* A place in a bed: `u` along it, `v` across, 0 to 1. */
static struct vec bed_place(const struct item *g, int bed, float u, float v)
{
	float k = g->size, x, y;

	if (garden_of(g) == ROSETTE) { /* a fourth of a ring, minus the path between beds */
		float inner = 0.95f + 2.1f * u, outer = 0.42f + 3.16f * u, r = 0.052f + 0.065f * v;
		struct vec d = vec_round_between(2.0f * ((float)bed * 4.0f + inner + (outer - inner) * v));

		x = d.x * r;
		y = d.y * r * 0.78f;
	} else if (garden_of(g) == CROSS) {
		x = (bed & 1 ? 1.0f : -1.0f) * (0.024f + 0.090f * u);
		y = (bed & 2 ? 1.0f : -1.0f) * (0.022f + 0.058f * v);
	} else {
		x = -0.112f + 0.224f * u;
		y = -0.056f + 0.036f * (float)bed + 0.021f * v;
	}
	return vec(g->at.x + x * k, g->at.y + y * k);
}

static void bed(struct easel *c, const struct item *g, int bed)
{
	struct vec points[8];
	float k = g->size;

	for (int i = 0; i < 4; i++) {
		points[i] = bed_place(g, bed, (float)i / 3.0f, 1.0f);
		points[7 - i] = bed_place(g, bed, (float)i / 3.0f, 0.0f);
	}
	trace_polygon(c, points, 8);
	trace_strip(c, points, 8, 0.012f * k, true);
	trace_fill(c, ink_solid(rgb(c->season->bare ? BOX_HEDGE : 0x52803A)));
	fill_polygon(c, points, 8, ink_solid(c->season->bare ? rgb(c->season->snow) : rgb(0x6E9A43)));
	if (c->season->bare) /* nothing blooms: white beds between box hedges */
		return;
	/* blossom in drifts of one colour, so that it is seen from afar */
	struct dice dice = {hash4(g->look, (uint32_t)bed, 0, 0)};
	const uint32_t *color = petals[plantings[g->look % PLANTINGS][bed & 1]];

	for (int layer = 0; layer < 3; layer++) {
		for (int i = 0; i < 16; i++) {
			float u = dice_real(&dice, 0.06f, 0.94f);

			trace_ellipse(c, bed_place(g, bed, u, dice_real(&dice, 0.15f, 0.85f)),
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
	struct ink hedge = ink_solid(rgb(season->bare ? BOX_HEDGE : 0x5F8F3C));
	struct ink gravel = ink_solid(season_roof(season, rgb(0xE6D6A8), 0.9f));

	if (garden_of(g) == ROSETTE) {
		fill_ellipse(c, at, 0.146f * k, 0.116f * k, hedge);
		fill_ellipse(c, at, 0.134f * k, 0.105f * k, gravel);
	} else {
		fill_rect(c, at.x - 0.136f * k, at.y - 0.106f * k, at.x + 0.136f * k, at.y + 0.110f * k, hedge);
		fill_rect(c, at.x - 0.128f * k, at.y - 0.099f * k, at.x + 0.128f * k, at.y + 0.103f * k, gravel);
	}
	for (int i = 0; i < BEDS; i++)
		bed(c, g, i);
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
	/* corners leave room to who stands in the field; a ring has none */
	for (int i = 0; i < 4; i++)
		if (scene_spot_distance(
		        s, vec(at.x + (i & 1 ? 0.14f : -0.14f) * k, at.y + (i & 2 ? 0.11f : -0.11f) * k)) < 0.075f)
			floor_item->look -= (uint32_t)garden_of(floor_item) * PLANTINGS;
	enum garden garden = garden_of(floor_item);
	/* a low hedge round it, open to the south where the rose arch stands */
	for (int i = 0; i < 32; i++) {
		struct vec d = vec_round(i);
		float square = garden == ROSETTE ? 1.0f : 0.96f / fmaxf(fabsf(d.x), fabsf(d.y));

		if (fabsf(d.x) < 0.3f && d.y > 0.0f)
			continue;
		add_part(s, bush_draw, NULL,
		         vec(at.x + d.x * square * 0.141f * k, at.y + d.y * square * 0.112f * k + 0.004f), 0.0175f * k);
	}
	if (garden != ROWS)
		add_part(s, fountain_draw, NULL, at, garden == CROSS ? 0.62f * k : k);
	for (int i = 0; i < 4; i++)
		if (garden == ROWS && !(i & 2)) /* fruit trees behind the rows */
			add_part(s, tree_draw, topiary_shade,
			         vec(at.x + (i & 1 ? 0.078f : -0.078f) * k, at.y - 0.070f * k), 0.030f * k);
		else if (garden != ROWS)
			add_part(s, topiary_draw, topiary_shade,
			         vec(at.x + (i & 1 ? 0.088f : -0.088f) * k, at.y + (i & 2 ? 0.070f : -0.056f) * k),
			         0.0175f * k);
	add_part(s, rose_arch_draw, NULL, vec(at.x, at.y + 0.116f * k), k);
}

const struct expansion_paint abbot_paint = {.landmarks = garden_add};
