/* mass.h - how high houses and towers stand above every point of a tile.
 *
 * A roof rises from each wall of its house at one pitch until it meets the roof of another wall: hips and ridges follow
 * from the outline.  Along the border of the tile it has one profile whatever the tile, so that the roofs of two tiles
 * run on in each other.  A tower is flat. */
#pragma once

#include "paint/castle/ward.h"

enum { MASS_WALLS = 24, MASS_PLANES = 32 };

#define EAVES_HIGH 0.078f
#define ROOF_PITCH 0.32f
#define ROOF_BORDER 0.30f /* how deep the roof counts at most along the border ... */
#define ROOF_RISE 0.35f   /* ... and for each step inward more */
#define TOWER_HIGH 0.138f

/* A wall of a block: outside to the left of a-b. */
struct mass_wall {
	struct vec a, b, out;
};

struct mass_block {
	const struct ward_block *block;
	struct vec low, high; /* the box round it */
	int wall_count;
	struct mass_wall walls[MASS_WALLS];
	int corner_count; /* lattice corners at the ends of its edges: the roof comes down to them */
	struct vec corners[4];
};

struct mass {
	int count;
	struct mass_block blocks[WARD_BLOCKS];
};

struct mass_point {
	const struct mass_block *block; /* NULL: open ground */
	float high;
	float deep;      /* from the nearest eaves, in sides */
	struct vec down; /* unit vector down the roof */
	float gap;       /* to the next hip or ridge; large on a tower */
};

void mass_build(struct mass *mass, const struct ward *ward);
struct mass_point mass_at(const struct mass *mass, struct vec p);
