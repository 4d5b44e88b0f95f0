/* help.h - what the two files of help share. */
#pragma once

#include "view/kit/expansion_art.h"
#include "view/table/tile_art.h"
#include "view/ui/ui.h"

/* What a page is of; `settings` of a game that is played, NULL: all that there is is told. */
struct help_of {
	struct host *host;
	enum game_kind game;
	const struct settings *settings;
	struct tile_art *art;
	const struct tile_set *tiles;
};

/* The page of a game at `at`; returns the height it needs for this width.  *lesson becomes the number of a lesson that
 * was pressed. */
int help_game(struct ui *ui, const struct help_of *of, int width, struct rect at, int *lesson);
