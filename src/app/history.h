/*
 * history.h - what was played in a session, with everything that followed.
 *
 * A ply is one move of the protocol (or the end of the game asked for) with the
 * events it led to.  The log sheet, the animation and the result table read the
 * same history; undo cuts it.
 */
#pragma once

#include <bastide/game.h>

struct ply {
	struct move move;
	bool finish;      /* not a move: the game was ended early */
	uint8_t decision; /* enum decision_kind it answered */
	uint8_t seat;     /* who decided, or NOBODY */
	bool only;        /* a step of a piece that walks, and no other could be taken */
	bool handed;      /* the turn had been handed over by the file */
	int turn;         /* drawn turns before it, from 1 */
	int first_event, event_count;
	int first_city;
};

struct history {
	int ply_count, ply_capacity;
	struct ply *plies;
	int event_count, event_capacity;
	struct event *events; /* first_city: an entry of `cities` below */
	int city_count, city_capacity;
	struct city_ref *cities;
};

void history_init(struct history *history);
void history_finish(struct history *history);

/* Room for one more ply, whatever it leads to, so that a move is played only when it can be remembered.
 * False when out of memory, the history unchanged. */
bool history_reserve(struct history *history);

/* Appends one ply, after history_reserve(); its fields of events and cities are filled in. */
void history_add(struct history *history, const struct ply *ply, const struct event_list *events);

/* Where the events of the last turn begin: since its tile was laid. */
int history_turn(const struct history *history);

/* Keeps the first `plies`. */
void history_cut(struct history *history, int plies);
