/* board_site.c - what lies about on cells that wait to be built on: tufts and
 * pebbles everywhere, here and there a mason's or a carpenter's heap.
 *
 * Everything keeps within its own cell, its shadow too, so that a tile covers
 * all of it or nothing, and each block is painted without its neighbours. */
#include <math.h>

#include "paint/castle/board.h"
#include "paint/castle/court.h"
#include "paint/kit/kit.h"
#include "paint/kit/season.h"

#define HEAP_ZOOM 1.6f

enum { SITE_TUFTS = 26, SITE_PEBBLES = 16, SITE_HEAPS = 4 };

/* ---- what grows ---- */

static void tuft_draw(struct easel *c, const struct item *t)
{
	struct rgb leaf = rgb(c->season->tufts[t->look & 3]);
	float r = t->size;

	for (int i = -2; i <= 2; i++) {
		float lean = 0.42f * (float)i + 0.05f * (float)(t->look >> (4 + i) & 3);
		struct vec blade[3] = {
		    {t->at.x + (float)i * r * 0.22f - r * 0.13f, t->at.y},
		    {t->at.x + (float)i * r * 0.22f + lean * r, t->at.y - r * (1.5f - 0.25f * fabsf((float)i))},
		    {t->at.x + (float)i * r * 0.22f + r * 0.13f, t->at.y}};

		trace_polygon(c, blade, 3);
	}
	trace_fill(c, ink_vertical(rgb_scale(leaf, 1.18f), rgb_scale(leaf, 0.72f), t->at.y - r * 1.5f, t->at.y));
	if (t->look % 6 == 0) /* in flower */
		for (int i = -1; i <= 1; i++)
			fill_ellipse(c, vec_off(t->at, (float)i * r * 0.7f, -r * (i ? 0.9f : 1.5f)), r * 0.20f,
			             r * 0.18f,
			             ink_solid(season_roof(c->season, rgb(t->look & 16 ? 0xF6EFD8 : 0xE9C64A), 1.0f)));
}

static void tuft_shade(struct easel *c, const struct item *t)
{
	shade_ellipse(c, vec_off(t->at, t->size * 0.5f, t->size * 0.05f), t->size * 0.9f, t->size * 0.32f, 0.5f);
}

static void pebble_draw(struct easel *c, const struct item *p)
{
	static const uint32_t greys[3] = {0xB6AA94, 0xA79A86, 0xC6B898};
	struct rgb stone = rgb(greys[p->look % 3]);
	float r = p->size;

	fill_ellipse(c, vec_off(p->at, r * 0.22f, r * 0.26f), r, r * 0.66f, ink_alpha(rgb(0x3E3020), 0.42f));
	fill_ellipse(c, p->at, r, r * 0.70f, ink_solid(rgb_scale(stone, 0.80f)));
	fill_ellipse(c, vec_off(p->at, -r * 0.16f, -r * 0.16f), r * 0.70f, r * 0.46f, ink_solid(stone));
}

/* ---- what was carted in ---- */

/* Squared stone, as the wall's: two courses, the upper one shorter. */
static void blocks_draw(struct easel *far, const struct item *b)
{
	struct easel near = easel_zoomed(far, b->at, HEAP_ZOOM), *c = &near;
	float x = b->at.x, y = b->at.y;

	for (int row = 0; row < 2; row++) {
		for (int i = 0; i < 3 - row - (int)(b->look >> 3 & 1) * row; i++) {
			float l = x - 0.095f + 0.064f * (float)i + 0.028f * (float)row, low = y - 0.046f * (float)row;

			draw_rect(c, l, low - 0.070f, l + 0.058f, low - 0.040f,
			          ink_solid(season_roof(c->season, rgb(0xEADDC0), 0.9f)));
			draw_rect(c, l, low - 0.040f, l + 0.058f, low,
			          ink_vertical(rgb(0xC6B48F), rgb(0x9A8768), low - 0.040f, low));
		}
	}
}

