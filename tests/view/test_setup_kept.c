/* The set-up as it is kept: on the way back, by name, with its book. */
#include <check.h>
#include <stdio.h>
#include <string.h>
#include "app/rulebook.h"
#include "../home.h"
#include "../runner.h"
#include "setups.h"
#include "view/ui/ui.h"

/* ---- named set-ups, and the youngest's choice ---- */

static void type(const char *text)
{
	struct input input = {.kind = INPUT_TEXT, .x = -1, .y = -1};

	snprintf(input.text, sizeof input.text, "%s", text);
	desk_input(&desk, &input);
}

START_TEST(test_a_name_by_the_clipboard)
{
	open_setup();
	ck_assert(sit());
	type("Ines");
	desk_key(&desk, 'a', MOD_CTRL);
	desk_key(&desk, 'c', MOD_CTRL);
	ck_assert_str_eq(desk.clipboard, "Ines");
	ck_assert_ptr_nonnull(desk_find(&desk, "Ines"));
	desk_key(&desk, 'x', MOD_CTRL);
	ck_assert_ptr_null(desk_find(&desk, "Ines"));
	type("Ada");
	ck_assert(sit());
	desk_key(&desk, 'a', MOD_CTRL);
	desk_key(&desk, 'v', MOD_CTRL);
	ck_assert_ptr_nonnull(desk_find(&desk, "Ada"));
	ck_assert_ptr_nonnull(desk_find(&desk, "Ines"));
}
END_TEST

/* Who goes back, to read the help perhaps, finds what was chosen when he returns. */
START_TEST(test_setup_is_kept_on_the_way_back)
{
	open_setup();
	ck_assert(sit());
	ck_assert(desk_press(&desk, ui_name("setup.more")));
	press_book(PRESET_COUNT_BOX);
	back_to_the_scene();
	ck_assert(desk_says(&desk, "3 players"));
	desk_key(&desk, KEY_ESCAPE, 0);
	desk_build(&desk);
	open_setup();
	ck_assert(desk_says(&desk, "3 players"));
	ck_assert_int_eq(desk.prefs.choices.settings.value[SETTING_START], START_THE_COUNT);
}
END_TEST

/* one book lets the youngest begin, another lets him choose; the table says who he is. */
START_TEST(test_the_youngest_begins)
{
	open_choices();
	press_aside("setup.youngest_begins");
	ck_assert(desk_says(&desk, "The youngest begins."));
	ck_assert(desk_press(&desk, ui_name("setup.start")));
	ck_assert_str_eq(screen_top(&desk.host)->kind->name, "setup");
	ck_assert_ptr_nonnull(desk_find(&desk, "Who is the youngest?"));
	ck_assert(desk_press(&desk, ui_name_at("store.first", 1)));
	ck_assert_str_eq(screen_top(&desk.host)->kind->name, "play");
	ck_assert(desk.prefs.choices.youngest && desk.prefs.choices.youngest_begins);
	open_choices();
	ck_assert(desk_says(&desk, "The youngest begins."));
	press_aside("setup.youngest");
	desk_build(&desk);
	ck_assert(!desk_says(&desk, "The youngest begins."));
}
END_TEST

