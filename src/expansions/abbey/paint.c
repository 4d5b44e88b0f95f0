/* paint.c - the abbey: a walled precinct that fills its whole tile, so that whatever runs into it ends
 * at a wall.  The church in the middle is the monasteries' own; cloister, garden, walls and towers are added here. */
#include <math.h>

#include "paint/land/sign.h"

#define NEAR 0.016f /* of the walls' outer side from the tile's edge: they end in the towers of its corners */
#define THICK 0.026f
#define HIGH 0.058f
#define TOWER 0.046f /* at its corners: those of the lattice, which neighbours share (paint_towers) */

static const uint32_t ROAD = 0xF3E8CD, STONE_LIT = 0xF3E8D2, STONE = 0xD9C7A5, STONE_DARK = 0xA8946F;

static struct rgb trodden(const struct season *season, uint32_t color)
{
	return rgb_mix(rgb(color), rgb(season->mud), season->muddy);
}

/* ---- the ground within the walls ---- */

/* Paving in courses, no two stones of quite one tone. */
static void paving(struct easel *c)
{
	enum { COURSES = 26 };
	const float inside = 1 - 2 * NEAR, high = inside / COURSES;

	for (int tone = 0; tone < 2 && c->scale >= 60.0f; tone++) {
		for (int row = 0; row < COURSES; row++) {
			struct dice dice = {hash4(0xABBE7, (uint32_t)row, 0, 0)};

			for (float x = NEAR; x < 1 - NEAR - 0.04f;) {
				float wide = dice_real(&dice, 0.036f, 0.058f);
				int own = (int)dice_real(&dice, 0, 5);

				if (own == tone)
					trace_rect(c, x + 0.003f, NEAR + (float)row * high + 0.003f, x + wide - 0.002f,
					           NEAR + (float)(row + 1) * high - 0.002f);
				x += wide;
			}
		}
		trace_fill(c, ink_alpha(season_roof(c->season, rgb(tone ? 0xF6E8C8 : 0xB99E72), 1.1f), 0.42f));
	}
}

/* A kitchen garden: rows of green in dark earth, behind a low hedge. */
static void bed(struct easel *c, float x, float y, float w, float h)
{
	enum { ROWS_SOWN = 4, PLANTS = 6 };
	static const uint32_t greens[ROWS_SOWN] = {0x6FA23F, 0x4F8A35, 0x8DB548, 0x5C7F57};

	draw_rect(c, x - 0.010f, y - 0.010f, x + w + 0.010f, y + h + 0.010f,
	          ink_solid(season_roof(c->season, rgb(0x3E6B2E), 0.7f)));
	fill_rect(c, x, y, x + w, y + h, ink_solid(season_roof(c->season, rgb(0x7A5B3C), 0.9f)));
	for (int row = 0; row < ROWS_SOWN; row++) {
		for (int i = 0; i < PLANTS; i++)
			trace_ellipse(c,
			              vec(x + w * ((float)i + 0.5f) / PLANTS, y + h * ((float)row + 0.5f) / ROWS_SOWN),
			              w * 0.072f, h * 0.088f);
		/* cabbages stand in the snow, too */
		trace_fill(c, ink_solid(season_roof(c->season, rgb(c->season->bare ? 0x4C6B57 : greens[row]), 0.3f)));
	}
}

/* The cloister: a walk under a low roof round a lawn, arches where it is seen from the front, and a cross of paths with
 * drifts of flowers. */
