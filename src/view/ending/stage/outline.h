/*
 * outline.h - rims round whole cities, outside the raised wall.
 *
 * The painter's view map says what the eye sees of a city, wall included; the
 * rim runs round all its tiles together.
 */
#pragma once

#include "view/ending/stage/stage.h"

struct outline {
	uint8_t colors[PLAYERS_MAX]; /* enum color; alternating segments on a tie */
	int color_count;             /* 0: cream */
	bool dashed;                 /* an unfinished city: grey, dashed */
	bool glow;
};

void outline_draw(const struct stage *stage, struct draw *draw, int city, const struct outline *outline, float alpha);
