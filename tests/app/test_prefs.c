/* The settings as a file: what is written comes back, what cannot be read is told. */
#define _XOPEN_SOURCE 700
#include <stdio.h>
#include <sys/stat.h>
#include <unistd.h>

#include "../runner.h"
#include "app/prefs.h"
#include "table.h"

START_TEST(preferences_come_back)
{
	struct prefs written, read;
	const char *error;
	prefs_init(&written);
	ck_assert_pstr_eq(prefs_load(&read, home), NULL); /* none yet */
	strcpy(written.language, "ro");
	written.ui_scale = 150;
	written.speed = 0;
	written.reduced_motion = true;
	written.choices.count = 4;
	written.lessons_done = 5;
	strcpy(written.choices.seats[2].name, "Ștefan");
	written.choices.settings.value[SETTING_FARM] = FARM_CITY4;
	written.choices.aids.undo = false;
	ck_assert_pstr_eq(prefs_save(&written, home), NULL);
	ck_assert_pstr_eq(prefs_load(&read, home), NULL);
	ck_assert_int_eq(memcmp(&written, &read, sizeof read), 0);
	char path[200];
	snprintf(path, sizeof path, "%s/preferences.json", home);
	text_write(path, "{\"ui_scale\": 9999, \"speed\": \"fast\", \"players\": [{\"color\": 77}]}");
	ck_assert_ptr_nonnull(prefs_load(&read, home));
	ck_assert_int_eq(read.ui_scale, 0);
	ck_assert_int_eq(read.speed, 100);
	ck_assert_int_eq(read.choices.seats[0].color, COLOR_YELLOW);
	text_write(path, "{");
	error = prefs_load(&read, home);
	ck_assert_ptr_nonnull(error);
	ck_assert_str_ne(error, "");
	ck_assert_int_eq(read.ui_scale, 0);
}
END_TEST

/* A pipe would keep the start waiting for ever, and what is written at the end; a device never end. */
START_TEST(settings_are_an_ordinary_file)
{
	struct prefs read;
	char path[200];
	const char *error;
	snprintf(path, sizeof path, "%s/preferences.json", home);
	for (int kind = 0; kind < 3; kind++) {
		int made = kind == 0 ? mkfifo(path, 0600) : kind == 1 ? mkdir(path, 0700) : symlink("/dev/zero", path);
		ck_assert_int_eq(made, 0);
		error = prefs_load(&read, home);
		ck_assert_ptr_nonnull(error);
		ck_assert_ptr_nonnull(strstr(error, "preferences.json: "));
		ck_assert_int_eq(read.speed, 100);
		if (kind < 2) /* a device takes all */
			ck_assert_ptr_nonnull(prefs_save(&read, home));
		ck_assert_int_eq(kind == 1 ? rmdir(path) : unlink(path), 0);
	}
}
END_TEST

/* Half a letter could not be written, and the player would be gone without a word. */
START_TEST(a_long_name_is_cut_between_letters)
{
	struct prefs read;
	char path[200];
	snprintf(path, sizeof path, "%s/preferences.json", home);
	text_write(path,
	           "{\"players\": [{\"name\": \"A\", \"color\": 0}, {\"name\": "
	           "\"éééééééééééééééééééééééééééééééééééééééééé\", \"color\": 1}, {\"name\": \"C\", \"color\": 2}, "
	           "{\"color\": 3}, {\"color\": 4}, {\"color\": 5}]}");
	for (int again = 0; again < 2; again++) {
		ck_assert_pstr_eq(prefs_load(&read, home), NULL);
		ck_assert_uint_eq(strlen(read.choices.seats[1].name), 62);
		ck_assert_str_eq(read.choices.seats[2].name, "C");
		ck_assert_pstr_eq(prefs_save(&read, home), NULL);
	}
}
END_TEST

/* Somebody has written it by hand, or a disk has torn it: what is saved next must not be what is left of it. */
START_TEST(a_broken_file_is_kept)
{
	static const char *const texts[] = {"{\"speed\": 50,", "", "[1, 2]"};
	struct prefs read;
	char path[200], kept[220], name[40], now[40];
	const char *error;
	snprintf(path, sizeof path, "%s/preferences.json", home);
	for (int i = 0; i < 3; i++) {
		text_write(path, texts[i]);
		error = prefs_load(&read, home);
		ck_assert_ptr_nonnull(error);
		ck_assert_msg(access(path, F_OK) != 0, "it lies where the next ones are written");
		snprintf(name, sizeof name, "preferences.json.broken-%d", i + 1);
		ck_assert_msg(strstr(error, name) != NULL, "%s", error);
		ck_assert_pstr_eq(prefs_save(&read, home), NULL);
		ck_assert_pstr_eq(prefs_load(&read, home), NULL);
		for (int k = 0; k <= i; k++) {
			snprintf(kept, sizeof kept, "%s.broken-%d", path, k + 1);
			FILE *file = fopen(kept, "r");
			ck_assert_ptr_nonnull(file);
			now[fread(now, 1, sizeof now - 1, file)] = '\0';
			fclose(file);
			ck_assert_str_eq(now, texts[k]);
		}
	}
}
END_TEST

/* Read is what can be read; the file with the value that cannot is kept, and what was read lies in its place. */
START_TEST(a_wrong_value_is_told)
{
	static const char *const wrong[][2] = {
	    {"\"season\"", "{\"volume\": 20, \"season\": 77}"},
	    {"\"sound\"", "{\"sound\": \"on\", \"volume\": 20}"},
	    {"\"settings\"", "{\"settings\": {\"farm\": \"city9\"}, \"volume\": 20}"},
	    {"\"players\"", "{\"players\": [{\"name\": \"A\", \"computer\": \"hal\"}], \"volume\": 20}"},
	};
	static const char *const right[] = {
	    "{\"volume\": 20, \"of a later version\": [1]}",
	    "{\"players\": [{\"name\": \"A\"}], \"settings\": {\"farm\": \"city3\"}, \"aids\": \"undo\", \"volume\": "
	    "20}",
	};
	struct prefs read;
	char path[200], name[40];
	const char *error;
	snprintf(path, sizeof path, "%s/preferences.json", home);
	for (int i = 0; i < (int)(sizeof wrong / sizeof wrong[0]); i++) {
		text_write(path, wrong[i][1]);
		error = prefs_load(&read, home);
		ck_assert_msg(error != NULL, "%s", wrong[i][1]);
		ck_assert_int_eq(read.volume, 20);
		snprintf(name, sizeof name, "preferences.json.broken-%d", i + 1);
		ck_assert_msg(strstr(error, wrong[i][0]) && strstr(error, name), "%s", error);
		ck_assert_pstr_eq(prefs_load(&read, home), NULL);
		ck_assert_int_eq(read.volume, 20);
	}
	for (int i = 0; i < (int)(sizeof right / sizeof right[0]); i++) {
		text_write(path, right[i]);
		ck_assert_pstr_eq(prefs_load(&read, home), NULL);
	}
}
END_TEST

int main(void)
{
	Suite *suite = suite_create("prefs");
	TCase *cases = tcase_create("prefs");
	tcase_add_checked_fixture(cases, tiles_begin, tiles_end);
	tcase_add_checked_fixture(cases, home_begin, home_end);
	tcase_add_test(cases, preferences_come_back);
	tcase_add_test(cases, settings_are_an_ordinary_file);
	tcase_add_test(cases, a_broken_file_is_kept);
	tcase_add_test(cases, a_wrong_value_is_told);
	tcase_add_test(cases, a_long_name_is_cut_between_letters);
	suite_add_tcase(suite, cases);
	return runner_run_suite(suite);
}
