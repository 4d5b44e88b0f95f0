/* plan_road.c - roads: through the tile, to a village, a gate, a building. */

#include "paint/land/carcassonne.h"
#include "paint/land/plan.h"

static int first_edge(unsigned edges)
{
	int e = 0;

	while (e < 3 && !(edges >> e & 1))
		e++;
	return e;
}

static void road_through(struct line *line, unsigned edges, bool tight)
{
	int a = first_edge(edges), b = first_edge(edges & ~(1u << a));

	if (((b - a) & 3) == 2) {
		line_leave(line, a, 0.2f);
		/* a gentle swing, so that a straight road is not a ruler's */
		struct vec m = vec_turned(vec(0.512f, 0.5f), a);

		line_curve(line, port(a, 0.3f), vec_turned(vec(0.512f, 0.4f), a), m, 6);
		line_curve(line, vec_turned(vec(0.512f, 0.6f), a), port(b, 0.3f), port(b, 0.2f), 6);
		line_reach(line, b, 0.2f);
	} else {
		line_bend(line, a, b, tight ? 0.14f : 0.2f, tight ? 0.16f : 0.17f);
	}
}

/* From an edge to a point that is entered in direction into. */
static void road_to(struct line *line, int edge, struct vec to, struct vec into)
{
	float far = vec_distance(port(edge, 0.2f), to) * 0.4f;

	line_leave(line, edge, 0.2f);
	line_curve(line, port(edge, 0.2f + far), vec_along(to, into, -far), to, 14);
}

static int city_edges(const struct tile_type *t)
{
	int count = 0;

	for (int e = 0; e < EDGE_COUNT; e++)
		count += t->edges[e] == TERRAIN_CITY;
	return count;
}

/* Where on the wall a road from this edge finds its gate. */
static struct vec gate_near(const struct plan *p, int edge)
{
	const struct tile_type *t = p->type;

	if (city_edges(t) == 2) {
		/* two roads at a city corner: each gate on its own half of the diagonal */
		int next = (edge + 1) & 3;
		bool beside = t->edges[next] == TERRAIN_CITY;

		return vec_turned(vec(beside ? 0.71f : 0.29f, 0.36f), edge);
	}
	for (int e = 0; e < EDGE_COUNT; e++)
		if (t->edges[e] == TERRAIN_CITY && city_edges(t) == 1)
			return port(e, 0.285f);
	return port(edge, 0.285f);
}

/* The city to whose gate a road from this edge leads: that which the tile says it meets, or its first. */
static int gate_city(const struct tile_type *t, int edge)
{
	int road = 0, city = 0;

	while (road < t->road_count && !(t->roads[road].edges >> edge & 1))
		road++;
	for (int l = 0; l < t->link_count; l++)
		for (int c = 0; t->links[l] >> (LINK_ROAD + road) & 1 && c < t->city_count; c++)
			city = t->links[l] >> (LINK_CITY + c) & 1 ? c : city;
	return city;
}

/* Two cities, one road to each: the gate in the middle of its cap. */
static struct vec gate_place(const struct plan *p, int city, int edge)
{
	const struct tile_type *t = p->type;

	return t->city_count == 2 && t->road_count == 2 && t->link_count == 2
	           ? port(first_edge(t->cities[city].edges), 0.285f)
	           : gate_near(p, edge);
}

static void road_to_gate(struct plan *p, struct line *line, int edge)
{
	int city = gate_city(p->type, edge);
	struct plan_gate *g = plan_add_gate(p, city, gate_place(p, city, edge));

	road_to(line, edge, g->at, vec(-g->out.x, -g->out.y));
}

/* To a gate in the great wall of the City of Carcassonne. */
static void road_to_city(const struct plan *p, struct line *line, int edge)
{
	struct vec best = vec(0.5f, 0.5f), out = vec(0, 1);
	float near = 9.0f;

	for (int i = 0; i < CITY_GATES; i++) {
		struct vec at = vec_minus(city_gates[i].at, city_cell(p->type));
		float d = vec_distance(at, vec(0.5f, 0.5f));

		if (d < near) {
			near = d;
			best = at;
			out = city_gates[i].out;
		}
	}
	road_to(line, edge, best, vec(-out.x, -out.y));
}

/* Two roads that meet at a crossing between two city caps. */
static bool is_crossing(const struct tile_type *t)
{
	return t->city_count == 2 && t->road_count == 2 && city_edges(t) == 2 &&
	       (t->edges[EDGE_N] == t->edges[EDGE_S]) && t->edges[EDGE_N] != t->edges[EDGE_E];
}

