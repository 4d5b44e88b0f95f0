/* The set-up in words: every setting, module and book has its row, and the rows say what the engine does. */
#include "../runner.h"
#include "app/expansion_words.h"
#include "app/language.h"
#include "app/rulebook.h"

START_TEST(every_setting_has_its_words)
{
	enum setting settings[SETTING_COUNT];
	for (int game = 0; game < GAME_KINDS; game++) {
		int count = rulebook_settings((enum game_kind)game, settings);
		uint32_t listed = 0;
		for (int i = 0; i < count; i++) {
			const struct setting_info *info = game_setting_info((enum game_kind)game, settings[i]);
			ck_assert_ptr_nonnull(info);
			ck_assert_msg(!(listed >> settings[i] & 1), "%s is listed twice", info->key);
			listed |= 1u << settings[i];
			ck_assert(rulebook_setting(settings[i])[0] && rulebook_setting_note(settings[i])[0]);
			for (int value = 0; value < info->value_count; value++) {
				ck_assert_msg(rulebook_value(settings[i], value)[0], "%s %d", info->key, value);
				ck_assert_msg(!rulebook_value_says(settings[i], value)[0] ==
				                  !rulebook_value_says(settings[i], 0)[0],
				              "%s %d: told for some values alone", info->key, value);
			}
			ck_assert_str_eq(rulebook_value(settings[i], info->value_count), "");
		}
		for (int i = 0; i < SETTING_COUNT; i++)
			ck_assert_int_eq(listed >> i & 1,
			                 game_setting_info((enum game_kind)game, (enum setting)i) != NULL &&
			                     !rulebook_unlisted((enum setting)i));
	}
}
END_TEST

/* Each expansion has a place of its own in the order of the set-up, and so has each card there that has one. */
START_TEST(places_are_nobody_elses)
{
	const struct module_words *cards[256] = {NULL};

	for (int e = 0; e < expansion_words_count; e++) {
		for (int other = 0; other < e; other++)
			ck_assert_msg(expansion_words_table[e]->place != expansion_words_table[other]->place,
			              "%s and %s share place %d", expansion_words_table[e]->modules->name,
			              expansion_words_table[other]->modules->name, expansion_words_table[e]->place);
	}
	EACH_WORDS(module_words, row, modules, module) {
		ck_assert_msg(!row->place || !cards[row->place], "%s and %s share place %d", row->name,
		              cards[row->place]->name, row->place);
		cards[row->place] = row;
	}
}
END_TEST

/* switching a module on begins a game that has it, and off one that has not. */
START_TEST(modules_are_switched)
{
	for (int m = MODULE_BASE; m < MODULE_KINDS; m++) {
		struct settings settings = {0}, plain = {0};
		ck_assert(rulebook_module((enum rule_module)m)[0] && rulebook_module_note((enum rule_module)m)[0]);
		ck_assert_int_eq(rulebook_module_on(&settings, (enum rule_module)m), m == MODULE_BASE);
		rulebook_module_set(&settings, (enum rule_module)m, true);
		ck_assert(rulebook_module_on(&settings, (enum rule_module)m));
		for (int other = MODULE_RIVER1; other < MODULE_KINDS; other++)
			ck_assert_int_eq(rulebook_module_on(&settings, (enum rule_module)other), other == m);
		ck_assert_ptr_null(rulebook_module_locked(&settings, (enum rule_module)m));
		rulebook_module_set(&settings, (enum rule_module)m, false);
		ck_assert_mem_eq(&settings, &plain, sizeof plain);
	}
}
END_TEST

START_TEST(one_start_locks_the_others)
{
	static const enum rule_module starts[] = {MODULE_RIVER1, MODULE_RIVER2, MODULE_THE_COUNT};
	for (int a = 0; a < 3; a++) {
		struct settings settings = {0};
		rulebook_module_set(&settings, starts[a], true);
		for (int b = 0; b < 3; b++)
			ck_assert_int_eq(rulebook_module_locked(&settings, starts[b]) != NULL, a != b);
		ck_assert_ptr_null(rulebook_module_locked(&settings, MODULE_INNS));
	}
	struct settings city = {.value[SETTING_START] = START_CITY_PLAIN};
	ck_assert_str_eq(rulebook_module_locked(&city, MODULE_RIVER1),
	                 "One start only: the City of Carcassonne begins this game");
}
END_TEST

START_TEST(what_means_nothing_says_so)
{
	struct settings settings = {0};
	ck_assert_str_eq(rulebook_idle(&settings, SETTING_RIVER_TURN), "Only with a river.");
	ck_assert_str_eq(rulebook_idle(&settings, SETTING_PIGS), "Only with River II.");
	ck_assert_ptr_null(rulebook_idle(&settings, SETTING_FARM));
	settings.value[SETTING_START] = START_RIVER2;
	ck_assert_ptr_null(rulebook_idle(&settings, SETTING_RIVER_TURN));
	ck_assert_ptr_null(rulebook_idle(&settings, SETTING_PIGS));
	settings.value[SETTING_FARM] = FARM_CITY4;
	ck_assert_str_eq(rulebook_idle(&settings, SETTING_PIGS), "Only with 3 per city, field by field.");
	settings.value[SETTING_TRADERS] = 1;
	ck_assert_str_eq(rulebook_idle(&settings, SETTING_PIGS), "With Traders & Builders it counts anyway.");
}
END_TEST