/* Boards laid across two bearers. */
static void planks_draw(struct easel *far, const struct item *p)
{
	struct easel near = easel_zoomed(far, p->at, HEAP_ZOOM), *c = &near;
	float x = p->at.x, y = p->at.y;

	for (int i = 0; i < 2; i++)
		draw_rect(c, x - 0.080f + 0.140f * (float)i, y - 0.062f, x - 0.062f + 0.140f * (float)i, y,
		          ink_solid(rgb(0x6E4C2C)));
	for (int i = 0; i < 4; i++) {
		float top = y - 0.066f + 0.014f * (float)i, shift = 0.012f * (float)(p->look >> (2 * i) & 3);
		struct rgb wood = rgb_mix(rgb(0xC99E63), rgb(0xA97D48), (float)(p->look >> (8 + i) & 1));

		draw_rect(c, x - 0.120f + shift, top, x + 0.098f + shift, top + 0.014f,
		          ink_solid(season_roof(c->season, wood, 0.6f)));
	}
}

/* Sand for the mortar, a shovel in it. */
static const struct part sand[] = {
    {SIX,
     {-85, 0, -52, -38, -6, -64, 36, -46, 78, -4, 0, 12},
     LEVEL,
     .in = {0xF0DCA8, 0xB89A62},
     .ends = {-70, 70},
     .snow = {90, 40}},
    {LINE, {20, -36, 56, -112, 9}, FLAT, .in = {0x5E4026}},
    {LINE, {44, -116, 68, -106, 9}, FLAT, .in = {0x5E4026}},
};

static void sand_draw(struct easel *c, const struct item *s) { kit_draw_at(c, s->at, HEAP_ZOOM, PARTS(sand)); }

/* A barrow, its wheel to the east. */
static const struct part barrow[] = {
    {LINE, {-110, -58, 60, -20, 9}, .ink = MORE},
    {LINE, {-36, -30, -44, 0, 10}, FLAT, .in = {0x4A3222}},
    {QUAD, {-48, -68, -22, -94, 18, -96, 44, -68}, FLAT, .in = {PART_OWN}},
    {QUAD, {-60, -70, 52, -70, 34, -26, -40, -26}, UPRIGHT, .in = {0xB07F4A, 0x764E2C}},
    {DISC, {66, -17, 19, 19}, FLAT, .in = {0x6A482C}},
    {DOT, {66, -17, 9, 9}, FLAT, .in = {0xB08B5C}},
};

static void barrow_draw(struct easel *far, const struct item *b)
{
	struct easel near = easel_zoomed(far, b->at, HEAP_ZOOM);
	struct kit p = kit_at(&near, b->at, 1.0f);

	p.own[0] = rgb(b->look & 4 ? 0xD8CDB4 : 0xD9BE84);
	kit_draw(&p, PARTS(barrow));
}

static void heap_shade(struct easel *c, const struct item *h)
{
	block_shade(c, h->at.x - 0.12f, h->at.x + 0.12f, h->at.y - 0.05f, h->at.y, 0.06f);
}

/* What is to become a house: the lowest course of two walls that meet. */
static void footing_draw(struct easel *c, const struct item *f)
{
	float x = f->at.x - 0.15f, y = f->at.y, side = f->look & 1 ? 0.30f : 0.0f;

	for (int i = 0; i < 4; i++) { /* from the back to the front */
		float top = y - 0.21f + 0.048f * (float)i;

		draw_rect(c, x + side - 0.004f, top, x + side + 0.046f, top + 0.044f,
		          ink_solid(season_roof(c->season, rgb(0xD9C9A6), 0.9f)));
	}
	for (int i = 0; i < 6 - (int)(f->look >> 4 & 1); i++) {
		float left = x + 0.056f * (float)i;

		draw_rect(c, left, y - 0.044f, left + 0.052f, y - 0.014f,
		          ink_solid(season_roof(c->season, rgb(0xE0D1AE), 0.9f)));
		draw_rect(c, left, y - 0.014f, left + 0.052f, y + 0.010f,
		          ink_vertical(rgb(0xB29E7A), rgb(0x84725A), y - 0.014f, y + 0.010f));
	}
}

static void footing_shade(struct easel *c, const struct item *f)
{
	block_shade(c, f->at.x - 0.16f, f->at.x + 0.19f, f->at.y - 0.04f, f->at.y, 0.05f);
}

/* Where the masons sleep: canvas over a ridge pole, its mouth to the south; its back, its side, its front. */
static const struct part tent[] = {
    {QUAD, {-85, 0, 0, -125, 75, -165, 20, -40}, FLAT, .in = {PART_OWN}},
    {QUAD, {85, 0, 0, -125, 75, -165, 160, -40}, LEVEL, .in = {PART_OWN + 1, PART_OWN + 2}, .ends = {0, 160}},
    {TRIANGLE, {-85, 0, 0, -125, 85, 0}, LEVEL, .in = {PART_OWN + 3, PART_OWN + 4}, .ends = {-80, 80}},
    {TRIANGLE, {-24, 0, 0, -92, 24, 0}, FLAT, .in = {0x4A3426}, .bare = true},
};