START_TEST(test_setup_is_kept_by_name)
{
	char home[HOME_SIZE];

	home_make(home);
	snprintf(desk.host.home, sizeof desk.host.home, "%s", home);
	open_choices();
	press_aside("setup.load");
	ck_assert_ptr_nonnull(desk_widget(&desk, ui_name("store.close")));
	desk_key(&desk, KEY_ESCAPE, 0);
	ck_assert_ptr_null(desk_widget(&desk, ui_name("store.close")));
	press_book(PRESET_COUNT_BOX);
	press_aside("setup.youngest");
	press_aside("setup.save");
	desk_key(&desk, 'a', MOD_CTRL);
	type("Friday ");
	desk_key(&desk, KEY_ENTER, 0); /* saves; does not start the game behind */
	ck_assert_str_eq(screen_top(&desk.host)->kind->name, "setup");
	ck_assert_ptr_null(desk_find(&desk, "Friday"));
	/* Another rulebook, another seat; then the kept one again. */
	press_book(PRESET_RIO_GRANDE);
	press_aside("setup.lot");
	back_to_the_scene();
	ck_assert(sit());
	ck_assert(desk_says(&desk, "3 players · 72 tiles"));
	ck_assert(desk_press(&desk, ui_name("setup.more")));
	desk_build(&desk);
	press_aside("setup.load");
	ck_assert(desk_press(&desk, ui_name_at("store.row", 0)));
	ck_assert(!desk_says(&desk, "3 players · 72 tiles"));
	/* The table is asked who begins before there is a game. */
	ck_assert(desk_press(&desk, ui_name("setup.start")));
	ck_assert_str_eq(screen_top(&desk.host)->kind->name, "setup");
	ck_assert_ptr_nonnull(desk_find(&desk, "Who begins?"));
	desk_key(&desk, KEY_DOWN, 0);
	desk_key(&desk, KEY_ENTER, 0);
	ck_assert_str_eq(screen_top(&desk.host)->kind->name, "play");
	ck_assert_int_eq(desk.prefs.choices.settings.value[SETTING_START], START_THE_COUNT);
	ck_assert_int_eq(desk.prefs.choices.settings.value[SETTING_FIRST_PLAYER], 0);
	ck_assert(desk.prefs.choices.youngest);
	desk.host.home[0] = '\0';
	home_remove(home);
}
END_TEST

/* A set-up of the other game brings its own number of players, the sixth seat of its inns too. */
START_TEST(test_a_setup_of_the_other_game)
{
	char home[HOME_SIZE];

	home_make(home);
	snprintf(desk.host.home, sizeof desk.host.home, "%s", home);
	open_choices();
	press_module(MODULE_INNS);
	back_to_the_scene();
	for (int i = 2; i < 6; i++)
		ck_assert(sit());
	ck_assert(desk_says(&desk, "6 players"));
	ck_assert(desk_press(&desk, ui_name("setup.more")));
	press_aside("setup.save");
	desk_key(&desk, KEY_ENTER, 0);
	open_setup();
	ck_assert(desk_says(&desk, "2 players"));
	ck_assert(sit());
	ck_assert(desk_press(&desk, ui_name_at("setup.game", GAME_CASTLE)));
	ck_assert(desk_press(&desk, ui_name("setup.more")));
	press_aside("setup.load");
	ck_assert(desk_press(&desk, ui_name_at("store.row", 0)));
	ck_assert(desk_says(&desk, "6 players"));
	desk.host.home[0] = '\0';
	home_remove(home);
}
END_TEST

/* A box that was added among the choices has its name on the first page. */
START_TEST(test_the_first_page_names_the_box)
{
	open_choices();
	press_module(MODULE_ABBEY);
	back_to_the_scene();
	desk_build(&desk);
	ck_assert(desk_reads(&desk, "1 change: Abbey & Mayor on"));
}
END_TEST

/* Among all settings "As in the book" resets the settings; a box that was added stays. */
START_TEST(test_as_in_the_book_keeps_the_box)
{
	open_choices();
	press_module(MODULE_ABBEY);
	back_to_the_scene();
	ck_assert(desk_reads(&desk, "Abbey & Mayor on"));
	ck_assert(desk_press(&desk, ui_name("setup.more")));
	press(SIDE_RULES, ui_name("setup.rules"));
	desk_build(&desk);
	ck_assert(desk_press(&desk, ui_name("setup.rules.reset")));
	desk_key(&desk, KEY_ESCAPE, 0);
	desk_build(&desk);
	back_to_the_scene();
	ck_assert(desk_reads(&desk, "Abbey & Mayor on"));
}
END_TEST

