#include <stdio.h>

#include "suite.h"

struct tile_set *tiles;

int suite_run(Suite *suite)
{
	char line[FORMAT_LINE_SIZE];
	struct format_error error;
	SRunner *runner;
	int failed;

	tiles = tile_set_load(suite_path("data/tiles"), &error);
	if (!tiles) {
		fprintf(stderr, "%s\n", format_error_line(&error, line));
		return EXIT_FAILURE;
	}
	runner = srunner_create(suite);
	srunner_run_all(runner, CK_ENV);
	failed = srunner_ntests_failed(runner);
	srunner_free(runner);
	tile_set_destroy(tiles);
	return failed ? EXIT_FAILURE : EXIT_SUCCESS;
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
