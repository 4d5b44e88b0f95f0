/* track.h - the score track: one row of 50 spaces, or two of 25; markers lie from 50 on, laps are told. */
#pragma once

#include "view/art/theme.h"
#include "view/list/draw.h"

#include <bastide/game.h>

enum { TRACK_SPACES = 50 };

struct score_track {
	const struct theme *theme;
	struct rect inside; /* of its rim */
	int rows, head;     /* what a space keeps free for its number, above the figures */
	struct text_style number;
	int lap_px; /* size of the text that tells laps */
	bool every; /* each space has its number, not each fifth alone */
	int count;  /* of markers; the spaces from the one behind `from` are filled */
	struct track_marker {
		int color, score, from;
	} markers[PLAYERS_MAX];
};

struct rect track_space(const struct score_track *track, int score);
void track_draw(struct draw *draw, const struct score_track *track);
