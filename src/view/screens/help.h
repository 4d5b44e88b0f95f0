/* help.h - what the two files of help share. */
#pragma once

#include "view/kit/expansion_art.h"
#include "view/table/tile_art.h"
#include "view/ui/ui.h"

/* What a page is of; `settings` of a game that is played, NULL: all that there is is told. */
struct help_of {
	struct host *host;
	enum game_kind game;
	const struct help_chapter *(*chapter)(int index); /* in the order of the page; NULL behind the last */
	const struct settings *settings;
	struct tile_art *art;
	const struct tile_set *tiles;
};

/* The rules of a game in short, chapter by chapter; NULL behind the last. */
const struct help_chapter *help_carcassonne(int index);
const struct help_chapter *help_castle(int index);

/* What a chapter of The Castle says, with the numbers of this castle. */
const char *help_castle_text(struct draw *draw, const struct help_chapter *chapter, const struct tile_set *tiles);

/* The page of a game at `at`; returns the height it needs for this width.  *lesson becomes the number of a lesson that
 * was pressed. */
int help_game(struct ui *ui, const struct help_of *of, int width, struct rect at, int *lesson);
