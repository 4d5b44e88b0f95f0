/* pictures.h - what bastide-pictures does, by the options that ask for it.  Each makes its files, or says why not
 * (platform_fail). */
#pragma once

#include <bastide/tileset.h>

#include "platform/host.h"

/* Makes one of these with a platform of its own, without a window; the program's exit status. */
int picture_run(const struct options *options, bool (*make)(struct platform *platform));
bool still_make(struct platform *platform); /* --screenshot, --components, --tiles */
/* --animate: films options->file into options->out; the surface is made anew. */
bool film_make(struct platform *platform);
bool gallery_make(struct platform *platform);
bool sheet_make(struct platform *platform);

int text_run(const struct options *options); /* --audit, --describe; the exit status */

/* The type of this tile, and in *tiles the first of the sets that has it; -1 with a sentence. */
int tile_named(const struct tile_set **tiles, const char *id, char error[SENTENCE_SIZE]);
