/* ward.h - the geometry of one castle tile: where houses and towers stand, where paths run.
 *
 * Built from the tile's definition in its fixed orientation and turned as a whole, so that rules, map and picture share
 * one description.  A ward knows nothing of the board cell.
 *
 * Every outline leaves a corner of the tile at 45 degrees, so that whatever lies beside it fits; buildings reach
 * BLOCK_DEEP in from their edges. */
#pragma once

#include "bastide/tileset.h"
#include "paint/kit/line.h"

enum { WARD_BLOCKS = 4, WARD_WAYS = 4, WARD_DOORS = 4 };

#define BLOCK_DEEP 0.30f
#define WAY_HALF 0.082f
#define SQUARE_HALF 0.150f /* half a side of a square */
#define WELL_RING 0.150f   /* radius of the paving round a well */

/* A house or a tower, as far as it stands on this tile. */
struct ward_block {
	int part;
	bool tower;
	unsigned edges;      /* tile edges it reaches: bit per enum edge */
	float deep;          /* how far it reaches in from an edge */
	struct line outline; /* closed, clockwise on the screen */
};

struct ward_way {
	int part;
	struct line line; /* port first */
};

/* A path ends at a building. */
struct ward_door {
	struct vec at, out; /* on the outline; unit vector to the path */
};

struct ward {
	const struct tile_type *type;
	int rotation;
	int block_count, way_count, door_count;
	struct ward_block blocks[WARD_BLOCKS];
	struct ward_way ways[WARD_WAYS];
	struct ward_door doors[WARD_DOORS];
	bool square;
	struct vec square_at;
	int well_part; /* -1: none */
	struct vec well_at;
	int market_part;      /* -1: none */
	struct vec market_at; /* found by ward_raster() */
};

void ward_build(struct ward *ward, const struct tile_type *type, int rotation);

/* Does this side of the outline lie on the border of the tile?  The edge, or -1. */
int ward_border(struct vec a, struct vec b);
