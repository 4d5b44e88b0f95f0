/* From paths and strokes to straight edges (raster.h). */
#include "view/art/raster.h"
#include "text/grow.h"

#include <math.h>
#include <stdlib.h>

static const float pi = 3.14159265f;

/* ---- curves into lines ---- */

/* A contour as points; `closed` says whether it returns to its start. */
struct contour {
	int count, capacity;
	struct vec *points;
	bool closed;
	bool lacking; /* a point did not fit into memory */
};

static void contour_add(struct contour *contour, struct vec p)
{
	if (contour->count && contour->points[contour->count - 1].x == p.x &&
	    contour->points[contour->count - 1].y == p.y)
		return;
	if (!grow_list(&contour->points, contour->count, &contour->capacity, 64, sizeof *contour->points)) {
		contour->lacking = true;
		return;
	}
	contour->points[contour->count++] = p;
}

static void contour_curve(struct contour *contour, struct vec a, struct vec b, struct vec c, struct vec d)
{
	float length = hypotf(b.x - a.x, b.y - a.y) + hypotf(c.x - b.x, c.y - b.y) + hypotf(d.x - c.x, d.y - c.y);
	int steps = (int)(sqrtf(length) * 1.6f) + 3;

	if (steps > 96)
		steps = 96;
	for (int i = 1; i <= steps; i++) {
		float t = (float)i / (float)steps, u = 1 - t;
		float wa = u * u * u, wb = 3 * u * u * t, wc = 3 * u * t * t, wd = t * t * t;

		contour_add(contour, (struct vec){wa * a.x + wb * b.x + wc * c.x + wd * d.x,
		                                  wa * a.y + wb * b.y + wc * c.y + wd * d.y});
	}
}

/* ---- strokes: the union of a box per segment and a disc or a wedge per join ---- */

struct stroker {
	struct outline *outline;
	const struct stroke *stroke; /* NULL: contours are filled */
	float r;
};

static void polygon(struct outline *outline, const struct vec *points, int count)
{
	float area = 0;

	for (int i = 0; i < count; i++) {
		struct vec a = points[i], b = points[(i + 1) % count];
		area += a.x * b.y - b.x * a.y;
	}
	/* All with the same winding, so that overlaps add up instead of cancelling. */
	for (int i = 0; i < count; i++) {
		struct vec a = points[i], b = points[(i + 1) % count];
		if (area > 0)
			outline_edge(outline, a, b);
		else
			outline_edge(outline, b, a);
	}
}

static void stroke_disc(const struct stroker *stroker, struct vec at)
{
	struct vec points[64];
	int count = 8 + (int)(stroker->r * 3);

	if (count > 64)
		count = 64;
	for (int i = 0; i < count; i++) {
		float angle = 2 * pi * (float)i / (float)count;
		points[i] = (struct vec){at.x + stroker->r * cosf(angle), at.y + stroker->r * sinf(angle)};
	}
	polygon(stroker->outline, points, count);
}

static void stroke_segment(const struct stroker *stroker, struct vec a, struct vec b)
{
	float length = hypotf(b.x - a.x, b.y - a.y);

	if (length <= 0)
		return;
	float nx = -(b.y - a.y) / length * stroker->r, ny = (b.x - a.x) / length * stroker->r;
	struct vec box[4] = {{a.x + nx, a.y + ny}, {b.x + nx, b.y + ny}, {b.x - nx, b.y - ny}, {a.x - nx, a.y - ny}};
	polygon(stroker->outline, box, 4);
}

/* The mitre of a join: the quadrilateral between the two outer corners. */
static void stroke_mitre(const struct stroker *stroker, struct vec a, struct vec b, struct vec c)
{
	float l1 = hypotf(b.x - a.x, b.y - a.y), l2 = hypotf(c.x - b.x, c.y - b.y);

	if (l1 <= 0 || l2 <= 0)
		return;
	struct vec d1 = {(b.x - a.x) / l1, (b.y - a.y) / l1}, d2 = {(c.x - b.x) / l2, (c.y - b.y) / l2};
	float cross = d1.x * d2.y - d1.y * d2.x, dot = d1.x * d2.x + d1.y * d2.y;
	float side = cross > 0 ? -stroker->r : stroker->r;
	struct vec p1 = {b.x - d1.y * side, b.y + d1.x * side}, p2 = {b.x - d2.y * side, b.y + d2.x * side};
	if (dot < -0.7f) {
		struct vec wedge[3] = {b, p1, p2};
		polygon(stroker->outline, wedge, 3);
		return;
	}
	struct vec tip = {b.x - (d1.y + d2.y) * side / (1 + dot), b.y + (d1.x + d2.x) * side / (1 + dot)};
	struct vec box[4] = {b, p1, tip, p2};
	polygon(stroker->outline, box, 4);
}

