/*
 * setup.h - the set-up of a game: who, what, how; private to setup*.c.
 *
 *   setup.c          the screen: columns or pages, keys, starting
 *   setup_players.c  who: names, colours, seats, who begins
 *   setup_modules.c  what: presets and modules
 *   setup_aids.c     how: aids, summary
 *   setup_rules.c    the page with every rule setting
 */
#ifndef BASTIDE_VIEW_SETUP_H
#define BASTIDE_VIEW_SETUP_H

#include "../app/language.h"
#include "../app/prefs.h"
#include "../app/words.h"
#include "page.h"
#include "rulebook.h"

enum setup_page { SETUP_PLAYERS, SETUP_MODULES, SETUP_AIDS, SETUP_PAGES };

struct setup_view {
	struct screen screen;
	struct ui ui;
	struct tile_art *art;
	int count;                               /* players */
	char names[PLAYERS_MAX][SEAT_NAME_SIZE]; /* "": the colour's name */
	int colors[PLAYERS_MAX];
	struct settings settings;
	struct aids aids;
	enum preset preset;                      /* the book it began with */
	bool rules_open;                         /* the page with every setting */
	enum setup_page page;                    /* of the small layout */
	float scroll[4];                         /* players, modules, aids, rules */
	int players_used;                        /* height of that column in the last pass, pixels */
	char refusal[240];
	bool start;                              /* asked for in this pass */
};

/* What a seat is called: its name, or that of its colour. */
const char *setup_name(const struct setup_view *view, int seat);

/* Each fills its column from the top and scrolls where it must. */
void setup_players(struct setup_view *view, struct ui *ui, struct rect column);
void setup_modules(struct setup_view *view, struct ui *ui, struct frame *frame, struct rect column);
void setup_aids(struct setup_view *view, struct ui *ui, struct rect column);
/* "5 players · 76 tiles" in a well; returns the height it needs in output
 * pixels and draws only when asked to. */
int setup_summary(struct setup_view *view, struct ui *ui, const struct tile_set *tiles, struct rect box, bool draw);
/* The page with every setting; false when it is left. */
bool setup_rules(struct setup_view *view, struct ui *ui);

#endif
