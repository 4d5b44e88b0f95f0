/*
 * query.c - the whole feature that a spot belongs to.
 */
#include "farm.h"
#include "score.h"

#include <string.h>

static void spots_add(struct feature *feature, struct cell cell, struct spot spot)
{
	int i = feature->spot_count++;

	for (; i > 0; i--) {
		const struct feature_spot *before = &feature->spots[i - 1];

		if (before->cell.y < cell.y || (before->cell.y == cell.y && before->cell.x < cell.x) ||
		    (before->cell.y == cell.y && before->cell.x == cell.x && before->spot.at < spot.at))
			break;
		feature->spots[i] = *before;
	}
	feature->spots[i] = (struct feature_spot){cell, spot};
}

/* Spots by row, column and edge; tiles in the same order, each once. */
static void list_spots(const struct game *game, unsigned root, struct feature *feature)
{
	for (unsigned node = 0; node < game->node_count; node++) {
		if (feature_root(game, node) == root)
			spots_add(feature, cell_unpack(game->laid[game->nodes[node].tile].key), node_spot(game, node));
	}
	for (int i = 0; i < feature->spot_count; i++) {
		const struct cell *cell = &feature->spots[i].cell;

		if (feature->tile_count && memcmp(&feature->tiles[feature->tile_count - 1], cell, sizeof(*cell)) == 0)
			continue;
		feature->tiles[feature->tile_count++] = *cell;
	}
}

static void list_figures(const struct game *game, unsigned root, struct feature *feature)
{
	for (int i = 0; i < game->stand_count; i++) {
		const struct stand *stand = &game->stands[i];

		if (feature_root(game, stand->node) != root)
			continue;
		feature->figures[feature->figure_count++] = (struct feature_figure){
		    .seat = stand->seat,
		    .figure = stand->figure,
		    .cell = cell_unpack(game->laid[game->nodes[stand->node].tile].key),
		    .spot = node_spot(game, stand->node),
		};
	}
}

static void value_field(const struct game *game, unsigned root, struct feature *feature)
{
	uint16_t field = (uint16_t)root;
	struct farm_map map;

	farm_map(game, &field, 1, false, &map);
	for (int city = 0; city < map.city_count && city < TILES_MAX; city++)
		feature->cities[feature->city_count++] = farm_city_ref(game, &map.cities[city]);
	feature->points_now = feature->points_complete = feature->city_count * farm_city_points(game, root);
}

bool game_feature_at(const struct game *game, int x, int y, struct spot spot, struct feature *feature)
{
	int node = cell_in_range(x, y) ? node_find(game, cell_pack(x, y), spot) : -1;
	const struct node *root;
	unsigned r;

	if (node < 0)
		return false;
	r = feature_root(game, (unsigned)node);
	root = &game->nodes[r];
	memset(feature, 0, sizeof(*feature));
	feature->kind = root->kind;
	feature->complete = feature_complete(root);
	feature->pennants = root->pennants;
	feature->owners = majority(root->figures);
	feature->address = address_cell(root->address);
	feature->address_spot = address_spot(root);
	list_spots(game, r, feature);
	list_figures(game, r, feature);
	if (root->kind == FEATURE_FIELD) {
		value_field(game, r, feature);
	} else {
		feature->open = root->open;
		feature->points_now = feature_points(game, root, feature->complete);
		feature->points_complete = kind_is_building(root->kind) ? 9 : feature_points(game, root, true);
	}
	return true;
}
