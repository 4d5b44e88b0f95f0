/* town.c - houses of cities and villages, and their open places. */
#include <math.h>

#include "paint/land/scene.h"

/* ---- houses that stand already, so that the next one keeps clear ---- */

enum { TOWN_HOUSES = 90 };

/* They are the items from the first on, and what grows between them. */
struct town {
	struct scene *scene;
	int first;
	unsigned towers; /* lattice corners with a tower */
};

static struct town town_begin(struct scene *s)
{
	return (struct town){s, s->items.count, paint_towers(s->plan.type, s->plan.rotation)};
}

static int town_count(const struct town *t) { return t->scene->items.count - t->first; }

/* The i-th of them. */
static const struct item *town_item(const struct town *t, int i) { return &t->scene->items.list[t->first + i]; }

/* How far a point lies from the front of a house of this half width and height, squared. */
static float front_distance2(struct vec at, float half, float high, float x, float y)
{
	float dx = fmaxf(0.0f, fabsf(at.x - x) - half), dy = fmaxf(0.0f, fmaxf(y - at.y, at.y - high - y));

	return dx * dx + dy * dy;
}

/* ---- open places in larger cities: a well, a market, some green ---- */

static void well_add(struct scene *s, struct vec at) { scene_add(s, well_draw, well_shade, at); }

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

/* ---- a few houses round the square where three or more roads meet ---- */

/* Clear of roads, city, followers and the houses that stand already? */
static bool village_fits(const struct scene *s, const struct town *t, struct vec at, float wide, float high)
{
	const struct plan *p = &s->plan;

	for (int i = 0; i < town_count(t); i++) {
		const struct item *o = town_item(t, i);

		if (fabsf(at.x - o->at.x) < (wide + o->size) * 0.5f && fabsf(at.y - o->at.y) < 0.078f)
			return false;
	}
	for (float u = -0.5f; u <= 0.5f; u += 0.125f) {
		for (int step = 0; step <= 4; step++) {
			struct vec q = vec_off(at, u * wide * 1.1f, -high * 0.25f * (float)step);

			for (int k = 0; k < p->road_count; k++)
				if (line_distance(&p->roads[k], q) < 0.050f)
					return false;
			if (vec_distance(q, p->village_at) < VILLAGE_RADIUS * 0.92f ||
			    paint_code_kind(raster_code(&s->raster, q)) == PAINT_CITY)
				return false;
		}
	}
	/* a village keeps clear of the yard beside it */
	if (p->type->flags & TILE_INN && !p->type->river_count && fabsf(at.x - p->yard_at.x) < 0.17f + wide * 0.5f &&
	    at.y > p->yard_at.y - 0.20f && at.y - high < p->yard_at.y + 0.13f)
		return false;
	for (int i = 0; i < s->spot_count; i++) {
		float half = paint_code_kind(s->spots[i].code) == PAINT_FIELD ? 0.10f : 0.0f; /* who lies is long */

		if (front_distance2(at, wide * 0.5f + half, high, s->spots[i].x, s->spots[i].y) < 0.065f * 0.065f)
			return false;
	}
	return at.x > 0.05f && at.x < 0.95f && at.y > 0.12f && at.y < 0.98f;
}

void village_add(struct scene *s)
{
	struct town t = town_begin(s);
	struct dice dice = {hash4(s->seed, 0x4111, 0, 0)};

	if (!s->plan.village)
		return;
	/* near the square first, farther out when it is full */
	for (int i = 0; i < 220 && town_count(&t) < 7; i++) {
		float reach = 0.13f + (float)i * 0.0011f;
		struct vec off = vec_random(&dice, -reach, -reach * 0.75f, reach, reach + 0.07f);
		struct vec at = vec_plus(s->plan.village_at, off);
		float wide = i < 120 ? dice_real(&dice, 0.126f, 0.148f) : dice_real(&dice, 0.104f, 0.120f);
		uint32_t look = dice_next(&dice);

		if (!village_fits(s, &t, at, wide, house_height(wide, look)))
			continue;
		items_put(&s->items, house_draw, house_shade, at, wide, look)->alone = true;
	}
	well_add(s, vec_off(s->plan.village_at, 0, 0.012f));
}

