/* camera.h - which part of the table is seen, and how large.
 *
 * The table is measured in cells: the tile at x, y covers x .. x+1, y .. y+1. A camera looks at one point of it, which
 * stands in the middle of a view (a rectangle of output pixels).  All cell edges come from shared rounded positions, so
 * neighbouring tiles never gape or overlap. */
#pragma once

#include <bastide/game.h>

#include "view/list/draw.h"

enum { CAMERA_SIZE_MIN = 24, CAMERA_SIZE_MAX = 512 };

struct camera {
	double x, y; /* the point looked at, in cells */
	double size; /* output pixels per cell */
};

static inline bool camera_same(const struct camera *a, const struct camera *b)
{
	return a->x == b->x && a->y == b->y && a->size == b->size;
}

/* A part of the table, in cells; empty where x1 is x0. */
struct extent {
	double x0, y0, x1, y1;
};

static inline struct extent extent_of(struct cell cell)
{
	return (struct extent){cell.x, cell.y, cell.x + 1.0, cell.y + 1.0};
}

/* The least that both lie in. */
struct extent extent_and(struct extent a, struct extent b);
/* And so much round it. */
struct extent extent_round(struct extent cells, double x, double y);

/* Where the table's origin lies on the screen, in whole pixels. */
void camera_origin(const struct camera *camera, struct rect view, int *ox, int *oy);

/* The pixels of a cell. */
struct rect camera_cell(const struct camera *camera, struct rect view, int x, int y);
/* A point of the table on the screen. */
struct vec camera_point(const struct camera *camera, struct rect view, double x, double y);
/* A point of the screen on the table. */
void camera_at(const struct camera *camera, struct rect view, double sx, double sy, double *x, double *y);

/* The camera that shows these in the middle of the view, with pixels at most `largest` per cell. */
struct camera camera_fit(struct rect view, struct extent cells, double largest);

/* The same for a picture in which nothing may be cut off, however small the tiles become. */
struct camera camera_fit_all(struct rect view, struct extent cells, double largest);

/* Zoomed by a factor; the point of the table under sx, sy stays where it is. */
struct camera camera_zoomed(struct camera camera, struct rect view, double factor, double sx, double sy);

/* It looks at a point of these, */
struct camera camera_kept(struct camera camera, struct extent cells);
/* or is moved no further than it must so that a view of w x h pixels shows all of them. */
struct camera camera_showing(struct camera camera, struct extent cells, double w, double h);

/* The camera `t` (0..1) of the way; zoom goes in proportion, so that no part of the way seems faster. */
struct camera camera_between(struct camera from, struct camera to, double t);
