/* building.c - the cells round buildings fill up.
 *
 * A cell keeps on which of its sides buildings were laid, filled or not: a tile that comes there asks those, and not
 * every building of the table how far away it is. */
#include "engine/carcassonne/score.h"

/* Those that are surrounded leave the list; seldom. */
static void buildings_leave(struct game *game)
{
	for (int i = own(game)->building_count - 1; i >= 0; i--)
		if (!game->nodes[own(game)->buildings[i]].open)
			own(game)->buildings[i] = own(game)->buildings[--own(game)->building_count];
	own(game)->surrounded = true;
}

/* The tile fills a cell round the buildings near it. */
static void buildings_near(struct game *game, cell_key key)
{
	bool surrounded = false;

	for (unsigned sides = own(game)->near[slot_of(key)]; sides; sides &= sides - 1) {
		int tile = board_tile(game, key_round(key, __builtin_ctz(sides)));
		unsigned building = tile < 0 ? NO_SEGMENT : laid_layout(game, tile)->building;

		if (building != NO_SEGMENT)
			surrounded |= !--game->nodes[game->laid[tile].first + building].open;
	}
	if (surrounded)
		buildings_leave(game);
}

static void building_add(struct game *game, cell_key key, unsigned node)
{
	int open = ROUND;

	for (int side = 0; side < ROUND; side++) {
		cell_key beside = key_round(key, side);

		open -= board_filled(game, beside);
		own(game)->near[slot_of(beside)] |= (uint8_t)(1U << (ROUND - 1 - side));
	}
	game->nodes[node].open = (int16_t)open;
	if (open)
		own(game)->buildings[own(game)->building_count++] = (uint16_t)node;
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
