/* paint.c - what the Princess & the Dragon prints on its tiles: the dragon's sign, the ring of stones of a magic
 * portal, the princess at her window, the mouths of a tunnel, the light over a volcano.  (The volcano itself is painted
 * with the land: River II has one too.) */
#include "paint/kit/kit.h"
#include "paint/land/sign.h"

enum { INK = 0x2A120C };

/* A shield in gold, on which the rest is painted. */
static void plate(struct easel *c, const struct item *g, struct rgb top, struct rgb bottom)
{
	float r = g->size * 0.5f * (c->scale <= 256.0f ? 1.12f : 1.0f);

	fill_ellipse(c, g->at, r + 0.010f, r + 0.010f, ink_solid(rgb(INK)));
	fill_ellipse(c, g->at, r, r, ink_vertical(rgb(0xFBDD7C), rgb(0xB9842A), g->at.y - r, g->at.y + r));
	fill_ellipse(c, g->at, r * 0.86f, r * 0.86f, ink_vertical(top, bottom, g->at.y - r, g->at.y + r));
}

static void plate_shade(struct easel *c, const struct item *g)
{
	block_shade(c, g->at.x - g->size * 0.45f, g->at.x + g->size * 0.45f, g->at.y, g->at.y + g->size * 0.4f, 0.03f);
}

/* A winged dragon, to the left. */
static const float dragon_outline[] = {-860, -280, -500, -420, -400, -660, -220, -460, -60,  -220, -20,  20,   100,
                                       60,   20,   -400, 260,  -800, 400,  -480, 720,  -620, 680,  -300, 860,  -140,
                                       600,  -60,  500,  180,  560,  420,  740,  400,  720,  200,  920,  340,  800,
                                       580,  520,  660,  200,  600,  160,  740,  -80,  740,  -140, 600,  -420, 740,
                                       -540, 660,  -460, 360,  -340, 60,   -380, -120, -840, -120};

static const struct part dragon[] = {
    {OUTLINE, {0}, FLAT, .in = {0xFFE9A8}, .bare = true, .outline = dragon_outline, .points = 31},
    {DOT, {-440, -320, 70, 70}, FLAT, .in = {0x7E1B14}},
};

static void dragon_draw(struct easel *c, const struct item *g)
{
	float r = g->size * 0.5f * (c->scale <= 256.0f ? 1.12f : 1.0f);
	struct kit p = kit_at(c, g->at, r * 0.86f);

	plate(c, g, rgb(0xC93A24), rgb(0x7E1B14));
	kit_draw(&p, PARTS(dragon));
}

/* What a portal sheds on the grass, and what rises from it. */
static void portal_glow(struct easel *c, struct vec at, float r, float flat)
{
	for (int i = 0; i < 4; i++) {
		float wide = r * (1.62f - 0.16f * (float)i);

		fill_ellipse(c, at, wide, wide * flat, ink_alpha(rgb(0x8FF0FF), 0.16f));
	}
	fill_ellipse(c, at, r * 1.10f, r * 1.10f * flat, ink_solid(rgb(0x245E78)));
	fill_ellipse(c, at, r * 0.96f, r * 0.96f * flat, ink_radial(rgb(0xFFFFFF), rgb(0x2FA4D6), at, r));
}

/* Old stones in a ring, and a light of its own between them. */
static void portal_draw(struct easel *c, const struct item *g)
{
	/* the stones reach upwards: all of them stay within the sign */
	float r = g->size * 0.4f, flat = 0.72f;
	struct vec m = vec(g->at.x, g->at.y + g->size * 0.14f);
	enum { STONES = 9, BEHIND = 5 };

	portal_glow(c, m, r, flat);
	for (int i = 0; i < STONES; i++) {
		/* those behind first; the light stands before them */
		int at = (i % 2 ? STONES - (i + 1) / 2 : i / 2) * 32 / STONES + 24;
		struct vec way = vec_round(at & 31);
		float wide = r * (0.21f + 0.04f * (float)(i % 3)), tall = r * (0.52f + 0.10f * (float)(i * 5 % 3));
		struct vec foot = vec(m.x + way.x * r, m.y + way.y * r * flat);
		struct vec stone[5] = {{foot.x - wide, foot.y + r * 0.10f},
		                       {foot.x - wide * 0.9f, foot.y - tall * 0.8f},
		                       {foot.x + wide * 0.1f, foot.y - tall},
		                       {foot.x + wide * 0.95f, foot.y - tall * 0.7f},
		                       {foot.x + wide, foot.y + r * 0.10f}};

		for (int k = 0; k < 4 && i == BEHIND; k++)
			fill_ellipse(c, vec(m.x, m.y - r * (0.10f + 0.20f * (float)k)), r * (0.60f - 0.09f * (float)k),
			             r * (0.52f - 0.06f * (float)k), ink_alpha(rgb(0xD6FBFF), 0.34f));
		draw_polygon(c, stone, 5, ink_horizontal(rgb(0xC9C6C0), rgb(0x6E6B68), foot.x - wide, foot.x + wide));
	}
}

