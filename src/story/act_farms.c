/* The farms of the ending, field by field or city by city, as the rules count them. */
#include "story/act.h"

#include <string.h>

/* ---- field by field ---- */

/* Under field3cap a city that has paid a player before pays him no more
 * it is on the farm's list but not among the record's cities. */
static void capped_find(const struct tally *tally, struct tally_act *act, const struct record *record, int seat)
{
	for (int i = 0; i < act->city_count; i++) {
		bool paid = false;
		for (int k = 0; record && k < record->city_count; k++)
			paid = paid || tally_city_find(tally, &tally->records->cities[record->first_city + k]) ==
			                   act->cities[i];
		if (!paid && i < 64)
			act->capped[seat] |= (uint64_t)1 << i;
	}
}

static void act_farm(struct tally *tally, int index)
{
	struct tally_farm *farm = &tally->farms[index];
	struct tally_act *act = act_add(tally, ACT_FARM, PART_FARMS);
	act->farm = index;
	act->farms = (uint64_t)1 << index;
	act->city_count = farm->city_count;
	memcpy(act->cities, farm->cities, sizeof act->cities);
	act->open_count = farm->open_count;
	memcpy(act->opens, farm->opens, sizeof act->opens);
	for (int i = 0; i < farm->feature.figure_count; i++)
		act_farmer_add(act, &farm->feature.figures[i], index);
	act_rows_find(tally, act);
	for (int r = 0; r < act->row_count; r++) {
		int seat = act->rows[r];
		if (!(act->owners >> seat & 1))
			continue;
		const struct record *found = NULL;
		for (int i = tally->records->final_first; i < tally->records->count; i++) {
			const struct record *record = &tally->records->items[i];
			if (record->reason != SCORE_FARM || record->harvest || record->seat != seat ||
			    tally_farm_find(tally, record->cell, record->spot) != index)
				continue;
			found = record;
			act_record_take(tally, act, i);
		}
		act_pay_add(act, seat);
		if (tally->farm_rule == FARM_FIELD3CAP)
			capped_find(tally, act, found, seat);
	}
}

/* ---- city by city ---- */

static void city_records_take(struct tally *tally, struct tally_act *act, int city)
{
	for (int i = tally->records->final_first; i < tally->records->count; i++) {
		const struct record *record = &tally->records->items[i];
		if (record->reason != SCORE_FARM || record->harvest || record->city_count == 0)
			continue;
		if (tally_city_find(tally, &tally->records->cities[record->first_city]) == city)
			act_record_take(tally, act, i);
	}
}

/* An unfinished city is shown once, in the first act whose farms feed it. */
static void act_opens_find(struct tally *tally, struct tally_act *act)
{
	for (int c = 0; c < tally->city_count; c++) {
		bool shown = tally->cities[c].finished || !(tally->cities[c].farms & act->farms);
		for (int a = 0; a < tally->act_count && !shown; a++)
			for (int k = 0; k < tally->acts[a].open_count; k++)
				shown = shown || tally->acts[a].opens[k] == c;
		if (!shown)
			act->opens[act->open_count++] = (short)c;
	}
}

static void act_cities(struct tally *tally, int first)
{
	uint64_t farms = tally->cities[first].farms;
	struct tally_act *act = act_add(tally, ACT_CITIES, PART_FARMS);
	act->farms = farms;
	for (int c = first; c < tally->city_count; c++) {
		if (!tally->cities[c].finished || tally->cities[c].farms != farms)
			continue;
		act->cities[act->city_count++] = (short)c;
	}
	for (int i = 0; i < tally->farm_count; i++)
		for (int k = 0; farms >> i & 1 && k < tally->farms[i].feature.figure_count; k++)
			act_farmer_add(act, &tally->farms[i].feature.figures[k], i);
	act_rows_find(tally, act);
	for (int i = 0; i < act->city_count; i++)
		city_records_take(tally, act, act->cities[i]);
	act_opens_find(tally, act);
	act->gathers = act->city_count == 1 || (farms & (farms - 1));
}

/* ---- farmers who went home when the game ended ---- */

static void act_harvests(struct tally *tally)
{
	for (int i = tally->records->final_first; i < tally->records->count; i++) {
		const struct record *record = &tally->records->items[i];
		if (!record->harvest)
			continue;
		struct tally_act *act = act_add(tally, ACT_HELD, PART_MARKET);
		act->held = TALLY_REASON;
		act->reason = record->reason;
		act->seat = record->seat;
		act->owners = 1u << record->seat;
		act_record_take(tally, act, i);
	}
}

void act_farms_find(struct tally *tally)
{
	act_harvests(tally);
	if (tally->farm_count == 0)
		return;
	act_add(tally, ACT_TITLE, PART_FARMS);
	for (int i = 0; i < tally->farm_count && !tally_by_city(tally); i++)
		act_farm(tally, i);
	for (int c = 0; c < tally->city_count && tally_by_city(tally); c++) {
		bool first = tally->cities[c].finished && tally->cities[c].farms;
		for (int b = 0; b < c && first; b++)
			first = !(tally->cities[b].finished && tally->cities[b].farms == tally->cities[c].farms);
		if (first)
			act_cities(tally, c);
	}
}