static void cloister(struct easel *c, float x, float y, float w, float h)
{
	enum { ARCHES = 7 };
	const float walk = 0.034f, m = x + w * 0.5f, n = y + h * 0.5f;
	const struct season *season = c->season;
	struct rgb path = season_roof(season, rgb(0xF0E2BE), 0.8f), lawn = season_roof(season, rgb(0x84B648), 1.35f);
	struct rgb tiles = season_roof(season, rgb(0xD07A48), 1.0f), dark = season_roof(season, rgb(0xA9532F), 0.9f);

	draw_rect(c, x - walk, y - walk, x + w + walk, y + h + walk, ink_vertical(tiles, dark, y - walk, y + h + walk));
	trace_line(c, vec(x - walk, y - walk), vec(x, y), 0.003f);
	trace_line(c, vec(x + w + walk, y - walk), vec(x + w, y), 0.003f);
	trace_line(c, vec(x - walk, y + h + walk), vec(x, y + h), 0.003f);
	trace_line(c, vec(x + w + walk, y + h + walk), vec(x + w, y + h), 0.003f);
	trace_fill(c, ink_alpha(rgb(0x5E2E1C), 0.7f));
	draw_rect(c, x, y, x + w, y + h, ink_solid(path));
	for (int i = 0; i < 4; i++) {
		float left = i & 1 ? m + 0.010f : x + 0.014f, top = i & 2 ? n + 0.009f : y + 0.040f;

		fill_rect(c, left, top, (i & 1 ? x + w - 0.010f : m - 0.010f), (i & 2 ? y + h - 0.010f : n - 0.009f),
		          ink_solid(lawn));
	}
	/* its northern side in front, and the shadow that its western one throws */
	fill_rect(c, x, y, x + w, y + 0.032f, ink_vertical(rgb(STONE_LIT), rgb(STONE), y, y + 0.032f));
	for (int i = 0; i < ARCHES; i++) {
		float at = x + w * ((float)i + 0.5f) / ARCHES;

		trace_rect(c, at - 0.010f, y + 0.014f, at + 0.010f, y + 0.032f);
		trace_ellipse(c, vec(at, y + 0.014f), 0.010f, 0.008f);
	}
	trace_fill(c, ink_solid(rgb(0x5B4632)));
	fill_rect(c, x, y + 0.032f, x + 0.016f, y + h, ink_alpha(rgb(0x3A3550), 0.30f));
	for (int i = 0; i < 12 && !season->bare; i++)
		trace_ellipse(c,
		              vec(i & 1 ? m + 0.024f + 0.011f * (float)(i >> 2) : m - 0.024f - 0.011f * (float)(i >> 2),
		                  i & 2 ? n + 0.020f : n - 0.020f),
		              0.0062f, 0.0054f);
	trace_fill(c, ink_solid(rgb(0xE85F84)));
}

/* A road that comes to the wall goes on to its gate. */
static void way_in(struct easel *c, int edge)
{
	static const struct way {
		float half;
		uint32_t color;
	} ways[] = {{ROAD_HALF, 0x9C7F4E}, {ROAD_HALF * 0.86f, 0xE0CB9A}, {ROAD_HALF * 0.7f, 0xF3E8CD}};
	bool side = edge == EDGE_E || edge == EDGE_W;
	float from = edge == EDGE_E || edge == EDGE_S ? 1 - NEAR - THICK : 0, to = from + NEAR + THICK;

	for (int i = 0; i < 3; i++) {
		float low = 0.5f - ways[i].half, high = 0.5f + ways[i].half;

		fill_rect(c, side ? from : low, side ? low : from, side ? to : high, side ? high : to,
		          ink_solid(trodden(c->season, ways[i].color)));
	}
}

/* look: a bit for each edge to which a road comes */
static void court_draw(struct easel *c, const struct item *g)
{
	struct rgb sand = season_roof(c->season, rgb(0xDCC799), 1.38f),
	           edge = season_roof(c->season, rgb(0xC4AC7E), 1.2f);

	for (int at = 0; at < EDGE_COUNT; at++)
		if (g->look >> at & 1)
			way_in(c, at);
	fill_rect(c, NEAR, NEAR, 1 - NEAR, 1 - NEAR, ink_vertical(edge, sand, NEAR, 1 - NEAR));
	paving(c);
	cloister(c, 0.15f, 0.60f, 0.22f, 0.20f);
	bed(c, 0.61f, 0.71f, 0.12f, 0.11f);
	bed(c, 0.77f, 0.71f, 0.12f, 0.11f);
}

/* ---- houses along the wall ---- */

