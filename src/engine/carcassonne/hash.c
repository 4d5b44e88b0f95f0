/* hash.c - what Carcassonne adds to the hash of a position. */
#include "engine/carcassonne/module.h"

#include "engine/carcassonne/parts.h"

#include "engine/core/hash.h"

uint64_t turn_hash(const struct game *game)
{
	uint64_t hash = 0;

	for (int d = game->completed_next; d < game->completed_count; d++)
		hash_add(&hash, own(game)->completed_occupied >> d & 1);
	for (int i = 0; i < own(game)->module_count; i++) {
		const struct module *module = game_module(game, i);
		uint64_t state = module->hash ? module->hash(game) : 0;

		if (state)
			hash_add(&hash, state ^ own(game)->modules[i]);
	}
	return hash;
}
