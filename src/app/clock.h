/*
 * clock.h - the players' clock: so much time for each, and a little more after every turn.
 *
 * A value without a clock of its own: who knows the time says how much of it has passed.  It ends no game; whose time
 * has run out is marked, and plays on.  Kept in the save as a text of seconds: "600 + 10: 512 600 0".
 */
#pragma once

#include <bastide/game.h>
#include <stdbool.h>

enum { CLOCK_TEXT_SIZE = 120, CLOCK_MINUTES_MAX = 60, CLOCK_MORE = 10 /* seconds after a turn */ };

struct clock {
	int minutes, more;         /* for each player, seconds after a turn; 0 minutes: nobody counts */
	int64_t left[PLAYERS_MAX]; /* milliseconds; 0: run out */
};

/* Everybody has all of it. */
void clock_init(struct clock *clock, int minutes);
/* So many milliseconds pass for this seat; true when they are the last it had. */
bool clock_pass(struct clock *clock, int seat, int64_t milliseconds);
/* A turn was ended; what has run out stays so. */
void clock_turn(struct clock *clock, int seat);

void clock_write(const struct clock *clock, int players, char text[CLOCK_TEXT_SIZE]);
/* False, and nobody counts, when the text is none; seats that it does not name have all of it. */
bool clock_read(struct clock *clock, const char *text);

/* "9:58", rounded up: 0:00 has run out. */
void clock_words(const struct clock *clock, int seat, char *text, size_t size);
