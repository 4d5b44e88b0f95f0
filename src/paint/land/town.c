/* town.c - fills a city with houses, a church and some green. */
#include <math.h>

#include "paint/land/hall.h"
#include "paint/land/town.h"

enum { TOWN_TRIES = 1700, TOWN_DARTS = 6500 }; /* tries inside the walls; throws at the whole tile */

#define HALL_WIDE 0.190f
#define HALL_HIGH 0.325f

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
static bool house_clear(const struct town *t, struct vec at, float wide, bool hall)
{
	for (int i = 0; i < t->count; i++) {
		float before = at.y - t->at[i].y; /* how far it stands in front of the other */

		if (fabsf(at.x - t->at[i].x) < (wide + t->wide[i]) * 0.505f && before > (hall ? -0.128f : -0.080f) &&
		    before < (i == t->hall ? 0.128f : 0.080f))
			return false;
	}
	return true;
}

/* Clear of streets, of followers and of gates? */
static bool house_leaves_ways(const struct scene *s, struct vec at, float wide, float high)
{
	float half = wide * 0.5f, top = at.y - high;

	for (int i = 0; i < s->spot_count; i++) {
		float dx = fmaxf(0.0f, fabsf(at.x - s->spots[i].x) - half);
		float dy = fmaxf(0.0f, fmaxf(s->spots[i].y - at.y, top - s->spots[i].y));

		if (dx * dx + dy * dy < 0.046f * 0.046f)
			return false;
	}
	for (int i = 0; i < s->square_count; i++) {
		float dx = fmaxf(0.0f, fabsf(at.x - s->squares[i].x) - half);
		float dy = fmaxf(0.0f, fmaxf(s->squares[i].y - at.y, top - s->squares[i].y));

		if (dx * dx + dy * dy < 0.068f * 0.068f)
			return false;
	}
	for (int i = 0; i < s->plan.gate_count; i++) {
		struct vec g = s->plan.gates[i].at;

		if (fabsf(at.x - g.x) < half + 0.085f && at.y > g.y - 0.02f && top < g.y + 0.03f)
			return false;
	}
	for (int i = 0; i < s->street_count; i++) {
		for (float u = -0.5f; u <= 0.5f; u += 0.25f) {
			if (line_distance(&s->streets[i], vec(at.x + u * wide, at.y)) < 0.022f ||
			    line_distance(&s->streets[i], vec(at.x + u * wide, at.y - 0.04f)) < 0.020f)
				return false;
		}
	}
	return true;
}

/* May a house stand here?  Its foot inside the walls, its roof over nothing but city. */
static bool house_fits(const struct town *t, struct vec at, float wide, float high)
{
	const struct scene *s = t->scene;
	float half = wide * 0.5f, top = at.y - high;

	if (!house_clear(t, at, wide, high >= HALL_HIGH))
		return false;
	/* round the cathedral lies its close */
	if (s->plan.cathedral && fabsf(at.x - CATHEDRAL_FOOT.x) < CATHEDRAL_HALF + half && at.y > 0.33f &&
	    top < CATHEDRAL_FOOT.y + 0.03f)
		return false;
	/* towers of the northern corners are painted before the houses: do not cover them */
	if (at.y < 0.13f && ((t->towers & 1u << PAINT_CORNER_NW && at.x < half + 0.055f) ||
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
	for (int i = 0; i < t->count; i++) {
		/* seen between houses, not inside them */
		if (fabsf(at.x - t->at[i].x) < t->wide[i] * 0.5f + 0.014f && at.y - t->at[i].y < 0.030f &&
		    at.y - t->at[i].y > -0.115f)
			return;
	}
	for (int i = 0; i < t->scene->street_count; i++) {
		if (line_distance(&t->scene->streets[i], at) < 0.036f)
			return;
	}
	if (t->scene->plan.cathedral && fabsf(at.x - CATHEDRAL_FOOT.x) < CATHEDRAL_HALF + 0.03f && at.y > 0.14f &&
	    at.y < CATHEDRAL_FOOT.y + 0.06f)
		return;
	if (!is_city(t->scene, at.x, at.y, 0.040f) || scene_spot_distance(t->scene, at) < 0.085f)
		return;
	static item_painter *const green[4] = {tree_draw, bush_draw, cypress_draw, tree_draw};
	struct item *item = t->count < TOWN_HOUSES ? scene_add(t->scene, green[dice_below(dice, 4)], NULL, at) : NULL;

	if (!item)
		return;
	item->size = 0.021f;
	t->at[t->count] = at;
	t->wide[t->count++] = 0.03f;
}

/* Two edges at least belong to one city. */
static bool city_is_large(const struct tile_type *t)
{
	for (int i = 0; i < t->city_count; i++) {
		if (t->cities[i].edges & (t->cities[i].edges - 1))
			return t->city_count == 1 && t->river_count == 0;
	}
	return false;
}

static bool town_build(struct town *t, struct vec at, float wide, uint32_t look, bool hall)
{
	struct item *item = NULL;

	if (t->count < TOWN_HOUSES)
		item = scene_add(t->scene, hall ? hall_draw : house_draw, hall ? hall_shade : house_shade, at);
	if (!item)
		return false;
	if (hall)
		t->hall = t->count;
	uint8_t code = raster_code(&t->scene->raster, at);

	item->size = wide;
	item->look = look;
	item->lit = paint_code_kind(code) == PAINT_CITY && t->scene->job->lit >> paint_code_index(code) & 1;
	/* neighbours took their tiles from one kiln */
	item->high = noise_at((float)t->scene->job->x * 3.0f + at.x * 3.0f,
	                      (float)t->scene->job->y * 3.0f + at.y * 3.0f, t->scene->job->seed + 41);
	t->at[t->count] = at;
	t->wide[t->count++] = wide;
	return true;
}

/* Large houses first, smaller ones into the gaps that they leave. */
static float house_wide(struct dice *dice, int tried)
{
	if (tried < TOWN_TRIES / 3)
		return dice_real(dice, 0.112f, 0.162f);
	return tried < TOWN_TRIES * 2 / 3 ? dice_real(dice, 0.094f, 0.122f) : dice_real(dice, 0.070f, 0.100f);
}

void houses_add(struct scene *s)
{
	struct town town = {.scene = s, .hall = -1};
	struct dice dice = {hash4(s->seed, 0x707e, 0, 0)};
	bool large = city_is_large(s->plan.type) && !s->plan.cathedral && dice_below(&dice, 2) == 0;

	if (!s->plan.region_count)
		return;
	town.towers = paint_towers(s->plan.type, s->plan.rotation);
	for (int dart = 0, tried = 0; dart < TOWN_DARTS && tried < TOWN_TRIES; dart++) {
		struct vec at = vec_random(&dice, 0.03f, 0.035f, 0.97f, 0.995f);

		if (paint_code_kind(raster_code(&s->raster, at)) != PAINT_CITY)
			continue;
		float wide = house_wide(&dice, tried++);
		uint32_t look = dice_next(&dice);

		/* a larger city gets one church with a tower, where there is room for it */
		if (large && town.hall < 0 && at.y > 0.3f && at.x > 0.1f && at.x < 0.85f &&
		    house_fits(&town, at, HALL_WIDE, HALL_HIGH)) {
			if (!town_build(&town, at, HALL_WIDE, look, true))
				return;
		} else if (house_fits(&town, at, wide, house_height(wide, look)) &&
		           !town_build(&town, at, wide, look, false)) {
			return;
		}
	}
	for (int i = 0; i < 160; i++)
		town_green(&town, vec_random(&dice, 0.02f, 0.02f, 0.98f, 0.98f), &dice);
}
