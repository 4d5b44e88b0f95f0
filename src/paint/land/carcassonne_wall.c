/* carcassonne_wall.c - the great wall with its towers and gates, and the town inside. */
#include <math.h>

#include "paint/land/carcassonne.h"

#define PIECE 0.034f

/* Adds an item of the whole board to this cell; for one too far away to be seen it gives one that is never painted. */
static struct item *city_item(struct scene *s, item_painter *draw, item_painter *shade, struct vec whole, float reach,
                              float size, uint32_t look)
{
	struct vec cell = city_cell(s->plan.type), at = vec_minus(whole, cell);

	if (at.x < -reach || at.x > 1.0f + reach || at.y < -0.12f || at.y > 1.0f + reach * 2.2f)
		return &s->items.list[ITEMS_MAX];
	struct item *item = items_put(&s->items, draw, shade, at, size, look);

	item->depth = (int)floorf(whole.y * DEPTH_UNIT) - (int)cell.y * DEPTH_UNIT;
	return item;
}

/* ---- the wall ---- */

static const struct masonry ashlar = {.thick = 2 * CITY_WALL_HALF,
                                      .merlon = 0.030f,
                                      .courses = 6,
                                      .face = {0xE3D7C0, 0x9F8F75},
                                      .walk = 0xCABCA3,
                                      .lit = 0xE0D5C1,
                                      .merlon_side = 0x8A7B65,
                                      .merlon_top = 0xF7F0E2,
                                      .slits = true};

static void great_wall_draw(struct easel *c, const struct item *w) { masonry_draw(c, w, &ashlar); }

static void great_wall_shade(struct easel *c, const struct item *w) { masonry_shade(c, w, &ashlar); }

static bool near_city_gate(struct vec p, float reach)
{
	for (int i = 0; i < CITY_GATES; i++)
		if (vec_distance(p, city_gates[i].at) < reach)
			return true;
	return false;
}

static void add_great_wall(struct scene *s)
{
	int n = city_wall.count, serial = 0;
	const struct vec *at = city_wall.at;
	bool flags = s->job->options & PAINT_FLAGS;

	for (int i = 0; i < n; i++) {
		struct vec a = at[i], b = at[(i + 1) % n];
		int count = (int)(vec_distance(a, b) / PIECE + 0.5f);

		for (int k = 0; k < count; k++, serial++) {
			struct vec p = vec_mix(a, b, (float)k / (float)count),
			           q = vec_mix(a, b, (float)(k + 1) / (float)count);
			uint32_t look = (hash4((uint32_t)serial, 0x6a11, 0, 0) >> 1) | (serial & 1 ? MERLON : 0);

			if (near_city_gate(vec_mix(p, q, 0.5f), 0.085f))
				continue;
			struct item *w = city_item(s, great_wall_draw, great_wall_shade,
			                           vec(p.x, fmaxf(p.y, q.y) + 0.016f), 0.3f, 0.02f, look);

			/* clockwise round the city its outside lies to the left: it runs back */
			w->high = CITY_WALL_HIGH;
			w->to = vec(w->at.x, w->at.y + p.y - fmaxf(p.y, q.y) - 0.016f);
			w->at = vec_plus(w->to, vec_minus(q, p));
		}
	}
	/* towers at every other point, cones and crowns in turn */
	for (int i = 0; i < n; i++) {
		if (near_city_gate(at[i], 0.30f) || (fabsf(at[i].x - 2.5f) < 0.1f && at[i].y < 1.0f) ||
		    (i > 0 && vec_distance(at[i], at[i - 1]) < 0.22f && (i & 1)))
			continue;
		bool cone = serial++ & 1 || fabsf(at[i].x - 2.0f) > 1.2f;
		/* its flag flies; it has a cone; of two colours */
		uint32_t look = (flags && cone && serial % 3 == 0) | (uint32_t)cone << 1 | ((uint32_t)serial & 1u) << 2;

		city_item(s, great_tower_draw, great_tower_shade, vec_off(at[i], 0, 0.030f), 0.4f, 0.056f, look);
	}
}

/* ---- gates ---- */

static void add_great_gates(struct scene *s)
{
	for (int i = 0; i < CITY_GATES; i++) {
		const struct plan_gate *gate = &city_gates[i];

		city_item(s, gate->out.y > 0.5f ? great_gate_south_draw : great_gate_draw, great_gate_shade,
		          vec_off(gate->at, 0, 0.034f), 0.45f, 0.0f, (uint32_t)i);
	}
}

/* ---- the town ---- */

enum { CITY_TRIES = 5200, CITY_HOUSES = 360 };

struct city_town {
	struct line streets[CITY_STREETS];
	struct vec at[CITY_HOUSES];
	float wide[CITY_HOUSES];
	int count;
};

