/* paint.c - the abbot's gardens behind their hedges: round beds about a fountain, kitchen beds, an orchard by a pond.
 */
#include <math.h>

#include "paint/kit/season.h"
#include "paint/land/sign.h"

enum garden { ROUND, KITCHEN, ORCHARD, GARDENS };

static const uint32_t petals[2][4][3] = {{{0xCF4A74, 0xE88CA8, 0xFADFE7},
                                          {0x8458B6, 0xAE8AD6, 0xE6DAF4},
                                          {0xEAA928, 0xF6CD60, 0xFCEFC4},
                                          {0xD04C36, 0xEB8158, 0xF9D7BE}},
                                         /* asters and what has faded, in autumn */
                                         {{0x9C4A3A, 0xC27048, 0xE2B482},
                                          {0x70507E, 0x927098, 0xC0AAC6},
                                          {0xB88A2E, 0xD2AC52, 0xE8D39C},
                                          {0x96402E, 0xB8623E, 0xDA9E74}}};

/* What grows in beds that face each other: no two gardens in sight need be planted alike. */
enum { PLANTINGS = 6, BOX_HEDGE = 0x4F6B4C /* in winter */ };
static const uint8_t plantings[PLANTINGS][2] = {{0, 2}, {1, 0}, {3, 2}, {0, 0}, {1, 2}, {3, 1}};

static const uint32_t *blossom(const struct easel *c, int which) { return petals[c->season->litter != 0][which]; }

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
	const uint32_t *color = blossom(c, plantings[g->look % PLANTINGS][side & 1]);

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

/* Trodden earth: a garden's paths, and the one that leads to its gate. */
static struct ink path_ink(const struct easel *c) { return ink_solid(season_roof(c->season, rgb(0xE2D0A0), 0.9f)); }

static void gate_path(struct easel *c, const struct item *g, float from)
{
	float k = g->size, bend = g->look & 1 ? 0.022f : -0.022f;
	struct vec way[3] = {{g->at.x, g->at.y + from * k},
	                     {g->at.x + 0.3f * bend * k, g->at.y + 0.145f * k},
	                     {g->at.x + bend * k, g->at.y + 0.172f * k}};

	fill_strip(c, way, 3, 0.026f * k, false, path_ink(c));
}

/* Grass in the hedge's shade, so that the garden lies in its field. */
static void garden_ground(struct easel *c, const struct item *g)
{
	float k = g->size;

	for (int i = 0; i < 3; i++)
		fill_ellipse(c, vec(g->at.x + 0.006f * k, g->at.y + 0.008f * k), (0.176f - 0.010f * (float)i) * k,
		             (0.142f - 0.009f * (float)i) * k, ink_alpha(rgb(c->season->shade), 0.16f));
	gate_path(c, g, 0.09f);
}

static void round_floor(struct easel *c, const struct item *g)
{
	float k = g->size;

	garden_ground(c, g);
	fill_ellipse(c, g->at, 0.146f * k, 0.116f * k, ink_solid(rgb(c->season->bare ? BOX_HEDGE : 0x5F8F3C)));
	fill_ellipse(c, g->at, 0.134f * k, 0.105f * k, path_ink(c));
	for (int q = 0; q < 4; q++)
		bed(c, g, q, 0.052f, 0.117f);
}

/* Six beds of what is eaten, in rows. */
static void kitchen_floor(struct easel *c, const struct item *g)
{
	static const uint32_t kale[2] = {0x557262, 0xF4F8FC}; /* stands through the winter, under caps of snow */
	static const uint32_t crops[6][2] = {{0x5F8F3C, 0xA6C979}, {0x8A66B8, 0xB79ADD}, {0x4F7F36, 0xE3862C},
	                                     {0x7C9B3E, 0xD9C34E}, {0x6A9442, 0xC94A4A}, {0x47803F, 0x8DBB63}};
	float k = g->size;

	garden_ground(c, g);
	fill_rect(c, g->at.x - 0.124f * k, g->at.y - 0.097f * k, g->at.x + 0.124f * k, g->at.y + 0.099f * k,
	          path_ink(c));
	for (int i = 0; i < 6; i++) {
		struct vec m = vec(g->at.x + 0.083f * (float)(i % 3 - 1) * k, g->at.y + (i < 3 ? -0.049f : 0.047f) * k);
		const uint32_t *crop = c->season->bare ? kale : crops[(uint32_t)(i + (int)(g->look % 6)) % 6];
		struct rgb earth = season_roof(c->season, rgb(0x7B5C3B), 0.8f);

		fill_rect(c, m.x - 0.035f * k, m.y - 0.039f * k, m.x + 0.035f * k, m.y + 0.039f * k, ink_solid(earth));
		for (int layer = 0; layer < 2; layer++) {
			for (int n = 0; n < 12; n++) {
				struct vec at = vec(m.x + (-0.024f + 0.024f * (float)(n % 3)) * k,
				                    m.y + (-0.029f + 0.019f * (float)(n / 3)) * k);
				float r = (layer ? 0.0062f : 0.0108f) * k;

				trace_ellipse(c,
				              vec(at.x - 0.002f * k * (float)layer, at.y - 0.003f * k * (float)layer),
				              r, r * 0.86f);
			}
			trace_fill(c, ink_solid(rgb(crop[layer])));
		}
	}
}

