/* tile_art.h - painted tiles: who paints them, when, at which level.
 *
 * A picture of a tile takes tens of milliseconds, so workers paint it (host jobs) while a rough one, painted at once,
 * stands in: a tile is never blank. Pixels are the platform's as soon as they are painted; what its cache of pictures
 * drops is painted again.
 *
 * Levels: 0 .. 4 are 512, 256, 128, 64, 32 pixels a side.  256 is painted, the smaller ones are halved from it, so that
 * zooming changes nothing but the size; 512 is painted for what is seen close up.  The level drawn is the smallest that
 * is not smaller than the tile on the screen. */
#pragma once

#include <bastide/game.h>
#include <bastide/paint.h>

#include "view/list/draw.h"

struct host;
struct tile_maps;

enum { ART_LEVELS = 5, ART_LEVEL_SMALL = 4, ART_ROUGH = ART_LEVELS /* 32, the stand-in */ };

static inline int art_level_size(int level) { return level == ART_ROUGH ? 32 : 512 >> level; }
/* The level for tiles of this many pixels. */
int art_level(double size);

/* What a picture is of: a tile; or what is printed on the board of a game that has one (paint.h): what lies below
 * the tiles, and the building on a start space. */
enum art_what { ART_TILE, ART_BLOCK, ART_START };

/* One tile as a picture: on the board (ground and overlay, at its cell), or alone (preview: hand, ghost, lists). */
struct art_tile {
	uint8_t type, rotation; /* of a start space: its index, 0 */
	bool preview;
	uint8_t what;               /* enum art_what */
	uint8_t lit;                /* bit per city: light in its windows */
	uint8_t landmark;           /* 1 + the city whose great building stands here; 0: none */
	uint8_t look;               /* of a monastery, 1..PAINT_LOOKS: the same in the hand and on the table */
	uint8_t season;             /* enum paint_season; the art's own: who asks need not say */
	int16_t x, y;               /* of previews 0, but where a picture tells where they will lie */
	uint8_t beside[EDGE_COUNT]; /* of games whose tiles look at their neighbours, else 0: as in struct paint_job; a
	                               start space's own in the first */
};

static inline struct art_tile art_alone(int type, int rotation)
{
	return (struct art_tile){.type = (uint8_t)type, .rotation = (uint8_t)rotation, .preview = true};
}

struct tile_art;

/* `tiles`: of the game, among those of the host; `seed`: of the world, one per
 * game; `options`: PAINT_LOW_SUN or 0.  Who asks the host for the same again (the ending, a second board) shares
 * what is painted already.  The host must outlive all open jobs. */
struct tile_art *tile_art_create(struct host *host, const struct tile_set *tiles, uint32_t seed, unsigned options);
/* When its last user goes; open jobs end by themselves.  In one world (host.h) it waits for the next user. */
void tile_art_destroy(struct tile_art *art);

/* What lies where on its tiles: made when first asked for, kept as long as the pictures.  NULL when out of memory. */
struct tile_maps *tile_art_maps(struct tile_art *art);

/* Tells what the platform holds now, so that what it dropped is not counted on; due once a frame.  May be NULL. */
void tile_art_see(struct tile_art *art, const struct draw_cache *cache);

/* In a picture nobody looks on while it is made: what a worker is at is waited for and not drawn roughly meanwhile. */
void tile_art_wait(struct tile_art *art, bool waits);

/* Asks for a level; nothing happens where it is there or on its way. */
void tile_art_want(struct tile_art *art, struct art_tile tile, int level, int urgency);

/* The level that would be drawn now for this wish: the wanted one, else the next
 * larger that is there, else the next smaller, else ART_ROUGH.  Never fails. */
int tile_art_have(struct tile_art *art, struct art_tile tile, int level);

/* Is any picture of it there but the rough one? */
bool tile_art_painted(struct tile_art *art, struct art_tile tile);

/* Draws the level (one that tile_art_have() returned) with the tile's square on
 * `box`; the overlay and previews bleed beyond it. */
void tile_art_ground(struct tile_art *art, struct draw *draw, struct art_tile tile, int level, struct rect box);
void tile_art_overlay(struct tile_art *art, struct draw *draw, struct art_tile tile, int level, struct rect box);
/* A preview with everything on it; wants its level itself. */
void tile_art_preview(struct tile_art *art, struct draw *draw, struct art_tile tile, struct rect box, float alpha);
/* The same on its way: turned clockwise (radians) about its middle. */
void tile_art_turned(struct tile_art *art, struct draw *draw, struct art_tile tile, struct rect box, float alpha,
                     float turn);

/* Of a preview, at a level that tile_art_have() returned, what lies between these two heights of its square (0 ... 1)
 * alone on the box: row by row it is seen aslant. */
void tile_art_rows(struct tile_art *art, struct draw *draw, struct art_tile tile, int level, float from, float to,
                   struct rect box);

/* paint_loose() of the tile: what moves on it, and is drawn by who draws the tile.  Known once the tile is painted;
 * till then there is none.  The list holds while the art does. */
const struct paint_loose *tile_art_loose(struct tile_art *art, struct art_tile tile, int *count);
/* paint_towers() of the tile, remembered. */
unsigned tile_art_towers(struct tile_art *art, int type, int rotation);
/* The tower on the lattice corner at x, y (pixels) for tiles of this size. */
void tile_art_tower(struct tile_art *art, struct draw *draw, int x, int y, double size);
/* The slab's front below a tile. */
void tile_art_slab(struct tile_art *art, struct draw *draw, struct art_tile tile, struct rect box);
/* The table, of the top that the host names, over `box`: its origin at ox, oy; planks larger than tiles of
 * this size, and never small. */
void tile_art_table(struct tile_art *art, struct draw *draw, struct rect box, int ox, int oy, double size);
/* A number that is another one whenever all that is painted looks otherwise: another top, another season. */
int tile_art_look(const struct tile_art *art);
/* Is the table's top painted in full, so that no small stand-in is drawn for it? */
bool tile_art_wooden(const struct tile_art *art);

/* The same tile in the same turn, seen beside the same; wherever it lies. */
bool art_tile_same(struct art_tile a, struct art_tile b);

/* Where a picture in this frame for tiles of `size` goes when the tile's square is on `box`. */
struct rect art_frame_on(struct paint_frame frame, int size, struct rect box);

/* Pixels around a tile's square of this size that its picture may cover. */
struct rect art_bleed(struct rect box);
