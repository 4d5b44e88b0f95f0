/*
 * paint.c - what the Princess & the Dragon prints on its tiles: the dragon's sign, the ring of stones of a magic
 * portal, the princess's shield.  (A volcano is painted with the land: River II has one too.)
 */
#include "paint/land/sign.h"

#define SIGN_INK rgb(0x2A120C)

/* A shield in gold, on which the rest is painted. */
static void plate(struct easel *c, const struct item *g, struct rgb top, struct rgb bottom)
{
	float r = g->size * 0.5f * (c->scale <= 256.0f ? 1.12f : 1.0f);

	fill_ellipse(c, g->at, r + 0.010f, r + 0.010f, ink_solid(SIGN_INK));
	fill_ellipse(c, g->at, r, r, ink_vertical(rgb(0xFBDD7C), rgb(0xB9842A), g->at.y - r, g->at.y + r));
	fill_ellipse(c, g->at, r * 0.86f, r * 0.86f, ink_vertical(top, bottom, g->at.y - r, g->at.y + r));
}

static void plate_shade(struct easel *c, const struct item *g)
{
	block_shade(c, g->at.x - g->size * 0.45f, g->at.x + g->size * 0.45f, g->at.y, g->at.y + g->size * 0.4f, 0.03f);
}

/* A winged dragon, to the left. */
static void dragon_draw(struct easel *c, const struct item *g)
{
	static const struct vec outline[] = {
	    {-0.86f, -0.28f}, {-0.50f, -0.42f}, {-0.40f, -0.66f}, {-0.22f, -0.46f}, {-0.06f, -0.22f}, {-0.02f, 0.02f},
	    {0.10f, 0.06f},   {0.02f, -0.40f},  {0.26f, -0.80f},  {0.40f, -0.48f},  {0.72f, -0.62f},  {0.68f, -0.30f},
	    {0.86f, -0.14f},  {0.60f, -0.06f},  {0.50f, 0.18f},   {0.56f, 0.42f},   {0.74f, 0.40f},   {0.72f, 0.20f},
	    {0.92f, 0.34f},   {0.80f, 0.58f},   {0.52f, 0.66f},   {0.20f, 0.60f},   {0.16f, 0.74f},   {-0.08f, 0.74f},
	    {-0.14f, 0.60f},  {-0.42f, 0.74f},  {-0.54f, 0.66f},  {-0.46f, 0.36f},  {-0.34f, 0.06f},  {-0.38f, -0.12f},
	    {-0.84f, -0.12f},
	};
	enum { POINTS = sizeof outline / sizeof outline[0] };
	struct vec points[POINTS];
	float r = g->size * 0.5f * (c->scale <= 256.0f ? 1.12f : 1.0f), k = r * 0.86f;

	plate(c, g, rgb(0xC93A24), rgb(0x7E1B14));
	for (int i = 0; i < POINTS; i++)
		points[i] = vec(g->at.x + outline[i].x * k, g->at.y + outline[i].y * k);
	fill_polygon(c, points, POINTS, ink_solid(rgb(0xFFE9A8)));
	fill_ellipse(c, vec(g->at.x - 0.44f * k, g->at.y - 0.32f * k), 0.07f * k, 0.07f * k, ink_solid(rgb(0x7E1B14)));
}

