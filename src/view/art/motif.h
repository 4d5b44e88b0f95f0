/* motif.h - field patterns: the owner's emblem repeated over the land.
 *
 * Fixed to the world, not to a tile, so that a pattern runs on across tiles. Colours merge for some eyes; shape and
 * light or dark carry the owner.  A pattern pixel already holds the calmed ground below it: straight alpha, to be laid
 * over the painted ground. */
#pragma once

#include <bastide/game.h>

enum { MOTIF_WHEAT = COLOR_COUNT, MOTIF_COUNT };

struct motif_pixel {
	uint8_t r, g, b, a;
};

enum { MOTIF_TEXELS = 64 };

/* A pattern ready to be laid out: one emblem's ink, and the colour of every amount of ink on calmed, tinted ground. */
struct motif_sheet {
	float row_height;
	uint8_t ink[MOTIF_TEXELS * MOTIF_TEXELS];
	struct motif_pixel colors[256], faint[256]; /* faint: beside another's */
};

/* `texel`: side of the pixels it will be shown at, in cells, for smooth edges. */
void motif_sheet_init(struct motif_sheet *sheet, int motif, float texel);

/* The pattern at a point of the table, in cells. */
struct motif_pixel motif_at(const struct motif_sheet *sheet, float x, float y);

/* Which of `count` owners' bands, at 45 degrees, a point of the table lies in. */
int motif_band(int count, float x, float y);
/* Faint bands of all owners' patterns, in the order given: the land is seen through them. */
struct motif_pixel motif_bands_at(const struct motif_sheet *const sheets[], int count, float x, float y);

/* The full colour of a border, 0xRRGGBB. */
uint32_t motif_color(int motif);
