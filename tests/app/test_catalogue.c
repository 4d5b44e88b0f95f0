/* The catalogues of data/po as the build has made tables of them: every language is found by the names that people and
 * systems have for it, says everything, and counts as it should. */
#define _XOPEN_SOURCE 700
#include <stdlib.h>
#include <string.h>

#include "../runner.h"
#include "app/language.h"

START_TEST(a_language_is_found_by_its_names)
{
	static const struct {
		const char *names, *back; /* of "Back" */
	} table[] = {{"de", "Zurück"},         {"de_AT.UTF-8", "Zurück"}, {"de.UTF-8", "Zurück"},
	             {"fr_CA@euro", "Retour"}, {"zz:ro_RO", "Înapoi"},    {"en:de", "Back"},
	             {"en_GB", "Back"},        {"dex", "Back"},           {"d", "Back"},
	             {"pt_BR", "Back"},        {"../de", "Back"},         {"C", "Back"},
	             {":::es", "Atrás"}};
	for (size_t i = 0; i < sizeof table / sizeof *table; i++) {
		language_set(table[i].names);
		ck_assert_msg(strcmp(tr("Back"), table[i].back) == 0, "%s: %s", table[i].names, tr("Back"));
	}
	language_set("en");
}
END_TEST

/* "" is what the system spoke when it was asked first. */
START_TEST(the_systems)
{
	setenv("LANGUAGE", "zz:ro_RO.UTF-8", 1);
	language_set("");
	ck_assert_str_eq(tr("Back"), "Înapoi");
	setenv("LANGUAGE", "de", 1);
	language_set("");
	ck_assert_str_eq(tr("Back"), "Înapoi");
}
END_TEST

START_TEST(every_language_speaks)
{
	for (int i = 1; language_offer(i); i++) {
		language_set(language_offer(i)->code);
		ck_assert_msg(strcmp(tr("Settings"), "Settings") != 0, "%s says nothing", language_offer(i)->code);
		ck_assert_str_eq(tr(""), "");
		ck_assert_str_eq(tr("No sentence of the game."), "No sentence of the game.");
		ck_assert_str_eq(trn("%d house", "%d houses", 30), "%d houses");
	}
	ck_assert_int_eq(language_offer(-1) != NULL, 0);
	language_set("en");
	ck_assert_str_eq(language_offer(0)->name, "English");
}
END_TEST

START_TEST(languages_count)
{
	static const struct {
		const char *code;
		unsigned long n;
		const char *points;
	} table[] = {{"ro", 1, "%d punct"},       {"ro", 0, "%d puncte"},     {"ro", 2, "%d puncte"},
	             {"ro", 19, "%d puncte"},     {"ro", 20, "%d de puncte"}, {"ro", 101, "%d puncte"},
	             {"ro", 120, "%d de puncte"}, {"fr", 0, "%d point"},      {"fr", 1, "%d point"},
	             {"fr", 2, "%d points"},      {"de", 0, "%d Punkte"},     {"de", 1, "%d Punkt"},
	             {"en", 0, "%d points"},      {"en", 1, "%d point"}};
	for (size_t i = 0; i < sizeof table / sizeof *table; i++) {
		language_set(table[i].code);
		const char *said = trn("%d point", "%d points", table[i].n);
		ck_assert_msg(strcmp(said, table[i].points) == 0, "%s, %lu: %s", table[i].code, table[i].n, said);
	}
	/* A sentence that is counted is asked for alone, too: then there is one of it. */
	language_set("ro");
	ck_assert_str_eq(tr("%d point"), "%d punct");
	language_set("en");
}
END_TEST

int main(void)
{
	TCase *tests = tcase_create("catalogue");
	tcase_add_test(tests, a_language_is_found_by_its_names);
	tcase_add_test(tests, the_systems);
	tcase_add_test(tests, every_language_speaks);
	tcase_add_test(tests, languages_count);
	Suite *suite = suite_create("catalogue");
	suite_add_tcase(suite, tests);
	return runner_run_suite(suite);
}
