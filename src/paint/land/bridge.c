/* bridge.c - road bridges over rivers, and cities that pass over something. */
#include <math.h>

#include "paint/kit/season.h"
#include "paint/land/scene.h"

#define BRIDGE_REACH 0.122f /* from the middle to where the deck meets the bank */
#define BRIDGE_HALF 0.052f

/* The four corners of the deck, rising in the middle. */
static struct vec deck_point(const struct item *b, float along, float across)
{
	struct vec d = b->to, n = vec(-d.y, d.x);
	float t = along / BRIDGE_REACH, rise = 0.032f * (1.0f - t * t);

	return vec(b->at.x + d.x * along + n.x * across, b->at.y + d.y * along + n.y * across - rise);
}

enum { DECK_STEPS = 12 };

static void parapet(struct easel *c, const struct item *b, float across)
{
	struct vec low[DECK_STEPS + 1], high[DECK_STEPS + 1], face[2 * DECK_STEPS + 2];

	for (int i = 0; i <= DECK_STEPS; i++) {
		float s = -BRIDGE_REACH + 2.0f * BRIDGE_REACH * (float)i / DECK_STEPS;

		low[i] = deck_point(b, s, across);
		high[i] = vec(low[i].x, low[i].y - 0.014f);
		face[i] = high[i];
		face[2 * DECK_STEPS + 1 - i] = low[i];
	}
	fill_polygon(c, face, 2 * DECK_STEPS + 2, ink_solid(rgb(0x9C8C74)));
	trace_strip(c, high, DECK_STEPS + 1, 0.019f, false);
	trace_fill(c, ink_solid(INK_OUTLINE));
	trace_strip(c, high, DECK_STEPS + 1, 0.0125f, false);
	trace_fill(c, ink_solid(season_roof(c->season, rgb(0xC9BBA2), 0.8f)));
	trace_strip(c, low, DECK_STEPS + 1, 0.004f, false);
	trace_fill(c, ink_alpha(INK_OUTLINE, 0.7f));
	for (int end = 0; end < 2; end++) { /* a post at each end */
		struct vec foot = low[end * DECK_STEPS];

		draw_polygon(c,
		             (struct vec[4]){{foot.x - 0.012f, foot.y - 0.030f},
		                             {foot.x + 0.012f, foot.y - 0.030f},
		                             {foot.x + 0.012f, foot.y + 0.006f},
		                             {foot.x - 0.012f, foot.y + 0.006f}},
		             4, ink_horizontal(rgb(0xE9DFCB), rgb(0x8F8069), foot.x - 0.012f, foot.x + 0.012f));
		fill_rect(c, foot.x - 0.015f, foot.y - 0.036f, foot.x + 0.015f, foot.y - 0.028f,
		          ink_solid(season_roof(c->season, rgb(0xF1E8D6), 0.9f)));
	}
}

/* The side in shade, an arch on each side of a pier that stands in the water. */
static void bridge_side(struct easel *c, const struct item *b, float south)
{
	struct vec side[DECK_STEPS + 3];
	struct vec mid = vec(b->at.x - b->to.y * BRIDGE_HALF * south, b->at.y + b->to.x * BRIDGE_HALF * south);
	int n = 0;

	for (int i = 0; i <= DECK_STEPS; i++)
		side[n++] =
		    deck_point(b, -BRIDGE_REACH + 2.0f * BRIDGE_REACH * (float)i / DECK_STEPS, BRIDGE_HALF * south);
	side[n] = vec(side[n - 1].x, side[n - 1].y + 0.034f);
	side[n + 1] = vec(side[0].x, side[0].y + 0.034f);
	draw_polygon(c, side, n + 2, ink_vertical(rgb(0xCFC1A6), rgb(0x84765F), mid.y - 0.03f, mid.y + 0.034f));
	for (int arch = -1; arch <= 1; arch += 2) {
		struct vec at = vec(mid.x + b->to.x * 0.046f * (float)arch, mid.y + b->to.y * 0.046f * (float)arch);

		trace_ellipse(c, vec(at.x, at.y + 0.030f), 0.040f, 0.034f);
		trace_fill(c, ink_solid(INK_OUTLINE));
		trace_ellipse(c, vec(at.x, at.y + 0.032f), 0.036f, 0.031f);
		trace_fill(c, b->look ? ink_solid(rgb(0x6B5534))
		                      : ink_vertical(rgb(0x173A54), rgb(0x2F6C93), at.y, at.y + 0.06f));
	}
}

