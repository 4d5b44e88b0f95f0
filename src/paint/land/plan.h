/* plan.h - the geometry of one tile: where roads, rivers, walls, buildings lie.
 *
 * Built from the tile's definition in its fixed orientation and turned as a whole, so that rules, map and picture share
 * one description.  A plan knows nothing of the board cell. */
#pragma once

#include "bastide/tileset.h"
#include "paint/kit/line.h"

enum {
	PLAN_REGIONS = 6,
	PLAN_WALLS = 8,
	PLAN_GATES = 4,
	PLAN_WATERS = 4,
	PLAN_BRIDGES = 2,
	PLAN_STUBS = 2,
};

/* Part of a city's ground. */
struct plan_region {
	int city;
	struct line outline; /* closed */
};

/* A wall; the field lies on the side of the normal (-dy, dx), the right hand on the screen. */
struct plan_wall {
	int city;
	struct line line;
	bool tower; /* its last point stands free, beside a road: a tower ends it */
};

/* A road goes through a wall here. */
struct plan_gate {
	int city;
	struct vec at, out; /* on the wall's middle line; unit vector to the field */
};

/* A road on a bridge over a river or over another road. */
struct plan_bridge {
	struct vec at, along; /* unit vector along the road */
};

/* A city that passes over a river or another city. */
struct plan_span {
	int city;
	struct vec a, b;    /* ends of the deck's middle line, inside the walls */
	struct vec pass[2]; /* middles of the two passages below it */
	int pass_field[2];
	float half; /* half-width of the deck */
};

struct plan {
	const struct tile_type *type;
	int rotation;
	int road_count, water_count, region_count, wall_count, gate_count, bridge_count;
	struct line roads[TILE_ROADS_MAX]; /* by road index, port first */
	struct line waters[PLAN_WATERS];   /* river arms */
	struct plan_region regions[PLAN_REGIONS];
	struct plan_wall walls[PLAN_WALLS]; /* spurs too */
	struct plan_gate gates[PLAN_GATES];
	bool forked; /* its road has three ends, and something stands in the middle of it */
	struct plan_bridge bridges[PLAN_BRIDGES]; /* over a river, or over another road */
	int stub_count;
	struct line stubs[PLAN_STUBS]; /* short roads from a crossing to a gate that count for nothing */
	struct line lake;              /* closed; count 0: none */
	struct line band;              /* KR bridge: ground of the lower city between its caps */
	struct plan_span span;         /* half 0: none */
	bool village, garden, volcano, spring, cathedral;
	const struct tile_building *building; /* sign.h; NULL: none */
	struct vec village_at, building_at, garden_at, volcano_at, spring_at, yard_at, pigs_at;
	float building_radius, garden_scale;
};

#define ROAD_HALF 0.046f
#define RIVER_HALF 0.088f
#define WALL_THICK 0.042f
#define WALL_HIGH 0.062f
#define VILLAGE_RADIUS 0.100f
#define CATHEDRAL_FOOT vec(0.5f, 0.60f) /* of its front; a city on all edges is the same in every turn */
#define CATHEDRAL_HALF 0.235f
#define VOLCANO_FOOT 0.085f /* of its front, below its place */
#define PEN_WIDE 0.168f     /* radii of the pigs' pen */
#define PEN_TALL 0.130f

/* Does the first road go over the second? */
static inline bool plan_overpass(const struct plan *p) { return p->bridge_count && !p->water_count; }

void plan_build(struct plan *plan, const struct tile_type *type, int rotation);

/* Parts of plan_build. */
void plan_add_cities(struct plan *plan);
void plan_add_roads(struct plan *plan);
struct plan_wall *plan_add_wall(struct plan *plan, int city);
struct plan_gate *plan_add_gate(struct plan *plan, int city, struct vec near);
