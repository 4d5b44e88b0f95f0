/* house.c - town houses: drawing one, and filling a city with them. */
#include <math.h>

#include "hall.h"
#include "town.h"

static const uint32_t roof_colors[6] = {0xC4643A, 0xCF7442, 0xB5532F, 0xD98A55, 0xA84C30, 0xDB9A66};
static const uint32_t plaster_colors[4] = {0xF3E5C8, 0xEFDDBA, 0xE9D3AC, 0xE2C9A0};

/* How a house is built; all from its look. */
struct house {
	float x, y; /* middle of the front's foot */
	float w, wall, roof, deep;
	struct rgb tiles, plaster;
	bool gable, slate, timber, chimney;
	int windows;
};

static struct house house_of(const struct item *item)
{
	struct dice dice = {item->look};
	struct house h = {.x = item->at.x, .y = item->at.y, .w = item->size};

	h.wall = dice_real(&dice, 0.036f, 0.052f);
	h.roof = dice_real(&dice, 0.050f, 0.064f);
	h.gable = dice_below(&dice, 2);
	h.slate = dice_below(&dice, 11) == 0;
	h.tiles = h.slate ? rgb(0x6E8494) : rgb(roof_colors[dice_below(&dice, 6)]);
	h.plaster = rgb(plaster_colors[dice_below(&dice, 4)]);
	h.timber = dice_below(&dice, 4) == 0;
	h.chimney = dice_below(&dice, 3) != 0;
	h.windows = dice_range(&dice, 1, 2);
	h.deep = dice_real(&dice, 0.030f, 0.040f);
	if (h.gable)
		h.w *= 0.86f;
	return h;
}

/* Rows of tiles between the eaves a-b and the ridge d-c. */
static void tile_rows(struct easel *c, struct vec a, struct vec b, struct vec top_b, struct vec top_a,
                      struct rgb color, uint32_t look)
{
	if (c->scale < 100.0f)
		return;
	for (int i = 1; i < 4; i++) {
		float t = (float)i / 4.0f;

		trace_line(c, vec_mix(a, top_a, t), vec_mix(b, top_b, t), 0.0026f);
	}
	trace_fill(c, ink_alpha(rgb_scale(color, 0.55f), 0.42f));
	if (c->scale < 180.0f)
		return;
	for (int i = 0; i < 4; i++) {
		float u = (float)(look >> (i * 4) & 15) / 16.0f * 0.8f, v = (float)(i & 3) / 4.0f;
		struct vec l0 = vec_mix(vec_mix(a, b, u), vec_mix(top_a, top_b, u), v);
		struct vec r0 = vec_mix(vec_mix(a, b, u + 0.14f), vec_mix(top_a, top_b, u + 0.14f), v);
		struct vec r1 =
		    vec_mix(vec_mix(a, b, u + 0.14f), vec_mix(top_a, top_b, u + 0.14f), v + 0.25f);
		struct vec l1 = vec_mix(vec_mix(a, b, u), vec_mix(top_a, top_b, u), v + 0.25f);
		struct vec quad[4] = {l1, r1, r0, l0};

		trace_polygon(c, quad, 4);
		trace_fill(c, ink_alpha(rgb_scale(color, i & 1 ? 1.18f : 0.82f), 0.55f));
	}
}

static void windows(struct easel *c, const struct house *h, float y, int count)
{
	float span = h->w * 0.62f, half = 0.0062f, tall = 0.013f;

	for (int i = 0; i < count; i++) {
		float x = h->x - span * 0.5f + span * (count == 1 ? 0.5f : (float)i / (float)(count - 1));

		trace_rect(c, x - half, y - tall, x + half, y);
	}
	trace_fill(c, ink_solid(rgb(0x53606B)));
	if (c->scale < 180.0f)
		return;
	for (int i = 0; i < count; i++) {
		float x = h->x - span * 0.5f + span * (count == 1 ? 0.5f : (float)i / (float)(count - 1));

		trace_rect(c, x - half - 0.0045f, y - tall, x - half - 0.0005f, y);
		trace_rect(c, x + half + 0.0005f, y - tall, x + half + 0.0045f, y);
	}
	trace_fill(c, ink_solid(rgb_scale(h->tiles, 0.78f)));
}

