/* The set-up by mouse and keyboard: who, what, how; set-ups with a name. */
#include <bastide/ai.h>
#include <check.h>
#include <stdio.h>
#include <string.h>

#include "app/language.h"
#include "app/rulebook.h"
#include "view/setup/screen.h"
#include "view/screens/screens.h"
#include "../home.h"
#include "../runner.h"
#include "ruler.h"
#include "screens.h"
#include "view/ui/ui.h"
#include "view/ui/widget.h"

static struct desk desk;

static void setup(void)
{
	language_set("en", NULL);
	desk_init(&desk);
}

static void teardown(void) { desk_finish(&desk); }

/* ---- the set-up, by mouse ---- */

static void open_setup(void)
{
	screen_reset(&desk.host, setup_screen_create(&desk.host));
	desk_build(&desk);
	desk_build(&desk);
}

/* The cards scroll: the wheel brings the one that is pressed into sight. */
static void press_card(enum rule_module module)
{
	bool pressed = desk_press(&desk, ui_name_at("setup.card", (int)module));
	for (int i = 0; i < 20 && !pressed; i++) {
		desk_input(&desk, &(struct input){.kind = INPUT_WHEEL, .wheel_y = -1, .x = 640, .y = 400});
		pressed = desk_press(&desk, ui_name_at("setup.card", (int)module));
	}
	ck_assert(pressed);
}

START_TEST(test_setup_by_mouse)
{
	open_setup();
	ck_assert(desk_press(&desk, ui_name("setup.add")));
	desk_input(&desk, &(struct input){.kind = INPUT_TEXT, .text = "añș", .x = -1, .y = -1});
	ck_assert_ptr_nonnull(desk_find(&desk, "añș"));
	ck_assert_ptr_nonnull(desk_find(&desk, "3 players · 72 tiles"));
	ck_assert(desk_press(&desk, ui_name_at("setup.card", MODULE_RIVER1)));
	ck_assert(desk_says(&desk, "3 players"));
	/* What cannot be chosen says why, and pressing it changes nothing. */
	ck_assert(desk_press(&desk, ui_name_at("setup.card", MODULE_RIVER2)));
	ck_assert(desk_says(&desk, "3 players"));
	ck_assert(desk_press(&desk, ui_name_at("setup.preset", PRESET_COUNT_BOX)));
	ck_assert_ptr_null(desk_find(&desk, "3 players · 83 tiles"));
	ck_assert(desk_press(&desk, ui_name("setup.start")));
	ck_assert_str_eq(screen_top(&desk.host)->kind->name, "play");
	ck_assert_int_eq(desk.prefs.player_count, 3);
	ck_assert_str_eq(desk.prefs.names[2], "añș");
	ck_assert_int_eq(desk.prefs.settings.value[SETTING_START], START_THE_COUNT);
}
END_TEST

/* the sixth seat and its colour come with the inns, and go with them. */
START_TEST(test_the_inns_bring_a_sixth_seat)
{
	open_setup();
	for (int i = 0; i < 3; i++)
		ck_assert(desk_press(&desk, ui_name("setup.add")));
	ck_assert_ptr_nonnull(desk_find(&desk, "5 players · 72 tiles"));
	ck_assert_ptr_null(desk_widget(&desk, ui_name("setup.add")));
	ck_assert(desk_press(&desk, ui_name_at("setup.preset", PRESET_INNS)));
	ck_assert(desk_press(&desk, ui_name("setup.add")));
	ck_assert_ptr_nonnull(desk_find(&desk, "6 players · 90 tiles"));
	ck_assert_ptr_null(desk_widget(&desk, ui_name("setup.add")));
	desk_key(&desk, KEY_ENTER, 0); /* out of the name: its colour stands there */
	ck_assert_ptr_nonnull(desk_find(&desk, "Pink"));
	ck_assert(desk_press(&desk, ui_name_at("setup.preset", PRESET_RIO_GRANDE)));
	ck_assert_ptr_nonnull(desk_find(&desk, "5 players · 72 tiles"));
	ck_assert_ptr_null(desk_find(&desk, "Pink"));
	/* Six sit down, and are remembered. */
	ck_assert(desk_press(&desk, ui_name_at("setup.preset", PRESET_TRADERS)));
	ck_assert(desk_press(&desk, ui_name("setup.add")));
	ck_assert_ptr_nonnull(desk_find(&desk, "6 players · 114 tiles"));
	ck_assert(desk_press(&desk, ui_name("setup.start")));
	ck_assert_str_eq(screen_top(&desk.host)->kind->name, "play");
	ck_assert_int_eq(desk.prefs.player_count, 6);
	ck_assert_int_eq(desk.prefs.colors[5], COLOR_PINK);
	/* Offered again without the inns they are five, and none is pink. */
	desk.prefs.settings.value[SETTING_INNS] = 0;
	desk.prefs.colors[0] = COLOR_PINK;
	desk.prefs.colors[5] = COLOR_YELLOW;
	open_setup();
	ck_assert_ptr_nonnull(desk_find(&desk, "5 players · 96 tiles"));
	ck_assert_ptr_null(desk_find(&desk, "Pink"));
}
END_TEST

