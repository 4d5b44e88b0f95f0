/* facade.c - what is drawn on walls: ink, timber and windows on houses, courses and battlements on towers. */
#include <math.h>

#include "paint/castle/court.h"
#include "paint/kit/season.h"

#define TIMBER rgb(0x4B3224)
#define HOUSE_INK rgb(0x3A2824)
#define STONE_INK rgb(0x45403F)

static bool fine(const struct easel *c) { return c->scale >= 90.0f; }

/* ---- houses ---- */

static int wall_bays(float length)
{
	int bays = (int)(length / 0.066f + 0.5f);

	return bays < 1 ? 1 : bays;
}

/* Posts, rails and braces on the face a-b (left to right), from the ground to a height. */
static void timber_frame(struct easel *c, struct vec a, struct vec b, float high, uint32_t look)
{
	float length = vec_distance(a, b);
	int bays = wall_bays(length);

	for (int i = 0; i <= bays; i++) {
		struct vec p = vec_mix(a, b, (float)i / (float)bays);

		trace_line(c, p, vec_up(p, high), 0.0085f);
	}
	trace_line(c, vec_up(a, 0.004f), vec_up(b, 0.004f), 0.007f);
	trace_line(c, vec_up(a, high * 0.52f), vec_up(b, high * 0.52f), 0.006f);
	for (int i = 0; i < bays; i++) {
		struct vec p = vec_mix(a, b, (float)i / (float)bays), q = vec_mix(a, b, (float)(i + 1) / (float)bays);

		if (look >> i & 1)
			trace_line(c, p, vec_up(q, high * 0.52f), 0.005f);
		else if (look >> (i + 9) & 1)
			trace_line(c, vec_up(p, high * 0.52f), q, 0.005f);
	}
	trace_fill(c, ink_solid(TIMBER));
}

/* Lit windows in some bays. */
static void windows(struct easel *c, struct vec a, struct vec b, float high, uint32_t look)
{
	struct vec along = vec_unit(a, b);
	int bays = wall_bays(vec_distance(a, b));

	for (int i = 0; i < bays; i++) {
		struct vec m = vec_mix(a, b, ((float)i + 0.5f) / (float)bays);
		struct vec l = vec_along(m, along, -0.014f), r = vec_along(m, along, 0.014f);
		float y0 = high * 0.58f, y1 = high * 0.88f;
		unsigned kind = look >> (i * 2 & 31) & 3; /* a wall in every fourth bay, a dark window in another */

		if (kind == 0)
			continue;
		struct vec pane[4] = {vec_up(l, y1), vec_up(r, y1), vec_up(r, y0), vec_up(l, y0)};

		trace_polygon(c, pane, 4);
		trace_fill(c, ink_solid(rgb(kind > 1 ? 0xFFDB86 : 0x4A4A58)));
		if (fine(c)) {
			trace_line(c, vec_up(m, y0), vec_up(m, y1), 0.003f);
			trace_fill(c, ink_solid(TIMBER));
		}
	}
}

static void house_face(struct easel *c, struct vec a, struct vec b, float high, uint32_t look)
{
	timber_frame(c, a, b, high, look);
	windows(c, a, b, high, look >> 7);
	/* the eaves' shade */
	struct vec shade[4] = {vec_up(a, high), vec_up(b, high), vec_up(b, high * 0.80f), vec_up(a, high * 0.80f)};

	fill_polygon(c, shade, 4, ink_alpha(rgb(0x2A1A1C), 0.34f));
	fill_line(c, a, b, OUTLINE_WIDTH, ink_solid(HOUSE_INK));
}

/* How high a roof stands on the border at this place along it. */
static float profile(float along)
{
	float deep = fminf(along, 1.0f - along) * 0.70710678f;

	return EAVES_HIGH + ROOF_PITCH * fminf(deep, ROOF_BORDER);
}

