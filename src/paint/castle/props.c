/* props.c - what stands about in a castle: turrets, chimneys, markets, fountains, washing, barrels. */
#include <math.h>

#include "paint/castle/court.h"

/* The code the eye sees at a point of the tile; outside it nothing. */
static uint8_t code_at(const struct court *court, struct vec p)
{
	if (p.x < 0.0f || p.y < 0.0f || p.x >= 1.0f || p.y >= 1.0f)
		return CODE_UNSEEN;
	return court->raster.seen[(int)(p.y * COURT_RASTER) * COURT_RASTER + (int)(p.x * COURT_RASTER)];
}

static struct item *put(struct court *court, item_painter *draw, item_painter *shade, struct vec at, float size,
                        uint32_t look)
{
	struct item *item = items_add(&court->items, draw, shade, at);

	if (item) {
		item->size = size;
		item->look = look;
	}
	return item;
}

/* ---- on towers: a round turret with a pointed roof ---- */

void turret_draw(struct easel *c, const struct item *t)
{
	float r = t->size, x = t->at.x, y = t->at.y, high = r * 1.25f, wide = r * 1.24f;
	float base = y - high, tip = base - r * 2.6f, o = OUTLINE_WIDTH * 0.7f;

	trace_rect(c, x - r - o, base, x + r + o, y);
	trace_ellipse(c, vec(x, y), r + o, r * 0.5f + o);
	trace_fill(c, ink_solid(rgb(0x45403F)));
	trace_rect(c, x - r, base, x + r, y);
	trace_ellipse(c, vec(x, y), r, r * 0.5f);
	trace_fill(c, ink_horizontal(rgb(0xE2D6C2), rgb(0x77727A), x - r, x + r));
	fill_rect(c, x - r * 0.16f, y - high * 0.75f, x + r * 0.16f, y - high * 0.15f, ink_solid(rgb(0xFFD98A)));
	struct vec outer[3] = {{x - wide - o, base}, {x, tip - o * 2.0f}, {x + wide + o, base}};
	struct vec cone[3] = {{x - wide, base}, {x, tip}, {x + wide, base}};
	struct vec lit[3] = {
	    {x - wide * 0.80f, base + wide * 0.20f}, {x, tip}, {x - wide * 0.25f, base + wide * 0.36f}};

	trace_polygon(c, outer, 3);
	trace_ellipse(c, vec(x, base), wide + o, wide * 0.40f + o);
	trace_fill(c, ink_solid(rgb(0x26222E)));
	trace_polygon(c, cone, 3);
	trace_ellipse(c, vec(x, base), wide, wide * 0.40f);
	trace_fill(c, ink_horizontal(rgb(0x7C92A0), rgb(0x2C3A4E), x - wide, x + wide));
	fill_polygon(c, lit, 3, ink_alpha(rgb(0xD8B890), 0.45f));
	fill_line(c, vec(x, tip), vec(x, tip - r * 0.4f), 0.007f, ink_solid(rgb(0x3A3025)));
	fill_ellipse(c, vec(x, tip - r * 0.4f), 0.008f, 0.008f, ink_solid(rgb(0xE8BF4A)));
}

static void turret_shade(struct easel *c, const struct item *t)
{
	/* it falls on the platform, which is drawn later: nothing on the ground */
	(void)c;
	(void)t;
}

/* One turret to each edge of a tower, beside the middle where a knight stands. */
void turrets_add(struct court *court)
{
	for (int i = 0; i < court->ward.block_count; i++) {
		const struct ward_block *b = &court->ward.blocks[i];

		for (int e = 0; e < EDGE_COUNT && b->tower; e++) {
			uint32_t look = hash4(court->seed, (uint32_t)e, 0x7044, 0);
			struct vec at = vec_turned(vec(look & 1 ? 0.26f : 0.74f, b->deep * 0.45f), e);

			if (!(b->edges >> e & 1))
				continue;
			struct item *t =
			    put(court, turret_draw, turret_shade, vec(at.x, at.y - TOWER_HIGH), 0.056f, look);

			if (t)
				t->depth = (int)floorf(at.y * DEPTH_UNIT);
		}
	}
}

/* ---- on houses: chimneys and their smoke, dormers ---- */

static void chimney_draw(struct easel *c, const struct item *t)
{
	float x = t->at.x, y = t->at.y, half = 0.017f, tall = 0.058f;

	draw_rect(c, x - half, y - tall, x + half, y, ink_horizontal(rgb(0xC08A6A), rgb(0x6E4A3C), x - half, x + half));
	fill_rect(c, x - half - 0.005f, y - tall - 0.009f, x + half + 0.005f, y - tall + 0.004f,
	          ink_solid(rgb(0x4E382E)));
	for (int i = 0; i < 4; i++) {
		float up = 0.016f + 0.019f * (float)i;

		fill_ellipse(c, vec(x + up * 0.55f, y - tall - up), 0.010f + 0.004f * (float)i,
		             0.008f + 0.003f * (float)i, ink_alpha(rgb(0xE8E2DA), 0.42f - 0.09f * (float)i));
	}
}

