/*
 * building.c - the cells round buildings fill up.
 */
#include "engine/carcassonne/building.h"

/* The tile fills a cell round the buildings near it; those it surrounds leave the list. */
static void buildings_near(struct game *game, cell_key key)
{
	for (int i = own(game)->building_count - 1; i >= 0; i--) {
		const struct building *building = &own(game)->buildings[i];

		if (!keys_touch(key, building->key) || --game->nodes[building->node].open)
			continue;
		own(game)->buildings[i] = own(game)->buildings[--own(game)->building_count];
		own(game)->surrounded = true;
	}
}

static void building_add(struct game *game, cell_key key, unsigned node)
{
	int open = 8;

	for (int row = -1; row <= 1; row++) {
		for (int column = -1; column <= 1; column++) {
			if (row || column)
				open -= board_filled(game, key + row * KEY_ROW + column);
		}
	}
	game->nodes[node].open = (int16_t)open;
	if (open)
		own(game)->buildings[own(game)->building_count++] = (struct building){key, (uint16_t)node};
	else
		own(game)->surrounded = true;
}

void buildings_extend(struct game *game, int tile)
{
	const struct laid *laid = &game->laid[tile];
	unsigned building = game->layouts[laid->type].building;

	buildings_near(game, laid->key);
	if (building != NO_SEGMENT)
		building_add(game, laid->key, laid->first + building);
}
