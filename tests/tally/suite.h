/* suite.h - scenarios played to their end, and the screens that tell it. */
#ifndef TESTS_TALLY_SUITE_H
#define TESTS_TALLY_SUITE_H

#include <bastide/format.h>
#include <check.h>

#include "app/session.h"
#include "view/ending/screen.h"
#include "../runner.h"
#include "../view/ruler.h"

/* The worked farm examples, and whole games; ends with NULL. */
extern const char *const farm_examples[];
extern const char *const whole_games[];

struct ending {
	struct tile_set *tiles;
	struct session *session;
	struct record_list *records;
	struct game *game;
	struct tally *tally;
};

/* The scenario `name` (without .json), or the file of this path, ended by the engine if it was not. */
void ending_init(struct ending *ending, const char *name);
/* The same game of people with these names: the session only. */
void ending_rename(struct ending *ending, const char *const names[PLAYERS_MAX]);
void ending_finish(struct ending *ending);

/* Every row of the result's table adds up to the score that stands on the table. */
void result_check(const struct show *show, const char *name);

/* It on a desk, as its screens show it. */
struct view {
	struct ending ending;
	struct desk desk;
	struct show *show;
	struct screen *screen; /* the one looked at, if the test has opened one */
};

/* With other names than the scenario's, or with NULL its own. */
void view_init(struct view *view, const char *name, const char *const names[PLAYERS_MAX], int w, int h);
void view_finish(struct view *view);
/* Builds a screen into the desk's list and returns the list's hash. */
uint64_t view_build(struct view *view, struct screen *screen);

#endif
