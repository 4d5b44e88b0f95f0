/* gate.c - city gates: two towers and an arch between them, whichever way the road comes. */
#include <math.h>

#include "paint/land/scene.h"

#define GATE_HALF 0.056f /* from the road's middle to a tower's */
#define GATE_HIGH 0.104f
#define TOWER_RADIUS 0.033f

/* The dark passage with its portcullis, in a front that looks south. */
static void gate_arch(struct easel *c, float x, float y, float half, float high)
{
	trace_rect(c, x - half, y - high, x + half, y);
	trace_ellipse(c, vec(x, y - high), half, half * 0.9f);
	trace_fill(c, ink_solid(rgb(0x2C211B)));
	if (c->scale < 100.0f)
		return;
	for (int i = -1; i <= 1; i++)
		trace_line(c, vec(x + (float)i * half * 0.55f, y - high - half * 0.7f),
		           vec(x + (float)i * half * 0.55f, y - high * 0.45f), 0.0035f);
	trace_line(c, vec(x - half, y - high * 0.7f), vec(x + half, y - high * 0.7f), 0.0035f);
	trace_line(c, vec(x - half, y - high * 1.1f), vec(x + half, y - high * 1.1f), 0.0035f);
	trace_fill(c, ink_solid(rgb(0x7B6A52)));
}

/* The wall between the towers, with a small roof; to: unit vector out to the field. */
static void gate_house_draw(struct easel *c, const struct item *g)
{
	struct vec along = vec_right(g->to), a = vec_along(g->at, along, -GATE_HALF);
	struct vec b = vec_along(g->at, along, GATE_HALF);
	float thick = 0.028f, high = g->high;
	struct vec out = vec(g->to.x * thick, g->to.y * thick);
	/* the side that looks south */
	float south = out.y >= 0.0f ? 1.0f : -1.0f;
	struct vec fa = vec_along(a, out, south), fb = vec_along(b, out, south);
	struct vec front[4] = {vec_up(fa, high), vec_up(fb, high), fb, fa};

	if (fabsf(g->to.y) > 0.35f) {
		draw_polygon(c, front, 4, ink_vertical(rgb(0xE0D4BE), rgb(0xB3A489), fa.y - high, fa.y));
		if (g->to.y > 0.0f)
			gate_arch(c, 0.5f * (fa.x + fb.x), 0.5f * (fa.y + fb.y), 0.026f, 0.040f);
	} else {
		/* seen from the side: the road dips into shade below the gatehouse */
		float mouth = g->to.x > 0.0f ? 1.0f : -1.0f;

		trace_rect(c, g->at.x + (mouth > 0.0f ? 0.0f : -0.046f), g->at.y - 0.040f,
		           g->at.x + (mouth > 0.0f ? 0.046f : 0.0f), g->at.y + 0.036f);
		trace_ellipse(c, vec_off(g->at, mouth * 0.042f, -0.002f), 0.012f, 0.038f);
		trace_fill(c, ink_solid(rgb(0x33271F)));
	}
	/* a hipped roof of tiles over the passage */
	struct vec ra = vec_up(a, high), rb = vec_up(b, high);
	struct vec oa = vec(out.x * 1.25f, out.y * 1.25f);
	struct vec field[4] = {vec_plus(ra, oa), vec_plus(rb, oa), vec_up(rb, 0.034f), vec_up(ra, 0.034f)};
	struct vec city[4] = {vec_minus(ra, oa), vec_minus(rb, oa), vec_up(rb, 0.034f), vec_up(ra, 0.034f)};
	bool lit = (g->to.x + g->to.y < 0.0f) == (south > 0); /* the one in front: light comes from the north-west */

	draw_polygon(c, south > 0 ? city : field, 4, ink_solid(rgb(lit ? 0xA84C30 : 0xD98A55)));
	draw_polygon(c, south > 0 ? field : city, 4, ink_solid(rgb(lit ? 0xD98A55 : 0xBE5A36)));
}

static void gate_house_shade(struct easel *c, const struct item *g)
{
	struct vec along = vec_right(g->to), a = vec_along(g->at, along, -GATE_HALF);
	struct vec b = vec_along(g->at, along, GATE_HALF);
	struct vec shift = vec(g->high * 0.75f * c->sun, g->high * 0.32f * c->sun);

	shade_line(c, vec_along(a, shift, 0.5f), vec_along(b, shift, 0.5f), 0.07f, 1.0f);
}

void gates_add(struct scene *s)
{
	for (int i = 0; i < s->plan.gate_count; i++) {
		const struct plan_gate *g = &s->plan.gates[i];
		struct vec along = vec_right(g->out);
		struct item *house = scene_add(s, gate_house_draw, gate_house_shade, g->at);

		house->to = g->out;
		house->high = GATE_HIGH * 0.82f;
		house->depth = (int)((g->at.y + 0.014f) * DEPTH_UNIT);
		for (int side = -1; side <= 1; side += 2) {
			struct vec at = vec_along(g->at, along, GATE_HALF * 1.12f * (float)side);
			struct item *t = scene_add(s, gate_tower_draw, gate_tower_shade, vec_off(at, 0, 0.012f));

			t->size = TOWER_RADIUS;
			t->depth += fabsf(g->out.y) > 0.35f ? 140 : 0;
		}
	}
}