/* Seen along the road: the water goes dark beneath it, and at each side a pier parts the stream. */
static void bridge_pier(struct easel *c, const struct item *b, float side)
{
	float edge = b->at.x + side * BRIDGE_HALF, reach = side * 0.050f, y = b->at.y + 0.004f;
	struct vec pier[5] = {{edge - side * 0.01f, y - 0.042f},
	                      {edge + reach * 0.35f, y - 0.038f},
	                      {edge + reach, y},
	                      {edge + reach * 0.35f, y + 0.034f},
	                      {edge - side * 0.01f, y + 0.038f}};
	struct vec top[3] = {pier[1], {edge + reach * 0.92f, y - 0.006f}, {edge - side * 0.01f, y - 0.004f}};
	float wide = side * (side > 0.0f ? 0.052f : 0.016f); /* of the shadow: the light comes from the west */
	struct vec shadow[4] = {
	    {edge, y - 0.066f}, {edge + wide, y - 0.056f}, {edge + wide, y + 0.068f}, {edge, y + 0.062f}};

	if (!b->look)
		fill_polygon(c, shadow, 4, ink_alpha(rgb(0x12304A), 0.42f));
	draw_polygon(c, pier, 5,
	             ink_horizontal(side < 0.0f ? rgb(0xE2D6BE) : rgb(0xA99A80),
	                            side < 0.0f ? rgb(0xB5A68B) : rgb(0x7A6C57), fminf(edge, edge + reach),
	                            fmaxf(edge, edge + reach)));
	fill_polygon(c, top, 3, ink_alpha(rgb(0xF1E8D6), 0.55f));
}

static void bridge_draw(struct easel *c, const struct item *b)
{
	struct vec deck[2 * DECK_STEPS + 2];
	float south = b->to.x >= 0.0f ? 1.0f : -1.0f; /* the normal (-dy, dx) looks south when the road runs east */

	for (int i = 0; i <= DECK_STEPS; i++) {
		float s = -BRIDGE_REACH + 2.0f * BRIDGE_REACH * (float)i / DECK_STEPS;

		deck[i] = deck_point(b, s, -BRIDGE_HALF);
		deck[2 * DECK_STEPS + 1 - i] = deck_point(b, s, BRIDGE_HALF);
	}
	if (fabsf(b->to.x) > 0.35f)
		bridge_side(c, b, south);
	else
		for (int side = -1; side <= 1; side += 2)
			bridge_pier(c, b, (float)side);
	draw_polygon(c, deck, 2 * DECK_STEPS + 2, ink_solid(rgb(0xE4D6B2)));
	for (int i = 1; i < DECK_STEPS && c->scale >= 90.0f; i++) {
		float s = -BRIDGE_REACH + 2.0f * BRIDGE_REACH * (float)i / DECK_STEPS;

		trace_line(c, deck_point(b, s, -BRIDGE_HALF), deck_point(b, s, BRIDGE_HALF), 0.003f);
	}
	trace_fill(c, ink_alpha(rgb(0x8E744C), 0.32f));
	parapet(c, b, -BRIDGE_HALF * south);
	parapet(c, b, BRIDGE_HALF * south);
}

static void bridge_shade(struct easel *c, const struct item *b)
{
	trace_line(
	    c, vec(b->at.x - b->to.x * BRIDGE_REACH * 0.8f + 0.04f, b->at.y - b->to.y * BRIDGE_REACH * 0.8f + 0.030f),
	    vec(b->at.x + b->to.x * BRIDGE_REACH * 0.8f + 0.04f, b->at.y + b->to.y * BRIDGE_REACH * 0.8f + 0.030f),
	    BRIDGE_HALF * 2.2f);
	trace_shade(c, 1.0f);
}

void bridges_add(struct scene *s)
{
	for (int i = 0; i < s->plan.bridge_count; i++) {
		const struct plan_bridge *b = &s->plan.bridges[i];
		struct item *item = scene_add(s, bridge_draw, bridge_shade, b->at);

		item->to = b->along;
		item->look = plan_overpass(&s->plan);
	}
}
