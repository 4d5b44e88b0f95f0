/* tiles.h - the tiles for a program of tests that cannot begin without them. */
#ifndef BASTIDE_TESTS_TILES_H
#define BASTIDE_TESTS_TILES_H

#include <stdio.h>
#include <stdlib.h>

#include <bastide/format.h>

/* From this directory, or with NULL from wherever the game finds them; tells what is
 * wrong with them and ends the program. */
static inline struct tile_set *tiles_or_exit(const char *directory)
{
	struct format_error error;
	struct tile_set *loaded = tile_set_load(directory, &error);
	if (loaded)
		return loaded;
	fprintf(stderr, "%s\n", format_error_line(&error));
	exit(EXIT_FAILURE);
}

#endif