/* ---- a city: its houses, a great building and some green ---- */

#define HALL_WIDE 0.232f
#define HALL_HIGH 0.345f

enum { TOWN_TRIES = 1400, TOWN_DARTS = 6500 }; /* tries inside the walls; throws at the whole tile */

static bool is_city(const struct scene *s, float x, float y, float room)
{
	if (x < 0.0f || y < 0.0f || x > 1.0f || y > 1.0f)
		return true;
	struct vec p = vec(x, y);
	int i = (int)fminf(y * SCENE_RASTER, SCENE_RASTER - 1) * SCENE_RASTER +
	        (int)fminf(x * SCENE_RASTER, SCENE_RASTER - 1);

	return paint_code_kind(s->raster.code[i]) == PAINT_CITY && (!s->raster.wall[i] || room <= 0.0f) &&
	       (room <= 0.0f || raster_clearance(&s->raster, p) >= room);
}

/* Does it stand clear of the houses that are there: roofs overlap, fronts do not hide? */
static bool house_clear(const struct town *t, struct vec at, float wide)
{
	for (int i = 0; i < town_count(t); i++) {
		const struct item *o = town_item(t, i);
		float before = at.y - o->at.y; /* how far it stands in front of the other */

		if (fabsf(at.x - o->at.x) < (wide + o->size) * 0.53f && before > -0.086f &&
		    before < (o->draw == house_draw ? 0.086f : 0.128f))
			return false;
	}
	return true;
}

/* Clear of streets, of followers and of gates? */
static bool house_leaves_ways(const struct scene *s, struct vec at, float wide, float high)
{
	float half = wide * 0.5f, top = at.y - high;

	for (int i = 0; i < s->spot_count; i++)
		if (front_distance2(at, half, high, s->spots[i].x, s->spots[i].y) < 0.046f * 0.046f)
			return false;
	for (int i = 0; i < s->square_count; i++)
		if (front_distance2(at, half, high, s->squares[i].x, s->squares[i].y) < 0.068f * 0.068f)
			return false;
	for (int i = 0; i < s->plan.gate_count; i++) {
		struct vec g = s->plan.gates[i].at;

		if (fabsf(at.x - g.x) < half + 0.085f && at.y > g.y - 0.02f && top < g.y + 0.03f)
			return false;
	}
	for (int i = 0; i < s->street_count; i++)
		for (float u = -0.5f; u <= 0.5f; u += 0.25f) {
			if (line_distance(&s->streets[i], vec_off(at, u * wide, 0)) < 0.027f ||
			    line_distance(&s->streets[i], vec_off(at, u * wide, -0.04f)) < 0.026f)
				return false;
		}
	return true;
}

/* May a house stand here?  Its foot inside the walls, its roof over nothing but city. */
static bool house_fits(const struct town *t, struct vec at, float wide, float high)
{
	const struct scene *s = t->scene;
	float half = wide * 0.5f, top = at.y - high;

	if (!house_clear(t, at, wide))
		return false;
	/* round the cathedral lies its close */
	if (s->plan.cathedral && fabsf(at.x - CATHEDRAL_FOOT.x) < CATHEDRAL_HALF + half && at.y > 0.33f &&
	    top < CATHEDRAL_FOOT.y + 0.03f)
		return false;
	/* towers of the northern corners are painted before the houses: do not cover them */
	if (top < 0.02f && ((t->towers & 1u << PAINT_CORNER_NW && at.x < half + 0.055f) ||
	                    (t->towers & 1u << PAINT_CORNER_NE && at.x > 0.945f - half)))
		return false;
	if (!is_city(s, at.x - half, at.y, 0.024f) || !is_city(s, at.x + half, at.y, 0.024f) ||
	    !is_city(s, at.x - half, at.y - 0.03f, 0.021f) || !is_city(s, at.x + half, at.y - 0.03f, 0.021f))
		return false;
	/* the roof may stand before a wall's inner face, but not reach out over a road or field */
	if (!is_city(s, at.x - half, top + WALL_HIGH, 0.0f) || !is_city(s, at.x + half, top + WALL_HIGH, 0.0f) ||
	    !is_city(s, at.x, top + WALL_HIGH, 0.0f))
		return false;
	return house_leaves_ways(s, at, wide, high);
}

