/*
 * carcassonne.c - R-13.1: the City of Carcassonne as the start: twelve cells
 * on the table, with or without flags.  What happens inside it: count.c.
 */
#include "../module.h"

#include "../refuse.h"

#include <stdio.h>

enum { COLUMNS = 4, ROWS = 3 };

/* The type of the cell at this place of the board: "CC" and its column and row. */
static int cell_type(const struct tile_set *tiles, int x, int y)
{
	char id[TILE_ID_SIZE];

	snprintf(id, sizeof(id), "CC%d%d", x, y);
	return tile_set_find(tiles, id);
}

static bool is_start(const struct settings *settings)
{
	return settings->value[SETTING_START] == START_COUNT ||
	       settings->value[SETTING_START] == START_CITY_PLAIN;
}

static bool is_cell(const struct tile_set *tiles, int type)
{
	return tiles->types[type].flags & TILE_CARCASSONNE;
}

static bool carcassonne_in_game(const struct tile_set *tiles, const struct setup *setup)
{
	bool found = is_start(&setup->settings);

	for (int i = 0; setup->has_table && i < setup->tile_count; i++)
		found |= is_cell(tiles, setup->table[i].type);
	return found;
}

static void carcassonne_plan(struct plan *plan)
{
	for (int y = 0; y < ROWS; y++) {
		for (int x = 0; x < COLUMNS; x++) {
			int type = cell_type(plan->tiles, x, y);

			if (type >= 0)
				plan->start[plan->start_count++] = (struct setup_tile){
				    .type = (uint8_t)type, .cell = {(int16_t)x, (int16_t)y}};
		}
	}
}

static bool carcassonne_table_allows(const struct tile_set *tiles, const struct setup *setup,
                                     struct refusal *refusal)
{
	int cells = 0;

	for (int i = 0; i < setup->tile_count; i++) {
		const struct setup_tile *tile = &setup->table[i];
		int x = tile->cell.x, y = tile->cell.y;

		if (!is_cell(tiles, tile->type))
			continue;
		cells++;
		if (!is_start(&setup->settings))
			return refuse_setup(
			    refusal, REFUSAL_TABLE, "R-1.6",
			    "%s belongs to the City of Carcassonne, but the start is another one",
			    tiles->types[tile->type].id);
		if (x < 0 || x >= COLUMNS || y < 0 || y >= ROWS || tile->rotation ||
		    cell_type(tiles, x, y) != tile->type)
			return refuse_setup(
			    refusal, REFUSAL_TABLE, "R-13.1",
			    "%s does not lie in its place (CC00 lies at 0,0, CC32 at 3,2, not turned)",
			    tiles->types[tile->type].id);
	}
	if (cells != 0 && cells != COLUMNS * ROWS)
		return refuse_setup(refusal, REFUSAL_TABLE, "R-13.1",
		                    "only %d of the 12 cells of the City of Carcassonne lie on the table",
		                    cells);
	return true;
}

extern const struct module carcassonne_module;
const struct module carcassonne_module = {
    .name = "carcassonne",
    .in_game = carcassonne_in_game,
    .plan = carcassonne_plan,
    .table_allows = carcassonne_table_allows,
};
