/* png_file.h - pictures as PNG: the same bytes every time. */
#pragma once

#include <png.h>

#include "platform/host.h"

/* Comes back to its setjmp() when something fails, and says nothing itself; NULL: out of memory. */
png_structp png_writer(void);

/* In `error` that no picture came to `path`, and why, as errno says; 0: no memory. */
void picture_unwritten(const char *path, char error[SENTENCE_SIZE]);

/* Writes a surface, with its alpha where it has one; `dpi`: dots an inch, 0: it does not say.  False with a sentence.
 */
bool png_save(SDL_Surface *surface, const char *path, int dpi, char error[SENTENCE_SIZE]);
