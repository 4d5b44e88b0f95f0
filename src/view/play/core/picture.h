/* picture.h - what a picture shows. */
#pragma once

#include "view/kit/screen.h"

/* What a picture of the table shows besides the game. */
struct play_picture {
	/* Words with commas: fields, remaining, history, last, hint, why, none; NULL: as in a window. */
	const char *overlays;
	bool board_only; /* no panels: the table alone */
	int step;        /* of the file: what is said and marked before it; -1: as far as the session is */
	bool told;       /* what the last turn scored is shown: feature, figures and points */
	bool near;       /* tiles as large as there is room, and little wood beside them */
	int side;        /* a tile's, in output pixels, where several pictures show them in one size; 0: as it fits */
	const struct step *ask; /* a question of the file, whose choices are shown; NULL: none */
	bool answered;          /* with ticks and crosses */
	unsigned right;         /* then: a bit for each that is right */
	struct rect frame;      /* cells that are shown, whatever lies there: of a moving picture; empty: none */
};
