/* span.c - a city's bridge over a river or over another city. */
#include <math.h>

#include "paint/land/scene.h"

enum { SPAN_STEPS = 20 };

#define SPAN_RISE 0.052f

/* A point of the deck: along 0 ... 1 from end to end, across in sides; the deck climbs from both ends. */
static struct vec span_point(const struct item *d, float along, float across, float lift)
{
	float rise = SPAN_RISE * ramp(0.0f, 0.16f, fminf(along, 1.0f - along)) + lift;
	struct vec on = vec_mix(d->at, d->to, along);

	return vec_up(vec_along(on, vec_right(vec_unit(d->at, d->to)), across), rise);
}

/* The area between two lines along it. */
static void span_outline(const struct item *d, float left, float right, float up,
                         struct vec outline[2 * SPAN_STEPS + 2])
{
	for (int i = 0; i <= SPAN_STEPS; i++) {
		outline[i] = span_point(d, (float)i / SPAN_STEPS, left, up);
		outline[2 * SPAN_STEPS + 1 - i] = span_point(d, (float)i / SPAN_STEPS, right, 0.0f);
	}
}

static void span_wall(struct easel *c, const struct item *d, float across)
{
	struct vec face[2 * SPAN_STEPS + 2];

	span_outline(d, across, across, 0.018f, face);
	fill_polygon(c, face, 2 * SPAN_STEPS + 2, ink_solid(rgb(0xB5A58A)));
	fill_strip(c, face, SPAN_STEPS + 1, 0.017f, false, ink_solid(INK_OUTLINE));
	fill_strip(c, face, SPAN_STEPS + 1, 0.011f, false, ink_solid(rgb(0xEFE6D5)));
	/* merlons, so that it reads as a city's work and not as a road's bridge */
	for (int i = 1; i < SPAN_STEPS; i++) {
		struct vec m = span_point(d, ((float)i + 0.5f) / SPAN_STEPS, across, 0.020f);

		if (i & 1)
			continue;
		fill_rect(c, m.x - 0.0085f, m.y - 0.019f, m.x + 0.0085f, m.y + 0.001f, ink_solid(rgb(0x6A5A48)));
		fill_rect(c, m.x - 0.0062f, m.y - 0.0165f, m.x + 0.0062f, m.y - 0.001f, ink_solid(rgb(0xF3EBDC)));
	}
}

static void arch(struct easel *c, float x, float foot, float half, float high, struct rgb inside)
{
	trace_rect(c, x - half, foot - high, x + half, foot);
	trace_ellipse(c, vec(x, foot - high), half, half * 0.75f);
	trace_fill(c, ink_vertical(rgb_scale(inside, 0.45f), inside, foot - high - half, foot));
}

/* The side that looks south, with an arch over the middle and one over each passage. */
static void span_side(struct easel *c, const struct item *d, float across)
{
	struct vec side[2 * SPAN_STEPS + 2];
	float y = 0.5f * (d->at.y + d->to.y) + across * ((d->to.x > d->at.x) ? 1.0f : -1.0f);
	float middle = 0.5f * (d->at.x + d->to.x), reach = fabsf(d->to.x - d->at.x);

	span_outline(d, across, across, 0.0f, side);
	for (int i = SPAN_STEPS + 1; i < 2 * SPAN_STEPS + 2; i++)
		side[i].y = y;
	draw_polygon(c, side, 2 * SPAN_STEPS + 2, ink_vertical(rgb(0xDACDB5), rgb(0x9C8C71), y - SPAN_RISE, y));
	bool river = d->look & 1;

	arch(c, middle, y, 0.066f, 0.014f, river ? rgb(0x3F83AC) : rgb(0xA58A62));
	for (int k = -1; k <= 1; k += 2)
		arch(c, middle + (float)k * reach * (river ? 0.305f : 0.32f), y, 0.026f, 0.018f, rgb(0x6F8F3E));
}

static void span_draw(struct easel *c, const struct item *d)
{
	float half = d->size, south = d->to.x > d->at.x ? half : -half;
	struct vec deck[2 * SPAN_STEPS + 2], way[2 * SPAN_STEPS + 2];

	if (fabsf(d->to.x - d->at.x) > 0.1f) {
		span_side(c, d, south);
	} else {
		/* seen along the bridge: the passages show as dark mouths beside it */
		for (int k = -1; k <= 1; k += 2) {
			for (int side = -1; side <= 1; side += 2) {
				float t = 0.5f + 0.30f * (float)k;

				fill_ellipse(c, vec_off(d->at, (float)side * half, (d->to.y - d->at.y) * t), 0.018f,
				             0.036f, ink_alpha(rgb(0x2B2118), 0.75f));
			}
		}
	}
	span_outline(d, -half, half, 0.0f, deck);
	span_outline(d, 0.0f, 0.0f, 0.0f, way);
	fill_polygon(c, deck, 2 * SPAN_STEPS + 2, ink_solid(rgb(0xCBB489)));
	fill_strip(c, way, SPAN_STEPS + 1, 0.056f, false, ink_solid(rgb(0xE6D6AF)));
	for (int i = 1; i < SPAN_STEPS && c->scale >= 90.0f; i++)
		trace_line(c, deck[i], deck[2 * SPAN_STEPS + 1 - i], 0.003f);
	trace_fill(c, ink_alpha(rgb(0x8E744C), 0.40f));
	span_wall(c, d, -south);
	span_wall(c, d, south);
}

static void span_shade(struct easel *c, const struct item *d)
{
	shade_line(c, vec_off(d->at, 0.03f, 0.02f), vec_off(d->to, 0.03f, 0.02f), d->size * 2.3f, 1.0f);
}

void span_add(struct scene *s)
{
	const struct plan_span *p = &s->plan.span;

	if (p->half <= 0.0f)
		return;
	struct item *item = scene_add(s, span_draw, span_shade, p->a);

	item->to = p->b;
	item->size = p->half;
	item->look = s->plan.water_count > 0;
	item->depth = (int)((fmaxf(p->a.y, p->b.y) + (fabsf(p->a.x - p->b.x) > 0.1f ? p->half : -0.02f)) * DEPTH_UNIT);
}