/* A long house with its eaves to the front; foot: the middle of its front. */
static void range(struct easel *c, struct vec foot, float half, float high, float roof)
{
	float eaves = foot.y - high, ridge = eaves - roof;
	struct vec slope[4] = {{foot.x - half * 0.94f, ridge},
	                       {foot.x + half * 0.94f, ridge},
	                       {foot.x + half * 1.06f, eaves + 0.008f},
	                       {foot.x - half * 1.06f, eaves + 0.008f}};
	int windows = (int)(half * 24.0f);

	draw_rect(c, foot.x - half, eaves, foot.x + half, foot.y,
	          ink_vertical(rgb(STONE_LIT), rgb(0xDFCBA6), eaves, foot.y));
	for (int i = 0; i < windows; i++) {
		float x = foot.x - half + ((float)i + 0.5f) * 2 * half / (float)windows;

		trace_rect(c, x - 0.008f, foot.y - high * 0.55f, x + 0.008f, foot.y);
		trace_ellipse(c, vec(x, foot.y - high * 0.55f), 0.008f, 0.010f);
	}
	trace_fill(c, ink_solid(rgb(0x5B4632)));
	draw_polygon(c, slope, 4, ink_vertical(rgb(0xDE8850), rgb(0xB9552F), ridge, eaves));
	season_slope(c, slope[0], slope[1], slope[2], slope[3], true, (uint32_t)(half * 4096.0f));
}

static void range_draw(struct easel *c, const struct item *g) { range(c, g->at, g->size, 0.052f, 0.070f); }

static void range_shade(struct easel *c, const struct item *g)
{
	block_shade(c, g->at.x - g->size, g->at.x + g->size, g->at.y - 0.06f, g->at.y, 0.10f);
}

/* ---- walls and towers ---- */

/* Teeth along the top of a wall that runs from west to east. */
static void teeth(struct easel *c, float y)
{
	enum { TEETH = 17 };

	for (int i = 0; i < TEETH && c->scale >= 60.0f; i++) {
		float x = NEAR + TOWER + (float)i * (1 - 2 * (NEAR + TOWER)) / (TEETH - 1);

		fill_rect(c, x - 0.011f, y - 0.014f, x + 0.011f, y + 0.003f, ink_solid(rgb(STONE_LIT)));
	}
}

/* at.y: the foot of its outer or inner face, whichever is seen */
static void long_wall_draw(struct easel *c, const struct item *w)
{
	float top = w->at.y - HIGH;

	draw_rect(c, TOWER, top - THICK, 1 - TOWER, w->at.y, ink_vertical(rgb(STONE), rgb(STONE_DARK), top, w->at.y));
	fill_rect(c, TOWER, top - THICK, 1 - TOWER, top, ink_solid(season_roof(c->season, rgb(STONE_LIT), 1.2f)));
	for (int row = 1; row < 4 && c->scale >= 90.0f; row++)
		for (int i = 0; i < 14; i++) {
			float x = NEAR + ((float)i + (row & 1 ? 0.25f : 0.75f)) / 15.0f,
			      y = top + HIGH * (float)row / 4;

			trace_line(c, vec(x, y), vec(x + 0.024f, y), 0.003f);
		}
	trace_fill(c, ink_alpha(rgb(0x6E5A40), 0.5f));
	teeth(c, top - THICK);
}

static void gate_draw(struct easel *c, const struct item *g)
{
	float x = g->at.x, y = g->at.y, half = 0.075f, top = y - HIGH * 1.7f;

	draw_rect(c, x - half, top, x + half, y, ink_horizontal(rgb(STONE_LIT), rgb(STONE_DARK), x - half, x + half));
	for (int i = 0; i < 4; i++)
		fill_rect(c, x - half + 0.042f * (float)i, top - 0.016f, x - half + 0.042f * (float)i + 0.024f,
		          top + 0.003f, ink_solid(rgb(STONE_LIT)));
	trace_rect(c, x - 0.034f, y - 0.036f, x + 0.034f, y);
	trace_ellipse(c, vec(x, y - 0.036f), 0.034f, 0.030f);
	trace_fill(c, ink_solid(rgb(0x4A2E1E)));
	trace_line(c, vec(x, y - 0.064f), vec(x, y), 0.005f);
	trace_fill(c, ink_solid(rgb(0xA9793F)));
}

