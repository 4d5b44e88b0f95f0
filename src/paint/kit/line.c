/* line.c - polylines. */
#include <math.h>

#include "paint/kit/line.h"

struct vec vec_turned(struct vec p, int rotation)
{
	for (int i = 0; i < (rotation & 3); i++)
		p = vec(1.0f - p.y, p.x);
	return p;
}

struct vec direction_turned(struct vec d, int rotation)
{
	for (int i = 0; i < (rotation & 3); i++)
		d = vec(-d.y, d.x);
	return d;
}

void line_turn(struct line *line, int rotation)
{
	for (int i = 0; i < line->count; i++)
		line->at[i] = vec_turned(line->at[i], rotation);
}

struct vec vec_random(struct dice *dice, float x0, float y0, float x1, float y1)
{
	float x = dice_real(dice, x0, x1), y = dice_real(dice, y0, y1);

	return vec(x, y);
}

struct vec port(int edge, float deep) { return vec_turned(vec(0.5f, deep), edge); }

struct vec half_port(int half, float aside, float deep)
{
	return vec_turned(vec(half & 1 ? 1.0f - aside : aside, deep), half / 2);
}

struct vec edge_out(int edge) { return direction_turned(vec(0, -1), edge); }

float vec_distance(struct vec a, struct vec b) { return sqrtf((a.x - b.x) * (a.x - b.x) + (a.y - b.y) * (a.y - b.y)); }

struct vec vec_unit(struct vec a, struct vec b)
{
	float d = vec_distance(a, b);

	return d > 1e-6f ? vec((b.x - a.x) / d, (b.y - a.y) / d) : vec(0, 1);
}

void line_add(struct line *line, struct vec p)
{
	if (line->count < LINE_MAX)
		line->at[line->count++] = p;
}

void line_leave(struct line *line, int edge, float straight)
{
	line_add(line, port(edge, 0.0f));
	line_add(line, port(edge, straight * 0.5f));
	line_add(line, port(edge, straight));
}

void line_reach(struct line *line, int edge, float straight)
{
	line_add(line, port(edge, straight * 0.5f));
	line_add(line, port(edge, 0.0f));
}

void line_bend(struct line *line, int from, int to, float straight, float handle)
{
	line_leave(line, from, straight);
	line_curve(line, port(from, straight + handle), port(to, straight + handle), port(to, straight), 14);
	line_reach(line, to, straight);
}

bool shape_holds(const struct vec *at, int count, struct vec p)
{
	bool in = false;

	for (int i = 0; i < count; i++) {
		struct vec a = at[i], b = at[(i + 1) % count];

		if ((a.y <= p.y) != (b.y <= p.y) && p.x < a.x + (b.x - a.x) * (p.y - a.y) / (b.y - a.y))
			in = !in;
	}
	return in;
}

void line_curve(struct line *line, struct vec b, struct vec c, struct vec d, int count)
{
	struct vec a = line->at[line->count - 1];

	for (int i = 1; i <= count; i++) {
		float t = (float)i / (float)count, s = 1.0f - t;
		float wa = s * s * s, wb = 3 * s * s * t, wc = 3 * s * t * t, wd = t * t * t;

		line_add(line,
		         vec(wa * a.x + wb * b.x + wc * c.x + wd * d.x, wa * a.y + wb * b.y + wc * c.y + wd * d.y));
	}
}

float line_length(const struct line *line)
{
	float sum = 0.0f;

	for (int i = 0; i + 1 < line->count; i++)
		sum += vec_distance(line->at[i], line->at[i + 1]);
	return sum;
}

struct vec line_point(const struct line *line, float length, struct vec *along)
{
	struct vec a = line->at[0], b = line->at[0];
	float t = 0.0f;

	for (int i = 0; i + 1 < line->count; i++) {
		float step = vec_distance(line->at[i], line->at[i + 1]);

		a = line->at[i];
		b = line->at[i + 1];
		if (step > 1e-6f)
			t = length / step;
		if (length <= step)
			break;
		length -= step;
		t = 1.0f;
	}
	if (along) {
		float step = vec_distance(a, b);

		*along = step > 1e-6f ? vec((b.x - a.x) / step, (b.y - a.y) / step) : vec(1, 0);
	}
	return vec_mix(a, b, t < 0.0f ? 0.0f : t);
}

float line_distance(const struct line *line, struct vec p)
{
	float best = 1e9f;

	for (int i = 0; i + 1 < line->count; i++) {
		struct vec off = vec_aside(line->at[i], line->at[i + 1], p);
		float d = off.x * off.x + off.y * off.y;

		best = d < best ? d : best;
	}
	return sqrtf(best);
}

float shape_distance(const struct line *line, struct vec p)
{
	return fminf(line_distance(line, p),
	             line_distance(&(struct line){2, {line->at[line->count - 1], line->at[0]}}, p));
}
