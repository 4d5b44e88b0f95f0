/* Records against the engine's own totals. */
#include "suite.h"

#include "app/record_export.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static const char *const *all_names[] = {farm_examples, whole_games};

static void check_sums(const struct ending *ending, const char *name)
{
	int32_t sum[PLAYERS_MAX];
	memcpy(sum, ending->records->start, sizeof sum);
	for (int i = 0; i < ending->records->count; i++) {
		const struct record *record = &ending->records->items[i];
		sum[record->seat] += record->points;
		ck_assert_int_eq(record->number, i + 1);
		ck_assert_int_gt(record->points, 0);
		ck_assert_int_eq(record->after[record->seat], sum[record->seat]);
		if (record->has_place)
			ck_assert_msg(record->owners >> record->seat & 1, "%s: score %d is paid without a majority",
			              name, i + 1);
		ck_assert(bill_rule_text(record->bill.rule)[0]);
	}
	for (int seat = 0; seat < game_player_count(ending->game); seat++)
		ck_assert_msg(sum[seat] == game_score(ending->game, seat), "%s: seat %d has %d, the records say %d",
		              name, seat, game_score(ending->game, seat), (int)sum[seat]);
}

START_TEST(sums_are_the_scores)
{
	for (int list = 0; list < 2; list++)
		for (int i = 0; all_names[list][i]; i++) {
			struct ending ending;
			ending_init(&ending, all_names[list][i]);
			check_sums(&ending, all_names[list][i]);
			ending_finish(&ending);
		}
}
END_TEST

/* What the result's table has in a row is the total beside it, points given with the table too. */
START_TEST(rows_of_the_result_add_up)
{
	for (int list = 0; list < 2; list++)
		for (int i = 0; all_names[list][i]; i++) {
			struct ending ending;
			ending_init(&ending, all_names[list][i]);
			struct show show = {.game = ending.game, .records = ending.records, .tally = ending.tally};
			result_check(&show, all_names[list][i]);
			ending_finish(&ending);
		}
}
END_TEST

/* E000-21: city A counts Red 2, Yellow 1, Blue 1; city B Red 2, Yellow 1. */
START_TEST(followers_of_a_city_are_those_of_all_its_farms)
{
	struct ending ending;
	ending_init(&ending, "E000-21");
	ck_assert_int_eq(ending.records->count, 2);
	const struct record *a = &ending.records->items[0], *b = &ending.records->items[1];
	ck_assert_int_eq(a->followers[0], 2);
	ck_assert_int_eq(a->followers[1], 1);
	ck_assert_int_eq(a->followers[2], 1);
	ck_assert_int_eq(b->followers[0], 2);
	ck_assert_int_eq(b->followers[1], 1);
	ck_assert_int_eq(b->followers[2], 0);
	ck_assert_str_eq(a->bill.rule, "R-7.6");
	ending_finish(&ending);
}
END_TEST

/* E000-18: the unfinished city has two knights of Green and one of Black. */
START_TEST(followers_of_an_unfinished_city)
{
	struct ending ending;
	ending_init(&ending, "E000-18");
	const struct record *city = &ending.records->items[0];
	ck_assert_int_eq(city->kind, FEATURE_CITY);
	ck_assert_int_eq(city->turn, 0);
	ck_assert_int_eq(city->followers[3], 2);
	ck_assert_int_eq(city->followers[4], 1);
	ck_assert_uint_eq(city->owners, 1u << 3);
	ending_finish(&ending);
}
END_TEST

START_TEST(turns_of_a_whole_game)
{
	struct ending ending;
	ending_init(&ending, "whole-game");
	int last = 0;
	for (int i = 0; i < ending.records->final_first; i++) {
		ck_assert_int_ge(ending.records->items[i].turn, last);
		last = ending.records->items[i].turn;
	}
	ck_assert_int_gt(last, 20);
	for (int i = ending.records->final_first; i < ending.records->count; i++)
		ck_assert_int_eq(ending.records->items[i].turn, 0);
	ending_finish(&ending);
}
END_TEST

START_TEST(exports_name_every_score)
{
	struct ending ending;
	char names[PLAYERS_MAX][RECORD_NAME_SIZE] = {"Ana", "Bo", "Cy", "Di", "Ed"};
	ending_init(&ending, "E000-24");
	struct record_told told = {ending.records, ending.game, (const char(*)[RECORD_NAME_SIZE])names, NULL, NULL};
	char *text = record_list_text(&told);
	char *json = record_list_json(&told);
	ck_assert(text && json);
	int lines = 0, objects = 0;
	for (char *at = text; (at = strstr(at, "   [1]\n")); at++)
		lines++;
	for (char *at = json; (at = strstr(at, "\"number\":")); at++)
		objects++;
	ck_assert_int_eq(lines, 8);
	ck_assert_int_eq(objects, 8);
	ck_assert(strstr(text, "Cy 16"));
	ck_assert(strstr(json, "\"majority\""));
	free(text);
	free(json);
	ending_finish(&ending);
}
END_TEST

/* What the screen lists with 0 is in both files: unfinished cities that farms feed. */
START_TEST(exports_name_what_was_not_paid)
{
	struct ending ending;
	struct record items[TILES_MAX];
	char names[PLAYERS_MAX][RECORD_NAME_SIZE] = {"Ana", "Bo", "Cy", "Di", "Ed"};
	ending_init(&ending, "E003-06");
	struct record_unpaid unpaid = {tally_unpaid_find(ending.tally, items), items};
	ck_assert_int_eq(unpaid.count, 1);
	ck_assert_int_eq(items[0].seat, NOBODY);
	ck_assert_int_eq(items[0].points, 0);
	struct record_told told = {ending.records, ending.game, (const char(*)[RECORD_NAME_SIZE])names, &unpaid, NULL};
	char *text = record_list_text(&told);
	char *json = record_list_json(&told);
	ck_assert(text && json);
	char line[160];
	snprintf(line, sizeof line, "–  end  City (%d, %d)  not finished = 0   followers: ", items[0].cell.x,
	         items[0].cell.y);
	ck_assert_msg(strstr(text, line), "%s", text);
	ck_assert_msg(strstr(text, "followers: Cy 1\n") || strstr(text, "followers: Bo 1\n"), "%s", text);
	const char *at = strstr(json, "\"unpaid\": [");
	ck_assert_msg(at && strstr(at, "\"points\": 0"), "%s", json);
	/* the scores are as many as before, and no score pays nothing */
	int objects = 0;
	for (at = json; (at = strstr(at, "\"number\":")); at++)
		objects++;
	ck_assert_int_eq(objects, ending.records->count);
	free(text);
	free(json);
	ending_finish(&ending);
}
END_TEST

int main(void)
{
	Suite *suite = suite_create("records");
	TCase *tests = tcase_create("records");
	tcase_set_timeout(tests, 120);
	tcase_add_test(tests, sums_are_the_scores);
	tcase_add_test(tests, rows_of_the_result_add_up);
	tcase_add_test(tests, followers_of_a_city_are_those_of_all_its_farms);
	tcase_add_test(tests, followers_of_an_unfinished_city);
	tcase_add_test(tests, turns_of_a_whole_game);
	tcase_add_test(tests, exports_name_every_score);
	tcase_add_test(tests, exports_name_what_was_not_paid);
	suite_add_tcase(suite, tests);
	return runner_run_suite(suite);
}
