/* survey.c - a position at a glance: what is the same in every game. */
#include "engine/core/survey.h"

#include "engine/core/figure.h"
#include "engine/core/rules.h"

/* The weights of a feature as a survey tells them; what is beyond its bits is told as the most they hold. */
static uint64_t figures_spread(const struct game *game, unsigned root)
{
	unsigned weights[PLAYERS_MAX] = {0};
	uint64_t figures = 0;

	feature_weigh(game, root, weights);
	for (int seat = 0; seat < PLAYERS_MAX; seat++) {
		uint64_t weight = weights[seat] < SURVEY_WEIGHT_MAX ? weights[seat] : SURVEY_WEIGHT_MAX;

		figures |= weight << SURVEY_SEAT_BITS * seat;
	}
	return figures;
}

unsigned survey_add(const struct game *game, unsigned root, struct survey_index *index, struct survey *survey)
{
	const struct node *node = &game->nodes[root];

	if (index->of[root] != NO_FEATURE || survey->feature_count == SURVEY_FEATURES_MAX)
		return index->of[root];
	index->of[root] = (uint16_t)survey->feature_count;
	struct survey_feature *feature = &survey->features[survey->feature_count++];
	feature->kind = node->kind;
	feature->complete = feature_complete(node);
	feature->tiles = node->tiles;
	feature->pennants = node->marks;
	feature->open = node->open;
	feature->taken = node->figures != 0;
	feature->figures = node->figures ? figures_spread(game, root) : 0;
	feature->cities = 0;
	feature->cell = cell_unpack(game->laid[node->tile].key);
	feature->lifted = false;
	feature->extra = node->extra;
	feature->turners = feature->fatteners = feature->keepers = 0;
	return index->of[root];
}

/* ---- the holes ---- */

static void hole_side(const struct game *game, int tile, int edge, uint16_t across[SIDE_PARTS],
                      struct survey_index *index, struct survey *survey)
{
	static const uint8_t opposite[SIDE_PARTS] = {SIDE_OWN, SIDE_RIGHT, SIDE_LEFT};
	const struct laid *laid = &game->laid[tile];
	const uint8_t *theirs = game->layouts[laid->type].sides[laid->rotation][(edge + 2) & 3];

	for (int part = SIDE_OWN; part < SIDE_PARTS; part++) {
		unsigned segment = theirs[opposite[part]];

		across[part] = NO_FEATURE;
		if (segment != NO_SEGMENT)
			across[part] =
			    (uint16_t)survey_add(game, feature_root(game, laid->first + segment), index, survey);
	}
}

void survey_holes(const struct game *game, struct survey_index *index, struct survey *survey)
{
	bool hand = game->owed == DECISION_TILE;

	survey->feature_count = survey->hole_count = 0;
	survey->carcassonne = 0;
	memset(index->of, 0xff, game->node_count * sizeof index->of[0]);
	for (int h = 0; h < game->hole_count; h++) {
		struct survey_hole *hole = &survey->holes[h];

		hole->cell = game->holes[h];
		hole->walls = 0;
		hole->forbidden = game->forbidden[h];
		hole->fits = hand ? game->fits[h / HOLE_GROUP] >> (4 * (h % HOLE_GROUP)) & 0xf : 0;
		for (int edge = 0; edge < EDGE_COUNT; edge++) {
			int content = board_content(game, key_beyond(hole_key(game, h), edge));

			memset(hole->across[edge], 0xff, sizeof hole->across[edge]);
			hole->beyond[edge] = NO_HOLE;
			hole->walls |= (uint8_t)((content == CELL_WALL) << edge);
			if (content < TILES_MAX)
				hole_side(game, content, edge, hole->across[edge], index, survey);
			else if (content >= CELL_HOLE && content != CELL_EMPTY)
				hole->beyond[edge] = (uint16_t)(content - CELL_HOLE);
		}
	}
	survey->hole_count = game->hole_count;
}

void survey_all(const struct game *game, struct survey *survey)
{
	struct survey_index index;

	survey_holes(game, &index, survey);
	for (unsigned node = 0; node < game->node_count; node++)
		if (feature_root(game, node) == node)
			survey_add(game, node, &index, survey);
}

void game_survey(const struct game *game, struct survey *survey) { game->rules->survey(game, survey); }

void game_mix_unseen(struct game *game, struct rng *rng) { game->rules->mix_unseen(game, rng); }
