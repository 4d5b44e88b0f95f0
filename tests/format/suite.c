#include <stdio.h>
#include <string.h>
#include <stdlib.h>

#include "../runner.h"
#include "../tiles.h"
#include "suite.h"

struct tile_set *tiles;

int suite_run(Suite *suite)
{
#ifdef _WIN32
	_putenv_s("BASTIDE_DATA", suite_path("data"));
#else
	setenv("BASTIDE_DATA", suite_path("data"), 1);
#endif
	tiles = tiles_or_exit(NULL); /* of all games */
	int status = runner_run_suite(suite);
	tile_set_destroy(tiles);
	return status;
}

struct scenario *suite_read(const char *text, struct format_error *error)
{
	return scenario_read(text, strlen(text), "test.json", tiles, error);
}

char *suite_file(const char *path, size_t *length)
{
	FILE *stream = fopen(path, "rb");
	char *text;
	long size;

	ck_assert_msg(stream != NULL, "%s cannot be opened", path);
	fseek(stream, 0, SEEK_END);
	size = ftell(stream);
	rewind(stream);
	text = malloc((size_t)size + 1);
	*length = fread(text, 1, (size_t)size, stream);
	text[*length] = '\0';
	fclose(stream);
	return text;
}

const char *suite_path(const char *relative)
{
	static char path[FORMAT_PATH_SIZE];

	snprintf(path, sizeof path, "%s/%s", SOURCE_ROOT, relative);
	return path;
}
