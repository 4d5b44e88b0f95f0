/*
 * survey.c - a position at a glance (bastide/survey.h), and dealing the pile anew.
 *
 * Features are found from where they can change: the edges of the holes, the
 * buildings not yet surrounded, the borders of fields and cities, the figures.
 */
#include "survey.h"

#include "building.h"

#include "../core/deck.h"

#include <string.h>

/* Which feature of the survey a root is. */
struct index {
	uint16_t of[NODES_MAX];
};

static unsigned feature_add(const struct game *game, unsigned root, struct index *index, struct survey *survey)
{
	const struct node *node = &game->nodes[root];
	struct survey_feature *feature;

	if (index->of[root] != NO_FEATURE || survey->feature_count == SURVEY_FEATURES_MAX)
		return index->of[root];
	index->of[root] = (uint16_t)survey->feature_count;
	feature = &survey->features[survey->feature_count++];
	feature->kind = node->kind;
	feature->complete = feature_complete(node);
	feature->tiles = kind_is_building(node->kind) ? (uint8_t)building_tiles(node) : node->tiles;
	feature->pennants = node->marks;
	feature->open = node->open;
	feature->figures = node->figures;
	feature->cities = 0;
	feature->cell = cell_unpack(game->laid[node->tile].key);
	feature->pigs = false;
	feature->abbot = false;
	feature->extra = node->extra;
	feature->builders = feature->fatteners = 0;
	return index->of[root];
}

/* ---- the holes ---- */

static void hole_side(const struct game *game, int tile, int edge, uint16_t across[SURVEY_SIDES], struct index *index,
                      struct survey *survey)
{
	static const uint8_t opposite[SURVEY_SIDES] = {SIDE_OWN, SIDE_RIGHT, SIDE_LEFT};
	const struct laid *laid = &game->laid[tile];
	const uint8_t *theirs = game->layouts[laid->type].sides[laid->rotation][(edge + 2) & 3];

	for (int part = SURVEY_OWN; part < SURVEY_SIDES; part++) {
		unsigned segment = theirs[opposite[part]];

		across[part] = NO_FEATURE;
		if (segment != NO_SEGMENT)
			across[part] =
			    (uint16_t)feature_add(game, feature_root(game, laid->first + segment), index, survey);
	}
}

static void survey_holes(const struct game *game, struct index *index, struct survey *survey)
{
	bool hand = game->owed == DECISION_TILE;

	for (int h = 0; h < game->hole_count; h++) {
		struct survey_hole *hole = &survey->holes[h];

		hole->cell = cell_unpack(game->holes[h]);
		hole->forbidden = game->forbidden[h];
		hole->fits = hand ? game->fits[h / HOLE_GROUP] >> (4 * (h % HOLE_GROUP)) & 0xf : 0;
		for (int edge = 0; edge < EDGE_COUNT; edge++) {
			int content = board_content(game, key_beyond(game->holes[h], edge));

			memset(hole->across[edge], 0xff, sizeof(hole->across[edge]));
			hole->beyond[edge] = NO_HOLE;
			if (content < TILES_MAX)
				hole_side(game, content, edge, hole->across[edge], index, survey);
			else if (content >= CELL_HOLE && content != CELL_EMPTY)
				hole->beyond[edge] = (uint16_t)(content - CELL_HOLE);
		}
	}
	survey->hole_count = game->hole_count;
}

/* ---- fields and cities ---- */

/* The bit of a city, given to it when it is first met. */
static uint64_t city_bit(struct survey_feature *city, int *cities)
{
	if (!city->cities && *cities < SURVEY_CITIES_MAX)
		city->cities = (uint64_t)1 << (*cities)++;
	return city->cities;
}

static void survey_borders(const struct game *game, struct index *index, struct survey *survey)
{
	int cities = 0;

	for (const struct laid *laid = game->laid; laid < game->laid + game->laid_count; laid++) {
		const struct tile_layout *layout = &game->layouts[laid->type];
		bool pigs = game->tiles->types[laid->type].flags & TILE_PIGS;

		for (int b = 0; b < layout->border_count; b++) {
			unsigned field = index->of[feature_root(game, laid->first + layout->borders[b].field)];
			unsigned city;

			if (field == NO_FEATURE)
				continue;
			city =
			    feature_add(game, feature_root(game, laid->first + layout->borders[b].city), index, survey);
			if (city != NO_FEATURE)
				survey->features[field].cities |= city_bit(&survey->features[city], &cities);
		}
		if (!layout->carcassonne && !pigs)
			continue;
		if (layout->carcassonne && !survey->carcassonne && cities < SURVEY_CITIES_MAX)
			survey->carcassonne = (uint64_t)1 << cities++;
		for (unsigned s = layout->first_field; s < layout->segment_count; s++) {
			unsigned field = index->of[feature_root(game, laid->first + s)];

			if (field == NO_FEATURE || survey->features[field].kind != FEATURE_FIELD)
				continue;
			survey->features[field].pigs |= pigs;
			survey->features[field].cities |= layout->carcassonne ? survey->carcassonne : 0;
		}
	}
}

void survey_take(const struct game *game, struct survey *survey)
{
	struct index index;

	survey->feature_count = survey->hole_count = 0;
	survey->carcassonne = 0;
	memset(index.of, 0xff, game->node_count * sizeof(index.of[0]));
	survey_holes(game, &index, survey);
	for (int i = 0; i < game->stand_count; i++) {
		const struct stand *stand = &game->stands[i];
		unsigned f = feature_add(game, feature_root(game, stand->node), &index, survey);
		unsigned seat = 1U << stand->seat;

		if (f == NO_FEATURE)
			continue;
		survey->features[f].abbot |= stand->figure == FIGURE_ABBOT;
		survey->features[f].builders |= (uint8_t)(stand->figure == FIGURE_BUILDER ? seat : 0);
		survey->features[f].fatteners |= (uint8_t)(stand->figure == FIGURE_PIG ? seat : 0);
	}
	for (int i = 0; i < own(game)->building_count; i++)
		feature_add(game, own(game)->buildings[i].node, &index, survey);
	survey_borders(game, &index, survey);
}

/* ---- what nobody sees ---- */

/* Moves the tiles with a flag to the front, or to the back; returns how many there are. */
static int types_gather(const struct game *game, uint8_t *types, int count, unsigned flag, bool back)
{
	int found = 0;

	for (int i = 0; i < count; i++) {
		int at = back ? count - 1 - i : i, to = back ? count - 1 - found : found;
		uint8_t type = types[at];

		if (!(game->tiles->types[type].flags & flag))
			continue;
		types[at] = types[to];
		types[to] = type;
		found++;
	}
	return found;
}

void pile_mix(struct game *game, struct rng *rng)
{
	uint8_t *pile = game->deck + game->deck_next;
	int count = game->deck_count - game->deck_next, river = 0, first, last;

	while (river < count && game->layouts[pile[river]].river)
		river++;
	types_mix(pile + river, count - river, rng);
	types_mix(pile, river, rng);
	/* the fork comes first, the volcano or the only lake last. */
	first = types_gather(game, pile, river, TILE_FORK, false);
	last = types_gather(game, pile + first, river - first, TILE_VOLCANO, true);
	if (!last)
		types_gather(game, pile + first, river - first, TILE_LAKE, true);
}