static void timbers(struct easel *c, const struct house *h)
{
	float l = h->x - h->w * 0.5f, r = h->x + h->w * 0.5f, top = h->y - h->wall;

	trace_line(c, vec(l, top + 0.004f), vec(r, top + 0.004f), 0.0045f);
	trace_line(c, vec(l + 0.004f, h->y), vec(l + 0.004f, top), 0.0045f);
	trace_line(c, vec(r - 0.004f, h->y), vec(r - 0.004f, top), 0.0045f);
	trace_line(c, vec(l + h->w * 0.22f, h->y), vec(l + 0.005f, top), 0.004f);
	trace_line(c, vec(r - h->w * 0.22f, h->y), vec(r - 0.005f, top), 0.004f);
	trace_fill(c, ink_solid(rgb(0x7A5638)));
}

static void door(struct easel *c, float x, float y)
{
	fill_rect(c, x - 0.0075f, y - 0.022f, x + 0.0075f, y, ink_solid(rgb(0x5A3A26)));
}

static void chimney(struct easel *c, float x, float y)
{
	draw_rect(c, x - 0.007f, y - 0.026f, x + 0.007f, y,
	          ink_horizontal(rgb(0xC98B68), rgb(0x8E5A41), x - 0.007f, x + 0.007f));
	fill_rect(c, x - 0.009f, y - 0.029f, x + 0.009f, y - 0.024f, ink_solid(rgb(0x6B4735)));
}

static void ridge_house(struct easel *c, const struct house *h, uint32_t look)
{
	float l = h->x - h->w * 0.5f, r = h->x + h->w * 0.5f, eave = h->y - h->wall;
	float over = 0.007f, ridge = eave - h->roof, slant = 0.010f;
	struct vec front[4] = {{l, eave - 0.01f}, {r, eave - 0.01f}, {r, h->y}, {l, h->y}};
	struct vec roof[4] = {{l + slant - over, ridge},
	                      {r - slant + over, ridge},
	                      {r + over, eave + 0.004f},
	                      {l - over, eave + 0.004f}};

	draw_polygon(c, front, 4, ink_horizontal(h->plaster, rgb_scale(h->plaster, 0.86f), l, r));
	fill_rect(c, l, eave, r, eave + 0.011f, ink_alpha(rgb(0x5A3A26), 0.40f));
	if (h->timber)
		timbers(c, h);
	windows(c, h, h->y - h->wall * 0.30f, h->w > 0.1f ? 3 : 2);
	door(c, h->x + (look & 64 ? 0.2f : -0.2f) * h->w * 0.45f, h->y);
	if (h->chimney)
		chimney(c, h->x + h->w * (look & 128 ? 0.22f : -0.25f), ridge + 0.012f);
	draw_polygon(c, roof, 4,
	             ink_vertical(rgb_scale(h->tiles, 1.12f), rgb_scale(h->tiles, 0.88f), ridge, eave));
	tile_rows(c, roof[3], roof[2], roof[1], roof[0], h->tiles, look >> 8);
	fill_line(c, vec(roof[0].x, ridge + 0.003f), vec(roof[1].x, ridge + 0.003f), 0.006f,
	          ink_alpha(rgb_scale(h->tiles, 1.35f), 0.8f));
}

