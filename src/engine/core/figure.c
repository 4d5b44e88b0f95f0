/*
 * figure.c - figures come and go.
 */
#include "engine/core/figure.h"

#include "engine/core/event.h"
#include "engine/core/rules.h"

#include <string.h>

static uint32_t figure_weight(const struct game *game, int figure) { return game->rules->figures[figure].weight; }

static uint64_t figure_order(const struct game *game, int seat, int figure, unsigned node)
{
	struct spot spot = node_spot(game, node);
	uint32_t cell = (uint32_t)game->laid[game->nodes[node].tile].key ^ 0x80000000; /* sorts without its sign */

	return ((((uint64_t)seat << 32 | cell) << 4 | spot.kind) << 4 | spot.at) << 3 | (unsigned)figure;
}

void figure_give(struct game *game, int figure, int count)
{
	game->owned[figure] = (uint8_t)count;
	memset(game->supply[figure], count, game->player_count);
	if (game->kinds_owned <= figure)
		game->kinds_owned = (uint8_t)(figure + 1);
}

void figure_stand(struct game *game, int seat, int figure, unsigned node)
{
	uint64_t order = figure_order(game, seat, figure, node);
	int i = game->figure_count++;

	for (; i > 0 && game->figures[i - 1].order > order; i--)
		game->figures[i] = game->figures[i - 1];
	game->figures[i] = (struct table_figure){
	    .order = order, .node = (uint16_t)node, .seat = (uint8_t)seat, .figure = (uint8_t)figure};
	game->nodes[feature_root(game, node)].figures += figure_weight(game, figure) << (4 * seat);
	game->lone[figure][seat] = (uint16_t)(node + 1);
	game->weightless = (uint8_t)(game->weightless + !figure_weight(game, figure));
}

void figure_return(struct game *game, int index, struct event_list *events)
{
	struct table_figure standing = game->figures[index];
	struct event *event = event_add(events, EVENT_RETURNED);

	game->nodes[feature_root(game, standing.node)].figures -= figure_weight(game, standing.figure)
	                                                          << (4 * standing.seat);
	game->weightless = (uint8_t)(game->weightless - !figure_weight(game, standing.figure));
	game->supply[standing.figure][standing.seat]++;
	game->lone[standing.figure][standing.seat] = 0;
	game->figure_count--;
	memmove(&game->figures[index], &game->figures[index + 1],
	        (size_t)(game->figure_count - index) * sizeof game->figures[0]);
	if (event) {
		event->seat = standing.seat;
		event->figure = standing.figure;
		event->cell = cell_unpack(game->laid[game->nodes[standing.node].tile].key);
		event->spot = node_spot(game, standing.node);
	}
}

void figures_return(struct game *game, unsigned root, struct event_list *events)
{
	/* Who weighs nothing is not seen by the sum, but only follows who is (rules.h: follows). */
	if (!game->nodes[root].figures)
		return;
	for (int i = 0; i < game->figure_count && (game->nodes[root].figures || game->weightless);) {
		if (feature_root(game, game->figures[i].node) == root)
			figure_return(game, i, events);
		else
			i++;
	}
}

unsigned feature_address_node(const struct game *game, unsigned root)
{
	const struct node *feature = &game->nodes[root];

	return (unsigned)node_find(game, address_key(feature->address), address_spot(feature));
}
