/* plan.c - puts the geometry of a tile together. */
#include "paint/land/plan.h"

#include <string.h>

#include "paint/land/sign.h"

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
	plan_add_rivers(plan);
	plan_add_roads(plan);
	plan_turn(plan, plan->rotation);
}