/* Mown grass, a pond, a path to it, flowers along the hedge. */
static void orchard_floor(struct easel *c, const struct item *g)
{
	float k = g->size;
	struct vec at = g->at, pond = vec(at.x + 0.030f * k, at.y + 0.012f * k);
	struct vec way[4] = {{at.x, at.y + 0.112f * k},
	                     {at.x - 0.010f * k, at.y + 0.080f * k},
	                     {at.x - 0.004f * k, at.y + 0.050f * k},
	                     {pond.x - 0.02f * k, pond.y + 0.02f * k}};
	const uint32_t *color = blossom(c, (int)(g->look >> 4 & 3));

	garden_ground(c, g);
	fill_ellipse(c, at, 0.142f * k, 0.112f * k, ink_solid(rgb(c->season->lawn)));
	fill_strip(c, way, 4, 0.022f * k, false, path_ink(c));
	for (int layer = 0; layer < 3 && !c->season->bare; layer++) {
		for (int i = 0; i < 26; i++) {
			struct vec d = vec_round_between(9.5f + 13.0f * (float)i / 26.0f);
			float far = (0.112f + 0.010f * (float)(i * 7 % 4)) * k;

			trace_ellipse(c, vec(at.x + d.x * far, at.y + d.y * far * 0.76f),
			              (0.0098f - 0.0024f * (float)layer) * k, (0.0086f - 0.0021f * (float)layer) * k);
		}
		trace_fill(c, ink_solid(rgb(color[layer])));
	}
	draw_ellipse(c, pond, 0.050f * k, 0.031f * k, ink_solid(rgb(0xB9AD98)));
	fill_ellipse(
	    c, vec(pond.x, pond.y + 0.002f * k), 0.043f * k, 0.025f * k,
	    ink_vertical(rgb(c->season->water[0]), rgb(c->season->water[1]), pond.y - 0.026f * k, pond.y + 0.026f * k));
}

/* An apple tree: in blossom, with its fruit, or bare. */
static void apple_draw(struct easel *c, const struct item *t)
{
	static const float crown[5][3] = {{-0.7f, -1.5f, 0.75f},
	                                  {0.7f, -1.45f, 0.75f},
	                                  {0, -1.05f, 0.8f},
	                                  {-0.3f, -2.2f, 0.75f},
	                                  {0.45f, -2.1f, 0.7f}};
	static const float leaf[3] = {1.18f, 1.0f, 0.5f};
	bool autumn = c->season->litter != 0;
	const uint32_t colors[3] = {c->season->outline, autumn ? 0xA89A3E : 0x6F9E48, autumn ? 0xCDB650 : 0xA3CB72};
	float r = t->size;

	if (c->season->bare) {
		tree_draw(c, t);
		return;
	}
	fill_line(c, t->at, vec(t->at.x, t->at.y - r), 0.4f * r, ink_solid(rgb(0x6B4A2C)));
	for (int pass = 0; pass < 3; pass++) {
		for (int i = 0; i < 5; i++) {
			float wide = crown[i][2] * leaf[pass] * r, up = pass == 2 ? 0.22f * r : 0.0f;

			trace_ellipse(c, vec(t->at.x + crown[i][0] * r - up, t->at.y + crown[i][1] * r - up), wide,
			              wide * 0.9f);
		}
		trace_fill(c, ink_solid(rgb(colors[pass])));
	}
	for (int i = 0; i < 9; i++) { /* blossom or apples, over all of the crown */
		struct vec d = vec_round_between(3.1f * (float)i + (float)(t->look & 3));
		float far = i & 1 ? 1.05f : 0.55f;

		trace_ellipse(c, vec(t->at.x + d.x * far * r, t->at.y - 1.6f * r + d.y * far * 0.85f * r), 0.22f * r,
		              0.2f * r);
	}
	trace_fill(c, ink_solid(rgb(autumn ? 0xB5332A : 0xFCE4EA)));
}