/* A gabled window in a roof that falls to the south. */
static void dormer_draw(struct easel *c, const struct item *t)
{
	float x = t->at.x, y = t->at.y, half = 0.036f, eave = y - 0.036f, peak = eave - 0.034f, back = 0.034f;
	struct vec front[5] = {{x - half, y}, {x - half, eave}, {x, peak}, {x + half, eave}, {x + half, y}};
	struct vec left[4] = {
	    {x - half - 0.006f, eave + 0.006f}, {x - half + 0.01f, eave - back}, {x, peak - back}, {x, peak - 0.003f}};
	struct vec right[4] = {
	    {x + half + 0.006f, eave + 0.006f}, {x + half + 0.01f, eave - back}, {x, peak - back}, {x, peak - 0.003f}};

	draw_polygon(c, left, 4, ink_solid(rgb(0x9A715C)));
	draw_polygon(c, right, 4, ink_solid(rgb(0x41353E)));
	draw_polygon(c, front, 5, ink_solid(rgb(0xEBD8B0)));
	trace_line(c, vec(x - half, eave), vec(x + half, eave), 0.006f);
	trace_line(c, vec(x, eave), vec(x, peak), 0.005f);
	trace_fill(c, ink_solid(rgb(0x4B3224)));
	fill_rect(c, x - 0.013f, y - 0.029f, x + 0.013f, y - 0.007f, ink_solid(rgb(t->look & 3 ? 0xFFDB86 : 0x4A4A58)));
}

/* Chimneys and dormers stand where the eye sees the roof, and leave room for a squire. */
void chimneys_add(struct court *court)
{
	struct dice dice = {hash4(court->seed, 0xc41, 0, 0)};
	struct vec stood[8];
	int count = 0;

	for (int i = 0; i < 60 && count < 4; i++) {
		struct vec p = vec_random(&dice, 0.08f, 0.08f, 0.92f, 0.92f);
		uint32_t look = dice_next(&dice);
		struct mass_point m = mass_at(&court->mass, p);
		bool clear = m.block && !m.block->block->tower;

		if (!clear)
			continue;
		bool dormer = m.down.y > 0.9f && m.deep > 0.05f && m.deep < 0.10f && m.gap > 0.05f;
		bool chimney = m.deep > 0.14f && m.gap < 0.05f;
		struct vec at = vec(p.x, p.y - m.high);

		for (int k = 0; k < court->spot_count; k++) {
			float dx = at.x - court->spots[k].x, dy = at.y - 0.03f - court->spots[k].y;

			clear = clear && dx * dx + dy * dy > 0.10f * 0.10f;
		}
		for (int k = 0; k < count; k++)
			clear = clear && vec_distance(stood[k], at) > 0.13f;
		if (!clear || (!dormer && !chimney))
			continue;
		struct item *item = put(court, dormer ? dormer_draw : chimney_draw, NULL, at, 0.0f, look);

		if (item)
			item->depth = (int)floorf(p.y * DEPTH_UNIT);
		stood[count++] = at;
	}
}

/* ---- in courts ---- */

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

		fill_polygon(c, strip, 4, ink_solid(i & 1 ? rgb(0xFFF6E2) : cloth));
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
	put(court, awning_draw, awning_shade, vec(at.x - 0.036f, at.y + 0.022f), 0.0f, 0);
	put(court, awning_draw, awning_shade, vec(at.x + 0.050f, at.y + 0.108f), 0.0f, 4 + 1);
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
	trace_ellipse(c, vec(f->at.x + 0.025f, f->at.y + 0.025f), f->size, f->size * 0.75f);
	trace_shade(c, 0.9f);
}

void fountain_add(struct court *court)
{
	if (court->ward.well_part >= 0)
		put(court, fountain_draw, fountain_shade, court->ward.well_at, 0.098f, 0);
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
	trace_line(c, vec(w->at.x - 0.05f, w->at.y + 0.012f), vec(w->at.x + 0.12f, w->at.y + 0.016f), 0.020f);
	trace_shade(c, 0.7f);
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
	fill_ellipse(c, vec(x, y - tall), r * 0.7f, r * 0.32f, ink_solid(rgb(0x7A5634)));
}

static void low_shade(struct easel *c, const struct item *b)
{
	trace_ellipse(c, vec(b->at.x + 0.014f, b->at.y), 0.026f, 0.014f);
	trace_shade(c, 0.8f);
}

/* May something of this half width and height stand here, seen and in nobody's way? */
static bool yard_fits(const struct court *court, struct vec at, float half, float high)
{
	const struct raster *r = &court->raster;

	for (float u = -1.0f; u <= 1.0f; u += 0.5f) {
		struct vec q = vec(at.x + u * half, at.y);

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
	return court->ward.market_part < 0 ||
	       vec_distance(at, vec(court->ward.market_at.x, court->ward.market_at.y + 0.04f)) > 0.17f + half;
}

void yard_add(struct court *court)
{
	struct dice dice = {hash4(court->seed, 0x9a4d, 0, 0)};
	struct vec stood[12];
	int count = 0;
	bool washing = false;

	for (int i = 0; i < 90 && count < 8; i++) {
		struct vec p = vec_random(&dice, 0.04f, 0.08f, 0.96f, 0.97f);
		uint32_t look = dice_next(&dice);
		int what = (int)(look >> 8 & 7);
		bool clear = true;

		if (what == 0 && washing)
			what = 1;
		float half = what == 0 ? 0.125f : what < 3 ? 0.030f : 0.048f;
		float high = what == 0 ? 0.10f : what < 3 ? 0.060f : what < 6 ? 0.10f : 0.03f;

		for (int k = 0; k < count; k++)
			clear = clear && (fabsf(stood[k].x - p.x) > half + 0.035f || fabsf(stood[k].y - p.y) > 0.055f);
		if (!clear || !yard_fits(court, p, half, high))
			continue;
		if (what == 0) {
			put(court, washing_draw, washing_shade, p, 0.0f, look);
			washing = true;
		} else if (what < 3) {
			put(court, barrel_draw, low_shade, p, 0.0f, look);
		} else if (what < 6) {
			put(court, tree_draw, tree_shade, p, 0.050f, look * 0x9e3779b1u);
		} else {
			put(court, bush_draw, bush_shade, p, 0.026f, look * 0x9e3779b1u);
		}
		stood[count++] = p;
	}
}