/* The gable that closes a roof along the southern border. */
static void gable(struct easel *c, bool closed, uint32_t look)
{
	struct vec line[4] = {{0.0f, 1.0f - EAVES_HIGH},
	                      {ROOF_BORDER * 1.41421356f, 1.0f - profile(0.5f)},
	                      {1.0f - ROOF_BORDER * 1.41421356f, 1.0f - profile(0.5f)},
	                      {1.0f, 1.0f - EAVES_HIGH}};
	struct vec face[6] = {line[0], line[1], line[2], line[3], {1.0f, 1.0f}, {0.0f, 1.0f}};

	if (!closed) {
		/* cut open: rafters and a dark loft */
		fill_polygon(c, face, 6, ink_vertical(rgb(0x5A4334), rgb(0x7A5C42), 0.82f, 1.0f));
		for (int i = 0; i <= 8; i++) {
			float x = 0.06f + 0.11f * (float)i;

			trace_line(c, vec(x, 1.0f), vec(x, 1.0f - profile(x) + 0.012f), 0.010f);
		}
		trace_line(c, vec(0.0f, 1.0f - EAVES_HIGH), vec(1.0f, 1.0f - EAVES_HIGH), 0.010f);
		trace_fill(c, ink_solid(rgb(0xA67E54)));
	} else {
		int bays = wall_bays(1.0f);

		fill_polygon(c, face, 6, ink_vertical(rgb(0xF2E0BA), rgb(0xCDB188), 0.82f, 1.0f));
		for (int i = 1; i < bays; i++) {
			float x = (float)i / (float)bays;

			trace_line(c, vec(x, 1.0f - EAVES_HIGH), vec(x, 1.0f - profile(x) + 0.012f), 0.0085f);
		}
		trace_line(c, vec(0.0f, 1.0f - EAVES_HIGH), vec(1.0f, 1.0f - EAVES_HIGH), 0.009f);
		trace_line(c, vec(0.20f, 1.0f - EAVES_HIGH - 0.056f), vec(0.80f, 1.0f - EAVES_HIGH - 0.056f), 0.007f);
		trace_fill(c, ink_solid(TIMBER));
		timber_frame(c, vec(0, 1), vec(1, 1), EAVES_HIGH, look);
		windows(c, vec(0, 1), vec(1, 1), EAVES_HIGH, look >> 5);
		windows(c, vec(0.5f - 2.5f / (float)bays, 1.0f - EAVES_HIGH),
		        vec(0.5f + 2.5f / (float)bays, 1.0f - EAVES_HIGH), 0.055f, look >> 3 | 0x222);
	}
	trace_strip(c, line, 4, 0.016f, false);
	trace_fill(c, ink_solid(season_roof(c->season, closed ? rgb(0x8A5E48) : rgb(0x5C4438), 0.8f)));
	fill_line(c, vec(0, 1), vec(1, 1), OUTLINE_WIDTH, ink_solid(HOUSE_INK));
}

/* A fire wall above the roof along a closed border that is not the southern. */
static void fire_wall(struct easel *c, int edge)
{
	const float thick = 0.022f, rise = 0.018f;
	struct line top = {0};

	for (int i = 0; i <= 12; i++) {
		float t = 0.06f + 0.88f * (float)i / 12.0f, z = profile(t) + rise;
		struct vec p = edge == EDGE_N ? vec(t, 0.0f) : vec(edge == EDGE_E ? 1.0f : 0.0f, t);

		line_add(&top, vec_up(p, z));
	}
	for (int i = 12; i >= 0; i--) {
		struct vec p = top.at[i];

		line_add(&top,
		         edge == EDGE_N ? vec_off(p, 0, thick) : vec_off(p, (edge == EDGE_E ? -thick : thick), 0));
	}
	if (edge == EDGE_N) {
		struct line face = {0};

		for (int i = 25; i >= 13; i--)
			line_add(&face, top.at[i]);
		for (int i = 13; i <= 25; i++)
			line_add(&face, vec_off(top.at[i], 0, rise));
		fill_polygon(c, face.at, face.count, ink_solid(rgb(0x8E8378)));
	}
	draw_polygon(c, top.at, top.count, ink_solid(season_roof(c->season, rgb(0xB09C80), 0.8f)));
}

