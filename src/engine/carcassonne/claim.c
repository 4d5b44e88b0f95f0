/*
 * claim.c - R-4: placing a meeple.
 */
#include "engine/carcassonne/claim.h"

#include "engine/carcassonne/figures.h"
#include "engine/carcassonne/module.h"

#include "engine/core/event.h"
#include "engine/core/figure.h"
#include "engine/core/refuse.h"

/* Kinds a figure may claim in this game: no farmers without farms. */
static unsigned claimable(const struct game *game, int figure)
{
	unsigned kinds = figure_places(figure);

	return setting_is(game, SETTING_FARM, FARM_OFF) ? kinds & ~(1U << FEATURE_FIELD) : kinds;
}

/* the feature, as joined by this tile, carries nobody's figure. */
static bool feature_free(const struct game *game, unsigned node)
{
	return !game->nodes[feature_root(game, node)].figures;
}

/* some other figure of the player stands there already, and the tile does not complete it. */
static bool feature_followed(const struct game *game, unsigned node)
{
	const struct node *root = &game->nodes[feature_root(game, node)];

	return feature_figures(root, game->seat) && !feature_complete(root);
}

bool claim_allowed(const struct game *game, int figure, struct spot spot, struct refusal *refusal)
{
	const struct laid *laid = &game->laid[game->last_laid];
	int segment = segment_find(&game->layouts[laid->type], laid->rotation, spot);

	if (segment < 0)
		return refuse(refusal, REFUSAL_NO_SPOT, "R-4.1");
	if (figure >= FIGURE_KINDS)
		return refuse(refusal, REFUSAL_NOT_A_MOVE, "");
	if (!(figure_places(figure) >> spot.kind & 1))
		return refuse(refusal, REFUSAL_WRONG_FIGURE, figure_rule(figure));
	if (!(claimable(game, figure) >> spot.kind & 1))
		return refuse(refusal, REFUSAL_FARMS_OFF, "R-7");
	if (!game->supply[figure][game->seat])
		return refuse(refusal, REFUSAL_NO_FIGURE, figure == FIGURE_ABBOT ? "R-11.2" : "R-4.1");
	if (!modules_allow_claim(game, refusal))
		return false;
	if (figure_table[figure].follows)
		return feature_followed(game, laid->first + (unsigned)segment) ||
		       refuse(refusal, REFUSAL_FOLLOWS, figure == FIGURE_PIG ? "R-24.11" : "R-24.4");
	return feature_free(game, laid->first + (unsigned)segment) || refuse(refusal, REFUSAL_OCCUPIED, "R-4.4");
}

int claim_list(const struct game *game, struct move *moves, int capacity)
{
	const struct laid *laid = &game->laid[game->last_laid];
	const struct tile_layout *layout = &game->layouts[laid->type];
	int count = 0;

	if (!modules_allow_claim(game, NULL))
		return 0;
	for (int figure = 0; figure < game->kinds_owned; figure++) {
		struct move move = {.kind = MOVE_FIGURE, .figure = (uint8_t)figure};
		unsigned kinds;
		bool follows;

		if (!game->supply[figure][game->seat])
			continue;
		kinds = claimable(game, figure);
		follows = figure_table[figure].follows;
		/* Each is written down, and stays if it is one: which are free nobody can guess. */
		for (const uint8_t *order = layout->order[laid->rotation], *end = order + layout->segment_count;
		     order < end && count < capacity; order++) {
			move.spot = (struct spot){layout->segments[*order].kind, layout->at[laid->rotation][*order]};
			moves[count] = move;
			count += (kinds >> move.spot.kind & 1) & (follows ? feature_followed(game, laid->first + *order)
			                                                  : feature_free(game, laid->first + *order));
		}
	}
	return count;
}

void claim(struct game *game, int figure, struct spot spot, struct event_list *events)
{
	const struct laid *laid = &game->laid[game->last_laid];
	int segment = segment_find(&game->layouts[laid->type], laid->rotation, spot);
	unsigned node = laid->first + (unsigned)segment;
	struct event *event = event_add(events, EVENT_FIGURE);

	game->supply[figure][game->seat]--;
	figure_stand(game, game->seat, figure, node);
	if (event) {
		event->seat = game->seat;
		event->figure = (uint8_t)figure;
		event->cell = cell_unpack(laid->key);
		event->spot = node_spot(game, node);
	}
}
