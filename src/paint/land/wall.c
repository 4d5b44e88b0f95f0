/* wall.c - city walls with merlons and mid-wall towers; gates. */
#include <math.h>

#include "paint/kit/season.h"
#include "paint/land/scene.h"

#define SEGMENT 0.027f

/* Offsets of a wall piece: its two long sides, field side first. */
struct sides {
	struct vec field[2], city[2];
};

static struct sides wall_sides(const struct item *w, float thick)
{
	struct vec along = vec_unit(w->at, w->to), n = vec_along(vec(0, 0), vec_right(along), thick * 0.5f);
	/* pieces overlap, so that no seam shows */
	struct vec a = vec_along(w->at, along, -0.0025f), b = vec_along(w->to, along, 0.0025f);

	return (struct sides){{vec_plus(a, n), vec_plus(b, n)}, {vec_minus(a, n), vec_minus(b, n)}};
}

static void wall_face(struct easel *c, struct vec a, struct vec b, const struct item *w, const struct masonry *of)
{
	struct vec quad[4] = {vec_up(a, w->high), vec_up(b, w->high), b, a};
	float y = 0.5f * (a.y + b.y), dx = b.x - a.x, course = w->high / (float)of->courses;
	/* faces turned to the south-east lie in their own shade */
	float shade =
	    1.0f -
	    0.16f * (dx != 0.0f ? fminf(1.0f, fmaxf(-1.0f, (a.y - b.y) / fabsf(dx))) * (dx > 0 ? 1.0f : -1.0f) : 0.0f);

	fill_polygon(
	    c, quad, 4,
	    ink_vertical(rgb_scale(rgb(of->face[0]), shade), rgb_scale(rgb(of->face[1]), shade), y - w->high, y));
	fill_line(c, a, b, OUTLINE_WIDTH, ink_solid(INK_OUTLINE));
	if (c->scale < 110.0f)
		return;
	for (int i = 1; i < of->courses; i++) {
		float h = course * (float)i, t = (float)((w->look >> (i * 4)) & 15) / 20.0f + 0.1f;
		struct vec m = vec_mix(a, b, t);

		trace_line(c, vec_up(a, h), vec_up(b, h), 0.0026f);
		trace_line(c, vec_up(m, h), vec_up(m, h + course), 0.0026f);
	}
	trace_fill(c, ink_alpha(rgb(0x6B5C48), 0.42f));
}

/* A merlon: a small block on the outer edge of the walkway. */
static void merlon(struct easel *c, const struct sides *s, float high, const struct masonry *of)
{
	struct vec a = vec_mix(s->field[0], s->field[1], 0.14f), b = vec_mix(s->field[0], s->field[1], 0.80f);
	struct vec ia = vec_mix(a, s->city[0], 0.36f), ib = vec_mix(b, s->city[1], 0.36f);
	struct vec low[4] = {vec_up(a, high), vec_up(b, high), vec_up(ib, high), vec_up(ia, high)}, top[4];

	for (int i = 0; i < 4; i++)
		top[i] = vec_up(low[i], of->merlon);
	for (int i = 0; i < 4; i++) {
		/* one orientation for all, so that their coverages add up */
		int k = (i + 1) & 3, from = top[k].x < top[i].x ? k : i, to = i + k - from;

		trace_polygon(c, (struct vec[4]){top[from], top[to], low[to], low[from]}, 4);
	}
	trace_fill(c, ink_solid(rgb(of->merlon_side)));
	trace_polygon(c, top, 4);
	trace_fill(c, ink_solid(season_roof(c->season, rgb(of->merlon_top), 1.0f)));
	if (c->scale >= 150.0f) {
		trace_strip(c, top, 4, 0.003f, true);
		trace_fill(c, ink_alpha(INK_OUTLINE, 0.75f));
	}
}

/* What the wind has blown against its foot. */
static void wall_drift(struct easel *c, struct vec a, struct vec b, uint32_t look)
{
	float high = 0.008f + 0.002f * (float)(look >> 7 & 7), low = 0.004f + 0.001f * (float)(look >> 11 & 7);
	struct vec m = vec_mix(a, b, 0.5f), drift[6] = {vec_up(a, 0.007f),  vec_up(m, high), vec_up(b, 0.007f),
	                                                vec_up(b, -0.004f), vec_up(m, -low), vec_up(a, -0.004f)};

	fill_polygon(c, drift, 6,
	             ink_vertical(rgb(c->season->snow), rgb(c->season->snow_shade), m.y - high, m.y + low));
}

void masonry_draw(struct easel *c, const struct item *w, const struct masonry *of)
{
	struct sides s = wall_sides(w, of->thick);
	float high = w->high;
	bool field_south = s.field[0].y + s.field[1].y > s.city[0].y + s.city[1].y;

	if (field_south) {
		struct vec m = vec_mix(s.field[0], s.field[1], 0.5f);

		wall_face(c, s.field[0], s.field[1], w, of);
		if (of->slits && w->look % 8 == 0)
			fill_rect(c, m.x - 0.004f, m.y - high * 0.68f, m.x + 0.004f, m.y - high * 0.42f,
			          ink_solid(rgb(0x4A3B30)));
		if (c->season->snowy > 0.0f)
			wall_drift(c, s.field[0], s.field[1], w->look);
	} else {
		wall_face(c, s.city[0], s.city[1], w, of);
	}

	struct vec walk[4] = {vec_up(s.field[0], high), vec_up(s.field[1], high), vec_up(s.city[1], high),
	                      vec_up(s.city[0], high)};

	fill_polygon(c, walk, 4, ink_solid(rgb(of->walk)));
	struct vec lit[4] = {vec_mix(walk[0], walk[3], 0.35f), vec_mix(walk[1], walk[2], 0.35f),
	                     vec_mix(walk[1], walk[2], 0.78f), vec_mix(walk[0], walk[3], 0.78f)};

	fill_polygon(c, lit, 4, ink_solid(season_roof(c->season, rgb(of->lit), 0.5f)));
	trace_line(c, walk[0], walk[1], OUTLINE_WIDTH * 0.8f);
	trace_line(c, walk[3], walk[2], OUTLINE_WIDTH * 0.8f);
	trace_fill(c, ink_solid(INK_OUTLINE));
	if (w->look & MERLON)
		merlon(c, &s, high, of);
}