/* In the small window the rules are another page than the players: he is said to leave, and the game can begin. */
START_TEST(test_the_sixth_leaves_from_another_page)
{
	desk_size(&desk, 1024, 600, 100);
	open_setup();
	for (int i = 0; i < 3; i++)
		ck_assert(desk_press(&desk, ui_name("setup.add")));
	ck_assert(desk_press(&desk, ui_name_at("setup.page", 1)));
	ck_assert(desk_press(&desk, ui_name_at("setup.preset", PRESET_TRADERS)));
	ck_assert(desk_press(&desk, ui_name_at("setup.page", 0)));
	ck_assert(desk_press(&desk, ui_name("setup.add")));
	desk_key(&desk, KEY_ENTER, 0);
	ck_assert_ptr_nonnull(desk_find(&desk, "Pink"));
	ck_assert(desk_press(&desk, ui_name_at("setup.page", 1)));
	ck_assert(!desk_says(&desk, "the sixth has left"));
	for (int i = 0; i < 12; i++) /* down to the last row of cards */
		desk_input(&desk, &(struct input){.kind = INPUT_WHEEL, .wheel_y = -1, .x = 500, .y = 400});
	press_card(MODULE_INNS);
	desk_build(&desk);
	ck_assert_ptr_nonnull(desk_find(&desk, "Without it five may play; the sixth has left."));
	ck_assert(desk_press(&desk, ui_name("setup.start")));
	ck_assert_str_eq(screen_top(&desk.host)->kind->name, "play");
	ck_assert_int_eq(desk.prefs.player_count, 5);
}
END_TEST

/* Three seats still have their names round the table. */
START_TEST(test_three_seats_are_named)
{
	int named = 0;

	desk_size(&desk, 1280, 720, 100);
	open_setup();
	ck_assert(desk_press(&desk, ui_name("setup.add")));
	desk_build(&desk);
	for (int i = 0; i < desk.draw.count; i++)
		named += desk.draw.cmds[i].kind == DRAW_TEXT && !strcmp(desk.draw.cmds[i].u.text.text, "Red");
	ck_assert_int_eq(named, 2); /* in the list, and at the table */
}
END_TEST

/* The list of computer players goes from the gentlest to the strongest and says so; who sits down twice is told apart.
 */
START_TEST(test_computer_players_by_strength)
{
	open_setup();
	ck_assert(desk_press(&desk, ui_name("setup.add_computer")));
	ck_assert(desk_press(&desk, ui_name("setup.add_computer")));
	ck_assert_ptr_nonnull(desk_find(&desk, "Reynard"));
	ck_assert_ptr_nonnull(desk_find(&desk, "Berta")); /* the next who is not there yet */
	ck_assert_ptr_null(desk_find(&desk, "Reynard 2"));
	ck_assert(desk_press(&desk, ui_name_at("setup.who", 3)));
	ck_assert(desk_press(&desk, ui_name_at("popup.row", ai_character_count() - 1)));
	ck_assert_ptr_nonnull(desk_find(&desk, "Reynard 2"));
	ck_assert(desk_press(&desk, ui_name_at("setup.who", 3)));
	const struct screen *top = screen_top(&desk.host);
	const struct ui_popup *list = &top->widgets->popup;
	ck_assert_int_eq(list->count, 1 + ai_character_count());
	for (int i = 0; i < list->count; i++)
		ck_assert_int_eq(list->pips[i], i);
	ck_assert_int_eq(list->pips_most, ai_character_count());
	ck_assert(desk_press(&desk, ui_name_at("popup.row", 1)));
	ck_assert_ptr_nonnull(desk_find(&desk, "Pip"));
	ck_assert_ptr_null(desk_find(&desk, "Reynard 2"));
	const struct ui_item *who = desk_widget(&desk, ui_name_at("setup.who", 3));
	ck_assert_ptr_nonnull(who);
	desk_input(&desk, &(struct input){.kind = INPUT_MOVE, .x = who->box.x + 5, .y = who->box.y + 5});
	desk.frame.frozen = false;
	desk.frame.now += 5000;
	desk_build(&desk);
	ck_assert(desk_says(&desk, "Strength: 1 of 5."));
}
END_TEST

