/* feature.c - how the segments of a new tile become part of features. */
#include "engine/core/feature.h"

/* ---- finding segments ---- */

int segment_find(const struct tile_layout *layout, int rotation, struct spot spot)
{
	int found = NO_SEGMENT;

	if (spot.kind >= FEATURE_KINDS)
		return -1;
	if (FEATURES_BY_EDGE >> spot.kind & 1) {
		if (spot.at < EDGE_COUNT)
			found = layout->sides[rotation][spot.at][SIDE_OWN];
	} else if (FEATURES_BY_HALF >> spot.kind & 1) {
		if (spot.at < HALF_COUNT)
			found = layout->half_segment[rotation][spot.at];
		for (int s = 0; spot.at >= SPOT_INNER && s < layout->segment_count; s++)
			if (layout->segments[s].kind == spot.kind && layout->at[rotation][s] == spot.at)
				found = s;
	} else {
		found = spot.at == 0 ? layout->building : NO_SEGMENT;
	}
	return found != NO_SEGMENT && layout->segments[found].kind == spot.kind ? found : -1;
}

int node_find(const struct game *game, cell_key key, struct spot spot)
{
	int tile = board_tile(game, key);

	if (tile < 0)
		return -1;
	int segment = segment_find(laid_layout(game, tile), game->laid[tile].rotation, spot);
	return segment < 0 ? -1 : game->laid[tile].first + segment;
}

/* The node by half-edge that has a whole corner of a cell: the one after this edge; -1: a wall or a road comes there.
 */
static int node_at_corner(const struct game *game, cell_key key, int edge)
{
	int tile = board_tile(game, key);
	const uint8_t *halves = tile < 0 ? NULL : laid_layout(game, tile)->half_segment[game->laid[tile].rotation];
	unsigned segment = halves ? halves[2 * edge + 1] : NO_SEGMENT;

	if (segment == NO_SEGMENT || halves[(2 * edge + 2) & 7] != segment)
		return -1;
	return (int)(game->laid[tile].first + segment);
}

int corner_node(const struct game *game, cell_key key)
{
	if (node_at_corner(game, key - KEY_ROW - 1, EDGE_E) < 0 || node_at_corner(game, key - KEY_ROW, EDGE_S) < 0 ||
	    node_at_corner(game, key - 1, EDGE_N) < 0)
		return -1;
	return node_at_corner(game, key, EDGE_W);
}

struct spot node_spot(const struct game *game, unsigned node)
{
	const struct laid *laid = &game->laid[game->nodes[node].tile];
	const struct tile_layout *layout = &game->layouts[laid->type];

	return (struct spot){game->nodes[node].kind, layout->at[laid->rotation][node - laid->first]};
}

uint64_t node_number(const struct game *game, int node)
{
	if (node < 0)
		return 0;
	struct spot spot = node_spot(game, (unsigned)node);
	return (uint64_t)(uint32_t)game->laid[game->nodes[node].tile].key << 16 | 1U << 15 | (unsigned)spot.kind << 8 |
	       spot.at;
}

/* ---- joining ---- */

/* Does the tile have segments in both features? */
static bool tile_in_both(const struct game *game, int tile, unsigned a, unsigned b)
{
	const struct laid *laid = &game->laid[tile];
	const struct tile_layout *layout = &game->layouts[laid->type];
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
	for (int i = 0; i < game->repeating_count; i++)
		shared += tile_in_both(game, game->repeating[i], a, b);
	return shared;
}

/* `from` becomes a part of `into`, the larger of the two.  In line: with Carcassonne, where it is called from
 * one place only, a call would be a fiftieth of all time. */
static inline __attribute__((always_inline)) void features_merge(struct game *game, unsigned into, unsigned from)
{
	struct node *nodes = game->nodes, *large = &nodes[into], *small = &nodes[from];
	unsigned shared = large->repeated & small->repeated ? tiles_in_both(game, into, from) : 0;
	unsigned node = from;
	uint16_t next = small->next;

	do {
		nodes[node].root = (uint16_t)into;
		node = nodes[node].next;
	} while (node != from);
	small->next = large->next; /* two rings become one */
	large->next = next;
	large->segments = (uint16_t)(large->segments + small->segments);
	large->open = (int16_t)(large->open + small->open);
	large->figures += small->figures;
	large->extra += small->extra;
	large->address = small->address < large->address ? small->address : large->address;
	large->tiles = (uint16_t)(large->tiles + small->tiles - shared);
	large->marks = (uint16_t)(large->marks + small->marks);
	large->repeated |= small->repeated;
}

static inline __attribute__((always_inline)) void join(struct game *game, unsigned node, unsigned other)
{
	unsigned a = feature_root(game, node), b = feature_root(game, other);
	/* Swapped without a branch: which is larger is hard to predict. */
	unsigned swap = -(unsigned)(game->nodes[a].segments < game->nodes[b].segments) & (a ^ b);
	unsigned into = a ^ swap;

	if (a != b)
		features_merge(game, into, b ^ swap);
	game->nodes[into].open = (int16_t)(game->nodes[into].open - 2);
	game->closed |= !game->nodes[into].open; /* no field: they run below 0 */
}

