/* yard.c - what stands in courts: markets, fountains, washing, hens, and where there is room for them. */
#include <math.h>

#include "paint/castle/court.h"
#include "paint/kit/kit.h"
#include "paint/kit/season.h"

/* The code the eye sees at a point of the tile; outside it nothing. */
static uint8_t code_at(const struct court *court, struct vec p)
{
	if (p.x < 0.0f || p.y < 0.0f || p.x >= 1.0f || p.y >= 1.0f)
		return CODE_UNSEEN;
	return court->raster.seen[(int)(p.y * COURT_RASTER) * COURT_RASTER + (int)(p.x * COURT_RASTER)];
}

void awning_draw(struct easel *far, const struct item *m)
{
	struct easel near = easel_zoomed(far, m->at, 2.7f), *c = &near;
	static const uint32_t cloths[3] = {0xB5382C, 0xC98F2A, 0xB5382C};
	float x = m->at.x, y = m->at.y, half = 0.027f;
	struct rgb cloth = rgb(cloths[m->look % 3]);

	fill_rect(c, x - half, y - 0.018f, x + half, y - 0.002f, ink_solid(rgb(0x6E4C2C)));
	for (int i = 0; i < 4; i++)
		trace_ellipse(c, vec(x - 0.019f + 0.0127f * (float)i, y - 0.018f), 0.0056f, 0.005f);
	trace_fill(c, ink_solid(rgb(m->look & 4 ? 0xE8A33A : 0x9FB84A)));
	trace_rect(c, x - half, y - 0.044f, x - half + 0.003f, y);
	trace_rect(c, x + half - 0.003f, y - 0.044f, x + half, y);
	trace_fill(c, ink_solid(rgb(0x4A3222)));
	struct vec whole[4] = {{x - half + 0.002f, y - 0.062f},
	                       {x + half - 0.002f, y - 0.062f},
	                       {x + half + 0.004f, y - 0.032f},
	                       {x - half - 0.004f, y - 0.032f}};

	trace_polygon(c, whole, 4);
	trace_strip(c, whole, 4, 0.005f, true);
	trace_fill(c, ink_solid(rgb(0x3A2420)));
	for (int i = 0; i < 6; i++) {
		float l = (float)i / 6.0f, r = (float)(i + 1) / 6.0f;
		struct vec strip[4] = {vec_mix(whole[0], whole[1], l), vec_mix(whole[0], whole[1], r),
		                       vec_mix(whole[3], whole[2], r), vec_mix(whole[3], whole[2], l)};

		fill_polygon(c, strip, 4, ink_solid(season_roof(c->season, i & 1 ? rgb(0xFFF6E2) : cloth, 0.25f)));
	}
}

void awning_shade(struct easel *c, const struct item *m)
{
	block_shade(c, m->at.x - 0.06f, m->at.x + 0.06f, m->at.y - 0.05f, m->at.y, 0.08f);
}

void market_add(struct court *court)
{
	struct vec at = court->ward.market_at;

	if (court->ward.market_part < 0)
		return;
	items_put(&court->items, awning_draw, awning_shade, vec_off(at, -0.036f, 0.022f), 0.0f, 0);
	items_put(&court->items, awning_draw, awning_shade, vec_off(at, 0.050f, 0.108f), 0.0f, 4 + 1);
}

static void fountain_draw(struct easel *c, const struct item *f)
{
	float x = f->at.x, y = f->at.y, r = f->size;

	draw_ellipse(c, vec(x, y + 0.012f), r, r * 0.72f, ink_horizontal(rgb(0xC9C2B6), rgb(0x77727A), x - r, x + r));
	draw_ellipse(c, vec(x, y - 0.010f), r, r * 0.72f, ink_horizontal(rgb(0xEFE9DC), rgb(0xA8A29A), x - r, x + r));
	draw_ellipse(c, vec(x, y - 0.010f), r * 0.80f, r * 0.56f,
	             ink_vertical(rgb(0x1F5E8C), rgb(0x56B0DC), y - r, y + r));
	fill_ellipse(c, vec(x - r * 0.3f, y + r * 0.12f), r * 0.22f, r * 0.08f, ink_alpha(rgb(0xFFFFFF), 0.7f));
	fill_ellipse(c, vec(x + r * 0.34f, y - r * 0.18f), r * 0.16f, r * 0.06f, ink_alpha(rgb(0xFFFFFF), 0.55f));
	fill_rect(c, x - 0.011f, y - 0.075f, x + 0.011f, y - 0.005f,
	          ink_horizontal(rgb(0xE8E0D2), rgb(0x8A857F), x - 0.011f, x + 0.011f));
	draw_ellipse(c, vec(x, y - 0.078f), 0.026f, 0.014f, ink_solid(rgb(0xE4DED2)));
	fill_ellipse(c, vec(x, y - 0.080f), 0.017f, 0.008f, ink_solid(rgb(0x7CC4E6)));
}

