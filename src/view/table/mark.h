/* mark.h - marks on the board: where a tile fits, where it does not, who laid
 * the last ones, where a follower may stand and why not.
 *
 * Every mark has ink or halo on both sides, so that it shows on grass, roofs
 * and walnut alike.  Boxes and points are output pixels. */
#pragma once

#include "view/list/draw.h"
#include "view/art/theme.h"

/* Corner brackets of a legal cell; `pale`: on a light table; `chosen`: under the cursor. */
void mark_legal(struct draw *draw, const struct theme *theme, struct rect cell, bool pale, bool chosen, float alpha);
/* Golden frame of the tile that is being thought about. */
void mark_ghost(struct draw *draw, const struct theme *theme, struct rect cell, uint32_t color);
/* The same round a tile that lies and is not yet settled: it shines. */
void mark_laid(struct draw *draw, const struct theme *theme, struct rect cell);
/* No tile left fits. */
void mark_never(struct draw *draw, const struct theme *theme, struct rect cell);
/* The last tile of a player: outline with arrows running clockwise, and badge. */
void mark_last(struct draw *draw, const struct theme *theme, struct rect cell, int color);
/* Whose it is, at its corner: over whatever stands before the frame. */
void mark_last_badge(struct draw *draw, const struct theme *theme, struct rect cell, int color);
/* An edge of a cell that clashes (enum edge). */
void mark_edge(struct draw *draw, const struct theme *theme, struct rect cell, int edge);

/* A place for a follower: disc with number; `near` 0..1 widens it. */
void mark_slot(struct draw *draw, const struct theme *theme, struct vec at, float radius, int number, int color,
               float near);
/* "A" of the best, "B", "C" of the next, as numbers are keys: a disc that is golden for the best. */
void mark_rank(struct draw *draw, const struct theme *theme, struct vec at, float radius, int rank);
/* The digits that lead to a place. */
void mark_number(struct draw *draw, const struct theme *theme, struct vec at, float radius, int number);
/* A place that is taken. */
void mark_refused(struct draw *draw, const struct theme *theme, struct vec at, float radius);
/* The counted way from the first point (refused place, a disc of radius `from`) to the last (holder, within a ring of
 * radius `ring`): from rim to rim.  Every second point is where it crosses an edge, and is not counted. */
void mark_way(struct draw *draw, const struct theme *theme, const struct vec *points, int count, float from,
              float ring);
/* Dotted flight of a dragged follower. */
void mark_flight(struct draw *draw, const struct theme *theme, struct vec from, struct vec to);
