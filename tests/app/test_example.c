/* The library of examples: titles, rules, what is found, how a table lies. */
#include <check.h>
#include <ctype.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "../runner.h"
#include "app/example.h"
#include "text/say.h"
#include "app/language.h"
#include "text/fold.h"
#include "table.h"

static struct example_list *list;

static void list_begin(void)
{
	language_set("en");
	list = example_list_read(NULL);
	example_list_speak(list);
	ck_assert_ptr_nonnull(list);
}

static void list_end(void) { example_list_destroy(list); }

static const struct example *named(const char *name)
{
	for (int i = 0; i < list->count; i++)
		if (strcmp(list->items[i].name, name) == 0)
			return &list->items[i];
	ck_abort_msg("there is no example %s", name);
	return NULL;
}

static bool finds(const char *name, const char *words) { return example_matches(named(name), words); }

static int count_of(const char *words)
{
	int count = 0;

	for (int i = 0; i < list->count; i++)
		count += example_matches(&list->items[i], words);
	return count;
}

/* Words for people: no number of a file, none twice, and a rule wherever a rulebook is spoken of. */
START_TEST(every_file_has_a_title)
{
	ck_assert_int_ge(list->count, 300);
	for (int i = 0; i < list->count; i++) {
		const struct example *example = &list->items[i];
		const char *title = example->about->title;
		ck_assert_msg(title && strchr(title, ' ') && strcmp(title, example->name) != 0, "%s", example->name);
		ck_assert_msg(isupper((unsigned char)title[0]) && strlen(title) <= 56, "%s: %s", example->name, title);
		if (example->book < BOOK_LESSONS)
			ck_assert_msg(example->about->rule_count > 0, "%s has no rule", example->name);
		for (int k = 0; k < i; k++)
			ck_assert_msg(strcmp(title, list->items[k].about->title) != 0, "%s and %s are both \"%s\"",
			              example->name, list->items[k].name, title);
	}
}
END_TEST

/* The files say of themselves what the table of data/scenarios/README.md says of them. */
START_TEST(the_table_of_figures_agrees)
{
	char path[FORMAT_PATH_SIZE], line[1000], file[80], rules[200];
	int lines = 0;

	ck_assert(data_path("scenarios/README.md", path));
	FILE *in = fopen(path, "r");
	ck_assert_ptr_nonnull(in);
	while (fgets(line, sizeof line, in)) {
		const char *name = strstr(line, "| `E");
		if (line[0] != '|' || !name || !isdigit((unsigned char)name[4]) ||
		    sscanf(name, "| `%79[^`]` | %199[^|]", file, rules) != 2)
			continue;
		const struct scenario *about = named(file)->about;
		char own[200] = "";
		for (int i = 0; i < about->rule_count; i++)
			sprintf(own + strlen(own), "%s%s", i ? ", " : "", about->rules[i]);
		while (strlen(rules) && rules[strlen(rules) - 1] == ' ')
			rules[strlen(rules) - 1] = '\0';
		ck_assert_msg(strncmp(own, rules, strlen(rules)) == 0, "%s: %s, not %s", file, own, rules);
		lines++;
	}
	fclose(in);
	ck_assert_int_ge(lines, 44);
}
END_TEST

START_TEST(words_and_rules_find)
{
	ck_assert(finds("R-14.8-10", "R-14.8") && finds("R-14.8-10", "14.8") && finds("R-14.8-10", "14"));
	ck_assert(finds("R-14.8-10", "r-14") && finds("R-14.8-10", "king card") && !finds("R-14.8-10", "1"));
	ck_assert(!finds("R-14.8-10", "14.80") && !finds("R-14.8-10", "4.8") && !finds("R-14.8-10", "14.8 shrine"));
	ck_assert(finds("C-14", "R20") && finds("C-14", "castle") && finds("C-14", "C-14") && !finds("C-14", "21"));
	ck_assert(finds("E000-24", "farm") && finds("E000-24", "FARM romanian") && finds("E000-24", "e000-24"));
	ck_assert(finds("lesson-1", "monks") && finds("lesson-1", "") && finds("lesson-1", "  "));
	ck_assert_int_eq(count_of(""), list->count);
	ck_assert_int_eq(count_of("xyzzy"), 0);
	ck_assert_int_eq(count_of("R-14.8"), 5);
	ck_assert_int_gt(count_of("14"), 4);
	ck_assert_int_gt(count_of("farm"), 20);
}
END_TEST

