/* tile_art_private.h - what is kept of the painted tiles, for the files that paint them (tile_art.c), paint the wood
 * (tile_art_wood.c) and draw both (tile_art_draw.c). */
#pragma once

#include "view/table/tile_art.h"

enum { PART_GROUND, PART_OVERLAY, PART_COUNT };

/* All levels of one tile. */
struct entry {
	struct art_tile tile;
	uint8_t ready;   /* bit per painted level: the platform has it, or had */
	uint8_t ordered; /* bit per painted level: a worker is at it */
	uint8_t finest;  /* the largest level wanted of what a worker is at */
	uint8_t loose_count;
	struct paint_loose *loose; /* what moves on it; NULL: nothing, or it is not known yet */
};

/* The table below the tiles. */
struct wood {
	enum paint_top top;
	bool ordered; /* a worker is at it, or was */
	bool whole;   /* no stand-in is needed any more */
};

/* What wood_paint() needs. */
struct wood_context {
	struct tile_art *art;
	bool whole;
};

struct tile_art {
	struct tile_art *next; /* of the host's */
	struct host *host;
	const struct draw_cache *cache; /* of this frame; may be NULL */
	const struct tile_set *tiles;
	uint32_t seed;
	unsigned options; /* of all its pictures */
	int users;
	int open;     /* jobs under way */
	bool dropped; /* destroyed, but jobs are under way */
	bool waits;   /* nothing is drawn in place of what a worker is at */
	int count, capacity;
	struct entry **entries;
	int *table; /* open addressing: index + 1 */
	int table_size;
	struct wood wood;
	struct tile_maps *maps;               /* NULL: nobody has asked */
	uint8_t towers[TILESET_TYPES_MAX][4]; /* by type and rotation: 1 + corners; 0: not asked yet */
};

/* The tile as it looks now: at the host's time of the year. */
struct art_tile art_tile_now(const struct tile_art *art, struct art_tile tile);
/* The levels of a tile, which are made when first asked for; NULL: out of memory. */
struct entry *art_entry_of(struct tile_art *art, struct art_tile tile);
/* A part's pixels round its tile. */
struct paint_frame art_part_frame(bool preview, int part, int size);
struct paint_job art_job(const struct tile_art *art, struct art_tile tile);

/* A picture's part as it is asked of the painter; all that it needs is borrowed from the tile set. */
struct part_job {
	const struct castle_board *castle;
	struct art_tile tile;
	struct paint_job job; /* of a tile */
};
struct part_job art_part_job(const struct tile_art *art, struct art_tile tile);
void art_part_paint(const struct part_job *of, int part, int size, uint8_t *pixels, void *scratch);

/* What pictures are known by. */
uint64_t art_tile_hash(const struct tile_art *art, struct art_tile tile);
uint64_t art_part_key(const struct tile_art *art, struct art_tile tile, int part, int level);

/* The table as it can be drawn now; its key while it is whole.  `context` must live until it is drawn. */
struct picture art_wood(struct tile_art *art, struct wood_context *context);
uint64_t art_wood_key(const struct tile_art *art);

/* What a worker has painted, the platform's from now on; NULL where there is no memory, or nobody who would draw it. */
struct picture_made *art_make(const struct tile_art *art, uint8_t *pixels, int w, int h);
/* A job of these pictures has ended: frees them if it was the last and nobody has them any more. */
void art_job_end(struct tile_art *art);
