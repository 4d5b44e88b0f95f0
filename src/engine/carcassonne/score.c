/*
 * score.c - R-6: scoring completed features.
 */
#include "engine/carcassonne/score.h"

#include "engine/core/figure.h"

static int city_points(const struct game *game, const struct node *root, bool complete)
{
	int units = root->tiles + root->marks;

	if (!complete)
		return units; /* */
	if (root->tiles == 2 && setting_is(game, SETTING_TWO_TILE, 1))
		return units; /* */
	return 2 * units;     /* */
}

/* Before any module changes it. */
static int plain_points(const struct game *game, const struct node *root, bool complete)
{
	switch (root->kind) {
	case FEATURE_CITY:
		return city_points(game, root, complete);
	case FEATURE_ROAD:
		return root->tiles; /* */
	default:
		return building_tiles(root); /* */
	}
}

static struct worth feature_worth(const struct game *game, const struct node *root, bool complete)
{
	struct worth worth = {.points = plain_points(game, root, complete)};

	modules_worth(game, root, complete, &worth);
	return worth;
}

int feature_points(const struct game *game, const struct node *root, bool complete)
{
	return feature_worth(game, root, complete).points;
}

int features_occupied(const struct game *game, unsigned kinds, uint16_t roots[FIGURES_MAX])
{
	return features_with_figures(game, kinds, score_rank, roots);
}

unsigned feature_pay(struct game *game, unsigned root, enum score_reason reason, struct event_list *events)
{
	const struct node *feature = &game->nodes[root];
	unsigned owners = majority(feature->figures);
	struct worth worth = {0};

	if (owners)
		worth = feature_worth(game, feature, feature_complete(feature));
	if (!worth.points)
		return 0;

	for (int seat = 0; owners >> seat; seat++) {
		struct event *event;

		if (!(owners >> seat & 1))
			continue;
		event = pay(game, seat, worth.points, reason, feature->kind, events);
		if (event) {
			event->cell = address_cell(feature->address);
			event->spot = address_spot(feature);
			event->tiles =
			    kind_is_building(feature->kind) ? (uint16_t)building_tiles(feature) : feature->tiles;
			event->pennants = feature->marks;
			event->bonus = worth.bonus;
		}
	}
	return owners;
}
