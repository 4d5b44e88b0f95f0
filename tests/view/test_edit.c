#include <check.h>

#include "../runner.h"
#include "text/utf8.h"
#include "view/ui/edit.h"
#include "view/ui/input.h"
#include "ruler.h"

static void press(struct edit *edit, int key, unsigned mods)
{
	bool changed;

	ck_assert(edit_key(edit, key, mods, &changed));
}

/* "În această poziție …" stood small after a full stop. */
START_TEST(test_sentences_begin_with_a_capital)
{
	static const char *const words[][2] = {{"nobody", "Nobody"}, {"în", "În"},       {"à la", "À la"},
	                                       {"șase", "Șase"},     {"ținta", "Ținta"}, {"ăsta", "Ăsta"},
	                                       {"œuf", "Œuf"},       {"über", "Über"},   {"÷", "÷"},
	                                       {"Él", "Él"},         {"3 a", "3 a"},     {"", ""}};
	char text[16];

	for (size_t i = 0; i < sizeof words / sizeof words[0]; i++) {
		snprintf(text, sizeof text, "%s", words[i][0]);
		utf8_capital(text);
		ck_assert_str_eq(text, words[i][1]);
	}
}
END_TEST

START_TEST(test_types_utf8)
{
	char text[32] = "";
	struct edit edit = {.text = text, .size = sizeof text};

	ck_assert(edit_insert(&edit, "añș"));
	ck_assert_str_eq(text, "añș");
	ck_assert_int_eq(edit.caret, 5);
	press(&edit, KEY_BACKSPACE, 0);
	ck_assert_str_eq(text, "añ");
	press(&edit, KEY_LEFT, 0);
	ck_assert_int_eq(edit.caret, 1);
	press(&edit, KEY_DELETE, 0);
	ck_assert_str_eq(text, "a");
}
END_TEST

START_TEST(test_refuses_what_does_not_fit)
{
	char text[6] = "";
	struct edit edit = {.text = text, .size = sizeof text};

	edit_insert(&edit, "ășțî");
	/* Five bytes hold two characters of two bytes; half a one is never written. */
	ck_assert_str_eq(text, "ăș");
	ck_assert(edit_insert(&edit, "x"));
	ck_assert_str_eq(text, "ășx");
	ck_assert(!edit_insert(&edit, "y"));
}
END_TEST

START_TEST(test_no_control_characters)
{
	char text[32] = "";
	struct edit edit = {.text = text, .size = sizeof text};

	edit_insert(&edit, "a\n\tb\x7f");
	ck_assert_str_eq(text, "ab");
}
END_TEST

START_TEST(test_selection)
{
	char text[32] = "Ines Maria", copy[32];
	struct edit edit = {.text = text, .size = sizeof text, .caret = 10, .mark = 10};

	press(&edit, KEY_LEFT, MOD_SHIFT | MOD_CTRL);
	ck_assert(edit_copy(&edit, copy, sizeof copy));
	ck_assert_str_eq(copy, "Maria");
	edit_insert(&edit, "Ana");
	ck_assert_str_eq(text, "Ines Ana");
	press(&edit, 'a', MOD_CTRL);
	press(&edit, KEY_DELETE, 0);
	ck_assert_str_eq(text, "");
	ck_assert(!edit_copy(&edit, copy, sizeof copy));
}
END_TEST

START_TEST(test_home_and_end)
{
	char text[32] = "Petra";
	struct edit edit = {.text = text, .size = sizeof text, .caret = 2, .mark = 2};

	press(&edit, KEY_END, 0);
	ck_assert_int_eq(edit.caret, 5);
	press(&edit, KEY_HOME, MOD_SHIFT);
	ck_assert_int_eq(edit.caret, 0);
	ck_assert_int_eq(edit.mark, 5);
	press(&edit, KEY_RIGHT, 0); /* leaves the selection at its end */
	ck_assert_int_eq(edit.caret, 5);
}
END_TEST

START_TEST(test_clamp)
{
	char text[32] = "aș";
	struct edit edit = {.text = text, .size = sizeof text, .caret = 2, .mark = 99};

	edit_clamp(&edit); /* 2 lies inside the second character */
	ck_assert_int_eq(edit.caret, 1);
	ck_assert_int_eq(edit.mark, 3);
}
END_TEST

/* A text is cut before the character that no longer fits, and a stray byte harms nobody. */
START_TEST(test_copies_whole_characters)
{
	char text[5];

	utf8_copy(text, sizeof text, "añș");
	ck_assert_str_eq(text, "añ");
	utf8_copy(text, sizeof text, "abcd");
	ck_assert_str_eq(text, "abcd");
	utf8_copy(text, sizeof text, "\xA0\xA0\xA0\xA0\xA0\xA0");
	ck_assert_str_eq(text, "");
	utf8_copy(text, sizeof text, NULL);
	ck_assert_str_eq(text, "");
}
END_TEST

int main(void)
{
	Suite *suite = suite_create("edit");
	TCase *tcase = tcase_create("edit");

	tcase_add_test(tcase, test_types_utf8);
	tcase_add_test(tcase, test_sentences_begin_with_a_capital);
	tcase_add_test(tcase, test_refuses_what_does_not_fit);
	tcase_add_test(tcase, test_no_control_characters);
	tcase_add_test(tcase, test_selection);
	tcase_add_test(tcase, test_home_and_end);
	tcase_add_test(tcase, test_clamp);
	tcase_add_test(tcase, test_copies_whole_characters);
	suite_add_tcase(suite, tcase);
	return runner_run_suite(suite);
}
