/*
 * suite.h - what the engine's tests share: a tile set, and a table laid with
 * words, so that a test reads like the rule it tests.
 *
 *     struct table t;
 *     table_init(&t, "red blue", "farm=city4");
 *     table_lay(&t, "D 0,0 0; E 0,-1 2");
 *     table_figure(&t, "red 0,0 city:N");
 *     table_deck(&t, "E B");
 *     struct game *game = table_begin(&t);
 *     play(game, "place E 0,1 0");
 */
#ifndef TESTS_ENGINE_SUITE_H
#define TESTS_ENGINE_SUITE_H

#include <stdlib.h>
#include <check.h>

#include <bastide/game.h>

/* Loaded by suite_run(). */
extern struct tile_set *tiles;
/* What the last play() and end() told. */
extern struct event_list told;

/* Runs the suite made by `make`; returns the program's exit status. */
int suite_run(Suite *(*make)(void));

struct table {
	struct setup setup;
};

/* Players by colour; settings "key=value key=value" or "". */
void table_init(struct table *table, const char *players, const char *settings);
void table_lay(struct table *table, const char *tiles);
void table_figure(struct table *table, const char *meeple); /* "red 0,0 city:N" */
void table_deck(struct table *table, const char *deck);
void table_turn(struct table *table, const char *player);
/* A new game instead of a given table. */
void table_new(struct table *table, const char *deck);
void table_seed(struct table *table, uint64_t seed);

struct game *table_begin(struct table *table);
/* The reason it is refused; the refusal's text must not be empty. */
int table_refused(struct table *table);
extern struct refusal refusal; /* the last one */

int type_of(const char *id);
struct move move_of(const char *text);
struct spot spot_of(const char *text);

/* Plays a legal move, then checks the whole position. */
void play(struct game *game, const char *move);
void end(struct game *game);
/* The moves but `pass`, joined by "; ". */
const char *moves_text(const struct game *game);

struct feature *feature(const struct game *game, int x, int y, const char *spot);

#endif
