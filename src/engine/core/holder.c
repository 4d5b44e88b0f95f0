/* holder.c - who holds a feature, and by which tiles he is connected. */
#include "engine/core/refuse.h"

#include "engine/core/feature.h"
#include "engine/core/figure.h"

/* The node on the other side of an edge or half-edge of this node, `side` 0..7 counting half-edges; or -1. */
static int node_across(const struct game *game, unsigned node, int side)
{
	const struct laid *laid = &game->laid[game->nodes[node].tile];
	const struct tile_layout *layout = &game->layouts[laid->type], *theirs;
	unsigned segment = node - laid->first;
	bool by_half = FEATURES_BY_HALF >> layout->segments[segment].kind & 1;
	int edge = side / 2, other;

	if (by_half ? layout->half_segment[laid->rotation][side] != segment
	            : layout->sides[laid->rotation][edge][SIDE_OWN] != segment)
		return -1;
	other = board_tile(game, key_beyond(laid->key, edge));
	if (other < 0)
		return -1;
	theirs = laid_layout(game, other);
	unsigned found = by_half ? theirs->half_segment[game->laid[other].rotation][half_touching(side)]
	                         : theirs->sides[game->laid[other].rotation][(edge + 2) & 3][SIDE_OWN];
	if (found == NO_SEGMENT || theirs->segments[found].kind != layout->segments[segment].kind)
		return -1;
	return (int)(game->laid[other].first + found);
}

/* The first figure standing on this node that makes it occupied, or -1. */
static int figure_on(const struct game *game, unsigned node)
{
	for (int i = 0; i < game->figure_count; i++)
		if (game->figures[i].node == node && figure_occupies(game, game->figures[i].figure))
			return i;
	return -1;
}

/* How the search came to a node: from which one, by which half-edge of that. */
struct trace {
	int16_t from; /* or -1: here it began */
	uint8_t side;
};

static void note_holder(const struct game *game, struct refusal *refusal, unsigned node, const struct trace *traces)
{
	const struct table_figure *standing = &game->figures[figure_on(game, node)];
	uint16_t backwards[NODES_MAX];
	int count = 0;

	refusal->holder = standing->seat;
	refusal->figure = standing->figure;
	refusal->other = node_cell(game, node);
	refusal->other_tile = game->laid[game->nodes[node].tile].type;
	for (int at = (int)node; at >= 0; at = traces[at].from)
		backwards[count++] = (uint16_t)at;
	refusal->path_count = count < TILES_MAX ? count : TILES_MAX;
	for (int i = 0; i < refusal->path_count; i++) {
		unsigned step = backwards[count - 1 - i];

		refusal->path[i] = node_cell(game, step);
		refusal->path_spots[i] = node_spot(game, step);
		refusal->path_sides[i] = i + 1 < count ? traces[backwards[count - 2 - i]].side : 0;
	}
}

/* Breadth first from the spot that was tried to the nearest figure of the feature. */
void holder_find(const struct game *game, struct refusal *refusal)
{
	unsigned start = (unsigned)node_at(game, refusal->cell, refusal->spot);
	uint16_t queue[NODES_MAX];
	struct trace traces[NODES_MAX];
	bool seen[NODES_MAX] = {false};
	int count = 0;

	queue[count++] = (uint16_t)start;
	traces[start] = (struct trace){.from = -1};
	seen[start] = true;
	for (int i = 0; i < count; i++) {
		if (figure_on(game, queue[i]) >= 0) {
			note_holder(game, refusal, queue[i], traces);
			return;
		}
		for (int side = 0; side < HALF_COUNT; side++) {
			int next = node_across(game, queue[i], side);

			if (next < 0 || seen[next])
				continue;
			seen[next] = true;
			traces[next] = (struct trace){.from = (int16_t)queue[i], .side = (uint8_t)side};
			queue[count++] = (uint16_t)next;
		}
	}
}
