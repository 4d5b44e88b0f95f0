/* suite.c - loads the tiles once and runs a suite. */
#include "suite.h"

#include <stdlib.h>

#include "../runner.h"
#include "../tiles.h"

struct tile_set *tiles;
const struct tile_set *castle;

int suite_run(Suite *(*make)(void))
{
	tiles = tiles_or_exit(NULL);
	castle = tile_set_of(tiles, GAME_CASTLE);
	int status = runner_run_suite(make());
	tile_set_destroy(tiles);
	return status;
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

int turns_of(const struct tile_type *type) { return type->flags & TILE_CARCASSONNE ? 1 : 4; }

int first_turn(int type) { return getenv("BASTIDE_LONG") || turns_of(&tiles->types[type]) == 1 ? 0 : type & 1; }

int turn_step(void) { return getenv("BASTIDE_LONG") ? 1 : 2; }
