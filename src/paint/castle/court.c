/* court.c - a castle tile laid out, and its upper picture. */
#include "paint/castle/court.h"

#include <string.h>

#include "paint/castle/castle.h"
#include "paint/kit/grid.h"
#include "paint/kit/season.h"

size_t court_bytes(void) { return aligned(sizeof(struct court)) + aligned(raster_bytes(COURT_RASTER)); }

struct court *court_init(const struct paint_job *job, void *memory)
{
	struct court *court = memory;

	memset(court, 0, sizeof *court);
	court->job = job;
	court->seed = hash4((uint32_t)job->x, (uint32_t)job->y, job->seed, 0xca571e);
	court->items.seed = court->seed;
	ward_build(&court->ward, job->type, job->rotation);
	mass_build(&court->mass, &court->ward);
	raster_init(&court->raster, COURT_RASTER, (uint8_t *)memory + aligned(sizeof *court));
	ward_raster(&court->raster, &court->ward);
	court->spot_count = ward_spots(&court->raster, &court->ward, &court->mass, court->spots);
	raster_measure(&court->raster, court->raster.code);
	return court;
}

enum border court_border(const struct court *court, const struct ward_block *block, int edge)
{
	uint8_t beside = court->job->beside[edge];

	if (beside == PAINT_BESIDE_NOTHING)
		return BORDER_OPEN;
	if (beside == paint_beside(block->tower ? TERRAIN_TOWER : TERRAIN_HOUSE))
		return BORDER_JOINED;
	return BORDER_CLOSED;
}

size_t castle_scratch_size(int size)
{
	struct paint_frame f = paint_overlay_frame(size);
	size_t ground = 4 * ((size_t)size * (size_t)size * sizeof(float) + 64) + 4 * (65 * 65 * sizeof(float) + 64);
	size_t overlay = aligned(easel_scratch_size(f.width, f.height)) + mass_scratch(f.height);

	size_t tile = court_bytes() + (overlay > ground ? overlay : ground) + 4096, board = board_scratch_size(size);

	return tile > board ? tile : board;
}

void court_paint(struct court *court, struct paint_frame f, int size, uint8_t *rgba, void *rest)
{
	struct easel c;

	easel_init(&c, rgba, f.width, f.height, (float)f.left, (float)f.top, (float)size, rest);
	c.season = season_of((enum paint_season)court->job->season);
	mass_shade(court, &c);
	items_shade(&court->items, &c);
	easel_paint_shade(&c);
	fringe_draw(court, &c);
	mass_paint(court, &c, (uint8_t *)rest + aligned(easel_scratch_size(f.width, f.height)));
	facade_back(court, &c);
	items_draw(&court->items, &c);
	facade_front(court, &c);
	easel_finish(&c);
}

void castle_overlay(const struct paint_job *job, int size, uint8_t *rgba, void *scratch)
{
	struct paint_frame f = paint_overlay_frame(size);
	struct court *court = court_init(job, scratch);

	turrets_add(court);
	chimneys_add(court);
	market_add(court);
	fountain_add(court);
	yard_add(court);
	court_paint(court, f, size, rgba, (uint8_t *)scratch + court_bytes());
}
