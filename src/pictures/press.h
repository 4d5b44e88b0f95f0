/*
 * press.h - pictures that are written while the next are drawn.
 *
 * Packing a picture takes as long as drawing it from what is painted, and needs nothing but its pixels: threads of
 * their own do it.
 */
#pragma once

#include "pictures/offscreen.h"

struct press;

/* NULL with a sentence. */
struct press *press_create(char error[SENTENCE_SIZE]);
/* Takes the platform's surface, to write it there as WebP; the platform has none till picture_resize().  `twice` (NULL:
 * nowhere): it lies there, and half as large at `path`. */
void press_take(struct press *press, struct platform *platform, const char *path, const char *twice);
/* Waits for all of them and goes; false with a sentence where one could not be written.  NULL: there was none. */
bool press_finish(struct press *press, char error[SENTENCE_SIZE]);
