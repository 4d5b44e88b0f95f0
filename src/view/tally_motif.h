/*
 * tally_motif.h - field patterns: the owner's emblem repeated over the land.
 *
 * Fixed to the world, not to a tile, so that a pattern runs on across tiles.
 * Colours merge for some eyes; shape and light or dark carry the owner
 * (art/TALLY.md, Patterns).  A pattern pixel already holds the calmed ground
 * below it: straight alpha, to be laid over the painted ground.
 */
#ifndef BASTIDE_VIEW_TALLY_MOTIF_H
#define BASTIDE_VIEW_TALLY_MOTIF_H

#include <bastide/game.h>

enum { MOTIF_WHEAT = COLOR_COUNT, MOTIF_COUNT };

struct motif_pixel {
	uint8_t r, g, b, a;
};

/* The pattern at a point of the table, in cells.  `texel`: side of the pixel,
 * in cells, for smooth edges. */
struct motif_pixel motif_at(int motif, float x, float y, float texel);

/* Bands of all owners' patterns at 45 degrees; `motifs` in the order of seats. */
struct motif_pixel motif_bands_at(const uint8_t *motifs, int count, float x, float y, float texel);

/* The full colour of a border, 0xRRGGBB. */
uint32_t motif_color(int motif);

#endif
