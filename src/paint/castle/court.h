/* court.h - a castle tile before it is painted: ward, masses, raster, spots and what stands about. */
#pragma once

#include "bastide/paint.h"
#include "paint/castle/mass.h"
#include "paint/kit/noise.h"
#include "paint/kit/prop.h"
#include "paint/kit/raster.h"

enum { COURT_RASTER = 96 };

struct court {
	const struct paint_job *job;
	uint32_t seed; /* of this cell of this world */
	struct ward ward;
	struct mass mass;
	struct raster raster; /* seen: what the eye sees, CODE_HIDDEN where that is not what lies there */
	struct paint_spot spots[PAINT_SPOTS_MAX];
	int spot_count;
	struct items items;
};

/* The opaque ground; rest: scratch behind the court. */
void court_ground(const struct court *court, int size, uint8_t *rgba, void *rest);
/* Shadows, masses, walls and what stands about, in a frame of its own. */
void court_paint(struct court *court, int size, uint8_t *rgba, void *rest);

size_t court_bytes(void);
/* A court with nothing in it, its chances by its cell and this salt; laid out as the tile says, nothing stands on it
 * yet. */
struct court *court_begin(const struct paint_job *job, uint32_t salt, void *memory);
struct court *court_init(const struct paint_job *job, void *memory);

/* Fills code; finds the market's place and writes it to the ward. */
void ward_raster(struct raster *r, struct ward *ward);
/* The spots of a filled raster; uses its seen and clear2. */
int ward_spots(struct raster *r, const struct ward *ward, const struct mass *mass, struct paint_spot *spots);

/* The masses, column by column: walls, roofs and platforms. */
void mass_paint(const struct court *court, struct easel *c, void *scratch);
size_t mass_scratch(int height);
void mass_shade(const struct court *court, struct easel *c);
/* What is drawn on the walls: timber, windows, battlements. */
void facade_back(const struct court *court, struct easel *c);
void facade_front(const struct court *court, struct easel *c);

void chimneys_add(struct court *court);

/* What may lie about in a yard, or where nobody has built yet: how wide and high it stands, how often. */
struct ware {
	item_painter *draw, *shade;
	float half, high, size;
	int share; /* of all in its list */
	bool once; /* one to a tile is enough */
};
/* Of this list, by a number below the sum of its shares. */
const struct ware *ware_of(const struct ware *list, int share);

/* Is the feature closed along this edge, as far as the job knows? */
enum border { BORDER_OPEN, BORDER_CLOSED, BORDER_JOINED };
enum border court_border(const struct court *court, const struct ward_block *block, int edge);
