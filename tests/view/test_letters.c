/* Letters larger than the window has room for: each page takes as much of them as it has room for, and nothing of it is
 * out of reach. */
#include <check.h>
#include <stdlib.h>

#include "../runner.h"
#include "app/language.h"
#include "ruler.h"
#include "screens.h"

static struct desk desk;

static void setup(void)
{
	language_set("en");
	desk_init(&desk);
	desk_size(&desk, 1024, 600, 200);
	desk.host.wish = 200;
}

static void teardown(void) { desk_finish(&desk); }

static struct screen *page_open(const char *name)
{
	struct screen *screen = screens_create(&desk.host, name);

	screen_reset(&desk.host, screen);
	desk_build(&desk);
	desk_build(&desk);
	return screen;
}

static bool in_window(struct rect box) { return rect_holds(rect_make(0, 0, desk.theme.w, desk.theme.h), box); }

/* Once round with Tab. */
START_TEST(test_all_is_reached_by_keys)
{
	static const char *const names[] = {"title", "setup", "rules", "settings", "help", "menu", "lessons", "saves"};

	language_set(_i ? "xx" : "en");
	for (size_t i = 0; i < sizeof names / sizeof names[0]; i++) {
		page_open(names[i]);
		ui_id met[200];
		int steps = 0;
		bool round = false;

		for (; steps < 200 && !round; steps++) { /* a list that was scrolled begins where it stands */
			desk_key(&desk, KEY_TAB, 0);
			met[steps] = desk_focus(&desk);
			const struct ui_item *item = desk_widget(&desk, desk_focus(&desk));
			ck_assert_msg(item && in_window(item->box), "%s, step %d", names[i], steps);
			for (int k = 0; k < steps; k++)
				round |= met[k] == met[steps];
		}
		ck_assert_int_gt(steps, 0);
		ck_assert_msg(steps < 200, "%s", names[i]);
	}
}
END_TEST

/* In a window of any size and at any scale what a page is for is whole in it, and larger than at 100 %. */
START_TEST(test_the_main_button_is_whole)
{
	static const struct {
		const char *page, *button;
	} pages[] = {{"setup", "setup.start"},   {"menu", "menu.quit"},          {"settings", "settings.scale"},
	             {"rules", "page.back"},     {"rules", "setup.rules.reset"}, {"saves", "page.back"},
	             {"examples", "page.back"},  {"help", "page.back"},          {"title", "title.quit"},
	             {"editor", "editor.remove"}};
	static const int sizes[][2] = {{1024, 600}, {1280, 720}, {1366, 768}};

	language_set(_i ? "xx" : "en");
	for (size_t i = 0; i < sizeof pages / sizeof pages[0]; i++) {
		for (size_t k = 0; k < sizeof sizes / sizeof sizes[0]; k++) {
			int high = 0;
			for (int wish = 100; wish <= 300; wish += 50) {
				desk_size(&desk, sizes[k][0], sizes[k][1], wish);
				desk.host.wish = wish;
				page_open(pages[i].page);
				const struct ui_item *item = desk_widget(&desk, ui_name(pages[i].button));
				ck_assert_msg(item && in_window(item->box), "%s at %d %%, %d x %d", pages[i].page, wish,
				              sizes[k][0], sizes[k][1]);
				ck_assert_msg(wish == 100 || item->box.h > high, "%s at %d of %d", pages[i].page, wish,
				              sizes[k][1]);
				high = wish == 100 ? item->box.h : high;
			}
		}
	}
}
END_TEST

/* On a telephone no key's word lies over a button of the title. */
START_TEST(test_a_low_title_has_no_keys_over_its_buttons)
{
	language_set("en");
	desk_size(&desk, 844, 390, 100);
	desk.host.wish = 100;
	page_open("title");
	const struct ui_item *quit = desk_widget(&desk, ui_name("title.quit"));
	const struct draw_cmd *word = desk_find(&desk, tr("full screen"));
	ck_assert_ptr_nonnull(quit);
	ck_assert(!word || (int)word->u.text.at.y - word->u.text.style.px >= quit->box.y + quit->box.h);
}
END_TEST

