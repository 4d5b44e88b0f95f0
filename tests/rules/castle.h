/*
 * castle.h - the tests of The Castle: worked examples by rule, and games of
 * their own.
 */
#ifndef TESTS_RULES_CASTLE_H
#define TESTS_RULES_CASTLE_H

#include <bastide/castle.h>
#include <bastide/format.h>

#include <check.h>

/* The castle tiles; set by castle_suite(). */
extern const struct tile_set *castle_tiles;

/* `data`: the directory with castle/ and scenarios/. */
Suite *castle_suite(const char *data);
void castle_done(void);

/* The examples of data/scenarios/castle with these names, a blank between them, hold. */
void examples_hold(const char *names);

#define EXAMPLES(name, names)                                                                                          \
	START_TEST(name) { examples_hold(names); }                                                                     \
	END_TEST

void castle_examples_add(TCase *tests);
void castle_games_add(TCase *tests);

#endif