/* So much of it is changed that another book is nearer: it is that book still, and so it comes back. */
START_TEST(test_setup_keeps_its_book)
{
	const char *told = "changed from the preset: Inns & Cathedrals on";
	char home[HOME_SIZE];

	home_make(home);
	snprintf(desk.host.home, sizeof desk.host.home, "%s", home);
	open_choices();
	press_book(PRESET_DEVIR_2014);
	press_module(MODULE_INNS);
	ck_assert_ptr_nonnull(desk_find(&desk, told));
	press_aside("setup.save");
	desk_key(&desk, KEY_ENTER, 0);
	press_book(PRESET_RIO_GRANDE);
	press_aside("setup.load");
	ck_assert_ptr_nonnull(desk_find(&desk, "2 players · Gardens, 2014, 1 change"));
	ck_assert(desk_press(&desk, ui_name_at("store.row", 0)));
	ck_assert(desk_press(&desk, ui_name_at("setup.page", SIDE_RULES)));
	desk_build(&desk);
	ck_assert_ptr_nonnull(desk_find(&desk, told));
	/* The last choices are offered again as they were, too. */
	ck_assert(desk_press(&desk, ui_name("setup.start")));
	open_choices();
	ck_assert_ptr_nonnull(desk_find(&desk, told));
	desk.host.home[0] = '\0';
	home_remove(home);
}
END_TEST

/* ---- another game, another book ---- */

/* From the menu of a running game: which game is chosen in the head, by mouse and by keyboard, and the game that is
 * played is kept. */
START_TEST(test_another_game_from_the_menu)
{
	char home[HOME_SIZE];

	home_make(home);
	snprintf(desk.host.home, sizeof desk.host.home, "%s", home);
	open_setup();
	ck_assert(!desk_says(&desk, "Your game is saved"));
	ck_assert(sit());
	ck_assert(desk_press(&desk, ui_name_at("setup.game", GAME_CASTLE)));
	ck_assert(desk_says(&desk, "2 players · 60 tiles"));
	ck_assert(desk_press(&desk, ui_name("setup.start")));
	ck_assert_str_eq(screen_top(&desk.host)->kind->name, "play");
	desk_key(&desk, KEY_ESCAPE, 0);
	ck_assert_str_eq(screen_top(&desk.host)->kind->name, "menu");
	ck_assert(desk_says(&desk, "saved after every turn"));
	desk_key(&desk, 'n', 0);
	ck_assert_str_eq(screen_top(&desk.host)->kind->name, "setup");
	ck_assert(desk_says(&desk, "Your game is saved"));
	ck_assert(desk_says(&desk, "2 players · 60 tiles"));
	/* By keyboard: Enter on the other game chooses it and starts nothing. */
	for (int i = 0; i < 100 && desk_focus(&desk) != ui_name_at("setup.game", GAME_CASTLE); i++)
		desk_key(&desk, KEY_TAB, 0);
	desk_key(&desk, KEY_LEFT, 0);
	ck_assert_uint_eq(desk_focus(&desk), ui_name_at("setup.game", GAME_CARCASSONNE));
	desk_key(&desk, KEY_ENTER, 0);
	ck_assert_str_eq(screen_top(&desk.host)->kind->name, "setup");
	ck_assert(desk_says(&desk, "2 players · 72 tiles"));
	/* There and back: as many players as before. */
	ck_assert(sit());
	ck_assert(desk_press(&desk, ui_name_at("setup.game", GAME_CASTLE)));
	ck_assert(desk_press(&desk, ui_name_at("setup.game", GAME_CARCASSONNE)));
	ck_assert(desk_says(&desk, "3 players · 72 tiles"));
	desk.host.home[0] = '\0';
	home_remove(home);
}
END_TEST