/* Old stones in a ring, and a light of its own between them. */
static void portal_draw(struct easel *c, const struct item *g)
{
	/* the stones reach upwards: all of them stay within the sign */
	float r = g->size * 0.4f, flat = 0.72f;
	struct vec m = vec(g->at.x, g->at.y + g->size * 0.14f);
	enum { STONES = 9 };

	fill_ellipse(c, m, r * 1.22f, r * 1.22f * flat, ink_alpha(rgb(0x3E5A2A), 0.55f));
	fill_ellipse(c, m, r * 0.96f, r * 0.96f * flat, ink_radial(rgb(0xF4FFFF), rgb(0x3CA6C8), m, r));
	fill_ellipse(c, m, r * 0.62f, r * 0.62f * flat, ink_alpha(rgb(0xFFFFFF), 0.55f));
	fill_ellipse(c, m, r * 0.30f, r * 0.30f * flat, ink_alpha(rgb(0xFFF3B0), 0.9f));
	for (int i = 0; i < STONES; i++) {
		/* those behind first */
		int at = (i % 2 ? STONES - (i + 1) / 2 : i / 2) * 32 / STONES + 24;
		struct vec way = vec_round(at & 31);
		float wide = r * (0.21f + 0.04f * (float)(i % 3)), tall = r * (0.52f + 0.10f * (float)(i * 5 % 3));
		struct vec foot = vec(m.x + way.x * r, m.y + way.y * r * flat);
		struct vec stone[5] = {{foot.x - wide, foot.y + r * 0.10f},
		                       {foot.x - wide * 0.9f, foot.y - tall * 0.8f},
		                       {foot.x + wide * 0.1f, foot.y - tall},
		                       {foot.x + wide * 0.95f, foot.y - tall * 0.7f},
		                       {foot.x + wide, foot.y + r * 0.10f}};

		draw_polygon(c, stone, 5, ink_horizontal(rgb(0xCFCAC0), rgb(0x7C776E), foot.x - wide, foot.x + wide));
	}
}

static void portal_shade(struct easel *c, const struct item *g)
{
	trace_ellipse(c, vec(g->at.x + g->size * 0.12f, g->at.y + g->size * 0.10f), g->size * 0.62f, g->size * 0.44f);
	trace_shade(c, 0.8f);
}

static int princess_city(const struct tile_type *type)
{
	for (int i = 0; i < type->city_count; i++) {
		if (type->cities[i].princess)
			return i;
	}
	return 0;
}

/* Her face between long hair, under a pointed hat with a veil. */
static void princess_draw(struct easel *c, const struct item *g)
{
	float r = g->size * 0.5f * (c->scale <= 256.0f ? 1.12f : 1.0f), k = r * 0.86f, x = g->at.x, y = g->at.y;
	struct vec hat[3] = {
	    {x - 0.40f * k, y - 0.06f * k}, {x + 0.28f * k, y - 0.90f * k}, {x + 0.42f * k, y + 0.02f * k}};
	struct vec veil[4] = {{x + 0.28f * k, y - 0.88f * k},
	                      {x + 0.74f * k, y - 0.30f * k},
	                      {x + 0.62f * k, y + 0.40f * k},
	                      {x + 0.36f * k, y - 0.20f * k}};
	struct vec dress[4] = {{x - 0.22f * k, y + 0.46f * k},
	                       {x + 0.22f * k, y + 0.46f * k},
	                       {x + 0.52f * k, y + 0.86f * k},
	                       {x - 0.52f * k, y + 0.86f * k}};

	plate(c, g, rgb(0x6FA8DC), rgb(0x2F5E9A));
	fill_polygon(c, veil, 4, ink_alpha(rgb(0xFFFFFF), 0.85f));
	fill_ellipse(c, vec(x, y + 0.22f * k), 0.50f * k, 0.48f * k, ink_solid(rgb(0xE0A83A)));
	fill_polygon(c, dress, 4, ink_solid(rgb(0xD8437E)));
	fill_ellipse(c, vec(x, y + 0.20f * k), 0.33f * k, 0.37f * k, ink_solid(rgb(0xFBE0C4)));
	fill_polygon(c, hat, 3, ink_horizontal(rgb(0xF06A9E), rgb(0xB52A64), x - 0.4f * k, x + 0.42f * k));
	fill_ellipse(c, vec(x - 0.13f * k, y + 0.20f * k), 0.05f * k, 0.06f * k, ink_solid(SIGN_INK));
	fill_ellipse(c, vec(x + 0.13f * k, y + 0.20f * k), 0.05f * k, 0.06f * k, ink_solid(SIGN_INK));
	fill_ellipse(c, vec(x, y + 0.40f * k), 0.09f * k, 0.04f * k, ink_solid(rgb(0xC03A4A)));
}

static const struct tile_sign signs[] = {
    {TILE_DRAGON, NULL, 0.235f, dragon_draw, plate_shade},
    {TILE_PORTAL, NULL, 0.26f, portal_draw, portal_shade},
    {TILE_PRINCESS, princess_city, 0.215f, princess_draw, plate_shade},
};

extern const struct expansion_paint dragon_paint;
const struct expansion_paint dragon_paint = {.signs = signs, .sign_count = sizeof signs / sizeof signs[0]};