void segments_join(struct game *game, unsigned node, unsigned other) { join(game, node, other); }

static inline void parts_join(struct game *game, unsigned first, unsigned part, unsigned other_first, unsigned other)
{
	if (part != NO_SEGMENT && other != NO_SEGMENT)
		join(game, first + part, other_first + other);
}

/* Whatever reaches the edge on either side; what lies left of it here lies right of it there. */
static void tiles_join(struct game *game, const struct laid *laid, const struct laid *other, int edge)
{
	const uint8_t *ours = game->layouts[laid->type].sides[laid->rotation][edge];
	const uint8_t *theirs = game->layouts[other->type].sides[other->rotation][(edge + 2) & 3];

	parts_join(game, laid->first, ours[SIDE_OWN], other->first, theirs[SIDE_OWN]);
	if (ours[SIDE_LEFT] == NO_SEGMENT && ours[SIDE_RIGHT] == NO_SEGMENT)
		return; /* one question, not two: which edges are roads is hard to predict */
	parts_join(game, laid->first, ours[SIDE_LEFT], other->first, theirs[SIDE_RIGHT]);
	parts_join(game, laid->first, ours[SIDE_RIGHT], other->first, theirs[SIDE_LEFT]);
}

/* ---- a new tile ---- */

static inline void nodes_add(struct game *game, int tile)
{
	struct laid *laid = &game->laid[tile];
	const struct tile_layout *layout = &game->layouts[laid->type];
	const uint8_t *at = layout->at[laid->rotation];
	unsigned first = game->node_count;
	struct node *node = &game->nodes[first];

	laid->first = (uint16_t)first;
	/* Most tiles have fewer than six: a fixed number keeps the branch predictable; what is too many is not counted.
	 */
	for (unsigned s = 0; s < 6 || s < layout->segment_count; s++, node++) {
		*node = layout->nodes[s];
		node->root = (uint16_t)(node->root + first);
		node->next = (uint16_t)(node->next + first);
		node->address = node_address(laid->key, at[s]);
		node->tile = (uint8_t)tile;
	}
	game->node_count = (uint16_t)(first + layout->segment_count);
	game->repeating[game->repeating_count] = (uint8_t)tile;
	game->repeating_count = (uint16_t)(game->repeating_count + layout->repeats);
}

void features_add(struct game *game, int tile) { nodes_add(game, tile); }

void features_extend(struct game *game, int tile, const struct neighbours *near)
{
	const struct laid *laid = &game->laid[tile];

	nodes_add(game, tile);
	for (int i = 0; i < near->count; i++)
		tiles_join(game, laid, &game->laid[near->tiles[i]], near->edges[i]);
}

/* The node by edge that runs into a tile across this edge of it; -1: none. */
int node_into(const struct game *game, int tile, int edge)
{
	int other = board_tile(game, key_beyond(game->laid[tile].key, edge)), across = (edge + 2) & 3;

	if (other < 0)
		return -1;
	unsigned segment = laid_layout(game, other)->sides[game->laid[other].rotation][across][SIDE_OWN];
	if (segment == NO_SEGMENT || !(FEATURES_BY_EDGE >> laid_layout(game, other)->segments[segment].kind & 1))
		return -1;
	return (int)(game->laid[other].first + segment);
}

void features_close(struct game *game, int tile)
{
	for (int edge = 0; edge < EDGE_COUNT; edge++) {
		int node = node_into(game, tile, edge);

		if (node < 0)
			continue;
		struct node *root = &game->nodes[feature_root(game, (unsigned)node)];
		root->open--;
		game->closed |= !root->open;
	}
}

/* ---- all of them ---- */

int features_of_kind(const struct game *game, unsigned kinds, uint16_t roots[NODES_MAX])
{
	int count = 0;

	for (unsigned node = 0; node < game->node_count; node++) {
		int i;

		if (game->nodes[node].root != node || !(kinds >> game->nodes[node].kind & 1))
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

int distinct_tiles(const struct game *game, unsigned root)
{
	bool seen[TILES_MAX] = {false};
	unsigned node = root;
	int count = 0;

	do {
		count += !seen[game->nodes[node].tile];
		seen[game->nodes[node].tile] = true;
		node = game->nodes[node].next;
	} while (node != root);
	return count;
}

void completed_add(struct game *game, unsigned root, int from, int64_t (*rank_of)(const struct node *root))
{
	int64_t rank = rank_of(&game->nodes[root]);
	int i = game->completed_count;

	for (int d = from; d < game->completed_count; d++)
		if (game->completed[d] == root)
			return; /* two segments of the tile belong to it */
	for (; i > from && rank_of(&game->nodes[game->completed[i - 1]]) > rank; i--)
		game->completed[i] = game->completed[i - 1];
	game->completed[i] = (uint16_t)root;
	game->completed_count++;
}