/* ---- towers ---- */

static void courses(struct easel *c, struct vec a, struct vec b, float high)
{
	float length = vec_distance(a, b);
	int rows = 4, wide = (int)(length / 0.06f) + 1;

	for (int i = 1; i < rows && fine(c); i++) {
		float h = high * (float)i / (float)rows;

		trace_line(c, vec_up(a, h), vec_up(b, h), 0.003f);
		for (int k = 0; k < wide; k++) {
			struct vec m = vec_mix(a, b, ((float)k + (i & 1 ? 0.25f : 0.75f)) / (float)wide);

			trace_line(c, vec_up(m, h), vec_up(m, h - high / (float)rows), 0.003f);
		}
	}
	trace_fill(c, ink_alpha(rgb(0x3E3A3C), 0.42f));
	for (int k = 0; k + 1 < wide; k += 2) {
		struct vec m = vec_mix(a, b, ((float)k + 1.0f) / (float)wide);

		trace_line(c, vec_up(m, high * 0.30f), vec_up(m, high * 0.62f), 0.011f);
	}
	trace_fill(c, ink_solid(rgb(0x38333A)));
	fill_line(c, a, b, OUTLINE_WIDTH, ink_solid(STONE_INK));
}

/* Battlements along a-b at the tower's height; outside to the left of a-b. */
static void battlements(struct easel *c, struct vec a, struct vec b)
{
	struct vec along = vec_unit(a, b);
	const float deep = 0.036f, rim = 0.016f, tall = 0.040f, wide = 0.056f;
	int count = (int)(vec_distance(a, b) / 0.098f + 0.5f);
	struct vec in = vec(-along.y * deep, along.x * deep);
	/* a breastwork all along, merlons on it */
	struct vec low[4] = {vec_up(a, TOWER_HIGH), vec_up(b, TOWER_HIGH), vec_up(b, TOWER_HIGH + rim),
	                     vec_up(a, TOWER_HIGH + rim)};
	struct vec walk[4] = {low[3], low[2], vec_plus(low[2], in), vec_plus(low[3], in)};

	fill_polygon(c, low, 4, ink_solid(rgb(along.x < 0.0f ? 0x9A8B78 : 0xB0A086)));
	fill_polygon(c, walk, 4, ink_solid(season_roof(c->season, rgb(0xD9CBAE), 0.9f)));
	trace_strip(c, walk, 4, OUTLINE_WIDTH, true);
	trace_fill(c, ink_solid(STONE_INK));

	for (int i = 0; i < count; i++) {
		struct vec m = vec_up(vec_mix(a, b, ((float)i + 0.5f) / (float)count), TOWER_HIGH);
		struct vec p = vec_along(m, along, -0.5f * wide), q = vec_along(m, along, 0.5f * wide);
		struct vec foot[4] = {p, q, vec_plus(q, in), vec_plus(p, in)}, top[4];
		const float o = OUTLINE_WIDTH * 0.6f;

		for (int k = 0; k < 4; k++) {
			top[k] = vec_up(foot[k], tall);
		}
		/* silhouette: foot and top joined */
		for (int k = 0; k < 4; k++) {
			struct vec side[4] = {top[k], top[(k + 1) & 3], foot[(k + 1) & 3], foot[k]};

			trace_polygon(c, side, 4);
			trace_fill(c, ink_solid(rgb(k == 1 || along.x < 0.0f ? 0x94866F : 0xBBAC90)));
		}
		fill_polygon(c, top, 4, ink_solid(season_roof(c->season, rgb(0xF1E6CC), 1.0f)));
		trace_strip(c, top, 4, o * 2.0f, true);
		trace_fill(c, ink_solid(STONE_INK));
	}
}

