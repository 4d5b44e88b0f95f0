/*
 * tile_art_private.h - what is kept of the painted tiles, for the two files that
 * paint them (tile_art.c) and draw them (tile_art_draw.c).
 */
#ifndef BASTIDE_VIEW_TABLE_TILE_ART_PRIVATE_H
#define BASTIDE_VIEW_TABLE_TILE_ART_PRIVATE_H

#include "view/table/tile_art.h"

enum { PART_GROUND, PART_OVERLAY, PART_COUNT };

/* All levels of one tile. */
struct entry {
	struct art_tile tile;
	uint8_t ready;   /* bit per level, rough included: painted and not lost */
	uint8_t ordered; /* bit per painted level: a worker is at it */
	uint8_t loose_count;
	struct paint_loose *loose;                   /* what moves on it; NULL: nothing, or it is not known yet */
	uint8_t *pixels[PART_COUNT][ART_LEVELS + 1]; /* NULL once the platform has them */
};

struct tile_art {
	struct host *host;
	const struct draw_cache *cache; /* of this frame; may be NULL */
	const struct tile_set *tiles;
	uint32_t seed;
	unsigned options; /* of all its pictures */
	int users;
	int open;     /* jobs under way */
	bool dropped; /* destroyed, but jobs are under way */
	int count, capacity;
	struct entry **entries;
	int *table; /* open addressing: index + 1 */
	int table_size;
	void *scratch;                        /* for what is painted at once */
	uint8_t towers[TILESET_TYPES_MAX][4]; /* by type and rotation: 1 + corners; 0: not asked yet */
};

/* The levels of a tile, which are made when first asked for; NULL: out of memory. */
struct entry *art_entry_of(struct tile_art *art, struct art_tile tile);
/* The smallest level of all, at once. */
void art_paint_rough(struct tile_art *art, struct entry *entry);
/* A part's pixels round its tile. */
struct paint_frame art_part_frame(bool preview, int part, int size);
struct paint_job art_job(const struct tile_art *art, struct art_tile tile);

/* What pictures are known by. */
uint64_t art_tile_hash(const struct tile_art *art, struct art_tile tile);
uint64_t art_part_key(const struct tile_art *art, struct art_tile tile, int part, int level);
uint64_t art_table_key(const struct tile_art *art);

#endif
