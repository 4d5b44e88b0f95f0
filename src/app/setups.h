/* setups.h - named set-ups: who plays, under which rules, with which aids; a house's own rulebook to be taken again
 * another evening.
 *
 * Each is a file in home/setups of the one format that all games have (format.h): a title, players, settings and a seed
 * that nobody uses, but no pile, no table and no moves.  Like every file it is checked as a whole before anything of it
 * is handed out. */
#pragma once

#include "app/rulebook.h"
#include "app/session.h"

enum { SETUP_TITLE_SIZE = 64 };

struct choices_seat {
	char name[SEAT_NAME_SIZE]; /* "": the colour's name */
	int color;                 /* no two alike */
	int computer;              /* character of ai.h; -1: a person */
};

/* What is chosen before a game, behind its last seat too: who plays, by which rules, with which aids. */
struct choices {
	enum game_kind game;
	int count; /* players */
	struct choices_seat seats[PLAYERS_MAX];
	struct settings settings; /* of every game */
	enum preset preset;       /* the book it began with */
	bool youngest;            /* chooses who begins; the setting says by lot */
	bool youngest_begins;     /* with that: it is the youngest who begins */
	struct aids aids;
	int clock; /* minutes for each player; 0: nobody counts */
};

void choices_init(struct choices *choices);
/* The name of the character that plays there; "": a person. */
const char *choices_computer(const struct choices_seat *seat);
/* A game that begins with them, its pile by this seed; NULL when out of memory. */
struct scenario *choices_scenario(const struct choices *choices, const struct tile_set *tiles, uint64_t seed);
/* As a game or a set-up has them; what only a set-up tells is left. */
void choices_take(struct choices *choices, const struct scenario *scenario);

struct named_setup {
	char path[FORMAT_PATH_SIZE]; /* "": not on disk */
	bool readable;               /* else `error` says why; the rest is empty */
	char title[SETUP_TITLE_SIZE];
	struct choices choices;
	char error[FORMAT_LINE_SIZE];
};

/* Takes a set-up from a file as it was read (NULL: it was not, with *error), and destroys that; false, with *error and
 * *named untouched, when it is a game that has begun. */
bool setups_take(struct named_setup *named, struct scenario *scenario, struct format_error *error);

/* What stands in the file, to be destroyed.  NULL when out of memory. */
struct scenario *setups_scenario(const struct tile_set *tiles, const struct named_setup *named);

/* The set-ups of home/setups in the order of their titles, unreadable ones last;
 * *list is freed by the caller.  A missing directory holds none. */
int setups_list(const struct tile_set *tiles, const char *home, struct named_setup **list);

/* Writes it into home/setups, over the one of the same title if there is one
 * (case does not matter), and fills named->path.  NULL, or why not. */
const char *setups_save(const struct tile_set *tiles, const char *home, struct named_setup *named);

/* Deletes the file.  NULL, or why not. */
const char *setups_remove(const struct named_setup *named);
