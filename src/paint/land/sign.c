/* sign.c - what expansions print on a tile hangs where there is most room for it. */
#include "paint/land/sign.h"

#include <math.h>

#define FOOT 0.036f /* what a follower covers round his spot, in tiles */
#define ROADSIDE 0.03f
#define SMALLEST 0.05f

#define PAINT(name) &name##_paint,
static const struct expansion_paint *const paints[] = {
#include "expansions/list.h"
};

/* Is this code one of the fields of the tile, or its city of this number? */
static bool fits(uint8_t code, int city)
{
	return city >= 0 ? code == paint_code(PAINT_CITY, city) : paint_code_kind(code) == PAINT_FIELD;
}

/* Away from borders, from followers, who are taller than wide, from pennants and from the mouths of tunnels. */
static float room_at(const struct scene *s, struct vec at)
{
	float edge = fminf(fminf(at.x, 1 - at.x), fminf(at.y, 1 - at.y));
	float away = fminf(scene_spot_distance(s, vec_off(at, 0, 0.06f)), 0.26f);

	for (int i = 0; i < s->plan.type->city_count; i++)
		if (s->pennants[i] && vec_distance(at, s->pennant[i]) < 0.2f)
			away -= 0.4f;
	/* only below a city are there more roads than the tile counts */
	for (int i = 0; s->plan.road_count > s->plan.type->road_count && i < s->plan.road_count; i++) {
		const struct line *road = &s->plan.roads[i];

		if (vec_distance(at, road->at[road->count - 1]) < 0.23f)
			away -= 0.4f;
	}
	return fminf(fminf(raster_clearance(&s->raster, at), edge * 0.8f), 0.14f) * 5 + away * 1.4f;
}

/* Does it hide where somebody would stand, or a road? */
static bool hides(const struct scene *s, struct vec at, float r, float high)
{
	for (int i = 0; i < s->spot_count; i++) {
		float dx = s->spots[i].x - at.x, dy = s->spots[i].y - at.y;

		if (dx > -r - FOOT && dx < r + FOOT && dy > -high - FOOT && dy < r + FOOT)
			return true;
	}
	for (int i = 0; i < 5 * 9; i++) {
		struct vec q = vec_off(at, r * (float)(i % 5 - 2) * 0.6f, -(high + ROADSIDE) * (float)(i / 5) / 8);

		if (paint_code_kind(raster_code(&s->raster, q)) == PAINT_ROAD)
			return true;
	}
	return false;
}

/* Keeps a sign of this radius clear of followers, and in a field of whatever is no field too? */
static bool stands_clear(const struct scene *s, int city, struct vec at, float r, float high)
{
	float edge = fminf(fminf(at.x, 1 - at.x), fminf(at.y, 1 - at.y));

	if (high > r ? hides(s, at, r, high) : scene_spot_distance(s, at) < r + FOOT)
		return false;
	return city >= 0 ? edge > r * 0.7f : edge > r && raster_clearance(&s->raster, at) > r * 0.95f;
}

static bool find_place(const struct scene *s, int city, float r, float high, struct vec *place)
{
	float best = -9;

	for (int y = 3; y <= 29; y++) {
		for (int x = 3; x <= 29; x++) {
			struct vec at = vec((float)x / 32, (float)y / 32);

			if (!fits(raster_code(&s->raster, at), city) || room_at(s, at) <= best ||
			    !stands_clear(s, city, at, r, high))
				continue;
			best = room_at(s, at);
			*place = at;
		}
	}
	return best > -9;
}

/* As large as there is room for. */
static void sign_add(struct scene *s, const struct tile_sign *sign)
{
	struct vec place;
	float size = sign->size;

	if (!(s->plan.type->flags & sign->flag))
		return;
	while (!find_place(s, sign->city ? sign->city(s->plan.type) : -1, size * 0.56f, size * sign->high, &place)) {
		size *= 0.92f;
		if (size < SMALLEST)
			return;
	}
	struct item *item = scene_add(s, sign->draw, sign->shade, place);

	item->size = size;
	item->depth = 2 * DEPTH_UNIT; /* a sign, not a thing of the land: nothing stands before it */
}

enum { PAINTS = sizeof paints / sizeof paints[0] };

const struct tile_building *building_of(const struct tile_type *type)
{
	if (type->flags & monastery_building.flag)
		return &monastery_building;
	for (int e = 0; e < PAINTS; e++)
		if (paints[e]->building && type->flags & paints[e]->building->flag)
			return paints[e]->building;
	return NULL;
}

const struct hung_sign *hung_in(const struct tile_city *city)
{
	for (int e = 0; e < PAINTS; e++)
		for (int i = 0; i < paints[e]->hung_count; i++)
			if (city->signs >> paints[e]->hung[i].sign & 1)
				return &paints[e]->hung[i];
	return NULL;
}

void landmarks_add(struct scene *s)
{
	for (int e = 0; e < PAINTS; e++)
		if (paints[e]->landmarks)
			paints[e]->landmarks(s);
}

void signs_add(struct scene *s)
{
	for (int i = 0; i < TILE_CITIES_MAX; i++) {
		const struct hung_sign *sign = s->hung[i];

		if (sign) /* no thing of the town: nothing stands before it */
			items_put(&s->items, sign->draw, sign->shade, s->pennant[i], sign->size, sign->sign)->depth =
			    2 * DEPTH_UNIT;
	}
	for (int e = 0; e < PAINTS; e++) {
		for (int i = 0; i < paints[e]->sign_count; i++)
			sign_add(s, &paints[e]->signs[i]);
		if (paints[e]->add)
			paints[e]->add(s);
	}
}
