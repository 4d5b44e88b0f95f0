/* output.h - files that are written: beside their place, then renamed to it.
 *
 * Whoever reads the path finds the old file or the new one, whole.  A link goes on being one: the file that it leads to
 * is replaced.  The new file has the mode of the old one.  What is no ordinary file (a device, a pipe) is written to as
 * it is.  Nobody can put a file or a link where it is written meanwhile: its name is made by chance and must be new. */
#pragma once

#include <bastide/format.h>
#include <stdio.h>

#include "system/system.h"

struct output {
	FILE *stream; /* to be written to; errors are kept in it until output_close() asks */
	bool durable, fresh;
	struct sys_about *seen;           /* what must still be there; NULL: it may be anything */
	char path[FORMAT_PATH_SIZE];      /* what is replaced: where a link leads to */
	char temporary[FORMAT_PATH_SIZE]; /* "": it is written to as it is */
};

/* `durable`: closed only when the disk has it, and its name; for what nobody can make again.  False with errno. */
bool output_open(struct output *output, const char *path, bool durable);
/* Durable, where nothing lies, not even a link: whoever has the name when it is whole keeps it (EEXIST). */
bool output_open_new(struct output *output, const char *path);
/* Durable, where what was seen still lies (`seen`, by sys_about(); nothing: where nobody has the name), up to the
 * moment in which it is replaced: else that stays, EEXIST.  *seen becomes what was written, where it lies there, though
 * closing may have failed. */
bool output_open_seen(struct output *output, const char *path, struct sys_about *seen);
/* In its place, whole; or false with errno, and the old file is what it was, but where only the name could not be
 * written to the disk: then the new file stands there already.  `good`: what was to be written has been. */
bool output_close(struct output *output, bool good);

/* Has standard output taken all that it was given?  False with errno. */
bool output_standard_flush(void);

/* It is gone for good, when the power goes, too.  False with errno. */
bool output_remove(const char *path);

/* The same for a whole text, and for a game; `seen` NULL: whatever lies there.  False with *error and errno. */
bool file_write_seen(const char *path, const char *text, size_t length, struct sys_about *seen,
                     struct format_error *error);
bool scenario_save_seen(const struct scenario *scenario, const char *path, struct sys_about *seen,
                        struct format_error *error);

/* Does what was seen still lie there, as it was? */
bool output_still(const char *path, const struct sys_about *seen);
/* Is the one a file of this folder, by whatever path? */
bool output_in_folder(const char *path, const char *folder);
/* Is it a file that the tiles are made of? */
bool output_is_data(const char *path);
/* Are both the same file, whatever the paths (links, "..")?  False where one of them is none. */
bool output_same_file(const char *a, const char *b);
