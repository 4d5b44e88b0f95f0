/* wall_tile.c - wall tiles: a carved back, nine faces. */
#include "bastide/paint.h"
#include "paint/kit/line.h"

enum { TABLET = 8 };

#define FACE_INK rgb(0x3A2A22)
#define STONE rgb(0x8B8A90)
#define ROOF rgb(0x5B4640)
#define GHOST_ALPHA 0.28f /* what is not built yet */

static void tablet(struct easel *c, float in, struct ink ink)
{
	const float cut = 0.16f;
	float a = in, b = 1.0f - in;
	struct vec p[TABLET] = {{a + cut, a}, {b - cut, a}, {b, a + cut}, {b, b - cut},
	                        {b - cut, b}, {a + cut, b}, {a, b - cut}, {a, a + cut}};

	fill_polygon(c, p, TABLET, ink);
}

/* ---- motifs, in a box round a middle; k scales ---- */

static void tower_motif(struct easel *c, struct vec m, float k, float alpha)
{
	static const struct vec shape[12] = {{-0.20f, 0.32f},  {-0.20f, -0.10f}, {-0.27f, -0.10f}, {-0.27f, -0.32f},
	                                     {-0.13f, -0.32f}, {-0.13f, -0.22f}, {0.13f, -0.22f},  {0.13f, -0.32f},
	                                     {0.27f, -0.32f},  {0.27f, -0.10f},  {0.20f, -0.10f},  {0.20f, 0.32f}};
	struct vec p[12];

	for (int i = 0; i < 12; i++)
		p[i] = vec_along(m, shape[i], k);
	fill_polygon(c, p, 12, ink_alpha(STONE, alpha));
	fill_strip(c, p, 12, 0.035f, true, ink_alpha(FACE_INK, alpha));
	fill_rect(c, m.x - 0.045f * k, m.y - 0.02f * k, m.x + 0.045f * k, m.y + 0.14f * k, ink_alpha(FACE_INK, alpha));
}

static void house_motif(struct easel *c, struct vec m, float k, float roof_alpha)
{
	struct vec body[4] = {vec_off(m, -0.24f * k, 0.32f * k), vec_off(m, -0.24f * k, 0), vec_off(m, 0.24f * k, 0),
	                      vec_off(m, 0.24f * k, 0.32f * k)};
	struct vec roof[3] = {vec_off(m, -0.34f * k, 0.02f * k), vec_up(m, 0.32f * k),
	                      vec_off(m, 0.34f * k, 0.02f * k)};

	fill_polygon(c, body, 4, ink_solid(rgb(0xF6E6C2)));
	trace_strip(c, body, 4, 0.035f, true);
	trace_line(c, vec_off(m, -0.24f * k, 0.32f * k), vec(m.x, m.y), 0.03f);
	trace_line(c, vec_off(m, 0.24f * k, 0.32f * k), vec(m.x, m.y), 0.03f);
	trace_fill(c, ink_solid(FACE_INK));
	fill_polygon(c, roof, 3, ink_alpha(ROOF, roof_alpha));
	fill_strip(c, roof, 3, 0.035f, true, ink_alpha(FACE_INK, roof_alpha));
}

static void path_motif(struct easel *c, struct vec m)
{
	struct line way = {0};

	line_add(&way, vec_off(m, -0.30f, 0.30f));
	line_curve(&way, vec_off(m, -0.30f, -0.02f), vec_off(m, -0.02f, 0.06f), vec_off(m, 0.06f, -0.06f), 10);
	fill_strip(c, way.at, way.count, 0.20f, false, ink_solid(FACE_INK));
	fill_strip(c, way.at, way.count, 0.14f, false, ink_solid(rgb(0xD9C392)));
	/* and on it should go */
	for (int i = 0; i < 3; i++) {
		struct vec p = vec(m.x + 0.14f + 0.085f * (float)i, m.y - 0.13f - 0.075f * (float)i);

		fill_ellipse(c, p, 0.036f, 0.036f, ink_solid(FACE_INK));
		fill_ellipse(c, p, 0.020f, 0.020f, ink_solid(rgb(0xD9C392)));
	}
}

