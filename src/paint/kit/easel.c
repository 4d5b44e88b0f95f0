/* easel.c - coverage accumulation, fills, shadows. */
#include "paint/kit/easel.h"

#include <math.h>
#include <string.h>

#include "paint/kit/grid.h"
#include "paint/kit/noise.h"
#include "paint/kit/season.h"

size_t easel_scratch_size(int width, int height)
{
	return (size_t)(width + 2) * (size_t)height * sizeof(float) + (size_t)width * (size_t)height * 2 + 64;
}

static void trace_reset(struct easel *c)
{
	c->dirty_x0 = c->width;
	c->dirty_y0 = c->height;
	c->dirty_x1 = c->dirty_y1 = 0;
}

void easel_init(struct easel *c, struct paint_frame frame, int scale, uint8_t *rgba, void *scratch)
{
	size_t cells = (size_t)(frame.width + 2) * (size_t)frame.height;

	memset(rgba, 0, paint_frame_bytes(frame));
	memset(scratch, 0, easel_scratch_size(frame.width, frame.height));
	*c = (struct easel){
	    .rgba = rgba,
	    .cover = scratch,
	    .shade = (uint8_t *)scratch + cells * sizeof(float),
	    .width = frame.width,
	    .height = frame.height,
	    .left = (float)frame.left,
	    .top = (float)frame.top,
	    .scale = (float)scale,
	    .season = season_of(PAINT_SUMMER),
	    .sun = 1.0f,
	    .clip_x1 = frame.width,
	    .clip_y1 = frame.height,
	};
	trace_reset(c);
}

void easel_finish(struct easel *c)
{
	size_t pixels = (size_t)c->width * (size_t)c->height;

	for (size_t i = 0; i < pixels; i++) {
		uint8_t *p = c->rgba + i * 4;
		unsigned a = p[3];

		if (a == 0 || a == 255)
			continue;
		for (int k = 0; k < 3; k++) {
			unsigned v = (p[k] * 255u + a / 2) / a;

			p[k] = (uint8_t)(v > 255 ? 255 : v);
		}
	}
	paint_bleed(c->rgba, c->width, c->height);
}

/* ---- coverage ---- */

/* The part of an edge within one pixel row: area to the right of it. */
static void cover_span(float *row, float x0, float x1, float dy)
{
	if (x0 > x1) {
		float swap = x0;

		x0 = x1;
		x1 = swap;
	}
	int first = (int)x0, last = (int)ceilf(x1);

	if (last <= first + 1) {
		float middle = 0.5f * (x0 + x1) - (float)first;

		row[first] += dy * (1.0f - middle);
		row[first + 1] += dy * middle;
		return;
	}
	float slope = dy / (x1 - x0);
	float done = 0.0f;

	for (int i = first; i < last; i++) {
		float a = x0 > (float)i ? x0 : (float)i;
		float b = x1 < (float)(i + 1) ? x1 : (float)(i + 1);
		float part = (b - a) * slope;
		float middle = 0.5f * (a + b) - (float)i;

		row[i] += part * (1.0f - middle);
		row[i + 1] += part * middle;
		done += part;
	}
	row[last] += dy - done;
}

static float clamp_to(float v, float high) { return v < 0.0f ? 0.0f : v > high ? high : v; }

/* One edge in pixels. */
static void cover_edge(struct easel *c, struct vec p, struct vec q)
{
	float sign = 1.0f;

	if (p.y == q.y)
		return;
	if (p.y > q.y) {
		struct vec swap = p;

		p = q;
		q = swap;
		sign = -1.0f;
	}
	if (q.y <= 0.0f || p.y >= (float)c->height)
		return;
	float dxdy = (q.x - p.x) / (q.y - p.y);
	float x = p.x, width = (float)c->width;

	if (p.y < 0.0f) {
		x -= p.y * dxdy;
		p.y = 0.0f;
	}
	int last = (int)fminf((float)c->height, ceilf(q.y));

	for (int row = (int)p.y; row < last; row++) {
		float top = p.y > (float)row ? p.y : (float)row;
		float bottom = q.y < (float)(row + 1) ? q.y : (float)(row + 1);
		float dy = bottom - top, next = x + dxdy * dy;

		if (dy > 0.0f)
			cover_span(c->cover + (size_t)row * (size_t)(c->width + 2), clamp_to(x, width),
			           clamp_to(next, width), dy * sign);
		x = next;
	}
}