/* A road that comes to the west or east goes in below a tower over the wall; at: the middle of the tower's foot. */
static void side_gate_draw(struct easel *c, const struct item *g)
{
	const float half = 0.036f, deep = 0.070f, high = HIGH * 1.5f;
	bool west = g->look == EDGE_W;
	float x = g->at.x, y = g->at.y + deep, mouth = west ? x - half : x + half, out = west ? -1 : 1;

	draw_rect(c, x - half, y - 2 * deep - high, x + half, y,
	          ink_horizontal(rgb(STONE_LIT), rgb(STONE_DARK), x - half, x + half * 2));
	fill_rect(c, x - half + 0.006f, y - 2 * deep - high + 0.006f, x + half - 0.006f, y - high,
	          ink_solid(season_roof(c->season, rgb(STONE), 1.2f)));
	for (int i = 0; i < 2; i++)
		fill_rect(c, x - half + 0.046f * (float)i, y - high - 0.014f, x - half + 0.046f * (float)i + 0.026f,
		          y - high + 0.003f, ink_solid(rgb(STONE_LIT)));
	trace_ellipse(c, vec(mouth + out * 0.004f, g->at.y - 0.012f), 0.011f, 0.040f);
	trace_fill(c, ink_solid(rgb(0x33271F)));
}

/* at: the middle of its southern end */
static void side_wall_draw(struct easel *c, const struct item *w)
{
	float x = w->at.x, top = 0.012f;

	draw_rect(c, x - THICK * 0.6f, top, x + THICK * 0.6f, w->at.y,
	          ink_horizontal(rgb(STONE_LIT), rgb(STONE_DARK), x - THICK, x + THICK));
	for (int i = 0; i < 15 && c->scale >= 60.0f; i++) {
		float y = top + 0.02f + (float)i * (w->at.y - top - 0.07f) / 14;

		fill_rect(c, x - THICK * 0.8f, y - 0.010f, x + THICK * 0.3f, y + 0.008f, ink_solid(rgb(STONE_LIT)));
	}
}

static void wall_shade(struct easel *c, const struct item *w)
{
	block_shade(c, NEAR, 1 - NEAR, w->at.y - THICK, w->at.y, HIGH);
}

/* ---- all of it ---- */

static void put(struct scene *s, item_painter *draw, item_painter *shade, struct vec foot, float size)
{
	struct item *item = scene_add(s, draw, shade, foot);

	item->size = size;
}

/* ---- the fork: all three arms come to one ring of road, round a green with a well; nothing ends there ----
 */

/* An open place with a rim, which stays open where the roads of these edges come to it. */
static void place_draw(struct easel *c, struct vec at, float wide, float high, struct rgb ground, unsigned edges)
{
	float mouth = ROAD_HALF * 0.74f, rim = 0.010f;

	trace_ellipse(c, at, wide + rim, high + rim);
	trace_fill(c, ink_alpha(trodden(c->season, 0x9C7F4E), 0.55f));
	fill_ellipse(c, at, wide, high, ink_solid(ground));
	for (int edge = 0; edge < EDGE_COUNT; edge++) {
		float reach = (edge & 1 ? wide : high) + rim, to = edge == EDGE_N || edge == EDGE_W ? -reach : reach;
		float near = fminf(to, 0), far = fmaxf(to, 0);

		if (edges >> edge & 1)
			fill_rect(c, at.x + (edge & 1 ? near : -mouth), at.y + (edge & 1 ? -mouth : near),
			          at.x + (edge & 1 ? far : mouth), at.y + (edge & 1 ? mouth : far), ink_solid(ground));
	}
}

static void ring_draw(struct easel *c, const struct item *w)
{
	place_draw(c, w->at, 0.190f, 0.172f, trodden(c->season, ROAD), w->look);
	place_draw(c, w->at, 0.104f, 0.088f, rgb(c->season->kept[1]), 0);
}

/* ---- a road that ends in the grass: a farm about a well ---- */

static void turning_draw(struct easel *c, const struct item *w)
{
	place_draw(c, w->at, 0.074f, 0.062f, trodden(c->season, ROAD), w->look);
}

static void fork_well_draw(struct easel *far, const struct item *w)
{
	struct easel near = easel_zoomed(far, w->at, 1.3f);

	well_draw(&near, w);
}

static void fork_well_shade(struct easel *c, const struct item *w) { tower_shade(c, w->at, 0.036f, 0.085f); }

