/* suite.h - scenarios played to their end, and a host without a window. */
#ifndef TESTS_TALLY_SUITE_H
#define TESTS_TALLY_SUITE_H

#include <bastide/format.h>
#include <check.h>

#include "../../src/app/session.h"
#include "../../src/view/tally_show.h"
#include "../runner.h"

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

/* The scenario `name` (without .json), ended by the engine if it was not. */
void ending_init(struct ending *ending, const char *name);
/* The same game of people with these names: the session only. */
void ending_rename(struct ending *ending, const char *const names[PLAYERS_MAX]);
void ending_finish(struct ending *ending);

/* A host that paints nothing, with a ruler for a font. */
struct desk {
	struct host host;
	struct draw draw;
	struct theme theme;
	struct draw_cache cache;
	struct text_metrics metrics;
};

void desk_init(struct desk *desk, const struct tile_set *tiles, int w, int h);
void desk_finish(struct desk *desk);
/* Builds the screen into desk->draw, all layers painted anew, and returns the
 * list's hash. */
uint64_t desk_build(struct desk *desk, struct screen *screen);
/* Does some text command hold these words? */
bool desk_says(const struct desk *desk, const char *words);
/* Smallest text in the list, output pixels. */
int desk_smallest(const struct desk *desk);

#endif
