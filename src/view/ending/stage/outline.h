/*
 * outline.h - rims round whole cities, outside the raised wall.
 *
 * The painter's view map says what the eye sees of a city, wall included; the
 * rim runs round all its tiles together.
 */
#pragma once

#include "view/table/camera.h"
#include "view/table/tile_map.h"
#include "story/tally.h"

struct outline {
	uint8_t colors[PLAYERS_MAX]; /* enum color; alternating segments on a tie */
	int color_count;             /* 0: cream */
	bool dashed;                 /* an unfinished city: grey, dashed */
	bool glow;
};

void outline_draw(struct draw *draw, const struct tally *tally, struct tile_maps *maps, int city,
                  const struct outline *outline, const struct camera *camera, struct rect view, float alpha);
