/*
 * words.h - facts into sentences: refusals, events, features, expressions.
 *
 * All functions write UTF-8, NUL-terminated and cut to `size`, and return
 * `text`.  Players are called by their names in the session.
 */
#ifndef BASTIDE_APP_WORDS_H
#define BASTIDE_APP_WORDS_H

#include "session.h"

enum { WORDS_SIZE = 320 };

/* "City", "Road", "Field", "Monastery" ... */
const char *words_feature(enum feature_kind kind);
/* "Knight", "Thief", "Farmer", "Monk" ... */
const char *words_role(enum feature_kind kind, enum figure figure);
const char *words_terrain(enum terrain terrain);
const char *words_color(enum color color);

/* "Place", "Round 8" cell names as on the printed replay: "B3" style is not
 * used; a cell is "2,-1". */

/* Why not: one line for the head ("No knight here"), one for the body. */
char *words_refusal_title(const struct session *session, const struct refusal *refusal, char *text, size_t size);
char *words_refusal(const struct session *session, const struct refusal *refusal, char *text, size_t size);

/* One event as a line of the log; "" for events that are not told. */
char *words_event(const struct session *session, const struct event *event, char *text, size_t size);

/* "4 tiles × 2 + 1 pennant × 2 = 10", for a SCORED event. */
char *words_score(const struct session *session, const struct event *event, char *text, size_t size);

/* The same for a feature as it lies: if completed, and at the game's end. */
char *words_complete(const struct game *game, const struct feature *feature, char *text, size_t size);
char *words_final(const struct game *game, const struct feature *feature, char *text, size_t size);

/* A choice in a list: "Thief", "road · 3 tiles". */
char *words_move(const struct session *session, const struct move *move, char *text, size_t size);
char *words_spot_detail(const struct game *game, const struct feature *feature, char *text, size_t size);

/* "Aurélie, Rosso and Petra" of a bit mask of seats. */
char *words_seats(const struct session *session, unsigned seats, char *text, size_t size);

#endif
