/*
 * bill.h - the bill at the right, written while we watch, and the score
 * track on top.
 */
#pragma once

#include "story/tally.h"
#include "view/ending/core/look.h"

/* What others need to know of a bill that was drawn. */
struct bill_places {
	struct vec rows[TALLY_FARMERS_MAX]; /* where the copy of each farmer stands */
	float row_height;                   /* of a copy's figure */
	struct vec sum;                     /* middle of the expression */
};

void bill_draw(const struct tally_look *look, struct bill_places *places);

/* The score track and who stands on it. */
void tally_track_draw(const struct tally_look *look);

/* Expressions on their way from the bill to the track. */
void flight_draw(const struct tally_look *look, const struct bill_places *places);

void caption_draw(const struct tally_look *look, const char *text);

/* band.c: where a film shows the table alone, at its foot when all is counted: who has won, and what all have. */
void band_draw(const struct tally_look *look);
