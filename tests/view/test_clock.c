/* The clock: for whom it runs, what a turn brings, who has no time left, how it is kept. */
#include <check.h>
#include <stdio.h>
#include <string.h>

#include "app/language.h"
#include "view/play/screen.h"
#include "../frames/seen.h"
#include "view/screens/screens.h"
#include "ruler.h"
#include "../begin.h"
#include "../runner.h"

static struct desk desk;
static struct screen *screen;

static struct play_seen seen(void) { return play_seen(screen, desk.frame.now); }

/* What the window does between two pictures. */
static void settle(void)
{
	screen->kind->tick(screen, &desk.host, desk.frame.now);
	desk_build(&desk);
}

/* The tile in hand, on the first place that takes it. */
static void lay(void)
{
	desk_key(&desk, KEY_TAB, 0);
	desk_key(&desk, KEY_ENTER, 0);
	desk.frame.now += 2000;
	settle();
}

static void setup(void)
{
	language_set("en");
	desk_init(&desk);
}

static void teardown(void) { desk_finish(&desk); }

static int64_t left(int seat) { return session_clock(seen().session)->left[seat]; }

static void pass(int milliseconds)
{
	desk.frame.now += (uint64_t)milliseconds;
	screen_tick(&desk.host, desk.frame.now);
	desk_build(&desk);
}

/* Two players with five minutes each; the first begins. */
static void clock_table(void)
{
	struct scenario *start = chosen(desk.tiles, 2, 5);

	start->setup.settings.value[SETTING_FIRST_PLAYER] = 1;
	scenario_set_client(start, "clock", "300 + 10:");
	scenario_set_text(&start->names[0], "Florence");
	scenario_set_text(&start->names[1], "Margaret");
	screen = play_screen_create(&desk.host, begun(start));
	screen_reset(&desk.host, screen);
	desk_build(&desk);
}

START_TEST(test_the_clock_runs_for_who_acts)
{
	clock_table();
	ck_assert_ptr_nonnull(desk_find(&desk, "5:00"));
	pass(0);
	for (int i = 0; i < 61; i++)
		pass(1000);
	ck_assert_int_eq(left(0), 239000);
	ck_assert_int_eq(left(1), 300000);
	ck_assert_ptr_nonnull(desk_find(&desk, "3:59"));
	/* Not in the menu, nor while a game is looked through, nor where the machine slept. */
	screen_push(&desk.host, menu_screen_create(&desk.host, seen().session));
	pass(0);
	for (int i = 0; i < 30; i++)
		pass(1000);
	ck_assert_int_eq(left(0), 239000);
	screen_pop(&desk.host);
	pass(0);
	pass(3600 * 1000);
	ck_assert_int_ge(left(0), 237000);
	/* An ended turn brings ten seconds; taken back and ended again it brings no more. */
	int64_t before = left(0);
	for (int i = 0; i < 2; i++) {
		lay();
		desk_key(&desk, KEY_SPACE, 0);
		settle();
		settle();
		ck_assert_int_ge(left(0), before + 10000 - 4000);
		ck_assert_int_le(left(0), before + 10000);
		session_undo(seen().session);
		session_take_back(seen().session);
		settle();
	}
}
END_TEST

/* A turn ends between two pictures: what has passed since the last one is not taken from who is next. */
START_TEST(test_the_last_moment_is_his_who_ends_the_turn)
{
	clock_table();
	pass(0);
	lay();
	pass(0);
	int64_t mine = left(0), next = left(1);
	desk.frame.now += 900;
	desk_key(&desk, KEY_SPACE, 0);
	pass(0);
	ck_assert_int_eq(left(1), next);
	ck_assert_int_eq(left(0), mine - 900 + 10000);
}
END_TEST

START_TEST(test_who_has_no_time_left_plays_on)
{
	clock_table();
	session_clock(seen().session)->left[0] = 1500;
	pass(0);
	pass(1000);
	ck_assert(!desk_says(&desk, "Florence has no time left"));
	desk.frame.frozen = false;
	pass(1000);
	ck_assert_int_eq(left(0), 0);
	ck_assert_ptr_nonnull(desk_find(&desk, "0:00"));
	ck_assert(desk_says(&desk, "Florence has no time left"));
	ck_assert_int_eq(seen().found->wait, WAIT_TILE);
	lay();
	desk_key(&desk, KEY_SPACE, 0);
	settle();
	ck_assert_int_eq(left(0), 0);
	ck_assert_int_eq(seen().found->seat, 1);
}
END_TEST

/* As it is kept, and what is no clock. */
START_TEST(test_the_clock_is_kept)
{
	static const char *const none[] = {"",           "600",        "600 + 10",         "601 + 10: 5",
	                                   "0 + 10: 5",  "600 + x: 5", "99999999 + 10: 5", "-600 + 10: 5",
	                                   "600 + 5000:"};
	struct clock clock, again;
	clock_init(&clock, 10);
	clock_pass(&clock, 1, 1600);
	clock_pass(&clock, 2, 10000000);
	const char *text = clock_line(&clock, 3);
	ck_assert_str_eq(text, "600 + 10: 600 599 0");
	ck_assert(clock_read(&again, text));
	ck_assert_int_eq(again.minutes, 10);
	ck_assert_int_eq(again.more, 10);
	ck_assert_int_eq(again.left[1], 599000);
	ck_assert_int_eq(again.left[2], 0);
	for (size_t i = 0; i < sizeof none / sizeof none[0]; i++)
		ck_assert_msg(!clock_read(&again, none[i]) && again.minutes == 0, "%s", none[i]);
	ck_assert(!clock_read(&again, NULL));
}
END_TEST

int main(void)
{
	Suite *suite = suite_create("clock");
	TCase *tcase = tcase_create("clock");

	tcase_set_timeout(tcase, 60);
	tcase_add_checked_fixture(tcase, setup, teardown);
	tcase_add_test(tcase, test_the_clock_runs_for_who_acts);
	tcase_add_test(tcase, test_the_last_moment_is_his_who_ends_the_turn);
	tcase_add_test(tcase, test_who_has_no_time_left_plays_on);
	tcase_add_test(tcase, test_the_clock_is_kept);
	suite_add_tcase(suite, tcase);
	return runner_run_suite(suite);
}
