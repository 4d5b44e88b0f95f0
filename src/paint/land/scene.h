/* scene.h - everything that is painted on one tile, before it is painted.
 *
 * A scene holds the plan, its raster, the followers' spots, and what stands on the tile. */
#pragma once

#include "bastide/paint.h"
#include "paint/kit/noise.h"
#include "paint/kit/prop.h"
#include "paint/land/map.h"
#include "paint/land/parcel.h"

enum {
	SCENE_RASTER = 96, /* the raster that decorations and spots are decided on */
	SCENE_STREETS = 8,
	SCENE_SQUARES = 2,
	WOOD_DENSITY = 285,
};

struct scene {
	const struct paint_job *job;
	uint32_t seed; /* of this cell of this world */
	struct plan plan;
	struct parcels land;
	struct raster raster;
	struct paint_spot spots[PAINT_SPOTS_MAX];
	int spot_count;
	struct line streets[SCENE_STREETS];
	int street_count;
	struct vec squares[SCENE_SQUARES]; /* open places besides the followers' */
	int square_count;
	/* A great building of the city: its foot and size (0: there is none); before it lies the first of the places,
	 * if it has room. */
	struct vec hall_at;
	float hall_size;
	struct vec pennant[TILE_CITIES_MAX];
	uint8_t pennants[TILE_CITIES_MAX];             /* how many hang there */
	const struct hung_sign *hung[TILE_CITIES_MAX]; /* in the pennant's place; NULL: nothing */
	bool has_mill;
	struct vec mill_at; /* its foot */
	int loose_count;
	struct paint_loose loose[PAINT_LOOSE_MAX];
	struct items items;
};

/* Bytes of scratch that scene_init takes. */
size_t scene_bytes(void);
/* Lays a scene out in memory: plan, raster, spots, streets, pennants; no items yet. */
struct scene *scene_init(const struct paint_job *job, void *memory);

/* A new item at this foot (items_add). */
struct item *scene_add(struct scene *s, item_painter *draw, item_painter *shade, struct vec foot);
/* Is this open field, clear of everything by so much? */
bool scene_open(const struct scene *s, struct vec at, float room);
/* Distance to the nearest spot (followers must be seen). */
float scene_spot_distance(const struct scene *s, struct vec p);

/* What moves on the tile is remembered, from north to south; what does not fit is not there. */
void loose_add(struct scene *s, enum paint_loose_kind kind, bool west, struct vec at);

/* Everything that stands on the tile. */
void scene_fill(struct scene *s);

/* What a wall is built of; lengths in tiles. */
struct masonry {
	float thick, merlon; /* merlon: how high one is */
	int courses;
	uint32_t face[2], walk, lit, merlon_side, merlon_top; /* 0xRRGGBB; a face from its top to its foot */
	bool slits;
};
/* A piece of it from `at` to `to`; the field lies on its right hand. */
void masonry_draw(struct easel *c, const struct item *w, const struct masonry *of);
/* Its foot swept along the light, down to the ground. */
void masonry_shade(struct easel *c, const struct item *w, const struct masonry *of);
#define MERLON (1u << 31) /* of the look of a piece that bears one */

/* What fills a scene, by noun. */
void walls_add(struct scene *s);
void gates_add(struct scene *s);
/* Where a great building and its place are, if the job asks for one; part of scene_init, after the pennants. */
void hall_place(struct scene *s);
/* Where a city's open places are; part of scene_init, after the great building. */
void squares_place(struct scene *s);
void squares_add(struct scene *s);
void houses_add(struct scene *s);
void village_add(struct scene *s);
void trees_add(struct scene *s);
/* Thousandths: above WOOD_DENSITY trees stand; a function of the world, so that woods cross borders. */
int wood_density(const struct paint_job *job, struct vec at);
void meadow_add(struct scene *s);
void mill_add(struct scene *s);
/* Keeps something of this radius and height clear of tower and sails? */
bool mill_stands_clear(const struct scene *s, struct vec at, float r, float high);
void flock_add(struct scene *s);
void bridges_add(struct scene *s);
void span_add(struct scene *s);
void pennants_add(struct scene *s);
void signs_add(struct scene *s);
void building_add(struct scene *s);
/* What expansions have standing on the land. */
void landmarks_add(struct scene *s);
void river_add(struct scene *s);
void volcano_add(struct scene *s);
void pigs_add(struct scene *s);
void carcassonne_add(struct scene *s);
