/* score.c - R-6: scoring completed features. */
#include "engine/carcassonne/score.h"

#include "engine/core/figure.h"

static struct worth city_worth(const struct game *game, const struct node *root, bool complete)
{
	struct worth worth = {.units = root->tiles + root->marks, .each = complete ? 2 : 1}; /* */

	if (complete && root->tiles == 2 && setting_is(game, SETTING_TWO_TILE, 1)) {
		worth.each = 1;
		worth.rule = "R-6.8";
	}
	return worth;
}

/* Before any module changes it. */
static struct worth plain_worth(const struct game *game, const struct node *root, bool complete)
{
	switch (root->kind) {
	case FEATURE_CITY:
		return city_worth(game, root, complete);
	case FEATURE_ROAD:
		return (struct worth){.units = root->tiles, .each = 1}; /* */
	default:
		return (struct worth){.units = building_tiles(root), .each = 1}; /* */
	}
}

static struct worth feature_worth(const struct game *game, const struct node *root, bool complete)
{
	struct worth worth = plain_worth(game, root, complete);

	modules_worth(game, root, complete, &worth);
	return worth;
}

int feature_points(const struct game *game, const struct node *root, bool complete)
{
	struct worth worth = feature_worth(game, root, complete);

	return worth_points(&worth);
}

/* ---- the bill ---- */

/* By what they are paid where no other rule has a say: incomplete, complete. */
static const char *const plain_rules[FEATURE_KINDS][2] = {
    [FEATURE_CITY] = {"R-8.4", "R-6.3"},
    [FEATURE_ROAD] = {"R-8.3", "R-6.2"},
};

static const char *plain_rule(int kind, bool complete)
{
	if (!kind_is_building(kind))
		return plain_rules[kind][complete];
	return complete ? kind_building(kind)->rule_complete : kind_building(kind)->rule_open;
}

static void worth_tell(const struct game *game, const struct node *root, bool complete, const struct worth *worth,
                       struct bill *bill)
{
	unsigned owners = feature_majority(game, root->root);

	bill->rule = worth->rule ? worth->rule : plain_rule(root->kind, complete);
	if (kind_is_building(root->kind))
		bill_add(bill, UNIT_AROUND, worth->units, worth->each);
	else
		bill_add(bill, UNIT_TILE, root->tiles, worth->each);
	if (root->kind == FEATURE_CITY && root->marks)
		bill_add(bill, UNIT_PENNANT, root->marks, worth->each);
	if (worth->more)
		bill_add(bill, UNIT_POINT, worth->more, 1);
	bill_weigh(bill, game, root, owners);
}

void feature_bill(const struct game *game, const struct node *root, bool complete, struct bill *bill)
{
	struct worth worth = feature_worth(game, root, complete);

	if (complete && kind_is_building(root->kind))
		worth.units = 9; /* with a tile in every cell round it */
	worth_tell(game, root, complete, &worth, bill);
	bill->reason = complete ? SCORE_COMPLETE : SCORE_FINAL;
	bill->kind = root->kind;
}

/* ---- paying ---- */

int features_occupied(const struct game *game, unsigned kinds, uint16_t roots[FIGURES_MAX])
{
	return features_with_figures(game, kinds, score_rank, roots);
}

unsigned feature_pay(struct game *game, unsigned root, enum score_reason reason, struct event_list *events)
{
	const struct node *feature = &game->nodes[root];
	unsigned owners = feature_majority(game, root);
	struct worth worth = {0};

	if (owners)
		worth = feature_worth(game, feature, feature_complete(feature));
	if (!worth_points(&worth))
		return 0;

	for (int seat = 0; owners >> seat; seat++) {
		if (!(owners >> seat & 1))
			continue;
		struct event *event = pay(game, seat, worth_points(&worth), reason, feature->kind, events);
		if (event) {
			event->cell = address_cell(feature->address);
			event->spot = address_spot(feature);
			event->tiles =
			    kind_is_building(feature->kind) ? (uint16_t)building_tiles(feature) : feature->tiles;
			event->pennants = feature->marks;
			event->signs = worth.signs;
			worth_tell(game, feature, feature_complete(feature), &worth, &event->bill);
		}
	}
	return owners;
}
