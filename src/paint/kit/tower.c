/* tower.c - round towers: at lattice corners, along walls, beside gates. */
#include <math.h>

#include "paint/kit/prop.h"
#include "paint/kit/season.h"

#define FLAT 0.55f /* how round things look from above */

static void tower_body(struct easel *c, struct vec at, float r, float high)
{
	const float o = OUTLINE_WIDTH * 0.8f;
	struct ink stone = ink_horizontal(rgb(0xF0E7D6), rgb(0x9C9080), at.x - r, at.x + r * 1.05f);
	float top = at.y - high;

	trace_rect(c, at.x - r - o, top, at.x + r + o, at.y);
	trace_ellipse(c, at, r + o, r * FLAT + o);
	trace_fill(c, ink_solid(INK_OUTLINE));
	trace_rect(c, at.x - r, top, at.x + r, at.y);
	trace_ellipse(c, at, r, r * FLAT);
	trace_fill(c, stone);
	if (c->scale < 90.0f)
		return;
	/* courses and a few odd stones */
	for (int i = 1; i < 6; i++) {
		float y = top + high * (float)i / 6.0f, bend = r * FLAT;

		for (int k = 0; k < 6; k++) {
			float u = -1.0f + (float)k / 3.0f, v = u + 1.0f / 3.0f;
			struct vec a = vec(at.x + r * u, y + bend * sqrtf(fmaxf(0.0f, 1.0f - u * u)));
			struct vec b = vec(at.x + r * v, y + bend * sqrtf(fmaxf(0.0f, 1.0f - v * v)));

			trace_line(c, a, b, 0.0028f);
		}
	}
	trace_fill(c, ink_alpha(rgb(0x6E6250), 0.35f));
}

static void tower_crown(struct easel *c, struct vec at, float r, float high)
{
	float top = at.y - high, wide = r * 1.16f, lip = r * 0.34f;

	/* the widened top: a ring of merlons round a walkway */
	trace_ellipse(c, vec(at.x, top), wide + OUTLINE_WIDTH * 0.7f, wide * FLAT + OUTLINE_WIDTH * 0.7f);
	trace_ellipse(c, vec(at.x, top - lip), wide + OUTLINE_WIDTH * 0.7f, wide * FLAT + OUTLINE_WIDTH * 0.7f);
	trace_rect(c, at.x - wide - OUTLINE_WIDTH * 0.7f, top - lip, at.x + wide + OUTLINE_WIDTH * 0.7f, top);
	trace_fill(c, ink_solid(INK_OUTLINE));
	trace_ellipse(c, vec(at.x, top), wide, wide * FLAT);
	trace_rect(c, at.x - wide, top - lip, at.x + wide, top);
	trace_fill(c, ink_horizontal(rgb(0xE3D9C5), rgb(0x988C75), at.x - wide, at.x + wide));
	fill_ellipse(c, vec(at.x, top - lip), wide, wide * FLAT, ink_solid(rgb(0xDCD0BA)));
	fill_ellipse(c, vec(at.x, top - lip), wide * 0.72f, wide * 0.72f * FLAT, ink_solid(rgb(0xA89A82)));
	fill_ellipse(c, vec(at.x + r * 0.06f, top - lip + r * 0.06f), wide * 0.62f, wide * 0.6f * FLAT,
	             ink_solid(rgb(0xC0B299)));
	static const struct vec merlon[8] = {{-0.92f, -0.1f}, {-0.55f, -0.75f}, {0.1f, -0.98f}, {0.7f, -0.68f},
	                                     {0.95f, 0.05f},  {0.6f, 0.78f},    {0.0f, 1.0f},   {-0.62f, 0.78f}};
	float w = r * 0.17f, h = r * 0.42f;

	for (int i = 0; i < 8; i++) {
		struct vec m = vec(at.x + merlon[i].x * wide * 0.88f, top - lip + merlon[i].y * wide * 0.86f * FLAT);

		fill_rect(c, m.x - w - 0.003f, m.y - h - 0.003f, m.x + w + 0.003f, m.y + 0.002f,
		          ink_solid(rgb(0x6A5A48)));
		fill_rect(c, m.x - w, m.y - h, m.x + w, m.y, ink_solid(rgb(merlon[i].x > 0.5f ? 0xC2B49C : 0xE4DAC6)));
	}
}