static void trace_touch(struct easel *c, const struct vec *pixels, int count)
{
	for (int i = 0; i < count; i++) {
		int x0 = (int)clamp_to(pixels[i].x, (float)c->width);
		int y0 = (int)clamp_to(pixels[i].y, (float)c->height);
		int x1 = x0 + 2 > c->width ? c->width : x0 + 2, y1 = y0 + 1 > c->height ? c->height : y0 + 1;

		c->dirty_x0 = x0 < c->dirty_x0 ? x0 : c->dirty_x0;
		c->dirty_y0 = y0 < c->dirty_y0 ? y0 : c->dirty_y0;
		c->dirty_x1 = x1 > c->dirty_x1 ? x1 : c->dirty_x1;
		c->dirty_y1 = y1 > c->dirty_y1 ? y1 : c->dirty_y1;
	}
}

void trace_polygon(struct easel *c, const struct vec *points, int count)
{
	struct vec first = {0}, last = {0};

	for (int i = 0; i < count; i++) {
		struct vec p = vec(points[i].x * c->scale + c->left, points[i].y * c->scale + c->top);

		if (i == 0)
			first = p;
		else
			cover_edge(c, last, p);
		trace_touch(c, &p, 1);
		last = p;
	}
	cover_edge(c, last, first);
}

/* ---- reading the coverage back ---- */

static uint8_t blend_channel(float under, float over, float alpha) { return byte_of(under + (over - under) * alpha); }

static void blend_pixel(uint8_t *p, struct rgb color, float alpha)
{
	p[0] = blend_channel(p[0], color.r, alpha);
	p[1] = blend_channel(p[1], color.g, alpha);
	p[2] = blend_channel(p[2], color.b, alpha);
	p[3] = blend_channel(p[3], 255.0f, alpha);
}

static float ink_position(const struct ink *ink, float x, float y)
{
	float dx = x - ink->start.x, dy = y - ink->start.y, t;

	if (ink->kind == INK_RADIAL) {
		t = sqrtf(dx * dx + dy * dy) / ink->end.x;
	} else {
		float gx = ink->end.x - ink->start.x, gy = ink->end.y - ink->start.y;

		t = (dx * gx + dy * gy) / (gx * gx + gy * gy);
	}
	return unit(t);
}

/* The coverage of one row of the open path, 0 ... 1, where it is dirty; whoever has read it clears it. */
static float *cover_read(struct easel *c, int y)
{
	float *row = c->cover + (size_t)y * (size_t)(c->width + 2), sum = 0.0f;

	for (int x = c->dirty_x0; x < c->dirty_x1; x++) {
		sum += row[x];
		row[x] = fabsf(sum) > 1.0f ? 1.0f : fabsf(sum);
	}
	return row;
}

static void cover_clear(const struct easel *c, float *row)
{
	int end = c->dirty_x1 < c->width ? c->dirty_x1 + 2 : c->width + 2;

	memset(row + c->dirty_x0, 0, (size_t)(end - c->dirty_x0) * sizeof *row);
}

void trace_fill(struct easel *c, struct ink ink)
{
	for (int y = c->dirty_y0; y < c->dirty_y1; y++) {
		float *row = cover_read(c, y);
		uint8_t *p = c->rgba + ((size_t)y * (size_t)c->width + (size_t)c->dirty_x0) * 4;
		bool inside = y >= c->clip_y0 && y < c->clip_y1;

		for (int x = c->dirty_x0; x < c->dirty_x1; x++, p += 4) {
			float alpha = row[x] * ink.alpha;

			if (alpha < 0.003f || !inside || x < c->clip_x0 || x >= c->clip_x1)
				continue;
			struct rgb color = ink.from;

			if (ink.kind != INK_SOLID)
				color = rgb_mix(ink.from, ink.to,
				                ink_position(&ink, ((float)x + 0.5f - c->left) / c->scale,
				                             ((float)y + 0.5f - c->top) / c->scale));
			if (alpha > 0.998f)
				rgb_store(p, color);
			else
				blend_pixel(p, color, alpha);
		}
		cover_clear(c, row);
	}
	trace_reset(c);
}

