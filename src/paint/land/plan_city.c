/* plan_city.c - city grounds, walls and gates. */

#include "paint/land/plan.h"

enum { CAP_STEPS = 28 };

/* How deep the city reaches at a place along its edge (0 ... 1). */
static float cap_depth(float along)
{
	static const float at[] = {0.0f, 0.07f, 0.16f, 0.31f, 0.5f};
	static const float depth[] = {0.0f, 0.058f, 0.135f, 0.245f, 0.285f};
	static const float slope[] = {0.84f, 0.84f, 0.80f, 0.50f, 0.0f};
	float t = along > 0.5f ? 1.0f - along : along;
	int i = 0;

	while (i < 3 && t > at[i + 1])
		i++;
	float h = at[i + 1] - at[i], s = (t - at[i]) / h, s2 = s * s, s3 = s2 * s;

	return depth[i] * (2 * s3 - 3 * s2 + 1) + depth[i + 1] * (3 * s2 - 2 * s3) +
	       h * (slope[i] * (s3 - 2 * s2 + s) + slope[i + 1] * (s3 - s2));
}

/* The curve over an edge from its first corner (clockwise) to its second. */
static void cap_line(struct line *line, int edge, float deep)
{
	for (int i = 0; i <= CAP_STEPS; i++) {
		float t = (float)i / CAP_STEPS;

		line_add(line, vec_turned(vec(t, cap_depth(t) * deep), edge));
	}
}

/* From the start of edge to the end of the next one, sagging towards the city, and so much more. */
static void diagonal_line(struct line *line, int edge, float more)
{
	line_add(line, vec_turned(vec(0, 0), edge));
	line_curve(line, vec_turned(vec(0.34f + more, 0.25f - more), edge),
	           vec_turned(vec(0.75f + more, 0.66f - more), edge), vec_turned(vec(1, 1), edge), CAP_STEPS);
}

static struct plan_region *add_region(struct plan *p, int city)
{
	struct plan_region *r = &p->regions[p->region_count++];

	r->city = city;
	return r;
}

struct plan_wall *plan_add_wall(struct plan *p, int city)
{
	struct plan_wall *w = &p->walls[p->wall_count++];

	w->city = city;
	return w;
}

static void line_append(struct line *line, const struct line *more)
{
	for (int i = 0; i < more->count; i++)
		line_add(line, more->at[i]);
}

static void add_cap(struct plan *p, int city, int edge, float deep)
{
	struct plan_wall *w = plan_add_wall(p, city);

	cap_line(&w->line, edge, deep);
	line_append(&add_region(p, city)->outline, &w->line);
}

static void add_corner(struct plan *p, int city, int edge)
{
	struct plan_wall *w = plan_add_wall(p, city);
	struct plan_region *r = add_region(p, city);
	/* another corner behind it: the strip of field between them wants room */
	bool opposed = p->type->edges[(edge + 2) & 3] == TERRAIN_CITY &&
	               p->type->edges[(edge + 3) & 3] == TERRAIN_CITY && p->type->city_count == 2;

	diagonal_line(&w->line, edge, opposed ? 0.06f : 0.0f);
	line_append(&r->outline, &w->line);
	line_add(&r->outline, vec_turned(vec(1, 0), edge));
}

static bool edges_opposite(unsigned edges) { return edges == 5 || edges == 10; }

/* The edge of a cap that reaches over the band of another city to the field behind it (AM_capband: both fields border
 * both cities); -1: none does. */
static int reaching_edge(const struct tile_type *t)
{
	int e = 0;

	if (t->city_count != 2 || t->field_count != 2 || t->fields[0].cities != 3 || t->fields[1].cities != 3 ||
	    !edges_opposite(t->cities[1].edges))
		return -1;
	while (e < EDGE_COUNT && t->cities[0].edges != 1U << e)
		e++;
	return e < EDGE_COUNT && t->edges[(e + 2) & 3] == TERRAIN_FIELD ? e : -1;
}

/* The whole square but for caps of field on the edges that are not the city's. */
static void add_belly(struct plan *p, int city, unsigned edges)
{
	struct line *outline = &add_region(p, city)->outline;

	for (int e = 0; e < EDGE_COUNT; e++) {
		if (edges >> e & 1) {
			line_add(outline, vec_turned(vec(0, 0), e));
			continue;
		}
		struct line cap = {0}, *wall = &plan_add_wall(p, city)->line;

		/* before the cap of another city lies a strip of field */
		cap_line(&cap, e,
		         reaching_edge(p->type) == e         ? 1.90f
		         : p->type->edges[e] == TERRAIN_CITY ? 1.55f
		                                             : 1.0f);
		for (int i = 0; i + 1 < cap.count; i++)
			line_add(outline, cap.at[i]);
		while (cap.count)
			line_add(wall, cap.at[--cap.count]); /* the field lies on its other hand */
	}
}

