/* pill.h - badges of the overlay of fields: an icon, then who gets how much.
 *
 * Equal shares are told once.  Where what it belongs to is small the words go first, then it is drawn smaller. */
#pragma once

#include "view/play/core/plates.h"

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

/* Ticks and crosses of the file: shown.c. */
void plates_add_signs(struct play *play, struct plates *plates);
