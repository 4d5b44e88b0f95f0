/* kit.h - parts that large buildings are put together from. */
#pragma once

#include "paint/kit/line.h"
#include "paint/kit/prop.h"

/* Local coordinates of a building: the middle of its front's foot is (0, 0); k scales. */
struct kit {
	struct easel *c;
	struct vec at;
	float k;
};

struct vec kit_point(const struct kit *p, float x, float y);
/* An outlined quadrangle: four x, y pairs. */
void kit_quad(const struct kit *p, const float xy[8], struct ink ink);
void kit_box(const struct kit *p, float x0, float y0, float x1, float y1, struct ink ink);
/* From one colour at y0 to another at y1. */
struct ink kit_upright(const struct kit *p, uint32_t top, uint32_t foot, float y0, float y1);
/* The same on a roof: what lies there at this time of the year. */
struct ink kit_roof(const struct kit *p, uint32_t top, uint32_t foot, float y0, float y1);
/* Snow on a slope, where any lies: two x, y pairs of its ridge, two of its eaves below them. */
void kit_snow(const struct kit *p, const float ridge[4], const float eaves[4], bool sunny);
struct ink kit_level(const struct kit *p, uint32_t left, uint32_t right, float x0, float x1);
/* A window or door with a round head; y is its foot. */
void kit_arch(const struct kit *p, float x, float y, float half, float high, uint32_t color);
/* Rows of tiles between the ridge y0 and the eaves y1. */
void kit_rows(const struct kit *p, float x0, float x1, float y0, float y1, float slant, int rows, uint32_t color);
/* Courses of stone on a wall. */
void kit_courses(const struct kit *p, float x0, float x1, float y0, float y1, int rows);
/* A row of merlons on the edge y from x0 to x1. */
void kit_merlons(const struct kit *p, float x0, float x1, float y, float wide);
/* A round tower with a cone of this height and colour; foot at (x, y). */
void kit_tower(const struct kit *p, float x, float y, float radius, float high, float cone, uint32_t roof);
/* A swallow-tailed flag on a pole whose foot is (x, y): two colours. */
void kit_flag(const struct kit *p, float x, float y, float high, uint32_t color, uint32_t other);
