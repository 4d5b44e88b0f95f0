/*
 * feature.c - how the segments of a new tile become part of features.
 */
#include "feature.h"

#include <string.h>

/* ---- finding segments ---- */

int segment_find(const struct tile_layout *layout, int rotation, struct spot spot)
{
	int found = NO_SEGMENT;

	switch (spot.kind) {
	case FEATURE_CITY:
	case FEATURE_ROAD:
		if (spot.at < EDGE_COUNT)
			found = layout->edge_segment[rotation][spot.at];
		break;
	case FEATURE_FIELD:
		if (spot.at < HALF_COUNT)
			found = layout->half_segment[rotation][spot.at];
		for (int s = 0; spot.at >= SPOT_INNER && s < layout->segment_count; s++) {
			if (layout->segments[s].kind == FEATURE_FIELD && layout->at[rotation][s] == spot.at)
				found = s;
		}
		break;
	default:
		found = spot.at == 0 ? layout->building : NO_SEGMENT;
	}
	return found != NO_SEGMENT && layout->segments[found].kind == spot.kind ? found : -1;
}

int node_find(const struct game *game, cell_key key, struct spot spot)
{
	int tile = board_tile(game, key);
	int segment;

	if (tile < 0)
		return -1;
	segment = segment_find(laid_layout(game, tile), game->laid[tile].rotation, spot);
	return segment < 0 ? -1 : game->laid[tile].first + segment;
}

struct spot node_spot(const struct game *game, unsigned node)
{
	const struct laid *laid = &game->laid[game->nodes[node].tile];
	const struct tile_layout *layout = &game->tiles->layouts[laid->type];

	return (struct spot){game->nodes[node].kind, layout->at[laid->rotation][node - laid->first]};
}

/* ---- joining ---- */

/* Does the tile have segments in both features? */
static bool tile_in_both(const struct game *game, int tile, unsigned a, unsigned b)
{
	const struct laid *laid = &game->laid[tile];
	const struct tile_layout *layout = &game->tiles->layouts[laid->type];
	bool in_a = false, in_b = false;

	for (unsigned s = 0; s < layout->first_field; s++) {
		unsigned root = feature_root(game, laid->first + s);

		in_a |= root == a;
		in_b |= root == b;
	}
	return in_a && in_b;
}

/* Tiles that lie in both features, which are about to become one: a tile counts once. */
static unsigned tiles_in_both(const struct game *game, unsigned a, unsigned b)
{
	unsigned shared = 0;

	if (game->nodes[b].tiles == 1)
		return tile_in_both(game, game->nodes[b].tile, a, b);
	for (int i = 0; i < game->twin_count; i++)
		shared += tile_in_both(game, game->twins[i], a, b);
	return shared;
}

/* The root, to which the node then points directly. */
static unsigned root_shortened(struct game *game, unsigned node)
{
	unsigned root = feature_root(game, node);

	game->nodes[node].parent = (uint16_t)root;
	return root;
}

/* Makes one root of two: `from` becomes a part of `into`. */
static void roots_merge(struct node *into, struct node *from)
{
	from->parent = into->parent;
	into->open = (uint16_t)(into->open + from->open);
	into->figures += from->figures;
	into->address = from->address < into->address ? from->address : into->address;
}

/* Joins two segments of city or road across an edge: both of its sides are no longer open. */
static void lines_join(struct game *game, unsigned node, unsigned other)
{
	unsigned a = root_shortened(game, node), b = root_shortened(game, other);
	bool swap = game->nodes[a].tiles < game->nodes[b].tiles;
	struct node *into = &game->nodes[swap ? b : a], *from = &game->nodes[swap ? a : b];

	if (a != b) {
		unsigned shared =
		    into->twin && from->twin ? tiles_in_both(game, into->parent, from->parent) : 0;

		roots_merge(into, from);
		into->tiles = (uint8_t)(into->tiles + from->tiles - shared);
		into->pennants = (uint8_t)(into->pennants + from->pennants);
		into->twin |= from->twin;
	}
	into->open = (uint16_t)(into->open - 2);
	game->closed |= !into->open;
}

static void fields_join(struct game *game, unsigned node, unsigned other)
{
	unsigned a = root_shortened(game, node), b = root_shortened(game, other);
	bool swap = game->nodes[a].open < game->nodes[b].open;

	if (a != b)
		roots_merge(&game->nodes[swap ? b : a], &game->nodes[swap ? a : b]);
}

