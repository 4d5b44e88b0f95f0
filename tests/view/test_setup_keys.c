/* The set-up by keyboard. */
#include <check.h>
#include <string.h>
#include "app/rulebook.h"
#include "view/setup/screen.h"
#include "../runner.h"
#include "setups.h"
#include "view/ui/ui.h"

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
	int steps = 0;

	open_setup();
	/* The focus is on Start; in a name Enter goes on instead of starting. */
	for (int i = 0; i < 20 && desk_focus(&desk) != ui_name_at("setup.name", 0); i++)
		desk_key(&desk, KEY_TAB, 0);
	desk_input(&desk, &(struct input){.kind = INPUT_TEXT, .text = "Ines", .x = -1, .y = -1});
	ck_assert_ptr_nonnull(desk_find(&desk, "Ines"));
	desk_key(&desk, 'n', 0); /* a letter that is typed is no shortcut */
	desk_key(&desk, KEY_ESCAPE, 0);
	ck_assert_str_eq(screen_top(&desk.host)->kind->name, "setup"); /* Esc leaves the name and not the screen */
	ck_assert_uint_eq(desk_focus(&desk), ui_name_at("setup.seat", 0));
	desk_key(&desk, KEY_TAB, 0);
	desk_key(&desk, KEY_ENTER, 0);
	ck_assert_str_eq(screen_top(&desk.host)->kind->name, "setup");
	ck_assert_uint_eq(desk_focus(&desk), ui_name_at("setup.seat", 1));
	for (; steps < 100 && desk_focus(&desk) != ui_name("setup.start"); steps++)
		desk_key(&desk, KEY_TAB, 0);
	ck_assert_int_le(steps, 6); /* the seat, its name, one more player, how, more choices, Start */
	desk_key(&desk, KEY_ENTER, 0);
	ck_assert_str_eq(screen_top(&desk.host)->kind->name, "play");
	ck_assert_int_eq(desk.prefs.choices.count, 2);
	ck_assert_str_eq(desk.prefs.choices.seats[0].name, "Ines");
}
END_TEST

/* Tab stops at each group once, the arrows go about in it. */
START_TEST(test_arrows_within_a_group)
{
	open_setup();
	for (int i = 0; i < 20 && desk_focus(&desk) != ui_name_at("setup.way", 0); i++)
		desk_key(&desk, KEY_TAB, 0);
	desk_key(&desk, KEY_RIGHT, 0);
	ck_assert_uint_eq(desk_focus(&desk), ui_name_at("setup.way", 1));
	desk_key(&desk, KEY_RIGHT, 0);
	ck_assert_uint_eq(desk_focus(&desk), ui_name_at("setup.way", 2));
	desk_key(&desk, KEY_ENTER, 0);
	ck_assert_str_eq(screen_top(&desk.host)->kind->name, "setup");
	ck_assert(desk_says(&desk, "12 of the tiles are the city"));
	desk_key(&desk, KEY_TAB, 0);
	ck_assert_uint_eq(desk_focus(&desk), ui_name("setup.more"));
}
END_TEST

/* Up from Start one comes to the table, in both games; figures and free chairs are left and right of each other. */
START_TEST(test_arrows_on_the_scene)
{
	for (int castle = 0; castle < 2; castle++) {
		prefs_init(&desk.prefs);
		desk_size(&desk, 1024, 600, 100);
		screen_reset(&desk.host,
		             castle ? setup_castle_screen_create(&desk.host) : setup_screen_create(&desk.host));
		desk_build(&desk);
		desk_build(&desk);
		ck_assert_uint_eq(desk_focus(&desk), ui_name("setup.start"));
		bool table = false;
		for (int up = castle; up < 2; up++)
			desk_key(&desk, KEY_UP, 0);
		for (int i = 0; i < PLAYERS_MAX; i++)
			table = table || desk_focus(&desk) == ui_name_at("setup.name", i) ||
			        desk_focus(&desk) == ui_name_at("setup.seat", i) ||
			        desk_focus(&desk) == ui_name_at("setup.chair", i);
		ck_assert_msg(table, "castle %d: up from Start", castle);
	}
	desk.prefs.choices.count = 3;
	open_setup();
	for (int i = 0; i < 20 && desk_focus(&desk) != ui_name_at("setup.seat", 2); i++)
		desk_key(&desk, KEY_TAB, 0);
	for (int seat = 2; seat > 0; seat--) {
		desk_key(&desk, KEY_LEFT, 0);
		ck_assert_uint_eq(desk_focus(&desk), ui_name_at("setup.seat", seat - 1));
	}
	desk_key(&desk, KEY_LEFT, 0);
	ck_assert_uint_eq(desk_focus(&desk), ui_name_at("setup.seat", 0));
	desk_key(&desk, KEY_RIGHT, 0);
	ck_assert_uint_eq(desk_focus(&desk), ui_name_at("setup.seat", 1));
	for (int i = 0; i < 2; i++)
		desk_key(&desk, KEY_RIGHT, 0);
	ck_assert_uint_eq(desk_focus(&desk), ui_name_at("setup.chair", 3));
	/* Whoever sits down there by keys writes his name next. */
	desk_key(&desk, KEY_ENTER, 0);
	desk_build(&desk);
	desk_key(&desk, KEY_ESCAPE, 0);
	desk_build(&desk);
	ck_assert_uint_eq(desk_focus(&desk), ui_name_at("setup.name", 3));
}
END_TEST