static void fountain_shade(struct easel *c, const struct item *f)
{
	shade_ellipse(c, vec_off(f->at, 0.025f, 0.025f), f->size, f->size * 0.75f, 0.9f);
}

void fountain_add(struct court *court)
{
	if (court->ward.well_part >= 0)
		items_put(&court->items, fountain_draw, fountain_shade, court->ward.well_at, 0.098f, 0);
}

/* A line of washing between two poles. */
static void washing_draw(struct easel *far, const struct item *w)
{
	struct easel near = easel_zoomed(far, w->at, 1.35f), *c = &near;
	static const uint32_t cloth[5] = {0xF6F0E4, 0xB9C8D8, 0xE8D9B8, 0xC88A7A, 0xF6F0E4};
	float x0 = w->at.x - 0.085f, x1 = w->at.x + 0.085f, y = w->at.y, top = y - 0.075f;

	trace_rect(c, x0 - 0.004f, top, x0 + 0.004f, y);
	trace_rect(c, x1 - 0.004f, top, x1 + 0.004f, y);
	trace_fill(c, ink_solid(rgb(0x543A26)));
	fill_line(c, vec(x0, top + 0.004f), vec(x1, top + 0.004f), 0.003f, ink_solid(rgb(0x3E2E22)));
	for (int i = 0; i < 4; i++) {
		float l = x0 + 0.014f + 0.038f * (float)i, r = l + 0.029f,
		      low = top + 0.034f + 0.006f * (float)((w->look >> i) & 1);
		struct vec piece[4] = {
		    {l, top + 0.004f}, {r, top + 0.004f}, {r - 0.003f, low}, {l + 0.002f, low + 0.003f}};

		fill_polygon(c, piece, 4,
		             ink_vertical(rgb(cloth[(w->look + (uint32_t)i) % 5]),
		                          rgb_scale(rgb(cloth[(w->look + (uint32_t)i) % 5]), 0.82f), top, low));
	}
}

static void washing_shade(struct easel *c, const struct item *w)
{
	shade_line(c, vec_off(w->at, -0.05f, 0.012f), vec_off(w->at, 0.12f, 0.016f), 0.020f, 0.7f);
}

static void barrel_draw(struct easel *far, const struct item *b)
{
	struct easel near = easel_zoomed(far, b->at, 1.4f), *c = &near;
	float x = b->at.x, y = b->at.y, r = 0.020f, tall = 0.040f, o = OUTLINE_WIDTH * 0.6f;

	trace_rect(c, x - r - o, y - tall, x + r + o, y);
	trace_ellipse(c, vec(x, y), r + o, r * 0.5f + o);
	trace_ellipse(c, vec(x, y - tall), r + o, r * 0.5f + o);
	trace_fill(c, ink_solid(rgb(0x33241A)));
	trace_rect(c, x - r, y - tall, x + r, y);
	trace_ellipse(c, vec(x, y), r, r * 0.5f);
	trace_fill(c, ink_horizontal(rgb(0xB98A54), rgb(0x6A4426), x - r, x + r));
	trace_rect(c, x - r, y - tall * 0.30f, x + r, y - tall * 0.16f);
	trace_rect(c, x - r, y - tall * 0.84f, x + r, y - tall * 0.70f);
	trace_fill(c, ink_alpha(rgb(0x2E2826), 0.7f));
	fill_ellipse(c, vec(x, y - tall), r, r * 0.5f, ink_solid(rgb(0xA67C4C)));
	fill_ellipse(c, vec(x, y - tall), r * 0.7f, r * 0.32f, ink_solid(season_roof(c->season, rgb(0x7A5634), 1.0f)));
}

