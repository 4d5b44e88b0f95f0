#include "paint/kit/grid.h"

#include <string.h>

float grid_at(const struct grid *g, float x, float y)
{
	float u = x * (float)g->n, v = y * (float)g->n;
	int i = (int)u < g->n ? (int)u : g->n - 1, j = (int)v < g->n ? (int)v : g->n - 1;
	const float *p = g->node + j * (g->n + 1) + i;
	float tu = u - (float)i, tv = v - (float)j;
	float top = p[0] + (p[1] - p[0]) * tu, low = p[g->n + 1] + (p[g->n + 2] - p[g->n + 1]) * tu;

	return top + (low - top) * tv;
}

float *plane_take(uint8_t **at, size_t floats)
{
	float *plane = (float *)*at;

	memset(plane, 0, floats * sizeof *plane);
	*at += aligned(floats * sizeof *plane);
	return plane;
}
