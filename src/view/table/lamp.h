/* lamp.h - the light over the table.
 *
 * One lamp hangs north-west of the middle of the window: what is far from it lies in the dusk.  It belongs to the
 * window, not to the table, so it stays where it is while the table is moved. */
#pragma once

#include "view/list/draw.h"

/* Dusk over `window`; due when all that lies on the table is drawn, before marks. */
void lamp_draw(struct draw *draw, struct rect window);

/* The same in the final scoring, where one thing after another is looked at: deeper, and from nearer on. */
void lamp_draw_show(struct draw *draw, struct rect window);

/* The same over a bare table, where nothing lies that has to be read: deeper. */
void lamp_draw_bare(struct draw *draw, struct rect window);

/* Hung over a stage within the window: what is shown there is lit, all round it is dark. */
void lamp_draw_over(struct draw *draw, struct rect window, struct rect stage);

/* A light of its own on one place of the table: all else lies in `shade`, the further off the more. */
void lamp_draw_pool(struct draw *draw, struct rect window, struct rect place, uint32_t shade);

/* compose.c: the shadow of what lies on the table. Tiles shade the wood as one thing: each empty cell beside them gets
 * a picture of the shadow that falls into it, made from which of its eight neighbours are covered, so that no two
 * shadows add up where two tiles meet. */

enum { CAST_MIDDLE = 4 };
