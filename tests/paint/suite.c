/* suite.c - loads the tiles once and runs a suite. */
#include "suite.h"

#include <stdio.h>

#include <bastide/format.h>

struct tile_set *tiles;

int suite_run(Suite *(*make)(void))
{
	struct format_error error;

	tiles = tile_set_load(NULL, &error);
	if (!tiles) {
		char line[FORMAT_LINE_SIZE];

		fprintf(stderr, "%s\n", format_error_line(&error, line));
		return EXIT_FAILURE;
	}
	SRunner *runner = srunner_create(make());

	srunner_run_all(runner, CK_NORMAL);
	int failed = srunner_ntests_failed(runner);

	srunner_free(runner);
	tile_set_destroy(tiles);
	return failed ? EXIT_FAILURE : EXIT_SUCCESS;
}

void *take(size_t bytes)
{
	void *p = calloc(1, bytes);

	ck_assert_ptr_nonnull(p);
	return p;
}

const struct tile_type *type_named(const char *id)
{
	int i = tile_set_find(tiles, id);

	ck_assert_msg(i >= 0, "no tile %s", id);
	return &tiles->types[i];
}

int turns_of(const struct tile_type *type)
{
	return type->flags & TILE_CARCASSONNE ? 1 : 4;
}
