/* easel.h - filled shapes with exact edge coverage on an RGBA buffer.
 *
 * Coordinates are fractions of a tile's side; the easel knows where the tile's north-west corner lies and how many
 * pixels a side has.  Colours are kept premultiplied until easel_finish. */
#pragma once

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "bastide/paint.h"

struct vec {
	float x, y;
};

static inline struct vec vec(float x, float y) { return (struct vec){x, y}; }
static inline struct vec vec_mix(struct vec a, struct vec b, float t)
{
	return vec(a.x + (b.x - a.x) * t, a.y + (b.y - a.y) * t);
}
static inline struct vec vec_off(struct vec a, float east, float south) { return vec(a.x + east, a.y + south); }
static inline struct vec vec_up(struct vec a, float high) { return vec(a.x, a.y - high); }
static inline struct vec vec_plus(struct vec a, struct vec b) { return vec(a.x + b.x, a.y + b.y); }
static inline struct vec vec_minus(struct vec a, struct vec b) { return vec(a.x - b.x, a.y - b.y); }
/* So far along a direction. */
static inline struct vec vec_along(struct vec a, struct vec way, float far)
{
	return vec(a.x + way.x * far, a.y + way.y * far);
}

/* Points of the unit circle in 32 steps, clockwise from the east; from a table, so that no two machines differ. */
struct vec vec_round(int i);
/* Any part of a turn, 0 ... 32. */
struct vec vec_round_between(float turns);

struct dice;
/* A random point of a rectangle, x drawn first: the order of arguments is no order. */
struct vec vec_random(struct dice *dice, float x0, float y0, float x1, float y1);

/* A colour, 0 ... 255 each. */
struct rgb {
	float r, g, b;
};

/* 0xRRGGBB */
static inline struct rgb rgb(uint32_t hex)
{
	return (struct rgb){(float)(hex >> 16 & 255), (float)(hex >> 8 & 255), (float)(hex & 255)};
}
static inline struct rgb rgb_mix(struct rgb a, struct rgb b, float t)
{
	return (struct rgb){a.r + (b.r - a.r) * t, a.g + (b.g - a.g) * t, a.b + (b.b - a.b) * t};
}
/* Brighter (f > 1) or darker. */
static inline struct rgb rgb_scale(struct rgb a, float f) { return (struct rgb){a.r * f, a.g * f, a.b * f}; }

/* What a shape is filled with: one colour, or two along a line or a radius. */
struct ink {
	struct rgb from, to;
	float alpha;
	struct vec start, end; /* linear: from start to end; radial: centre, radius in end.x */
	enum { INK_SOLID, INK_LINEAR, INK_RADIAL } kind;
};

struct ink ink_solid(struct rgb color);
struct ink ink_alpha(struct rgb color, float alpha);
struct ink ink_vertical(struct rgb top, struct rgb bottom, float y0, float y1);
struct ink ink_horizontal(struct rgb left, struct rgb right, float x0, float x1);
struct ink ink_radial(struct rgb inner, struct rgb outer, struct vec centre, float radius);

struct season;

struct easel {
	uint8_t *rgba;  /* premultiplied, width * height * 4 */
	float *cover;   /* (width + 2) * height, all zero between fills */
	uint8_t *shade; /* shadow mask, width * height; NULL: none */
	int width, height;
	float left, top;             /* pixel of the tile's north-west corner */
	float scale;                 /* pixels per side */
	const struct season *season; /* season.h */
	float sun;                   /* how long shadows are, 1: as by day */
	int clip_x0, clip_y0, clip_x1, clip_y1;
	int dirty_x0, dirty_y0, dirty_x1, dirty_y1; /* the open path */
};

/* Bytes of cover plus shade for a canvas of this many pixels. */
size_t easel_scratch_size(int width, int height);

/* Clears rgba and scratch and opens the canvas on them; scale: pixels per side. */
void easel_init(struct easel *c, struct paint_frame frame, int scale, uint8_t *rgba, void *scratch);

/* From premultiplied to straight alpha, with colour bled into empty texels. */
void easel_finish(struct easel *c);

/* ---- paths: add contours of one orientation, then fill ---- */

void trace_polygon(struct easel *c, const struct vec *points, int count);
void trace_rect(struct easel *c, float x0, float y0, float x1, float y1);
void trace_ellipse(struct easel *c, struct vec centre, float rx, float ry);
void trace_line(struct easel *c, struct vec a, struct vec b, float width);
void trace_strip(struct easel *c, const struct vec *points, int count, float width, bool closed);

/* Fills the open path and begins a new one. */
void trace_fill(struct easel *c, struct ink ink);
/* Adds the open path to the shadow mask (strongest wins). */
void trace_shade(struct easel *c, float strength);
/* Lays the coverage of the open path (0 ... 1, strongest wins) into a plane as large as the canvas. */
void trace_mask(struct easel *c, float *plane);

/* Blurs the shadow mask and paints it; call before anything else is filled. */
void easel_paint_shade(struct easel *c);

/* ---- shorthands ---- */

void fill_polygon(struct easel *c, const struct vec *points, int count, struct ink ink);
void fill_rect(struct easel *c, float x0, float y0, float x1, float y1, struct ink ink);
void fill_ellipse(struct easel *c, struct vec centre, float rx, float ry, struct ink ink);
void fill_line(struct easel *c, struct vec a, struct vec b, float width, struct ink ink);
void fill_strip(struct easel *c, const struct vec *points, int count, float width, bool closed, struct ink ink);
/* Into the shadow mask. */
void shade_polygon(struct easel *c, const struct vec *points, int count, float strength);
void shade_ellipse(struct easel *c, struct vec centre, float rx, float ry, float strength);
void shade_line(struct easel *c, struct vec a, struct vec b, float width, float strength);
/* Filled polygon with an outline of the ink colour. */
void draw_polygon(struct easel *c, const struct vec *points, int count, struct ink ink);
void draw_rect(struct easel *c, float x0, float y0, float x1, float y1, struct ink ink);
void draw_ellipse(struct easel *c, struct vec centre, float rx, float ry, struct ink ink);

#define INK_OUTLINE rgb(0x4A3527)
#define OUTLINE_WIDTH 0.0055f
