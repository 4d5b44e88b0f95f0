/* lessons.h - a lesson on the table, for the tests of what it asks and of how it ends. */
#ifndef BASTIDE_TESTS_LESSONS_H
#define BASTIDE_TESTS_LESSONS_H

#include "view/play/screen.h"
#include "../frames/seen.h"
#include "ruler.h"

extern struct desk desk;
extern struct screen *screen;

struct play_seen seen(void);
/* Around each test. */
void lesson_setup(void);
void lesson_teardown(void);
void lesson_begin(const char *name);
/* All that is asked for, to the last word. */
void lesson_end(void);

#endif