static void portal_shade(struct easel *c, const struct item *g)
{
	trace_ellipse(c, vec(g->at.x + g->size * 0.12f, g->at.y + g->size * 0.10f), g->size * 0.62f, g->size * 0.44f);
	trace_shade(c, 0.8f);
}

static int princess_city(const struct tile_type *type)
{
	for (int i = 0; i < type->city_count; i++)
		if (type->cities[i].signs >> SIGN_PRINCESS & 1)
			return i;
	return 0;
}

/* Her face between long hair, under a pointed hat with a veil; a unit: half her window's width. */
static const struct part bust[] = {
    {QUAD, {300, -1460, 860, -700, 800, 700, 460, -300}, FLAT, .in = {0xFFFFFF}, .alpha = 85, .bare = true},
    {DOT, {0, 300, 660, 660}, FLAT, .in = {0xE0A83A}},
    {QUAD, {-340, 600, 340, 600, 840, 1220, -840, 1220}, FLAT, .in = {0xD8437E}, .bare = true},
    {DOT, {0, 240, 440, 500}, FLAT, .in = {0xFBE0C4}},
    {TRIANGLE,
     {-580, -160, 300, -1500, 580, -60},
     LEVEL,
     .in = {0xF06A9E, 0xB52A64},
     .ends = {-500, 500},
     .bare = true},
    {DOT, {-170, 240, 65, 85}, FLAT, .in = {INK}, .times = 2, .step = {340}},
    {DOT, {0, 520, 120, 50}, FLAT, .in = {0xC03A4A}},
};

/* A round-headed opening. */
static void trace_window(struct easel *c, struct vec at, float r)
{
	trace_rect(c, at.x - r, at.y - 0.42f * r, at.x + r, at.y + 1.22f * r);
	trace_ellipse(c, vec(at.x, at.y - 0.42f * r), r, r * 1.06f);
}

/* A tower under a roof that no other house of the city has; she looks out of its window. */
static void princess_draw(struct easel *c, const struct item *g)
{
	float k = g->size * (c->scale <= 256.0f ? 1.10f : 1.0f), r = 0.36f * k, half = 0.50f * k;
	float x = g->at.x, y = g->at.y - 0.30f * k, eaves = y - 0.62f * k;
	struct vec tip = vec(x, eaves - 0.74f * k);
	struct kit her = kit_at(c, vec(x, y + 0.06f * k), r * 0.86f);
	struct vec west[3] = {{x - half * 1.26f, eaves + 0.04f * k}, tip, {x + 0.10f * k, eaves + 0.12f * k}};
	struct vec east[3] = {{x + 0.10f * k, eaves + 0.12f * k}, tip, {x + half * 1.26f, eaves + 0.04f * k}};
	struct vec flag[3] = {{x, tip.y - 0.24f * k}, {x + 0.34f * k, tip.y - 0.15f * k}, {x, tip.y - 0.05f * k}};

	draw_ellipse(c, vec(x, y + 0.66f * k), half, half * 0.34f, ink_solid(rgb(0xA9977A)));
	draw_rect(c, x - half, eaves, x + half, y + 0.66f * k,
	          ink_horizontal(rgb(0xFFF8E8), rgb(0xBBA683), x - half, x + half));
	for (int i = 0; i < 5 && c->scale >= 100.0f; i++) {
		float row = y + (0.52f - 0.22f * (float)i) * k;

		trace_line(c, vec(x - half, row), vec(x - half * (i & 1 ? 0.86f : 0.80f), row), 0.012f * k);
		trace_line(c, vec(x + half * (i & 1 ? 0.84f : 0.80f), row), vec(x + half, row), 0.012f * k);
	}
	trace_fill(c, ink_alpha(rgb(0x6E5A40), 0.6f));
	trace_window(c, vec(x, y), r * 1.22f);
	trace_fill(c, ink_solid(rgb(INK)));
	trace_window(c, vec(x, y), r * 1.10f);
	trace_fill(c, ink_vertical(rgb(0xFBDD7C), rgb(0xB9842A), y - r, y + r));
	trace_window(c, vec(x, y), r * 0.94f);
	trace_fill(c, ink_vertical(rgb(0x274C86), rgb(0x6FA8DC), y - r, y + r));
	kit_draw(&her, PARTS(bust));
	draw_rect(c, x - r * 1.36f, y + 1.12f * r, x + r * 1.36f, y + 1.36f * r,
	          ink_horizontal(rgb(0xFFFAF0), rgb(0xC9B693), x - r, x + r));
	draw_polygon(c, west, 3, ink_solid(season_roof(c->season, rgb(0xF07CA8), 0.35f)));
	draw_polygon(c, east, 3, ink_solid(season_roof(c->season, rgb(0xB83A72), 0.20f)));
	fill_line(c, vec(x, tip.y + 0.04f * k), vec(x, tip.y - 0.26f * k), 0.05f * k, ink_solid(rgb(INK)));
	draw_polygon(c, flag, 3, ink_solid(rgb(0xFFD24E)));
}

