/* table.h - what the tests of the sessions share: tiles, a home, a game, random turns. */
#ifndef TESTS_APP_TABLE_H
#define TESTS_APP_TABLE_H

#include <check.h>
#include <stdlib.h>
#include <string.h>

#include "app/session.h"

/* Fixtures: the tiles; a directory of its own for what the test writes. */
extern struct tile_set *tiles;
extern char home[];
void tiles_begin(void);
void tiles_end(void);
void home_begin(void);
void home_end(void);
void text_write(const char *path, const char *text);

/* Players in the order of the colours; the first is Aurélie. */
struct session *table_session(int players, uint64_t seed);
/* With this start, and with abbots and shrines or without. */
struct session *table_with(int players, uint64_t seed, int start, bool clergy);
/* The first, kept in the home. */
struct session *table_saved(uint64_t seed, char path[FORMAT_PATH_SIZE]);
/* The Castle, for two.  `wall`: the number of every wall tile on the wall; 0: as they are dealt. */
struct session *table_castle(uint64_t seed, int wall);
/* Lays a random tile and perhaps puts a random follower; nothing is ended. */
void table_think(struct session *session, struct rng *rng);
/* One whole turn, with every decision it leads to. */
void table_turn(struct session *session, struct rng *rng);

#endif
