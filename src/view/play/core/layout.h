/*
 * layout.h - where everything stands at the table, in output pixels.
 */
#pragma once

#include <bastide/game.h>

#include "view/table/camera.h"

/* Where everything stands, in output pixels: core/layout.c */
struct play_layout {
	struct rect window; /* everything */
	struct rect table;  /* where the table shows: all left of the rail */
	struct rect stage;  /* what the camera centres on: free of tools, prompt, track, sheet */
	struct rect prompt_row, tools, rail, track, sheet, decide, lesson, advice;
	struct rect hands[PLAYERS_MAX]; /* of wall tiles, below the cards; empty in other games */
	struct rect head, cards[PLAYERS_MAX], label, body, undo, end, foot; /* in the rail */
	bool small, dense; /* of the cards: in one line, a little lower */
	bool kinds;        /* of figures stand below those lines */
	bool slim;         /* six of them: those lines lower still */
	bool pairs;        /* two beside each other, below that of whoever is to move */
};

struct play;

void play_layout_find(struct play *play);
/* Units that it needs with these players and this game. */
void play_layout_need(const struct play *play, int *w, int *h);
