/*
 * help.h - what the two files of help share.
 */
#ifndef BASTIDE_VIEW_SCREENS_HELP_H
#define BASTIDE_VIEW_SCREENS_HELP_H

#include "view/table/tile_art.h"
#include "view/ui/ui.h"

/* The page of the game; returns the height it needs for this width, and draws
 * only when asked to. */
int help_game(struct ui *ui, struct tile_art *art, const struct tile_set *tiles, int width, bool draw, struct rect at);

#endif
