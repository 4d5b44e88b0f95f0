/* The time line: order, waits, and that a moment depends on nothing but time. */
#include "suite.h"

#include "../tiles.h"

#include <string.h>

static const char *const *all_names[] = {farm_examples, whole_games};

static void every_ending(void (*check)(const struct ending *ending, const char *name))
{
	for (int list = 0; list < 2; list++)
		for (int i = 0; all_names[list][i]; i++) {
			struct ending ending;
			ending_init(&ending, all_names[list][i]);
			check(&ending, all_names[list][i]);
			ending_finish(&ending);
		}
}

static double ends(const struct tally *tally, const struct tally_act *act, int kind)
{
	double end = -1;
	for (int i = act->first_beat; i < act->first_beat + act->beat_count; i++)
		if (tally->beats[i].kind == kind && tally->beats[i].end > end)
			end = tally->beats[i].end;
	return end;
}

static double starts(const struct tally *tally, const struct tally_act *act, int kind)
{
	const struct tally_beat *beat = tally_beat_find(tally, act, kind, 0);
	return beat ? beat->start : -1;
}

/* Standing waits for the flood, the verdict for the rows, the expression for the last city. */
static void check_waits(const struct ending *ending, const char *name)
{
	const struct tally *tally = ending->tally;
	for (int a = 0; a < tally->act_count; a++) {
		const struct tally_act *act = &tally->acts[a];
		if (a > 0)
			ck_assert_msg(act->start >= act[-1].end - 1e-9, "%s: act %d begins too early", name, a);
		if (starts(tally, act, BEAT_STAND) >= 0) {
			ck_assert(starts(tally, act, BEAT_STAND) >= ends(tally, act, BEAT_FLOOD) - 1e-9);
			ck_assert(starts(tally, act, BEAT_TAG) >= ends(tally, act, BEAT_COPY) - 1e-9);
			ck_assert(ends(tally, act, BEAT_SWEEP) <= act->end);
		}
		if (starts(tally, act, BEAT_SUM) >= 0) {
			ck_assert(starts(tally, act, BEAT_SUM) >= ends(tally, act, BEAT_CITY) - 1e-9);
			ck_assert(starts(tally, act, BEAT_SUM) >= ends(tally, act, BEAT_OPEN) - 1e-9);
		}
		for (int i = act->first_beat; i < act->first_beat + act->beat_count; i++)
			ck_assert(tally->beats[i].start >= act->start - 1e-9 && tally->beats[i].end <= act->end + 1e-9);
	}
}

/* What pays nobody is seen at once, whatever it is, and the line tells of scores: it has no zero beside them. */
static void check_zeros(const struct ending *ending, const char *name)
{
	const struct tally *tally = ending->tally;
	for (int i = 0; i < tally->beat_count; i++)
		if (tally->beats[i].kind == BEAT_OPEN)
			ck_assert_msg(tally->beats[i].start <=
			                  starts(tally, &tally->acts[tally->beats[i].act], BEAT_OPEN) + 1e-9,
			              "%s: an unfinished city waits for another", name);
	for (int i = 0; i < tally->mark_count; i++)
		ck_assert_msg(tally->marks[i].record >= 0 || tally->acts[tally->marks[i].act].record_count == 0,
		              "%s: a zero stands beside scores", name);
}

START_TEST(zeros_take_no_time_of_their_own) { every_ending(check_zeros); }
END_TEST

START_TEST(waits_are_kept) { every_ending(check_waits); }
END_TEST

/* Each record of the final scoring is shown once, in one act, with its points. */
static void check_records(const struct ending *ending, const char *name)
{
	const struct tally *tally = ending->tally;
	int final = ending->records->count - ending->records->final_first;
	bool seen[RECORDS_MAX] = {false};
	ck_assert_msg(tally->order_count == final, "%s: %d of %d scores are shown", name, tally->order_count, final);
	for (int a = 0; a < tally->act_count; a++) {
		const struct tally_act *act = &tally->acts[a];
		int32_t paid = 0, recorded = 0;
		for (int i = 0; i < act->pay_count; i++)
			paid += act->pays[i].points;
		for (int i = act->first_record; i < act->first_record + act->record_count; i++) {
			ck_assert(!seen[tally->order[i]]);
			seen[tally->order[i]] = true;
			recorded += tally_record(tally, i)->points;
			ck_assert(tally->spans[i].end > tally->spans[i].start);
		}
		ck_assert_int_eq(paid, recorded);
		/* the majority that is shown is the one that is paid */
		for (int i = 0; i < act->pay_count && act->row_count; i++)
			ck_assert_msg(act->owners >> act->pays[i].seat & 1, "%s: act %d pays a loser", name, a);
	}
}

START_TEST(every_record_is_shown_once) { every_ending(check_records); }
END_TEST