static void tent_draw(struct easel *c, const struct item *t)
{
	static const float shade[] = {0.9f, 0.84f, 0.62f, 1.04f, 0.86f};
	struct kit p = kit_at(c, t->at, 1.0f);

	for (int i = 0; i < 5; i++)
		p.own[i] = rgb_scale(season_roof(c->season, rgb(t->look & 2 ? 0xF2E6CC : 0xE6CFA2), 0.5f), shade[i]);
	kit_draw(&p, PARTS(tent));
}

static void tent_shade(struct easel *c, const struct item *t)
{
	block_shade(c, t->at.x - 0.08f, t->at.x + 0.15f, t->at.y - 0.04f, t->at.y, 0.09f);
}

/* ---- where ---- */

/* What stands there, and how often. */
static const struct heap {
	item_painter *draw, *shade;
	int share; /* of HEAP_SHARES */
	float size;
} heaps[] = {
    {blocks_draw, heap_shade, 4, 0.0f},     {planks_draw, heap_shade, 3, 0.0f}, {sand_draw, heap_shade, 2, 0.0f},
    {barrow_draw, heap_shade, 2, 0.0f},     {logs_draw, heap_shade, 2, 0.0f},   {cart_draw, heap_shade, 2, 0.0f},
    {tree_draw, tree_shade, 8, 0.064f},     {bush_draw, bush_shade, 8, 0.042f}, {tent_draw, tent_shade, 1, 0.0f},
    {footing_draw, footing_shade, 3, 0.0f},
};

enum { HEAP_SHARES = 35 };

static const struct heap *heap_of(int share)
{
	const struct heap *heap = heaps;

	while (share >= heap->share)
		share -= heap++->share;
	return heap;
}

static void heaps_add(struct items *items, struct dice *dice, int x, int y)
{
	int count = dice_range(dice, 1, SITE_HEAPS), stood = 0;
	struct vec at[SITE_HEAPS];

	for (int i = 0; i < count; i++) {
		struct vec p = vec_random(dice, 0.20f, 0.24f, 0.74f, 0.90f);
		const struct heap *heap = heap_of(dice_below(dice, HEAP_SHARES));
		bool clear = true;

		for (int k = 0; k < stood; k++)
			clear = clear && (fabsf(p.x - at[k].x) > 0.30f || fabsf(p.y - at[k].y) > 0.24f);
		if (!clear)
			continue;
		at[stood++] = p;
		items_add(items, heap->draw, heap->shade, vec((float)x + p.x, (float)y + p.y))->size = heap->size;
	}
}

void board_site(const struct paint_board *board, int x, int y, struct items *items)
{
	struct dice dice = {hash4((uint32_t)x, (uint32_t)y, board->seed, 0x517e)};
	int tufts = dice_range(&dice, SITE_TUFTS / 3, SITE_TUFTS), pebbles = dice_range(&dice, 4, SITE_PEBBLES);
	struct vec clump = {0, 0};

	items->count = 0;
	items->seed = hash4((uint32_t)x, (uint32_t)y, board->seed, 0x1735);
	heaps_add(items, &dice, x, y);
	for (int i = 0; i < pebbles; i++) {
		struct vec at = vec_random(&dice, 0.05f, 0.05f, 0.94f, 0.95f);

		items_add(items, pebble_draw, NULL, vec((float)x + at.x, (float)y + at.y))->size =
		    dice_real(&dice, 0.007f, 0.017f);
	}
	for (int i = 0; i < tufts; i++) {
		/* in clumps, some apart */
		struct vec at = vec_random(&dice, 0.06f, 0.08f, 0.92f, 0.96f),
		           by = vec_random(&dice, -0.1f, -0.07f, 0.1f, 0.07f);

		if (i % 5 == 0)
			clump = at;
		else if (i % 5 < 4)
			at =
			    vec(fminf(fmaxf(clump.x + by.x, 0.06f), 0.92f), fminf(fmaxf(clump.y + by.y, 0.08f), 0.96f));

		items_add(items, tuft_draw, tuft_shade, vec((float)x + at.x, (float)y + at.y))->size =
		    dice_real(&dice, 0.018f, 0.042f);
	}
}