/* Whole words of the title come before those of the caption, these before parts of words, the rulebook's name last. */
START_TEST(what_is_meant_comes_first)
{
	struct example *example = &list->items[0];
	char *own = example->text;

	example->text =
	    strdup("builder twice\nconstructor\na city of two\nour own\ny-1\ntraders and builders\nx\nbase\n");
	ck_assert_int_eq(example_rank(example, "Builder"), 0);
	ck_assert_int_eq(example_rank(example, "CITY"), 1);
	ck_assert_int_eq(example_rank(example, "builder city"), 1);
	ck_assert_int_eq(example_rank(example, "build"), 2);
	ck_assert_int_eq(example_rank(example, "builders"), 3);
	ck_assert_int_eq(example_rank(example, ""), 0);
	ck_assert_int_eq(example_rank(example, "R-14.8"), 0);
	free(example->text);
	example->text = own;
	for (int i = 0; i < list->count; i++) /* each has its lines */
		ck_assert_int_le(example_rank(&list->items[i], list->items[i].name), 1);
}
END_TEST

/* A heading is quoted in the language of its book, and where it stands there is told in the reader's. */
START_TEST(where_it_stands_is_told_in_ones_language)
{
	static const char *const english[] = {"figure ", "caption", "remark", "official", "summary", "turns"};

	language_set("xx"); /* puts what it translates into brackets */
	const char *words = example_source_words("000, Fermele, figure 2 and remark");
	ck_assert_msg(strncmp(words, "Fermele, [", 10) == 0 && strchr(words, '2'), "%s", words);
	ck_assert_str_eq(example_source_words("001, figure 2 figures"), "figure 2 figures");
	for (int i = 0; i < list->count; i++) {
		if (!example_quoted(list->items[i].about->source))
			continue;
		words = example_source_words(list->items[i].about->source);
		words = say("%.*s", (int)strcspn(words, "["), words);
		for (size_t k = 0; k < sizeof english / sizeof english[0]; k++)
			ck_assert_msg(!strstr(words, english[k]), "%s: \"%s\"", list->items[i].name, words);
	}
	language_set("en");
	ck_assert_str_eq(example_source_words("000, Fermele, figure 1"), "Fermele, figure 1");
}
END_TEST

/* Titles and captions are found in the language spoken, too. */
START_TEST(another_language_finds)
{
	ck_assert(!finds("E000-01", "continu"));
	example_list_destroy(list);
	language_set("ro");
	list = example_list_read(NULL);
	example_list_speak(list);
	language_set("en");
	ck_assert(finds("E000-01", "continu") && finds("E000-01", "field"));
}
END_TEST

/* As people type: in capitals, and without the marks that their keyboard lacks. */
START_TEST(marks_and_capitals_do_not_matter)
{
	static const struct {
		const char *text, *as;
	} texts[] = {{"CHÂTEAU", "chateau"},
	             {"Țară hoț", "tara hot"},
	             {"Ţara", "tara"},
	             {"Größe", "grosse"},
	             {"ŒUVRE cœur", "oeuvre coeur"},
	             {"Año ¿Qué?", "ano ¿que?"},
	             {"ÿ 3 × 4", "y 3 × 4"},
	             {"l·l Àvila", "l·l avila"},
	             {"\xC3", "\xC3"},
	             {"Ж", "Ж"},
	             {"", ""}};

	for (size_t i = 0; i < sizeof texts / sizeof *texts; i++) {
		char text[64];
		snprintf(text, sizeof text, "%s", texts[i].text);
		text_fold(text);
		ck_assert_str_eq(text, texts[i].as);
	}
	char *own = list->items[0].text;
	list->items[0].text = strdup("le chateau");
	ck_assert(example_matches(&list->items[0], "CHÂTEAU") && !example_matches(&list->items[0], "châteaux"));
	free(list->items[0].text);
	list->items[0].text = own;
}
END_TEST

