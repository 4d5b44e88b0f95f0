/* bridge.c - road bridges over rivers, and cities that pass over something. */
#include <math.h>

#include "paint/kit/season.h"
#include "paint/land/scene.h"

#define BRIDGE_REACH 0.122f /* from the middle to where the deck meets the bank */
#define BRIDGE_HALF 0.052f

enum { DECK_STEPS = 12 };

/* How far from the middle of the bridge is the i-th of so many steps. */
static float along_at(int i, int steps) { return -BRIDGE_REACH + 2.0f * BRIDGE_REACH * (float)i / (float)steps; }

/* A point of the deck, so many steps along; it rises in the middle. */
static struct vec deck_point(const struct item *b, int i, float across)
{
	float along = along_at(i, DECK_STEPS), t = along / BRIDGE_REACH, rise = 0.032f * (1.0f - t * t);

	return vec_up(vec_along(vec_along(b->at, b->to, along), vec_right(b->to), across), rise);
}

/* The area between both sides of it. */
static void deck_outline(const struct item *b, float left, float right, float up,
                         struct vec outline[2 * DECK_STEPS + 2])
{
	for (int i = 0; i <= DECK_STEPS; i++) {
		outline[i] = vec_up(deck_point(b, i, left), up);
		outline[2 * DECK_STEPS + 1 - i] = deck_point(b, i, right);
	}
}

static void parapet(struct easel *c, const struct item *b, float across)
{
	struct vec face[2 * DECK_STEPS + 2], *low = face + DECK_STEPS + 1;

	deck_outline(b, across, across, 0.014f, face);
	fill_polygon(c, face, 2 * DECK_STEPS + 2, ink_solid(rgb(0x9C8C74)));
	fill_strip(c, face, DECK_STEPS + 1, 0.019f, false, ink_solid(INK_OUTLINE));
	fill_strip(c, face, DECK_STEPS + 1, 0.0125f, false, ink_solid(season_roof(c->season, rgb(0xC9BBA2), 0.8f)));
	fill_strip(c, low, DECK_STEPS + 1, 0.004f, false, ink_alpha(INK_OUTLINE, 0.7f));
	for (int end = 1; end >= 0; end--) { /* a post at each end */
		struct vec foot = low[end * DECK_STEPS];

		draw_polygon(c,
		             (struct vec[4]){vec_off(foot, -0.012f, -0.030f), vec_off(foot, 0.012f, -0.030f),
		                             vec_off(foot, 0.012f, 0.006f), vec_off(foot, -0.012f, 0.006f)},
		             4, ink_horizontal(rgb(0xE9DFCB), rgb(0x8F8069), foot.x - 0.012f, foot.x + 0.012f));
		fill_rect(c, foot.x - 0.015f, foot.y - 0.036f, foot.x + 0.015f, foot.y - 0.028f,
		          ink_solid(season_roof(c->season, rgb(0xF1E8D6), 0.9f)));
	}
}

/* How far the lower edge of the side that is seen lies from the deck's: below it; of a bridge that is seen along the
 * road to the east of it, and nothing at the banks. */
static struct vec side_drop(const struct item *b, float along)
{
	float seen = b->to.y * b->to.y, t = along / BRIDGE_REACH;

	t = 1.0f - seen * t * t * t * t;
	return vec(0.058f * seen * t, (0.046f - 0.012f * seen) * t);
}

/* Where the side meets the water, so far along. */
static struct vec side_foot(const struct item *b, float along, float across)
{
	struct vec on = vec_along(vec_along(b->at, b->to, along), vec_right(b->to), across);

	return vec_plus(on, side_drop(b, along));
}

/* The side in shade, an arch on each side of a pier that stands in the water. */
static void bridge_side(struct easel *c, const struct item *b, float across)
{
	enum { ARCH_STEPS = 12, SIDE_STEPS = 6 };
	static const float arch_half = 0.039f, arch_far = 0.046f;
	struct vec side[DECK_STEPS + SIDE_STEPS + 2], drop = side_drop(b, 0.0f);
	int n = 0;

	for (int i = 0; i <= DECK_STEPS; i++)
		side[n++] = deck_point(b, i, across);
	for (int i = SIDE_STEPS; i >= 0; i--)
		side[n++] = side_foot(b, along_at(i, SIDE_STEPS), across);
	draw_polygon(c, side, n, ink_vertical(rgb(0xD6C9AF), rgb(0x8C7D65), b->at.y - 0.04f, b->at.y + 0.11f));
	for (int arch = -1; arch <= 1; arch += 2) {
		for (int pass = 0; pass < 2; pass++) { /* the stones of the arch, then what is seen through it */
			struct vec round[ARCH_STEPS + 1];
			float half = pass ? arch_half - 0.007f : arch_half, high = pass ? 0.86f : 1.06f;

			for (int i = 0; i <= ARCH_STEPS; i++) {
				struct vec d = vec_round_between(16.0f + 16.0f * (float)i / ARCH_STEPS);
				struct vec foot = side_foot(b, arch_far * (float)arch + d.x * half, across);

				round[i] = vec_off(foot, d.y * high * drop.x, d.y * high * (drop.y + 0.010f));
			}
			trace_polygon(c, round, ARCH_STEPS + 1);
			trace_fill(c, !pass     ? ink_solid(rgb(0x6A5842))
			              : b->look ? ink_solid(rgb(0x6B5534))
			                        : ink_vertical(rgb(0x12304A), rgb(0x2B6690), b->at.y - 0.04f,
			                                       b->at.y + 0.11f));
		}
	}
	/* the pier's foot breaks the water */
	struct vec pier = side_foot(b, 0.0f, across);

	draw_ellipse(c, vec_off(pier, 0, 0.002f), 0.011f, 0.008f, ink_solid(rgb(0xB5A68B)));
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
	bool along = fabsf(b->to.x) <= 0.35f;         /* seen along the road */
	float seen = along ? b->to.y <= 0.0f ? 1.0f : -1.0f : south;

	deck_outline(b, -BRIDGE_HALF, BRIDGE_HALF, 0.0f, deck);
	if (along)
		for (int side = -1; side <= 1; side += 2)
			bridge_pier(c, b, (float)side);
	else
		bridge_side(c, b, BRIDGE_HALF * seen);
	draw_polygon(c, deck, 2 * DECK_STEPS + 2, ink_solid(rgb(0xD8C8A4)));
	for (int i = 1; i < DECK_STEPS && c->scale >= 90.0f; i++)
		trace_line(c, deck[i], deck[2 * DECK_STEPS + 1 - i], 0.003f);
	trace_fill(c, ink_alpha(rgb(0x8E744C), 0.5f));
	parapet(c, b, -BRIDGE_HALF * seen);
	parapet(c, b, BRIDGE_HALF * seen);
}

static void bridge_shade(struct easel *c, const struct item *b)
{
	float far = 0.8f * BRIDGE_REACH, east = 0.04f + 0.06f * b->to.y * b->to.y;

	shade_line(c, vec(b->at.x - b->to.x * far + east, b->at.y - b->to.y * far + 0.034f),
	           vec(b->at.x + b->to.x * far + east, b->at.y + b->to.y * far + 0.034f), BRIDGE_HALF * 2.2f, 1.0f);
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
