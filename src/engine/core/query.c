/* query.c - the whole feature that a spot belongs to. */
#include "engine/core/majority.h"
#include "engine/core/rules.h"

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
	unsigned node = root;

	do {
		spots_add(feature, node_cell(game, node), node_spot(game, node));
		node = game->nodes[node].next;
	} while (node != root);
	for (int i = 0; i < feature->spot_count; i++) {
		const struct cell *cell = &feature->spots[i].cell;

		if (feature->tile_count && memcmp(&feature->tiles[feature->tile_count - 1], cell, sizeof *cell) == 0)
			continue;
		feature->tiles[feature->tile_count++] = *cell;
	}
}

static void list_figures(const struct game *game, unsigned root, struct feature *feature)
{
	for (int i = 0; i < game->figure_count; i++) {
		const struct table_figure *standing = &game->figures[i];

		if (feature_root(game, standing->node) != root)
			continue;
		feature->figures[feature->figure_count++] = (struct feature_figure){
		    .seat = standing->seat,
		    .figure = standing->figure,
		    .weight = (uint8_t)figure_weight(game, standing->figure, root),
		    .cell = node_cell(game, standing->node),
		    .spot = node_spot(game, standing->node),
		};
	}
}

int game_features(const struct game *game, unsigned kinds, struct feature_spot places[FEATURES_MAX])
{
	int count = 0;

	for (unsigned node = 0; node < game->node_count; node++) {
		const struct node *root = &game->nodes[feature_root(game, node)];
		struct feature_spot here = {node_cell(game, node), node_spot(game, node)};

		if (kinds >> root->kind & 1 && cell_same(here.cell, address_cell(root->address)) &&
		    spot_same(here.spot, address_spot(root)))
			places[count++] = here;
	}
	return count;
}

int game_weight_at(const struct game *game, int figure, int x, int y, struct spot spot)
{
	int node = cell_in_range(x, y) ? node_find(game, cell_pack(x, y), spot) : -1;

	return node < 0 ? 0 : (int)figure_weight(game, figure, feature_root(game, (unsigned)node));
}

bool game_feature_at(const struct game *game, int x, int y, struct spot spot, struct feature *feature)
{
	int node = cell_in_range(x, y) ? node_find(game, cell_pack(x, y), spot) : -1;

	if (node < 0)
		return false;
	unsigned r = feature_root(game, (unsigned)node);
	const struct node *root = &game->nodes[r];
	memset(feature, 0,
	       offsetof(struct feature, tiles)); /* long lists follow, which nobody reads beyond their count */
	feature->spot_count = feature->figure_count = feature->city_count = 0;
	feature->kind = root->kind;
	feature->complete = feature_complete(root);
	feature->owners = feature_majority(game, r);
	feature->address = address_cell(root->address);
	feature->address_spot = address_spot(root);
	list_spots(game, r, feature);
	list_figures(game, r, feature);
	game->rules->value(game, r, feature);
	return true;
}