static bool city_house_fits(const struct city_town *t, struct vec p, float w)
{
	for (int i = t->count - 1; i >= 0; i--)
		if (fabsf(p.x - t->at[i].x) < (w + t->wide[i]) * 0.49f && fabsf(p.y - t->at[i].y) < 0.074f)
			return false;
	if (!city_inside(vec(p.x - w * 0.5f - 0.05f, p.y - 0.06f)) ||
	    !city_inside(vec(p.x + w * 0.5f + 0.05f, p.y - 0.06f)) || !city_inside(vec_off(p, -w * 0.5f, 0.055f)) ||
	    !city_inside(vec_off(p, w * 0.5f, 0.055f)))
		return false;
	for (int q = 0; q < CITY_PARTS; q++) {
		const struct city_site *m = &city_sites[q];

		if (fabsf(p.x - m->foot.x) < m->half + w * 0.5f && p.y < m->foot.y + 0.13f && p.y > m->foot.y - m->deep)
			return false;
		/* roofs keep out of the open places */
		if (fabsf(p.x - m->place.x) < m->reach.x + w * 0.4f && p.y > m->place.y - m->reach.y &&
		    p.y < m->place.y + m->reach.y + 0.115f)
			return false;
	}
	/* the market place with its stalls */
	if (p.x > 2.56f - w * 0.5f && p.x < 3.46f && p.y > 1.42f && p.y < 2.26f)
		return false;
	return city_street_distance(t->streets, p) > 0.045f &&
	       city_street_distance(t->streets, vec_off(p, -w * 0.45f, -0.02f)) > 0.030f &&
	       city_street_distance(t->streets, vec_off(p, w * 0.45f, -0.02f)) > 0.030f &&
	       city_street_distance(t->streets, vec_up(p, 0.075f)) > 0.0f;
}

static void add_town(struct scene *s)
{
	struct dice dice = {hash4(s->job->seed, 0xca5a, 0, 0)};
	struct city_town town = {.count = 0};

	city_streets(town.streets);

	for (int i = 0; i < CITY_TRIES && town.count < CITY_HOUSES; i++) {
		struct vec p = vec_random(&dice, 0.55f, 0.62f, 3.45f, 2.45f);
		float w = dice_real(&dice, 0.090f, i < CITY_TRIES / 3 ? 0.130f : 0.104f);
		uint32_t look = dice_next(&dice);

		if (!city_house_fits(&town, p, w))
			continue;
		town.at[town.count] = p;
		town.wide[town.count++] = w;
		city_item(s, house_draw, house_shade, p, 0.2f, w, look);
	}
	for (int i = 0; i < 220; i++) {
		struct vec p = vec_random(&dice, 0.6f, 0.65f, 3.4f, 2.4f);
		uint32_t look = dice_next(&dice);

		if (city_house_fits(&town, p, 0.03f))
			city_item(s, look & 3 ? bush_draw : cypress_draw, NULL, p, 0.1f, look & 3 ? 0.016f : 0.022f,
			          look);
	}
}

/* ---- monuments ---- */

static void add_monuments(struct scene *s)
{
	static item_painter *const draw[CITY_PARTS] = {castle_draw, market_cross_draw, smithy_draw, cathedral_draw};
	static item_painter *const shade[CITY_PARTS] = {castle_shade, market_cross_shade, smithy_shade,
	                                                cathedral_shade};
	uint32_t flags = s->job->options & PAINT_FLAGS ? 1 : 0;

	for (int q = 0; q < CITY_PARTS; q++) {
		const struct city_site *m = &city_sites[q];

		city_item(s, draw[q], shade[q], m->foot, 0.8f, m->half, flags);
	}
	/* stalls round the market place */
	static const struct vec stall[15] = {{2.72f, 1.56f},  {2.87f, 1.525f}, {3.24f, 1.525f}, {3.38f, 1.56f},
	                                     {2.66f, 1.70f},  {3.42f, 1.70f},  {2.65f, 1.83f},  {3.43f, 1.83f},
	                                     {2.68f, 1.97f},  {3.41f, 1.97f},  {2.80f, 2.08f},  {2.94f, 2.125f},
	                                     {3.09f, 2.135f}, {3.24f, 2.12f},  {3.37f, 2.09f}};

	for (int i = 0; i < 15; i++)
		city_item(s, stall_draw, stall_shade, stall[i], 0.3f, 0.060f, (uint32_t)i);
}

void carcassonne_add(struct scene *s)
{
	if (!(s->plan.type->flags & TILE_CARCASSONNE))
		return;
	add_great_wall(s);
	add_great_gates(s);
	add_monuments(s);
	add_town(s);
}
