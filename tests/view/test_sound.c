/* What is asked to be heard, and when; whether it is heard is the platform's. */
#include <check.h>

#include "../runner.h"
#include "app/language.h"
#include "ruler.h"
#include "screens.h"
#include "view/play/screen.h"
#include "../frames/seen.h"

static struct desk desk;
static struct screen *screen;

static struct play_seen seen(void) { return play_seen(screen, desk.frame.now); }

static void setup(void)
{
	language_set("en");
	desk_init(&desk);
	desk.prefs.speed = 0;
}

static void teardown(void) { desk_finish(&desk); }

static int all(void)
{
	int sum = 0;
	for (int s = 0; s < SOUND_COUNT; s++)
		sum += desk.sounds[s];
	return sum;
}

static void table_open(const char *name)
{
	screen = screens_create(&desk.host, name);
	screen_reset(&desk.host, screen);
	desk_build(&desk);
	desk_build(&desk);
}

/* From sheet to sheet a page is turned; a menu over the table is none. */
START_TEST(pages_are_turned)
{
	screen_reset(&desk.host, screens_create(&desk.host, "title"));
	desk_build(&desk);
	ck_assert_int_eq(all(), 0); /* the program has just begun */
	screen_push(&desk.host, screens_create(&desk.host, "settings"));
	desk_build(&desk);
	ck_assert_int_eq(desk.sounds[SOUND_PAGE], 1);
	desk_key(&desk, KEY_ESCAPE, 0);
	desk_build(&desk);
	ck_assert_int_eq(desk.sounds[SOUND_PAGE], 2);
	screen_push(&desk.host, screens_create(&desk.host, "menu"));
	desk_build(&desk);
	ck_assert(screen_top(&desk.host)->see_through);
	ck_assert_int_eq(desk.sounds[SOUND_PAGE], 2);
	ck_assert_int_eq(all(), 2);
}
END_TEST

START_TEST(what_is_done_is_heard_at_once)
{
	table_open("lesson-1");
	int before = all();
	desk_key(&desk, KEY_UP, 0);
	ck_assert_int_eq(all(), before);
	desk_key(&desk, KEY_ENTER, 0); /* lies, though not right yet */
	desk_key(&desk, 'r', 0);       /* turned where it lies */
	ck_assert_int_eq(desk.sounds[SOUND_LAY], 2);
	desk_key(&desk, '1', 0); /* the knight, and he is taken up again */
	ck_assert_int_eq(desk.sounds[SOUND_FOLLOWER], 1);
	desk_key(&desk, '1', 0);
	ck_assert_int_eq(desk.sounds[SOUND_LIFT], 1);
	desk_key(&desk, KEY_BACKSPACE, 0);
	ck_assert_int_eq(desk.sounds[SOUND_LIFT], 2);
	ck_assert_int_eq(desk.sounds[SOUND_LAY], 2);
	ck_assert_int_eq(desk.sounds[SOUND_ROAD] + desk.sounds[SOUND_CITY] + desk.sounds[SOUND_MONASTERY], 0);
}
END_TEST

/* The first lesson finishes a city, a road and a monastery, and Rosso's tiles are
 * heard though nobody here lays them. */
START_TEST(what_is_finished_is_heard_when_the_turn_ends)
{
	table_open("lesson-1");
	for (int i = 0; i < 60 && !seen().lesson_done; i++) {
		if (!seen().lesson_waits)
			desk_key(&desk, 'g', 0);
		desk_key(&desk, KEY_ENTER, 0);
	}
	ck_assert(seen().lesson_done);
	desk_build(&desk);
	ck_assert_int_ge(desk.sounds[SOUND_CITY], 1);
	ck_assert_int_ge(desk.sounds[SOUND_ROAD], 1);
	ck_assert_int_ge(desk.sounds[SOUND_MONASTERY], 1);
	ck_assert_int_ge(desk.sounds[SOUND_LAY], 6);
	ck_assert_int_eq(desk.sounds[SOUND_BELL], 0);
}
END_TEST

/* What lay there when a game is opened is not news. */
START_TEST(opening_a_game_is_no_turn)
{
	screen_reset(&desk.host, screens_game(&desk.host, "whole-game", -1));
	desk_build(&desk);
	desk_build(&desk);
	ck_assert_int_eq(all(), desk.sounds[SOUND_PAGE]);
}
END_TEST

/* A picture, and any host that cannot be heard. */
START_TEST(without_ears_nothing_happens)
{
	struct host_ops mute = *desk.host.ops;
	mute.sound = NULL;
	desk.host.ops = &mute;
	table_open("lesson-1");
	desk_key(&desk, 'g', 0);
	desk_key(&desk, KEY_ENTER, 0);
	ck_assert_int_eq(all(), 0);
}
END_TEST

int main(void)
{
	Suite *suite = suite_create("sound");
	TCase *tcase = tcase_create("sound");

	tcase_add_checked_fixture(tcase, setup, teardown);
	tcase_add_test(tcase, pages_are_turned);
	tcase_add_test(tcase, what_is_done_is_heard_at_once);
	tcase_add_test(tcase, what_is_finished_is_heard_when_the_turn_ends);
	tcase_add_test(tcase, opening_a_game_is_no_turn);
	tcase_add_test(tcase, without_ears_nothing_happens);
	suite_add_tcase(suite, tcase);
	return runner_run_suite(suite);
}