/* Whatever the keys have led to uses Enter itself: no game begins but from Start. */
START_TEST(test_enter_is_for_what_has_the_focus)
{
	int others = 0;
	for (int steps = 1; steps < 18; steps++) {
		open_setup();
		for (int i = 0; i < steps; i++)
			desk_key(&desk, KEY_TAB, 0);
		if (desk_focus(&desk) == ui_name("setup.start"))
			continue;
		desk_key(&desk, KEY_ENTER, 0);
		desk_build(&desk);
		ck_assert_msg(!screen_top(&desk.host) || strcmp(screen_top(&desk.host)->kind->name, "play") != 0,
		              "Enter begins a game after %d times Tab", steps);
		others++;
	}
	ck_assert_int_gt(others, 12);
}
END_TEST

START_TEST(test_setup_by_keyboard)
{
	open_setup();
	/* The focus is on Start; in a text field Enter goes on instead of starting. */
	for (int i = 0; i < 20 && desk_focus(&desk) != ui_name_at("setup.name", 0); i++)
		desk_key(&desk, KEY_TAB, 0);
	desk_input(&desk, &(struct input){.kind = INPUT_TEXT, .text = "Ines", .x = -1, .y = -1});
	ck_assert_ptr_nonnull(desk_find(&desk, "Ines"));
	desk_key(&desk, 'n', 0); /* a letter that is typed is no shortcut */
	ui_id name = desk_focus(&desk);
	desk_key(&desk, KEY_ENTER, 0);
	ck_assert_str_eq(screen_top(&desk.host)->kind->name, "setup");
	ck_assert_uint_ne(desk_focus(&desk), name);
	for (int i = 0; i < 100 && desk_focus(&desk) != ui_name("setup.start"); i++)
		desk_key(&desk, KEY_TAB, 0);
	desk_key(&desk, KEY_ENTER, 0);
	ck_assert_str_eq(screen_top(&desk.host)->kind->name, "play");
	ck_assert_int_eq(desk.prefs.player_count, 2);
	int named = 0;
	for (int seat = 0; seat < 2; seat++)
		named += !strcmp(desk.prefs.names[seat], "Ines");
	ck_assert_int_eq(named, 1);
}
END_TEST

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
	ck_assert(desk_press(&desk, ui_name("setup.add")));
	type("Ines");
	desk_key(&desk, 'a', MOD_CTRL);
	desk_key(&desk, 'c', MOD_CTRL);
	ck_assert_str_eq(desk.clipboard, "Ines");
	ck_assert_ptr_nonnull(desk_find(&desk, "Ines"));
	desk_key(&desk, 'x', MOD_CTRL);
	ck_assert_ptr_null(desk_find(&desk, "Ines"));
	type("Ada");
	ck_assert(desk_press(&desk, ui_name("setup.add")));
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
	ck_assert(desk_press(&desk, ui_name("setup.add")));
	ck_assert(desk_press(&desk, ui_name_at("setup.preset", PRESET_COUNT_BOX)));
	ck_assert(desk_says(&desk, "3 players"));
	desk_key(&desk, KEY_ESCAPE, 0);
	desk_build(&desk);
	open_setup();
	ck_assert(desk_says(&desk, "3 players"));
	ck_assert_int_eq(desk.prefs.settings.value[SETTING_START], START_THE_COUNT);
}
END_TEST

/* one book lets the youngest begin, another lets him choose; the table says who he is. */
START_TEST(test_the_youngest_begins)
{
	open_setup();
	ck_assert(desk_press(&desk, ui_name("setup.youngest_begins")));
	ck_assert(desk_says(&desk, "The youngest begins."));
	ck_assert(desk_press(&desk, ui_name("setup.start")));
	ck_assert_str_eq(screen_top(&desk.host)->kind->name, "setup");
	ck_assert_ptr_nonnull(desk_find(&desk, "Who is the youngest?"));
	ck_assert(desk_press(&desk, ui_name_at("store.first", 1)));
	ck_assert_str_eq(screen_top(&desk.host)->kind->name, "play");
	ck_assert(desk.prefs.youngest && desk.prefs.youngest_begins);
	open_setup();
	ck_assert(desk_says(&desk, "The youngest begins."));
	ck_assert(desk_press(&desk, ui_name("setup.youngest")));
	desk_build(&desk);
	ck_assert(!desk_says(&desk, "The youngest begins."));
}
END_TEST