/* Two caps joined by a deck over what lies between them. */
static void add_span(struct plan *p, int city, int edge, float deep, float half)
{
	add_cap(p, city, edge, deep);
	add_cap(p, city, edge + 2, deep);
	p->span.city = city;
	p->span.half = half;
	p->span.a = vec_turned(vec(0.5f, 0.285f * deep - 0.02f), edge);
	p->span.b = vec_turned(vec(0.5f, 1.02f - 0.285f * deep), edge);
}

/* Two separate cities that cross: the first on a bridge over the second. */
static void add_crossing(struct plan *p)
{
	const float deep = 0.74f, half = 0.070f, reach = 0.285f * deep;
	int low = p->type->cities[0].edges & 1 << EDGE_N ? 1 : 0;

	/* The enclosed fields join below the deck; the northern one comes first. */
	add_cap(p, low, low, deep);
	add_cap(p, low, low + 2, deep);
	/* from within its caps, between its side walls */
	line_add(&p->band, vec(reach - 0.05f, 0.515f - half));
	line_add(&p->band, vec(1.05f - reach, 0.515f - half));
	line_add(&p->band, vec(1.05f - reach, 0.485f + half));
	line_add(&p->band, vec(reach - 0.05f, 0.485f + half));
	for (int side = 0; side < 2; side++) {
		struct plan_wall *w = plan_add_wall(p, low);
		float y = side ? 0.5f + half : 0.5f - half, west = reach - 0.004f;

		line_add(&w->line, vec(side ? west : 1.0f - west, y));
		line_add(&w->line, vec(side ? 1.0f - west : west, y));
	}
	add_span(p, 1 - low, 0, deep, 0.066f);
	p->span.pass[0] = vec(0.5f, 0.32f);
	p->span.pass[1] = vec(0.5f, 0.68f);
	p->span.pass_field[0] = 0;
	p->span.pass_field[1] = 1;
}

static void add_reach(struct plan *p)
{
	int e = reaching_edge(p->type);

	if (e < 0)
		return;
	p->span.city = 0;
	p->span.half = 0.066f;
	p->span.a = vec_turned(vec(0.5f, 0.18f), e);
	p->span.b = vec_turned(vec(0.5f, 0.80f), e);
	p->span.pass[0] = vec_turned(vec(0.5f, 0.39f), e);
	p->span.pass[1] = vec_turned(vec(0.5f, 0.80f), e);
	p->span.pass_field[0] = p->type->fields[0].half_edges ? 1 : 0;
	p->span.pass_field[1] = 1 - p->span.pass_field[0];
}

/* Does another city run across the tile behind this cap? */
static bool faces_band(const struct tile_type *t, int city, int edge)
{
	for (int i = 0; i < t->city_count; i++) {
		unsigned beside = 1u << ((edge + 1) & 3) | 1u << ((edge + 3) & 3);

		if (i != city && (t->cities[i].edges & beside) == beside)
			return true;
	}
	return false;
}

static void add_city(struct plan *p, int city)
{
	const struct tile_type *t = p->type;
	unsigned edges = t->cities[city].edges;
	int count = 0, first = 0;

	for (int e = 3; e >= 0; e--) {
		count += edges >> e & 1;
		/* first of two adjacent: its successor is in, its predecessor is not */
		if ((edges >> e & 1) && !(edges >> ((e + 3) & 3) & 1))
			first = e;
	}
	if (count == 1) {
		float deep = faces_band(t, city, first) ? 0.80f : 1.0f;

		if (reaching_edge(t) >= 0)
			deep = 0.90f;
		else if (t->city_count == 1 && t->cities[city].pennants)
			deep = 1.3f; /* room for it and for a follower */
		add_cap(p, city, first, deep);
	} else if (edges_opposite(edges) && t->river_count) {
		int e = edges & 1 ? 0 : 1;

		add_span(p, city, e, 1.0f, 0.095f);
		p->span.pass[0] = vec(0.35f, 0.5f);
		p->span.pass[1] = vec(0.65f, 0.5f);
	} else if (count == 2 && !edges_opposite(edges)) {
		add_corner(p, city, first);
	} else {
		add_belly(p, city, edges);
	}
}

void plan_add_cities(struct plan *p)
{
	const struct tile_type *t = p->type;

	if (t->city_count == 2 && edges_opposite(t->cities[0].edges) && edges_opposite(t->cities[1].edges)) {
		add_crossing(p);
		return;
	}
	for (int i = 0; i < t->city_count; i++)
		add_city(p, i);
	add_reach(p);
}

struct plan_gate *plan_add_gate(struct plan *p, int city, struct vec near)
{
	struct plan_gate *g = &p->gates[p->gate_count++];
	float best = 1e9f;

	g->city = city;
	for (int i = 0; i < p->wall_count; i++) {
		const struct line *line = &p->walls[i].line;
		float length = line_length(line);

		if (p->walls[i].city != city)
			continue;
		for (float s = 0.0f; s < length; s += 0.004f) {
			struct vec along, q = line_point(line, s, &along);
			float d = vec_distance(q, near);

			if (d < best) {
				best = d;
				g->at = q;
				g->out = vec_right(along);
			}
		}
	}
	return g;
}
