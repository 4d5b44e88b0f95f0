/* plan.c - puts the geometry of a tile together. */
#include <string.h>

#include "paint/land/plan.h"
#include "paint/land/sign.h"

/* ---- rivers, lakes, springs ---- */

static struct line *add_water(struct plan *p) { return &p->waters[p->water_count++]; }

/* How far a straight river swings to the south of its own frame, away from a city or building. */
static float river_swing(const struct plan *p, int edge)
{
	const struct tile_type *t = p->type;
	int left = (edge + 1) & 3, right = (edge + 3) & 3;
	float swing = 0.0f;

	if (t->edges[left] == TERRAIN_CITY && t->edges[right] == TERRAIN_CITY)
		return 0.0f;
	if (t->edges[left] == TERRAIN_CITY || t->edges[right] == TERRAIN_CITY)
		swing = t->edges[left] == TERRAIN_CITY ? -0.05f : 0.05f;
	else if (p->building)
		swing = vec_distance(p->building_at, port(left, 0.0f)) < 0.4f ? -0.07f : 0.07f;
	else if (t->road_count == 0)
		swing = 0.035f;
	return swing;
}

static void river_straight(struct plan *p, int a)
{
	struct line *line = add_water(p);
	int b = (a + 2) & 3;
	float x = 0.5f + river_swing(p, a);

	line_leave(line, a, 0.14f);
	line_curve(line, port(a, 0.28f), vec_turned(vec(x, 0.34f), a), vec_turned(vec(x, 0.5f), a), 8);
	line_curve(line, vec_turned(vec(x, 0.66f), a), port(b, 0.28f), port(b, 0.14f), 8);
	line_reach(line, b, 0.14f);
}

static void river_bend(struct plan *p, int a, int b)
{
	bool tight = p->type->city_count > 0 || p->type->road_count > 0;

	line_bend(add_water(p), a, b, tight ? 0.10f : 0.2f, tight ? 0.12f : 0.17f);
}

/* A closed round shape with lobes: radius times the eight factors, joined smoothly. */
static void blob(struct line *line, struct vec at, float radius, const float factor[8])
{
	for (int i = 0; i < 32; i++) {
		float t = (float)(i & 3) / 4.0f, s = t * t * (3 - 2 * t);
		float r = radius * (factor[i / 4] + (factor[(i / 4 + 1) & 7] - factor[i / 4]) * s);

		line_add(line, vec_off(at, r * vec_round(i).x, r * vec_round(i).y));
	}
}

/* A river that ends on the tile: in a spring, a lake, a lake below a city wall or a volcano. */
static void river_ending(struct plan *p, int edge)
{
	static const float lobes[8] = {1.05f, 0.98f, 1.12f, 0.92f, 1.0f, 1.06f, 0.94f, 1.08f};
	static const float wide[8] = {1.0f, 1.1f, 1.18f, 1.12f, 0.9f, 1.1f, 1.2f, 1.08f};
	const struct tile_type *t = p->type;
	struct line *line = add_water(p);
	struct vec middle = vec(0.5f, 0.5f);

	line_leave(line, edge, 0.2f);
	if (t->flags & TILE_SPRING) {
		struct vec end = vec_turned(vec(0.46f, 0.56f), edge);

		p->spring = true;
		p->spring_at = end;
		line_curve(line, port(edge, 0.32f), vec_turned(vec(0.53f, 0.42f), edge), end, 8);
		blob(&p->lake, end, 0.142f, lobes);
		return;
	}
	if (t->flags & TILE_VOLCANO) {
		middle = vec_turned(vec(0.5f, 0.36f), edge);
		p->volcano_at = vec_turned(vec(0.47f, 0.66f), edge);
		blob(&p->lake, middle, 0.165f, lobes);
	} else if (t->city_count) {
		/* the lake washes the wall, so that it keeps the two fields apart */
		middle = vec_turned(vec(0.5f, 0.585f), edge);
		blob(&p->lake, middle, 0.165f, wide);
	} else {
		middle = vec_turned(vec(0.52f, 0.55f), edge);
		blob(&p->lake, middle, 0.215f, lobes);
	}
	line_curve(line, port(edge, 0.26f), port(edge, 0.3f), middle, 6);
}

static void add_rivers(struct plan *p)
{
	const struct tile_type *t = p->type;

	for (int i = 0; i < t->river_count; i++) {
		int edge[EDGE_COUNT], count = 0;

		for (int e = 0; e < EDGE_COUNT; e++)
			if (t->rivers[i].edges >> e & 1)
				edge[count++] = e;
		if (count == 1) {
			river_ending(p, edge[0]);
		} else if (count == 2 && edge[1] - edge[0] == 2) {
			river_straight(p, edge[0]);
		} else if (count == 2) {
			river_bend(p, edge[0], edge[1]);
		} else {
			for (int k = 0; k < count; k++) {
				struct line *line = add_water(p);

				line_leave(line, edge[k], 0.2f);
				line_add(line, vec(0.5f, 0.5f));
			}
		}
	}
}