START_TEST(test_setup_is_kept_by_name)
{
	char home[HOME_SIZE];

	home_make(home);
	snprintf(desk.host.home, sizeof desk.host.home, "%s", home);
	open_setup();
	ck_assert(desk_press(&desk, ui_name("setup.load")));
	ck_assert_ptr_nonnull(desk_widget(&desk, ui_name("store.close")));
	desk_key(&desk, KEY_ESCAPE, 0);
	ck_assert_ptr_null(desk_widget(&desk, ui_name("store.close")));
	ck_assert(desk_press(&desk, ui_name_at("setup.preset", PRESET_COUNT_BOX)));
	ck_assert(desk_press(&desk, ui_name("setup.youngest")));
	ck_assert(desk_press(&desk, ui_name("setup.save")));
	desk_key(&desk, 'a', MOD_CTRL);
	type("Friday ");
	desk_key(&desk, KEY_ENTER, 0); /* saves; does not start the game behind */
	ck_assert_str_eq(screen_top(&desk.host)->kind->name, "setup");
	ck_assert_ptr_null(desk_find(&desk, "Friday"));
	/* Another rulebook, another seat; then the kept one again. */
	ck_assert(desk_press(&desk, ui_name_at("setup.preset", PRESET_RIO_GRANDE)));
	ck_assert(desk_press(&desk, ui_name("setup.lot")));
	ck_assert(desk_press(&desk, ui_name("setup.add")));
	ck_assert_ptr_nonnull(desk_find(&desk, "3 players · 72 tiles"));
	ck_assert(desk_press(&desk, ui_name("setup.load")));
	ck_assert(desk_press(&desk, ui_name_at("store.row", 0)));
	ck_assert_ptr_null(desk_find(&desk, "3 players · 72 tiles"));
	/* The table is asked who begins before there is a game. */
	ck_assert(desk_press(&desk, ui_name("setup.start")));
	ck_assert_str_eq(screen_top(&desk.host)->kind->name, "setup");
	ck_assert_ptr_nonnull(desk_find(&desk, "Who begins?"));
	desk_key(&desk, KEY_DOWN, 0);
	desk_key(&desk, KEY_ENTER, 0);
	ck_assert_str_eq(screen_top(&desk.host)->kind->name, "play");
	ck_assert_int_eq(desk.prefs.settings.value[SETTING_START], START_THE_COUNT);
	ck_assert_int_eq(desk.prefs.settings.value[SETTING_FIRST_PLAYER], 0);
	ck_assert(desk.prefs.youngest);
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
	open_setup();
	press_card(MODULE_INNS);
	for (int i = 2; i < 6; i++)
		ck_assert(desk_press(&desk, ui_name("setup.add")));
	ck_assert(desk_says(&desk, "6 players"));
	ck_assert(desk_press(&desk, ui_name("setup.save")));
	desk_key(&desk, KEY_ENTER, 0);
	open_setup();
	ck_assert(desk_says(&desk, "2 players"));
	ck_assert(desk_press(&desk, ui_name("setup.add")));
	ck_assert(desk_press(&desk, ui_name_at("setup.game", GAME_CASTLE)));
	ck_assert(desk_press(&desk, ui_name("setup.load")));
	ck_assert(desk_press(&desk, ui_name_at("store.row", 0)));
	ck_assert(desk_says(&desk, "6 players"));
	desk.host.home[0] = '\0';
	home_remove(home);
}
END_TEST