void trace_shade(struct easel *c, float strength)
{
	for (int y = c->dirty_y0; y < c->dirty_y1; y++) {
		float *row = cover_read(c, y);
		uint8_t *p = c->shade + (size_t)y * (size_t)c->width;

		for (int x = c->dirty_x0; x < c->dirty_x1; x++) {
			uint8_t v = (uint8_t)(row[x] * strength * 255.0f + 0.5f);

			p[x] = v > p[x] ? v : p[x];
		}
		cover_clear(c, row);
	}
	trace_reset(c);
}

void trace_mask(struct easel *c, float *plane)
{
	for (int y = c->dirty_y0; y < c->dirty_y1; y++) {
		float *row = cover_read(c, y), *p = plane + (size_t)y * (size_t)c->width;

		for (int x = c->dirty_x0; x < c->dirty_x1; x++)
			p[x] = row[x] > p[x] ? row[x] : p[x];
		cover_clear(c, row);
	}
	trace_reset(c);
}

/* ---- shadow ---- */

enum { BLUR_COLUMNS = 2048 }; /* as wide as an overlay of the largest size */

/* One box-blur pass along a row. */
static void blur_row(const uint8_t *src, uint8_t *dst, int count, int radius)
{
	int sum = 0, width = 2 * radius + 1;

	for (int i = 0; i < radius && i < count; i++)
		sum += src[i];
	for (int i = 0; i < count; i++) {
		if (i + radius < count)
			sum += src[i + radius];
		if (i - radius - 1 >= 0)
			sum -= src[i - radius - 1];
		dst[i] = (uint8_t)(sum / width);
	}
}

/* One box-blur pass down all columns at once, row by row as memory lies. */
static void blur_columns(const uint8_t *src, uint8_t *dst, int width, int height, int radius)
{
	uint16_t sum[BLUR_COLUMNS] = {0};
	unsigned share = 65536u / (unsigned)(2 * radius + 1);

	for (int y = -radius; y < height; y++) {
		int enter = y + radius, leave = y - radius - 1;

		for (int x = 0; enter < height && x < width; x++)
			sum[x] = (uint16_t)(sum[x] + src[(ptrdiff_t)enter * width + x]);
		for (int x = 0; leave >= 0 && x < width; x++)
			sum[x] = (uint16_t)(sum[x] - src[(ptrdiff_t)leave * width + x]);
		for (int x = 0; y >= 0 && x < width; x++)
			dst[(ptrdiff_t)y * width + x] = (uint8_t)(sum[x] * share >> 16);
	}
}

void easel_paint_shade(struct easel *c)
{
	size_t pixels = (size_t)c->width * (size_t)c->height;
	uint8_t *other = c->shade + pixels;
	int radius = (int)(c->scale * 0.006f + 0.5f);

	if (radius < 1)
		radius = 1;
	for (int pass = 0; pass < 2; pass++) {
		for (int y = 0; y < c->height; y++)
			blur_row(c->shade + (size_t)y * (size_t)c->width, other + (size_t)y * (size_t)c->width,
			         c->width, radius);
		blur_columns(other, c->shade, c->width, c->height, radius);
	}
	for (int y = c->clip_y0; y < c->clip_y1; y++) {
		for (int x = c->clip_x0; x < c->clip_x1; x++) {
			size_t i = (size_t)y * (size_t)c->width + (size_t)x;

			if (c->shade[i])
				blend_pixel(c->rgba + i * 4, rgb(c->season->shadow),
				            (float)c->shade[i] * (c->season->shadowy / 255.0f));
		}
	}
}