/* ---- the whole ---- */

static void plan_turn(struct plan *p, int r)
{
	for (int i = 0; i < p->road_count; i++)
		line_turn(&p->roads[i], r);
	for (int i = 0; i < p->water_count; i++)
		line_turn(&p->waters[i], r);
	for (int i = 0; i < p->region_count; i++)
		line_turn(&p->regions[i].outline, r);
	for (int i = 0; i < p->wall_count; i++)
		line_turn(&p->walls[i].line, r);
	for (int i = 0; i < p->gate_count; i++) {
		p->gates[i].at = vec_turned(p->gates[i].at, r);
		p->gates[i].out = direction_turned(p->gates[i].out, r);
	}
	for (int i = 0; i < p->bridge_count; i++) {
		p->bridges[i].at = vec_turned(p->bridges[i].at, r);
		p->bridges[i].along = direction_turned(p->bridges[i].along, r);
	}
	for (int i = 0; i < p->stub_count; i++)
		line_turn(&p->stubs[i], r);
	line_turn(&p->lake, r);
	line_turn(&p->band, r);
	p->span.a = vec_turned(p->span.a, r);
	p->span.b = vec_turned(p->span.b, r);
	for (int i = 0; i < 2; i++)
		p->span.pass[i] = vec_turned(p->span.pass[i], r);
	p->village_at = vec_turned(p->village_at, r);
	p->building_at = vec_turned(p->building_at, r);
	p->volcano_at = vec_turned(p->volcano_at, r);
	p->spring_at = vec_turned(p->spring_at, r);
	p->yard_at = vec_turned(p->yard_at, r);
}

/* The building stands in the middle, but away from a city or a river. */
static void plan_place_building(struct plan *p)
{
	const struct tile_type *t = p->type;

	p->building = building_of(t);
	if (!p->building)
		return;
	p->building_radius = p->building->radius[0];
	p->building_at = vec(0.5f, 0.5f);
	for (int e = 0; e < EDGE_COUNT; e++) {
		if (t->edges[e] != TERRAIN_CITY)
			continue;
		p->building_radius = p->building->radius[1];
		p->building_at = vec_turned(vec(0.5f, p->building->by_city), e);
	}
	if (t->river_count) {
		int e = 0; /* the bank without a river or road edge */

		while (e < 3 && t->edges[e] != TERRAIN_FIELD)
			e++;
		p->building_at = vec_turned(vec(0.5f, 0.27f), e);
		p->building_radius = 0.17f;
	}
}

static bool plan_has_village(const struct tile_type *t)
{
	int ends = 0;

	for (int i = 0; i < t->road_count; i++)
		ends += (t->roads[i].edges & (t->roads[i].edges - 1)) == 0;
	return ends >= 3;
}

/* On the meadow, away from cities and from a road that passes; one beside a lake says itself where. */
static struct vec volcano_place(const struct tile_type *t)
{
	unsigned edges = t->road_count ? t->roads[0].edges : 0;
	struct vec at = vec(0.5f, 0.5f);

	if (edges == (1U << EDGE_N | 1U << EDGE_S) || edges == (1U << EDGE_E | 1U << EDGE_W))
		return vec_turned(vec(0.27f, 0.25f), edges & 1 ? EDGE_E : EDGE_N);
	for (int e = 0; e < EDGE_COUNT; e++) {
		struct vec away = port(e, edges == 1U << e ? 0.68f : t->edges[e] == TERRAIN_CITY ? 0.65f : 0.62f);

		if (t->edges[e] == TERRAIN_CITY || edges >> e & 1)
			at = vec(at.x + away.x - 0.5f, at.y + away.y - 0.5f);
	}
	return at;
}

void plan_build(struct plan *plan, const struct tile_type *type, int rotation)
{
	memset(plan, 0, sizeof *plan);
	plan->type = type;
	plan->rotation = rotation & 3;
	plan->volcano = type->flags & TILE_VOLCANO;
	plan->volcano_at = volcano_place(type);
	plan->garden = type->flags & TILE_GARDEN;
	plan->cathedral = type->flags & TILE_CATHEDRAL;
	plan->village = plan_has_village(type);
	plan->village_at = vec(0.5f, 0.5f);
	for (int e = 0; e < EDGE_COUNT; e++)
		if (plan->village && type->edges[e] == TERRAIN_CITY)
			plan->village_at = vec_turned(vec(0.5f, 0.54f), e);
	plan_place_building(plan);
	plan_add_cities(plan);
	add_rivers(plan);
	plan_add_roads(plan);
	plan_turn(plan, plan->rotation);
}
