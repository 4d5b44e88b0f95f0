/*
 * paint.c - the abbey: a walled precinct that fills its whole tile, so that whatever runs into it ends
 * at a wall.  The church in the middle is the monasteries' own; cloister, garden, walls and towers are added here.
 */
#include "paint/land/sign.h"

#define NEAR 0.024f /* of the walls' outer side from the tile's edge */
#define THICK 0.026f
#define HIGH 0.058f
#define TOWER 0.046f

static const uint32_t STONE_LIT = 0xF3E8D2, STONE = 0xD9C7A5, STONE_DARK = 0xA8946F;

/* ---- the ground within the walls ---- */

static void bed(struct easel *c, float x, float y, float w, float h)
{
	fill_rect(c, x, y, x + w, y + h, ink_solid(rgb(0x7A5B3C)));
	for (int i = 0; i < 4; i++)
		fill_rect(c, x + 0.008f, y + 0.008f + (float)i * h * 0.24f, x + w - 0.008f,
		          y + 0.008f + ((float)i + 0.55f) * h * 0.24f,
		          ink_solid(season_roof(c->season, rgb(i & 1 ? 0x6FA23F : 0x4F8A35), 0.6f)));
}

/* The lawn of the cloister, with a cross of paths and a well. */
static void garth(struct easel *c, float x, float y, float w)
{
	struct rgb path = season_roof(c->season, rgb(0xF3E6C4), 0.8f),
	           lawn = season_roof(c->season, rgb(0x84B648), 0.8f);
	float h = w * 0.92f, m = w * 0.5f, n = h * 0.5f;

	draw_rect(c, x, y, x + w, y + h, ink_solid(path));
	for (int i = 0; i < 4; i++) {
		float left = x + (i & 1 ? m + 0.012f : 0.014f), top = y + (i & 2 ? n + 0.012f : 0.014f);

		fill_rect(c, left, top, left + m - 0.026f, top + n - 0.026f, ink_solid(lawn));
	}
	draw_ellipse(c, vec(x + m, y + n), 0.026f, 0.022f, ink_solid(rgb(0x8FC4E0)));
}

static void court_draw(struct easel *c, const struct item *g)
{
	struct rgb sand = season_roof(c->season, rgb(0xE6D3A6), 0.8f),
	           edge = season_roof(c->season, rgb(0xCDB583), 0.8f);

	(void)g;
	fill_rect(c, NEAR, NEAR, 1 - NEAR, 1 - NEAR, ink_vertical(edge, sand, NEAR, 1 - NEAR));
	garth(c, 0.13f, 0.62f, 0.24f);
	bed(c, 0.60f, 0.70f, 0.13f, 0.13f);
	bed(c, 0.76f, 0.70f, 0.13f, 0.13f);
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
	draw_polygon(c, slope, 4,
	             ink_vertical(season_roof(c->season, rgb(0xDE8850), 1.0f),
	                          season_roof(c->season, rgb(0xB9552F), 0.8f), ridge, eaves));
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

	draw_rect(c, NEAR, top - THICK, 1 - NEAR, w->at.y, ink_vertical(rgb(STONE), rgb(STONE_DARK), top, w->at.y));
	fill_rect(c, NEAR, top - THICK, 1 - NEAR, top, ink_solid(rgb(STONE_LIT)));
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

/* at: the middle of its southern end */
static void side_wall_draw(struct easel *c, const struct item *w)
{
	float x = w->at.x, top = NEAR;

	draw_rect(c, x - THICK * 0.6f, top, x + THICK * 0.6f, w->at.y,
	          ink_horizontal(rgb(STONE_LIT), rgb(STONE_DARK), x - THICK, x + THICK));
	for (int i = 0; i < 15 && c->scale >= 60.0f; i++) {
		float y = top + TOWER + (float)i * (w->at.y - top - 2 * TOWER) / 14;

		fill_rect(c, x - THICK * 0.8f, y - 0.010f, x + THICK * 0.3f, y + 0.008f, ink_solid(rgb(STONE_LIT)));
	}
}

static void corner_draw(struct easel *c, const struct item *t) { tower_draw(c, t->at, TOWER, HIGH * 2, true); }

static void wall_shade(struct easel *c, const struct item *w)
{
	block_shade(c, NEAR, 1 - NEAR, w->at.y - THICK, w->at.y, HIGH);
}

static void corner_shade(struct easel *c, const struct item *t) { tower_shade(c, t->at, TOWER, HIGH * 2.2f); }

/* ---- all of it ---- */

static void put(struct scene *s, item_painter *draw, item_painter *shade, struct vec foot, float size)
{
	struct item *item = scene_add(s, draw, shade, foot);

	if (item)
		item->size = size;
}

static void abbey_add(struct scene *s)
{
	float north = NEAR + THICK + HIGH, south = 1 - NEAR * 0.6f;
	struct item *court;

	if (!(s->plan.type->flags & TILE_ABBEY))
		return;
	court = scene_add(s, court_draw, NULL, vec(0.5f, 0.0f));
	if (court)
		court->depth = -4 * DEPTH_UNIT;
	put(s, long_wall_draw, wall_shade, vec(0.5f, north), 0);
	put(s, side_wall_draw, NULL, vec(NEAR + THICK * 0.6f, south), 0);
	put(s, side_wall_draw, NULL, vec(1 - NEAR - THICK * 0.6f, south), 0);
	put(s, range_draw, range_shade, vec(0.34f, north + 0.10f), 0.20f);
	put(s, range_draw, range_shade, vec(0.76f, north + 0.10f), 0.13f);
	put(s, long_wall_draw, wall_shade, vec(0.5f, south), 0);
	put(s, gate_draw, NULL, vec(0.5f, south + 0.004f), 0);
	for (int corner = 0; corner < 4; corner++)
		put(s, corner_draw, corner_shade,
		    vec(corner & 1 ? 1 - NEAR - TOWER * 0.6f : NEAR + TOWER * 0.6f,
		        corner & 2 ? south + 0.012f : north + 0.012f),
		    0);
}

const struct expansion_paint abbey_paint = {.add = abbey_add};
