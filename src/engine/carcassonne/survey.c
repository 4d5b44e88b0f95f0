/* survey.c - a position at a glance (bastide/survey.h), and dealing the pile anew.
 *
 * Features are found from where they can change: the edges of the holes, the
 * buildings not yet surrounded, the borders of fields and cities, the figures. */
#include "engine/carcassonne/parts.h"

#include "engine/carcassonne/score.h"

#include "engine/core/turn.h"
#include "engine/core/figure.h"
#include "engine/core/survey.h"

/* ---- fields and cities ---- */

/* The bit of a city, given to it when it is first met. */
static uint64_t city_bit(struct survey_feature *city, int *cities)
{
	if (!city->cities && *cities < SURVEY_CITIES_MAX)
		city->cities = (uint64_t)1 << (*cities)++;
	return city->cities;
}

static void survey_borders(const struct game *game, struct survey_index *index, struct survey *survey)
{
	int cities = 0;

	for (const struct laid *laid = game->laid; laid < game->laid + game->laid_count; laid++) {
		const struct tile_layout *layout = &game->layouts[laid->type];

		for (int b = 0; b < layout->border_count; b++) {
			unsigned field = index->of[feature_root(game, laid->first + layout->borders[b].field)];
			unsigned city;

			if (field == NO_FEATURE)
				continue;
			city =
			    survey_add(game, feature_root(game, laid->first + layout->borders[b].city), index, survey);
			if (city != NO_FEATURE)
				survey->features[field].cities |= city_bit(&survey->features[city], &cities);
		}
		if (!layout->carcassonne)
			continue;
		if (!survey->carcassonne && cities < SURVEY_CITIES_MAX)
			survey->carcassonne = (uint64_t)1 << cities++;
		for (unsigned s = layout->first_field; s < layout->segment_count; s++) {
			unsigned field = index->of[feature_root(game, laid->first + s)];

			if (field == NO_FEATURE || survey->features[field].kind != FEATURE_FIELD)
				continue;
			survey->features[field].cities |= survey->carcassonne;
		}
	}
}

void survey_take(const struct game *game, struct survey *survey)
{
	struct survey_index index;

	survey_holes(game, &index, survey);
	for (int i = 0; i < game->figure_count; i++) {
		const struct table_figure *standing = &game->figures[i];
		unsigned f = survey_add(game, feature_root(game, standing->node), &index, survey);
		unsigned seat = 1U << standing->seat;

		survey->stands[i].feature = (uint16_t)f;
		survey->stands[i].weight =
		    (uint8_t)figure_weight(game, standing->figure, feature_root(game, standing->node));
		if (f == NO_FEATURE)
			continue;
		survey->features[f].lifted |= any_piece(standing->figure)->lifted;
		survey->features[f].turners |= (uint8_t)(any_piece(standing->figure)->brings_part ? seat : 0);
		survey->features[f].fatteners |= (uint8_t)(any_piece(standing->figure)->helps_farm ? seat : 0);
		survey->features[f].keepers |= (uint8_t)(any_piece(standing->figure)->corner ? seat : 0);
	}
	for (int i = 0; i < own(game)->building_count; i++)
		survey_add(game, own(game)->buildings[i], &index, survey);
	survey_borders(game, &index, survey);
	for (int i = 0; i < survey->feature_count; i++)
		if (kind_is_building(survey->features[i].kind))
			survey->features[i].tiles = (uint8_t)(9 - survey->features[i].open);
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
