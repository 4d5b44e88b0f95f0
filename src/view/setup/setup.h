/*
 * setup.h - the set-up of a game: who, what, how; private to setup*.c.
 *
 *   setup.c    the screen: columns or pages, keys, starting
 *   players.c  who: names, colours, seats
 *   seating.c  the table from above, who begins
 *   modules.c  what: presets and modules of Carcassonne
 *   castle.c   what: The Castle
 *   vista.c    its picture
 *   aids.c     how: aids, summary
 *   rules.c    the page with every rule setting
 *   store.c    named set-ups, the youngest's choice: sheets over the screen
 */
#pragma once

#include "app/company.h"
#include "app/language.h"
#include "app/prefs.h"
#include "app/setups.h"
#include "app/words.h"
#include "view/kit/form.h"
#include "view/kit/page.h"
#include "app/rulebook.h"

enum setup_page { SETUP_PLAYERS, SETUP_MODULES, SETUP_AIDS, SETUP_PAGES };

enum setup_sheet { SHEET_NONE, SHEET_LOAD, SHEET_SAVE, SHEET_YOUNGEST };

struct setup_store {
	enum setup_sheet sheet;
	struct named_setup *list; /* while SHEET_LOAD is open */
	int count, removing;      /* -1: none */
	float scroll;
	char title[SETUP_TITLE_SIZE];    /* offered when this one is saved */
	char sentence[FORMAT_LINE_SIZE]; /* what went wrong, "" */
};

struct setup_view {
	struct form form;
	struct tile_art *art;
	enum game_kind game;
	struct vista *vista;                     /* The Castle; NULL: there is none */
	int count;                               /* players */
	char names[PLAYERS_MAX][SEAT_NAME_SIZE]; /* "": the colour's name */
	int colors[PLAYERS_MAX];
	int computers[PLAYERS_MAX]; /* characters of ai.h; -1: a person */
	struct settings settings;
	struct aids aids;
	int clock;            /* minutes for each player; 0: nobody counts */
	bool youngest;        /* chooses who begins, at the start; the setting says by lot */
	bool youngest_begins; /* with that: the table is asked who is the youngest */
	enum preset preset;   /* the book it began with */
	uint32_t lost;        /* modules that the last change of the book has switched off, bit per enum rule_module */
	bool waits;           /* a game lies below, and is kept */
	bool left;            /* the sixth player left when the inns did */
	int seats;            /* players of the other game while The Castle is chosen */
	bool rules_open;      /* the page with every setting */
	enum setup_page page; /* of the small layout */
	float scroll[4];      /* players, modules, aids, rules */
	struct {
		int more;  /* pixels that the pictures are larger than they must be */
		int apart; /* and the rows stand farther apart */
	} card;            /* of the column of modules, in this pass */
	int players_used;  /* height of that column in the last pass, pixels */
	bool castle_told;  /* in the small layout, below the players: not once more on the page of its rules */
	struct setup_store store;
	char refusal[240];
	bool start;           /* asked for in this pass */
	bool enter_elsewhere; /* what has the focus wants Enter for itself */
};

/* A castle half built, whole in its box, with followers in these colours by seat; its tiles' pictures. */
struct vista *vista_create(struct host *host, const struct tile_set *tiles);
void vista_destroy(struct vista *vista);
void vista_draw(const struct vista *vista, struct ui *ui, struct rect box, const int *colors);
struct tile_art *vista_art(const struct vista *vista);

/* What a seat is called: its name, or that of its colour. */
const char *setup_name(const struct setup_view *view, int seat);

/* How many may play the game that is chosen: two in The Castle, else five, or six with the inns. */
int setup_seats(const struct setup_view *view);
/* Whoever has no seat there any more leaves. */
void setup_fit_seats(struct setup_view *view);
/* The game is another one from here on; the seats are those it has. */
void setup_choose_game(struct setup_view *view, enum game_kind game);

/* Each fills its column from the top and scrolls where it must. */
void setup_players(struct setup_view *view, struct ui *ui, struct host *host, struct rect column);
/* The picture beside the choice of who begins, or above it: large, where `room` pixels are left for both, or because
 * the words need the width.  Returns where it ends (seating.c). */
int setup_seating(struct setup_view *view, struct ui *ui, struct rect box, int room);
void setup_modules(struct setup_view *view, struct ui *ui, struct frame *frame, struct rect column);
void setup_castle(struct setup_view *view, struct ui *ui, struct frame *frame, struct rect column);
/* Below the players of the small layout, where these leave room: what The Castle is. */
void setup_castle_below(struct setup_view *view, struct ui *ui, const struct tile_set *tiles, struct rect box);
void setup_aids(struct setup_view *view, struct ui *ui, struct rect column);
/* "5 players · 76 tiles" in a well; returns the height it needs in output
 * pixels and draws only when asked to. */
int setup_summary(struct setup_view *view, struct ui *ui, const struct tile_set *tiles, struct rect box, bool draw);
/* The page with every setting; false when it is left. */
bool setup_rules(struct setup_view *view, struct ui *ui);
/* One setting with what it means and its choice, at the top of the column; cuts what it used. */
void setup_rule(struct setup_view *view, struct ui *ui, struct rect *column, enum setting setting);
int setup_rule_height(struct setup_view *view, struct ui *ui, int width, enum setting setting);

/* The choices on the screen as a game would begin with them; no seed. */
void setup_get(const struct setup_view *view, struct session_start *start);

void setup_store_open(struct setup_view *view, struct host *host, enum setup_sheet sheet);
/* Draws the open sheet, if any; returns the seat that the youngest has chosen, else -1. */
int setup_store(struct setup_view *view, struct ui *ui, struct host *host);
void setup_store_finish(struct setup_store *store);
int setup_store_width(struct ui *ui);
/* "Load a set-up", "Save this one" from the right end of a row; cuts what it used. */
void setup_store_buttons(struct setup_view *view, struct ui *ui, struct host *host, struct rect *row);