START_TEST(a_rule_has_its_example)
{
	static const struct {
		const char *rule, *name;
		enum game_kind game;
	} known[] = {{"R-14.8", "R-14.8-10", GAME_CARCASSONNE},
	             {"R-7.6", "E000-19", GAME_CARCASSONNE},
	             {"R38", "C-53", GAME_CASTLE}};

	for (size_t i = 0; i < sizeof known / sizeof *known; i++) {
		int found = example_for_rule(list, known[i].game, known[i].rule);
		ck_assert_int_ge(found, 0);
		ck_assert_str_eq(list->items[found].about->rules[0], known[i].rule);
	}
	ck_assert_int_eq(example_for_rule(list, GAME_CASTLE, "R-14.8"), -1);
	ck_assert_int_eq(example_for_rule(list, GAME_CARCASSONNE, "R-99.9"), -1);
	ck_assert_int_eq(example_for_rule(list, GAME_CARCASSONNE, ""), -1);
}
END_TEST

/* Who was paid and went home is still to be seen; a tile that is tried is no laid one. */
START_TEST(a_table_is_read)
{
	struct example_table table;

	example_table_read(named("E001-03")->path, tiles, &table);
	ck_assert(table.there);
	ck_assert_int_eq(table.figure_count, 2);
	ck_assert_int_eq(table.try_count, 0);
	example_table_finish(&table);
	example_table_read(named("E000-04")->path, tiles, &table);
	ck_assert(table.there);
	ck_assert_int_eq(table.tile_count, 1);
	ck_assert_int_eq(table.try_count, 2);
	ck_assert(!table.tries[0].legal && !table.tries[1].legal);
	example_table_finish(&table);
	example_table_read("nowhere.json", tiles, &table);
	ck_assert(!table.there);
	example_table_finish(&table);
}
END_TEST

START_TEST(lessons_stand_by_their_numbers)
{
	int last = 0;
	for (int i = 0; i < list->count; i++)
		if (list->items[i].book == BOOK_LESSONS)
			ck_assert_int_eq(list->items[i].lesson, ++last);
	ck_assert_int_ge(last, 10);
}
END_TEST

/* What people have made themselves stands before all others. */
START_TEST(own_examples_come_first)
{
	struct example_key own = {BOOK_YOURS, "", "zebra"}, first = {BOOK_000, "R-3.1", "E000-01"},
	                   last = {BOOK_GAMES, "", "whole-game"};
	ck_assert_int_lt(example_key_compare(&own, &first), 0);
	ck_assert_int_gt(example_key_compare(&last, &own), 0);
	ck_assert_int_lt(example_key_compare(&first, &last), 0);
}
END_TEST

int main(void)
{
	Suite *suite = suite_create("example");
	TCase *cases = tcase_create("example");

	tcase_add_unchecked_fixture(cases, tiles_begin, tiles_end);
	tcase_add_checked_fixture(cases, list_begin, list_end);
	tcase_add_test(cases, every_file_has_a_title);
	tcase_add_test(cases, own_examples_come_first);
	tcase_add_test(cases, lessons_stand_by_their_numbers);
	tcase_add_test(cases, the_table_of_figures_agrees);
	tcase_add_test(cases, words_and_rules_find);
	tcase_add_test(cases, what_is_meant_comes_first);
	tcase_add_test(cases, another_language_finds);
	tcase_add_test(cases, where_it_stands_is_told_in_ones_language);
	tcase_add_test(cases, marks_and_capitals_do_not_matter);
	tcase_add_test(cases, a_rule_has_its_example);
	tcase_add_test(cases, a_table_is_read);
	suite_add_tcase(suite, cases);
	return runner_run_suite(suite);
}
