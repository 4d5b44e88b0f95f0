/* show.h - what tally, result, audit and editions have in common: the finished game, its records, its show, and the
 * board it is shown on.
 *
 * One show is shared by these screens and counted: each holds it with show_hold() and lets it go with show_drop(). */
#pragma once

#include "view/table/board.h"
#include "story/tally.h"

struct session;

struct show {
	int holders;
	struct host *host;
	struct session *session;     /* borrowed, or owned */
	struct game *game;           /* owned */
	struct record_list *records; /* owned */
	struct tally *tally;         /* owned */
	struct review *review;       /* owned; NULL until somebody looks back */
	struct board *board;         /* borrowed, or owned */
	bool own_board, own_session;
	bool rung; /* the bell, once for every game */
	char names[PLAYERS_MAX][TALLY_NAME_SIZE];
	bool board_only; /* pictures (--crop board): only the table, without track, bill and bars */
	bool totals;     /* of a film of it: below the table it is told in the end who has won, and what all have */
};

/* Plays the session's game again.  `board` may be NULL: then the show makes its
 * own.  NULL if the game is not over, when out of memory, or if what it would tell
 * is not what stands on the table (tally_agrees): that is said, not shown. */
struct show *show_create(struct host *host, struct session *session, struct board *board);

/* The same moves, scored by the engine under other values of the settings that decide what is paid (rulebook_decides;
 * the others are not looked at). Without farmers (`farm` off) those who stood on a field were never put there
 * (app/fieldless.h). Shares the board.  NULL where these settings refuse a move. */
struct show *show_rescored(struct show *show, const struct settings *settings);

/* Where everything stands in the frame's window. */
struct tally_look;
void show_look(const struct show *show, struct tally_look *look, struct frame *frame);

/* The end of the game is heard, the first time that this is called. */
void show_ring(struct show *show);

struct show *show_hold(struct show *show);
void show_drop(struct show *show); /* takes NULL */
