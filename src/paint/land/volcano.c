/* volcano.c - a mountain of fire: ridges and gullies about a crater, lava down the gullies, ash where meadow was. */

#include "paint/kit/season.h"
#include "paint/land/loose.h"

#include <math.h>

/* Its middle lies behind its foot; the slope is a mesh of points round it, seen as all the land is. */
#define MIDDLE 0.070f
#define FOOT_HALF 0.205f
#define FLAT 0.54f /* how flat its round is seen */
#define CRATER_HALF 0.066f
#define CRATER_HIGH 0.25f /* above the foot, on the picture */
#define RISE (CRATER_HIGH - MIDDLE)

enum { SPOKES = 40, RINGS = 7, TONES = 6 };

/* How far up the slope each ring is: 0 at the foot, 1 at the rim. */
static const float rings[RINGS] = {0.0f, 0.15f, 0.34f, 0.54f, 0.74f, 0.90f, 1.0f};

struct point {
	float x, y, z; /* east, south, up, from the middle of its base */
};

/* Its form: of each spoke the direction, whether it is a ridge (1) or a gully (-1), how far its foot reaches, how high
 * its rim is, and where it sways to. */
struct mountain {
	float turn[SPOKES], ridge[SPOKES], reach[SPOKES], rim[SPOKES], sway[SPOKES];
};

static void mountain_form(struct mountain *m, uint32_t look)
{
	struct dice dice = {look};

	for (int i = 0; i < SPOKES; i++) {
		/* a ridge, its flank, a gully, the next one's flank */
		float crest = i % 4 == 0   ? dice_real(&dice, 0.55f, 1.0f)
		              : i % 4 == 2 ? dice_real(&dice, -1.0f, -0.6f)
		                           : 0.0f;

		m->ridge[i] = crest + dice_real(&dice, -0.12f, 0.12f);
		m->turn[i] = ((float)i + dice_real(&dice, -0.22f, 0.22f)) * 32.0f / SPOKES;
		m->reach[i] = 1.0f + 0.13f * m->ridge[i] + dice_real(&dice, -0.05f, 0.10f);
		m->rim[i] = dice_real(&dice, -0.012f, 0.010f) + 0.010f * m->ridge[i];
		m->sway[i] = dice_real(&dice, -0.9f, 0.9f);
	}
}

static struct point mountain_point(const struct mountain *m, int spoke, float up)
{
	int i = spoke % SPOKES;
	float down = 1.0f - up, turn = m->turn[i] + m->sway[i] * up * down;
	struct vec way = vec_round_between(turn < 0.0f ? turn + 32.0f : turn >= 32.0f ? turn - 32.0f : turn);
	float far = CRATER_HALF + (FOOT_HALF * m->reach[i] - CRATER_HALF) * down;
	float high = RISE * (0.20f * up + 0.80f * up * up) + m->ridge[i] * 0.100f * up * down * (0.4f + 0.6f * up) +
	             m->rim[i] * up * up;

	return (struct point){way.x * far, way.y * far, high};
}

static struct vec seen(const struct item *v, struct point p)
{
	return vec(v->at.x + p.x, v->at.y - MIDDLE + p.y * FLAT - p.z);
}

static bool wound_to_us(const struct vec *p, int count)
{
	float area = 0.0f;

	for (int i = 0; i < count; i++) {
		struct vec a = p[i], b = p[(i + 1) % count];

		area += a.x * b.y - b.x * a.y;
	}
	return area < 0.0f;
}

/* How much light falls on a face from the north-west above: 0 ... 1. */
static float light_on(struct point a, struct point b, struct point c)
{
	struct point u = {b.x - a.x, b.y - a.y, b.z - a.z}, v = {c.x - a.x, c.y - a.y, c.z - a.z};
	struct point n = {u.y * v.z - u.z * v.y, u.z * v.x - u.x * v.z, u.x * v.y - u.y * v.x};
	float long2 = n.x * n.x + n.y * n.y + n.z * n.z;
	float lit = (-0.66f * n.x - 0.30f * n.y + 0.69f * n.z) / (sqrtf(long2) + 1e-9f);

	return lit < 0.0f ? 0.0f : lit;
}

