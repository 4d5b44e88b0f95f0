/* map.h - the raster of a plan: what the ground carries, and where followers stand. */
#pragma once

#include "paint/kit/raster.h"
#include "paint/land/plan.h"

/* Fills code and wall, measures nothing; finds the garden's place and writes it to the plan. */
void raster_plan(struct raster *r, struct plan *plan);
/* Walls cover what stands behind them: with their city's code, or with CODE_HIDDEN. */
void raster_raise_walls(const struct raster *r, uint8_t *codes, bool hide);

/* The spots of a planned raster; clear2 is then that of what is seen. */
int raster_spots(struct raster *r, const struct plan *plan, struct paint_spot *spots);

/* The seams of the City of Carcassonne (carcassonne.c). */
void carcassonne_raster(struct raster *r, const struct plan *plan);
