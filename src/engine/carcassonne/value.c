/* value.c - what a feature is worth now, for those who look (game_feature_at). */
#include "engine/carcassonne/farm.h"
#include "engine/carcassonne/module.h"
#include "engine/carcassonne/score.h"
#include "engine/carcassonne/parts.h"

/* whose the field is, whoever farms there. */
static void value_held(const struct game *game, unsigned root, struct feature *feature)
{
	const char *rule = NULL;
	int each = 0;
	unsigned holders = modules_holds_field(game, root, &each, &rule);

	if (!holders)
		return;
	feature->owners = holders;
	feature->now =
	    (struct bill){.rule = rule, .owners = (uint8_t)holders, .reason = SCORE_FARM, .kind = FEATURE_FIELD};
	bill_add(&feature->now, UNIT_CITY, feature->city_count, each);
}

static void value_field(const struct game *game, unsigned root, struct feature *feature)
{
	uint16_t field = (uint16_t)root;
	struct farm_map map;

	farm_map(game, &field, 1, false, &map);
	for (int city = 0; city < map.city_count && city < TILES_MAX; city++)
		feature->cities[feature->city_count++] = farm_city_ref(game, &map.cities[city]);
	farm_bill(game, root, feature->city_count, &feature->now);
	bill_weigh(&feature->now, game, &game->nodes[root], feature->owners);
	value_held(game, root, feature);
	feature->completed = feature->now;
	feature->points_now = feature->points_complete = bill_points(&feature->now);
}

void feature_value(const struct game *game, unsigned root, struct feature *feature)
{
	const struct node *node = &game->nodes[root];

	if (node->kind == FEATURE_FIELD) {
		value_field(game, root, feature);
		return;
	}
	feature->open = node->open;
	feature->pennants = node->marks;
	for (int id = 0; id < SIGNS_MAX; id++) {
		const struct sign *sign = modules_row(ROW_SIGN, id);

		if (sign && sign->feature == node->kind && sign->lane != NO_LANE && game_has_sign(game, id))
			feature->signs[id] = (uint16_t)extra_count(node, sign->lane);
	}
	feature_bill(game, node, feature->complete, &feature->now);
	feature_bill(game, node, true, &feature->completed);
	feature->points_now = bill_points(&feature->now);
	feature->points_complete = bill_points(&feature->completed);
}