static void check_scores(const struct ending *ending, const char *name)
{
	const struct tally *tally = ending->tally;
	struct tally_state state;
	tally_state_at(tally, 0, &state);
	for (int seat = 0; seat < tally->player_count; seat++)
		ck_assert_int_eq(state.scores[seat], ending->records->before_final[seat]);
	tally_state_at(tally, tally->length, &state);
	for (int seat = 0; seat < tally->player_count; seat++)
		ck_assert_msg(state.scores[seat] == game_score(ending->game, seat), "%s: seat %d ends at %d", name,
		              seat, (int)state.scores[seat]);
	ck_assert_int_eq(state.done, tally->order_count);
}

START_TEST(scores_run_from_the_last_turn_to_the_end) { every_ending(check_scores); }
END_TEST

/* Arrow keys: to the end and back again over every record. */
static void check_steps(const struct ending *ending, const char *name)
{
	const struct tally *tally = ending->tally;
	double time = 0;
	int steps = 0;
	while (time < tally->length && steps++ < 2000) {
		double next = tally_next_record(tally, time);
		ck_assert_msg(next > time, "%s: a step forward stands still at %f", name, time);
		time = next;
	}
	int back = 0;
	while (time > 0 && back++ < 2000) {
		double last = tally_previous_record(tally, time);
		ck_assert_msg(last < time, "%s: a step back stands still at %f", name, time);
		time = last;
	}
	for (time = tally->length; time > 0; time = tally_previous_record(tally, time)) {
		struct tally_state state;
		tally_state_at(tally, time, &state);
		const struct tally_act *act = &tally->acts[state.act];
		bool moves = tally_beat_find(tally, act, BEAT_CAMERA, 0),
		     dims = tally_beat_find(tally, act, BEAT_DIM, 0);
		ck_assert_msg((!moves || state.beats[BEAT_CAMERA] >= 1) && (!dims || state.beats[BEAT_DIM] >= 1),
		              "%s: a step back to %f tells of one thing and lights another", name, time);
	}
	ck_assert_msg(back <= steps + 1, "%s: %d steps forward, %d back", name, steps, back);
	for (int i = 0; i < tally->beat_count; i++)
		ck_assert(tally_next_beat(tally, tally->beats[i].start) > tally->beats[i].start);
}

START_TEST(steps_lead_there_and_back) { every_ending(check_steps); }
END_TEST

START_TEST(a_moment_is_a_function_of_time)
{
	struct ending ending;
	struct tally_state first, again;
	ending_init(&ending, "whole-game");
	for (double time = 0; time < ending.tally->length; time += .37) {
		tally_state_at(ending.tally, time, &first);
		tally_state_at(ending.tally, ending.tally->length - time, &again);
		tally_state_at(ending.tally, time, &again);
		ck_assert_mem_eq(&first, &again, sizeof first);
		for (int kind = 0; kind < BEAT_KINDS; kind++)
			ck_assert(first.beats[kind] >= 0 && first.beats[kind] <= 1);
		ck_assert(first.caption[0]);
	}
	ending_finish(&ending);
}
END_TEST

/* A number appears only after its picture. */
START_TEST(counts_follow_the_figures)
{
	struct ending ending;
	struct tally_state state;
	ending_init(&ending, "E003-06");
	for (double time = 0; time < ending.tally->length; time += .05) {
		tally_state_at(ending.tally, time, &state);
		const struct tally_act *act = &ending.tally->acts[state.act];
		for (int seat = 0; seat < ending.tally->player_count; seat++) {
			int up = 0;
			for (int i = 0; i < act->farmer_count; i++)
				up += act->farmers[i].seat == seat && state.rise[i] >= 1;
			ck_assert_int_le(state.counts[seat], up);
		}
		if (state.beats[BEAT_SUM] > 0 && act->kind == ACT_FARM)
			ck_assert_int_eq(state.counted, act->city_count);
	}
	ending_finish(&ending);
}
END_TEST

START_TEST(field3cap_shows_what_was_paid_before)
{
	struct ending ending;
	int capped = 0;
	ending_init(&ending, "X-15c");
	for (int a = 0; a < ending.tally->act_count; a++)
		for (int seat = 0; seat < ending.tally->player_count; seat++)
			capped += ending.tally->acts[a].capped[seat] != 0;
	ck_assert_int_gt(capped, 0);
	ending_finish(&ending);
}
END_TEST

/* King and Robber Baron: as many cities and roads light up as are paid. */
START_TEST(cards_count_what_they_pay)
{
	struct ending ending;
	int cards = 0;
	ending_init(&ending, "X-07");
	for (int a = 0; a < ending.tally->act_count; a++) {
		const struct tally_act *act = &ending.tally->acts[a];
		if (act->kind != ACT_HELD)
			continue;
		ck_assert_int_eq(act->held == HOLDING_KING ? act->city_count : act->road_count, act->pays[0].points);
		cards++;
	}
	ck_assert_int_eq(cards, 2);
	ending_finish(&ending);
}
END_TEST