/* A tree or a bush in a gap between houses. */
static void town_green(struct town *t, struct vec at, struct dice *dice)
{
	for (int i = 0; i < town_count(t); i++) {
		/* seen between houses, not inside them */
		const struct item *o = town_item(t, i);
		float before = at.y - o->at.y;

		if (fabsf(at.x - o->at.x) < fmaxf(o->size, 0.03f) * 0.5f + 0.014f && before < 0.030f &&
		    before > -0.115f)
			return;
	}
	for (int i = 0; i < t->scene->street_count; i++)
		if (line_distance(&t->scene->streets[i], at) < 0.036f)
			return;
	if (t->scene->plan.cathedral && fabsf(at.x - CATHEDRAL_FOOT.x) < CATHEDRAL_HALF + 0.03f && at.y > 0.14f &&
	    at.y < CATHEDRAL_FOOT.y + 0.06f)
		return;
	if (!is_city(t->scene, at.x, at.y, 0.040f) || scene_spot_distance(t->scene, at) < 0.085f)
		return;
	static item_painter *const green[4] = {tree_draw, bush_draw, cypress_draw, tree_draw};

	if (town_count(t) < TOWN_HOUSES)
		scene_add(t->scene, green[dice_below(dice, 4)], NULL, at)->size = 0.021f;
}

/* Roofs are dark along the wall and light within it, most of all round a square and the great building, and each
 * district has its own: what is large is seen from afar. */
static float town_tone(const struct town *t, struct vec at)
{
	const struct scene *s = t->scene;
	float within = ramp(0.02f, 0.16f, raster_clearance(&s->raster, at)), square = 9.0f;
	float district =
	    noise_at(((float)s->job->x + at.x) * 1.25f, ((float)s->job->y + at.y) * 1.25f, s->job->seed + 43);

	for (int i = 0; i < s->square_count; i++)
		square = fminf(square, vec_distance(s->squares[i], at));
	if (s->hall_size > 0.0f)
		square = fminf(square, vec_distance(s->hall_at, at));
	return 0.24f * (within - 0.7f) + 0.14f * district + 0.14f * ramp(0.22f, 0.10f, square);
}

static bool town_build(struct town *t, struct vec at, float wide, uint32_t look, bool hall)
{
	/* a house, or one of the great buildings */
	static item_painter *const draw[] = {hall_church_draw, town_hall_draw, keep_draw, house_draw};
	static item_painter *const shade[] = {hall_church_shade, town_hall_shade, keep_shade, house_shade};
	uint32_t kind = hall ? look % 3 : 3;

	if (town_count(t) == TOWN_HOUSES)
		return false;
	struct item *item = items_put(&t->scene->items, draw[kind], shade[kind], at, wide, look);
	uint8_t code = raster_code(&t->scene->raster, at);

	item->lit = paint_code_kind(code) == PAINT_CITY && t->scene->job->lit >> paint_code_index(code) & 1;
	/* neighbours took their tiles from one kiln */
	item->high = noise_at(((float)t->scene->job->x + at.x) * 1.5f, ((float)t->scene->job->y + at.y) * 1.5f,
	                      t->scene->job->seed + 41);
	item->tone = town_tone(t, at);
	return true;
}

