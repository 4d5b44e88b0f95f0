/* house.c - a town house, its ridge or its gable to the front. */
#include "paint/kit/noise.h"
#include "paint/kit/prop.h"
#include "paint/kit/season.h"

static const uint32_t roof_colors[8] = {0xB34B29, 0xB95A30, 0xA74428, 0xBB6638, 0x9D402D, 0xBB7442, 0xB25332, 0xAA492C};
static const uint32_t slate_colors[2] = {0x6989A4, 0x7790A2};
static const uint32_t ochre_colors[2] = {0xB68849, 0xBC9555};
static const uint32_t brick_colors[2] = {0x97422D, 0xA14D31};
static const uint32_t plaster_colors[4] = {0xCEB88F, 0xC5AC83, 0xBCA077, 0xB29469};

#define GABLE_PITCH 0.96f /* height of a gable, in roof heights */
#define HOUSE_INK rgb(0x74482F)
#define HOUSE_LINE 0.0038f

/* How a house is built; all from its look. */
struct house {
	float x, y; /* middle of the front's foot */
	float w, wall, roof, deep;
	struct rgb tiles, plaster;
	bool gable, hip, timber, chimney, lit;
};

enum { KILN, SLATE, OCHRE, BRICK };

/* Of 20 roofs three are of slate, three of straw and two of dark brick; the rest came out of one kiln, so that a
 * city is warm but not of one orange. */
static int roof_kind(int throw, float kiln)
{
	int slate = 2 + (int)(9.0f * ramp(0.12f, 0.42f, kiln)),
	    ochre = slate + 2 + (int)(9.0f * ramp(0.12f, 0.42f, -kiln));

	return throw < slate ? SLATE : throw < ochre ? OCHRE : throw < ochre + 2 ? BRICK : KILN;
}

static struct rgb roof_color(int kind, int one, float kiln)
{
	if (kind == SLATE)
		return rgb(slate_colors[one & 1]);
	if (kind == OCHRE)
		return rgb(ochre_colors[one & 1]);
	if (kind == BRICK)
		return rgb(brick_colors[one & 1]);
	return rgb_mix(rgb(roof_colors[one]), rgb_mix(rgb(0x9C3E28), rgb(0xBD6F3C), 0.5f + 0.5f * kiln), 0.45f);
}

static struct house house_of(const struct item *item)
{
	struct dice dice = {item->look};
	struct house h = {.x = item->at.x, .y = item->at.y, .w = item->size, .lit = item->lit};

	/* a wide house is a tall one, more or less */
	float grand = 0.44f + 4.7f * (item->size < 0.15f ? item->size : 0.15f);

	h.wall = dice_real(&dice, 0.036f, 0.058f) * grand;
	h.roof = dice_real(&dice, 0.058f, 0.078f) * (0.35f + 0.65f * grand);
	h.gable = dice_below(&dice, 2);
	int kind = roof_kind(dice_below(&dice, 20), item->high);
	h.tiles = rgb_scale(roof_color(kind, dice_below(&dice, 8), item->high), 1.0f + item->tone);
	h.plaster = rgb(plaster_colors[dice_below(&dice, 4)]);
	h.timber = dice_below(&dice, 4) == 0;
	h.chimney = dice_below(&dice, 3) != 0;
	dice_range(&dice, 1, 2); /* means nothing any more, but what follows is thrown after it */
	h.deep = dice_real(&dice, 0.040f, 0.050f);
	h.hip = dice_below(&dice, 3) == 0;
	if (h.gable)
		h.w *= 0.84f;
	return h;
}

float house_height(float wide, uint32_t look)
{
	struct house h = house_of(&(struct item){.size = wide, .look = look});

	return h.wall + (h.gable ? h.roof * GABLE_PITCH + h.deep : h.roof);
}

/* A part of a house within its outline: warm and thin, a drawing's and not a plan's. */
static void house_part(struct easel *c, const struct vec *points, int count, struct ink ink)
{
	fill_polygon(c, points, count, ink);
	trace_strip(c, points, count, HOUSE_LINE, true);
	/* from afar lines would be all that is seen of a city */
	trace_fill(c, ink_alpha(HOUSE_INK, 0.30f + 0.55f * ramp(40.0f, 130.0f, c->scale)));
}

