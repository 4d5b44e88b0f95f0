/* The Space bar at the table: it ends a turn whose tile lies and skips one computer player, and nothing more.  Whoever
 * holds it, or presses it again and again, finds his own turn as it was. */
#include <check.h>

#include "company.h"
#include "../runner.h"

enum { FRAME = 40 /* ms from one press, or repeat, to the next */ };

static void space(bool repeat)
{
	desk_input(&desk, &(struct input){.kind = INPUT_KEY, .key = KEY_SPACE, .repeat = repeat, .x = -1, .y = -1});
}

static void pass(uint64_t ms)
{
	desk.frame.now += ms;
	screen->kind->tick(screen, &desk.host, desk.frame.now);
	desk_build(&desk);
}

/* As it is played with: a tile takes its time from hand to table. */
static void at_leisure(const char *const computers[], int count)
{
	table(computers, count);
	desk.prefs.speed = 100;
	desk.frame.frozen = false;
	desk_size(&desk, 1280, 720, 100);
	pass(20000); /* it is settled who begins */
	ck_assert(!seen().company_moves);
}

static void lay(void)
{
	desk_key(&desk, KEY_TAB, 0);
	desk_key(&desk, KEY_ENTER, 0);
	ck_assert(session_laid(seen().session, NULL));
}

/* Ends it as it lies, with Enter. */
static void end(void)
{
	lay();
	desk_key(&desk, KEY_ENTER, 0);
}

/* Of a person's turns, those that have ended. */
static int persons_turns(void)
{
	const struct history *history = session_history(seen().session);
	int turns = 0;
	for (int i = 0; i < history->ply_count; i++)
		turns += history->plies[i].seat == 0 && history->plies[i].move.kind == MOVE_PLACE;
	return turns;
}

/* Pressed, held, or both by turns, from a person's turn through those of two computers and well into the next. */
static void whole_game(int held)
{
	int mine = 0, presses = 0;
	at_leisure((const char *const[]){"", "pip", "odo"}, 3);
	while (seen().found->wait != WAIT_OVER) {
		if (seen().company_moves) {
			space(held == 0 ? false : held == 1 ? presses > 0 : presses % 7 > 0);
			presses++;
			pass(FRAME);
			continue;
		}
		uint64_t since = desk.frame.now;
		while (desk.frame.now < since + 3000) {
			space(held == 0 ? false : held == 1 ? true : presses % 7 > 0);
			presses++;
			pass(FRAME);
			ck_assert_int_eq(seen().found->wait, WAIT_TILE);
			ck_assert_int_eq(seen().found->seat, 0);
			ck_assert_ptr_null(seen().cursor);
			ck_assert(!session_laid(seen().session, NULL));
		}
		ck_assert_int_eq(persons_turns(), mine);
		end();
		mine++;
		presses = 0;
	}
	ck_assert_int_eq(mine, 24); /* of 71 tiles every third */
	ck_assert_int_eq(persons_turns(), mine);
	desk_finish(&desk);
}

START_TEST(test_no_tile_of_a_person_is_laid_by_it) { whole_game(_i); }
END_TEST

/* It is in the air from the first computer's move to the end of all of them; a second press skips the second. */
START_TEST(test_one_press_skips_one_computer)
{
	int waited = 0;
	at_leisure((const char *const[]){"", "pip", "odo"}, 3);
	end();
	space(false);
	for (int i = 0; i < 8 && seen().found->seat == 1; i++)
		pass(0);
	ck_assert_int_eq(seen().found->seat, 2);
	for (; seen().company_moves && waited < 60000; waited += FRAME) {
		space(true); /* still held */
		pass(FRAME);
	}
	ck_assert_int_eq(seen().found->seat, 0);
	ck_assert_int_gt(waited, 1000);
	end();
	for (int seat = 1; seat <= 2; seat++) {
		ck_assert_int_eq(seen().found->seat, seat);
		space(false);
		for (int i = 0; i < 60 && seen().found->seat == seat; i++)
			pass(FRAME);
		ck_assert_int_ne(seen().found->seat, seat);
	}
	ck_assert(!seen().company_moves);
	desk_finish(&desk);
}
END_TEST

/* A press that was meant for the computer comes too late. */
START_TEST(test_no_press_counts_as_ones_turn_begins)
{
	at_leisure((const char *const[]){"", "pip"}, 2);
	end();
	while (seen().company_moves)
		pass(FRAME);
	int plies = session_history(seen().session)->ply_count;
	lay();
	pass(600);
	space(false);
	ck_assert_int_eq(session_history(seen().session)->ply_count, plies);
	ck_assert(session_laid(seen().session, NULL));
	pass(100);
	space(true); /* nor does one that was held since */
	ck_assert(session_laid(seen().session, NULL));
	space(false);
	ck_assert_int_gt(session_history(seen().session)->ply_count, plies);
	desk_finish(&desk);
}
END_TEST

/* Neither does it press a button that has the keys since the computer's move. */
START_TEST(test_no_button_is_pressed_as_ones_turn_begins)
{
	at_leisure((const char *const[]){"", "pip"}, 2);
	end();
	desk_key(&desk, 'z', MOD_CTRL);
	desk_key(&desk, KEY_ENTER, 0);
	while (seen().company_moves)
		pass(FRAME);
	ui_set_focus((struct ui *)screen->widgets, ui_name("play.undo"), false);
	desk_build(&desk);
	int plies = session_history(seen().session)->ply_count;
	space(false);
	ck_assert_int_eq(session_history(seen().session)->ply_count, plies);
	desk_finish(&desk);
}
END_TEST

/* The result waits for Enter. */
START_TEST(test_an_ended_game_is_not_shown_by_it)
{
	table((const char *const[]){"", ""}, 2);
	while (seen().found->wait != WAIT_OVER)
		person_plays();
	int screens = desk.host.count;
	space(false);
	ck_assert_int_eq(desk.host.count, screens);
	desk_key(&desk, KEY_ENTER, 0);
	ck_assert_int_gt(desk.host.count, screens);
	desk_finish(&desk);
}
END_TEST

int main(void)
{
	Suite *suite = suite_create("space");
	TCase *tests = tcase_create("space");

	tcase_set_timeout(tests, 300);
	tcase_add_loop_test(tests, test_no_tile_of_a_person_is_laid_by_it, 0, 3);
	tcase_add_test(tests, test_one_press_skips_one_computer);
	tcase_add_test(tests, test_no_press_counts_as_ones_turn_begins);
	tcase_add_test(tests, test_no_button_is_pressed_as_ones_turn_begins);
	tcase_add_test(tests, test_an_ended_game_is_not_shown_by_it);
	suite_add_tcase(suite, tests);
	return runner_run_suite(suite);
}