static void low_shade(struct easel *c, const struct item *b)
{
	shade_ellipse(c, vec_off(b->at, 0.014f, 0), 0.026f, 0.014f, 0.8f);
}

/* Hens pick about. */
static void hens_draw(struct easel *far, const struct item *h)
{
	struct easel near = easel_zoomed(far, h->at, 1.4f), *c = &near;
	static const struct vec at[4] = {{-0.034f, -0.004f}, {0.004f, -0.022f}, {0.036f, 0.002f}, {-0.004f, 0.014f}};
	static const uint32_t feathers[3] = {0xF4EEE0, 0xB5713C, 0x6A4A34};

	for (int i = 0; i < 4; i++) {
		struct vec p = vec(h->at.x + at[i].x, h->at.y + at[i].y - 0.008f);
		float way = h->look >> i & 1 ? 1.0f : -1.0f;

		if (i == 3 && h->look & 64)
			continue;
		draw_ellipse(c, p, 0.0125f, 0.0095f, ink_solid(rgb(feathers[(h->look >> (i * 2 + 8) & 3) % 3])));
		draw_ellipse(c, vec_off(p, way * 0.0125f, -0.008f), 0.0062f, 0.0058f,
		             ink_solid(rgb(feathers[(h->look >> (i * 2 + 8) & 3) % 3])));
		fill_rect(c, p.x + way * 0.0125f - 0.004f, p.y - 0.018f, p.x + way * 0.0125f + 0.004f, p.y - 0.012f,
		          ink_solid(rgb(0xC2362A)));
	}
}

/* A bed of cabbages between boards. */
static void bed_draw(struct easel *c, const struct item *b)
{
	float x0 = b->at.x - 0.085f, x1 = b->at.x + 0.085f, y1 = b->at.y, y0 = y1 - 0.085f;

	draw_rect(c, x0, y0, x1, y1, ink_solid(rgb(0x8A6438)));
	fill_rect(c, x0 + 0.008f, y0 + 0.008f, x1 - 0.008f, y1 - 0.008f,
	          ink_solid(season_roof(c->season, rgb(0x5B4028), 0.9f)));
	for (int row = 0; row < 2; row++) {
		for (int i = 0; i < 5; i++) {
			struct vec p = vec(x0 + 0.026f + 0.030f * (float)i, y0 + 0.029f + 0.034f * (float)row);
			uint32_t leaf = (b->look >> (row * 5 + i) & 3) ? 0x7FA24A : 0xB6605A;

			fill_ellipse(c, p, 0.0140f, 0.0125f, ink_solid(rgb(0x2F4A22)));
			fill_ellipse(c, vec_off(p, -0.002f, -0.002f), 0.0105f, 0.0095f,
			             ink_solid(season_roof(c->season, rgb(leaf), 0.5f)));
		}
	}
}

/* Logs against the weather, cut ends to the south. */
void logs_draw(struct easel *c, const struct item *l)
{
	for (int row = 0; row < 3; row++) {
		for (int i = 0; i < 5 - row; i++) {
			struct vec p = vec(l->at.x - 0.048f + 0.024f * (float)i + 0.012f * (float)row,
			                   l->at.y - 0.012f - 0.021f * (float)row);

			draw_ellipse(c, p, 0.0125f, 0.0115f, ink_solid(rgb(0xC79A62)));
			fill_ellipse(c, p, 0.0055f, 0.005f, ink_alpha(rgb(0x7A5430), 0.7f));
		}
	}
}

/* Full of hay. */
static const struct part cart[] = {
    {LINE, {40, -30, 115, -6, 8}, FLAT, .in = {0x4A3222}},
    {FIVE,
     {-66, -44, -40, -90, 5, -98, 44, -82, 62, -44},
     UPRIGHT,
     .in = {0xE9CF7C, 0xB08C3C},
     .ends = {-100, -40},
     .snow = {80}},
    {BOX, {-66, -50, 62, -24}, UPRIGHT, .in = {0xA87C4A, 0x6E4A2A}},
    {DISC, {-26, -18, 26, 26}, FLAT, .in = {0x6A482C}},
    {DOT, {-26, -18, 17, 17}, FLAT, .in = {0xA98458}},
    {DOT, {-26, -18, 6, 6}, FLAT, .in = {0x4A3222}},
};

