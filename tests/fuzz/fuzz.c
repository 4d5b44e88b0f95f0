#include <stdio.h>
#include <stdlib.h>

#include <bastide/format.h>

#include "fuzz.h"

const struct tile_set *fuzz_tiles(void)
{
	static struct tile_set *tiles;
	struct format_error error;
	char line[FORMAT_LINE_SIZE];

	if (!tiles)
		tiles = tile_set_load(NULL, &error);
	if (!tiles)
		fuzz_fail(format_error_line(&error, line));
	return tiles;
}

_Noreturn void fuzz_fail(const char *sentence)
{
	fprintf(stderr, "%s\n", sentence);
	abort();
}
