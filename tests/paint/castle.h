/* castle.h - what the tests of the Castle's tiles share. */
#ifndef TESTS_PAINT_CASTLE_H
#define TESTS_PAINT_CASTLE_H

#include "suite.h"

enum { MAP = 128, SIZE = 64 };

/* More than any shadow: something stands here. */
#define SOLID 150

/* Memory for a picture up to MAP, two of them, and for painting one; while a test runs. */
extern uint8_t *layer, *other;
extern void *scratch;

/* A suite of these. */
Suite *castle_suite(const char *name, const TTest *const *tests, int count);

struct paint_job castle_job(const struct tile_type *type, int turn, int x, int y);
/* What a picture's code for a part is. */
uint8_t castle_code(const struct tile_type *type, int part);
/* How many pixels of their overlays differ. */
int castle_difference(const struct paint_job *a, const struct paint_job *b);

#endif