/* Short roads from the crossing to a gate in each cap: they part the land, and are no roads. */
static void add_stubs(struct plan *p)
{
	for (int i = 0; i < p->type->city_count && p->stub_count < PLAN_STUBS; i++) {
		struct plan_gate *g = plan_add_gate(p, i, port(first_edge(p->type->cities[i].edges), 0.285f));
		struct line *line = &p->stubs[p->stub_count++];

		line_add(line, vec(0.5f, 0.5f));
		line_add(line, vec_mix(vec(0.5f, 0.5f), g->at, 0.5f));
		line_add(line, g->at);
	}
}

static void road_ending(struct plan *p, struct line *line, int edge)
{
	bool ends = p->building || p->village || is_crossing(p->type) || !p->type->city_count;
	struct vec to = p->building ? p->building_at : p->village ? p->village_at : vec(0.5f, 0.5f);

	if (p->type->flags & TILE_CARCASSONNE)
		road_to_city(p, line, edge);
	else if (p->volcano && !p->building)
		road_to(line, edge, port(edge, 0.34f), vec_unit(port(edge, 0.0f), p->volcano_at));
	else if (ends)
		road_to(line, edge, to, vec_unit(port(edge, 0.2f), to));
	else
		road_to_gate(p, line, edge);
}

/* Where the roads cross the rivers. */
static void add_bridges(struct plan *p)
{
	for (int i = 0; i < p->road_count; i++) {
		float length = line_length(&p->roads[i]), best = 0.03f;
		struct plan_bridge found = {0};

		for (float s = 0.0f; s < length; s += 0.01f) {
			struct vec along, q = line_point(&p->roads[i], s, &along);

			for (int k = 0; k < p->water_count; k++) {
				float d = line_distance(&p->waters[k], q);

				if (d < best) {
					best = d;
					found = (struct plan_bridge){q, along};
				}
			}
		}
		if (best < 0.03f && p->bridge_count < PLAN_BRIDGES)
			p->bridges[p->bridge_count++] = found;
	}
}

/* Which field owns a half-edge; -1: none. */
static int field_at(const struct tile_type *t, int half)
{
	for (int i = 0; i < t->field_count; i++)
		if (t->fields[i].half_edges >> half & 1)
			return i;
	return -1;
}

/* Does a wall run to the corner after this edge, to keep the fields on both sides of it apart? */
static bool corner_parted(const struct tile_type *t, int edge)
{
	int before = field_at(t, 2 * edge + 1), after = field_at(t, (2 * edge + 2) & 7);

	return before >= 0 && after >= 0 && before != after;
}

/* From the middle of a cap to the corner after an edge; it leaves the cap straight for so far, then bends inwards. */
static void spur_to(struct plan_wall *w, int cap, int corner, float straight, float inwards)
{
	struct vec end = vec_turned(vec(1, 0), corner), from = port(cap, 0.285f);
	struct vec bend = vec_mix(from, end, 0.55f);

	line_add(&w->line, from);
	line_curve(&w->line, vec_mix(from, port(cap, 0.60f), straight), vec_mix(bend, vec(0.5f, 0.5f), inwards), end,
	           16);
}

/* From both sides of a lone cap to the two corners across from it (AM_spurs). */
static bool add_far_spurs(struct plan *p)
{
	const struct tile_type *t = p->type;
	int cap = first_edge(t->cities[0].edges), opposite = (cap + 2) & 3;

	if (t->city_count != 1 || city_edges(t) != 1 || t->road_count || !corner_parted(t, opposite) ||
	    !corner_parted(t, (cap + 1) & 3))
		return false;
	for (int side = 0; side < 2; side++) { /* the wall runs from the corner before the cap to the one after it */
		struct plan_wall *w = plan_add_wall(p, 0);
		struct vec from = vec_turned(vec(side ? 0.84f : 0.16f, 0.165f), cap);
		struct vec end = vec_turned(vec(side ? 1.0f : 0.0f, 1.0f), cap);

		line_add(&w->line, from);
		line_curve(&w->line, vec_turned(vec(side ? 0.74f : 0.26f, 0.40f), cap),
		           vec_turned(vec(side ? 0.76f : 0.24f, 0.75f), cap), end, 16);
	}
	return true;
}

/* A spur of a city's wall to a corner of the tile (KR_corner, IC_split). */
static void add_spur(struct plan *p)
{
	const struct tile_type *t = p->type;
	int corner = 0, city = 0;

	if (!t->city_count || t->flags & TILE_CARCASSONNE)
		return;
	while (corner < EDGE_COUNT && !corner_parted(t, corner))
		corner++;
	if (corner == EDGE_COUNT)
		return;
	if (add_far_spurs(p))
		return;
	struct plan_wall *w = plan_add_wall(p, 0);

	while (city < 3 && (t->edges[city] != TERRAIN_CITY || t->edges[(city + 3) & 3] == TERRAIN_CITY))
		city++;
	if (city_edges(t) == 2) {
		line_add(&w->line, vec_turned(vec(0.53f, 0.47f), city));
		line_curve(&w->line, vec_turned(vec(0.36f, 0.62f), city), vec_turned(vec(0.2f, 0.76f), city),
		           vec_turned(vec(0, 1), city), 12);
		return;
	}
	spur_to(w, city, corner, 0.55f, 0.15f);
}

