/* help.h - what the two files of help share. */
#pragma once

#include "view/kit/expansion_art.h"
#include "view/kit/page.h"
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

/* The page of a game, a card for each chapter; the number of a lesson that was pressed, or 0. */
int help_game(struct ui *ui, const struct help_of *of, struct page_columns *columns);
