/* offscreen.h - the shipping path with a surface in place of a window.  No display is needed. */
#pragma once

#include "platform/host.h"

/* A surface of this size in place of a window, drawn on by the processor.
 * False: platform_fail(); picture_end() is due in any case. */
bool picture_open(struct platform *platform, int w, int h);
/* Another surface, of another size, in its place. */
bool picture_resize(struct platform *platform, int w, int h);
/* Says what lies on a file's table and means nothing there. */
void picture_note(const struct scenario *file);
/* Is the picture that is asked for smaller than any window?  Then it has no room for panels: the table alone. */
bool picture_small(const struct options *options);
/* Closes it, platform_finish() included, and says what was wrong where it is not fine; the program's exit status. */
int picture_end(struct platform *platform, bool fine);

/* When everything has come to rest, or the moment that --time names. */
uint64_t picture_moment(const struct options *options);

/* press.c: pictures that are written while the next are drawn. Packing a picture takes as long as drawing it from what
 * is painted, and needs nothing but its pixels: threads of their own do it. */

struct press;

/* NULL with a sentence. */
struct press *press_create(char error[SENTENCE_SIZE]);
/* Takes the platform's surface, to write it there as WebP; the platform has none till picture_resize().  `twice` (NULL:
 * nowhere): it lies there, and half as large at `path`. */
void press_take(struct press *press, struct platform *platform, const char *path, const char *twice);
/* Waits for all of them and goes; false with a sentence where one could not be written.  NULL: there was none. */
bool press_finish(struct press *press, char error[SENTENCE_SIZE]);
