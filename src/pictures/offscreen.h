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

/* press.c: a picture that is written while the next is drawn.  Packing a picture takes as long as drawing it from what
 * is painted, and needs nothing but its pixels: a thread of its own does it. */

struct press {
	SDL_Thread *thread; /* NULL: nothing is being written */
	SDL_Surface *surface;
	char path[2 * HOST_PATH_SIZE], twice[2 * HOST_PATH_SIZE];
	char error[SENTENCE_SIZE]; /* of the one that is being written */
	int lost;                  /* how many could not be */
};

/* Takes the platform's surface, to write it there as WebP; the platform has none till picture_resize().  `twice` (NULL:
 * nowhere): it lies there, and half as large at `path`. */
void press_take(struct press *press, struct platform *platform, const char *path, const char *twice);
/* Waits for the last one. */
void press_finish(struct press *press);
/* A picture fewer: says why, and the next is made all the same. */
void press_lose(struct press *press, const char *why);
