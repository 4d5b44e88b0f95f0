/* square.c - open places in larger cities: a well, a market, some green. */
#include <math.h>

#include "town.h"

enum { SQUARE_TRIES = 90 };

#define SQUARE_FAR 0.27f /* from one place to the next, the follower's included */

/* How many open places a city of this many edges has, besides the follower's. */
static int squares_wanted(unsigned edges)
{
	int count = 0;

	for (; edges; edges &= edges - 1)
		count++;
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
	for (int i = 0; i < TILE_CITIES_MAX; i++) {
		if (s->has_pennant[i] && vec_distance(at, s->pennant[i]) < 0.19f)
			return false;
	}
	for (int i = 0; i < s->square_count; i++) {
		if (vec_distance(at, s->squares[i]) < SQUARE_FAR)
			return false;
	}
	return true;
}

void squares_place(struct scene *s)
{
	const struct plan *p = &s->plan;
	struct dice dice = {hash4(s->seed, 0x59a2e, 0, 0)};

	if (p->type->flags & TILE_CARCASSONNE || p->water_count)
		return;
	for (int i = 0; i < p->type->city_count; i++) {
		int wanted = squares_wanted(p->type->cities[i].edges);

		for (int k = 0; k < SQUARE_TRIES && wanted && s->square_count < SCENE_SQUARES; k++) {
			struct vec at = vec_random(&dice, 0.11f, 0.13f, 0.89f, 0.88f);

			if (square_fits(s, at, paint_code(PAINT_CITY, i))) {
				s->squares[s->square_count++] = at;
				wanted--;
			}
		}
	}
}

/* A stall: four posts, goods on a board, a striped awning. */
static void stall_draw(struct easel *far, const struct item *m)
{
	struct easel near = easel_zoomed(far, m->at, 1.2f), *c = &near;
	static const uint32_t cloths[4] = {0xC4473A, 0x3F78B4, 0xCF9A34, 0x5A8F4A};
	float x = m->at.x, y = m->at.y, half = 0.027f;
	struct rgb cloth = rgb(cloths[m->look & 3]);

	fill_rect(c, x - half, y - 0.018f, x + half, y - 0.006f, ink_solid(rgb(0x8A6238)));
	for (int i = 0; i < 4; i++)
		trace_ellipse(c, vec(x - 0.019f + 0.0127f * (float)i, y - 0.019f), 0.005f, 0.0045f);
	trace_fill(c, ink_solid(rgb(m->look & 4 ? 0xE8A33A : 0xC9583A)));
	trace_rect(c, x - half, y - 0.040f, x - half + 0.004f, y);
	trace_rect(c, x + half - 0.004f, y - 0.040f, x + half, y);
	trace_fill(c, ink_solid(rgb(0x6A4A2E)));
	for (int i = 0; i < 6; i++) {
		float l = x - half - 0.004f + (half + 0.004f) * 2.0f * (float)i / 6.0f;
		float r = l + (half + 0.004f) / 3.0f, in = (x - (l + r) * 0.5f) * 0.22f;
		struct vec strip[4] = {{l + in, y - 0.056f}, {r + in, y - 0.056f}, {r, y - 0.032f}, {l, y - 0.032f}};

		fill_polygon(c, strip, 4,
		             ink_vertical(i & 1 ? rgb(0xFFF4DC) : rgb_scale(cloth, 1.12f),
		                          i & 1 ? rgb(0xD9C6A0) : rgb_scale(cloth, 0.84f), y - 0.056f, y - 0.032f));
	}
}

static void stall_shade(struct easel *c, const struct item *m)
{
	block_shade(c, m->at.x - 0.03f, m->at.x + 0.03f, m->at.y - 0.024f, m->at.y + 0.002f, 0.04f);
}

static void square_thing(struct scene *s, item_painter *draw, item_painter *shade, struct vec at, float size,
                         uint32_t look)
{
	struct item *item = scene_add(s, draw, shade, at);

	if (item) {
		item->size = size;
		item->look = look;
	}
}

void squares_add(struct scene *s)
{
	for (int i = 0; i < s->square_count; i++) {
		struct vec q = s->squares[i];
		uint32_t look = hash4(s->seed, (uint32_t)i, 0x57a11, 0);

		switch (look >> 20 & 3) {
		case 0:
			well_add(s, vec(q.x, q.y + 0.012f));
			square_thing(s, tree_draw, tree_shade, vec(q.x + 0.045f, q.y - 0.012f), 0.028f, look);
			break;
		case 1:
			square_thing(s, stall_draw, stall_shade, vec(q.x - 0.030f, q.y - 0.004f), 0.0f, look);
			square_thing(s, stall_draw, stall_shade, vec(q.x + 0.034f, q.y + 0.032f), 0.0f, look + 1);
			break;
		default:
			square_thing(s, tree_draw, tree_shade, vec(q.x - 0.024f, q.y + 0.006f), 0.034f, look);
			square_thing(s, tree_draw, tree_shade, vec(q.x + 0.034f, q.y + 0.030f), 0.027f, look >> 3);
			square_thing(s, bush_draw, NULL, vec(q.x + 0.026f, q.y - 0.018f), 0.015f, look >> 5);
		}
	}
}
