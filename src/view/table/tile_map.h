/* tile_map.h - what lies where on a tile: between the painter's raster and the rules' spots.
 *
 * A map belongs to a type in one rotation: which segment is under a point, where a follower stands.  Maps are made when
 * first asked for and kept; a set of them belongs to one tile set and one thread. */
#pragma once

#include <bastide/game.h>
#include <bastide/paint.h>

#include <string.h>

enum { TILE_MAP_SIZE = 128 };

struct tile_map {
	uint8_t view[TILE_MAP_SIZE * TILE_MAP_SIZE];   /* what the eye sees: pointer and highlight */
	uint8_t ground[TILE_MAP_SIZE * TILE_MAP_SIZE]; /* what the ground carries: field patterns */
	int spot_count;
	struct paint_spot spots[PAINT_SPOTS_MAX];
	int shield_count;
	struct paint_spot shields[TILE_CITIES_MAX];
	bool market; /* The Castle: there is one, and where */
	float market_x, market_y;
};

struct tile_maps;

struct tile_maps *tile_maps_create(const struct tile_set *tiles); /* NULL when out of memory */
void tile_maps_destroy(struct tile_maps *maps);

/* NULL when out of memory. */
const struct tile_map *tile_map_of(struct tile_maps *maps, int type, int rotation);

/* Was there no memory for one since the start, or since this was asked to be forgotten?  What was found with them
 * (places, anchors) is to be found again. */
bool tile_maps_lacking(const struct tile_maps *maps);
void tile_maps_again(struct tile_maps *maps);

/* The painter's code of a spot, 0 if the tile has no such segment; and back,
 * in canonical form, false for what carries nobody. */
uint8_t tile_map_code(const struct tile_type *type, int rotation, struct spot spot);
bool tile_map_spot(const struct tile_type *type, int rotation, uint8_t code, struct spot *spot);

/* The code of a spot on this cell of a game, 0 where no tile lies, too. */
uint8_t tile_code_laid(const struct game *game, struct cell cell, struct spot spot);

/* Some parts of a tile. */
struct tile_codes {
	uint8_t bits[32];
};

static inline void codes_add(struct tile_codes *codes, uint8_t code)
{
	codes->bits[code >> 3] |= (uint8_t)(1 << (code & 7));
}

static inline bool codes_has(const struct tile_codes *codes, uint8_t code)
{
	return codes->bits[code >> 3] >> (code & 7) & 1;
}

static inline bool codes_any(const struct tile_codes *codes)
{
	return memcmp(codes, &(struct tile_codes){{0}}, sizeof *codes) != 0;
}

static inline struct tile_codes codes_besides(const struct tile_codes *codes)
{
	struct tile_codes rest;
	for (size_t i = 0; i < sizeof rest.bits; i++)
		rest.bits[i] = (uint8_t)~codes->bits[i];
	return rest;
}

/* What stands amid land and is not its own: no border runs round it. */
static inline void codes_add_amid(struct tile_codes *codes)
{
	codes_add(codes, paint_code(PAINT_BUILDING, 0));
	codes_add(codes, paint_code(PAINT_GARDEN, 0));
}

/* What lies on this cell of a game, and which parts of it are the feature's; false where none is. */
bool codes_of_feature(const struct game *game, const struct feature *feature, struct cell cell, struct setup_tile *tile,
                      struct tile_codes *codes);

/* The map of what lies on this cell of a game, and the code of a spot there; NULL where no tile lies, too. */
const struct tile_map *tile_map_laid(struct tile_maps *maps, const struct game *game, struct cell cell,
                                     struct spot spot, uint8_t *code);

/* Where a follower stands on a segment; the middle of the tile if unknown. */
struct paint_spot tile_map_anchor(const struct tile_map *map, uint8_t code);

/* The code under a point of the tile, 0..1. */
uint8_t tile_map_at(const struct tile_map *map, double x, double y);
