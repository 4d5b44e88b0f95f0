/* kit.c - paints lists of parts. */
#include "paint/kit/kit.h"

#include <math.h>

#include "paint/kit/season.h"

struct kit kit_at(struct easel *c, struct vec at, float k)
{
	return (struct kit){.c = c, .at = at, .k = k, .thick = k, .look = 0x1D3A6F};
}

struct vec kit_point(const struct kit *p, float x, float y) { return vec_off(p->at, x * p->k, y * p->k); }

static void courses(const struct kit *p, float x0, float x1, float y0, float y1, int rows)
{
	if (p->c->scale < 90.0f)
		return;
	float step = (y1 - y0) / (float)rows, wide = step * 2.1f;

	for (int i = 0; i < rows; i++) {
		float y = y0 + step * (float)i;

		if (i)
			trace_line(p->c, kit_point(p, x0, y), kit_point(p, x1, y), 0.0026f);
		for (float x = x0 + wide * (i & 1 ? 0.5f : 1.0f); x < x1 - wide * 0.2f; x += wide)
			trace_line(p->c, kit_point(p, x, y), kit_point(p, x, y + step), 0.0026f);
	}
	trace_fill(p->c, ink_alpha(rgb(0x6B5C48), 0.33f));
}

static void merlons(const struct kit *p, float x0, float x1, float y, float wide)
{
	int count = (int)((x1 - x0) / (2.0f * wide) + 0.5f);
	float step = (x1 - x0 - wide) / (float)(count > 0 ? count : 1);

	for (int i = 0; i <= count; i++) {
		float x = x0 + step * (float)i;
		struct vec a = kit_point(p, x, y - wide), b = kit_point(p, x + wide, y + wide * 0.2f);
		float o = OUTLINE_WIDTH * 0.6f;

		fill_rect(p->c, a.x - o, a.y - o, b.x + o, b.y, ink_solid(rgb(0x5E4E3E)));
		fill_rect(p->c, a.x, a.y, b.x, b.y,
		          ink_vertical(season_roof(p->c->season, rgb(0xF7F0E2), 1.0f), rgb(0xD6C9B1), a.y, b.y));
	}
}

void kit_tower(const struct kit *p, float x, float y, float radius, float high, float cone, uint32_t roof)
{
	struct easel *c = p->c;
	struct vec at = kit_point(p, x, y);
	float r = radius * p->k, h = high * p->k, top = at.y - h, o = OUTLINE_WIDTH * 0.5f;

	trace_rect(c, at.x - r - o, top, at.x + r + o, at.y);
	trace_ellipse(c, at, r + o, r * 0.45f + o);
	trace_fill(c, ink_solid(INK_OUTLINE));
	trace_rect(c, at.x - r, top, at.x + r, at.y);
	trace_ellipse(c, at, r, r * 0.45f);
	trace_fill(c, ink_horizontal(rgb(0xF6EEDF), rgb(0x9A8D7A), at.x - r * 0.9f, at.x + r));
	courses(p, x - radius * 0.96f, x + radius * 0.96f, y - high, y, (int)(high / 0.022f) + 1);
	/* the widened head */
	float wide = r * 1.18f, head = r * 0.62f;

	trace_rect(c, at.x - wide - o, top - head - o, at.x + wide + o, top);
	trace_ellipse(c, vec(at.x, top), wide + o, wide * 0.40f + o);
	trace_fill(c, ink_solid(INK_OUTLINE));
	trace_rect(c, at.x - wide, top - head, at.x + wide, top);
	trace_ellipse(c, vec(at.x, top), wide, wide * 0.40f);
	trace_fill(c, ink_horizontal(rgb(0xF9F2E5), rgb(0xA59884), at.x - wide, at.x + wide));
	for (int i = -1; i <= 1; i++)
		trace_rect(c, at.x + (float)i * wide * 0.55f - wide * 0.11f, top - head * 0.75f,
		           at.x + (float)i * wide * 0.55f + wide * 0.11f, top - head * 0.1f);
	trace_fill(c, ink_solid(rgb(0x4A3B30)));
	if (cone <= 0.0f) {
		merlons(p, x - radius * 1.18f, x + radius * 1.18f, y - high - radius * 0.62f, radius * 0.36f);
		return;
	}
	float base = top - head, apex = base - cone * p->k, flare = wide * 1.14f;
	struct rgb slate = season_roof(c->season, rgb(roof), 0.62f);
	struct vec left[3] = {{at.x - flare, base}, {at.x, apex}, {at.x + flare * 0.12f, base + flare * 0.36f}};
	struct vec right[3] = {{at.x + flare * 0.12f, base + flare * 0.36f}, {at.x, apex}, {at.x + flare, base}};

	trace_polygon(c, (struct vec[3]){{at.x - flare - o, base}, {at.x, apex - 2 * o}, {at.x + flare + o, base}}, 3);
	fill_ellipse(c, vec(at.x, base), flare + o, flare * 0.36f + o, ink_solid(rgb(0x2A2430)));
	trace_polygon(c, (struct vec[3]){{at.x - flare, base}, {at.x, apex}, {at.x + flare, base}}, 3);
	fill_ellipse(c, vec(at.x, base), flare, flare * 0.36f,
	             ink_horizontal(rgb_scale(slate, 1.10f), rgb_scale(slate, 0.62f), at.x - flare, at.x + flare));
	fill_polygon(c, left, 3, ink_alpha(rgb_scale(slate, 1.35f), 0.35f));
	fill_polygon(c, right, 3, ink_alpha(rgb_scale(slate, 0.55f), 0.25f));
	season_cone(c, vec(at.x, apex), vec(at.x - flare, base), vec(at.x + flare, base), flare * 0.36f);
	fill_ellipse(c, vec(at.x, apex), 0.008f, 0.008f, ink_solid(rgb(0xE8BF4A)));
}

