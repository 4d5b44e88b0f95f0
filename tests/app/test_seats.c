/* Who sits where: computer players, and what a seat is called that nobody named. */
#define _XOPEN_SOURCE 700
#include <bastide/ai.h>
#include <stdio.h>

#include "../begin.h"
#include "../runner.h"
#include "app/language.h"
#include "app/record_export.h"
#include "app/save.h"
#include "app/words.h"
#include "table.h"

START_TEST(who_plays_is_on_disk)
{
	static const char *const text = "{\"format\": 1, \"players\": [\"red\", {\"color\": \"blue\","
	                                " \"computer\": \"%s\"}], \"seed\": 4, \"moves\": []}";
	char path[FORMAT_PATH_SIZE], again[FORMAT_PATH_SIZE], error[FORMAT_LINE_SIZE], words[256];
	snprintf(path, sizeof path, "%s/company.bastide", home);
	snprintf(again, sizeof again, "%s/again.bastide", home);
	snprintf(words, sizeof words, text, "odo");
	text_write(path, words);
	struct session *session = save_open(tiles, home, path, -1, error);
	ck_assert_msg(session != NULL, "%s", error);
	ck_assert_int_eq(session_computer(session, 0), -1);
	ck_assert_int_eq(session_computer(session, 1), ai_character_find("odo"));
	session_set_path(session, again);
	ck_assert(session_save(session).path);
	session_destroy(session);
	session = save_open(tiles, home, again, -1, error);
	ck_assert_msg(session != NULL, "%s", error);
	ck_assert_int_eq(session_computer(session, 1), ai_character_find("odo"));
	session_destroy(session);
	snprintf(words, sizeof words, text, "hal");
	text_write(path, words);
	ck_assert_ptr_null(save_open(tiles, home, path, -1, error));
	ck_assert_msg(strstr(error, "no computer player \"hal\"") != NULL, "%s", error);
}
END_TEST

/* Files may have longer names than there is room for. */
START_TEST(a_long_name_is_cut_between_letters)
{
	struct scenario *start = chosen(tiles, 2, 1);
	scenario_set_text(&start->names[0], "xÄÄÄÄÄÄÄÄÄÄÄÄÄÄÄÄÄÄÄÄÄÄÄÄÄÄÄÄÄÄÄÄÄÄÄÄÄÄÄÄÄÄÄÄÄÄÄÄ");
	struct session *session = begun(start);
	ck_assert_str_eq(session_name(session, 0), "xÄÄÄÄÄÄÄÄÄÄÄÄÄÄÄÄÄÄÄÄÄÄÄÄÄÄÄÄÄÄÄ");
	session_destroy(session);
}
END_TEST

/* A file has the names that people typed; others are called in the language of whoever reads it. */
START_TEST(names_that_nobody_typed_follow_the_language)
{
	char path[FORMAT_PATH_SIZE], old[FORMAT_PATH_SIZE], error[FORMAT_LINE_SIZE];
	snprintf(old, sizeof old, "%s/old.bastide", home);
	text_write(old, "{\"format\": 1, \"players\": [{\"color\": \"yellow\", \"name\": \"Petra\"},"
	                " {\"color\": \"red\", \"name\": \"Red\"}], \"seed\": 4, \"moves\": []}");
	language_set("en");
	struct session *session = table_saved(5, path);
	ck_assert_str_eq(session_name(session, 1), "Red");
	session_destroy(session);
	session = save_open(tiles, home, old, -1, error); /* as older versions wrote it */
	session_set_path(session, old);
	ck_assert(session_save(session).path);
	session_destroy(session);
	language_set("xx");
	session = save_open(tiles, home, path, -1, error);
	ck_assert_str_eq(session_name(session, 0), "Aurélie");
	ck_assert_str_eq(session_name(session, 1), words_color(COLOR_RED));
	ck_assert_str_ne(session_name(session, 1), "Red");
	session_destroy(session);
	session = save_open(tiles, home, old, -1, error);
	ck_assert_str_eq(session_name(session, 0), "Petra");
	ck_assert_str_eq(session_name(session, 1), words_color(COLOR_RED));
	session_destroy(session);
	language_set("en");
}
END_TEST

/* One character at three seats has three names, in the audit of the file, too; a name that was typed is no number. */
START_TEST(one_character_at_many_seats_is_told_apart)
{
	char path[FORMAT_PATH_SIZE], out[FORMAT_PATH_SIZE], error[FORMAT_LINE_SIZE], text[512];
	snprintf(path, sizeof path, "%s/twins.bastide", home);
	snprintf(out, sizeof out, "%s/twins.txt", home);
	text_write(path,
	           "{\"format\": 1, \"players\": [{\"color\": \"red\", \"computer\": \"pip\"},"
	           " {\"color\": \"blue\", \"computer\": \"pip\", \"name\": \"Rosso\"},"
	           " {\"color\": \"green\", \"computer\": \"pip\"}, {\"color\": \"black\", \"computer\": \"odo\"},"
	           " {\"color\": \"yellow\", \"computer\": \"pip\"}], \"seed\": 4, \"moves\": []}");
	static const char *const names[] = {"Pip", "Rosso", "Pip 2", "Odo", "Pip 3"};
	struct session *session = save_open(tiles, home, path, -1, error);
	for (int seat = 0; seat < 5; seat++)
		ck_assert_str_eq(session_name(session, seat), names[seat]);
	ck_assert_pstr_eq(record_audit(session_scenario(session), false, out), NULL);
	session_destroy(session);
	FILE *file = fopen(out, "r");
	text[fread(text, 1, sizeof text - 1, file)] = '\0';
	fclose(file);
	for (int seat = 0; seat < 5; seat++) {
		snprintf(error, sizeof error, "%s 0\n", names[seat]);
		ck_assert_msg(strstr(text, error) != NULL, "%s in %s", error, text);
	}
}
END_TEST

int main(void)
{
	Suite *suite = suite_create("seats");
	TCase *cases = tcase_create("seats");
	tcase_add_checked_fixture(cases, tiles_begin, tiles_end);
	tcase_add_checked_fixture(cases, home_begin, home_end);
	tcase_add_test(cases, who_plays_is_on_disk);
	tcase_add_test(cases, a_long_name_is_cut_between_letters);
	tcase_add_test(cases, names_that_nobody_typed_follow_the_language);
	tcase_add_test(cases, one_character_at_many_seats_is_told_apart);
	suite_add_tcase(suite, cases);
	return runner_run_suite(suite);
}
