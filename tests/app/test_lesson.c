/* Lessons: what is asked for leads to the end; what is not is taken back. */
#include <stdio.h>

#include "../runner.h"
#include "lesson.h"
#include "table.h"

static const char *const files[] = {"lesson-1.json", "lesson-2.json"};
enum { FILES = sizeof files / sizeof files[0] };

static struct lesson *lesson;
static struct session *session;

static void open_lesson(int i)
{
	char path[FORMAT_PATH_SIZE], error[FORMAT_LINE_SIZE], name[80];
	snprintf(name, sizeof name, "scenarios/%s", files[i]);
	ck_assert(data_path(name, path));
	lesson = lesson_open(tiles, path, &session, error);
	ck_assert_msg(lesson != NULL, "%s", error);
}

static void close_lesson(void)
{
	lesson_destroy(lesson);
	session_destroy(session);
}

static struct lesson_state now(void)
{
	struct lesson_state state;
	lesson_at(lesson, session, &state);
	ck_assert(state.text[0] != '\0');
	ck_assert(state.turn >= 1 && state.turn <= state.turns);
	return state;
}

/* The learner tries everything that is not asked for before he does what is. */
START_TEST(leads_to_its_end)
{
	open_lesson(_i);
	int turns = 0, wrong = 0;
	struct lesson_state state;
	while ((state = now()).part != LESSON_DONE) {
		if (state.part == LESSON_OTHER) {
			ck_assert(!lesson_show(lesson, session) || now().part == LESSON_OTHER);
			ck_assert(lesson_go_on(lesson, session));
			continue;
		}
		ck_assert(!lesson_go_on(lesson, session));
		static struct move moves[MOVES_MAX];
		int count = session_places(session, moves, MOVES_MAX);
		int plies = session_history(session)->ply_count;
		for (int i = 0; i < count; i++) {
			ck_assert(session_lay(session, &moves[i], NULL));
			if (now().part != LESSON_AWAY)
				continue;
			ck_assert(session_end_turn(session));
			ck_assert(lesson_hold(lesson, session));
			ck_assert(!lesson_hold(lesson, session));
			ck_assert_int_eq(session_history(session)->ply_count, plies);
			wrong++;
		}
		ck_assert(lesson_show(lesson, session));
		ck_assert_int_eq(now().part, LESSON_END);
		ck_assert_str_ne(now().text, state.text); /* one for the tile, one for the follower */
		ck_assert(session_end_turn(session));
		ck_assert(!lesson_hold(lesson, session));
		turns++;
	}
	ck_assert_int_eq(turns, now().turns);
	ck_assert_int_gt(wrong, 2 * turns);
	close_lesson();
}
END_TEST

/* Every way to lay a tile that looks like the right one is the right one. */
START_TEST(look_alikes_are_taken)
{
	open_lesson(0);
	for (int i = 0; i < 4; i++) { /* to the monastery, which has no front */
		struct lesson_state state = now();
		if (state.part == LESSON_OTHER)
			ck_assert(lesson_go_on(lesson, session));
		else
			ck_assert(lesson_show(lesson, session) && session_end_turn(session));
	}
	for (int rotation = 0; rotation < 4; rotation++) {
		struct move place = now().place;
		place.rotation = (uint8_t)rotation;
		ck_assert(session_lay(session, &place, NULL));
		ck_assert_int_eq(now().part, LESSON_FIGURE);
		ck_assert(session_lift(session));
	}
	close_lesson();
}
END_TEST

START_TEST(undo_goes_back_in_the_lesson)
{
	open_lesson(1);
	const char *first = now().text;
	ck_assert(lesson_show(lesson, session) && session_end_turn(session));
	ck_assert_int_eq(now().part, LESSON_OTHER);
	ck_assert(session_goto(session, 0));
	ck_assert_str_eq(now().text, first);
	close_lesson();
}
END_TEST

int main(void)
{
	Suite *suite = suite_create("lesson");
	TCase *cases = tcase_create("lesson");
	tcase_add_checked_fixture(cases, tiles_begin, tiles_end);
	tcase_add_loop_test(cases, leads_to_its_end, 0, FILES);
	tcase_add_test(cases, look_alikes_are_taken);
	tcase_add_test(cases, undo_goes_back_in_the_lesson);
	suite_add_tcase(suite, cases);
	return runner_run_suite(suite);
}
