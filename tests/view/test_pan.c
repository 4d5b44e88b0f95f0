/* Letters larger than the window has room for: pages scroll, and nothing of them is out of reach. */
#include <check.h>
#include <stdlib.h>

#include "../runner.h"
#include "app/language.h"
#include "ruler.h"
#include "screens.h"

static struct desk desk;

static void setup(void)
{
	language_set("en", NULL);
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

/* In the window; of what is larger than it, a part. */
static bool in_sight(const struct screen *screen, struct rect box)
{
	struct rect window = {0, 0, desk.theme.w, desk.theme.h};

	box = rect_moved(box, -screen->pan.x, -screen->pan.y);
	return box.w > window.w || box.h > window.h ? rect_overlap(window, box) : rect_holds(window, box);
}

/* Once round with Tab. */
START_TEST(test_all_is_reached_by_keys)
{
	static const char *const names[] = {"title", "setup", "rules", "settings", "help", "menu", "lessons", "saves"};

	language_set(_i ? "xx" : "en", NULL);
	for (size_t i = 0; i < sizeof names / sizeof names[0]; i++) {
		struct screen *screen = page_open(names[i]);
		ui_id met[200];
		int steps = 0;
		bool round = false;

		for (; steps < 200 && !round; steps++) { /* a list that was scrolled begins where it stands */
			desk_key(&desk, KEY_TAB, 0);
			met[steps] = desk_focus(&desk);
			const struct ui_item *item = desk_widget(&desk, desk_focus(&desk));
			ck_assert_msg(item && in_sight(screen, item->box), "%s, step %d", names[i], steps);
			for (int k = 0; k < steps; k++)
				round |= met[k] == met[steps];
		}
		ck_assert_int_gt(steps, 0);
		ck_assert_msg(steps < 200, "%s", names[i]);
	}
}
END_TEST

/* What is pressed is what is seen there, and it is as large as was asked for. */
START_TEST(test_pointer_and_picture_agree)
{
	struct screen *screen = page_open("menu");
	int large = desk_find(&desk, "Quit")->u.text.style.px;

	ck_assert_int_gt(desk_widget(&desk, ui_name("menu.quit"))->box.y, desk.theme.h);
	desk_input(&desk, &(struct input){.kind = INPUT_WHEEL, .wheel_y = -30, .x = 500, .y = 300});
	ck_assert_int_gt(screen->pan.y, 0);
	struct rect seen = rect_moved(desk_widget(&desk, ui_name("menu.quit"))->box, -screen->pan.x, -screen->pan.y);
	int words = (int)desk_find(&desk, "Quit")->u.text.at.y;
	ck_assert_int_lt(seen.y + seen.h, desk.theme.h);
	ck_assert(words > seen.y && words < seen.y + seen.h);
	desk_click(&desk, seen.x + seen.w / 2, seen.y + seen.h / 2);
	ck_assert(desk.quit);
	desk.host.wish = 100;
	desk_build(&desk);
	ck_assert_int_eq(screen_top(&desk.host)->pan.y, screen->pan.y); /* kept for when it is wanted again */
	ck_assert_int_eq(desk_find(&desk, "Quit")->u.text.style.px * 2, large);
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

/* The knob of the right bar: what was drawn last right of all else. */
static struct rect knob_box(void)
{
	struct rect box = {0};

	for (int i = 0; i < desk.draw.count; i++) {
		if (desk.draw.cmds[i].kind == DRAW_SKIN && desk.draw.cmds[i].box.x > 1024 - 24 &&
		    rect_holds(rect_make(1024 - 24, 0, 24, 600), desk.draw.cmds[i].box))
			box = desk.draw.cmds[i].box;
	}
	return box;
}

/* The knob is under the pointer that drags it; no button presses through a bar what the sheet has below. */
START_TEST(test_a_bar_is_a_bar)
{
	struct screen *screen = page_open("setup");
	const struct ui *ui = screen->widgets;

	desk_input(&desk, &(struct input){.kind = INPUT_PRESS, .button = BUTTON_LEFT, .x = 1015, .y = 300});
	for (int y = 300; y <= 360; y += 30) {
		desk_input(&desk, &(struct input){.kind = INPUT_MOVE, .x = 1015, .y = y});
		desk_build(&desk);
		struct rect knob = knob_box();
		ck_assert_int_gt(knob.h, 100);
		ck_assert_msg(abs(knob.y + knob.h / 2 - y) <= 1, "%d: %d and %d", y, knob.y, knob.h);
	}
	desk_input(&desk, &(struct input){.kind = INPUT_RELEASE, .button = BUTTON_LEFT, .x = 1015, .y = 380});
	desk_input(&desk, &(struct input){.kind = INPUT_MOVE, .x = 300, .y = 300});
	for (int button = BUTTON_MIDDLE; button <= BUTTON_RIGHT; button++) {
		desk_input(&desk, &(struct input){.kind = INPUT_PRESS, .button = (uint8_t)button, .x = 1015, .y = 90});
		ck_assert_int_eq(ui->x, 300 + screen->pan.x);
	}
}
END_TEST

/* By the bars, sideways by the wheel; a list on the page moves first. */
START_TEST(test_bars_and_wheel)
{
	struct screen *screen = page_open("setup");

	ck_assert_int_eq(screen->pan.x + screen->pan.y, 0);
	desk_input(&desk, &(struct input){.kind = INPUT_PRESS, .button = BUTTON_LEFT, .x = 1020, .y = 560});
	ck_assert_int_gt(screen->pan.y, 150);
	desk_input(&desk, &(struct input){.kind = INPUT_MOVE, .x = 900, .y = 0});
	ck_assert_int_eq(screen->pan.y, 0);
	desk_input(&desk, &(struct input){.kind = INPUT_RELEASE, .button = BUTTON_LEFT, .x = 900, .y = 0});
	desk_input(&desk, &(struct input){.kind = INPUT_MOVE, .x = 900, .y = 300});
	ck_assert_int_eq(screen->pan.y, 0);
	desk_input(&desk, &(struct input){.kind = INPUT_WHEEL, .wheel_y = -2, .mods = MOD_SHIFT, .x = 500, .y = 300});
	ck_assert_int_gt(screen->pan.x, 0);
	screen = page_open("settings");
	desk_input(&desk, &(struct input){.kind = INPUT_MOVE, .x = 300, .y = 400});
	uint64_t before = draw_hash(&desk.draw);
	desk_input(&desk, &(struct input){.kind = INPUT_WHEEL, .wheel_y = -1, .x = 300, .y = 400});
	ck_assert_uint_ne(draw_hash(&desk.draw), before);
	ck_assert_int_eq(screen->pan.y, 0);
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
	ck_assert(in_sight(screen, desk_widget(&desk, ui_name("popup.box"))->full));
	desk_key(&desk, KEY_HOME, 0);
	ck_assert_uint_eq(desk_focus(&desk), ui_name_at("popup.row", 0));
	ck_assert(in_sight(screen, desk_widget(&desk, desk_focus(&desk))->full));
	desk_key(&desk, KEY_END, 0);
	ck_assert_uint_eq(desk_focus(&desk), ui_name_at("popup.row", last));
	ck_assert(in_sight(screen, desk_widget(&desk, desk_focus(&desk))->full));
	ck_assert(in_sight(screen, desk_widget(&desk, ui_name("popup.box"))->full));
	struct rect row =
	    rect_moved(desk_widget(&desk, ui_name_at("popup.row", last - 2))->box, -screen->pan.x, -screen->pan.y);
	desk_input(&desk, &(struct input){.kind = INPUT_MOVE, .x = row.x + row.w / 2, .y = row.y + row.h / 2});
	ck_assert_uint_eq(desk_focus(&desk), ui_name_at("popup.row", last - 2));
	desk_key(&desk, KEY_DOWN, 0);
	ck_assert_uint_eq(desk_focus(&desk), ui_name_at("popup.row", last - 1));
	/* By the wheel to the first one, and the page stands still. */
	int y = screen->pan.y;
	for (int i = 0; i < 20; i++)
		desk_input(
		    &desk,
		    &(struct input){.kind = INPUT_WHEEL, .wheel_y = 1, .x = row.x + row.w / 2, .y = row.y + row.h / 2});
	ck_assert(in_sight(screen, desk_widget(&desk, ui_name_at("popup.row", 0))->full));
	ck_assert_int_eq(screen->pan.y, y);
}
END_TEST

/* One column, nothing to the side. */
START_TEST(test_lists_stand_in_one_column)
{
	static const char *const names[] = {"examples", "lessons", "saves", "settings", "setup"};

	desk_size(&desk, 1024, 600, 150);
	desk.host.wish = 150;
	language_set(_i ? "xx" : "en", NULL);
	for (size_t i = 0; i < sizeof names / sizeof names[0]; i++) {
		struct screen *screen = page_open(names[i]);

		desk_input(&desk, &(struct input){.kind = INPUT_WHEEL, .wheel_x = 9, .x = 500, .y = 300});
		ck_assert_msg(screen->pan.x == 0, "%s", names[i]);
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
	ck_assert_int_eq(screen->pan.x + screen->pan.y, 0);
	for (int i = 0; i < screen->widgets->items.count; i++)
		ck_assert(in_sight(screen, screen->widgets->items.items[i].box));
	struct rect end = desk_widget(&desk, ui_name("play.end"))->box,
	            undo = desk_widget(&desk, ui_name("play.undo"))->box;
	ck_assert(!rect_overlap(end, undo));
	ck_assert_int_gt(end.y, h / 2);
	return desk_find(&desk, "End turn")->u.text.style.px;
}

/* The table does not scroll: it takes of the scale that was chosen as much as there is room for. */
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
	Suite *suite = suite_create("pan");
	TCase *tcase = tcase_create("pan");

	tcase_set_timeout(tcase, 60);
	tcase_add_checked_fixture(tcase, setup, teardown);
	tcase_add_loop_test(tcase, test_all_is_reached_by_keys, 0, 2);
	tcase_add_test(tcase, test_pointer_and_picture_agree);
	tcase_add_test(tcase, test_a_large_menu_has_room);
	tcase_add_test(tcase, test_bars_and_wheel);
	tcase_add_test(tcase, test_a_bar_is_a_bar);
	tcase_add_loop_test(tcase, test_a_long_list_stays_in_sight, 0, 2);
	tcase_add_loop_test(tcase, test_lists_stand_in_one_column, 0, 2);
	tcase_add_loop_test(tcase, test_the_table_is_cut, 0, 3);
	suite_add_tcase(suite, tcase);
	return runner_run_suite(suite);
}
