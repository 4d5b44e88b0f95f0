/* signs.h - where words stand over the land: letters of cities, names of
 * farms, "not finished", and what a city has paid.
 *
 * All of an act are placed at once, so that none lies on another, on a coin,
 * a farmer or an open cell, and so that none moves while the act runs. */
#pragma once

#include "view/ending/stage/stage.h"

/* Payments of farms to one city, in the order of the show. */
struct paid {
	int count;
	uint8_t seats[PLAYERS_MAX * 4];
	int points[PLAYERS_MAX * 4];
};

void paid_find(const struct tally *tally, int city, struct paid *paid);
/* Height of a payment's pill. */
float paid_height(const struct stage *stage, const struct tally_look *look);

/* Radius of the coin on a counted city, of the struck sheaf on an unfinished one. */
float coin_radius(const struct stage *stage, const struct tally_look *look);
float struck_radius(const struct stage *stage, const struct tally_look *look);

/* Boxes in output pixels; w 0: there is none. */
struct signs {
	struct rect letters[TILES_MAX]; /* by city */
	struct rect tags[TILES_MAX];    /* by city: "not finished · 0" */
	struct vec stacks[TILES_MAX];   /* by city: middle of its payments (ACT_END) */
	bool brief;                     /* payments are badges: for numbers tiles are too small */
	struct rect names[FIGURES_MAX]; /* by farm */
};

const char *letter_text(const struct stage *stage, int city);
const char *tag_text_open(void);
/* City by city: what is told of a finished city of the lit land that another act counts; NULL for all others. */
const char *signs_elsewhere(const struct tally *tally, const struct tally_act *act, int city);

/* Of the letters: smaller on a small table. */
struct text_style signs_letter_text(const struct stage *stage, const struct tally_look *look, uint32_t color);

/* The signs of this act where they stand now: found once for the place at which the camera comes to rest, and carried
 * along while it moves.  They live until the next draw_begin or call; NULL when out of memory. */
const struct signs *signs_of(struct stage *stage, const struct tally_look *look);
