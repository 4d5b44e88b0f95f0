/* plates.h - what is written on the table already, each on its plate: none hides another. */
#pragma once

#include "view/play/core/play.h"

enum { PLATES_MOST = 256 };
struct plates {
	int count;
	struct rect boxes[PLATES_MOST];
};

void plates_find(const struct play *play, const struct draw *draw, struct plates *plates);
void plates_add(struct plates *plates, struct rect box);
/* All figures that stand; and the shields of cities. */
void plates_add_figures(const struct play *play, struct plates *plates);
void plates_add_shields(const struct play *play, struct plates *plates);
/* Ticks and crosses of the file: shown.c. */
void plates_add_signs(struct play *play, struct plates *plates);
/* Adds the box where it meets none, as near as can be; inside `bounds`, unless there is no place or its width is 0. */
struct rect plates_lay(struct plates *plates, struct rect box, struct rect bounds);
