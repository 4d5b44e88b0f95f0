/*
 * help.h - what the two files of help share.
 */
#ifndef BASTIDE_VIEW_SCREENS_HELP_H
#define BASTIDE_VIEW_SCREENS_HELP_H

#include "view/table/tile_art.h"
#include "view/ui/ui.h"

/* A paragraph with a small picture of what it is about. */
struct help_chapter {
	const char *title, *text;
	const char *tile; /* painted beside it; NULL: figures instead */
	int rotation;
	int pose;   /* of the follower on it, -1: none */
	float x, y; /* where he stands, in tiles */
	int color;
};

/* The rules of a game in short; ends with a chapter without title. */
extern const struct help_chapter help_carcassonne[], help_castle[];

/* The page of a game; returns the height it needs for this width, and draws
 * only when asked to. */
int help_game(struct ui *ui, const struct help_chapter *chapters, struct tile_art *art, const struct tile_set *tiles,
              int width, bool draw, struct rect at);

#endif
