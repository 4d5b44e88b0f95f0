/* think.h - what the tests of thinking share: the tiles, a thinker, tables to think at. */
#ifndef BASTIDE_TESTS_AI_THINK_H
#define BASTIDE_TESTS_AI_THINK_H

#include <bastide/ai.h>
#include <bastide/format.h>

#include "../runner.h"

/* Made and destroyed by main() in test_think.c. */
extern struct tile_set *tiles;
extern struct ai *ai;
extern struct move moves[MOVES_MAX];

struct game *begin(const struct setup *setup);
/* A table of tables.h. */
struct game *begin_table(int table, uint64_t deck);

/* What a character plays. */
struct move thought(const struct game *game, const char *name, int playouts, uint64_t seed);
const char *strongest(void);
/* Plays on by chance for so many decisions. */
void wander(struct game *game, int decisions, uint64_t seed);
/* Holds until the call after the next. */
const char *text_of(const struct move *move);

/* Whole games and the reasons told in them (test_reasons.c). */
void reasons_add(Suite *suite);
/* A turn at a glance (test_glance.c). */
void glance_add(Suite *suite);

#endif
