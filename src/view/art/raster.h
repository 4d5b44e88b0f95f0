/* raster.h - outlines into coverage: the inner half of shape.h.
 *
 * An outline is a list of straight edges, flattened from a path or a stroke. raster_cover() computes which part of each
 * pixel lies inside (non-zero winding): exact along x, 16 sample lines per pixel along y.  Outside the outline's box it
 * is 0. */
#pragma once

#include "view/list/draw.h"

struct edge_line {
	float x1, y1, x2, y2; /* y1 < y2 */
	int8_t winding;       /* +1 drawn downwards, -1 upwards */
};

struct outline {
	int count, capacity;
	struct edge_line *edges;
	bool lacking; /* edges that did not fit into memory were dropped */
	bool convex;  /* one convex shape after another; what lies in any of them is covered */
};

/* Of a path that is filled, or stroked (NULL: it is not); where there is not memory enough, it is lacking. */
struct outline outline_of(const struct path_data *path, const struct stroke *stroke);
void outline_edge(struct outline *outline, struct vec a, struct vec b);
void outline_finish(struct outline *outline);

/* Box that holds all edges, in whole pixels; empty for none. */
struct rect outline_bounds(const struct outline *outline);

/* Writes coverage 0..1 of w x h pixels whose first corner is (x, y). False when out of memory: something is lacking. */
bool raster_cover(const struct outline *outline, int x, int y, int w, int h, float *coverage);
