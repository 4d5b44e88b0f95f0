/* suite.h - what the painter's tests share. */
#ifndef TESTS_PAINT_SUITE_H
#define TESTS_PAINT_SUITE_H

#include <stdlib.h>

#include <check.h>

#include <bastide/paint.h>
#include <bastide/tileset.h>

/* Loaded by suite_run(). */
extern struct tile_set *tiles;
extern const struct tile_set *castle; /* The Castle's */

int suite_run(Suite *(*make)(void));

/* calloc that fails the test. */
void *take(size_t bytes);
const struct tile_type *type_named(const char *id);
/* Cells of the City of Carcassonne only lie as printed. */
int turns_of(const struct tile_type *type);
/* Which turns a test looks at: two of every tile, of one tile the even ones, of the next the odd; all of them where
 * BASTIDE_LONG is set. */
int first_turn(int type);
int turn_step(void);

#endif
