/* field.h - a farm, or a court of The Castle, as pixels: flood, sweep, border.
 *
 * Made from the painter's map of the ground, so the flood runs exactly where the rules see land: round towns, under
 * bridges, never over a road.  The way along the land is measured on a grid of FIELD_STEPS to a tile; what is drawn has
 * TILE_MAP_SIZE pixels to a tile. */
#pragma once

#include "view/table/tile_map.h"
#include "story/tally.h"
#include "view/art/pattern.h"

enum { FIELD_STEPS = 32 };

struct field;

/* NULL when out of memory.  The maps must outlive it. */
struct field *field_create(const struct tally *tally, int land, struct tile_maps *maps);
void field_destroy(struct field *field); /* takes NULL */

/* How a farm looks at a moment; all 0..1. */
struct field_look {
	float border; /* cream border */
	float flood;  /* patterns of the farmers, grown from their beds */
	float sweep;  /* the owners' pattern over all of it */
	bool wheat;   /* pale wheat instead: land without an owner (city editions) */
	float alpha;
};

/* Its part on a tile; -1: it has none there, or there is no field. */
int field_at(const struct field *field, int x, int y);

/* Names the pixels of such a part under this look; 0: nothing to draw, or the part is -1. */
uint64_t field_key(const struct field *field, int index, const struct field_look *look);
/* Fills n * n pixels (zeroed before), straight alpha; n: TILE_MAP_SIZE or half of it. */
void field_paint(const struct field *field, int index, const struct field_look *look, int n, uint8_t *pixels);
