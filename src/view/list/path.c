/* Paths of draw.h. */
#include "view/list/draw.h"

#include <ctype.h>
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

/* ---- SVG path data ---- */

struct svg {
	const char *at;
	struct path *path;
	float scale, dx, dy;
	struct vec now, start, control;
};

/* Reads `n` numbers; false at anything else.  Written by hand because strtod
 * follows the locale and takes "1e5" and "nan". */
static bool svg_numbers(struct svg *svg, float *values, int n)
{
	for (int i = 0; i < n; i++) {
		const char *p = svg->at;
		double value = 0, unit = 1;
		bool negative = false, digits = false;

		while (*p == ' ' || *p == ',' || *p == '\n')
			p++;
		if (*p == '-' || *p == '+')
			negative = *p++ == '-';
		for (; *p >= '0' && *p <= '9'; p++, digits = true)
			value = value * 10 + (*p - '0');
		if (*p == '.') {
			for (p++; *p >= '0' && *p <= '9'; p++, digits = true)
				value += (*p - '0') * (unit /= 10);
		}
		if (!digits)
			return false;
		values[i] = (float)(negative ? -value : value);
		svg->at = p;
	}
	return true;
}

static struct vec svg_out(const struct svg *svg, struct vec p)
{
	return (struct vec){p.x * svg->scale + svg->dx, p.y * svg->scale + svg->dy};
}

static void svg_line(struct svg *svg, struct vec to)
{
	struct vec p = svg_out(svg, to);

	path_line_to(svg->path, p.x, p.y);
	svg->now = svg->control = to;
}

static void svg_curve(struct svg *svg, struct vec c1, struct vec c2, struct vec to)
{
	struct vec a = svg_out(svg, c1), b = svg_out(svg, c2), p = svg_out(svg, to);

	path_curve(svg->path, a.x, a.y, b.x, b.y, p.x, p.y);
	svg->now = to;
	svg->control = c2;
}

/* Number of values that a command takes, -1: not one of ours. */
static int svg_arity(char command)
{
	static const char letters[] = "MLTHVCSQZ", values[] = "222116440";
	const char *at = command ? strchr(letters, toupper((unsigned char)command)) : NULL;

	return at ? values[at - letters] - '0' : -1;
}

static void svg_command(struct svg *svg, char command, const float *v)
{
	bool relative = islower((unsigned char)command);
	struct vec o = relative ? svg->now : (struct vec){0, 0};
	struct vec mirror = {2 * svg->now.x - svg->control.x, 2 * svg->now.y - svg->control.y};

	switch (toupper((unsigned char)command)) {
	case 'M': {
		svg->now = svg->start = svg->control = (struct vec){o.x + v[0], o.y + v[1]};
		struct vec p = svg_out(svg, svg->now);
		path_move(svg->path, p.x, p.y);
		break;
	}
	case 'L':
		svg_line(svg, (struct vec){o.x + v[0], o.y + v[1]});
		break;
	case 'H':
		svg_line(svg, (struct vec){o.x + v[0], svg->now.y});
		break;
	case 'V':
		svg_line(svg, (struct vec){svg->now.x, o.y + v[0]});
		break;
	case 'C':
		svg_curve(svg, (struct vec){o.x + v[0], o.y + v[1]}, (struct vec){o.x + v[2], o.y + v[3]},
		          (struct vec){o.x + v[4], o.y + v[5]});
		break;
	case 'S':
		svg_curve(svg, mirror, (struct vec){o.x + v[0], o.y + v[1]}, (struct vec){o.x + v[2], o.y + v[3]});
		break;
	case 'Q':
	case 'T': {
		bool smooth = toupper((unsigned char)command) == 'T';
		struct vec q = smooth ? mirror : (struct vec){o.x + v[0], o.y + v[1]};
		struct vec to = smooth ? (struct vec){o.x + v[0], o.y + v[1]} : (struct vec){o.x + v[2], o.y + v[3]};
		struct vec from = svg->now;
		svg_curve(svg, (struct vec){from.x + (q.x - from.x) * 2 / 3, from.y + (q.y - from.y) * 2 / 3},
		          (struct vec){to.x + (q.x - to.x) * 2 / 3, to.y + (q.y - to.y) * 2 / 3}, to);
		svg->control = q;
		break;
	}
	case 'Z':
		path_close(svg->path);
		svg->now = svg->control = svg->start;
		break;
	}
}

bool path_svg(struct path *path, const char *d, float scale, float dx, float dy)
{
	struct svg svg = {.at = d, .path = path, .scale = scale, .dx = dx, .dy = dy};
	char command = 0;
	float values[6];

	for (;;) {
		while (*svg.at == ' ' || *svg.at == ',' || *svg.at == '\n')
			svg.at++;
		if (!*svg.at)
			return true;
		if (isalpha((unsigned char)*svg.at))
			command = *svg.at++;
		else if (command == 'M')
			command = 'L';
		else if (command == 'm')
			command = 'l';
		int arity = svg_arity(command);
		if (arity < 0 || !svg_numbers(&svg, values, arity))
			return false;
		if (arity == 0 && !isalpha((unsigned char)*svg.at) && *svg.at && *svg.at != ' ')
			return false;
		svg_command(&svg, command, values);
	}
}
