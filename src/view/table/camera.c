#include "view/table/camera.h"

#include <math.h>

static double clamp(double value, double low, double high) { return value < low ? low : value > high ? high : value; }

struct extent extent_and(struct extent a, struct extent b)
{
	if (a.x1 <= a.x0)
		return b;
	return (struct extent){fmin(a.x0, b.x0), fmin(a.y0, b.y0), fmax(a.x1, b.x1), fmax(a.y1, b.y1)};
}

struct extent extent_round(struct extent cells, double x, double y)
{
	return (struct extent){cells.x0 - x, cells.y0 - y, cells.x1 + x, cells.y1 + y};
}

void camera_origin(const struct camera *camera, struct rect view, int *ox, int *oy)
{
	*ox = view.x + view.w / 2 - (int)lround(camera->x * camera->size);
	*oy = view.y + view.h / 2 - (int)lround(camera->y * camera->size);
}

struct rect camera_cell(const struct camera *camera, struct rect view, int x, int y)
{
	int ox, oy;
	camera_origin(camera, view, &ox, &oy);
	int left = (int)lround(x * camera->size), top = (int)lround(y * camera->size);
	return (struct rect){ox + left, oy + top, (int)lround((x + 1) * camera->size) - left,
	                     (int)lround((y + 1) * camera->size) - top};
}

struct vec camera_point(const struct camera *camera, struct rect view, double x, double y)
{
	int ox, oy;
	camera_origin(camera, view, &ox, &oy);
	return (struct vec){(float)(ox + x * camera->size), (float)(oy + y * camera->size)};
}

void camera_at(const struct camera *camera, struct rect view, double sx, double sy, double *x, double *y)
{
	int ox, oy;
	camera_origin(camera, view, &ox, &oy);
	*x = (sx - ox) / camera->size;
	*y = (sy - oy) / camera->size;
}

struct camera camera_fit(struct rect view, struct extent cells, double largest)
{
	double wide = view.w / fmax(cells.x1 - cells.x0, 0.5), high = view.h / fmax(cells.y1 - cells.y0, 0.5);
	double size = clamp(fmin(fmin(wide, high), largest), CAMERA_SIZE_MIN, CAMERA_SIZE_MAX);
	/* A whole number of pixels per cell: every tile gets the same width. */
	return (struct camera){(cells.x0 + cells.x1) / 2, (cells.y0 + cells.y1) / 2, floor(size)};
}

struct camera camera_fit_all(struct rect view, struct extent cells, double largest)
{
	struct camera camera = camera_fit(view, cells, largest);
	double room = floor(fmin(view.w / fmax(cells.x1 - cells.x0, 0.5), view.h / fmax(cells.y1 - cells.y0, 0.5)));
	camera.size = fmax(fmin(camera.size, room), 1);
	return camera;
}

struct camera camera_zoomed(struct camera camera, struct rect view, double factor, double sx, double sy)
{
	double dx = sx - (view.x + view.w / 2), dy = sy - (view.y + view.h / 2);
	double size = clamp(camera.size * factor, CAMERA_SIZE_MIN, CAMERA_SIZE_MAX);
	camera.x += dx / camera.size - dx / size;
	camera.y += dy / camera.size - dy / size;
	camera.size = size;
	return camera;
}

struct camera camera_kept(struct camera camera, struct extent cells)
{
	camera.x = clamp(camera.x, cells.x0, cells.x1);
	camera.y = clamp(camera.y, cells.y0, cells.y1);
	return camera;
}

struct camera camera_showing(struct camera camera, struct extent cells, double w, double h)
{
	double half_x = w / 2 / camera.size, half_y = h / 2 / camera.size;
	return camera_kept(camera,
	                   (struct extent){cells.x1 - half_x, cells.y1 - half_y, cells.x0 + half_x, cells.y0 + half_y});
}

struct camera camera_between(struct camera from, struct camera to, double t)
{
	if (t <= 0)
		return from;
	if (t >= 1)
		return to;
	double size = from.size * pow(to.size / from.size, t);
	double way = fabs(to.size - from.size) > 0.01 * from.size
	                 /* The centre moves with the zoom's own pace: a straight line on the screen. */
	                 ? (1 / from.size - 1 / size) / (1 / from.size - 1 / to.size)
	                 : t;
	return (struct camera){from.x + (to.x - from.x) * way, from.y + (to.y - from.y) * way, size};
}
