/* parcel.h - parcels of land: a jittered Voronoi diagram of the world. */
#pragma once

#include <stdint.h>

#include "bastide/paint.h"
#include "paint/kit/line.h"

enum crop { CROP_GRASS, CROP_PASTURE, CROP_WHEAT, CROP_GREEN, CROP_FALLOW };

enum { PARCEL_SITES = 7 };

struct parcel {
	struct vec at;     /* its site, in sides from the tile's corner */
	struct vec across; /* unit vector across the furrows */
	uint32_t look;
	enum crop crop;
};

/* The parcels round one board cell. */
struct parcels {
	struct parcel sites[PARCEL_SITES][PARCEL_SITES];
	struct vec origin; /* of the site lattice, in sides from the tile's corner */
};

/* Whose land a point is, who is next, and how far off the border between them is. */
struct parcel_place {
	const struct parcel *here, *next;
	float border;
};

#define PARCELS_PER_TILE 1.55f

void parcels_init(struct parcels *p, const struct paint_job *job);

struct parcel_place parcels_find(const struct parcels *p, struct vec q);
