/* What opens a game by double click, where the system leaves that to the program (meson.build puts the functions below
 * in the place of the system's). */
#include <check.h>
#include <errno.h>

#include "../runner.h"
#include "app/language.h"
#include "ruler.h"
#include "screens.h"
#include "system/system.h"

static struct desk desk;
static bool can, now, refuses;

bool __wrap_sys_opener(bool *ours);
bool __wrap_sys_opener(bool *ours)
{
	*ours = now;
	return can;
}

bool __wrap_sys_opener_set(bool ours);
bool __wrap_sys_opener_set(bool ours)
{
	errno = EACCES;
	if (!refuses)
		now = ours;
	return !refuses;
}

static void setup(void)
{
	language_set("ro"); /* the longest */
	desk_init(&desk);
	desk.host.windowed = can = true;
	now = refuses = false;
}

static void teardown(void) { desk_finish(&desk); }

static const struct ui_item *settings(void)
{
	screen_reset(&desk.host, screens_create(&desk.host, "settings"));
	desk_build(&desk);
	return desk_widget(&desk, ui_name("settings.opener"));
}

START_TEST(test_the_switch_sets_and_takes_away)
{
	desk_size(&desk, 1280, 720, 100);
	ck_assert_ptr_nonnull(settings());
	ck_assert(desk_press(&desk, ui_name("settings.opener")) && now);
	ck_assert(desk_press(&desk, ui_name("settings.opener")) && !now);
	ck_assert(!desk.notice.shown);
	refuses = true;
	ck_assert(desk_press(&desk, ui_name("settings.opener")) && !now && desk.notice.shown);
	refuses = false;
	desk_build(&desk);
	ck_assert(desk_press(&desk, ui_name("settings.opener")) && now);
}
END_TEST

START_TEST(test_it_is_there_where_it_can_be_set)
{
	desk_size(&desk, 1280, 720, 100);
	can = false;
	ck_assert_ptr_null(settings());
	can = true;
	desk.host.windowed = false; /* a picture is the same on every system */
	ck_assert_ptr_null(settings());
}
END_TEST

/* The last of each group, at once. */
START_TEST(test_no_setting_is_out_of_sight)
{
	static const char *const names[] = {"settings.opener", "settings.talk", "settings.hairline",
	                                    "settings.rotations"};
	desk_size(&desk, 1280, 720, 100);
	settings();
	for (int i = 0; i < 4; i++) {
		const struct ui_item *item = desk_widget(&desk, ui_name(names[i]));
		ck_assert_msg(item && item->box.h == item->full.h, "%s is cut", names[i]);
	}
}
END_TEST

/* Without sound there is nothing to hear of the room, and its switch says so. */
START_TEST(test_what_is_not_heard_is_off)
{
	static const char *const names[] = {"settings.volume", "settings.room"};
	desk_size(&desk, 1280, 720, 100);
	settings();
	for (int sound = 1; sound >= 0; sound--) {
		desk.prefs.sound = sound;
		desk_build(&desk);
		for (int i = 0; i < 2; i++)
			ck_assert_int_eq(!(desk_widget(&desk, ui_name(names[i]))->flags & UI_DISABLED), sound);
	}
}
END_TEST

/* How much further down than the first row of the page the row of the table stands: the scene is above it. */
static int scene_shown(void)
{
	return desk_widget(&desk, ui_name("settings.table"))->box.y -
	       desk_widget(&desk, ui_name("settings.scale"))->box.y;
}

/* What table and season look like is shown wherever the window has room for it, in any language. */
START_TEST(test_the_scene_is_shown_where_it_has_room)
{
	screens_language(language_offer(_i)->code);
	can = false;
	desk_size(&desk, 1280, 720, 110);
	settings();
	ck_assert_int_gt(scene_shown(), 60);
	const struct ui_item *last = desk_widget(&desk, ui_name("settings.rotations"));
	ck_assert_int_eq(last->box.h, last->full.h);
	desk_size(&desk, 1152, 600, 100);
	desk_build(&desk);
	ck_assert_int_eq(scene_shown(), 0);
}
END_TEST

/* Right leads from every row into the other column, never to another row of its own. */
START_TEST(test_right_leads_to_the_other_column)
{
	static const char *const names[] = {"settings.scale", "settings.language", "settings.contrast",
	                                    "settings.volume"};
	desk_size(&desk, 1280, 720, 100);
	settings();
	for (int i = 0; i < 4; i++) {
		while (desk_focus(&desk) != ui_name(names[i]))
			desk_key(&desk, KEY_TAB, 0);
		const struct rect from = desk_widget(&desk, ui_name(names[i]))->full;
		desk_key(&desk, KEY_RIGHT, 0);
		const struct ui_item *to = desk_widget(&desk, desk_focus(&desk));
		ck_assert_msg(to && to->full.x >= from.x + from.w, "right of %s", names[i]);
	}
}
END_TEST

/* Up and Left lead out of no column into another or to what stands above both, but from its first row to the latter. */
START_TEST(test_up_and_left_keep_to_the_column)
{
	desk_size(&desk, 1280, 720, 100);
	settings();
	desk_key(&desk, KEY_LEFT, 0);
	ck_assert_uint_eq(desk_focus(&desk), ui_name("settings.scale"));
	desk_key(&desk, KEY_DOWN, 0);
	desk_key(&desk, KEY_LEFT, 0);
	ck_assert_uint_eq(desk_focus(&desk), ui_name("settings.language"));
	while (desk_focus(&desk) != ui_name("settings.season"))
		desk_key(&desk, KEY_TAB, 0);
	desk_key(&desk, KEY_UP, 0);
	ck_assert_uint_eq(desk_focus(&desk), ui_name("settings.table"));
	desk_key(&desk, KEY_UP, 0);
	ck_assert_uint_eq(desk_focus(&desk), ui_name("page.back"));
}
END_TEST

int main(void)
{
	Suite *suite = suite_create("settings");
	TCase *tests = tcase_create("settings");
	tcase_add_checked_fixture(tests, setup, teardown);
	tcase_add_test(tests, test_the_switch_sets_and_takes_away);
	tcase_add_test(tests, test_it_is_there_where_it_can_be_set);
	tcase_add_test(tests, test_no_setting_is_out_of_sight);
	tcase_add_test(tests, test_what_is_not_heard_is_off);
	tcase_add_loop_test(tests, test_the_scene_is_shown_where_it_has_room, 0, SCREENS_CATALOGUES);
	tcase_add_test(tests, test_up_and_left_keep_to_the_column);
	tcase_add_test(tests, test_right_leads_to_the_other_column);
	suite_add_tcase(suite, tests);
	return runner_run_suite(suite);
}
