/* square.c - open places in larger cities: a well, a market, some green. */

#include "paint/land/town.h"

enum { SQUARE_TRIES = 90 };

#define SQUARE_FAR 0.27f /* from one place to the next, the follower's included */

/* How many open places a city of this many edges has, besides the follower's. */
static int squares_wanted(unsigned edges)
{
	int count = bit_count(edges);

	return count < 2 ? 0 : count < 4 ? 1 : 2;
}

static bool square_fits(const struct scene *s, struct vec at, uint8_t code)
{
	if (raster_code(&s->raster, at) != code || raster_clearance(&s->raster, at) < 0.105f)
		return false;
	for (int i = 0; i < s->spot_count; i++) {
		/* a follower is tall */
		float dx = at.x - s->spots[i].x, dy = (at.y - s->spots[i].y + 0.10f) * 0.8f;

		if (dx * dx + dy * dy < 0.20f * 0.20f)
			return false;
	}
	for (int i = 0; i < TILE_CITIES_MAX; i++)
		if ((s->pennants[i] || s->hung[i]) && vec_distance(at, s->pennant[i]) < 0.19f)
			return false;
	for (int i = 0; i < s->square_count; i++)
		if (vec_distance(at, s->squares[i]) < SQUARE_FAR)
			return false;
	return true;
}

void squares_place(struct scene *s)
{
	const struct plan *p = &s->plan;
	struct dice dice = {hash4(s->seed, 0x59a2e, 0, 0)};
	int market = s->square_count; /* the great building's */

	if (p->type->flags & TILE_CARCASSONNE || p->water_count)
		return;
	for (int i = 0; i < p->type->city_count; i++) {
		int wanted = squares_wanted(p->type->cities[i].edges) - (i == s->job->landmark - 1 ? market : 0);

		for (int k = 0; k < SQUARE_TRIES && wanted > 0 && s->square_count < SCENE_SQUARES; k++) {
			struct vec at = vec_random(&dice, 0.11f, 0.13f, 0.89f, 0.88f);

			if (square_fits(s, at, paint_code(PAINT_CITY, i))) {
				s->squares[s->square_count++] = at;
				wanted--;
			}
		}
	}
}

void squares_add(struct scene *s)
{
	for (int i = 0; i < s->square_count; i++) {
		struct vec q = s->squares[i];
		uint32_t look = hash4(s->seed, (uint32_t)i, 0x57a11, 0);

		if (i == 0 && s->hall_size > 0.0f) {
			items_put(&s->items, booth_draw, booth_shade, vec_off(q, -0.046f, 0.002f), 0.0f, look);
			items_put(&s->items, booth_draw, booth_shade, vec_off(q, 0.046f, 0.006f), 0.0f, look + 1);
			items_put(&s->items, booth_draw, booth_shade, vec_off(q, 0, 0.050f), 0.0f, look + 2);
			continue;
		}
		switch (look >> 20 & 3) {
		case 0:
			well_add(s, vec_off(q, 0, 0.012f));
			items_put(&s->items, tree_draw, tree_shade, vec_off(q, 0.045f, -0.012f), 0.028f, look);
			break;
		case 1:
			items_put(&s->items, booth_draw, booth_shade, vec_off(q, -0.030f, -0.004f), 0.0f, look);
			items_put(&s->items, booth_draw, booth_shade, vec_off(q, 0.034f, 0.032f), 0.0f, look + 1);
			break;
		default:
			items_put(&s->items, tree_draw, tree_shade, vec_off(q, -0.024f, 0.006f), 0.034f, look);
			items_put(&s->items, tree_draw, tree_shade, vec_off(q, 0.034f, 0.030f), 0.027f, look >> 3);
			items_put(&s->items, bush_draw, NULL, vec_off(q, 0.026f, -0.018f), 0.015f, look >> 5);
		}
	}
}