static struct rgb rock(const struct easel *c, float light, float up, bool hot)
{
	static const uint32_t tones[TONES] = {0x3F2F2A, 0x533F37, 0x695247, 0x826959, 0x9D826F, 0xB79C87};
	int tone = (int)(light * TONES * 1.05f);
	struct rgb color = rgb(tones[tone < TONES ? tone : TONES - 1]);

	color = rgb_mix(color, rgb(0x4A2A20), 0.5f * up * up * up);
	/* snow lies where it is not too warm and not too steep */
	if (up < 0.62f)
		color = rgb_mix(color, rgb(light > 0.45f ? c->season->snow : c->season->snow_shade),
		                c->season->snowy * (light > 0.3f ? 0.62f : 0.28f) * (1.0f - up));
	return hot ? rgb_mix(color, rgb(0xFF7A2C), 0.34f * ramp(0.62f, 1.0f, up)) : color;
}

/* Faces of the slope between two spokes; the far side is drawn before the crater, the near one after it. */
static void slopes_draw(struct easel *c, const struct item *v, const struct mountain *m, bool near)
{
	for (int pass = 0; pass < 3; pass++) { /* faces twice, that no seam shines through */
		for (int i = 0; i < SPOKES; i++) {
			float middle = vec_round_between(((float)i + 0.5f) * 32.0f / SPOKES).y;

			if ((middle > 0.0f) != near)
				continue;
			for (int k = 0; k + 1 < RINGS; k++) {
				struct point low[2] = {mountain_point(m, i, rings[k]),
				                       mountain_point(m, i + 1, rings[k])};
				struct point high[2] = {mountain_point(m, i, rings[k + 1]),
				                        mountain_point(m, i + 1, rings[k + 1])};
				struct vec face[4] = {seen(v, low[0]), seen(v, high[0]), seen(v, high[1]),
				                      seen(v, low[1])};

				if (!wound_to_us(face, 4))
					continue;
				if (pass == 0) { /* below the faces, so that nothing shows between them */
					trace_polygon(c, face, 4);
					continue;
				}
				float light = light_on(low[0], low[1], high[0]) * 0.5f +
				              light_on(high[1], high[0], low[1]) * 0.5f;
				fill_polygon(c, face, 4, ink_solid(rock(c, light, rings[k + 1], near)));
			}
		}
		if (pass == 0)
			trace_fill(c, ink_solid(rgb(0x5A463C)));
	}
}

/* A line where rock stands before the land: along spokes of both sides and along the rim, thinner towards the foot. */
static void outline_draw(struct easel *c, const struct item *v, const struct mountain *m)
{
	struct vec rim[SPOKES];

	for (int i = 0; i < SPOKES; i++) {
		struct vec line[RINGS - 1];

		rim[i] = seen(v, mountain_point(m, i, 1.0f));
		for (int k = 1; k < RINGS; k++)
			line[k - 1] = seen(v, mountain_point(m, i, rings[k]));
		trace_strip(c, line, RINGS - 1, OUTLINE_WIDTH * 1.7f, false);
	}
	trace_fill(c, ink_solid(rgb(0x2E1E1A)));
	trace_strip(c, rim, SPOKES, OUTLINE_WIDTH * 1.9f, true);
	trace_fill(c, ink_solid(rgb(0x2E1E1A)));
}

/* Within the rim: walls that glow, and the lake of fire between them. */
static void crater_draw(struct easel *c, const struct item *v, const struct mountain *m)
{
	struct vec rim[SPOKES], hot = vec(v->at.x, v->at.y - CRATER_HIGH + 0.016f);

	for (int i = 0; i < SPOKES; i++)
		rim[i] = seen(v, mountain_point(m, i, 1.0f));
	fill_polygon(c, rim, SPOKES, ink_vertical(rgb(0x4A1E14), rgb(0xE0501C), hot.y - 0.055f, hot.y + 0.012f));
	fill_ellipse(c, hot, CRATER_HALF * 0.80f, 0.024f, ink_alpha(rgb(0xFF6A20), 0.8f));
	fill_ellipse(c, vec_off(hot, 0, 0.002f), CRATER_HALF * 0.64f, 0.017f,
	             ink_radial(rgb(0xFFF3B0), rgb(0xFF9A34), hot, CRATER_HALF * 0.62f));
}

