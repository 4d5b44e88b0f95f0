/* Paths of draw.h. */
#include "view/list/draw.h"

#include <math.h>
#include <string.h>

void path_clear(struct path *path) { path->verb_count = path->point_count = 0; }

static bool path_add(struct path *path, enum path_verb verb, int points)
{
	if (path->verb_count == PATH_VERBS_MAX || path->point_count + points > PATH_POINTS_MAX)
		return false;
	path->verbs[path->verb_count++] = (uint8_t)verb;
	return true;
}

static void path_point(struct path *path, float x, float y) { path->points[path->point_count++] = (struct vec){x, y}; }

void path_move(struct path *path, float x, float y)
{
	if (path_add(path, PATH_MOVE, 1))
		path_point(path, x, y);
}

void path_line_to(struct path *path, float x, float y)
{
	if (path_add(path, PATH_LINE, 1))
		path_point(path, x, y);
}

void path_curve(struct path *path, float x1, float y1, float x2, float y2, float x, float y)
{
	if (!path_add(path, PATH_CURVE, 3))
		return;
	path_point(path, x1, y1);
	path_point(path, x2, y2);
	path_point(path, x, y);
}

void path_quad(struct path *path, float x1, float y1, float x, float y)
{
	struct vec from = path->point_count ? path->points[path->point_count - 1] : (struct vec){x1, y1};

	path_curve(path, from.x + (x1 - from.x) * 2 / 3, from.y + (y1 - from.y) * 2 / 3, x + (x1 - x) * 2 / 3,
	           y + (y1 - y) * 2 / 3, x, y);
}

void path_close(struct path *path) { path_add(path, PATH_CLOSE, 0); }

void path_oval(struct path *path, float cx, float cy, float rx, float ry)
{
	const float k = 0.5522847f;

	path_move(path, cx + rx, cy);
	path_curve(path, cx + rx, cy + k * ry, cx + k * rx, cy + ry, cx, cy + ry);
	path_curve(path, cx - k * rx, cy + ry, cx - rx, cy + k * ry, cx - rx, cy);
	path_curve(path, cx - rx, cy - k * ry, cx - k * rx, cy - ry, cx, cy - ry);
	path_curve(path, cx + k * rx, cy - ry, cx + rx, cy - k * ry, cx + rx, cy);
	path_close(path);
}

void path_circle(struct path *path, float cx, float cy, float r) { path_oval(path, cx, cy, r, r); }

void path_round_rect(struct path *path, float x, float y, float w, float h, float radius)
{
	const float k = 0.4477153f;
	float r = fminf(radius, fminf(w, h) / 2), c = k * r;

	if (r <= 0) {
		path_move(path, x, y);
		path_line_to(path, x + w, y);
		path_line_to(path, x + w, y + h);
		path_line_to(path, x, y + h);
		path_close(path);
		return;
	}
	path_move(path, x + r, y);
	path_line_to(path, x + w - r, y);
	path_curve(path, x + w - c, y, x + w, y + c, x + w, y + r);
	path_line_to(path, x + w, y + h - r);
	path_curve(path, x + w, y + h - c, x + w - c, y + h, x + w - r, y + h);
	path_line_to(path, x + r, y + h);
	path_curve(path, x + c, y + h, x, y + h - c, x, y + h - r);
	path_line_to(path, x, y + r);
	path_curve(path, x, y + c, x + c, y, x + r, y);
	path_close(path);
}

void path_append(struct path *path, const struct path_data *data, float scale, float dx, float dy)
{
	static const uint8_t counts[] = {[PATH_MOVE] = 1, [PATH_LINE] = 1, [PATH_CURVE] = 3, [PATH_CLOSE] = 0};
	const struct vec *p = data->points;

	for (int i = 0; i < data->verb_count; i++) {
		int count = counts[data->verbs[i]];
		if (!path_add(path, (enum path_verb)data->verbs[i], count))
			return;
		for (; count > 0; count--, p++)
			path_point(path, p->x * scale + dx, p->y * scale + dy);
	}
}
