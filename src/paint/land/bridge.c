/* bridge.c - road bridges over rivers, and cities that pass over something. */
#include <math.h>

#include "paint/land/scene.h"

#define BRIDGE_REACH 0.122f /* from the middle to where the deck meets the bank */
#define BRIDGE_HALF 0.052f

/* The four corners of the deck, rising in the middle. */
static struct vec deck_point(const struct item *b, float along, float across)
{
	struct vec d = b->to, n = vec(-d.y, d.x);
	float t = along / BRIDGE_REACH, rise = 0.020f * (1.0f - t * t);

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
	fill_polygon(c, face, 2 * DECK_STEPS + 2, ink_solid(rgb(0xB4A48A)));
	trace_strip(c, high, DECK_STEPS + 1, 0.015f, false);
	trace_fill(c, ink_solid(INK_OUTLINE));
	trace_strip(c, high, DECK_STEPS + 1, 0.0095f, false);
	trace_fill(c, ink_solid(rgb(0xEBE1CD)));
	trace_strip(c, low, DECK_STEPS + 1, 0.004f, false);
	trace_fill(c, ink_alpha(INK_OUTLINE, 0.7f));
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
	/* the stone side with its arch, where it looks south */
	if (fabsf(b->to.x) > 0.35f) {
		struct vec side[DECK_STEPS + 3];
		int n = 0;

		for (int i = 0; i <= DECK_STEPS; i++)
			side[n++] = deck_point(b, -BRIDGE_REACH + 2.0f * BRIDGE_REACH * (float)i / DECK_STEPS,
			                       BRIDGE_HALF * south);
		struct vec mid = vec(b->at.x - b->to.y * BRIDGE_HALF * south, b->at.y + b->to.x * BRIDGE_HALF * south);

		side[n] = vec(side[n - 1].x, side[n - 1].y + 0.02f);
		side[n + 1] = vec(side[0].x, side[0].y + 0.02f);
		n += 2;
		draw_polygon(c, side, n, ink_vertical(rgb(0xCFC1A6), rgb(0x93846B), mid.y - 0.02f, mid.y + 0.02f));
		trace_ellipse(c, vec(mid.x, mid.y + 0.022f), 0.052f, 0.026f);
		trace_fill(c, ink_solid(rgb(b->look ? 0x6B5534 : 0x2A5674)));
	}
	draw_polygon(c, deck, 2 * DECK_STEPS + 2, ink_solid(rgb(0xE2D2AC)));
	for (int i = 1; i < DECK_STEPS && c->scale >= 90.0f; i++) {
		float s = -BRIDGE_REACH + 2.0f * BRIDGE_REACH * (float)i / DECK_STEPS;

		trace_line(c, deck_point(b, s, -BRIDGE_HALF), deck_point(b, s, BRIDGE_HALF), 0.003f);
	}
	trace_fill(c, ink_alpha(rgb(0x8E744C), 0.5f));
	parapet(c, b, -BRIDGE_HALF * south);
	parapet(c, b, BRIDGE_HALF * south);
}

static void bridge_shade(struct easel *c, const struct item *b)
{
	trace_line(
	    c, vec(b->at.x - b->to.x * BRIDGE_REACH * 0.8f + 0.02f, b->at.y - b->to.y * BRIDGE_REACH * 0.8f + 0.016f),
	    vec(b->at.x + b->to.x * BRIDGE_REACH * 0.8f + 0.02f, b->at.y + b->to.y * BRIDGE_REACH * 0.8f + 0.016f),
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