START_TEST(farms_and_cities_have_different_names)
{
	for (int list = 0; list < 2; list++)
		for (int n = 0; all_names[list][n]; n++) {
			struct ending ending;
			ending_init(&ending, all_names[list][n]);
			const struct tally *tally = ending.tally;
			for (int i = 0; i < tally->farm_count; i++)
				for (int k = 0; k < i; k++)
					ck_assert_str_ne(tally->farms[i].name, tally->farms[k].name);
			for (int i = 0; i < tally->city_count; i++)
				for (int k = 0; k < i && tally->cities[i].letter[0]; k++)
					ck_assert_str_ne(tally->cities[i].letter, tally->cities[k].letter);
			ending_finish(&ending);
		}
}
END_TEST

/* A game of four played by chance to its end; its table as it is told. */
static struct tally *random_tally(const struct tile_set *tiles, struct rng *rng, struct record_list **records,
                                  struct game **over)
{
	static struct move moves[MOVES_MAX];
	struct setup setup;
	struct refusal refusal;
	setup_init(&setup);
	setup.player_count = 4;
	for (int seat = 0; seat < 4; seat++)
		setup.colors[seat] = (uint8_t)seat;
	setup.seed = rng_next(rng) >> 12;
	ck_assert(setup_settle(&setup, tiles, &refusal));
	struct scenario *scenario = scenario_create(tiles, &setup);
	struct game *game = game_create(tiles, &setup, &refusal);
	while (!game_over(game)) {
		int count = game_legal_moves(game, moves, MOVES_MAX);
		struct move move = moves[rng_below(rng, (uint32_t)count)];
		ck_assert(scenario_add_move(scenario, &move) && game_apply(game, &move, NULL));
	}
	game_destroy(game);
	*records = record_list_create(scenario, -1, over);
	scenario_destroy(scenario);
	ck_assert(*records != NULL);
	return tally_create(*over, *records, NULL);
}

/* Of two numbers on one line: the name must not speak for the other side of the middle. */
static void side_is(const struct tally_farm *farm, const char *less, const char *more, float at, float middle)
{
	if (strstr(farm->word, less))
		ck_assert_msg(at < middle, "%s at %f, the middle is %f", farm->name, (double)at, (double)middle);
	if (strstr(farm->word, more))
		ck_assert_msg(at > middle, "%s at %f, the middle is %f", farm->name, (double)at, (double)middle);
}

/* "North-west field": its middle lies north and west of that of the table, as its tiles lie. */
START_TEST(names_of_farms_are_where_they_lie)
{
	enum { GAMES = 25 };
	struct tile_set *set = tiles_or_exit(NULL);
	struct rng rng;
	int named = 0;
	rng_seed(&rng, 5);
	for (int round = 0; round < GAMES; round++) {
		struct record_list *records;
		struct game *game;
		struct tally *tally = random_tally(tile_set_of(set, GAME_CARCASSONNE), &rng, &records, &game);
		ck_assert(tally != NULL);
		int x0 = CELL_MAX, y0 = CELL_MAX, x1 = -CELL_MAX, y1 = -CELL_MAX;
		for (int i = 0; i < game_tile_count(game); i++) {
			struct cell at = game_tile(game, i).cell;
			x0 = at.x < x0 ? at.x : x0;
			y0 = at.y < y0 ? at.y : y0;
			x1 = at.x > x1 ? at.x : x1;
			y1 = at.y > y1 ? at.y : y1;
		}
		for (int i = 0; i < tally->farm_count; i++, named++) {
			const struct tally_farm *farm = &tally->farms[i];
			side_is(farm, "west", "east", farm->cx, (float)(x0 + x1 + 1) / 2);
			side_is(farm, "north", "south", farm->cy, (float)(y0 + y1 + 1) / 2);
			for (int k = 0; k < i; k++)
				ck_assert_str_ne(farm->name, tally->farms[k].name);
		}
		tally_destroy(tally);
		record_list_destroy(records);
		game_destroy(game);
	}
	ck_assert_int_gt(named, 4 * GAMES);
	tile_set_destroy(set);
}
END_TEST

int main(void)
{
	Suite *suite = suite_create("times");
	TCase *tests = tcase_create("times");
	tcase_set_timeout(tests, 120);
	tcase_add_test(tests, waits_are_kept);
	tcase_add_test(tests, zeros_take_no_time_of_their_own);
	tcase_add_test(tests, every_record_is_shown_once);
	tcase_add_test(tests, scores_run_from_the_last_turn_to_the_end);
	tcase_add_test(tests, steps_lead_there_and_back);
	tcase_add_test(tests, a_moment_is_a_function_of_time);
	tcase_add_test(tests, counts_follow_the_figures);
	tcase_add_test(tests, field3cap_shows_what_was_paid_before);
	tcase_add_test(tests, cards_count_what_they_pay);
	tcase_add_test(tests, farms_and_cities_have_different_names);
	tcase_add_test(tests, names_of_farms_are_where_they_lie);
	suite_add_tcase(suite, tests);
	return runner_run_suite(suite);
}