void kit_flag(const struct kit *p, float x, float y, float high, struct rgb color, struct rgb other)
{
	struct easel *c = p->c;
	struct vec foot = kit_point(p, x, y), top = kit_point(p, x, y - high);
	float w = 0.17f * p->k, h = 0.095f * p->k;
	struct line cloth = {0};

	fill_line(c, foot, top, 0.012f, ink_solid(rgb(0x3B2A1E)));
	line_add(&cloth, vec_off(top, 0, 0.006f));
	line_curve(&cloth, vec_off(top, w * 0.3f, -h * 0.18f), vec_off(top, w * 0.6f, h * 0.22f),
	           vec_off(top, w, h * 0.06f), 8);
	line_add(&cloth, vec_off(top, w * 0.78f, h * 0.55f));
	line_add(&cloth, vec_off(top, w, h * 1.06f));
	line_curve(&cloth, vec_off(top, w * 0.6f, h * 1.22f), vec_off(top, w * 0.3f, h * 0.82f),
	           vec(top.x, top.y + h + 0.006f), 8);
	draw_polygon(c, cloth.at, cloth.count,
	             ink_horizontal(rgb_scale(color, 1.12f), rgb_scale(color, 0.86f), top.x, top.x + w));
	struct vec band[4] = {vec_off(top, 0.004f, h * 0.36f), vec_off(top, w * 0.80f, h * 0.44f),
	                      vec_off(top, w * 0.80f, h * 0.70f), vec_off(top, 0.004f, h * 0.70f)};

	fill_polygon(c, band, 4, ink_solid(other));
	fill_ellipse(c, top, 0.011f, 0.011f, ink_solid(rgb(0xF0C850)));
}

/* ---- one part ---- */

/* Of the numbers of a part so many are places, x and y in turn. */
static const uint8_t places[] = {
    [BOX] = 4,   [TRIANGLE] = 6, [QUAD] = 8, [FIVE] = 10, [SIX] = 12,    [OUTLINE] = 2 * OUTLINE_POINTS,
    [DISC] = 2,  [RECT] = 4,     [DOT] = 2,  [LINE] = 4,  [BEND] = 8,    [ARCH] = 2,
    [RIBS] = 8,  [STRIPES] = 8,  [RING] = 2, [TILES] = 4, [COURSES] = 4, [MERLONS] = 3,
    [TOWER] = 2, [FLAG] = 2,     [SNOW] = 8};

/* A part where it stands: what there is of it in units, and its corners on the picture. */
struct shape {
	const struct kit *p;
	const struct part *t;
	float shift[2], v[2 * OUTLINE_POINTS];
	int count;
	struct vec at[OUTLINE_POINTS];
};

/* As if it had been written so: hundredths are exact, and divided once. */
static float units(float n) { return n * 100.0f / (100.0f * PART_UNIT); }