static void stroke_line(const struct stroker *stroker, const struct vec *points, int count, bool closed)
{
	int segments = closed ? count : count - 1;

	for (int i = 0; i < segments; i++)
		stroke_segment(stroker, points[i], points[(i + 1) % count]);
	for (int i = 0; i < count; i++) {
		bool end = !closed && (i == 0 || i == count - 1);
		if (!stroker->stroke->square)
			stroke_disc(stroker, points[i]);
		else if (!end)
			stroke_mitre(stroker, points[(i + count - 1) % count], points[i], points[(i + 1) % count]);
	}
}

/* Cuts a contour into dashes and draws each. */
static void stroke_dashes(const struct stroker *stroker, const struct contour *contour)
{
	const struct stroke *s = stroker->stroke;
	float period = s->dash + s->gap;
	float at = fmodf(s->phase, period);
	int segments = contour->closed ? contour->count : contour->count - 1;
	struct contour dash = {0};

	if (at < 0)
		at += period;
	for (int i = 0; i < segments; i++) {
		struct vec a = contour->points[i], b = contour->points[(i + 1) % contour->count];
		float length = hypotf(b.x - a.x, b.y - a.y), done = 0;

		while (done < length) {
			bool on = at < s->dash;
			float step = fminf((on ? s->dash : period) - at, length - done);
			if (step < 1e-4f)
				step = 1e-4f;
			struct vec p = {a.x + (b.x - a.x) * done / length, a.y + (b.y - a.y) * done / length};
			done += step;
			struct vec q = {a.x + (b.x - a.x) * done / length, a.y + (b.y - a.y) * done / length};
			if (on) {
				contour_add(&dash, p);
				contour_add(&dash, q);
			}
			at += step;
			if (at >= s->dash - 1e-4f && dash.count) {
				stroke_line(stroker, dash.points, dash.count, false);
				dash.count = 0;
			}
			if (at >= period - 1e-4f)
				at = 0;
		}
	}
	if (dash.count)
		stroke_line(stroker, dash.points, dash.count, false);
	if (dash.lacking)
		stroker->outline->lacking = true;
	free(dash.points);
}

/* ---- contours of a path ---- */

/* It goes into the outline; the next one begins. */
static void contour_end(const struct stroker *stroker, struct contour *contour)
{
	if (stroker->stroke && stroker->stroke->dash > 0 && stroker->stroke->gap > 0)
		stroke_dashes(stroker, contour);
	else if (stroker->stroke)
		stroke_line(stroker, contour->points, contour->count, contour->closed);
	for (int i = 0; !stroker->stroke && i < contour->count; i++)
		outline_edge(stroker->outline, contour->points[i], contour->points[(i + 1) % contour->count]);
	contour->count = 0;
	contour->closed = false;
}

struct outline outline_of(const struct path_data *path, const struct stroke *stroke)
{
	struct outline outline = {.convex = stroke != NULL};
	struct stroker stroker = {&outline, stroke, stroke ? stroke->width / 2 : 0};
	struct contour contour = {0};
	const struct vec *p = path->points;
	struct vec start = {0, 0};

	for (int i = 0; i < path->verb_count && !contour.lacking; i++) {
		enum path_verb verb = (enum path_verb)path->verbs[i];

		if (!contour.count && (verb == PATH_LINE || verb == PATH_CURVE))
			contour_add(&contour, start);
		switch (verb) {
		case PATH_MOVE:
			if (contour.count > 1)
				contour_end(&stroker, &contour);
			contour.count = 0;
			start = *p;
			contour_add(&contour, *p++);
			break;
		case PATH_LINE:
			contour_add(&contour, *p++);
			break;
		case PATH_CURVE:
			if (contour.lacking)
				break;
			contour_curve(&contour, contour.points[contour.count - 1], p[0], p[1], p[2]);
			p += 3;
			break;
		case PATH_CLOSE:
			if (contour.count > 1 && contour.points[contour.count - 1].x == start.x &&
			    contour.points[contour.count - 1].y == start.y)
				contour.count--;
			contour.closed = true;
			contour_end(&stroker, &contour);
			break;
		}
	}
	contour_end(&stroker, &contour);
	outline.lacking |= contour.lacking;
	free(contour.points);
	return outline;
}