/* Pages and games are chosen as characters are: by the arrows alone. */
START_TEST(test_arrows_turn_pages)
{
	open_setup();
	for (int i = 0; i < 20 && desk_focus(&desk) != ui_name_at("setup.game", 0); i++)
		desk_key(&desk, KEY_TAB, 0);
	desk_key(&desk, KEY_RIGHT, 0);
	desk_build(&desk);
	ck_assert_ptr_null(desk_widget(&desk, ui_name_at("setup.way", 0)));
	desk_key(&desk, KEY_LEFT, 0);
	desk_build(&desk);
	ck_assert_ptr_nonnull(desk_widget(&desk, ui_name_at("setup.way", 0)));
	ck_assert(desk_press(&desk, ui_name("setup.more")));
	desk_build(&desk);
	for (int i = 0; i < 20 && desk_focus(&desk) != ui_name_at("setup.page", SIDE_RULES); i++)
		desk_key(&desk, KEY_TAB, 0);
	ck_assert_ptr_nonnull(desk_widget(&desk, ui_name_at("setup.preset", 0)));
	desk_key(&desk, KEY_RIGHT, 0);
	desk_build(&desk);
	ck_assert_ptr_null(desk_widget(&desk, ui_name_at("setup.preset", 0)));
	desk_key(&desk, KEY_LEFT, 0);
	desk_build(&desk);
	ck_assert_ptr_nonnull(desk_widget(&desk, ui_name_at("setup.preset", 0)));
}
END_TEST

/* Behind the scene the frame is seen at once, and down from the modules come the books. */
START_TEST(test_arrows_among_the_rules)
{
	bool book = false;

	desk_size(&desk, 1024, 600, 100);
	open_setup();
	for (int i = 0; i < 20 && desk_focus(&desk) != ui_name("setup.more"); i++)
		desk_key(&desk, KEY_TAB, 0);
	desk_key(&desk, KEY_ENTER, 0);
	ck_assert_uint_eq(desk_focus(&desk), ui_name_at("setup.page", SIDE_RULES));
	ck_assert(screen_top(&desk.host)->widgets->ring);
	ui_id first = ui_name_at("setup.module", rulebook_module_at(1));
	for (int i = 0; i < 40 && desk_focus(&desk) != first; i++)
		desk_key(&desk, KEY_TAB, 0);
	ck_assert_uint_eq(desk_focus(&desk), first);
	for (int i = 0; i < MODULE_KINDS && !book; i++) {
		desk_key(&desk, KEY_DOWN, 0);
		ck_assert_uint_ne(desk_focus(&desk), ui_name("setup.start"));
		for (int b = 0; b < PRESET_COUNT; b++)
			book |= desk_focus(&desk) == ui_name_at("setup.preset", b);
	}
	ck_assert(book);
}
END_TEST

static const struct ui_item *item_of(ui_id id) { return ui_item_find(&screen_top(&desk.host)->widgets->items, id); }

static int module_focused(void)
{
	for (int m = 0; m < MODULE_KINDS; m++)
		if (desk_focus(&desk) == ui_name_at("setup.module", m))
			return m;
	return -1;
}

/* Left and right stay among the cards, also at the edges and while a card was cut off below; the card that is reached
 * is seen whole, and up and down pass no row by. */
START_TEST(test_arrows_stay_among_the_modules)
{
	static const int ways[] = {KEY_LEFT, KEY_RIGHT};
	desk_size(&desk, 1024, 600, 100);
	open_choices();
	uint32_t reached = 0;
	for (int i = 0; i < 40 && desk_focus(&desk) != ui_name("setup.start"); i++) {
		desk_key(&desk, KEY_DOWN, 0);
		desk_build(&desk);
		int from = module_focused();
		for (int way = 0; from >= 0 && way < 4; way++) {
			desk_key(&desk, ways[way / 2], 0);
			desk_build(&desk);
			int to = module_focused();
			ck_assert_msg(to >= 0, "%s leads away", rulebook_module((enum rule_module)from));
			reached |= 1u << to;
			const struct rect *card = &item_of(desk_focus(&desk))->full,
			                  *column = &item_of(ui_name_at("setup.column", SIDE_RULES))->box;
			ck_assert_msg(card->h > 60 && card->y >= column->y &&
			                  card->y + card->h <= column->y + column->h,
			              "%s is cut off", rulebook_module((enum rule_module)to));
		}
	}
	for (int m = 0; m < MODULE_KINDS; m++) {
		const struct ui_item *item = item_of(ui_name_at("setup.module", m));
		ck_assert(!item || item->flags & UI_DISABLED || reached >> m & 1);
	}
	bool books = false;
	for (int i = 0; i < 40 && desk_focus(&desk) != ui_name_at("setup.page", SIDE_RULES); i++) {
		desk_key(&desk, KEY_UP, 0);
		desk_build(&desk);
		for (int k = 0; k < PRESET_COUNT; k++)
			books |= desk_focus(&desk) == ui_name_at("setup.preset", k);
		ck_assert(desk_focus(&desk) != ui_name("setup.back"));
	}
	ck_assert(books);
}
END_TEST

