/* words.h - facts into sentences: refusals, events, features, expressions.
 *
 * What they return lives as long as a sentence does (text/say.h).  Players are called by their names in the session. */
#pragma once

#include "app/session.h"
#include <bastide/game.h>
#include <stddef.h>

/* bill.c: how points come about, in words: one formatter of a bill (bastide/event.h) for log, cards, audit, ending and
 * export. What a unit is called stands in a table by unit, what is said instead of units in tables by reason and rule.
 */

enum bill_style {
	BILL_LOG,  /* short, for log and cards: "4 tiles × 1" */
	BILL_LIST, /* as it is checked: "4 tiles", "1 + 7 tiles round it", "3 cities × 4" */
	BILL_STYLES
};

/* What is counted, and what each brings, without the result; "" where nothing is counted. */
const char *bill_sum(const struct bill *bill, enum bill_style style);

/* A rule in one sentence; "" for one that is not told. */
const char *bill_rule_text(const char *rule);

enum { WORDS_SIZE = 320, WORDS_NAME_LETTERS = 16 };

const char *words_feature(int kind);          /* "City", "Road" ... */
const char *words_where(float x, float y);    /* "in the north", that way from the middle of what is spoken of */
const char *words_this_feature(int kind);     /* "this city" */
const char *words_role(int kind, int figure); /* "Knight", "Thief", "Farmer", "Monk", "Builder" */
/* The same of a figure that is a follower where it stands: a large one in a city is a knight. */
const char *words_stands(int kind, int figure);
const char *words_color(int color); /* "Yellow" */
bool words_move_puts(int kind);     /* does a figure come out of the supply for it? */
/* Of a step: that it is the only one, and where it leads; NULL: that is not told. */
const char *words_only_way(int decision, struct cell from, struct cell to);
/* Is it somebody's doing, so that his badge belongs beside it? */
bool words_event_owned(const struct event *event);
/* What points are for, where that is no feature: the name of a card; "" elsewhere.  Of no place at all? */
const char *words_about(const struct bill *bill);
/* The same, or else what was paid for: "The keep", "City"; "" for none (FEATURE_KINDS). */
const char *words_subject(const struct bill *bill, int kind);
bool words_placeless(const struct bill *bill);
const char *words_haven(int haven);   /* "castle" */
const char *words_waiting(void);      /* "Followers in the City" */
const char *words_enters_ahead(void); /* "then you may enter the City" */
/* What somebody there is for, or (then) who goes there; `also`: the game has other buildings than monasteries. */
const char *words_haven_use(int haven, bool then, bool also);

/* Why not: one line for the head ("No knight here"), one or two for the body
 * ("Rosso holds this city, 3 tiles away"). */
/* Of a place that is held: by whom, for a line of its own ("you share it with Rosso", "held by you and Rosso"). */
const char *words_refusal_holders(const struct session *session, const struct refusal *refusal);
const char *words_refusal_title(const struct session *session, const struct refusal *refusal);
/* The body without the number of the rule, told to whoever is to move: for the table, where people only play. */
const char *words_refusal_plain(const struct session *session, const struct refusal *refusal);
/* The same for whoever reads it in print, where nobody is "you". */
const char *words_refusal_told(const struct session *session, const struct refusal *refusal);
/* Both, with the rule, in print. */
const char *words_refusal(const struct session *session, const struct refusal *refusal);

/* One event as a line of the log; "" for events that are not told. */
const char *words_event(const struct session *session, const struct event *event);

/* Does this one of a list of events tell that a figure came home from what is completed and pays nobody? */
bool words_unpaid(const struct event *events, int index);
/* Of one that came home paid and might have gone on: why it does not, where nobody is asked; else NULL. */
const char *words_stuck(const struct event *events, int index);
/* That a step of the history was the last one, for no way leads on; NULL: it was not, or could be no other. */
const char *words_stops(const struct session *session, const struct event *event);

/* Does this event of the history give to another seat what this one had, and only one can have? */
bool words_takes(const struct session *session, const struct event *event, int seat);
/* What was done in the same turn so that this was paid; NULL: nothing that is told. */
const struct event *words_cause(const struct session *session, const struct event *score);
/* Is it with another by now, or with the same one again? */
bool words_past(const struct session *session, const struct event *event);

/* The same without letters of tiles and numbers of cells: for the table, where they are seen. */
const char *words_event_plain(const struct session *session, const struct event *event);
/* That without the points of a score, where they stand in a column of their own. */
const char *words_event_column(const struct session *session, const struct event *event);

/* "4 tiles × 2 + 1 pennant × 2 = 10", for a SCORED event. */
const char *words_score(const struct event *event);

/* What players hold, by its name; those of a group together. */
const char *words_holding(int holding);
const char *words_holding_group(const char *group);
/* What they are called where points are told for them, as a title. */
const char *words_holding_subject(int holding);
/* A number of one of them; of all, as a list. */
const char *words_held(int holding, int count);
const char *words_held_list(const uint16_t held[HOLDINGS_MAX]);
/* A line under a choice: "3 tiles, 2 ends open". */
const char *words_detail(const struct feature *feature);

/* The name of a seat as it stands in sentences: no more than WORDS_NAME_LETTERS, a
 * longer one ends with an ellipsis. */
const char *words_name(const struct session *session, int seat);

/* "Aurélie, Rosso and Petra" of a bit mask of seats; "nobody" for 0. */
/* "A", "A and B", "A, B and C": the text and behind it the word that is the i-th of so many. */
const char *words_list(const char *text, int i, int count, const char *word);
const char *words_seats(const struct session *session, unsigned seats);

/* ---- kinds of figures ---- */

/* "Follower": a kind, wherever it stands. */
const char *words_kind(int figure);

/* "Move one follower", "Into the castle", "Tower × 2"; "" for a tile or a figure. */
const char *answer_words(enum decision_kind decision, const struct move *move);

/* ---- describe.c: a tile in words: what is printed on it, where figures can stand, how many there are ---- */

/* Some lines about a type, as it lies at rotation 0; NUL-terminated, free() it. NULL when out of memory. */
char *describe_tile(const struct tile_set *tiles, int type);

/* What expansions have printed on it, one after the other; NULL: no more.  Two may know of one mark; it is told once.
 */
const char *describe_mark(const struct tile_type *type, int index);
/* What these lead to where the tile is laid, in a sentence; "": nothing. */
const char *describe_does(const struct game *game, int tile);

/* What is seen on a tile, however it lies, for people: "Monastery, end of 1 road". */
const char *describe_seen(const struct tile_type *type);
/* Where a cell lies, as one finds it: "from the last tile: 2 tiles north, 1 tile west"; from the tile with this index,
 * "" from none. */
const char *describe_place(const struct game *game, int from, struct cell to);
/* The side that a cell beside another one lies on: "west". */
const char *describe_side(struct cell from, struct cell to);
/* The way alone: "2 tiles north, 1 tile west"; "" to the same cell. */
const char *describe_way(struct cell from, struct cell to);