/* So much of it is changed that another book is nearer: it is that book still, and so it comes back. */
START_TEST(test_setup_keeps_its_book)
{
	const char *told = "changed from the preset: Inns & Cathedrals on";
	char home[HOME_SIZE];

	home_make(home);
	snprintf(desk.host.home, sizeof desk.host.home, "%s", home);
	open_setup();
	ck_assert(desk_press(&desk, ui_name_at("setup.preset", PRESET_DEVIR_2014)));
	press_card(MODULE_INNS);
	ck_assert_ptr_nonnull(desk_find(&desk, told));
	ck_assert(desk_press(&desk, ui_name("setup.save")));
	desk_key(&desk, KEY_ENTER, 0);
	ck_assert(desk_press(&desk, ui_name_at("setup.preset", PRESET_RIO_GRANDE)));
	ck_assert(desk_press(&desk, ui_name("setup.load")));
	ck_assert_ptr_nonnull(desk_find(&desk, "2 players · Gardens, 2014, 1 change"));
	ck_assert(desk_press(&desk, ui_name_at("store.row", 0)));
	ck_assert_ptr_nonnull(desk_find(&desk, told));
	/* The last choices are offered again as they were, too. */
	ck_assert(desk_press(&desk, ui_name("setup.start")));
	open_setup();
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
	ck_assert(desk_press(&desk, ui_name("setup.add")));
	ck_assert(desk_press(&desk, ui_name_at("setup.game", GAME_CASTLE)));
	ck_assert_ptr_nonnull(desk_find(&desk, "2 players · 60 tiles"));
	ck_assert(desk_press(&desk, ui_name("setup.start")));
	ck_assert_str_eq(screen_top(&desk.host)->kind->name, "play");
	desk_key(&desk, KEY_ESCAPE, 0);
	ck_assert_str_eq(screen_top(&desk.host)->kind->name, "menu");
	ck_assert(desk_says(&desk, "saved after every turn"));
	desk_key(&desk, 'n', 0);
	ck_assert_str_eq(screen_top(&desk.host)->kind->name, "setup");
	ck_assert(desk_says(&desk, "Your game is saved"));
	ck_assert_ptr_nonnull(desk_find(&desk, "2 players · 60 tiles"));
	/* By keyboard: Enter on the other game chooses it and starts nothing. */
	for (int i = 0; i < 100 && desk_focus(&desk) != ui_name_at("setup.game", GAME_CARCASSONNE); i++)
		desk_key(&desk, KEY_TAB, 0);
	desk_key(&desk, KEY_ENTER, 0);
	ck_assert_str_eq(screen_top(&desk.host)->kind->name, "setup");
	ck_assert_ptr_nonnull(desk_find(&desk, "2 players · 72 tiles"));
	/* There and back: as many players as before. */
	ck_assert(desk_press(&desk, ui_name("setup.add")));
	ck_assert(desk_press(&desk, ui_name_at("setup.game", GAME_CASTLE)));
	ck_assert(desk_press(&desk, ui_name_at("setup.game", GAME_CARCASSONNE)));
	ck_assert_ptr_nonnull(desk_find(&desk, "3 players · 72 tiles"));
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
	open_setup();
	ck_assert(desk_press(&desk, ui_name_at("setup.card", MODULE_ABBOT)));
	ck_assert(desk_press(&desk, ui_name_at("setup.card", MODULE_RIVER1)));
	ck_assert(desk_press(&desk, ui_name_at("setup.preset", PRESET_RIO_GRANDE)));
	ck_assert_ptr_nonnull(desk_find(&desk, "changed from the preset: River I, The Abbot on"));
	ck_assert(desk_press(&desk, ui_name_at("setup.preset", PRESET_COUNT_BOX)));
	ck_assert(desk_says(&desk, "changed from the preset: The Abbot on · not together with this book: River I"));
	ck_assert(desk_says(&desk, "12 of the tiles are the city"));
	/* The book's own modules go with it. */
	ck_assert(desk_press(&desk, ui_name_at("setup.preset", PRESET_DEVIR_2014)));
	ck_assert_ptr_nonnull(desk_find(&desk, "changed from the preset: The Abbot on"));
}
END_TEST

int main(void)
{
	Suite *suite = suite_create("setup");
	TCase *tcase = tcase_create("setup");

	tcase_set_timeout(tcase, 60);
	tcase_add_checked_fixture(tcase, setup, teardown);
	tcase_add_test(tcase, test_setup_by_mouse);
	tcase_add_test(tcase, test_the_inns_bring_a_sixth_seat);
	tcase_add_test(tcase, test_the_sixth_leaves_from_another_page);
	tcase_add_test(tcase, test_three_seats_are_named);
	tcase_add_test(tcase, test_computer_players_by_strength);
	tcase_add_test(tcase, test_setup_by_keyboard);
	tcase_add_test(tcase, test_enter_is_for_what_has_the_focus);
	tcase_add_test(tcase, test_a_name_by_the_clipboard);
	tcase_add_test(tcase, test_setup_is_kept_on_the_way_back);
	tcase_add_test(tcase, test_the_youngest_begins);
	tcase_add_test(tcase, test_setup_is_kept_by_name);
	tcase_add_test(tcase, test_setup_keeps_its_book);
	tcase_add_test(tcase, test_a_setup_of_the_other_game);
	tcase_add_test(tcase, test_another_game_from_the_menu);
	tcase_add_test(tcase, test_another_book_keeps_what_was_added);
	tcase_add_test(tcase, test_each_choice_of_a_rule_is_told);
	suite_add_tcase(suite, tcase);
	return runner_run_suite(suite);
}
