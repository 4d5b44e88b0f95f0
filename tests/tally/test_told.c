/* What the ending tells is what stands on the table: for every file of data/scenarios, and under every farm rule
 * that can be looked at side by side.  The truth is the engine's: the same moves played under that rule. */
#include "suite.h"
#include "view/ending/result.h"

#include <dirent.h>
#include <stdio.h>
#include <string.h>

static int is_json(const struct dirent *entry)
{
	size_t length = strlen(entry->d_name);
	return length > 5 && strcmp(entry->d_name + length - 5, ".json") == 0;
}

/* Those of a folder below data/scenarios: "" or "castle/". */
static void every_file(const char *folder, void (*check)(const char *name))
{
	char directory[FORMAT_PATH_SIZE], name[300];
	struct dirent **files;
	snprintf(name, sizeof name, "scenarios/%s", folder);
	ck_assert(data_path(name, directory));
	int count = scandir(directory, &files, is_json, alphasort);
	ck_assert_int_gt(count, 90);
	for (int i = 0; i < count; i++) {
		snprintf(name, sizeof name, "%s%.*s", folder, (int)strlen(files[i]->d_name) - 5, files[i]->d_name);
		check(name);
		free(files[i]);
	}
	free(files);
}

/* The moves of a session played by the engine under a farm rule. */
static struct game *engine_game(const struct session *session, int rule)
{
	struct scenario scenario = *session_scenario(session);
	struct format_error error;
	scenario.setup.settings.value[SETTING_FARM] = (uint8_t)rule;
	return scenario_play(&scenario, session_history(session)->ply_count, &error);
}

static void check_told(const struct tally *tally, const struct game *game, const char *name)
{
	struct tally_state state;
	int32_t totals[PLAYERS_MAX];
	tally_state_at(tally, tally->length, &state);
	ck_assert_msg(record_list_totals(tally->records, game, totals), "%s: the records tell other scores", name);
	for (int seat = 0; seat < game_player_count(game); seat++)
		ck_assert_msg(state.scores[seat] == game_score(game, seat), "%s: seat %d is told %d, the table has %d",
		              name, seat, (int)state.scores[seat], game_score(game, seat));
}

static void check_ending(const char *name)
{
	struct ending ending;
	ending_init(&ending, name);
	struct game *game = engine_game(ending.session, game_settings(ending.game)->value[SETTING_FARM]);
	check_told(ending.tally, game, name);
	ck_assert(tally_agrees(ending.tally));
	game_destroy(game);
	ending_finish(&ending);
}

START_TEST(every_ending_tells_the_table)
{
	every_file("", check_ending);
	every_file("castle/", check_ending);
}
END_TEST

static int barns, barn_tables;

/* What the details call the richest is what paid most at once for a field, a barn too; its column names both; and the
 * last word of the count is not that of the fields. */
static void barn_result_check(const struct ending *ending, const char *name)
{
	const struct show show = {.game = ending->game, .records = ending->records, .tally = ending->tally};
	struct result result;
	int32_t most = 0;
	char total[24];
	bool paid = false;
	if (!game_owned(ending->game, FIGURE_BARN))
		return;
	result_find(&result, &show);
	ck_assert_str_eq(result_column_name(show.tally, CLASS_FARMS), "Fields and barns");
	for (int i = 0; i < ending->records->count; i++) {
		const struct record *record = &ending->records->items[i];
		if (record->reason != SCORE_FARM && record->reason != SCORE_BARN)
			continue;
		paid = paid || record->reason == SCORE_BARN;
		most = record->points > most ? record->points : most;
	}
	snprintf(total, sizeof total, " = %d", (int)most);
	if (most)
		ck_assert_msg(strstr(result.facts[2].text, total) || atoi(result.facts[2].text) == most,
		              "%s: %s, not %d", name, result.facts[2].text, (int)most);
	barn_tables++;
	if (paid)
		ck_assert_str_eq(ending->tally->acts[ending->tally->act_count - 1].title, "Everything is counted");
}

