/* feature_card.h - what the card of a feature tells, found before it is drawn. */
#pragma once

#include "view/play/panel/panel.h"

enum { CHIPS_MAX = 6, CARD_LINES = 3 };

struct feature_line {
	const char *label, *sum;
	int points;
};

struct feature_card {
	const struct feature *feature;
	const char *title, *owner, *foot, *chips[CHIPS_MAX];
	int chip_count, lines, go; /* go: the line that is green, or -1 */
	struct feature_line rows[CARD_LINES];
	bool stays_open; /* whatever is laid from now on */
};

/* feature_facts.c: everything but `feature`, which must be there. */
void feature_facts_find(struct play *play, struct feature_card *card);
/* One more sentence at the card's foot. */
void feature_foot_add(struct feature_card *card, const char *sentence);