static void gable_house(struct easel *c, const struct house *h, uint32_t look)
{
	float l = h->x - h->w * 0.5f, r = h->x + h->w * 0.5f, eave = h->y - h->wall;
	float peak = eave - h->roof * 0.92f, over = 0.008f, back = h->deep;
	struct vec front[5] = {{l, eave}, {h->x, peak}, {r, eave}, {r, h->y}, {l, h->y}};
	struct vec left[4] = {{l - over, eave + over},
	                      {l - over, eave + over - back},
	                      {h->x, peak - back},
	                      {h->x, peak - 0.006f}};
	struct vec right[4] = {{h->x, peak - 0.006f},
	                       {h->x, peak - back},
	                       {r + over, eave + over - back},
	                       {r + over, eave + over}};

	if (h->chimney)
		chimney(c, h->x + h->w * 0.26f, eave - back * 0.4f);
	/* roof planes behind, then the front between its verges */
	draw_polygon(c, left, 4, ink_solid(rgb_scale(h->tiles, 1.13f)));
	tile_rows(c, left[0], left[1], left[2], left[3], h->tiles, look >> 8);
	draw_polygon(c, right, 4, ink_solid(rgb_scale(h->tiles, 0.90f)));
	tile_rows(c, right[3], right[2], right[1], right[0], h->tiles, look >> 12);
	draw_polygon(c, front, 5, ink_vertical(h->plaster, rgb_scale(h->plaster, 0.90f), peak, h->y));
	if (h->timber) {
		timbers(c, h);
		fill_line(c, vec(h->x, peak + 0.01f), vec(h->x, eave), 0.004f, ink_solid(rgb(0x7A5638)));
	}
	struct vec verge[5] = {{l - over, eave + over},
	                       {h->x, peak - 0.004f},
	                       {r + over, eave + over},
	                       {r + over - 0.012f, eave + over + 0.001f},
	                       {h->x, peak + 0.012f}};
	struct vec ring[6] = {verge[0], verge[1], verge[2],
	                      verge[3], verge[4], {l - over + 0.012f, eave + over + 0.001f}};

	fill_polygon(c, ring, 6, ink_solid(rgb_scale(h->tiles, 0.92f)));
	trace_line(c, ring[5], ring[4], 0.0035f);
	trace_line(c, ring[4], ring[3], 0.0035f);
	trace_fill(c, ink_alpha(INK_OUTLINE, 0.55f));
	windows(c, h, eave + 0.006f, 1);
	windows(c, h, h->y - h->wall * 0.26f, 2);
	door(c, h->x, h->y);
}

void house_draw(struct easel *c, const struct item *item)
{
	struct house h = house_of(item);

	if (h.gable)
		gable_house(c, &h, item->look);
	else
		ridge_house(c, &h, item->look);
}

void block_shade(struct easel *c, float x0, float x1, float y0, float y1, float high)
{
	float sx = high * 0.75f, sy = high * 0.32f;
	struct vec hull[6] = {{x0, y0},           {x1, y0},           {x1 + sx, y0 + sy},
	                      {x1 + sx, y1 + sy}, {x0 + sx, y1 + sy}, {x0, y1}};

	trace_polygon(c, hull, 6);
	trace_shade(c, 1.0f);
}

void house_shade(struct easel *c, const struct item *item)
{
	struct house h = house_of(item);

	block_shade(c, h.x - h.w * 0.5f, h.x + h.w * 0.5f, h.y - h.deep, h.y + 0.004f,
	            h.wall + h.roof * 0.5f);
}

/* ---- filling a city ---- */

enum { TOWN_TRIES = 1400 };

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

/* May a house stand here?  Its foot inside the walls, its roof over nothing but city, streets and spots free.
 */
