/*
 * suite.h - what the suites of this directory share.
 */
#ifndef BASTIDE_FORMAT_SUITE_H
#define BASTIDE_FORMAT_SUITE_H

#include <stdlib.h>
#include <check.h>

#include <bastide/format.h>

/* Loaded once per test program by suite_run(). */
extern struct tile_set *tiles;

/* Runs the suite; returns the program's exit status. */
int suite_run(Suite *suite);

/* The text as the file "test.json" would be read. */
struct scenario *suite_read(const char *text, struct format_error *error);

/* Whole file, NUL-terminated; free() it. */
char *suite_file(const char *path, size_t *length);

/* Path of a file in the source tree, in a buffer that the next call reuses. */
const char *suite_path(const char *relative);

#endif
