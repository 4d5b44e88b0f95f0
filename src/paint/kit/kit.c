/* kit.c - paints lists of parts. */
#include "paint/kit/kit.h"

#include <math.h>

#include "paint/kit/line.h"
#include "paint/kit/season.h"

/* Courses of stone between two corners. */
static void courses(struct easel *c, struct vec a, struct vec b, int rows)
{
	if (c->scale < 90.0f)
		return;
	float step = (b.y - a.y) / (float)rows, wide = step * 2.1f;

	for (int i = 0; i < rows; i++) {
		float y = a.y + step * (float)i;

		if (i)
			trace_line(c, vec(a.x, y), vec(b.x, y), 0.0026f);
		for (float x = a.x + wide * (i & 1 ? 0.5f : 1.0f); x < b.x - wide * 0.2f; x += wide)
			trace_line(c, vec(x, y), vec(x, y + step), 0.0026f);
	}
	trace_fill(c, ink_alpha(rgb(0x6B5C48), 0.33f));
}

/* Merlons of this width on a wall from here to the east. */
static void merlons(struct easel *c, struct vec from, float to, float wide)
{
	int count = (int)((to - from.x) / (2.0f * wide) + 0.5f);
	float step = (to - from.x - wide) / (float)(count > 0 ? count : 1);

	for (int i = 0; i <= count; i++) {
		struct vec a = vec_off(from, step * (float)i, -wide), b = vec_off(a, wide, wide * 1.2f);
		float o = OUTLINE_WIDTH * 0.6f;

		fill_rect(c, a.x - o, a.y - o, b.x + o, b.y, ink_solid(rgb(0x5E4E3E)));
		fill_rect(c, a.x, a.y, b.x, b.y,
		          ink_vertical(season_roof(c->season, rgb(0xF7F0E2), 1.0f), rgb(0xD6C9B1), a.y, b.y));
	}
}

/* Snow on a cone: its tip, the ends of its eaves, and how far they bend towards whoever looks. */
static void snow_cone(struct easel *c, struct vec tip, struct vec left, struct vec right, float flat)
{
	enum { RAGS = 6 };
	static const float down[RAGS + 1] = {0.56f, 0.68f, 0.58f, 0.74f, 0.60f, 0.70f, 0.54f};
	struct vec snow[RAGS + 2] = {tip}, shade[4] = {tip};

	if (c->season->snowy <= 0.0f)
		return;
	for (int i = 0; i <= RAGS; i++) {
		float along = (float)i / RAGS, bow = 4.0f * along * (1.0f - along);
		struct vec eave = vec_mix(left, right, along);

		snow[1 + i] = vec_mix(tip, vec_off(eave, 0, flat * bow), down[i]);
	}
	fill_polygon(c, snow, RAGS + 2, ink_solid(rgb(c->season->snow)));
	for (int i = 0; i < 3; i++) /* away from the sun */
		shade[1 + i] = snow[RAGS - 1 + i];
	fill_polygon(c, shade, 4, ink_solid(rgb(c->season->snow_shade)));
}

static void tower(struct easel *c, struct vec at, float r, float high, float cone, uint32_t roof)
{
	float top = at.y - high, o = OUTLINE_WIDTH * 0.5f;

	trace_rect(c, at.x - r - o, top, at.x + r + o, at.y);
	trace_ellipse(c, at, r + o, r * 0.45f + o);
	trace_fill(c, ink_solid(INK_OUTLINE));
	trace_rect(c, at.x - r, top, at.x + r, at.y);
	trace_ellipse(c, at, r, r * 0.45f);
	trace_fill(c, ink_horizontal(rgb(0xF6EEDF), rgb(0x9A8D7A), at.x - r * 0.9f, at.x + r));
	courses(c, vec(at.x - r * 0.96f, top), vec(at.x + r * 0.96f, at.y), (int)(high / 0.022f) + 1);
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
		merlons(c, vec(at.x - wide, top - head), at.x + wide, r * 0.36f);
		return;
	}
	float base = top - head, apex = base - cone, flare = wide * 1.14f;
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
	snow_cone(c, vec(at.x, apex), vec(at.x - flare, base), vec(at.x + flare, base), flare * 0.36f);
	fill_ellipse(c, vec(at.x, apex), 0.008f, 0.008f, ink_solid(rgb(0xE8BF4A)));
}

