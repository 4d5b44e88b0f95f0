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

int main(void)
{
	Suite *suite = suite_create("sounds");
	TCase *tests = tcase_create("sounds");
	tcase_add_test(tests, coins_and_one_bell);
	tcase_add_test(tests, the_result_rings_where_nobody_watched);
	suite_add_tcase(suite, tests);
	return runner_run_suite(suite);
}
