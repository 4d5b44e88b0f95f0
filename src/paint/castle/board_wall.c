/* board_wall.c - the wall: a walk of flagstones with battlements, and its corner towers. */
#include <math.h>

#include "paint/castle/board.h"
#include "paint/castle/court.h"
#include "paint/kit/season.h"

#define FACE_HIGH 0.17f /* of the wall's outer side, seen from the south */
#define INNER_HIGH 0.055f
#define WALL_INK rgb(0x453D3A)

static bool near(const struct paint_board *b, int space, struct vec low, struct vec high)
{
	struct vec m = board_middle(b, space);

	return m.x > low.x - 1.2f && m.x < high.x + 1.2f && m.y > low.y - 1.2f && m.y < high.y + 1.2f;
}

/* Unit vector out of a space across one of its edges. */
static struct vec outward(const struct paint_board *b, int space, int edge)
{
	struct vec p = board_corner(b, space, edge), q = board_corner(b, space, edge + 1), m = board_middle(b, space);
	struct vec n = vec_right(vec_unit(q, p));

	if ((p.x - m.x) * n.x + (p.y - m.y) * n.y < 0.0f)
		n = vec(-n.x, -n.y);
	return n;
}

/* The edge from west to east. */
static void level(struct vec *p, struct vec *q)
{
	if (p->x > q->x) {
		struct vec swap = *p;

		*p = *q;
		*q = swap;
	}
}

/* ---- faces ---- */

static void face(struct easel *c, struct vec p, struct vec q, float high, uint32_t look)
{
	struct vec quad[4] = {p, q, vec_off(q, 0, high), vec_off(p, 0, high)};
	int wide = (int)(vec_distance(p, q) / 0.10f) + 1, rows = (int)(high / 0.042f) + 1;

	fill_polygon(c, quad, 4, ink_vertical(rgb(0xBFAA86), rgb(0x6A594E), p.y, p.y + high));
	for (int i = 1; i < rows && c->scale >= 60.0f; i++) {
		float h = high * (float)i / (float)rows;

		trace_line(c, vec_off(p, 0, h), vec_off(q, 0, h), 0.005f);
		for (int k = 0; k < wide; k++) {
			float x = p.x + (q.x - p.x) * ((float)k + (i & 1 ? 0.25f : 0.75f)) / (float)wide;

			trace_line(c, vec(x, p.y + h), vec(x, p.y + h + high / (float)rows), 0.005f);
		}
	}
	trace_fill(c, ink_alpha(rgb(0x37302F), 0.40f));
	if (high > 0.1f && look % 3 == 0) {
		float x = (p.x + q.x) * 0.5f;

		fill_rect(c, x - 0.011f, p.y + high * 0.30f, x + 0.011f, p.y + high * 0.62f,
		          ink_solid(rgb(look % 2 ? 0x2E292C : 0xFFCF7A)));
	}
}

static void draw_faces(const struct paint_board *b, struct easel *c, int space)
{
	for (int e = 0; e < b->castle->spaces[space].point_count; e++) {
		struct vec p = board_corner(b, space, e), q = board_corner(b, space, e + 1);

		if (outward(b, space, e).y < 0.3f || board_side(b, space, e) != SIDE_OUTSIDE)
			continue;
		level(&p, &q);
		face(c, p, q, FACE_HIGH, hash4((uint32_t)space, 3, b->seed, 0xface));
	}
}

/* ---- the walk ---- */

static struct rgb flag_color(const struct paint_board *b, int space)
{
	uint32_t look = hash4((uint32_t)space, 1, b->seed, 0xf1a6);
	struct rgb stone = rgb_mix(rgb(0xDACBA8), rgb(0xC6B591), (float)(look & 255) / 255.0f);

	/* tens are of another stone, so that the eye can count */
	return space % 10 == 0  ? rgb_mix(stone, rgb(0xC98F62), 0.55f)
	       : space % 5 == 0 ? rgb_mix(stone, rgb(0xC98F62), 0.22f)
	                        : stone;
}

static void draw_walk(const struct paint_board *b, struct easel *c, int space)
{
	struct vec shape[CASTLE_SHAPE_MAX];
	int n = b->castle->spaces[space].point_count;

	for (int i = 0; i < n; i++)
		shape[i] = board_corner(b, space, i);
	fill_polygon(c, shape, n, ink_solid(season_roof(c->season, flag_color(b, space), 0.35f)));
	/* pits and veins */
	if (c->scale >= 60.0f) {
		struct vec m = board_middle(b, space);

		for (int i = 0; i < 5; i++) {
			uint32_t h = hash4((uint32_t)space, (uint32_t)i, b->seed, 0x917);
			struct vec p = vec_off(m, ((float)(h & 255) / 255.0f - 0.5f) * 0.34f,
			                       ((float)(h >> 8 & 255) / 255.0f - 0.5f) * 0.34f);

			trace_ellipse(c, p, 0.010f + (float)(h >> 16 & 7) * 0.003f, 0.006f);
		}
		trace_fill(c, ink_alpha(rgb(0x6E6252), 0.16f));
	}
	trace_strip(c, shape, n, 0.014f, true);
	trace_fill(c, ink_alpha(WALL_INK, 0.75f));
}

