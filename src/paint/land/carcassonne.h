/* carcassonne.h - the City of Carcassonne, painted as one picture of 4 * 3 sides.
 *
 * Every cell paints its part of the whole: the same items in the same order, cut at the seams.  Coordinates of the
 * whole run from the board's north-west corner; a cell's own are those minus (cell x, cell y). */
#pragma once

#include "paint/land/scene.h"

enum { CITY_GATES = 3, CITY_STREETS = 8 };
/* Its havens, clockwise. */
enum city_part { CITY_CASTLE, CITY_MARKET, CITY_SMITHY, CITY_CATHEDRAL, CITY_PARTS };

#define CITY_WALL_HALF 0.034f
#define CITY_WALL_HIGH 0.112f

/* The corner of the cell that a type with TILE_CARCASSONNE is: its id ends with column and row. */
struct vec city_cell(const struct tile_type *type);

/* The great wall's middle line, closed, clockwise. */
extern const struct line city_wall;
/* West, north and south gate: a place on the wall and the unit vector out of the city. */
extern const struct plan_gate city_gates[CITY_GATES];
bool city_inside(struct vec p);
/* The streets as lines; then the distance to the nearest street or place (negative inside). */
void city_streets(struct line streets[CITY_STREETS]);
float city_street_distance(const struct line *streets, struct vec p);

/* A part: what lies nearest to its heart is its own; the middle of its open place, half its width and height; the foot
 * of its great building, half its width, and how deep it is. */
struct city_site {
	struct vec heart, place, reach, foot;
	float half, deep;
};
extern const struct city_site city_sites[CITY_PARTS];