void cart_draw(struct easel *c, const struct item *k) { kit_draw_at(c, k->at, 1.0f, PARTS(cart)); }

static void broad_shade(struct easel *c, const struct item *b)
{
	block_shade(c, b->at.x - 0.06f, b->at.x + 0.06f, b->at.y - 0.03f, b->at.y, 0.05f);
}

/* May something of this half width and height stand here, seen and in nobody's way? */
static bool yard_fits(const struct court *court, struct vec at, float half, float high)
{
	const struct raster *r = &court->raster;

	for (float u = -1.0f; u <= 1.0f; u += 0.5f) {
		struct vec q = vec_off(at, u * half, 0);

		if (paint_code_kind(code_at(court, q)) != PAINT_COURT || raster_clearance(r, q) < 0.022f)
			return false;
		q.y -= high * 0.6f;
		/* before a wall all is well, over a path not */
		if (q.y > 0.0f &&
		    paint_code_kind(r->code[(int)(q.y * COURT_RASTER) * COURT_RASTER +
		                            (int)(fminf(fmaxf(q.x, 0.0f), 0.99f) * COURT_RASTER)]) == PAINT_PATH)
			return false;
	}
	for (int i = 0; i < court->spot_count; i++) {
		bool lies = paint_code_kind(court->spots[i].code) == PAINT_COURT;
		float dx = fmaxf(0.0f, fabsf(at.x - court->spots[i].x) - half);
		float dy = at.y - high * 0.4f - (court->spots[i].y - (lies ? 0.0f : 0.08f));

		if (dx * dx + dy * dy < (lies ? 0.105f * 0.105f : 0.115f * 0.115f))
			return false;
	}
	return court->ward.market_part < 0 || vec_distance(at, vec_off(court->ward.market_at, 0, 0.04f)) > 0.17f + half;
}

/* What a yard may hold: how wide and high it stands, how often. */
static const struct ware {
	item_painter *draw, *shade;
	float half, high, size;
	int share; /* of WARE_SHARES */
	bool once; /* one to a tile is enough */
} wares[] = {
    {tree_draw, tree_shade, 0.048f, 0.10f, 0.050f, 6, false},
    {bush_draw, bush_shade, 0.030f, 0.03f, 0.026f, 4, false},
    {barrel_draw, low_shade, 0.030f, 0.060f, 0.0f, 3, false},
    {washing_draw, washing_shade, 0.125f, 0.10f, 0.0f, 4, true},
    {bed_draw, NULL, 0.092f, 0.085f, 0.0f, 4, true},
    {hens_draw, NULL, 0.052f, 0.03f, 0.0f, 3, true},
    {logs_draw, broad_shade, 0.062f, 0.07f, 0.0f, 2, true},
    {cart_draw, broad_shade, 0.090f, 0.10f, 0.0f, 2, true},
};

enum { WARES = sizeof wares / sizeof *wares, WARE_SHARES = 28, YARD_TRIES = 120, YARD_MOST = 8 };

static int ware_of(uint32_t look)
{
	int share = (int)(look % WARE_SHARES), i = 0;

	while (share >= wares[i].share)
		share -= wares[i++].share;
	return i;
}

void yard_add(struct court *court)
{
	struct dice dice = {hash4(court->seed, 0x9a4d, 0, 0)};
	struct vec stood[YARD_MOST];
	float wide[YARD_MOST];
	unsigned have = 0;
	int count = 0;

	for (int i = 0; i < YARD_TRIES && count < YARD_MOST; i++) {
		struct vec p = vec_random(&dice, 0.04f, 0.08f, 0.96f, 0.97f);
		uint32_t look = dice_next(&dice);
		int what = ware_of(look >> 8);
		const struct ware *w = &wares[what];
		bool clear = !(w->once && have >> what & 1);

		for (int k = 0; k < count; k++)
			clear =
			    clear && (fabsf(stood[k].x - p.x) > w->half + wide[k] || fabsf(stood[k].y - p.y) > 0.085f);
		if (!clear || !yard_fits(court, p, w->half, w->high))
			continue;
		items_put(&court->items, w->draw, w->shade, p, w->size, look * 0x9e3779b1u);
		have |= 1u << what;
		wide[count] = w->half;
		stood[count++] = p;
	}
}
