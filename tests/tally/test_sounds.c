/* The final scoring as it is heard: coins while it counts, one bell at its end. */
#include "suite.h"

static struct view view;

/* A show of its own clock, in steps of so many milliseconds. */
static void watch(int step)
{
	struct screen *screen = tally_screen_create(view.show);
	uint64_t now = 1000;
	screen->kind->enter(screen, &view.desk.host, now);
	while (screen->kind->wait(screen, now) == 0) {
		now += (uint64_t)step;
		screen->kind->tick(screen, &view.desk.host, now);
	}
	screen->kind->destroy(screen);
}

START_TEST(coins_and_one_bell)
{
	view_init(&view, "whole-game", NULL, 1280, 720);
	watch(16);
	ck_assert_int_eq(view.desk.sounds[SOUND_BELL], 1);
	ck_assert_int_gt(view.desk.sounds[SOUND_COIN], 5);
	ck_assert_int_gt(view.desk.sounds[SOUND_FOLLOWER], 0);
	/* seen again the bell has been rung */
	int coins = view.desk.sounds[SOUND_COIN];
	watch(16);
	ck_assert_int_eq(view.desk.sounds[SOUND_COIN], 2 * coins);
	ck_assert_int_eq(view.desk.sounds[SOUND_BELL], 1);
	/* a slow machine has fewer pictures, and fewer coins: never a heap of them at once */
	watch(2000);
	ck_assert_int_lt(view.desk.sounds[SOUND_COIN], 3 * coins);
	view_finish(&view);
}
END_TEST

/* Who does not watch hears it with the result. */
START_TEST(the_result_rings_where_nobody_watched)
{
	view_init(&view, "whole-game", NULL, 1280, 720);
	struct screen *screen = result_screen_create(view.show);
	screen->kind->enter(screen, &view.desk.host, 1000);
	screen->kind->enter(screen, &view.desk.host, 2000);
	ck_assert_int_eq(view.desk.sounds[SOUND_BELL], 1);
	screen->kind->destroy(screen);
	view_finish(&view);
}
END_TEST

/* Where nothing moves by itself the end of a game is all counted; at twice the speed it takes half as long. */
START_TEST(it_begins_as_fast_as_the_settings_say)
{
	view_init(&view, "whole-game", NULL, 1280, 720);
	view.desk.prefs.speed = 0;
	struct screen *screen = ending_screen_create(&view.desk.host, view.ending.session, NULL, true);
	screen->kind->enter(screen, &view.desk.host, 1000);
	ck_assert_int_eq(screen->kind->wait(screen, 1000), -1);
	screen->kind->tick(screen, &view.desk.host, 2000);
	ck_assert_int_eq(view.desk.sounds[SOUND_BELL], 1);
	screen->kind->destroy(screen);
	view.desk.prefs.speed = 200;
	screen = ending_screen_create(&view.desk.host, view.ending.session, NULL, true);
	uint64_t now = 1000;
	screen->kind->enter(screen, &view.desk.host, now);
	for (; screen->kind->wait(screen, now) == 0; now += 500)
		screen->kind->tick(screen, &view.desk.host, now);
	double half = tally_screen_length(screen) / 2;
	ck_assert_double_ge((double)(now - 1000) / 1000, half);
	ck_assert_double_le((double)(now - 1000) / 1000, half + 2);
	screen->kind->destroy(screen);
	view_finish(&view);
}
END_TEST

int main(void)
{
	Suite *suite = suite_create("sounds");
	TCase *tests = tcase_create("sounds");
	tcase_add_test(tests, coins_and_one_bell);
	tcase_add_test(tests, the_result_rings_where_nobody_watched);
	tcase_add_test(tests, it_begins_as_fast_as_the_settings_say);
	suite_add_tcase(suite, tests);
	return runner_run_suite(suite);
}