static void tower_cone(struct easel *c, struct vec at, float r, float high)
{
	float wide = r * 1.30f, base = at.y - high, apex = base - r * 2.75f;
	float flat = wide * 0.42f;
	struct vec left = vec(at.x - wide, base), right = vec(at.x + wide, base), tip = vec(at.x, apex);
	const float o = OUTLINE_WIDTH * 0.8f;
	struct vec outer[3] = {vec_off(left, -o, 0), vec_up(tip, o * 2.0f), vec_off(right, o, 0)};

	trace_ellipse(c, vec(at.x, base), wide + o, flat + o);
	trace_polygon(c, outer, 3);
	trace_fill(c, ink_solid(rgb(0x2E4050)));
	struct vec cone[3] = {left, tip, right};

	trace_ellipse(c, vec(at.x, base), wide, flat);
	trace_polygon(c, cone, 3);
	trace_fill(c, ink_horizontal(rgb(0x86A7C2), rgb(0x3A566E), left.x, right.x));
	/* the lit facet and rows of slate */
	struct vec lit[3] = {
	    {at.x - wide * 0.72f, base + flat * 0.62f}, tip, {at.x - wide * 0.18f, base + flat * 0.95f}};

	fill_polygon(c, lit, 3, ink_alpha(rgb(0xA9C6DB), 0.55f));
	if (c->scale >= 90.0f) {
		for (int i = 1; i < 5; i++) {
			float t = (float)i / 5.0f, y = base + (apex - base) * t, w = wide * (1.0f - t),
			      f = flat * (1.0f - t);

			trace_line(c, vec(at.x - w, y), vec(at.x - w * 0.45f, y + f * 0.86f), 0.003f);
			trace_line(c, vec(at.x - w * 0.45f, y + f * 0.86f), vec(at.x + w * 0.45f, y + f * 0.86f),
			           0.003f);
			trace_line(c, vec(at.x + w * 0.45f, y + f * 0.86f), vec(at.x + w, y), 0.003f);
		}
		trace_fill(c, ink_alpha(rgb(0x263847), 0.40f));
	}
	season_cone(c, tip, left, right, flat);
	fill_line(c, tip, vec(at.x, apex - r * 0.35f), 0.007f, ink_solid(rgb(0x3A3025)));
	fill_ellipse(c, vec(at.x, apex - r * 0.35f), 0.0065f, 0.0065f, ink_solid(rgb(0xE0B94A)));
}

void tower_draw(struct easel *c, struct vec at, float radius, float high, bool cone)
{
	tower_body(c, at, radius, high);
	/* an arrow slit */
	fill_rect(c, at.x - 0.0045f, at.y - high * 0.62f, at.x + 0.0045f, at.y - high * 0.36f,
	          ink_solid(rgb(0x4A3B30)));
	if (cone)
		tower_cone(c, at, radius, high);
	else
		tower_crown(c, at, radius, high);
}

void small_shade(struct easel *c, const struct item *item)
{
	float r = item->size;

	shade_ellipse(c, vec_off(item->at, r * 0.5f, r * 0.05f), r * 1.15f, r * 0.5f, 0.85f);
}

void round_shade(struct easel *c, const struct item *item) { tower_shade(c, item->at, item->size, item->high); }

void tower_shade(struct easel *c, struct vec at, float radius, float high)
{
	struct vec tip = vec_off(at, high * 0.75f * c->sun, high * 0.32f * c->sun);

	shade_ellipse(c, at, radius, radius * 0.7f, 1.0f);
	shade_line(c, at, tip, radius * 1.7f, 1.0f);
	shade_ellipse(c, tip, radius * 0.95f, radius * 0.7f, 1.0f);
}