/* Each choice of a rule is told where the pointer rests on it, in the list as on the closed box. */
START_TEST(test_each_choice_of_a_rule_is_told)
{
	static const char *const told[] = {"Field by field: the most farmers", "The most take 4", "The most take 3",
	                                   "every city pays each player only once", "This game has no farmers"};

	screen_reset(&desk.host, screens_create(&desk.host, "rules"));
	desk_build(&desk);
	ck_assert(desk_press(&desk, ui_name_at("setup.rule", SETTING_FARM)));
	desk_build(&desk);
	for (int i = 0; i < (int)(sizeof told / sizeof told[0]); i++) {
		struct rect row = desk_widget(&desk, ui_name_at("popup.row", i))->box;
		desk_input(&desk, &(struct input){.kind = INPUT_MOVE, .x = row.x + row.w / 2, .y = row.y + row.h / 2});
		desk.frame.now += 5000;
		desk_build(&desk);
		desk.frame.now += 5000;
		desk_build(&desk);
		const struct ui *ui = screen_top(&desk.host)->widgets;
		ck_assert_msg(ui->tip_wanted && strstr(ui->tip_text, told[i]), "%d: \"%s\"", i, ui->tip_text);
	}
}
END_TEST

/* What was added by hand stays when another book is chosen; what that book does not allow is named. */
START_TEST(test_another_book_keeps_what_was_added)
{
	open_choices();
	press_module(MODULE_ABBOT);
	press_module(MODULE_RIVER1);
	press_book(PRESET_RIO_GRANDE);
	ck_assert_ptr_nonnull(desk_find(&desk, "changed from the preset: River I, The Abbot on"));
	press_book(PRESET_COUNT_BOX);
	ck_assert(desk_says(&desk, "changed from the preset: The Abbot on · not together with this book: River I"));
	ck_assert(desk_says(&desk, "12 of the tiles are the city"));
	/* The book's own modules go with it. */
	press_book(PRESET_DEVIR_2014);
	ck_assert_ptr_nonnull(desk_find(&desk, "changed from the preset: The Abbot on"));
}
END_TEST

/* A book that replaces what was changed by hand is left again, and all of that is as it was. */
START_TEST(test_a_way_back_to_what_was_chosen)
{
	open_choices();
	press_book(PRESET_ALL);
	ck_assert_ptr_null(desk_widget(&desk, ui_name("setup.own")));
	press_module(MODULE_ABBOT);
	press_book(PRESET_RIO_GRANDE);
	press_book(PRESET_ALL);
	ck_assert(!desk_says(&desk, "changed from the preset"));
	press(SIDE_RULES, ui_name("setup.own"));
	desk_build(&desk);
	ck_assert(desk_says(&desk, "changed from the preset: The Abbot off"));
	ck_assert_ptr_null(desk_widget(&desk, ui_name("setup.own")));
}
END_TEST

int main(void)
{
	Suite *suite = suite_create("setup_kept");
	TCase *tcase = tcase_create("setup_kept");

	tcase_set_timeout(tcase, 60);
	tcase_add_checked_fixture(tcase, setup, teardown);
	tcase_add_test(tcase, test_a_name_by_the_clipboard);
	tcase_add_test(tcase, test_setup_is_kept_on_the_way_back);
	tcase_add_test(tcase, test_the_youngest_begins);
	tcase_add_test(tcase, test_setup_is_kept_by_name);
	tcase_add_test(tcase, test_the_first_page_names_the_box);
	tcase_add_test(tcase, test_as_in_the_book_keeps_the_box);
	tcase_add_test(tcase, test_setup_keeps_its_book);
	tcase_add_test(tcase, test_a_setup_of_the_other_game);
	tcase_add_test(tcase, test_another_game_from_the_menu);
	tcase_add_test(tcase, test_another_book_keeps_what_was_added);
	tcase_add_test(tcase, test_a_way_back_to_what_was_chosen);
	tcase_add_test(tcase, test_each_choice_of_a_rule_is_told);
	suite_add_tcase(suite, tcase);
	return runner_run_suite(suite);
}
