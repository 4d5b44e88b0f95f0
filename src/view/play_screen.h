/*
 * play_screen.h - the table for pictures: what the command line can ask of it.
 */
#ifndef BASTIDE_VIEW_PLAY_SCREEN_H
#define BASTIDE_VIEW_PLAY_SCREEN_H

#include "screen.h"

/* What a picture of the table shows besides the game. */
struct play_picture {
	/* Words with commas: fields, remaining, history, last, none; NULL: as in a window. */
	const char *overlays;
	bool board_only;     /* no panels: the table, and the caption if there is one */
	const char *caption; /* below the table; NULL: none */
};

/* Applies it to a screen of play_screen_create(); false with a sentence when an
 * overlay is not known. */
bool play_screen_picture(struct screen *screen, const struct play_picture *picture, char *error, size_t size);

/* For measuring: */
/* Looks at the middle of what lies there, `size` output pixels per tile. */
void play_screen_look(struct screen *screen, double size);
/* Where a follower of the player to move can be picked up, in output pixels. */
void play_screen_supply(const struct screen *screen, int *x, int *y);

#endif