/* Rows of tiles between the eaves a-b and the ridge d-c. */
static void tile_rows(struct easel *c, struct vec a, struct vec b, struct vec top_b, struct vec top_a, struct rgb color,
                      uint32_t look)
{
	if (c->scale < 100.0f)
		return;
	for (int i = 1; i < 5; i++) {
		float t = (float)i / 5.0f;

		trace_line(c, vec_mix(a, top_a, t), vec_mix(b, top_b, t), 0.0026f);
	}
	/* from afar a roof is a colour */
	trace_fill(c, ink_alpha(rgb_scale(color, 0.55f), 0.14f + 0.24f * ramp(0.0f, 512.0f, c->scale)));
	if (c->scale < 180.0f)
		return;
	for (int i = 0; i < 4; i++) {
		float u = (float)(look >> (i * 4) & 15) / 16.0f * 0.8f, v = (float)i / 5.0f;
		struct vec l0 = vec_mix(vec_mix(a, b, u), vec_mix(top_a, top_b, u), v);
		struct vec r0 = vec_mix(vec_mix(a, b, u + 0.14f), vec_mix(top_a, top_b, u + 0.14f), v);
		struct vec r1 = vec_mix(vec_mix(a, b, u + 0.14f), vec_mix(top_a, top_b, u + 0.14f), v + 0.2f);
		struct vec l1 = vec_mix(vec_mix(a, b, u), vec_mix(top_a, top_b, u), v + 0.2f);
		struct vec quad[4] = {l1, r1, r0, l0};

		fill_polygon(c, quad, 4, ink_alpha(rgb_scale(color, i & 1 ? 1.14f : 0.86f), 0.50f));
	}
}

/* The middle of the i-th window of a row. */
static float window_at(const struct house *h, int i, int count)
{
	float span = h->w * 0.60f;

	return h->x - span * 0.5f + span * (count == 1 ? 0.5f : (float)i / (float)(count - 1));
}