/* A run of lava: from a place of one spoke (up 1: the brim) to one of another, winding. */
struct run {
	int from, to; /* spokes */
	float top, end, wide, bend;
};

static void lava_draw(struct easel *c, const struct item *v, const struct mountain *m, struct run run)
{
	static const float winding[8] = {0.0f, 0.7f, 0.8f, 0.0f, -0.8f, -0.9f, -0.2f, 0.4f};
	static const struct {
		float wide, alpha;
		uint32_t color;
	} coats[5] = {{4.4f, 0.12f, 0xFF7A28},
	              {2.7f, 0.22f, 0xFF6A20},
	              {1.6f, 1, 0x7E1E10},
	              {1, 1, 0xF0601E},
	              {0.42f, 1, 0xFFDC70}};
	enum { STEPS = 8 };
	struct vec way[STEPS];

	for (int k = 0; k < STEPS; k++) {
		float down = (float)k / (STEPS - 1), up = run.top + (run.end - run.top) * down;

		way[k] = vec_mix(seen(v, mountain_point(m, run.from, up)), seen(v, mountain_point(m, run.to, up)),
		                 ramp(0.0f, 1.0f, down));
		way[k].x += run.bend * winding[k];
	}
	way[0].y -= run.top >= 1.0f ? 0.008f : 0.0f;
	for (int coat = 0; coat < 5; coat++) {
		float w = run.wide * coats[coat].wide;

		trace_strip(c, way, 4, w * 0.80f, false);
		trace_strip(c, way + 3, 3, w, false);
		trace_strip(c, way + 5, 3, w * 1.15f, false);
		trace_ellipse(c, way[3], w * 0.40f, w * 0.40f);
		trace_ellipse(c, way[5], w * 0.50f, w * 0.50f);
		trace_ellipse(c, way[STEPS - 1], w * 0.85f, w * 0.62f);
		trace_fill(c, ink_alpha(rgb(coats[coat].color), coats[coat].alpha));
	}
}

static void volcano_draw(struct easel *c, const struct item *v)
{
	/* down gullies that we see into: to the plain, out of that one a short arm, and one on the other side */
	static const struct run runs[2][3] = {{{14, 13, 1, 0.02f, 0.0130f, 0.010f},
	                                       {14, 11, 0.52f, 0.16f, 0.0085f, 0.004f},
	                                       {6, 6, 1, 0.46f, 0.0100f, 0.005f}},
	                                      {{6, 7, 1, 0.02f, 0.0130f, 0.010f},
	                                       {6, 9, 0.52f, 0.16f, 0.0085f, 0.004f},
	                                       {14, 14, 1, 0.46f, 0.0100f, 0.005f}}};
	struct mountain m;

	mountain_form(&m, v->look);
	outline_draw(c, v, &m);
	slopes_draw(c, v, &m, false);
	crater_draw(c, v, &m);
	slopes_draw(c, v, &m, true);
	for (int i = 2; i >= 0; i--)
		lava_draw(c, v, &m, runs[v->look >> 8 & 1][i]);
	volcano_smoke_draw(c, v);
}

/* ---- the land about it ---- */

/* Its shadow on the ground. */
static void cone_trace(struct easel *c, const struct item *v, float part)
{
	float far = (0.5f + 0.5f * c->sun) * part;
	struct vec cone[6] = {vec_off(v->at, -0.10f, -0.01f),       vec_off(v->at, 0.05f, -0.12f),
	                      vec_off(v->at, 0.26f * far, -0.045f), vec_off(v->at, 0.36f * far, 0.010f),
	                      vec_off(v->at, 0.33f * far, 0.050f),  vec_off(v->at, 0.08f, 0.060f)};

	trace_polygon(c, cone, 6);
}

