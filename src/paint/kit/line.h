/* line.h - polylines, and points turned about the middle of a tile. */
#pragma once

#include "paint/kit/easel.h"
#include "paint/kit/noise.h"

enum { LINE_MAX = 72 };

struct line {
	int count;
	struct vec at[LINE_MAX];
};

/* A point turned clockwise about the tile's middle. */
struct vec vec_turned(struct vec p, int rotation);
/* A direction, and a whole line, turned so. */
struct vec direction_turned(struct vec d, int rotation);
void line_turn(struct line *line, int rotation);
float vec_distance(struct vec a, struct vec b);
/* The unit vector from a to b; to the south if they are one.  What lies to the right of a direction. */
struct vec vec_unit(struct vec a, struct vec b);
/* The way to a point from what is nearest to it of a-b. */
static inline struct vec vec_aside(struct vec a, struct vec b, struct vec p)
{
	struct vec d = vec_minus(b, a), off = vec_minus(p, a);
	float dd = d.x * d.x + d.y * d.y, t = dd > 0.0f ? unit((off.x * d.x + off.y * d.y) / dd) : 0.0f;

	return vec_along(off, d, -t);
}
static inline struct vec vec_right(struct vec d) { return vec(-d.y, d.x); }
/* A point so far in from the middle of an edge; so far in from that of a half-edge, which lies so far from its corner;
 * the direction out over an edge. */
struct vec port(int edge, float deep);
struct vec half_port(int half, float aside, float deep);
struct vec edge_out(int edge);

void line_add(struct line *line, struct vec p);
/* Every road and river leaves and reaches an edge straight, for so far: it begins there; it has come so near. */
void line_leave(struct line *line, int edge, float straight);
void line_reach(struct line *line, int edge, float straight);
/* From one edge to one beside it: straight for so far, then round; handle: how far the curve goes on straight. */
void line_bend(struct line *line, int from, int to, float straight, float handle);
/* Does a closed shape hold the point? */
bool shape_holds(const struct vec *at, int count, struct vec p);
/* A cubic curve from the line's last point, in count steps. */
void line_curve(struct line *line, struct vec b, struct vec c, struct vec d, int count);
float line_length(const struct line *line);
/* The point after this length along the line, and the unit direction there. */
struct vec line_point(const struct line *line, float length, struct vec *along);
float line_distance(const struct line *line, struct vec p);
/* Of one that is closed: to its border, from within and from outside. */
float shape_distance(const struct line *line, struct vec p);
