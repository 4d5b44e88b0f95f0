/* rules_start.c - R-13.1: the City of Carcassonne as the start: twelve cells
 * on the table, with or without flags.  What happens inside it: rules.c. */
#include "engine/carcassonne/module.h"

#include "engine/core/refuse.h"

#include <string.h>

enum { COLUMNS = 4, ROWS = 3 };

/* The place of a cell on the board, row by row, or -1: its id is "CC" and its column and row. */
static int cell_place(const struct tile_type *type)
{
	int x = type->id[2] - '0', y = type->id[3] - '0';

	if (memcmp(type->id, "CC", 2) != 0 || x < 0 || x >= COLUMNS || y < 0 || y >= ROWS || type->id[4])
		return -1;
	return y * COLUMNS + x;
}

static bool is_start(const struct settings *settings)
{
	return settings->value[SETTING_START] == START_THE_COUNT || settings->value[SETTING_START] == START_CITY_PLAIN;
}

static bool is_cell(const struct tile_set *tiles, int type) { return tiles->types[type].flags & TILE_CARCASSONNE; }

static bool start_in_game(const struct tile_set *tiles, const struct setup *setup)
{
	bool found = is_start(&setup->settings);

	for (int i = 0; setup->has_table && i < setup->tile_count; i++)
		found |= is_cell(tiles, setup->table[i].type);
	return found;
}

static void start_deal(struct deal *deal)
{
	int types[ROWS * COLUMNS];

	memset(types, -1, sizeof types);
	for (int type = 0; type < deal->tiles->type_count; type++) {
		int place = is_cell(deal->tiles, type) ? cell_place(&deal->tiles->types[type]) : -1;

		if (place >= 0)
			types[place] = type;
	}
	for (int place = 0; place < ROWS * COLUMNS; place++)
		if (types[place] >= 0)
			deal->start[deal->start_count++] = (struct setup_tile){
			    .type = (uint8_t)types[place], .cell = {place % COLUMNS, place / COLUMNS}};
}

static bool start_table_allows(const struct tile_set *tiles, const struct setup *setup, struct refusal *refusal)
{
	int cells = 0;

	for (int i = 0; i < setup->tile_count; i++) {
		const struct setup_tile *tile = &setup->table[i];
		int x = tile->cell.x, y = tile->cell.y;

		if (!is_cell(tiles, tile->type))
			continue;
		cells++;
		if (!is_start(&setup->settings))
			return refuse_setup(refusal, REFUSAL_TABLE, "R-1.6",
			                    "%s belongs to the City of Carcassonne, but the start is another one",
			                    tiles->types[tile->type].id);
		if (x < 0 || x >= COLUMNS || tile->rotation || cell_place(&tiles->types[tile->type]) != y * COLUMNS + x)
			return refuse_setup(refusal, REFUSAL_TABLE, "R-13.1",
			                    "%s does not lie in its place (CC00 lies at 0,0, CC32 at 3,2, not turned)",
			                    tiles->types[tile->type].id);
	}
	if (cells != 0 && cells != COLUMNS * ROWS)
		return refuse_setup(refusal, REFUSAL_TABLE, "R-13.1",
		                    "only %d of the 12 cells of the City of Carcassonne lie on the table", cells);
	return true;
}

const struct module count_start_module = {
    .in_game = start_in_game,
    .deal = start_deal,
    .table_allows = start_table_allows,
};