static void stone_draw(struct easel *c, struct vec at, float r, bool hot)
{
	fill_ellipse(c, vec_off(at, r * 0.8f, r * 0.4f), r * 1.15f, r * 0.6f, ink_alpha(rgb(0x211F33), 0.42f));
	fill_ellipse(c, at, r, r * 0.78f, ink_solid(rgb(0x3E2C27)));
	fill_ellipse(c, vec_off(at, -r * 0.22f, -r * 0.22f), r * 0.66f, r * 0.46f,
	             ink_solid(hot ? rgb(0xFF8A30) : season_roof(c->season, rgb(0x9A7C68), 0.8f)));
}

/* Scree where its ridges run out, ash and scorched grass that thin out into the meadow, and stones that have rolled
 * down; size: how far they reach. */
static void ashes_draw(struct easel *c, const struct item *v)
{
	struct dice dice = {v->look + 5u};
	struct vec middle = vec_up(v->at, MIDDLE);
	struct mountain m;
	enum { PATCHES = 70, STONES = 16, SKIRTS = 3 };

	mountain_form(&m, v->look);
	for (int i = 0; i < PATCHES; i++) {
		float turn = dice_real(&dice, 0.0f, 31.9f), far = dice_real(&dice, 0.0f, 1.0f);
		float reach = 0.17f + 0.125f * v->size * far * far, r = 0.052f - 0.030f * far;
		struct vec way = vec_round_between(turn);
		struct vec at = vec_off(middle, way.x * reach, way.y * reach * (way.y > 0.0f ? 0.74f : 0.45f));
		uint32_t tone = i % 3 == 0 ? 0x6A5A3E : i % 3 == 1 ? 0x54463C : 0x473B35;

		fill_ellipse(c, at, r, r * 0.62f,
		             ink_alpha(season_roof(c->season, rgb(tone), 0.40f), 0.17f - 0.08f * far));
	}
	for (int skirt = SKIRTS; skirt > 0; skirt--) {
		struct vec rim[SPOKES];

		for (int i = 0; i < SPOKES; i++) {
			struct point foot = mountain_point(&m, i, 0.0f);
			float more =
			    (0.035f + 0.040f * m.ridge[i] + dice_real(&dice, 0.0f, 0.035f)) * (float)skirt * v->size;

			more = 1.0f + (more > 0.0f ? more : 0.0f) * (foot.y > -0.04f ? 1.0f : 0.2f);
			rim[i] = vec(middle.x + foot.x * more, middle.y + foot.y * FLAT * more + 0.004f);
		}
		fill_polygon(c, rim, SPOKES,
		             ink_alpha(season_roof(c->season, rgb(0x66554A), 0.35f), 0.62f - 0.14f * (float)skirt));
	}
	for (int i = 0; i < STONES; i++) {
		float turn = dice_real(&dice, -1.5f, 17.5f), far = dice_real(&dice, 0.0f, 1.0f);
		float r = dice_real(&dice, 0.006f, 0.011f) + (i < 5 ? 0.006f : 0.0f);
		struct vec way = vec_round_between(turn < 0.0f ? turn + 32.0f : turn);
		float reach = (i < 5 ? 0.215f : 0.235f) + 0.085f * far * v->size;

		stone_draw(c, vec_off(middle, way.x * reach, way.y * reach * 0.66f), r, i % 6 == 5);
	}
}

static void volcano_shade(struct easel *c, const struct item *v)
{
	cone_trace(c, v, 1.0f);
	trace_shade(c, 1.0f);
}

void volcano_add(struct scene *s)
{
	if (!s->plan.volcano)
		return;
	struct vec at = vec_off(s->plan.volcano_at, 0, VOLCANO_FOOT);
	struct item *ashes = scene_add(s, ashes_draw, NULL, at);

	ashes->depth = -2 * DEPTH_UNIT;
	ashes->size = s->plan.lake.count ? 0.3f : 1.0f; /* what rolls into water is gone */
	scene_add(s, volcano_draw, volcano_shade, at);
	loose_add(s, PAINT_SMOKE, false, vec_up(at, CRATER_HIGH));
}
