/*
 * tile_map.h - what lies where on a tile: between the painter's raster and the
 * rules' spots.
 *
 * A plan belongs to a type in one rotation: which segment is under a point,
 * where a follower stands.  Plans are made when first asked for and kept; a
 * book belongs to one tile set and one thread.
 */
#ifndef BASTIDE_VIEW_TABLE_TILE_MAP_H
#define BASTIDE_VIEW_TABLE_TILE_MAP_H

#include <bastide/game.h>
#include <bastide/paint.h>

enum { PLAN_SIZE = 128 };

struct plan {
	uint8_t view[PLAN_SIZE * PLAN_SIZE];   /* what the eye sees: pointer and highlight */
	uint8_t ground[PLAN_SIZE * PLAN_SIZE]; /* what the ground carries: field patterns */
	int spot_count;
	struct paint_spot spots[PAINT_SPOTS_MAX];
};

struct plan_book;

struct plan_book *plan_book_create(const struct tile_set *tiles); /* NULL when out of memory */
void plan_book_destroy(struct plan_book *book);

/* NULL when out of memory. */
const struct plan *plan_of(struct plan_book *book, int type, int rotation);

/* The painter's code of a spot, 0 if the tile has no such segment; and back,
 * in canonical form, false for what carries nobody. */
uint8_t plan_code(const struct tile_type *type, int rotation, struct spot spot);
bool plan_spot(const struct tile_type *type, int rotation, uint8_t code, struct spot *spot);

/* Where a follower stands on a segment; the middle of the tile if unknown. */
struct paint_spot plan_anchor(const struct plan *plan, uint8_t code);

/* The code under a point of the tile, 0..1. */
uint8_t plan_at(const struct plan *plan, double x, double y);

#endif
