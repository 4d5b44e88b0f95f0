/* figure.c - figures come and go. */
#include "engine/core/figure.h"

#include "engine/core/event.h"
#include "engine/core/rules.h"

#include <string.h>

/* What a figure adds to node.figures. */
static uint32_t figure_adds(const struct game *game, int seat, int figure)
{
	if (game->heavy >> figure & 1)
		return HEAVY_ONE;
	return (uint32_t)game->tiles->pieces[figure]->weight << LIGHT_BITS * seat;
}

/* ---- weights ---- */

unsigned figure_weight(const struct game *game, int figure, unsigned root)
{
	const struct piece *piece = game->tiles->pieces[figure];

	return piece->weigh ? piece->weigh(game, root) : piece->weight;
}

void feature_weigh(const struct game *game, unsigned root, unsigned weights[PLAYERS_MAX])
{
	uint32_t figures = game->nodes[root].figures;

	for (int seat = 0; seat < PLAYERS_MAX; seat++)
		weights[seat] += figures >> LIGHT_BITS * seat & LIGHT_MASK;
	for (int i = 0; figures >= HEAVY_ONE && i < game->figure_count; i++) {
		const struct table_figure *standing = &game->figures[i];

		if (game->heavy >> standing->figure & 1 && feature_root(game, standing->node) == root)
			weights[standing->seat] += figure_weight(game, standing->figure, root);
	}
}

unsigned feature_weight(const struct game *game, unsigned root, int seat)
{
	unsigned weights[PLAYERS_MAX] = {0};

	feature_weigh(game, root, weights);
	return weights[seat];
}

bool heavy_has(const struct game *game, unsigned root, int seat)
{
	for (int i = 0; i < game->figure_count; i++) {
		const struct table_figure *standing = &game->figures[i];

		if (standing->seat == seat && game->heavy >> standing->figure & 1 &&
		    !game->tiles->pieces[standing->figure]->corner && feature_root(game, standing->node) == root)
			return true;
	}
	return false;
}

struct setup_figure figure_tell(const struct table_figure *standing)
{
	return (struct setup_figure){
	    .seat = standing->seat,
	    .figure = standing->figure,
	    .cell = cell_unpack(standing_key(standing)),
	    .spot = standing_spot(standing),
	};
}

/* ---- coming and going ---- */

static uint64_t figure_order(const struct game *game, int seat, int figure, unsigned node)
{
	struct spot spot = node_spot(game, node);
	uint32_t cell = (uint32_t)game->laid[game->nodes[node].tile].key ^ 0x80000000; /* sorts without its sign */

	return ((((uint64_t)seat << 32 | cell) << 4 | spot.kind) << 4 | spot.at) << FIGURE_BITS | (unsigned)figure;
}

void figure_give(struct game *game, const struct piece *piece)
{
	int light = game->light_most + piece->each * piece->weight;

	game->owned[piece->id] = piece->each;
	memset(game->supply[piece->id], piece->each, game->player_count);
	if (game->kinds_owned <= piece->id)
		game->kinds_owned = (uint8_t)(piece->id + 1);
	if (piece->weigh || light > LIGHT_MASK)
		game->heavy |= (uint16_t)(1U << piece->id);
	else
		game->light_most = (uint8_t)light;
}

void figure_stand(struct game *game, int seat, int figure, unsigned node)
{
	uint64_t order = figure_order(game, seat, figure, node);
	uint32_t adds = figure_adds(game, seat, figure);
	int i = game->figure_count++;

	for (; i > 0 && game->figures[i - 1].order > order; i--)
		game->figures[i] = game->figures[i - 1];
	game->figures[i] = (struct table_figure){
	    .order = order, .node = (uint16_t)node, .seat = (uint8_t)seat, .figure = (uint8_t)figure};
	game->nodes[feature_root(game, node)].figures += adds;
	game->lone[figure][seat] = (uint16_t)(node + 1);
	game->weightless = (uint8_t)(game->weightless + !adds);
}

void figure_place(struct game *game, int seat, int figure, unsigned node, enum event_kind kind,
                  struct event_list *events)
{
	game->supply[figure][seat]--;
	figure_stand(game, seat, figure, node);
	if (events) /* the spot is looked up for them alone */
		event_tell(events, (struct event){.kind = (uint8_t)kind,
		                                  .seat = (uint8_t)seat,
		                                  .figure = (uint8_t)figure,
		                                  .cell = node_cell(game, node),
		                                  .spot = node_spot(game, node)});
}

void figure_claim(struct game *game, int figure, struct spot spot, struct event_list *events)
{
	const struct laid *laid = &game->laid[game->last_laid];
	int segment = segment_find(&game->layouts[laid->type], laid->rotation, spot);

	figure_place(game, game->seat, figure, laid->first + (unsigned)segment, EVENT_FIGURE, events);
}

void figure_leave(struct game *game, int index, enum event_kind kind, struct event_list *events)
{
	struct table_figure standing = game->figures[index];
	uint32_t adds = figure_adds(game, standing.seat, standing.figure);

	event_tell(events, (struct event){.kind = (uint8_t)kind,
	                                  .seat = standing.seat,
	                                  .figure = standing.figure,
	                                  .cell = cell_unpack(standing_key(&standing)),
	                                  .spot = standing_spot(&standing)});
	game->nodes[feature_root(game, standing.node)].figures -= adds;
	game->weightless = (uint8_t)(game->weightless - !adds);
	game->supply[standing.figure][standing.seat]++;
	game->lone[standing.figure][standing.seat] = 0;
	game->figure_count--;
	memmove(&game->figures[index], &game->figures[index + 1],
	        (size_t)(game->figure_count - index) * sizeof game->figures[0]);
	if (game->watched) {
		struct setup_figure figure = figure_tell(&standing);

		game->rules->left(game, &figure);
	}
}

void figures_return(struct game *game, unsigned root, struct event_list *events)
{
	/* Who weighs nothing is not seen by the sum, but stands only where its owner's others are (struct piece:
	 * follows). */
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