/* Three sizes: the large first, the others into the gaps that they leave. */
static float house_wide(struct dice *dice, int tried)
{
	if (tried < TOWN_TRIES / 6)
		return dice_real(dice, 0.146f, 0.166f);
	return tried < TOWN_TRIES / 2 ? dice_real(dice, 0.102f, 0.118f) : dice_real(dice, 0.070f, 0.080f);
}

/* A market before the great building: south of it, else beside it. */
static void market_place(struct scene *s, uint8_t code)
{
	static const struct vec beside[] = {
	    {0.0f, 0.078f}, {-0.05f, 0.072f}, {0.05f, 0.072f}, {-0.15f, 0.02f}, {0.15f, 0.02f}};

	for (size_t i = 0; i < sizeof beside / sizeof beside[0]; i++) {
		struct vec at = vec_plus(s->hall_at, beside[i]);

		if (at.x < 0.08f || at.x > 0.92f || at.y > 0.94f || raster_code(&s->raster, at) != code ||
		    raster_clearance(&s->raster, at) < 0.070f || scene_spot_distance(s, at) < 0.11f)
			continue;
		s->squares[s->square_count++] = at;
		return;
	}
}

/* The best foot for a great building of this size, if it has room at all. */
static bool hall_find(struct scene *s, int city, float size)
{
	uint8_t code = paint_code(PAINT_CITY, city);
	struct town town = town_begin(s);
	float best = -1.0f;

	for (int y = 6; y <= 31; y++) {
		for (int x = 4; x <= 28; x++) {
			struct vec q = vec((float)x / 32.0f, (float)y / 32.0f);
			float dx = q.x - s->pennant[city].x, dy = q.y - 0.5f * HALL_HIGH * size - s->pennant[city].y;

			if (raster_code(&s->raster, q) != code ||
			    !house_fits(&town, q, HALL_WIDE * 0.9f * size, HALL_HIGH * size))
				continue;
			/* not behind the shield or sign, and with room before it */
			float shield = s->pennant[city].y > 0.0f ? fminf(dx * dx + dy * dy, 0.08f) : 0.08f;
			float room = raster_clearance(&s->raster, vec(q.x, fminf(q.y + 0.07f, 1.0f)));
			float score = fminf(room, 0.12f) + 3.0f * shield - 0.1f * fabsf(q.x - 0.5f);

			if (score > best) {
				best = score;
				s->hall_at = q;
				s->hall_size = size;
			}
		}
	}
	return best >= 0.0f;
}

void hall_place(struct scene *s)
{
	int city = s->job->landmark - 1;

	if (city < 0 || city >= s->plan.type->city_count)
		return;
	if (hall_find(s, city, 1.0f) || hall_find(s, city, 0.85f) || hall_find(s, city, 0.70f))
		market_place(s, paint_code(PAINT_CITY, city));
}

void houses_add(struct scene *s)
{
	struct town town = town_begin(s);
	struct dice dice = {hash4(s->seed, 0x707e, 0, 0)};

	if (!s->plan.region_count)
		return;
	if (s->hall_size > 0.0f)
		town_build(&town, s->hall_at, HALL_WIDE * s->hall_size, hash4(s->seed, 0x4a11, 0, 0), true);
	for (int dart = 0, tried = 0; dart < TOWN_DARTS && tried < TOWN_TRIES; dart++) {
		struct vec at = vec_random(&dice, 0.03f, 0.035f, 0.97f, 0.995f);

		if (paint_code_kind(raster_code(&s->raster, at)) != PAINT_CITY)
			continue;
		float wide = house_wide(&dice, tried++);
		uint32_t look = dice_next(&dice);

		if (house_fits(&town, at, wide, house_height(wide, look)) && !town_build(&town, at, wide, look, false))
			return;
	}
	for (int i = 0; i < 160; i++)
		town_green(&town, vec_random(&dice, 0.02f, 0.02f, 0.98f, 0.98f), &dice);
}