static void stall_motif(struct easel *c, struct vec m)
{
	struct vec roof[4] = {vec_off(m, -0.24f, -0.22f), vec_off(m, 0.24f, -0.22f), vec_off(m, 0.30f, 0),
	                      vec_off(m, -0.30f, 0)};

	trace_rect(c, m.x - 0.25f, m.y, m.x - 0.21f, m.y + 0.24f);
	trace_rect(c, m.x + 0.21f, m.y, m.x + 0.25f, m.y + 0.24f);
	trace_rect(c, m.x - 0.26f, m.y + 0.10f, m.x + 0.26f, m.y + 0.16f);
	trace_fill(c, ink_solid(FACE_INK));
	for (int i = 0; i < 5; i++) {
		struct vec strip[4] = {
		    vec_mix(roof[0], roof[1], (float)i / 5.0f), vec_mix(roof[0], roof[1], (float)(i + 1) / 5.0f),
		    vec_mix(roof[3], roof[2], (float)(i + 1) / 5.0f), vec_mix(roof[3], roof[2], (float)i / 5.0f)};

		fill_polygon(c, strip, 4, ink_solid(rgb(i & 1 ? 0xFFF6E2 : 0xB5382C)));
	}
	trace_strip(c, roof, 4, 0.032f, true);
	trace_fill(c, ink_solid(FACE_INK));
}

/* A round arrow: once more. */
static void again_motif(struct easel *c, struct vec m)
{
	struct line arc = {0};

	for (int i = 2; i <= 28; i++) {
		struct vec u = vec_round((i + 26) & 31);

		line_add(&arc, vec_along(m, u, 0.24f));
	}
	struct vec end = arc.at[arc.count - 1];
	struct vec head[3] = {vec_off(end, -0.14f, 0.03f), vec_off(end, 0.10f, -0.15f), vec_off(end, 0.10f, 0.11f)};

	trace_strip(c, arc.at, arc.count, 0.085f, false);
	trace_polygon(c, head, 3);
	trace_fill(c, ink_solid(rgb(0x2F62B0)));
}

/* ---- badges ---- */

/* 2, 4 or 5 in upright strokes round a middle, so high. */
static void number_trace(struct easel *c, int number, struct vec middle, float high, float width)
{
	/* in a box 100 wide and 200 high: how many points, and x and y of each */
	static const uint8_t digits[][17] = {[2] = {7, 5, 45, 25, 8, 60, 0, 92, 25, 90, 70, 0, 200, 100, 200},
	                                     [4] = {4, 75, 200, 75, 0, 0, 140, 100, 140},
	                                     [5] = {8, 92, 0, 15, 0, 8, 85, 55, 75, 95, 110, 95, 160, 50, 200, 2, 180}};
	const uint8_t *at = digits[number];
	float unit = high / 200.0f;
	struct vec stroke[8];

	for (int i = 0; i < at[0]; i++)
		stroke[i] =
		    vec_off(middle, ((float)at[2 * i + 1] - 50.0f) * unit, ((float)at[2 * i + 2] - 100.0f) * unit);
	trace_strip(c, stroke, at[0], width, false);
}

static void badge(struct easel *c, struct vec m, int number, bool times, bool plus)
{
	fill_ellipse(c, m, 0.215f, 0.175f, ink_solid(FACE_INK));
	fill_ellipse(c, m, 0.190f, 0.150f, ink_solid(rgb(0xF2C24A)));
	float x = times || plus ? m.x + 0.065f : m.x;

	number_trace(c, number, vec(x, m.y), 0.19f, 0.036f);
	if (times) {
		fill_line(c, vec_off(m, -0.115f, -0.04f), vec_off(m, -0.035f, 0.05f), 0.030f, ink_solid(FACE_INK));
		trace_line(c, vec_off(m, -0.115f, 0.05f), vec_off(m, -0.035f, -0.04f), 0.030f);
	}
	if (plus) {
		fill_line(c, vec_off(m, -0.120f, 0), vec_off(m, -0.030f, 0), 0.030f, ink_solid(FACE_INK));
		trace_line(c, vec_off(m, -0.075f, -0.047f), vec_off(m, -0.075f, 0.047f), 0.030f);
	}
	trace_fill(c, ink_solid(FACE_INK));
}