static void flag(struct easel *c, struct vec foot, float high, struct rgb color, struct rgb other)
{
	const float w = 0.17f, h = 0.095f;
	struct vec top = vec_up(foot, high);
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

/* A drawing at a place. */
struct kit {
	struct easel *c;
	const struct item *item;
	float k;          /* a unit, in tiles */
	struct vec along; /* where its east is */
};

static struct vec kit_point(const struct kit *p, struct vec at)
{
	struct vec e = p->along;

	return vec_along(p->item->at, vec(at.x * e.x - at.y * e.y, at.x * e.y + at.y * e.x), p->k);
}

static int season_number(const struct kit *p) { return (int)(p->c->season - season_of(PAINT_SUMMER)); }

static uint32_t palette_choice(const struct kit *p, const struct palette *of)
{
	if (of->kind == BY_SEASON)
		return (uint32_t)season_number(p);
	return of->kind == BY_LIGHT ? p->item->lit || p->c->season->lamps : (p->item->look >> of->shift) % of->count;
}

static struct rgb part_color(const struct kit *p, const struct part *t, int i)
{
	struct rgb color = rgb(t->of ? t->of->colors[palette_choice(p, t->of)] : t->in[i]);

	if (t->snow[i])
		color = season_roof(p->c->season, color, (float)t->snow[i] / 100.0f);
	return t->tone[i] ? rgb_scale(color, (float)t->tone[i] / 100.0f) : color;
}

static struct ink part_ink(const struct kit *p, const struct part *t)
{
	struct rgb from = part_color(p, t, 0);
	const float *e = t->ends;

	if (t->ink == FLAT)
		return ink_alpha(from, t->alpha ? (float)t->alpha / 100.0f : 1.0f);
	struct ink ink = ink_radial(from, part_color(p, t, 1), kit_point(p, vec(e[0], e[1])), e[2] * p->k);

	if (t->ink == LINEAR) {
		ink.kind = INK_LINEAR;
		ink.end = kit_point(p, vec(e[2], e[3]));
	}
	if (t->alpha)
		ink.alpha = (float)t->alpha / 100.0f;
	return ink;
}

static void ellipse_trace(const struct kit *p, const struct part *t, struct vec middle, struct vec size)
{
	float out = t->line * 0.5f;

	if (t->line > 0.0f)
		fill_ellipse(p->c, middle, size.x + out, size.y + out, ink_solid(INK_OUTLINE));
	trace_ellipse(p->c, middle, size.x - out, size.y - out);
}

/* What has no ink of its own. */
static void shape_paint(const struct kit *p, const struct part *t, const struct vec *at, struct vec size)
{
	if (t->kind == ELLIPSE)
		ellipse_trace(p, t, at[0], size);
	else if (t->kind == POLYGON)
		trace_polygon(p->c, at, t->count);
	else if (t->kind == LINE && t->count == 2)
		trace_line(p->c, at[0], at[1], t->wide * p->k);
	else
		trace_strip(p->c, at, t->count, t->wide * p->k, t->kind == RING);
	if (t->ink == SHADE)
		trace_shade(p->c, t->alpha ? (float)t->alpha / 100.0f : 1.0f);
	else if (t->ink)
		trace_fill(p->c, part_ink(p, t));
	if (t->line > 0.0f && t->kind == POLYGON)
		fill_strip(p->c, at, t->count, t->line, true, ink_solid(INK_OUTLINE));
}

static void part_paint(const struct kit *p, const struct part *t)
{
	struct easel *c = p->c;
	struct vec at[PART_POINTS], size = vec(t->at[1].x * p->k, t->at[1].y * p->k);
	float wide = t->wide * p->k;

	for (int i = 0; i < t->count; i++)
		at[i] = kit_point(p, t->at[i]);
	switch (t->kind) {
	case COURSES:
		courses(c, at[0], at[1], (int)t->wide);
		break;
	case MERLONS:
		merlons(c, at[0], at[1].x, wide);
		break;
	case TOWER:
		tower(c, at[0], size.x, size.y, wide, t->in[0]);
		break;
	case FLAG:
		if (p->item->look & 1)
			flag(c, at[0], wide, rgb(t->in[0]), rgb(t->in[1]));
		break;
	case SNOW:
	case SNOW_SHADE:
		season_slope(c, at[0], at[1], at[2], at[3], t->kind == SNOW, 0x1D3A6F);
		break;
	case BLOCK:
		block_shade(c, at[0].x, at[1].x, at[0].y, at[1].y, wide);
		break;
	case ROUND:
		tower_shade(c, at[0], size.x, size.y);
		break;
	default:
		shape_paint(p, t, at, size);
	}
}

/* At this time of the year, at this size, on this one? */
static bool is_seen(const struct kit *p, const struct part *t)
{
	return p->c->scale >= t->least && (!t->when || t->when >> season_number(p) & 1) &&
	       (p->item->look & t->mask) == t->bits;
}

void scenery_paint(struct easel *c, const struct item *item, const struct scenery *scenery)
{
	bool turned = item->to.x != 0.0f || item->to.y != 0.0f;
	struct kit p = {c, item, scenery->by_size ? item->size : 1.0f, turned ? item->to : vec(1, 0)};

	if (scenery->far > 0.0f && c->scale <= 256.0f)
		p.k *= scenery->far;
	for (const struct part *t = scenery->parts; t < scenery->parts + scenery->count; t++)
		if (is_seen(&p, t))
			part_paint(&p, t);
}
