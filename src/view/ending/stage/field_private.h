/* field_private.h - a farm's raster, between its making and its painting. */
#pragma once

#include "view/ending/stage/field.h"

enum {
	PX = TILE_MAP_SIZE,
	STEP = PX / FIELD_STEPS,
	NODES = FIELD_STEPS * FIELD_STEPS, /* of a cell */
	DEPTH_STEPS = 16,                  /* to a pixel */
	DEPTH_MOST = 255,
	NO_LABEL = 255,
};

#define FAR 1e9f

/* What goes over the land: the flood from the beds, then the sweep from the owner's land. */
enum front { FLOOD, SWEEP, FRONT_COUNT };

struct reach {
	float way[NODES]; /* from where it begins; -1: no land of the farm */
	float least, most;
};

struct field_cell {
	struct cell cell;
	int near[4];            /* cells of the farm to the N E S W, or -1 */
	uint8_t depth[PX * PX]; /* 0: not its own; else how far from the border, from 1 */
	struct reach reaches[FRONT_COUNT];
	uint8_t label[NODES]; /* whose bed the flood came from */
};

struct field {
	uint64_t key;
	int cell_count;
	struct field_cell *cells;
	float most[FRONT_COUNT];
	unsigned owners;                          /* bit per enum color */
	struct pattern_sheet sheets[PLAYERS_MAX]; /* by seat: of the farmers here; the others have none */
	struct pattern_sheet owned, wheat;        /* the owners' */
	bool court;                               /* The Castle: no field, but a court among roofs */
};
