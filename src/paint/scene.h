/*
 * scene.h - everything that is painted on one tile, before it is painted.
 *
 * A scene holds the plan, its raster, the followers' spots, and a list of
 * items (wall pieces, houses, trees ...) that are painted from north to south.
 */
#ifndef PAINT_SCENE_H
#define PAINT_SCENE_H

#include "bastide/paint.h"
#include "easel.h"
#include "noise.h"
#include "plan.h"
#include "raster.h"

enum {
	SCENE_RASTER = 96, /* the raster that decorations and spots are decided on */
	SCENE_ITEMS = 900,
	SCENE_STREETS = 8,
	SCENE_SQUARES = 2,
	WOOD_DENSITY = 285,
	DEPTH_UNIT = 4096, /* item depths are integers: ties fall the same way everywhere */
};

struct item;
typedef void item_painter(struct easel *c, const struct item *item);

/* One thing that stands on the tile. */
struct item {
	int depth; /* y of its foot in DEPTH_UNITs; then order of adding */
	int order;
	item_painter *draw;
	item_painter *shade; /* NULL: casts no shadow */
	struct vec at, to;   /* foot; what the second point means is the painter's affair */
	float size, high;
	uint32_t look; /* random bits for its looks */
};

struct scene {
	const struct paint_job *job;
	uint32_t seed; /* of this cell of this world */
	struct plan plan;
	struct raster raster;
	struct paint_spot spots[PAINT_SPOTS_MAX];
	int spot_count;
	struct line streets[SCENE_STREETS];
	int street_count;
	struct vec squares[SCENE_SQUARES]; /* open places besides the followers' */
	int square_count;
	struct vec pennant[TILE_CITIES_MAX];
	bool has_pennant[TILE_CITIES_MAX];
	struct item items[SCENE_ITEMS];
	int item_count;
};

/* Bytes of scratch that scene_init takes. */
size_t scene_bytes(void);
/* Lays a scene out in memory: plan, raster, spots, streets, pennants; no items yet. */
struct scene *scene_init(const struct paint_job *job, void *memory);

/* A new item at this foot; NULL when the list is full. */
struct item *scene_add(struct scene *s, item_painter *draw, item_painter *shade, struct vec foot);
/* Shadows first, then the items from north to south. */
void scene_paint(struct scene *s, struct easel *c);

/* Distance to the nearest spot (followers must be seen). */
float scene_spot_distance(const struct scene *s, struct vec p);

/* What fills a scene, by noun. */
void walls_add(struct scene *s);
void gates_add(struct scene *s);
/* Where a city's open places are; part of scene_init, after the pennants. */
void squares_place(struct scene *s);
void squares_add(struct scene *s);
void houses_add(struct scene *s);
void village_add(struct scene *s);
void trees_add(struct scene *s);
/* Thousandths: above WOOD_DENSITY trees stand; a function of the world, so that woods cross borders. */
int wood_density(const struct paint_job *job, struct vec at);
void meadow_add(struct scene *s);
void bridges_add(struct scene *s);
void span_add(struct scene *s);
void pennants_add(struct scene *s);
void building_add(struct scene *s);
void garden_add(struct scene *s);
void river_add(struct scene *s);
void inn_add(struct scene *s);
void pigs_add(struct scene *s);
void carcassonne_add(struct scene *s);

/* Pieces that several nouns draw. */
void house_draw(struct easel *c, const struct item *item);
void house_shade(struct easel *c, const struct item *item);
void well_add(struct scene *s, struct vec at);
/* How high a house of this width and look stands on the picture. */
float house_height(float wide, uint32_t look);
void tree_draw(struct easel *c, const struct item *item);
void tree_shade(struct easel *c, const struct item *item);
void cypress_draw(struct easel *c, const struct item *item);
void bush_draw(struct easel *c, const struct item *item);
/* A round tower with a slate cone: foot at, radius, height of the wall. */
void tower_draw(struct easel *c, struct vec at, float radius, float high, bool cone);
void tower_shade(struct easel *c, struct vec at, float radius, float high);
/* The shadow of an upright block on the base a-b (west to east) of a height. */
void block_shade(struct easel *c, float x0, float x1, float y0, float y1, float high);

#endif
