/* yard.c - what stands in courts: markets, fountains, washing, hens, and where there is room for them. */
#include <math.h>

#include "paint/castle/court.h"
#include "paint/kit/season.h"

/* The code the eye sees at a point of the tile; outside it nothing. */
static uint8_t code_at(const struct court *court, struct vec p)
{
	if (p.x < 0.0f || p.y < 0.0f || p.x >= 1.0f || p.y >= 1.0f)
		return CODE_UNSEEN;
	return court->raster.seen[(int)(p.y * COURT_RASTER) * COURT_RASTER + (int)(p.x * COURT_RASTER)];
}

void market_add(struct court *court)
{
	struct vec at = court->ward.market_at;

	if (court->ward.market_part < 0)
		return;
	items_put(&court->items, awning_draw, awning_shade, vec_off(at, -0.036f, 0.022f), 0.0f, 0);
	items_put(&court->items, awning_draw, awning_shade, vec_off(at, 0.050f, 0.108f), 0.0f, 4 + 1);
}

void fountain_add(struct court *court)
{
	if (court->ward.well_part >= 0)
		items_put(&court->items, fountain_draw, fountain_shade, court->ward.well_at, 0.098f, 0);
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
    {barrel_draw, barrel_shade, 0.030f, 0.060f, 0.0f, 3, false},
    {washing_draw, washing_shade, 0.125f, 0.10f, 0.0f, 4, true},
    {bed_draw, NULL, 0.092f, 0.085f, 0.0f, 4, true},
    {hens_draw, NULL, 0.052f, 0.03f, 0.0f, 3, true},
    {logs_draw, logs_shade, 0.062f, 0.07f, 0.0f, 2, true},
    {cart_draw, cart_shade, 0.090f, 0.10f, 0.0f, 2, true},
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
