/* pill.h - badges of the overlay of fields: an icon, then who gets how much.
 *
 * Equal shares are told once.  Where what it belongs to is small the words go first, then it is drawn smaller. */
#pragma once

#include "view/play/core/play.h"

struct pill {
	uint8_t icon; /* enum icon */
	bool bare;    /* who it is, without what he gets */
	unsigned seats;
	int points[PLAYERS_MAX], share; /* share: what each gets, or -1 */
	const char *text, *brief;       /* where nobody gets anything; a shorter one, or NULL */
	float k;                        /* pixels per unit: pill_fit() */
	struct rect box;                /* the same */
};

/* How large it is and where it lies: about `at`, in cells, on something of so many tiles. */
void pill_fit(const struct play *play, struct draw *draw, struct pill *pill, struct vec at, int tiles);
void pill_draw(const struct play *play, struct draw *draw, const struct pill *pill);

/* What is written on the table already, each on its plate: none hides another. */
enum { PLATES_MOST = 256 };
struct plates {
	int count;
	struct rect boxes[PLATES_MOST];
};

void plates_find(const struct play *play, const struct draw *draw, struct plates *plates);
void plates_add(struct plates *plates, struct rect box);
/* What of the table a figure covers; all that stand; and the shields of cities. */
void plates_add_figure(const struct play *play, struct plates *plates, const struct setup_figure *figure);
void plates_add_figures(const struct play *play, struct plates *plates);
void plates_add_shields(const struct play *play, struct plates *plates);
/* Ticks and crosses of the file: shown.c. */
void plates_add_signs(struct play *play, struct plates *plates);
/* Adds the box where it meets none, as near as can be; inside `bounds`, unless there is no place or its width is 0. */
struct rect plates_lay(struct plates *plates, struct rect box, struct rect bounds);
