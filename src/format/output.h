/*
 * output.h - files that are written: beside their place, then renamed to it.
 *
 * Whoever reads the path finds the old file or the new one, whole.  A link goes on being one: the file that it leads to
 * is replaced.  The new file has the mode of the old one.  What is no ordinary file (a device, a pipe) is written to as
 * it is.  Nobody can put a file or a link where it is written meanwhile: its name is made by chance and must be new.
 */
#pragma once

#include <bastide/format.h>
#include <stdio.h>

struct output {
	FILE *stream; /* to be written to; errors are kept in it until output_close() asks */
	bool durable, fresh;
	char path[FORMAT_PATH_SIZE];      /* what is replaced: where a link leads to */
	char temporary[FORMAT_PATH_SIZE]; /* "": it is written to as it is */
};

/* `durable`: closed only when the disk has it, and its name; for what nobody can make again.  False with errno. */
bool output_open(struct output *output, const char *path, bool durable);
/* Durable, where nothing lies, not even a link: whoever has the name when it is whole keeps it (EEXIST). */
bool output_open_new(struct output *output, const char *path);
/* In its place, whole; or false with errno, and the old file is what it was.  `good`: what was to be written has been.
 */
bool output_close(struct output *output, bool good);

/* Has standard output taken all that it was given?  False with errno. */
bool output_standard_flush(void);

/* It is gone for good, when the power goes, too.  False with errno. */
bool output_remove(const char *path);

/* Are both the same file, whatever the paths (links, "..")?  False where one of them is none. */
bool output_same_file(const char *a, const char *b);
