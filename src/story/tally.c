#include "story/tally.h"

#include "app/words.h"
#include "text/grow.h"
#include "text/utf8.h"

#include <stdio.h>
#include <stdlib.h>

/* The picture of the whole also holds the cells that unfinished cities miss. */
static void whole_include_gaps(struct tally *tally)
{
	for (int a = 0; a < tally->act_count; a++)
		for (int i = 0; i < tally->acts[a].open_count; i++) {
			const struct tally_city *city = &tally->cities[tally->acts[a].opens[i]];
			for (int k = 0; k < city->gap_count; k++)
				tally_frame_include_cell(&tally->whole, city->gaps[k]);
		}
	for (int a = 0; a < tally->act_count; a++)
		if (tally->acts[a].kind == ACT_TITLE || tally->acts[a].kind == ACT_END ||
		    (tally->acts[a].kind == ACT_HELD && !tally->acts[a].land))
			tally->acts[a].frame = tally->whole;
}

/* Room for all farms, courts, cities and features that there can be, and for the first acts. */
static bool tally_room(struct tally *tally)
{
	size_t finals = (size_t)(tally->records->count - tally->records->final_first), cities = 1;
	for (int i = 0; i < game_tile_count(tally->game); i++)
		cities += game_tile_set(tally->game)->types[game_tile(tally->game, i).type].city_count;
	tally->farms = calloc(FIGURES_MAX, sizeof *tally->farms);
	tally->courts = calloc(FIGURES_MAX, sizeof *tally->courts);
	tally->cities = calloc(cities, sizeof *tally->cities);
	tally->features = calloc(finals + 2 * FIGURES_MAX, sizeof *tally->features);
	return tally->farms && tally->courts && tally->cities && tally->features &&
	       grow_list(&tally->acts, 0, &tally->act_capacity, TALLY_ACTS_LEAST, sizeof *tally->acts);
}

static void tally_make(struct tally *tally)
{
	if (tally_castle(tally)) {
		tally_castle_board(tally);
	} else {
		tally_land_find(tally);
		utf8_copy(tally->cards, sizeof tally->cards, tally_cards_words(tally->game, tally->records));
		utf8_copy(tally->cloisters, sizeof tally->cloisters, tally_cloisters_words(tally->records));
		tally_farms_name(tally);
		tally_cities_name(tally);
	}
	tally_acts_find(tally);
	whole_include_gaps(tally);
	tally_plan(tally);
	tally_captions_write(tally);
}

struct tally *tally_create(const struct game *game, const struct record_list *records,
                           const char names[PLAYERS_MAX][TALLY_NAME_SIZE])
{
	struct tally *tally = game_over(game) ? calloc(1, sizeof *tally) : NULL;
	if (!tally)
		return NULL;
	tally->game = game;
	tally->records = records;
	tally->player_count = game_player_count(game);
	tally->farm_rule = game_settings(game)->value[SETTING_FARM];
	tally->each = tally->farm_rule == FARM_CITY4 ? 4 : 3;
	for (int seat = 0; seat < tally->player_count; seat++)
		snprintf(tally->names[seat], TALLY_NAME_SIZE, "%s",
		         names && names[seat][0] ? names[seat] : words_color(game_color(game, seat)));
	tally->short_of_memory = !tally_room(tally);
	if (!tally->short_of_memory)
		tally_make(tally);
	if (!tally->short_of_memory)
		return tally;
	tally_destroy(tally);
	return NULL;
}

bool tally_agrees(const struct tally *tally)
{
	const struct tally_act *last = &tally->acts[tally->act_count - 1];
	int32_t totals[PLAYERS_MAX];
	bool same = record_list_totals(tally->records, tally->game, totals);
	for (int seat = 0; seat < tally->player_count; seat++)
		same = same && last->after[seat] == game_score(tally->game, seat);
	return same;
}

unsigned tally_ranks(const struct tally *tally, const int32_t scores[PLAYERS_MAX], int order[PLAYERS_MAX])
{
	unsigned first = 0;
	for (int seat = 0; seat < tally->player_count; seat++) {
		int at = seat;
		for (; at > 0 && scores[order[at - 1]] < scores[seat]; at--)
			order[at] = order[at - 1];
		order[at] = seat;
	}
	for (int seat = 0; seat < tally->player_count; seat++)
		first |= (unsigned)(scores[seat] == scores[order[0]]) << seat;
	return first;
}

bool tally_capped(const struct tally_act *act, int i)
{
	for (int seat = 0; i < 64 && seat < PLAYERS_MAX; seat++)
		if (act->owners >> seat & 1 && act->capped[seat] >> i & 1)
			return true;
	return false;
}

void tally_destroy(struct tally *tally)
{
	if (!tally)
		return;
	free(tally->farms);
	free(tally->courts);
	free(tally->cities);
	free(tally->features);
	free(tally->acts);
	free(tally->beats);
	free(tally->captions);
	free(tally);
}