static void draw_sides(const struct paint_board *b, struct easel *c, int space)
{
	for (int e = 0; e < b->castle->spaces[space].point_count; e++) {
		struct vec p = board_corner(b, space, e), q = board_corner(b, space, e + 1), n = outward(b, space, e);
		enum board_side side = board_side(b, space, e);

		if (side == SIDE_COURT && n.y > 0.3f) {
			level(&p, &q);
			face(c, vec_up(p, INNER_HIGH), vec_up(q, INNER_HIGH), INNER_HIGH, 1);
			fill_line(c, vec_up(p, INNER_HIGH), vec_up(q, INNER_HIGH), 0.012f, ink_solid(WALL_INK));
		} else if (side == SIDE_COURT) {
			struct vec in = vec(-n.x * 0.020f, -n.y * 0.020f);

			fill_line(c, vec_plus(p, in), vec_plus(q, in), 0.040f,
			          ink_solid(season_roof(c->season, rgb(n.x > 0.3f ? 0x8F8475 : 0xD8CDB8), 0.8f)));
			fill_line(c, p, q, 0.014f, ink_solid(WALL_INK));
		} else if (side == SIDE_OUTSIDE) {
			fill_line(c, p, q, 0.016f, ink_solid(WALL_INK));
		}
	}
}

/* A merlon: a block on the rim, its foot's middle at m; along the rim so wide, so deep and so high. */
static void merlon(struct easel *c, struct vec m, struct vec n, float wide, float deep, float tall)
{
	float dx = -n.y * wide * 0.5f, dy = n.x * wide * 0.5f;
	struct vec in = vec_along(m, n, -deep);
	struct vec foot[4] = {vec_off(m, -dx, -dy), vec_off(m, dx, dy), vec_off(in, dx, dy), vec_off(in, -dx, -dy)};
	struct vec top[4];

	for (int i = 0; i < 4; i++)
		top[i] = vec_up(foot[i], tall);
	for (int i = 0; i < 4; i++) {
		struct vec side[4] = {top[i], top[(i + 1) & 3], foot[(i + 1) & 3], foot[i]};

		fill_polygon(c, side, 4, ink_solid(rgb(0x9C8B70)));
		fill_strip(c, side, 4, 0.010f, true, ink_solid(WALL_INK));
	}
	for (int i = 0; i < 4; i++) {
		struct vec side[4] = {top[i], top[(i + 1) & 3], foot[(i + 1) & 3], foot[i]};

		fill_polygon(c, side, 4, ink_solid(rgb(0x9C8B70)));
	}
	fill_polygon(c, top, 4, ink_solid(season_roof(c->season, rgb(0xE4D6B8), 1.0f)));
}

static void draw_merlons(const struct paint_board *b, struct easel *c, int space)
{
	for (int e = 0; e < b->castle->spaces[space].point_count; e++) {
		struct vec p = board_corner(b, space, e), q = board_corner(b, space, e + 1), n = outward(b, space, e);
		int count = (int)(vec_distance(p, q) / 0.125f + 0.5f);

		if (board_side(b, space, e) != SIDE_OUTSIDE || b->castle->spaces[space].corner != CASTLE_NO_CORNER)
			continue;
		for (int i = 0; i < count; i++)
			merlon(c, vec_mix(p, q, ((float)i + 0.5f) / (float)count), n, 0.078f, 0.062f, 0.045f);
	}
}

/* A corner tower has battlements of its own, low ones: between them and the wall tile in its middle two numbers stand
 * (view/table/compose.c). */
static void draw_tower(const struct paint_board *b, struct easel *c, int first)
{
	int index = b->castle->spaces[first].corner;

	if (index == CASTLE_NO_CORNER || b->castle->corners[index].first != first)
		return;
	struct vec t = board_tower(b, index);
	uint32_t look = hash4((uint32_t)first, 1, b->seed, 0xf1a6);
	struct item tower = {.at = t, .look = (look & ~1u) | (first == 0)};
	/* the shared side of both halves runs across the way from one to the other */
	struct item halves = {.at = t, .to = vec_right(vec_unit(t, board_middle(b, first)))};

	rampart_draw(c, &tower);
	rampart_halves_draw(c, &halves);
	rampart_rim_draw(c, &tower);
}

static void shade_wall(const struct paint_board *b, struct easel *c, int space)
{
	enum { STEPS = 4 };
	struct vec shape[CASTLE_SHAPE_MAX];
	int n = b->castle->spaces[space].point_count;

	for (int s = 0; s <= STEPS; s++) {
		float t = (float)s / STEPS;

		for (int i = 0; i < n; i++) {
			struct vec p = board_corner(b, space, i);

			shape[i] = vec_off(p, 0.25f * t, 0.15f * t);
		}
		shade_polygon(c, shape, n, 1.0f);
	}
}

void board_shade_wall(const struct paint_board *b, struct easel *c, struct vec low, struct vec high)
{
	for (int i = 0; i < b->castle->space_count; i++)
		if (near(b, i, low, high))
			shade_wall(b, c, i);
}

void board_draw_wall(const struct paint_board *b, struct easel *c, struct vec low, struct vec high)
{
	static void (*const passes[])(const struct paint_board *b, struct easel *c,
	                              int space) = {draw_faces, draw_walk, draw_sides, draw_merlons, draw_tower};

	for (size_t pass = 0; pass < sizeof passes / sizeof passes[0]; pass++)
		for (int i = 0; i < b->castle->space_count; i++)
			if (near(b, i, low, high))
				passes[pass](b, c, i);
}
