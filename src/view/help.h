/*
 * help.h - the two pages of help; private to help*.c.
 */
#ifndef BASTIDE_VIEW_HELP_H
#define BASTIDE_VIEW_HELP_H

#include "tile_art.h"
#include "ui.h"

/* Each returns the height it needs for this width, and draws only when asked
 * to. */
int help_game(struct ui *ui, struct tile_art *art, const struct tile_set *tiles, int width, bool draw, struct rect at);
int help_keys(struct ui *ui, int width, bool draw, struct rect at);

#endif