static void windows(struct easel *c, const struct house *h, float y, int count)
{
	float half = 0.0072f, tall = 0.016f;

	for (int i = 0; i < count; i++) {
		float x = window_at(h, i, count);

		if (h->lit)
			fill_ellipse(c, vec(x, y - tall * 0.5f), half * 2.1f, tall * 1.15f,
			             ink_alpha(rgb(0xFFB84A), 0.42f));
	}
	for (int i = 0; i < count; i++) {
		float x = window_at(h, i, count);

		trace_rect(c, x - half, y - tall, x + half, y);
	}
	trace_fill(c, ink_solid(rgb(h->lit ? 0xFFDF8E : 0x46525E)));
	if (c->scale < 180.0f)
		return;
	for (int i = 0; i < count; i++) {
		float x = window_at(h, i, count);

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
	fill_rect(c, x - 0.0085f, y - 0.026f, x + 0.0085f, y, ink_solid(rgb(0x53331F)));
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
	float over = 0.007f, ridge = eave - h->roof, slant = h->hip ? 0.028f : 0.006f;
	struct vec front[4] = {{l, eave - 0.01f}, {r, eave - 0.01f}, {r, h->y}, {l, h->y}};
	struct vec roof[4] = {
	    {l + slant - over, ridge}, {r - slant + over, ridge}, {r + over, eave + 0.004f}, {l - over, eave + 0.004f}};

	house_part(c, front, 4, ink_horizontal(h->plaster, rgb_scale(h->plaster, 0.86f), l, r));
	fill_rect(c, l, eave, r, eave + 0.013f, ink_alpha(rgb(0x4A2C1C), 0.38f));
	if (h->timber)
		timbers(c, h);
	windows(c, h, h->y - h->wall * 0.30f, h->w > 0.1f ? 3 : 2);
	if (h->wall > 0.056f)
		windows(c, h, h->y - h->wall * 0.64f, h->w > 0.1f ? 3 : 2);
	door(c, h->x + (look & 64 ? 0.2f : -0.2f) * h->w * 0.45f, h->y);
	if (h->chimney)
		chimney(c, h->x + h->w * (look & 128 ? 0.22f : -0.25f), ridge + 0.012f);
	house_part(c, roof, 4, ink_vertical(rgb_scale(h->tiles, 1.04f), rgb_scale(h->tiles, 0.77f), ridge, eave));
	tile_rows(c, roof[3], roof[2], roof[1], roof[0], h->tiles, look >> 8);
	season_slope(c, roof[0], roof[1], roof[2], roof[3], true, look >> 5);
	/* the light comes from the west */
	struct vec east[4] = {vec_mix(roof[0], roof[1], 0.62f), roof[1], roof[2], vec_mix(roof[3], roof[2], 0.74f)};

	fill_polygon(c, east, 4, ink_alpha(rgb(0x4A1C1A), 0.16f));
	fill_line(c, vec(roof[0].x, ridge + 0.003f), vec(roof[1].x, ridge + 0.003f), 0.006f,
	          ink_alpha(rgb_scale(h->tiles, 1.28f), 0.7f));
}

static void gable_house(struct easel *c, const struct house *h, uint32_t look)
{
	float l = h->x - h->w * 0.5f, r = h->x + h->w * 0.5f, eave = h->y - h->wall;
	float peak = eave - h->roof * GABLE_PITCH, over = 0.010f, back = h->deep;
	struct vec front[5] = {{l, eave}, {h->x, peak}, {r, eave}, {r, h->y}, {l, h->y}};
	struct vec left[4] = {
	    {l - over, eave + over}, {l - over, eave + over - back}, {h->x, peak - back}, {h->x, peak - 0.006f}};
	struct vec right[4] = {
	    {h->x, peak - 0.006f}, {h->x, peak - back}, {r + over, eave + over - back}, {r + over, eave + over}};

	if (h->chimney)
		chimney(c, h->x + h->w * 0.26f, eave - back * 0.4f);
	/* roof planes behind, then the front between its verges */
	house_part(c, left, 4, ink_solid(rgb_scale(h->tiles, 1.12f)));
	tile_rows(c, left[0], left[1], left[2], left[3], h->tiles, look >> 8);
	season_slope(c, left[3], left[2], left[1], left[0], true, look >> 5);
	house_part(c, right, 4, ink_solid(rgb_scale(h->tiles, 0.77f)));
	tile_rows(c, right[3], right[2], right[1], right[0], h->tiles, look >> 12);
	season_slope(c, right[0], right[1], right[2], right[3], false, look >> 9);
	house_part(c, front, 5, ink_vertical(h->plaster, rgb_scale(h->plaster, 0.90f), peak, h->y));
	if (h->timber) {
		timbers(c, h);
		fill_line(c, vec(h->x, peak + 0.01f), vec(h->x, eave), 0.004f, ink_solid(rgb(0x7A5638)));
	}
	struct vec verge[6] = {{l - over, eave + over}, {h->x, peak - 0.004f},
	                       {r + over, eave + over}, {r + over - 0.015f, eave + over + 0.001f},
	                       {h->x, peak + 0.016f},   {l - over + 0.015f, eave + over + 0.001f}};

	fill_polygon(c, verge, 6, ink_horizontal(rgb_scale(h->tiles, 1.10f), rgb_scale(h->tiles, 0.82f), l, r));
	trace_line(c, verge[5], verge[4], 0.0035f);
	trace_line(c, verge[4], verge[3], 0.0035f);
	trace_fill(c, ink_alpha(HOUSE_INK, 0.5f));
	windows(c, h, eave + 0.006f, 1);
	windows(c, h, h->y - h->wall * 0.26f, 2);
	door(c, h->x, h->y);
}

/* A house's own shade on the roofs behind it, so that no two roofs run together. */
static void house_edge(struct easel *c, const struct house *h)
{
	float l = h->x - h->w * 0.5f - 0.010f, r = h->x + h->w * 0.5f + 0.022f, eave = h->y - h->wall;
	float top = eave - h->roof * (h->gable ? GABLE_PITCH : 1.0f) - 0.010f, back = h->gable ? h->deep : 0.0f;
	struct vec ridge[4] = {{l, top}, {r, top}, {r, h->y}, {l, h->y}};
	struct vec gable[6] = {{l, eave - back}, {h->x, top - back}, {h->x + 0.014f, top - back},
	                       {r, eave - back}, {r, h->y},          {l, h->y}};

	fill_polygon(c, h->gable ? gable : ridge, h->gable ? 6 : 4, ink_alpha(rgb(0x3A1C18), 0.16f));
}

void house_draw(struct easel *c, const struct item *item)
{
	struct house h = house_of(item);

	h.lit = h.lit || c->season->lamps;
	if (!item->alone)
		house_edge(c, &h);
	for (int i = 0; c->season->lamps && i < 3; i++) /* light falls from its windows on what lies before it */
		fill_ellipse(c, vec(h.x, h.y), h.w * (0.28f - 0.04f * (float)i), 0.044f - 0.010f * (float)i,
		             ink_alpha(rgb(0xFFB648), 0.17f));
	if (h.gable)
		gable_house(c, &h, item->look);
	else
		ridge_house(c, &h, item->look);
}

void house_shade(struct easel *c, const struct item *item)
{
	struct house h = house_of(item);

	block_shade(c, h.x - h.w * 0.5f - 0.008f, h.x + h.w * 0.5f + 0.006f, h.y - 0.05f, h.y + 0.010f,
	            h.wall + h.roof * 0.4f);
}
