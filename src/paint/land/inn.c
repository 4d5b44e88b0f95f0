/* inn.c - the inn on its pond. */
#include "paint/land/scene.h"

static void pond_draw(struct easel *c, const struct item *p)
{
	float x = p->at.x, y = p->at.y;

	/* the yard before the house, swept light */
	fill_ellipse(c, vec(x - 0.012f, y - 0.052f), 0.166f, 0.126f, ink_alpha(rgb(0x5F8F35), 0.7f));
	fill_ellipse(c, vec(x - 0.012f, y - 0.052f), 0.154f, 0.114f, ink_solid(rgb(0xDFC992)));
	fill_ellipse(c, vec(x, y), 0.112f, 0.060f, ink_solid(rgb(0xB59C66)));
	fill_ellipse(c, vec(x, y), 0.107f, 0.056f, ink_solid(rgb(0xD8C68E)));
	fill_ellipse(c, vec(x, y), 0.096f, 0.047f, ink_solid(rgb(0xDDF0EA)));
	fill_ellipse(c, vec(x, y + 0.001f), 0.092f, 0.044f, ink_radial(rgb(0x3F86AE), rgb(0x7DC0D0), vec(x, y), 0.09f));
	trace_line(c, vec(x - 0.05f, y + 0.012f), vec(x - 0.015f, y + 0.012f), 0.004f);
	trace_line(c, vec(x + 0.012f, y + 0.024f), vec(x + 0.05f, y + 0.024f), 0.004f);
	trace_fill(c, ink_alpha(rgb(0xE4F4F2), 0.7f));
}

static void inn_house(struct easel *c, const struct item *n)
{
	float x = n->at.x, y = n->at.y;
	struct vec lower[4] = {{x - 0.075f, y - 0.072f}, {x + 0.060f, y - 0.072f}, {x + 0.060f, y}, {x - 0.075f, y}};
	struct vec roof[4] = {
	    {x - 0.072f, y - 0.140f}, {x + 0.057f, y - 0.140f}, {x + 0.073f, y - 0.062f}, {x - 0.088f, y - 0.062f}};
	struct vec gable[5] = {{x - 0.030f, y - 0.084f},
	                       {x - 0.004f, y - 0.122f},
	                       {x + 0.022f, y - 0.084f},
	                       {x + 0.022f, y - 0.064f},
	                       {x - 0.030f, y - 0.064f}};

	draw_rect(c, x + 0.034f, y - 0.168f, x + 0.048f, y - 0.125f, ink_solid(rgb(0xA9664A)));
	draw_polygon(c, lower, 4, ink_vertical(rgb(0xFBEFD2), rgb(0xE0C89A), y - 0.072f, y));
	for (int i = 0; i <= 5; i++)
		trace_line(c, vec(x - 0.075f + 0.027f * (float)i, y - 0.065f), vec(x - 0.075f + 0.027f * (float)i, y),
		           0.0048f);
	trace_line(c, vec(x - 0.075f, y - 0.036f), vec(x + 0.060f, y - 0.036f), 0.0048f);
	trace_line(c, vec(x - 0.075f, y), vec(x - 0.048f, y - 0.036f), 0.004f);
	trace_line(c, vec(x + 0.060f, y), vec(x + 0.033f, y - 0.036f), 0.004f);
	trace_fill(c, ink_solid(rgb(0x73502F)));
	for (int i = 0; i < 4; i++)
		trace_rect(c, x - 0.066f + 0.031f * (float)i, y - 0.058f, x - 0.053f + 0.031f * (float)i, y - 0.042f);
	trace_rect(c, x - 0.062f, y - 0.028f, x - 0.048f, y - 0.010f);
	trace_rect(c, x + 0.034f, y - 0.028f, x + 0.048f, y - 0.010f);
	trace_fill(c, ink_solid(rgb(0xF6C95A)));
	fill_rect(c, x - 0.018f, y - 0.032f, x + 0.006f, y, ink_solid(rgb(0x54341F)));
	draw_polygon(c, roof, 4, ink_vertical(rgb(0xC8703A), rgb(0x8E4526), y - 0.14f, y - 0.06f));
	for (int i = 1; i < 5; i++)
		trace_line(c, vec_mix(roof[3], roof[0], (float)i / 5.0f), vec_mix(roof[2], roof[1], (float)i / 5.0f),
		           0.003f);
	trace_fill(c, ink_alpha(rgb(0x4A2415), 0.45f));
	draw_polygon(c, gable, 5, ink_solid(rgb(0xF5E6C6)));
	fill_rect(c, x - 0.011f, y - 0.092f, x + 0.003f, y - 0.074f, ink_solid(rgb(0xF6C95A)));
	/* the sign: a golden jug on a green board, out on its pole */
	fill_line(c, vec(x + 0.082f, y + 0.004f), vec(x + 0.082f, y - 0.118f), 0.0105f, ink_solid(rgb(0x4A2F18)));
	fill_line(c, vec(x + 0.076f, y - 0.113f), vec(x + 0.150f, y - 0.113f), 0.0095f, ink_solid(rgb(0x4A2F18)));
	draw_rect(c, x + 0.090f, y - 0.106f, x + 0.148f, y - 0.046f, ink_solid(rgb(0x1F6B3C)));
	draw_rect(c, x + 0.105f, y - 0.088f, x + 0.129f, y - 0.054f, ink_solid(rgb(0xFFD24E)));
	trace_strip(
	    c,
	    (struct vec[4]){
	        {x + 0.129f, y - 0.082f}, {x + 0.139f, y - 0.080f}, {x + 0.139f, y - 0.064f}, {x + 0.129f, y - 0.061f}},
	    4, 0.006f, false);
	trace_fill(c, ink_solid(rgb(0xFFD24E)));
	fill_ellipse(c, vec(x + 0.117f, y - 0.090f), 0.0145f, 0.0085f, ink_solid(rgb(0xFFFFFF)));
}

/* Large enough to be told from a village house at 48 pixels. */
static void inn_draw(struct easel *c, const struct item *n)
{
	struct easel near = easel_zoomed(c, n->at, 1.42f);

	inn_house(&near, n);
}

static void inn_shade(struct easel *c, const struct item *n)
{
	block_shade(c, n->at.x - 0.105f, n->at.x + 0.085f, n->at.y - 0.07f, n->at.y, 0.13f);
}

void inn_add(struct scene *s)
{
	struct vec at = s->plan.inn_at;

	if (!(s->plan.type->flags & TILE_INN))
		return;
	struct item *pond = scene_add(s, pond_draw, NULL, vec(at.x + 0.010f, at.y + 0.072f));

	if (pond) {
		pond->depth = -2 * DEPTH_UNIT;
		pond->size = 0.1f;
	}
	struct item *inn = scene_add(s, inn_draw, inn_shade, vec(at.x - 0.026f, at.y + 0.040f));

	if (inn)
		inn->size = 0.1f;
}