static void princess_shade(struct easel *c, const struct item *g)
{
	tower_shade(c, vec(g->at.x, g->at.y + g->size * 0.30f), g->size * 0.5f, g->size * 1.3f);
}

/* ---- a tunnel's mouth: an arch of stone in a bank of earth; to: unit vector out to the meadow ---- */

#define MOUTH_HALF 0.082f
#define MOUTH_HIGH 0.072f

static void mouth_front(struct easel *c, float x, float y)
{
	float high = MOUTH_HIGH;
	struct vec face[6] = {{x - MOUTH_HALF, y},
	                      {x - MOUTH_HALF * 0.94f, y - high * 0.72f},
	                      {x - MOUTH_HALF * 0.52f, y - high * 1.14f},
	                      {x + MOUTH_HALF * 0.52f, y - high * 1.14f},
	                      {x + MOUTH_HALF * 0.94f, y - high * 0.72f},
	                      {x + MOUTH_HALF, y}};

	draw_polygon(c, face, 6, ink_horizontal(rgb(0xE9DFCB), rgb(0x9C8D74), x - MOUTH_HALF, x + MOUTH_HALF));
	for (int i = 0; i <= 8 && c->scale >= 90.0f; i++) { /* the stones of the arch */
		struct vec way = vec_round_between(16.0f + 2.0f * (float)i);

		trace_line(c, vec(x + way.x * 0.046f, y - 0.030f + way.y * 0.034f),
		           vec(x + way.x * 0.068f, y - 0.030f + way.y * 0.050f), 0.0035f);
	}
	trace_fill(c, ink_alpha(rgb(0x5A4A36), 0.7f));
	trace_rect(c, x - 0.046f, y - 0.030f, x + 0.046f, y + 0.004f);
	trace_ellipse(c, vec(x, y - 0.030f), 0.046f, 0.034f);
	trace_fill(c, ink_vertical(rgb(0x0E0907), rgb(0x46352A), y - 0.06f, y + 0.004f));
}

