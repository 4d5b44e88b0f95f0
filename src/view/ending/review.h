/* review.h - looking back: a bar for every turn, and turns as pictures with the better move. */
#pragma once

#include "app/review.h"
#include "view/ending/core/look.h"
#include "view/ending/core/show.h"
#include "view/ui/ui.h"

enum { REVIEW_CARDS = 1 + REVIEW_COSTLIEST };

/* A turn as a picture. */
struct review_card {
	int turn;          /* index of the review's turns, -1: none */
	struct game *game; /* the position before it; owned */
};

struct review_work;

struct review_view {
	struct screen screen;
	struct show *show; /* held; its review is what is shown */
	struct review_work *work;
	struct tally_look look;
	struct ui ui;
	int chosen;                             /* turn; the worst so far, until */
	bool own;                               /* somebody has chosen */
	int seat;                               /* whose costliest turns are shown */
	struct review_card cards[REVIEW_CARDS]; /* the chosen turn, unless it is one of those; those */
};

/* review_chart.c: the bars; a click or the arrows choose one.  Returns true when another is chosen. */
bool review_chart(struct review_view *view, struct ui *ui, struct rect box);
/* review_picture.c: a pale frame round what was played and lost points, else a golden one that shines: no player's
 * colour. */
void review_frame(struct draw *draw, const struct theme *theme, struct rect cell, bool lost);

/* review_picture.c: a turn with its heading, picture and sentence, which has `words_height`. */
void review_picture(const struct review_view *view, const struct review_card *card, struct rect box, int words_height);
/* How high its sentence is in that width; never less than three lines. */
int review_words_height(const struct review_view *view, const struct review_card *card, int width);
