/* loose.h - what moves on the land: sheep, the sails of mills, a volcano's smoke.
 *
 * Everything is a function of the breeze, so that a table at rest looks as a
 * picture shows it, and the same moment always looks the same. */
#pragma once

#include "view/table/tile_art.h"

/* How much moves now.  All zero: nothing does. */
struct breeze {
	float presence; /* 0..1: how far things leave the places where they rest */
	float seconds;  /* of the walk of sheep and the wave of flags */
	float sails;    /* radians that the sails have turned */
};

/* Of one tile, whose square begins at left, top (pixels). */
void loose_draw(struct draw *draw, const struct paint_loose *list, int count, struct art_tile tile, float left,
                float top, double size, const struct breeze *breeze);

/* How far a flag's end is blown, -1..1; `n` tells flags apart. */
float breeze_wave(const struct breeze *breeze, int n);