/* What the first lesson says first is read without moving it. */
START_TEST(test_the_first_lesson_is_read)
{
	static const char *const codes[] = {"en", "ca", "de", "es", "fr", "ro"};

	screens_language(codes[_i]);
	desk_size(&desk, 1024, 600, 150);
	desk.host.wish = 150;
	page_open("lesson-1");
	ck_assert_ptr_nonnull(desk_widget(&desk, ui_name("lesson.show")));
	const struct ui_item *words = desk_widget(&desk, ui_name("lesson.words"));
	ck_assert(words && words->used > 0);
	ck_assert_int_le(words->used, words->box.h);
}
END_TEST

/* A page's title ends before the button at the right of its head, in every language. */
START_TEST(test_the_title_ends_before_the_button)
{
	static const char *const codes[] = {"en", "ca", "de", "es", "fr", "ro"};
	static const char *const pages[][3] = {{"rules", "setup.rules.reset", "Rule settings"},
	                                       {"saves", "open.statistics", "Open a game"}};

	screens_language(codes[_i]);
	for (int i = 0; i < 2; i++) {
		desk_size(&desk, 1024, 600, 150);
		desk.host.wish = 150;
		page_open(pages[i][0]);
		const struct draw_cmd *title = desk_find(&desk, tr(pages[i][2]));
		ck_assert_ptr_nonnull(title);
		ck_assert_int_lt((int)title->u.text.at.x + title->u.text.width,
		                 desk_widget(&desk, ui_name(pages[i][1]))->box.x);
	}
}
END_TEST

/* The games to choose from are seen above the foot, not only their frames. */
START_TEST(test_the_games_are_in_sight)
{
	language_set(_i ? "xx" : "en");
	for (int wish = 100; wish <= 200; wish += 50) {
		desk_size(&desk, 1024, 600, wish);
		desk.host.wish = wish;
		page_open("setup");
		for (int i = 0; i < 3; i++) {
			const struct ui_item *way = desk_widget(&desk, ui_name_at("setup.way", i));
			ck_assert(way);
			ck_assert_msg(2 * way->box.h >= way->full.h, "%d %%: %d of %d", wish, way->box.h, way->full.h);
		}
	}
}
END_TEST

/* Letters twice as large in a large window: all of the menu is seen at once. */
START_TEST(test_a_large_menu_has_room)
{
	desk_size(&desk, 1920, 1080, 200);
	desk.host.wish = 200;
	page_open("menu");
	struct rect quit = desk_widget(&desk, ui_name("menu.quit"))->box;
	ck_assert_int_lt(quit.y + quit.h, 1080);
}
END_TEST

/* An open list longer than the window stays in it: it scrolls, Home and End are its ends, and the pointer's entry is
 * the keyboard's. */
START_TEST(test_a_long_list_stays_in_sight)
{
	if (_i)
		desk_size(&desk, 1280, 720, 200);
	struct screen *screen = page_open("settings");
	const struct ui *ui = screen->widgets;

	desk_key(&desk, KEY_TAB, 0);
	while (desk_focus(&desk) != ui_name("settings.scale"))
		desk_key(&desk, KEY_TAB, 0);
	desk_key(&desk, KEY_ENTER, 0);
	const int last = ui->popup.count - 1;
	ck_assert_int_gt(last, 3);
	ck_assert(in_window(desk_widget(&desk, ui_name("popup.box"))->full));
	desk_key(&desk, KEY_HOME, 0);
	ck_assert_uint_eq(desk_focus(&desk), ui_name_at("popup.row", 0));
	ck_assert(in_window(desk_widget(&desk, desk_focus(&desk))->full));
	desk_key(&desk, KEY_END, 0);
	ck_assert_uint_eq(desk_focus(&desk), ui_name_at("popup.row", last));
	ck_assert(in_window(desk_widget(&desk, desk_focus(&desk))->full));
	ck_assert(in_window(desk_widget(&desk, ui_name("popup.box"))->full));
	struct rect row = desk_widget(&desk, ui_name_at("popup.row", last - 2))->box;
	desk_input(&desk, &(struct input){.kind = INPUT_MOVE, .x = row.x + row.w / 2, .y = row.y + row.h / 2});
	ck_assert_uint_eq(desk_focus(&desk), ui_name_at("popup.row", last - 2));
	desk_key(&desk, KEY_DOWN, 0);
	ck_assert_uint_eq(desk_focus(&desk), ui_name_at("popup.row", last - 1));
	/* By the wheel to the first one. */
	for (int i = 0; i < 20; i++)
		desk_input(
		    &desk,
		    &(struct input){.kind = INPUT_WHEEL, .wheel_y = 1, .x = row.x + row.w / 2, .y = row.y + row.h / 2});
	ck_assert(in_window(desk_widget(&desk, ui_name_at("popup.row", 0))->full));
}
END_TEST