/* How the Count moves is a variant where there is a Count, and only where it is not as one likes. */
START_TEST(variants_are_named)
{
	struct settings settings = {0};
	const char *text = "";

	text = rulebook_variants(&settings);
	ck_assert_str_eq(text, "");
	settings.value[SETTING_THE_COUNT_MOVE] = 1;
	text = rulebook_variants(&settings);
	ck_assert_str_eq(text, "");
	settings.value[SETTING_START] = START_THE_COUNT;
	settings.value[SETTING_THE_COUNT_FINAL] = 1;
	text = rulebook_variants(&settings);
	ck_assert_str_eq(text, "How the Count moves: Clockwise · Quarters at the end: Any quarter");
}
END_TEST

/* A book's difference from itself is none, and no two are alike. */
START_TEST(books_are_settings)
{
	struct settings books[PRESET_COUNT] = {0};
	for (int i = 0; i < PRESET_COUNT; i++) {
		books[i].value[SETTING_FIRST_PLAYER] = 2;
		rulebook_preset_apply((enum preset)i, &books[i]);
		ck_assert_int_eq(books[i].value[SETTING_FIRST_PLAYER], 2);
		for (int j = 0; j < i; j++)
			ck_assert_int_gt(rulebook_difference((enum preset)j, &books[i]), 0);
	}
	ck_assert_int_eq(books[PRESET_RIO_GRANDE].value[SETTING_FARM], FARM_CITY4);
	ck_assert_int_eq(books[PRESET_COUNT_BOX].value[SETTING_START], START_THE_COUNT);
	ck_assert(books[PRESET_TRADERS].value[SETTING_INNS] && books[PRESET_TRADERS].value[SETTING_TRADERS]);
}
END_TEST

/* the book of 2000 contradicts itself, and both readings are offered by name. */
START_TEST(a_book_of_two_minds_is_offered_twice)
{
	struct settings pictures = {0}, text = {0};
	rulebook_preset_apply(PRESET_DEVIR, &pictures);
	rulebook_preset_apply(PRESET_DEVIR_TEXT, &text);
	ck_assert_int_eq(pictures.value[SETTING_FARM], FARM_FIELD3);
	ck_assert_int_eq(text.value[SETTING_FARM], FARM_CITY3);
	text.value[SETTING_FARM] = pictures.value[SETTING_FARM];
	ck_assert_mem_eq(&text, &pictures, sizeof text);
	ck_assert_str_eq(rulebook_preset_note(PRESET_DEVIR), "as its pictures say");
	ck_assert_str_eq(rulebook_preset_note(PRESET_DEVIR_TEXT), "as its text says");
	ck_assert_ptr_nonnull(strstr(rulebook_preset_doubt(PRESET_DEVIR, SETTING_FARM), "contradicts itself"));
	ck_assert_ptr_nonnull(strstr(rulebook_preset_doubt(PRESET_DEVIR_TEXT, SETTING_FARM), "by the text"));
	ck_assert_ptr_null(rulebook_preset_doubt(PRESET_DEVIR_2014, SETTING_FARM));
	ck_assert_ptr_null(rulebook_preset_doubt(PRESET_DEVIR, SETTING_TWO_TILE));
}
END_TEST

/* which of two printed lines a book's choice follows is said. */
START_TEST(a_doubt_is_said_where_a_book_has_one)
{
	ck_assert_ptr_nonnull(strstr(rulebook_preset_doubt(PRESET_RIO_GRANDE, SETTING_TWO_TILE), "by the picture"));
	ck_assert_ptr_nonnull(
	    strstr(rulebook_preset_doubt(PRESET_COUNT_BOX, SETTING_SHRINE_NEAR), "only the tile being laid"));
	/* No value is called printed that the book's own choice is not. */
	for (int setting = 0; setting < SETTING_COUNT; setting++)
		for (int value = 0; rulebook_value((enum setting)setting, value)[0]; value++)
			ck_assert_ptr_null(strstr(rulebook_value((enum setting)setting, value), "rinted"));
}
END_TEST

/* R-10.5 `lookahead`: two cells deep and three wide are six. */
START_TEST(the_cells_ahead_of_a_river_are_six)
{
	ck_assert_str_eq(rulebook_value(SETTING_RIVER_TURN, 2), "Six free cells ahead");
}
END_TEST

int main(void)
{
	Suite *suite = suite_create("rulebook");
	TCase *tcase = tcase_create("rulebook");
	tcase_add_test(tcase, every_setting_has_its_words);
	tcase_add_test(tcase, places_are_nobody_elses);
	tcase_add_test(tcase, modules_are_switched);
	tcase_add_test(tcase, one_start_locks_the_others);
	tcase_add_test(tcase, what_means_nothing_says_so);
	tcase_add_test(tcase, variants_are_named);
	tcase_add_test(tcase, books_are_settings);
	tcase_add_test(tcase, a_book_of_two_minds_is_offered_twice);
	tcase_add_test(tcase, a_doubt_is_said_where_a_book_has_one);
	tcase_add_test(tcase, the_cells_ahead_of_a_river_are_six);
	suite_add_tcase(suite, tcase);
	return runner_run_suite(suite);
}
