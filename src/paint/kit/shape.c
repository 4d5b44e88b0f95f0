/* shape.c - rectangles, ellipses, lines and their inks. */
#include <math.h>

#include "paint/kit/easel.h"

struct ink ink_solid(struct rgb color) { return (struct ink){.from = color, .to = color, .alpha = 1.0f}; }

struct ink ink_alpha(struct rgb color, float alpha) { return (struct ink){.from = color, .to = color, .alpha = alpha}; }

struct ink ink_vertical(struct rgb top, struct rgb bottom, float y0, float y1)
{
	return (struct ink){top, bottom, 1.0f, vec(0, y0), vec(0, y1), INK_LINEAR};
}

struct ink ink_horizontal(struct rgb left, struct rgb right, float x0, float x1)
{
	return (struct ink){left, right, 1.0f, vec(x0, 0), vec(x1, 0), INK_LINEAR};
}

struct ink ink_radial(struct rgb inner, struct rgb outer, struct vec centre, float radius)
{
	return (struct ink){inner, outer, 1.0f, centre, vec(radius, 0), INK_RADIAL};
}

void trace_rect(struct easel *c, float x0, float y0, float x1, float y1)
{
	struct vec points[4] = {{x0, y0}, {x1, y0}, {x1, y1}, {x0, y1}};

	trace_polygon(c, points, 4);
}

enum { ELLIPSE_MAX = 32 };

/* cos of 0, 1/32 ... 8/32 of a turn: a table, so that no two machines differ. */
static const float quarter_cosine[9] = {1.0f,        0.98078528f, 0.92387953f, 0.83146961f, 0.70710678f,
                                        0.55557023f, 0.38268343f, 0.19509032f, 0.0f};

static float turn_cosine(int i)
{
	i &= 31;
	if (i <= 8)
		return quarter_cosine[i];
	if (i <= 16)
		return -quarter_cosine[16 - i];
	if (i <= 24)
		return -quarter_cosine[i - 16];
	return quarter_cosine[32 - i];
}

struct vec vec_round(int i) { return vec(turn_cosine(i), turn_cosine(i + 24)); }

struct vec vec_round_between(float turns)
{
	int i = (int)turns;

	return vec_mix(vec_round(i), vec_round(i + 1), turns - (float)i);
}

void trace_ellipse(struct easel *c, struct vec centre, float rx, float ry)
{
	struct vec points[ELLIPSE_MAX];
	float pixels = (rx > ry ? rx : ry) * c->scale;
	int count = pixels < 3.0f ? 8 : pixels < 10.0f ? 16 : 32, step = 32 / count;

	for (int i = 0; i < count; i++) {
		struct vec d = vec_round(i * step);

		points[i] = vec_off(centre, rx * d.x, ry * d.y);
	}
	trace_polygon(c, points, count);
}

void trace_line(struct easel *c, struct vec a, struct vec b, float width)
{
	float dx = b.x - a.x, dy = b.y - a.y, length = sqrtf(dx * dx + dy * dy);

	if (length < 1e-6f)
		return;
	float nx = -dy / length * width * 0.5f, ny = dx / length * width * 0.5f;
	struct vec points[4] = {vec_off(a, nx, ny), vec_off(a, -nx, -ny), vec_off(b, -nx, -ny), vec_off(b, nx, ny)};

	trace_polygon(c, points, 4);
}

/* The offset of a polyline at point i, mitred but never longer than twice the half-width. */
static struct vec strip_offset(const struct vec *points, int count, int i, float half, bool closed)
{
	struct vec before = points[i > 0 ? i - 1 : closed ? count - 1 : 0];
	struct vec after = points[i + 1 < count ? i + 1 : closed ? 0 : count - 1];
	struct vec here = points[i];
	float ax = here.x - before.x, ay = here.y - before.y, bx = after.x - here.x, by = after.y - here.y;
	float al = sqrtf(ax * ax + ay * ay), bl = sqrtf(bx * bx + by * by);

	if (al < 1e-6f) {
		ax = bx, ay = by, al = bl;
	}
	if (bl < 1e-6f) {
		bx = ax, by = ay, bl = al;
	}
	if (al < 1e-6f)
		return vec(0, 0);
	float nx = -ay / al - by / bl, ny = ax / al + bx / bl, nn = nx * nx + ny * ny;

	if (nn < 0.5f)
		nn = 0.5f;
	return vec(nx / nn * 2.0f * half, ny / nn * 2.0f * half);
}

void trace_strip(struct easel *c, const struct vec *points, int count, float width, bool closed)
{
	for (int i = 0; i + 1 < count + (closed ? 1 : 0); i++) {
		int k = (i + 1) % count;
		struct vec a = strip_offset(points, count, i, width * 0.5f, closed);
		struct vec b = strip_offset(points, count, k, width * 0.5f, closed);
		struct vec quad[4] = {vec_plus(points[i], a), vec_minus(points[i], a), vec_minus(points[k], b),
		                      vec_plus(points[k], b)};

		trace_polygon(c, quad, 4);
	}
}

void fill_strip(struct easel *c, const struct vec *points, int count, float width, bool closed, struct ink ink)
{
	trace_strip(c, points, count, width, closed);
	trace_fill(c, ink);
}

void fill_polygon(struct easel *c, const struct vec *points, int count, struct ink ink)
{
	trace_polygon(c, points, count);
	trace_fill(c, ink);
}

void fill_rect(struct easel *c, float x0, float y0, float x1, float y1, struct ink ink)
{
	trace_rect(c, x0, y0, x1, y1);
	trace_fill(c, ink);
}

void fill_ellipse(struct easel *c, struct vec centre, float rx, float ry, struct ink ink)
{
	trace_ellipse(c, centre, rx, ry);
	trace_fill(c, ink);
}

void fill_line(struct easel *c, struct vec a, struct vec b, float width, struct ink ink)
{
	trace_line(c, a, b, width);
	trace_fill(c, ink);
}

void shade_polygon(struct easel *c, const struct vec *points, int count, float strength)
{
	trace_polygon(c, points, count);
	trace_shade(c, strength);
}

void shade_ellipse(struct easel *c, struct vec centre, float rx, float ry, float strength)
{
	trace_ellipse(c, centre, rx, ry);
	trace_shade(c, strength);
}

void shade_line(struct easel *c, struct vec a, struct vec b, float width, float strength)
{
	trace_line(c, a, b, width);
	trace_shade(c, strength);
}

void draw_polygon(struct easel *c, const struct vec *points, int count, struct ink ink)
{
	fill_polygon(c, points, count, ink);
	trace_strip(c, points, count, OUTLINE_WIDTH, true);
	trace_fill(c, ink_solid(INK_OUTLINE));
}

void draw_rect(struct easel *c, float x0, float y0, float x1, float y1, struct ink ink)
{
	struct vec points[4] = {{x0, y0}, {x1, y0}, {x1, y1}, {x0, y1}};

	draw_polygon(c, points, 4, ink);
}

void draw_ellipse(struct easel *c, struct vec centre, float rx, float ry, struct ink ink)
{
	fill_ellipse(c, centre, rx + OUTLINE_WIDTH * 0.5f, ry + OUTLINE_WIDTH * 0.5f, ink_solid(INK_OUTLINE));
	fill_ellipse(c, centre, rx - OUTLINE_WIDTH * 0.5f, ry - OUTLINE_WIDTH * 0.5f, ink);
}
