/* The screens that a test goes through, by name. */
#ifndef BASTIDE_TESTS_SCREENS_H
#define BASTIDE_TESTS_SCREENS_H

#include "view/kit/screen.h"

/* "title", "setup", "rules", "settings", "help", "menu", "components"; the lists "saves",
 * "examples" and "lessons"; "lesson-1" and so on.  Any other name fails the test. */
struct screen *screens_create(struct host *host, const char *name);
/* The game scenarios/NAME.json after `at` moves, -1 for all of them. */
struct screen *screens_game(struct host *host, const char *name, int at);
/* A game of a file with this text after `at` moves, -1 for all of them. */
struct screen *screens_written(struct host *host, const char *text, int at);

/* Those of language_offer() that have a catalogue. */
enum { SCREENS_CATALOGUE_FIRST = 1, SCREENS_CATALOGUES = 6 };

/* Chooses a language with the catalogues that this build has made; one that speaks
 * English all the same fails the test. */
void screens_language(const char *code);

/* Index of the example of this name on the shelf. */
int screens_example(struct host *host, const char *name);

#endif