static struct shape shape_of(const struct kit *p, const struct part *t, int turn)
{
	struct shape s = {.p = p, .t = t, .count = t->outline ? t->points : places[t->kind] / 2};
	const float *xy = t->outline ? t->outline : t->xy;
	bool box = t->kind == BOX || t->kind == RECT;

	s.shift[0] = p->shift.x + units(t->at[0]) + units(t->step[0]) * (float)turn;
	s.shift[1] = p->shift.y + units(t->at[1]) + units(t->step[1]) * (float)turn;
	for (int i = 0; i < (t->outline ? 2 * t->points : 2 * PART_POINTS); i++)
		s.v[i] = units(xy[i]) + (i < places[t->kind] ? s.shift[i & 1] : 0.0f);
	for (int i = 0; i < s.count && !box; i++)
		s.at[i] = kit_point(p, s.v[2 * i], s.v[2 * i + 1]);
	for (int i = 0; i < 4 && box; i++)
		s.at[i] = kit_point(p, s.v[i == 1 || i == 2 ? 2 : 0], s.v[i > 1 ? 3 : 1]);
	return s;
}

static struct rgb part_color(const struct kit *p, const struct part *t, int i)
{
	uint32_t color = t->in[i];
	float snow = (float)(t->ink == ROOF && !t->snow[0] ? (i ? 50 : 90) : t->snow[i]) / 100.0f;

	return season_roof(p->c->season, color & PART_OWN ? p->own[color & 7] : rgb(color), snow);
}

/* When the part does not say between which ends its colours go, they go as far as the shape, along x or y. */
static void shape_ends(const struct shape *s, int axis, float *from, float *to)
{
	const float *v = s->v;
	float r = s->count == 1 ? v[2 + axis] : 0.0f;

	*from = v[axis] - r;
	*to = v[axis] + r;
	for (int i = 1; i < s->count; i++) {
		*from = fminf(*from, v[2 * i + axis]);
		*to = fmaxf(*to, v[2 * i + axis]);
	}
}

static struct ink shape_ink(const struct shape *s)
{
	const struct kit *p = s->p;
	const struct part *t = s->t;
	struct rgb from = part_color(p, t, 0), to = part_color(p, t, 1);
	int axis = t->ink != LEVEL;
	float a = units(t->ends[0]) + s->shift[axis], b = units(t->ends[1]) + s->shift[axis];

	if (t->ink == FLAT)
		return ink_alpha(from, t->alpha ? (float)t->alpha / 100.0f : 1.0f);
	if (t->ink == GLOW)
		return ink_radial(from, to, kit_point(p, units(t->ends[0]), units(t->ends[1])),
		                  units(t->ends[2]) * p->thick);
	if (a == b)
		shape_ends(s, axis, &a, &b);
	return axis ? ink_vertical(from, to, kit_point(p, 0, a).y, kit_point(p, 0, b).y)
	            : ink_horizontal(from, to, kit_point(p, a, 0).x, kit_point(p, b, 0).x);
}

/* Lines between the parts of a quad, from its side a-b to d-c. */
static void ribs(const struct shape *s)
{
	int count = (int)s->t->xy[8];

	for (int i = 1; i < count; i++) {
		float part = (float)i / (float)count;

		trace_line(s->p->c, vec_mix(s->at[0], s->at[1], part), vec_mix(s->at[3], s->at[2], part),
		           s->v[9] * s->p->thick);
	}
}

static void stripes(const struct shape *s)
{
	int count = (int)s->t->xy[8];
	const struct vec *q = s->at;

	for (int i = 0; i < count; i += s->t->ink == FLAT ? 1 : 2) {
		float from = (float)i / (float)count, to = (float)(i + 1) / (float)count;
		struct vec strip[4] = {vec_mix(q[0], q[1], from), vec_mix(q[0], q[1], to), vec_mix(q[3], q[2], to),
		                       vec_mix(q[3], q[2], from)};

		fill_polygon(s->p->c, strip, 4,
		             s->t->ink == FLAT ? ink_solid(part_color(s->p, s->t, i & 1)) : shape_ink(s));
		if (s->v[9] > 0.0f)
			fill_ellipse(s->p->c, vec_mix(q[3], q[2], 0.5f * (from + to)), s->v[9] * s->p->thick,
			             s->v[10] * s->p->thick, ink_solid(s->p->own[0]));
	}
}

