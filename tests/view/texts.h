/* What is written in a draw list: none of it cut, none outside, none on another. */
#ifndef BASTIDE_TESTS_TEXTS_H
#define BASTIDE_TESTS_TEXTS_H

#include "draw.h"

/* How much was wrong since the start; each fault is told on stderr at once. */
extern int texts_faults;

/* A line of text as the eye sees it: from the tops of its letters to the base. */
struct rect texts_ink(const struct draw_cmd *cmd);
bool texts_inside(struct rect outer, struct rect inner); /* a pixel to the right and below is given */

/* `examples`: some of it is as long as its authors liked. */
void texts_check(const struct draw *draw, const char *where, bool examples);

#endif
