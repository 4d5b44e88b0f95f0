/*
 * survey.c - a position at a glance: what is the same in every game.
 */
#include <bastide/survey.h>

#include "rules.h"

void survey_tile(const struct tile_set *tiles, int type, struct survey_tile *tile)
{
	const struct tile_layout *layout = &tiles->layouts[type];

	*tile = (struct survey_tile){.segment_count = layout->segment_count,
	                             .field = layout->first_field,
	                             .building = layout->building,
	                             .border_count = layout->border_count};
	for (int rotation = 0; rotation < 4; rotation++)
		tile->shows[rotation] = layout->shows.rotation[rotation];
	for (int s = 0; s < layout->segment_count; s++) {
		tile->segments[s].kind = layout->segments[s].kind;
		tile->segments[s].edges = layout->segments[s].edges;
		tile->segments[s].pennants = layout->segments[s].marks;
		tile->segments[s].extra = layout->nodes[s].extra;
	}
	for (int b = 0; b < layout->border_count; b++) {
		tile->borders[b].field = layout->borders[b].field;
		tile->borders[b].city = layout->borders[b].city;
	}
	memcpy(tile->sides, layout->sides, sizeof(tile->sides));
	memcpy(tile->at, layout->at, sizeof(tile->at));
}

void game_survey(const struct game *game, struct survey *survey) { game->rules->survey(game, survey); }

void game_mix_unseen(struct game *game, struct rng *rng) { game->rules->mix_unseen(game, rng); }
