/* The words of the command line: what makes no sense is refused with one sentence. */
#include <bastide/paint.h>
#include <check.h>
#include <string.h>

#include "../runner.h"
#include "app/language.h"
#include "platform/options.h"

static struct options options;
static char error[400];

static bool read_two(const char *option, const char *value)
{
	char *words[] = {"bastide", (char *)option, (char *)value, NULL};

	error[0] = '\0';
	return options_read(&options, 3, words, error, sizeof error);
}

/* It would silently be English. */
START_TEST(an_unknown_language_is_refused)
{
	static const char *const codes[] = {"zz", "Ro", "ro_RO", "../ro", "", "deutsch und spanisch"};

	for (int i = 0; i < 6; i++) {
		ck_assert_msg(!read_two("--lang", codes[i]), "%s", codes[i]);
		ck_assert_ptr_nonnull(strstr(error, "--lang"));
		ck_assert_ptr_nonnull(strstr(error, codes[i]));
		ck_assert_ptr_nonnull(strstr(error, "ro"));
	}
	for (int i = 0; language_offer(i); i++) {
		ck_assert_msg(read_two("--lang", language_offer(i)->code), "%s", error);
		ck_assert_str_eq(options.language, language_offer(i)->code);
	}
	ck_assert(read_two("--lang", "xx"));
}
END_TEST

START_TEST(numbers_are_read_whole)
{
	ck_assert(read_two("--ui-scale", "150"));
	ck_assert_int_eq(options.percent, 150);
	ck_assert(!read_two("--ui-scale", "150x"));
	ck_assert(!read_two("--ui-scale", "99"));
	ck_assert(read_two("--season", "winter") && options.season == PAINT_WINTER + 1);
	ck_assert(!read_two("--season", "spring"));
	ck_assert(read_two("--table", "slate") && options.top == PAINT_SLATE + 1);
	ck_assert(!read_two("--table", ""));
	ck_assert(read_two("--size", "1024x600"));
	ck_assert(!read_two("--size", "1024"));
}
END_TEST

/* The word behind it is a log, or what is to be opened. */
START_TEST(narration_goes_where_it_is_said)
{
	ck_assert(read_two("--narrate", "evening.txt"));
	ck_assert_str_eq(options.narrate, "evening.txt");
	ck_assert_ptr_null(options.file);
	ck_assert(read_two("--narrate", "game.bastide"));
	ck_assert_str_eq(options.narrate, "");
	ck_assert_str_eq(options.file, "game.bastide");
	ck_assert(read_two("--fullscreen", "game.bastide"));
	ck_assert_ptr_null(options.narrate);
}
END_TEST

START_TEST(seats_are_given_by_number_and_by_colour)
{
	ck_assert(read_two("--player", "2=mathilde"));
	ck_assert_str_eq(options.seats[1], "mathilde");
	ck_assert_ptr_null(options.seats[0]);
	ck_assert(read_two("--player", "blue=exec:./bot --level 3"));
	ck_assert_str_eq(options.seats[PLAYERS_MAX + COLOR_BLUE], "exec:./bot --level 3");
	ck_assert(!read_two("--player", "2=nobody"));
	ck_assert(!read_two("--player", "2=exec:"));
	ck_assert(!read_two("--player", "0=pip"));
	ck_assert(!read_two("--player", "7=pip"));
	ck_assert(!read_two("--player", "mauve=pip"));
	ck_assert(!read_two("--player", "pip"));
	ck_assert_ptr_nonnull(strstr(error, "mathilde")); /* says who there is */
}
END_TEST

int main(void)
{
	Suite *suite = suite_create("options");
	TCase *tcase = tcase_create("options");

	tcase_add_test(tcase, an_unknown_language_is_refused);
	tcase_add_test(tcase, numbers_are_read_whole);
	tcase_add_test(tcase, narration_goes_where_it_is_said);
	tcase_add_test(tcase, seats_are_given_by_number_and_by_colour);
	suite_add_tcase(suite, tcase);
	return runner_run_suite(suite);
}