/* One column, nothing to the side. */
START_TEST(test_lists_stand_in_one_column)
{
	static const char *const names[] = {"examples", "lessons", "saves", "settings", "setup"};

	desk_size(&desk, 1024, 600, 150);
	desk.host.wish = 150;
	language_set(_i ? "xx" : "en");
	for (size_t i = 0; i < sizeof names / sizeof names[0]; i++) {
		struct screen *screen = page_open(names[i]);

		for (int k = 0; k < screen->widgets->items.count; k++) {
			struct rect box = screen->widgets->items.items[k].box;
			ck_assert_msg(box.x >= 0 && box.x + box.w <= 1024, "%s, item %d", names[i], k);
		}
	}
}
END_TEST

/* How large letters are on the table, where all that can be pressed is in the window. */
static int table_letters(const char *game, int w, int h, int wish)
{
	struct screen *screen = screens_game(&desk.host, game, 4);

	desk_size(&desk, w, h, wish);
	desk.host.wish = wish;
	screen_reset(&desk.host, screen);
	desk_build(&desk);
	desk_build(&desk);
	desk_key(&desk, KEY_TAB, 0);
	for (int i = 0; i < screen->widgets->items.count; i++)
		ck_assert(in_window(screen->widgets->items.items[i].box));
	struct rect end = desk_widget(&desk, ui_name("play.end"))->box,
	            undo = desk_widget(&desk, ui_name("play.undo"))->box;
	ck_assert(!rect_overlap(end, undo));
	ck_assert_int_gt(end.y, h / 2);
	return desk_find(&desk, "End turn")->u.text.style.px;
}

/* The table, too: it takes of the scale that was chosen as much as there is room for. */
START_TEST(test_the_table_is_cut)
{
	static const char *const games[] = {"showcase", "lesson-1", "lesson-5"};
	const char *game = games[_i];
	int small = table_letters(game, 1024, 600, 100), large = table_letters(game, 1280, 720, 150);

	ck_assert_int_ge(table_letters(game, 1024, 600, 150), small + 2);
	ck_assert_int_eq(table_letters(game, 1024, 600, 300), table_letters(game, 1024, 600, 150));
	ck_assert_int_ge(large * 100, small * (_i ? 130 : 115));
}
END_TEST

int main(void)
{
	Suite *suite = suite_create("letters");
	TCase *tcase = tcase_create("letters");

	tcase_set_timeout(tcase, 60);
	tcase_add_checked_fixture(tcase, setup, teardown);
	tcase_add_loop_test(tcase, test_all_is_reached_by_keys, 0, 2);
	tcase_add_loop_test(tcase, test_the_main_button_is_whole, 0, 2);
	tcase_add_test(tcase, test_a_low_title_has_no_keys_over_its_buttons);
	tcase_add_loop_test(tcase, test_the_title_ends_before_the_button, 0, 6);
	tcase_add_loop_test(tcase, test_the_games_are_in_sight, 0, 2);
	tcase_add_loop_test(tcase, test_the_first_lesson_is_read, 0, 6);
	tcase_add_test(tcase, test_a_large_menu_has_room);
	tcase_add_loop_test(tcase, test_a_long_list_stays_in_sight, 0, 2);
	tcase_add_loop_test(tcase, test_lists_stand_in_one_column, 0, 2);
	tcase_add_loop_test(tcase, test_the_table_is_cut, 0, 3);
	suite_add_tcase(suite, tcase);
	return runner_run_suite(suite);
}
