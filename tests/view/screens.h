/* The screens that a test goes through, by name. */
#ifndef BASTIDE_TESTS_SCREENS_H
#define BASTIDE_TESTS_SCREENS_H

#include "view/kit/screen.h"

/* "title", "setup", "rules", "settings", "help", "menu", "components"; the lists "saves",
 * "examples" and "lessons"; "lesson-1" and so on.  Any other name fails the test. */
struct screen *screens_create(struct host *host, const char *name);
/* The game scenarios/NAME.json after `at` moves, -1 for all of them. */
struct screen *screens_game(struct host *host, const char *name, int at);

#endif