static void dead_end_add(struct scene *s)
{
	/* about the well, away from the road: the house, the barn, a tree; for a road from the north, then turned */
	static const struct vec about[3] = {{0.015f, 0.150f}, {0.135f, 0.030f}, {-0.120f, 0.075f}};
	const struct tile_type *t = s->plan.type;
	unsigned edges = t->road_count == 1 ? edges_turned(t->roads[0].edges, s->plan.rotation) : 0;

	if (!edges || edges & (edges - 1) || t->city_count || t->river_count || s->plan.building || s->plan.volcano)
		return;
	struct item *turning = scene_add(s, turning_draw, NULL, vec(0.5f, 0.5f));

	turning->depth = -4 * DEPTH_UNIT;
	turning->look = edges;
	int edge = 0;
	while (edges >> edge != 1)
		edge++;
	for (int i = 0; i < 3; i++) {
		struct vec at = vec_turned(vec(0.5f + about[i].x, 0.5f + about[i].y), edge);

		/* what lies behind the place stands back by its height */
		at.y += at.y < 0.5f ? 0.035f : 0.020f;
		put(s, i < 2 ? house_draw : tree_draw, i < 2 ? house_shade : tree_shade, at,
		    i == 0   ? 0.150f
		    : i == 1 ? 0.118f
		             : 0.040f);
	}
	put(s, well_draw, well_shade, vec(0.5f, 0.512f), 0);
}

/* Edges at which the neighbour has a road. */
static unsigned roads_beside(const struct paint_job *job)
{
	unsigned roads = 0;

	for (int edge = 0; edge < EDGE_COUNT; edge++)
		roads |= (unsigned)(job->beside[edge] == paint_beside(TERRAIN_ROAD)) << edge;
	return roads;
}

static void abbey_add(struct scene *s)
{
	float north = NEAR + THICK + HIGH, south = 1 - NEAR * 0.6f;

	if (s->plan.type->flags & TILE_WELL) {
		struct item *ring = scene_add(s, ring_draw, NULL, vec(0.5f, 0.5f));

		ring->depth = -4 * DEPTH_UNIT;
		ring->look = edges_turned(s->plan.type->roads[0].edges, s->plan.rotation);
		put(s, fork_well_draw, fork_well_shade, vec(0.5f, 0.525f), 0);
	}
	dead_end_add(s);
	if (!(s->plan.type->flags & TILE_ABBEY))
		return;
	unsigned roads = roads_beside(s->job);

	struct item *court = scene_add(s, court_draw, NULL, vec(0.5f, 0.0f));
	if (court) {
		court->depth = -4 * DEPTH_UNIT;
		court->look = roads;
	}
	put(s, long_wall_draw, wall_shade, vec(0.5f, north), 0);
	put(s, side_wall_draw, NULL, vec(NEAR + THICK * 0.6f, south), 0);
	put(s, side_wall_draw, NULL, vec(1 - NEAR - THICK * 0.6f, south), 0);
	put(s, range_draw, range_shade, vec(0.34f, north + 0.10f), 0.20f);
	put(s, range_draw, range_shade, vec(0.76f, north + 0.10f), 0.13f);
	put(s, long_wall_draw, wall_shade, vec(0.5f, south), 0);
	for (int edge = 0; edge < EDGE_COUNT; edge++) {
		bool side = edge == EDGE_E || edge == EDGE_W;
		/* its own gate is in front, if no road comes from elsewhere */
		if (!(roads >> edge & 1) && (roads || edge != EDGE_S))
			continue;
		struct item *gate = scene_add(s, side ? side_gate_draw : gate_draw, NULL,
		                              vec(!side            ? 0.5f
		                                  : edge == EDGE_W ? NEAR + 0.024f
		                                                   : 1 - NEAR - 0.024f,
		                                  side ? 0.5f : (edge == EDGE_N ? north : south) + 0.004f));
		if (gate)
			gate->look = (unsigned)edge;
		if (gate && side)
			gate->depth = (int)(0.58f * DEPTH_UNIT);
	}
	put(s, well_draw, well_shade, vec(0.26f, 0.715f), 0);
	put(s, tree_draw, tree_shade, vec(0.915f, 0.66f), 0.042f);
	put(s, tree_draw, tree_shade, vec(0.12f, 0.45f), 0.034f);
}

const struct expansion_paint abbey_paint = {.add = abbey_add};