/* A barn is paid in an act of its own, city by city, from where it stands; nobody is told to farm there. */
static void check_barns(const char *name)
{
	struct ending ending;
	ending_init(&ending, name);
	barn_result_check(&ending, name);
	const struct tally *tally = ending.tally;
	for (int i = 0; i < tally->farm_count; i++) {
		int farmers = 0;
		for (int seat = 0; seat < tally->player_count; seat++)
			farmers += tally->farms[i].farmers[seat];
		ck_assert_msg(farmers > 0, "%s: a farm without farmers", name);
	}
	for (int a = 0; a < tally->act_count; a++) {
		const struct tally_act *act = &tally->acts[a];
		if (act->kind != ACT_HELD || act->reason != SCORE_BARN)
			continue;
		barns++;
		ck_assert_int_eq(act->part, PART_CORNERS);
		ck_assert_str_eq(tally_part_word(tally, act->part), "The barn");
		ck_assert_ptr_nonnull(act->land);
		ck_assert_int_eq(act->owner.figure, FIGURE_BARN);
		ck_assert_int_eq(act->pays[0].points, 4 * act->city_count);
		ck_assert_int_eq(tally_corner_each(act), act->city_count ? 4 : 0);
		for (int i = 0; i < act->city_count; i++) {
			const struct tally_city *city = &tally->cities[act->cities[i]];
			ck_assert_msg(city->carcassonne || city->letter[0], "%s: a city without a letter", name);
			ck_assert_ptr_nonnull(tally_beat_find(tally, act, BEAT_CITY, i));
		}
	}
	ending_finish(&ending);
}

START_TEST(a_barn_has_an_act_of_its_own)
{
	every_file("", check_barns);
	ck_assert_int_gt(barns, 2);
	ck_assert_int_gt(barn_tables, 2);
}
END_TEST

/* Without farmers everybody has what he had, less what his farmers and his barn brought. */
static void check_fieldless(const struct show *played, const struct show *other, const char *name)
{
	int32_t farmers[PLAYERS_MAX] = {0};
	for (int i = 0; i < played->records->count; i++)
		if (played->records->items[i].reason == SCORE_FARM || played->records->items[i].reason == SCORE_BARN)
			farmers[played->records->items[i].seat] += played->records->items[i].points;
	for (int seat = 0; seat < game_player_count(played->game); seat++)
		ck_assert_msg(game_score(other->game, seat) == game_score(played->game, seat) - farmers[seat],
		              "%s: without farmers seat %d has %d", name, seat, (int)game_score(other->game, seat));
	for (int i = 0; i < other->records->count; i++)
		ck_assert_msg(other->records->items[i].reason != SCORE_FARM, "%s: a field is paid", name);
}

static void check_editions(const char *name)
{
	struct view view;
	view_init(&view, name, NULL, 1280, 720);
	/* The Castle has no fields. */
	int rules = game_kind(view.ending.game) == GAME_CASTLE
	                ? 1
	                : game_setting_info(GAME_CARCASSONNE, SETTING_FARM)->value_count;
	for (int rule = 0; rule < rules; rule++) {
		/* A rule may forbid what was played: without farms nobody is put on a field. */
		struct game *game = engine_game(view.ending.session, rule);
		struct settings settings = *game_settings(view.ending.game);
		settings.value[SETTING_FARM] = (uint8_t)rule;
		struct show *show = show_rescored(view.show, &settings);
		ck_assert_msg(show && (game || rule == FARM_OFF), "%s: rule %d is not shown", name, rule);
		/* Without fields fewer are asked for a figure, and a pass of the file may answer another question. */
		check_told(show->tally, rule == FARM_OFF ? show->game : game, name);
		if (rule == FARM_OFF)
			check_fieldless(view.show, show, name);
		show_drop(show);
		game_destroy(game);
	}
	view_finish(&view);
}

START_TEST(every_edition_tells_what_it_would_be) { every_file("", check_editions); }
END_TEST

/* A show with one claim changed is not shown. */
START_TEST(a_changed_claim_is_not_shown)
{
	struct ending ending;
	ending_init(&ending, "E000-24");
	for (int i = 0; i < ending.records->count; i++) {
		ending.records->items[i].points--;
		ck_assert(!tally_agrees(ending.tally));
		ending.records->items[i].points++;
	}
	ck_assert(tally_agrees(ending.tally));
	ending.tally->acts[ending.tally->act_count - 1].after[0]++;
	ck_assert(!tally_agrees(ending.tally));
	ending.tally->acts[ending.tally->act_count - 1].after[0]--;
	ending_finish(&ending);
}
END_TEST

int main(void)
{
	Suite *suite = suite_create("told");
	TCase *tests = tcase_create("told");
	tcase_set_timeout(tests, 120);
	tcase_add_test(tests, every_ending_tells_the_table);
	tcase_add_test(tests, a_barn_has_an_act_of_its_own);
	tcase_add_test(tests, every_edition_tells_what_it_would_be);
	tcase_add_test(tests, a_changed_claim_is_not_shown);
	suite_add_tcase(suite, tests);
	return runner_run_suite(suite);
}
