/* seen.h - what tests ask of the table that press its widgets and look where things stand: the one file of them that
 * looks into what is private there.  Reads, and changes nothing.
 *
 * Pointers are the table's own and hold until its next input, tick or picture. */
#pragma once

#include "view/kit/screen.h"
#include "view/play/core/company.h"
#include "view/play/core/found.h"
#include "view/play/core/layout.h"
#include "view/play/core/track.h"

struct ai_advice;

struct play_seen {
	struct session *session;
	const struct play_found *found;   /* what follows from the position */
	const struct play_layout *layout; /* where everything stands */
	struct board *board;
	const struct camera *camera;
	float slot_radius;                      /* of a place's disc, output pixels */
	struct vec slot_places[PLAY_SLOTS_MAX]; /* where they are */
	const struct board_banner *banners;     /* over finished cities */
	int banner_count;
	int rotation;                             /* of the tile in hand */
	bool refused;                             /* a refusal is told */
	bool panning;                             /* the table is being dragged */
	const struct cell *cursor;                /* the keyboard's; NULL: off */
	const struct cell *lit;                   /* where the lit feature was named; NULL: none is */
	const struct rect *figures;               /* by enum figure, in the supply of who acts; empty: not there */
	const struct rect (*marks)[HOLDINGS_MAX]; /* of what each player holds, on his card; empty: not there */
	int dragged;                              /* enum figure, -1: none */
	const char *held;                         /* what is dragged and no figure, by its key; NULL: nothing */
	int chosen;                               /* the answer of an open decision, -1: none yet */
	bool company_moves;                       /* a computer player is to act */
	bool hands_off;                           /* nothing is laid, put, turned or chosen by hand */
	bool lesson_waits, lesson_done;
	bool look_runs; /* a game that is only looked through: by itself, and so many of its turns */
	int look_at, look_count;
	int flights;                           /* followers, points, cards and keeps that are shown to go somewhere */
	bool moves;                            /* something is on its way */
	float turned;                          /* radians that the turning tile is short of how it lies */
	const struct move *carried;            /* on a computer player's way to the table; NULL: nothing is */
	float carried_way;                     /* 0 .. 1 of it */
	int32_t scores[PLAYERS_MAX];           /* as the track shows them */
	int32_t gains[PLAYERS_MAX];            /* what of it the cards call new */
	int tokens[PLAYERS_MAX][HOLDINGS_MAX]; /* as the cards do; */
	unsigned leads[PLAYERS_MAX];           /* a bit for each kind of which nobody has more, */
	unsigned news[PLAYERS_MAX];            /* and for each whose number stands out just now */
	const struct ai_advice *advice;        /* NULL: none is shown */
	int advice_seat, advice_ply;           /* of who is advised, or has moved; the plies before it */
	bool advice_stands;                    /* its moves are drawn on the table */
	int advice_slot;                       /* the place for a figure that shines for it, -1: none */
	struct vec rank_places[PLAY_ADVISED];  /* its letters there, */
	float rank_radius;                     /* and how large they are */
};

/* Of a screen that is a table. */
struct play_seen play_seen(const struct screen *screen, uint64_t now);
struct slot_words play_seen_words(const struct screen *screen, int slot); /* of a place */
/* The walks of markers that are foretold; how many. */
int play_seen_landings(struct screen *screen, struct play_landing landings[PLAY_LANDINGS_MAX]);
/* The middles of the City's havens, in cells; false without it. */
bool play_seen_havens(struct screen *screen, struct vec middles[HAVENS_MAX]);

/* Looks at the middle of what lies there, `size` output pixels per tile. */
void play_screen_look(struct screen *screen, double size);