/* Does a road reach two edges beside each other? */
static bool is_bend(unsigned edges) { return edges == 3 || edges == 6 || edges == 12 || edges == 9; }

/* From a cap to the bend of the road before it, so that the field on one side is not that on the other. */
static void add_spur_to_road(struct plan *p)
{
	const struct tile_type *t = p->type;

	if (t->city_count != 1 || city_edges(t) != 1 || t->road_count != 1 || t->field_count != 3 ||
	    !is_bend(t->roads[0].edges))
		return;
	struct plan_wall *w = plan_add_wall(p, 0);
	int cap = first_edge(t->cities[0].edges);
	bool near = t->roads[0].edges >> ((cap + 1) & 3) & 1; /* the road leaves by the edge after the cap's */
	struct vec along, from = port(cap, 0.285f),
	                  to = line_point(&p->roads[0], line_length(&p->roads[0]) * 0.25f, &along);
	struct vec other = line_point(&p->roads[0], line_length(&p->roads[0]) * 0.75f, &along);
	struct vec side = port((cap + (near ? 1 : 3)) & 3, 0.0f);

	if (vec_distance(other, side) < vec_distance(to, side))
		to = other;
	to = vec_mix(from, to, 1.0f - 0.9f * ROAD_HALF / vec_distance(from, to));
	w->tower = true;
	line_add(&w->line, from);
	line_add(&w->line, vec_mix(from, to, 0.5f));
	line_add(&w->line, to);
}

/* Between a cap and another city's wall, to the corner that the two have in common: the enclosed field stays apart. */
static void add_inner_spur(struct plan *p)
{
	const struct tile_type *t = p->type;
	int cap = 0;

	while (cap < EDGE_COUNT && t->cities[0].edges != 1U << cap)
		cap++;
	if (p->span.half > 0.0f || t->city_count != 2 || city_edges(t) != 3 || t->field_count != 2 || cap == EDGE_COUNT)
		return;
	spur_to(plan_add_wall(p, 0), cap, (cap + 2) & 3, 0.15f, -0.25f);
}

/* One straight road on a bridge over another. */
static void add_overpass(struct plan *p)
{
	if (!(p->type->flags & TILE_BRIDGE) || p->type->river_count || p->road_count != 2)
		return;
	struct vec along;

	p->bridges[p->bridge_count].at = line_point(&p->roads[0], line_length(&p->roads[0]) * 0.5f, &along);
	p->bridges[p->bridge_count++].along = along;
}

/* under the city; the meadow runs round each mouth of the tunnel. */
static void road_under(struct plan *p, int edge)
{
	p->road_count = 2;
	for (int i = 0; i < 2; i++) {
		int half = 2 * ((edge + 2 * i) & 3);
		bool parts = field_at(p->type, half) != field_at(p->type, half + 1); /* the wall is reached */

		line_leave(&p->roads[i], edge + 2 * i, 0.1f);
		line_add(&p->roads[i], port(edge + 2 * i, parts ? 0.27f : 0.13f));
	}
}

/* one goes through, and the third arm comes to it from the side; at the fork stands a well. */
static void road_forked(struct plan *p, unsigned edges)
{
	int arm = edges & 1U << EDGE_N && edges & 1U << EDGE_S ? EDGE_E : EDGE_N;

	if (!(edges >> arm & 1))
		arm = (arm + 2) & 3;
	p->road_count = 2;
	road_through(&p->roads[0], edges & ~(1U << arm), false);
	road_to(&p->roads[1], arm, vec(0.5f, 0.5f), vec_unit(port(arm, 0.0f), vec(0.5f, 0.5f)));
	p->forked = true;
}

void plan_add_roads(struct plan *p)
{
	const struct tile_type *t = p->type;

	p->road_count = t->road_count;
	for (int i = 0; i < t->road_count; i++) {
		unsigned edges = t->roads[i].edges;

		if (t->flags & TILE_TUNNEL)
			road_under(p, first_edge(edges));
		else if (bit_count(edges) > 2)
			road_forked(p, edges);
		else if (edges & (edges - 1))
			road_through(&p->roads[i], edges, city_edges(t) == 2);
		else
			road_ending(p, &p->roads[i], first_edge(edges));
	}
	if (is_crossing(t))
		add_stubs(p);
	add_bridges(p);
	add_overpass(p);
	add_spur(p);
	add_inner_spur(p);
	add_spur_to_road(p);
}