/* Joins the fields on both sides of a road or river, and along the seams of the City of Carcassonne. */
static void halves_join(struct game *game, const struct laid *laid, const struct laid *other, int edge)
{
	const struct tile_layout *ours = &game->tiles->layouts[laid->type];
	const struct tile_layout *theirs = &game->tiles->layouts[other->type];

	for (int half = 2 * edge; half < 2 * edge + 2; half++) {
		unsigned a = ours->half_segment[laid->rotation][half];
		unsigned b = theirs->half_segment[other->rotation][half_touching(half)];

		if (a != NO_SEGMENT && b != NO_SEGMENT)
			fields_join(game, laid->first + a, other->first + b);
	}
}

static void tiles_join(struct game *game, const struct laid *laid, const struct laid *other, int edge)
{
	int terrain = type_edge(&game->tiles->types[laid->type], laid->rotation, edge);
	unsigned a = game->tiles->layouts[laid->type].edge_segment[laid->rotation][edge];
	unsigned b = game->tiles->layouts[other->type].edge_segment[other->rotation][(edge + 2) & 3];

	switch (terrain) {
	case TERRAIN_FIELD:
		fields_join(game, laid->first + a, other->first + b);
		break;
	case TERRAIN_ROAD:
		halves_join(game, laid, other, edge);
		/* fall through */
	case TERRAIN_CITY:
		lines_join(game, laid->first + a, other->first + b);
		break;
	default:
		halves_join(game, laid, other, edge);
	}
}

/* ---- a new tile ---- */

static void nodes_add(struct game *game, int tile)
{
	struct laid *laid = &game->laid[tile];
	const struct tile_layout *layout = &game->tiles->layouts[laid->type];
	const uint8_t *at = layout->at[laid->rotation];
	unsigned first = game->node_count;

	laid->first = (uint16_t)first;
	for (unsigned s = 0; s < layout->segment_count; s++) {
		const struct tile_segment *segment = &layout->segments[s];

		game->nodes[first + s] = (struct node){
		    .parent = (uint16_t)(first + s),
		    .open = segment->open,
		    .address = node_address(laid->key, at[s]),
		    .tiles = 1,
		    .pennants = segment->pennants,
		    .tile = (uint8_t)tile,
		    .kind = segment->kind & 0x7f,
		    .twin = segment->twin,
		};
	}
	game->node_count = (uint16_t)(first + layout->segment_count);
	if (layout->twins)
		game->twins[game->twin_count++] = (uint8_t)tile;
}

/* The tile fills a cell round the buildings near it; those it surrounds leave the list. */
static void buildings_near(struct game *game, int tile)
{
	cell_key key = game->laid[tile].key;

	for (int i = game->building_count - 1; i >= 0; i--) {
		const struct laid *laid = &game->laid[game->buildings[i]];

		if (!keys_touch(key, laid->key))
			continue;
		if (--game->nodes[laid->first + game->tiles->layouts[laid->type].building].open == 0) {
			game->buildings[i] = game->buildings[--game->building_count];
			game->surrounded = true;
		}
	}
}

static void building_add(struct game *game, int tile)
{
	const struct laid *laid = &game->laid[tile];
	struct node *node = &game->nodes[laid->first + game->tiles->layouts[laid->type].building];

	node->open = 8;
	for (int row = -1; row <= 1; row++) {
		for (int column = -1; column <= 1; column++) {
			cell_key key = laid->key + row * KEY_ROW + column;

			if ((row || column) && board_tile(game, key) >= 0)
				node->open--;
		}
	}
	if (node->open)
		game->buildings[game->building_count++] = (uint8_t)tile;
	else
		game->surrounded = true;
}

void features_extend(struct game *game, int tile, const uint8_t near[EDGE_COUNT])
{
	const struct laid *laid = &game->laid[tile];

	unsigned joined = 0;

	nodes_add(game, tile);
	for (int edge = 0; edge < EDGE_COUNT; edge++)
		joined |= (unsigned)(near[edge] < TILES_MAX) << edge;
	for (; joined; joined &= joined - 1) {
		int edge = __builtin_ctz(joined);

		tiles_join(game, laid, &game->laid[near[edge]], edge);
	}
	buildings_near(game, tile);
	if (game->tiles->layouts[laid->type].building != NO_SEGMENT)
		building_add(game, tile);
}

/* ---- all of them ---- */

int features_of_kind(const struct game *game, unsigned kinds, uint16_t roots[NODES_MAX])
{
	int count = 0;

	for (unsigned node = 0; node < game->node_count; node++) {
		int i;

		if (game->nodes[node].parent != node || !(kinds >> game->nodes[node].kind & 1))
			continue;
		for (i = count++; i > 0; i--) {
			if (game->nodes[roots[i - 1]].address < game->nodes[node].address)
				break;
			roots[i] = roots[i - 1];
		}
		roots[i] = (uint16_t)node;
	}
	return count;
}