/* ... nor does Down from a page's own tab miss its last switches, in windows large and small. */
START_TEST(test_down_from_a_tab_comes_to_the_switches)
{
	static const int sizes[][3] = {{1024, 600, 100}, {1280, 720, 100}, {1280, 720, 150}, {1920, 1080, 100}};
	const int *size = sizes[_i / 2];
	int page = SIDE_RULES + _i % 2;
	ui_id last = page == SIDE_RULES ? ui_name("setup.rules") : ui_name("setup.aid.undo");
	bool switched = false, came = false;
	ui_id before = 0;

	desk_size(&desk, size[0], size[1], size[2]);
	open_choices();
	ck_assert(desk_press(&desk, ui_name_at("setup.page", page)));
	desk_build(&desk);
	for (int i = 0; i < 60 && desk_focus(&desk) != ui_name("setup.start"); i++) {
		before = desk_focus(&desk);
		desk_key(&desk, KEY_DOWN, 0);
		desk_build(&desk);
		for (int m = 0; m < MODULE_KINDS; m++)
			switched |= desk_focus(&desk) == ui_name_at("setup.module", m);
		switched |= desk_focus(&desk) == ui_name("setup.aid.legal");
		came |= desk_focus(&desk) == last;
	}
	ck_assert(switched && came);
	ck_assert_uint_eq(desk_focus(&desk), ui_name("setup.start"));
	desk_key(&desk, KEY_UP, 0); /* and back to where it came from */
	desk_build(&desk);
	ck_assert_uint_eq(desk_focus(&desk), before);
}
END_TEST

/* Ctrl+Enter starts the game wherever one is: in a name, on any card, on the sheet of a seat, among all rules. */
START_TEST(test_ctrl_enter_starts_from_everywhere)
{
	static const char *const ways[][3] = {{"chair", NULL},      {"name", NULL},
	                                      {"setup.more", NULL}, {"setup.more", "aids", NULL},
	                                      {"seat", NULL},       {"rules", NULL}};

	for (size_t i = 0; i < sizeof ways / sizeof *ways; i++) {
		open_setup();
		if (!strcmp(ways[i][0], "rules"))
			screen_reset(&desk.host, screens_create(&desk.host, "rules"));
		else if (!strcmp(ways[i][0], "seat"))
			ck_assert(desk_press(&desk, ui_name_at("setup.seat", 1)));
		else if (!strcmp(ways[i][0], "name"))
			ck_assert(desk_press(&desk, ui_name_at("setup.name", 1)));
		else if (!strcmp(ways[i][0], "chair"))
			ck_assert(desk_press(&desk, ui_name_at("setup.chair", 2)));
		else
			for (int k = 0; ways[i][k]; k++)
				ck_assert_msg(desk_press(&desk, strcmp(ways[i][k], "aids")
				                                    ? ui_name(ways[i][k])
				                                    : ui_name_at("setup.page", SIDE_AIDS)),
				              "%s", ways[i][k]);
		desk_build(&desk);
		desk_key(&desk, KEY_ENTER, MOD_CTRL);
		ck_assert_str_eq(screen_top(&desk.host)->kind->name, "play");
		desk.prefs.choices.count = 2;
	}
}
END_TEST

int main(void)
{
	Suite *suite = suite_create("setup_keys");
	TCase *tcase = tcase_create("setup_keys");

	tcase_set_timeout(tcase, 60);
	tcase_add_checked_fixture(tcase, setup, teardown);
	tcase_add_test(tcase, test_arrows_within_a_group);
	tcase_add_test(tcase, test_arrows_on_the_scene);
	tcase_add_test(tcase, test_arrows_among_the_rules);
	tcase_add_test(tcase, test_arrows_stay_among_the_modules);
	tcase_add_loop_test(tcase, test_down_from_a_tab_comes_to_the_switches, 0, 8);
	tcase_add_test(tcase, test_arrows_turn_pages);
	tcase_add_test(tcase, test_ctrl_enter_starts_from_everywhere);
	tcase_add_test(tcase, test_setup_by_keyboard);
	tcase_add_test(tcase, test_enter_is_for_what_has_the_focus);
	suite_add_tcase(suite, tcase);
	return runner_run_suite(suite);
}