static void back(struct easel *c)
{
	tablet(c, 0.02f, ink_solid(rgb(0x241F24)));
	tablet(c, 0.055f, ink_vertical(rgb(0x6E6876), rgb(0x4A4454), 0.0f, 1.0f));
	tablet(c, 0.13f, ink_solid(rgb(0x39333F)));
	tablet(c, 0.15f, ink_vertical(rgb(0x57505F), rgb(0x615A6C), 0.1f, 0.9f));
	/* a carved tower: light below, dark above */
	tower_motif(c, vec(0.505f, 0.515f), 0.82f, 0.9f);
	static const struct vec ring[4] = {{0.5f, 0.10f}, {0.90f, 0.5f}, {0.5f, 0.90f}, {0.10f, 0.5f}};

	for (int i = 0; i < 4; i++)
		fill_ellipse(c, ring[i], 0.022f, 0.022f, ink_solid(rgb(0xC9A24A)));
}

static void front(struct easel *c, int kind)
{
	/* the first three are played in the game, the others at its end: gold and blue rims */
	tablet(c, 0.02f, ink_solid(FACE_INK));
	tablet(c, 0.05f, ink_solid(rgb(kind <= 3 ? 0xD9A530 : 0x5A7696)));
	tablet(c, 0.115f, ink_solid(FACE_INK));
	tablet(c, 0.135f, ink_vertical(rgb(0xFBF2DA), rgb(0xE6D6AE), 0.1f, 0.9f));
}

void paint_wall_tile(int kind, int size, uint8_t *rgba, void *scratch)
{
	struct easel easel, *c = &easel;
	const struct vec high = vec(0.5f, 0.44f), mark = vec(0.66f, 0.75f);

	easel_init(c, rgba, size, size, 0.0f, 0.0f, (float)size, scratch);
	if (kind == 0)
		back(c);
	else
		front(c, kind);
	switch (kind) {
	case 1:
		again_motif(c, vec(0.5f, 0.5f));
		break;
	case 2:
		tower_motif(c, high, 0.85f, 1.0f);
		badge(c, mark, 2, true, false);
		break;
	case 3:
		house_motif(c, high, 0.85f, 1.0f);
		badge(c, mark, 2, true, false);
		break;
	case 4:
		path_motif(c, vec(0.5f, 0.5f));
		break;
	case 5:
		/* the upper half is not built */
		tower_motif(c, vec(0.5f, 0.5f), 0.95f, GHOST_ALPHA);
		c->clip_y0 = size / 2;
		tower_motif(c, vec(0.5f, 0.5f), 0.95f, 1.0f);
		c->clip_y0 = 0;
		break;
	case 6:
		house_motif(c, vec(0.5f, 0.5f), 0.95f, GHOST_ALPHA);
		break;
	case 7:
		stall_motif(c, high);
		badge(c, mark, 4, false, false);
		break;
	case 8: {
		tower_motif(c, vec(0.46f, 0.44f), 0.95f, 1.0f);
		struct vec flag[3] = {{0.46f, 0.17f}, {0.66f, 0.215f}, {0.46f, 0.26f}};

		fill_polygon(c, flag, 3, ink_solid(rgb(0xB5382C)));
		badge(c, mark, 2, false, true);
		break;
	}
	case 9:
		number_trace(c, 5, vec(0.5f, 0.5f), 0.50f, 0.085f);
		trace_fill(c, ink_solid(FACE_INK));
		break;
	default:
		break;
	}
	easel_finish(c);
}