static void add_part(struct scene *s, item_painter *draw, item_painter *shade, struct vec at, float size)
{
	scene_add(s, draw, shade, at)->size = size;
}

/* A low hedge round it, open to the south where the gate is; so much of it each way. */
static void hedge_add(struct scene *s, struct vec at, float k)
{
	for (int i = 0; i < 32; i++) {
		struct vec d = vec_round(i);

		if (fabsf(d.x) < 0.3f && d.y > 0.0f)
			continue;
		add_part(s, bush_draw, bush_shade, vec(at.x + d.x * 0.141f * k, at.y + d.y * 0.112f * k + 0.004f),
		         0.0175f * k);
	}
}

static void orchard_add(struct scene *s, struct vec at, float k)
{
	static const struct vec trees[] = {
	    {-0.078f, -0.018f}, {-0.020f, -0.052f}, {0.052f, -0.044f}, {0.096f, 0.022f}, {-0.066f, 0.052f}};

	hedge_add(s, at, k);
	for (size_t i = 0; i < sizeof trees / sizeof trees[0]; i++)
		add_part(s, apple_draw, tree_shade, vec(at.x + trees[i].x * k, at.y + trees[i].y * k), 0.0205f * k);
}

static void kitchen_add(struct scene *s, struct vec at, float k)
{
	add_part(s, fence_sides_draw, NULL, vec(at.x, at.y), k);
	add_part(s, fence_draw, NULL, vec(at.x, at.y - 0.098f * k), k);
	add_part(s, fence_open_draw, NULL, vec(at.x, at.y + 0.102f * k), k);
	add_part(s, apple_draw, tree_shade, vec(at.x - 0.110f * k, at.y - 0.080f * k), 0.019f * k);
}

static void rosary_add(struct scene *s, struct vec at, float k)
{
	hedge_add(s, at, k);
	add_part(s, garden_fountain_draw, NULL, at, k);
	for (int i = 0; i < 4; i++)
		add_part(s, topiary_draw, topiary_shade,
		         vec(at.x + (i & 1 ? 0.088f : -0.088f) * k, at.y + (i & 2 ? 0.070f : -0.056f) * k),
		         0.0175f * k);
}

static void garden_add(struct scene *s)
{
	static const struct {
		item_painter *floor;
		void (*add)(struct scene *s, struct vec at, float k);
	} gardens[GARDENS] = {
	    [ROUND] = {round_floor, rosary_add},
	    [KITCHEN] = {kitchen_floor, kitchen_add},
	    [ORCHARD] = {orchard_floor, orchard_add},
	};
	const struct plan *p = &s->plan;
	/* never the same as on the next cell */
	enum garden kind =
	    (enum garden)(((uint32_t)(s->job->x + 2 * s->job->y) + s->job->seed % GARDENS + 0xC0000000u) % GARDENS);

	if (!p->garden)
		return;
	/* corners leave room to who stands in the field: a round one has none */
	for (int i = 0; i < 4; i++)
		if (scene_spot_distance(s, vec(p->garden_at.x + (i & 1 ? 0.14f : -0.14f) * p->garden_scale,
		                               p->garden_at.y + (i & 2 ? 0.11f : -0.11f) * p->garden_scale)) < 0.075f)
			kind = ROUND;
	struct item *floor_item = scene_add(s, gardens[kind].floor, NULL, p->garden_at);

	floor_item->size = p->garden_scale;
	floor_item->look = hash4(s->seed, 0x6a2e, 0, 0);
	floor_item->depth = -2 * DEPTH_UNIT; /* flat: below everything that stands */
	gardens[kind].add(s, p->garden_at, p->garden_scale);
	add_part(s, rose_arch_draw, NULL, vec(p->garden_at.x, p->garden_at.y + 0.116f * p->garden_scale),
	         p->garden_scale);
}

const struct expansion_paint abbot_paint = {.landmarks = garden_add};