/* ---- both ---- */

static void ink_walls(struct easel *c, const struct mass_block *m)
{
	bool tower = m->block->tower;
	float high = tower ? TOWER_HIGH : EAVES_HIGH;

	for (int i = 0; i < m->wall_count; i++)
		trace_line(c, vec_up(m->walls[i].a, high), vec_up(m->walls[i].b, high), OUTLINE_WIDTH);
	for (int i = 0; i < m->wall_count; i++) {
		const struct mass_wall *w = &m->walls[i], *v = &m->walls[(i + 1) % m->wall_count];

		if ((w->out.y > 0.05f || v->out.y > 0.05f) && vec_distance(w->b, v->a) < 0.001f)
			trace_line(c, w->b, vec_up(w->b, high), OUTLINE_WIDTH);
	}
	trace_fill(c, ink_solid(tower ? STONE_INK : HOUSE_INK));
}

/* Does open ground lie before this wall? */
static bool stands_free(const struct court *court, const struct mass_wall *w)
{
	struct vec m = vec_mix(w->a, w->b, 0.5f);

	return !mass_at(&court->mass, vec_along(m, w->out, 0.02f)).block;
}

/* The edge of a block's platform or roof along the border, clockwise. */
static void border_ends(int edge, struct vec *a, struct vec *b)
{
	*a = vec_turned(vec(0, 0), edge);
	*b = vec_turned(vec(1, 0), edge);
}

static void tower_borders(const struct court *court, struct easel *c, const struct ward_block *b, bool front)
{
	for (int e = 0; e < EDGE_COUNT; e++) {
		struct vec p, q;

		if (!(b->edges >> e & 1) || (e == EDGE_S) != front || court_border(court, b, e) == BORDER_JOINED)
			continue;
		border_ends(e, &p, &q);
		if (e == EDGE_S)
			courses(c, q, p, TOWER_HIGH);
		if (court_border(court, b, e) == BORDER_CLOSED)
			battlements(c, p, q);
	}
}

void facade_back(const struct court *court, struct easel *c)
{
	for (int i = 0; i < court->mass.count; i++) {
		const struct mass_block *m = &court->mass.blocks[i];
		const struct ward_block *b = m->block;

		ink_walls(c, m);
		if (b->tower)
			tower_borders(court, c, b, false);
		for (int e = 0; e < EDGE_COUNT; e++) {
			if (!b->tower && e != EDGE_S && (b->edges >> e & 1) &&
			    court_border(court, b, e) == BORDER_CLOSED)
				fire_wall(c, e);
		}
		for (int k = 0; k < m->wall_count; k++) {
			const struct mass_wall *w = &m->walls[k];

			if (b->tower && w->out.y <= 0.05f)
				battlements(c, w->a, w->b);
			/* clockwise: a southern wall runs from east to west */
			if (w->out.y > 0.05f && stands_free(court, w)) {
				if (b->tower)
					courses(c, w->b, w->a, TOWER_HIGH);
				else
					house_face(c, w->b, w->a, EAVES_HIGH, hash4(court->seed, (uint32_t)k, 0xfa, 1));
			}
		}
	}
}

void facade_front(const struct court *court, struct easel *c)
{
	for (int i = 0; i < court->mass.count; i++) {
		const struct mass_block *m = &court->mass.blocks[i];
		const struct ward_block *b = m->block;

		for (int k = 0; k < m->wall_count && b->tower; k++)
			if (m->walls[k].out.y > 0.05f)
				battlements(c, m->walls[k].a, m->walls[k].b);
		if (b->tower)
			tower_borders(court, c, b, true);
		else if (b->edges >> EDGE_S & 1 && court_border(court, b, EDGE_S) != BORDER_JOINED)
			gable(c, court_border(court, b, EDGE_S) == BORDER_CLOSED, court->seed);
	}
}