void masonry_shade(struct easel *c, const struct item *w, const struct masonry *of)
{
	struct vec a = w->at, b = w->to;
	struct vec far = vec(w->high * 0.75f * c->sun, w->high * 0.32f * c->sun);
	struct vec quad[4] = {a, b, vec_plus(b, far), vec_plus(a, far)};

	shade_polygon(c, quad, 4, 1.0f);
	shade_line(c, a, b, of->thick + 0.012f, 0.85f);
}

/* The wall of any city. */
static const struct masonry rubble = {.thick = WALL_THICK,
                                      .merlon = 0.020f,
                                      .courses = 4,
                                      .face = {0xB6A78D, 0x9A8A6F},
                                      .walk = 0xAD9D83,
                                      .lit = 0xB5A68C,
                                      .merlon_side = 0x9A8B73,
                                      .merlon_top = 0xCABFA8};

static void wall_draw(struct easel *c, const struct item *w) { masonry_draw(c, w, &rubble); }

static void wall_shade(struct easel *c, const struct item *w) { masonry_shade(c, w, &rubble); }

static bool at_gate(const struct plan *p, struct vec q)
{
	for (int i = 0; i < p->gate_count; i++)
		if (vec_distance(p->gates[i].at, q) < 0.058f)
			return true;
	return false;
}

static void mid_tower_add(struct scene *s, struct vec at)
{
	struct item *t = scene_add(s, mid_tower_draw, mid_tower_shade, vec_off(at, 0, 0.014f));

	t->size = 0.033f;
	t->depth += 60;
}

static void wall_towers(struct scene *s, const struct line *line, float length)
{
	if (length < 0.45f || s->plan.band.count)
		return;
	for (int i = 1; i <= 2; i++) {
		struct vec at = line_point(line, length * (float)i / 3.0f, NULL);
		bool crowded = false;

		for (int k = 0; k < s->plan.gate_count; k++)
			crowded |= vec_distance(s->plan.gates[k].at, at) < 0.13f;
		if (!crowded)
			mid_tower_add(s, at);
	}
}

/* How far before a free end its tower stands: no stone of it lies on the road. */
#define TOWER_BEFORE_ROAD 0.045f

static void wall_add(struct scene *s, const struct plan_wall *wall)
{
	const struct line *line = &wall->line;
	float length = line_length(line) - (wall->tower ? TOWER_BEFORE_ROAD : 0);
	int count = (int)(length / SEGMENT + 0.5f) | 1;

	for (int i = 0; i < count; i++) {
		struct vec a = line_point(line, length * (float)i / (float)count, NULL);
		struct vec b = line_point(line, length * (float)(i + 1) / (float)count, NULL);

		struct vec m = vec_mix(a, b, 0.5f);

		/* where the lower of two crossing cities runs on, its caps are open */
		if (at_gate(&s->plan, m) || shape_holds(s->plan.band.at, s->plan.band.count, m))
			continue;
		struct item *w = scene_add(s, wall_draw, wall_shade, a);

		w->to = b;
		w->high = WALL_HIGH;
		w->look = (w->look & ~MERLON) | (i & 1 ? MERLON : 0);
		w->depth = (int)((fmaxf(a.y, b.y) + 0.010f) * DEPTH_UNIT);
	}
	wall_towers(s, line, length);
	if (wall->tower)
		mid_tower_add(s, line_point(line, length, NULL));
}

void walls_add(struct scene *s)
{
	for (int i = 0; i < s->plan.wall_count; i++)
		wall_add(s, &s->plan.walls[i]);
}

/* The corner a wall ends at; -1: it ends inside the tile. */
static int corner_of(struct vec end)
{
	for (int i = 0; i < 4; i++)
		if (vec_distance(vec_turned(vec(0, 0), i), end) < 0.01f)
			return i;
	return -1;
}

unsigned paint_towers(const struct tile_type *type, int rotation)
{
	struct plan plan;
	unsigned towers = 0;

	if (type->edges[0] == TERRAIN_ANY) /* walled all round */
		return 15;
	plan_build(&plan, type, rotation);
	for (int i = 0; i < plan.wall_count; i++) {
		const struct line *line = &plan.walls[i].line;
		int first = corner_of(line->at[0]), last = corner_of(line->at[line->count - 1]);

		if (first >= 0)
			towers |= 1u << first;
		if (last >= 0)
			towers |= 1u << last;
	}
	return towers;
}

struct paint_frame paint_tower_frame(int size)
{
	int unit = (size + 31) / 32;

	return (struct paint_frame){6 * unit, 8 * unit, 12 * unit, 12 * unit};
}

void paint_tower(enum paint_season season, int size, uint8_t *rgba, void *scratch)
{
	struct paint_frame f = paint_tower_frame(size);
	struct easel c;
	const struct item at = {.at = {0.0f, 0.012f}};

	easel_init(&c, f, size, rgba, scratch);
	c.season = season_of(season);
	corner_tower_shade(&c, &at);
	easel_paint_shade(&c);
	corner_tower_draw(&c, &at);
	easel_finish(&c);
}