static bool house_fits(const struct town *t, struct vec at, float wide, float high)
{
	const struct scene *s = t->scene;
	float half = wide * 0.5f, top = at.y - high;

	for (int i = 0; i < t->count; i++) {
		float before = at.y - t->at[i].y; /* how far it stands in front of the other */

		if (fabsf(at.x - t->at[i].x) < (wide + t->wide[i]) * 0.49f &&
		    before > (high > 0.2f ? -0.125f : -0.073f) && before < (i == t->hall ? 0.125f : 0.073f))
			return false;
	}
	/* towers of the northern corners are painted before the houses: do not cover them */
	if (at.y < 0.13f && ((t->towers & 1u << PAINT_CORNER_NW && at.x < half + 0.055f) ||
	                     (t->towers & 1u << PAINT_CORNER_NE && at.x > 0.945f - half)))
		return false;
	if (!is_city(s, at.x - half, at.y, 0.026f) || !is_city(s, at.x + half, at.y, 0.026f) ||
	    !is_city(s, at.x - half, at.y - 0.03f, 0.022f) || !is_city(s, at.x + half, at.y - 0.03f, 0.022f))
		return false;
	/* the roof may stand before a wall's inner face, but not reach out over a road or field */
	if (!is_city(s, at.x - half, top + WALL_HIGH, 0.0f) ||
	    !is_city(s, at.x + half, top + WALL_HIGH, 0.0f))
		return false;
	for (int i = 0; i < s->street_count; i++) {
		for (float u = -0.5f; u <= 0.5f; u += 0.25f) {
			if (line_distance(&s->streets[i], vec(at.x + u * wide, at.y)) < 0.022f ||
			    line_distance(&s->streets[i], vec(at.x + u * wide, at.y - 0.03f)) < 0.020f)
				return false;
		}
	}
	for (int i = 0; i < s->spot_count; i++) {
		float dx = fmaxf(0.0f, fabsf(at.x - s->spots[i].x) - half);
		float dy = fmaxf(0.0f, fmaxf(s->spots[i].y - at.y, top - s->spots[i].y));

		if (dx * dx + dy * dy < 0.05f * 0.05f)
			return false;
	}
	for (int i = 0; i < s->plan.gate_count; i++) {
		struct vec g = s->plan.gates[i].at;

		if (fabsf(at.x - g.x) < half + 0.085f && at.y > g.y - 0.02f && top < g.y + 0.03f)
			return false;
	}
	return true;
}

static void town_green(struct town *t, struct vec at, struct dice *dice)
{
	for (int i = 0; i < t->count; i++) {
		/* seen between houses, not inside them */
		if (fabsf(at.x - t->at[i].x) < t->wide[i] * 0.5f + 0.016f && at.y - t->at[i].y < 0.035f &&
		    at.y - t->at[i].y > -0.115f)
			return;
	}
	for (int i = 0; i < t->scene->street_count; i++) {
		if (line_distance(&t->scene->streets[i], at) < 0.045f)
			return;
	}
	if (!is_city(t->scene, at.x, at.y, 0.045f) || scene_spot_distance(t->scene, at) < 0.09f)
		return;
	struct item *item = dice_below(dice, 3) ? scene_add(t->scene, bush_draw, NULL, at)
	                                        : scene_add(t->scene, cypress_draw, NULL, at);

	if (item)
		item->size = 0.017f;
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

void houses_add(struct scene *s)
{
	struct town town = {.scene = s, .hall = -1};
	struct dice dice = {hash4(s->seed, 0x707e, 0, 0)};

	bool large = city_is_large(s->plan.type) && dice_below(&dice, 3) != 0;

	if (!s->plan.region_count)
		return;
	town.towers = paint_towers(s->plan.type, s->plan.rotation);
	for (int i = 0; i < TOWN_TRIES && town.count < TOWN_HOUSES; i++) {
		float x = dice_real(&dice, 0.03f, 0.97f), y = dice_real(&dice, 0.035f, 0.995f);
		float wide = dice_real(&dice, 0.088f, i < TOWN_TRIES / 3 ? 0.134f : 0.106f);
		uint32_t look = dice_next(&dice);

		if (paint_code_kind(raster_code(&s->raster, vec(x, y))) != PAINT_CITY ||
		    !house_fits(&town, vec(x, y), wide, 0.155f))
			continue;
		/* a larger city gets one hall with a tower, where there is room for it */
		bool hall = town.hall < 0 && large && i < TOWN_TRIES / 3 && y > 0.3f && x > 0.1f &&
		            x < 0.85f && house_fits(&town, vec(x, y), 0.165f, 0.27f);
		struct item *item =
		    scene_add(s, hall ? hall_draw : house_draw, hall ? hall_shade : house_shade, vec(x, y));

		if (!item)
			return;
		if (hall) {
			town.hall = town.count;
			wide = 0.165f;
		}
		item->size = wide;
		item->look = look;
		town.at[town.count] = vec(x, y);
		town.wide[town.count++] = wide;
	}
	for (int i = 0; i < 160; i++)
		town_green(&town, vec_random(&dice, 0.02f, 0.02f, 0.98f, 0.98f), &dice);
}
