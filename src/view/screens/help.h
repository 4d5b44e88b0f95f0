/*
 * help.h - what the two files of help share.
 */
#pragma once

#include "view/table/tile_art.h"
#include "view/ui/ui.h"

/* Beside an enum figure_pose: what stands on the tile is no follower, or wall tiles are shown instead of one. */
enum help_piece { HELP_NOBODY = -1, HELP_KEEP = 100, HELP_WALL_TILES };

/* A paragraph with a small picture of what it is about. */
struct help_chapter {
	const char *title, *text;
	const char *tile; /* painted beside it; NULL: figures instead */
	int rotation;
	int pose;   /* of the follower on it, or enum help_piece */
	float x, y; /* where he stands, in tiles */
	int color;
	uint8_t module;    /* enum rule_module that it belongs to; MODULE_BASE: always in play */
	uint8_t lesson;    /* which lesson teaches it; 0: none */
	uint32_t settings; /* bit per enum setting: what differs from game to game */
	const char *rule;  /* whose example shows it; NULL: none */
};

/* What a page is of; `settings` of a game that is played, NULL: all that there is is told. */
struct help_of {
	struct host *host;
	enum game_kind game;
	const struct help_chapter *chapters;
	const struct settings *settings;
	struct tile_art *art;
	const struct tile_set *tiles;
};

/* The rules of a game in short; ends with a chapter without title. */
extern const struct help_chapter help_carcassonne[], help_castle[];

/* What a chapter of The Castle says, with the numbers of this castle. */
const char *help_castle_text(struct draw *draw, const struct help_chapter *chapter, const struct tile_set *tiles);

/* The page of a game; returns the height it needs for this width, and draws at `at` only when asked to.  *lesson
 * becomes the number of a lesson that was pressed. */
int help_game(struct ui *ui, const struct help_of *of, int width, struct rect at, bool draw, int *lesson);