static void ring(const struct shape *s)
{
	const float *v = s->v;

	for (int i = 0; i < (int)s->t->xy[4]; i++) {
		struct vec d = vec_round(i * 32 / (int)s->t->xy[4]);

		trace_ellipse(s->p->c, kit_point(s->p, v[0] + d.x * v[2], v[1] + d.y * v[2]), v[3] * s->p->thick,
		              v[3] * s->p->thick);
		if (s->t->ink)
			trace_fill(s->p->c, ink_solid(part_color(s->p, s->t, i & 1)));
	}
}

static void tiles(const struct kit *p, const float *v, float rows, uint32_t color)
{
	for (int i = 1; i < (int)rows && p->c->scale >= 90.0f; i++) {
		float part = (float)i / rows, y = v[1] + (v[3] - v[1]) * part, in = v[4] * (1.0f - part);

		trace_line(p->c, kit_point(p, v[0] + in, y), kit_point(p, v[2] - in, y), 0.0028f);
	}
	trace_fill(p->c, ink_alpha(rgb(color), 0.40f));
}

static void shape_draw(const struct shape *s)
{
	const struct kit *p = s->p;
	const struct part *t = s->t;
	const float *v = s->v;
	struct easel *c = p->c;
	struct vec m = kit_point(p, v[0], v[1]);
	struct kit group = *p;
	int sides = 0; /* of what has an outline */

	switch (t->kind) {
	case DISC:
		draw_ellipse(c, m, v[2] * p->thick, v[3] * p->thick, shape_ink(s));
		return;
	case DOT:
		trace_ellipse(c, m, v[2] * p->thick, v[3] * p->thick);
		break;
	case LINE:
		trace_line(c, s->at[0], s->at[1], v[4] * p->thick);
		break;
	case BEND:
		trace_strip(c, s->at, s->count, v[8] * p->thick, false);
		break;
	case ARCH:
		trace_rect(c, kit_point(p, v[0] - v[2], 0).x, kit_point(p, 0, v[1] - v[3]).y,
		           kit_point(p, v[0] + v[2], 0).x, m.y);
		trace_ellipse(c, kit_point(p, v[0], v[1] - v[3]), v[2] * p->k, v[2] * p->k * 1.15f);
		break;
	case RIBS:
		ribs(s);
		break;
	case STRIPES:
		stripes(s);
		return;
	case RING:
		ring(s);
		return;
	case GROUP:
		group.shift = vec(s->shift[0], s->shift[1]);
		kit_draw(&group, t->group, t->points);
		return;
	case FILL:
		break;
	case TILES:
		tiles(p, v, t->xy[5], t->in[0]);
		return;
	case COURSES:
		courses(p, v[0], v[2], v[1], v[3], (int)t->xy[4]);
		return;
	case MERLONS:
		merlons(p, v[0], v[2], v[1], v[3]);
		return;
	case TOWER:
		kit_tower(p, v[0], v[1], v[2], v[3], v[4], t->in[0]);
		return;
	case FLAG:
		if (p->flags)
			kit_flag(p, v[0], v[1], v[2], rgb(t->in[0]), rgb(t->in[1]));
		return;
	case SNOW:
		season_slope(c, s->at[0], s->at[1], s->at[3], s->at[2], t->in[0], p->look);
		return;
	case RECT:
		trace_polygon(c, s->at, 4);
		break;
	default:
		sides = t->kind == BOX ? 4 : s->count;
		trace_polygon(c, s->at, sides);
	}
	if (t->ink)
		trace_fill(c, shape_ink(s));
	if (sides && !t->bare) {
		fill_strip(c, s->at, sides, OUTLINE_WIDTH, true, ink_solid(INK_OUTLINE));
	}
}

void kit_draw(const struct kit *p, const struct part *parts, int count)
{
	for (const struct part *t = parts; t < parts + count; t++) {
		for (int i = 0; p->c->scale >= t->least && (i == 0 || i < t->times); i++) {
			struct shape s = shape_of(p, t, i);

			shape_draw(&s);
		}
	}
}

void kit_item(struct easel *c, const struct item *item, const struct part *parts, int count)
{
	struct kit p = kit_at(c, item->at, item->size);

	kit_draw(&p, parts, count);
}

void kit_draw_at(const struct easel *c, struct vec at, float zoom, const struct part *parts, int count)
{
	struct easel near = easel_zoomed(c, at, zoom);
	struct kit p = kit_at(&near, at, 1.0f);

	kit_draw(&p, parts, count);
}
