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

/* What the last castle_play() told. */
extern struct event_list castle_told;

/* Red and blue, dealt by a seed; the same as a game. */
void castle_two(struct setup *setup, uint64_t seed);
struct game *castle_new(uint64_t seed);
/* A given table: tiles, tiles still to come, followers; then the game of it. */
void castle_tile(struct setup *setup, const char *id, int x, int y, int rotation);
void castle_deck(struct setup *setup, const char *id);
void castle_stand(struct setup *setup, int seat, int x, int y, struct spot spot);
struct game *castle_game(const struct setup *setup);
/* A legal move, played. */
void castle_play(struct game *game, const char *text);
/* The position is what the slow check reckons. */
void castle_sound(const struct game *game);

#define EXAMPLES(name, names)                                                                                          \
	START_TEST(name) { examples_hold(names); }                                                                     \
	END_TEST

void castle_examples_add(TCase *tests);
void castle_setup_add(TCase *tests);
void castle_games_add(TCase *tests);
void castle_boards_add(TCase *tests);

#endif
