/* Named set-ups: written and read as they were; what is broken is told and changes nothing. */
#include <stdio.h>

#include "../runner.h"
#include "app/setups.h"
#include "table.h"

static struct named_setup friday(void)
{
	struct named_setup named = {.title = "Friday, with the Count"};
	choices_init(&named.choices);
	named.choices.youngest = named.choices.youngest_begins = true;
	named.choices.count = 3;
	for (int i = 0; i < 3; i++)
		named.choices.seats[i].color = 4 - i;
	strcpy(named.choices.seats[0].name, "Aurélie");
	strcpy(named.choices.seats[2].name, "Petra \"la\" Rue");
	named.choices.settings.value[SETTING_START] = START_THE_COUNT;
	named.choices.settings.value[SETTING_KING] = 1;
	named.choices.settings.value[SETTING_FARM] = FARM_CITY4;
	named.choices.aids.undo = false;
	return named;
}

static void expect_same(const struct named_setup *a, const struct named_setup *b)
{
	ck_assert_str_eq(a->title, b->title);
	const struct choices *one = &a->choices, *other = &b->choices;
	ck_assert_int_eq(one->youngest, other->youngest);
	ck_assert_int_eq(one->youngest_begins, other->youngest_begins);
	ck_assert_int_eq(one->preset, other->preset);
	ck_assert_int_eq(one->count, other->count);
	ck_assert_mem_eq(&one->settings, &other->settings, sizeof one->settings);
	ck_assert_mem_eq(&one->aids, &other->aids, sizeof one->aids);
	for (int i = 0; i < PLAYERS_MAX; i++) {
		ck_assert_str_eq(one->seats[i].name, other->seats[i].name);
		ck_assert_int_eq(one->seats[i].computer, other->seats[i].computer);
		ck_assert(i >= 3 || one->seats[i].color == other->seats[i].color);
	}
}

START_TEST(comes_back_as_it_was)
{
	struct named_setup named = friday(), *list;
	ck_assert_pstr_eq(setups_save(tiles, home, &named), NULL);
	ck_assert_int_eq(setups_list(tiles, home, &list), 1);
	ck_assert_msg(list[0].readable, "%s", list[0].error);
	expect_same(&named, &list[0]);
	/* A set-up is no game: every game made of it gets a pile of its own. */
	struct scenario *scenario = setups_scenario(tiles, &list[0]);
	char *text = scenario_text(scenario);
	ck_assert(text && strstr(text, "\"seed\": 0") != NULL);
	free(text);
	scenario_destroy(scenario);
	free(list);
}
END_TEST

START_TEST(same_title_is_replaced)
{
	struct named_setup named = friday(), other = friday(), *list;
	const char *error;
	ck_assert_pstr_eq(setups_save(tiles, home, &named), NULL);
	strcpy(other.title, "friday, with the count");
	other.choices.count = 2;
	ck_assert_pstr_eq(setups_save(tiles, home, &other), NULL);
	strcpy(other.title, "Another");
	ck_assert_pstr_eq(setups_save(tiles, home, &other), NULL);
	ck_assert_int_eq(setups_list(tiles, home, &list), 2);
	ck_assert_str_eq(list[0].title, "Another");
	ck_assert_int_eq(list[1].choices.count, 2);
	ck_assert_pstr_eq(setups_remove(&list[0]), NULL);
	error = setups_remove(&list[0]);
	ck_assert_ptr_nonnull(error);
	ck_assert(strstr(error, "cannot be deleted") != NULL);
	free(list);
	ck_assert_int_eq(setups_list(tiles, home, &list), 1);
	free(list);
}
END_TEST

static const struct {
	const char *text, *sentence;
	int line;
} broken[] = {
    {"{\n \"format\": 1,\n", "", 3},
    {"{\"format\": 1, \"title\": \"A\",\n \"players\": [\"red\"], \"seed\": 0}", "", 2},
    {"{\"format\": 1, \"title\": \"A\",\n \"players\": [\"red\", \"blue\"],\n \"settings\": {\"farm\": \"barn\"}, "
     "\"seed\": 0}",
     "farm cannot be \"barn\"", 3},
    {"{\"format\": 1, \"title\": \"A\",\n \"players\": [\"red\", \"red\"], \"seed\": 0}", "", 2},
    {"{\"format\": 1, \"players\": [\"red\", \"blue\"], \"seed\": 0}", "needs a title", 0},
    {"{\"format\": 1, \"title\": \"A\", \"players\": [\"red\", \"blue\"], \"deck\": [\"D\"]}", "not a set-up", 0},
    {"{\"format\": 1, \"title\": \"A\", \"players\": [\"red\", \"blue\"], \"seed\": 0,\n \"settings\": "
     "{\"first_player\": 5}}",
     "", 2},
};

START_TEST(broken_ones_say_why)
{
	struct named_setup named = friday(), before = named;
	struct format_error error;
	int i = _i;
	struct scenario *scenario = scenario_read(broken[i].text, strlen(broken[i].text), "mine.json", tiles, &error);
	ck_assert(!setups_take(&named, scenario, &error));
	ck_assert_str_eq(error.file, "mine.json");
	ck_assert_int_eq(error.line, broken[i].line);
	ck_assert_msg(error.text[0] && strstr(error.text, broken[i].sentence), "%s", error.text);
	ck_assert_mem_eq(&named, &before, sizeof named);
}
END_TEST

START_TEST(broken_files_stay_in_the_list)
{
	struct named_setup named = friday(), *list;
	char path[200];
	ck_assert_pstr_eq(setups_save(tiles, home, &named), NULL);
	snprintf(path, sizeof path, "%s/setups/bad.json", home);
	text_write(path, "{\n\"format\": 1,\n \"title\": }");
	ck_assert_int_eq(setups_list(tiles, home, &list), 2);
	ck_assert(list[0].readable && !list[1].readable);
	ck_assert_msg(strstr(list[1].error, "bad.json:3:") != NULL, "%s", list[1].error);
	free(list);
}
END_TEST

START_TEST(what_cannot_be_written_is_told)
{
	struct named_setup named = friday();
	char path[200];
	const char *error;
	snprintf(path, sizeof path, "%s/setups", home);
	text_write(path, ""); /* a file where the directory should be */
	error = setups_save(tiles, home, &named);
	ck_assert_ptr_nonnull(error);
	ck_assert(error[0] != '\0');
}
END_TEST

int main(void)
{
	Suite *suite = suite_create("setups");
	TCase *tcase = tcase_create("setups");
	tcase_add_checked_fixture(tcase, tiles_begin, tiles_end);
	tcase_add_checked_fixture(tcase, home_begin, home_end);
	tcase_add_test(tcase, comes_back_as_it_was);
	tcase_add_test(tcase, same_title_is_replaced);
	tcase_add_loop_test(tcase, broken_ones_say_why, 0, (int)(sizeof broken / sizeof broken[0]));
	tcase_add_test(tcase, broken_files_stay_in_the_list);
	tcase_add_test(tcase, what_cannot_be_written_is_told);
	suite_add_tcase(suite, tcase);
	return runner_run_suite(suite);
}