static void mouth_draw(struct easel *far, const struct item *m)
{
	struct easel near = easel_zoomed(far, m->at, m->size), *c = &near;
	float x = m->at.x, y = m->at.y;
	struct rgb turf = season_roof(c->season, rgb(c->season->grass[0]), 1.0f);
	struct vec back = vec(x - m->to.x * 0.05f, y - m->to.y * 0.05f);

	if (m->to.y > 0.35f) {
		fill_ellipse(c, vec(back.x, back.y - 0.018f), MOUTH_HALF * 1.12f, MOUTH_HIGH * 0.92f,
		             ink_solid(rgb_scale(turf, 0.80f)));
		mouth_front(c, x, y);
		return;
	}
	if (m->to.y < -0.35f) { /* from behind: the bank hides the road's end; its coping shows */
		struct vec bank[6] = {{x - MOUTH_HALF * 1.15f, y + 0.052f}, {x - MOUTH_HALF * 0.98f, y - 0.010f},
		                      {x - MOUTH_HALF * 0.5f, y - 0.038f},  {x + MOUTH_HALF * 0.5f, y - 0.038f},
		                      {x + MOUTH_HALF * 0.98f, y - 0.010f}, {x + MOUTH_HALF * 1.15f, y + 0.052f}};

		fill_polygon(c, bank, 6,
		             ink_vertical(rgb_scale(turf, 1.06f), rgb_scale(turf, 0.86f), y - 0.03f, y + 0.05f));
		fill_strip(c, bank + 1, 4, 0.024f, false, ink_solid(INK_OUTLINE));
		fill_strip(c, bank + 1, 4, 0.015f, false,
		           ink_horizontal(rgb(0xEFE6D4), rgb(0xA99A80), x - MOUTH_HALF, x + MOUTH_HALF));
		return;
	}
	float side = m->to.x > 0.0f ? 1.0f : -1.0f;

	fill_ellipse(c, vec(back.x, y - 0.012f), 0.072f, 0.070f, ink_solid(rgb_scale(turf, 0.84f)));
	draw_ellipse(c, vec(x, y - 0.014f), 0.042f, 0.072f,
	             ink_vertical(rgb(0xEFE6D4), rgb(0xA99A80), y - 0.08f, y + 0.05f));
	fill_ellipse(c, vec(x + side * 0.012f, y - 0.006f), 0.021f, 0.048f, ink_solid(rgb(0x1C120E)));
}

static void mouth_shade(struct easel *c, const struct item *m)
{
	trace_ellipse(c, vec(m->at.x - m->to.x * 0.03f + 0.035f, m->at.y - m->to.y * 0.03f + 0.012f), MOUTH_HALF * 1.1f,
	              0.045f);
	trace_shade(c, 0.9f);
}

static void mouths_add(struct scene *s)
{
	for (int i = 0; i < s->plan.road_count; i++) {
		struct vec along, end = line_point(&s->plan.roads[i], line_length(&s->plan.roads[i]), &along);
		/* narrower where a farmer lies beside it, but no road ends without one */
		float room = (scene_spot_distance(s, end) - 0.036f) / MOUTH_HALF;
		struct item *mouth = scene_add(s, mouth_draw, mouth_shade, end);

		if (!mouth)
			return;
		mouth->to = vec(-along.x, -along.y);
		mouth->size = room > 1 ? 1 : room < 0.72f ? 0.72f : room;
	}
}

/* ---- a volcano: the crater's light on its smoke ---- */

/* at: the crater */
static void glow_draw(struct easel *c, const struct item *g)
{
	for (int i = 0; i < 5; i++) {
		float r = 0.030f + 0.019f * (float)i;

		fill_ellipse(c, vec(g->at.x, g->at.y - 0.012f), r, r * 0.78f, ink_alpha(rgb(0xFF8A30), 0.15f));
	}
	fill_ellipse(c, g->at, 0.040f, 0.013f, ink_radial(rgb(0xFFF6C0), rgb(0xFF9A34), g->at, 0.04f));
}

static void glow_add(struct scene *s)
{
	struct vec at = s->plan.volcano_at;
	struct item *glow = scene_add(s, glow_draw, NULL, vec(at.x, at.y - 0.162f));

	if (glow)
		glow->depth = (int)((at.y + 0.086f) * DEPTH_UNIT);
}

static void land_add(struct scene *s)
{
	if (s->plan.type->flags & TILE_TUNNEL)
		mouths_add(s);
	if (s->plan.volcano && !s->plan.water_count)
		glow_add(s);
}

static const struct tile_sign signs[] = {
    {TILE_DRAGON, NULL, 0.235f, 0, dragon_draw, plate_shade},
    {TILE_PORTAL, NULL, 0.26f, 0, portal_draw, portal_shade},
    {TILE_PRINCESS, princess_city, 0.190f, 1.75f, princess_draw, princess_shade},
};

const struct expansion_paint dragon_paint = {ROWS(sign, signs), .add = land_add};
