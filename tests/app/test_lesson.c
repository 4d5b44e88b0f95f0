/* Lessons: what is asked for leads to the end; what is not is taken back. */
#include <stdio.h>

#include "../runner.h"
#include "app/language.h"
#include "app/lesson.h"
#include "table.h"
#include "app/words.h"

static const char *const files[] = {"lesson-1.json", "lesson-2.json", "lesson-3.json", "lesson-4.json", "lesson-5.json",
                                    "lesson-6.json", "lesson-7.json", "lesson-8.json", "lesson-9.json"};
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

/* The tile lies right, the turn is ended with every figure that is not asked for:
 * the tile stays lying. */
static void wrong_figures(void)
{
	static struct move moves[MOVES_MAX];
	struct move place = now().place, laid, put;
	int plies = session_history(session)->ply_count, wrong = 0;

	session_lift(session);
	ck_assert(session_lay(session, &place, NULL));
	int count = session_wait(session) == WAIT_FIGURE ? session_moves(session, moves, MOVES_MAX) : 0;
	for (int i = 0; i < count; i++) {
		session_unput(session);
		ck_assert(moves[i].kind == MOVE_PASS || session_put(session, &moves[i], NULL));
		if (now().part != LESSON_FIGURE)
			continue;
		ck_assert(session_end_turn(session));
		ck_assert_int_eq(lesson_take_back(lesson, session), LESSON_TOOK_FIGURE);
		ck_assert_int_eq(lesson_take_back(lesson, session), LESSON_TOOK_NOTHING);
		ck_assert_int_eq(session_history(session)->ply_count, plies);
		ck_assert(session_laid(session, &laid) && !session_put_move(session, &put));
		ck_assert(laid.cell.x == place.cell.x && laid.cell.y == place.cell.y);
		ck_assert_int_eq(laid.rotation, place.rotation);
		wrong++;
	}
	ck_assert_int_gt(wrong, 0);
	ck_assert(session_lift(session));
}

/* Wrong answers first: each is told what is right, and the question stays; exactly one is right. */
static void answer_all(const struct step *ask)
{
	char text[WORDS_SIZE], right[WORDS_SIZE] = "";
	int count = 0;

	ck_assert(!lesson_go_on(lesson, session) && !lesson_show(lesson, session));
	ck_assert(!lesson_answer(lesson, session, 777, text, sizeof text));
	ck_assert_ptr_nonnull(strstr(text, "Not 777, but "));
	for (int i = 0; i < ask->answer_count; i++) {
		ck_assert_ptr_eq(now().ask, ask);
		if (!lesson_answer(lesson, session, ask->answers[i], right, sizeof right))
			continue;
		count++;
		ck_assert_ptr_nonnull(strstr(right, "Right: "));
		break;
	}
	ck_assert_int_eq(count, 1);
	ck_assert(now().part != LESSON_ASK);
}

/* Every other answer to a question is taken back, and the question asked again. */
static void wrong_answers(int asked_for[DECISION_KINDS])
{
	static struct move moves[MOVES_MAX];
	int plies = session_history(session)->ply_count, count = session_moves(session, moves, MOVES_MAX), wrong = 0;
	struct move asked = now().choice;

	for (int i = 0; i < count; i++) {
		if (memcmp(&moves[i], &asked, sizeof asked) == 0)
			continue;
		ck_assert(session_decide(session, &moves[i]));
		ck_assert_int_eq(lesson_take_back(lesson, session), LESSON_TOOK_CHOICE);
		ck_assert_int_eq(lesson_take_back(lesson, session), LESSON_TOOK_NOTHING);
		ck_assert_int_eq(session_history(session)->ply_count, plies);
		ck_assert_int_eq(now().part, LESSON_CHOOSE);
		wrong++;
	}
	ck_assert_int_gt(wrong, 0);
	asked_for[session_decision(session).kind]++;
}

/* The learner tries everything that is not asked for before he does what is. */
START_TEST(leads_to_its_end)
{
	open_lesson(_i);
	int turns = 0, wrong = 0;
	struct lesson_state state;
	int asked_for[DECISION_KINDS] = {0};
	while ((state = now()).part != LESSON_DONE) {
		if (state.part == LESSON_ASK) {
			answer_all(state.ask);
			continue;
		}
		if (state.part == LESSON_OTHER) {
			ck_assert(!lesson_show(lesson, session) || now().part == LESSON_OTHER);
			ck_assert(lesson_go_on(lesson, session));
			continue;
		}
		ck_assert(!lesson_go_on(lesson, session));
		if (state.part == LESSON_CHOOSE) {
			wrong_answers(asked_for);
			ck_assert(lesson_show(lesson, session));
			ck_assert_str_ne(now().text, state.text);
			continue;
		}
		static struct move moves[MOVES_MAX];
		int count = session_places(session, moves, MOVES_MAX);
		int plies = session_history(session)->ply_count;
		for (int i = 0; i < count; i++) {
			ck_assert(session_lay(session, &moves[i], NULL));
			if (now().part != LESSON_AWAY)
				continue;
			ck_assert(session_end_turn(session));
			ck_assert_int_eq(lesson_take_back(lesson, session), LESSON_TOOK_TILE);
			ck_assert_int_eq(lesson_take_back(lesson, session), LESSON_TOOK_NOTHING);
			ck_assert_int_eq(session_history(session)->ply_count, plies);
			ck_assert(!session_laid(session, NULL));
			wrong++;
		}
		wrong_figures();
		ck_assert(lesson_show(lesson, session));
		ck_assert_int_eq(now().part, LESSON_END);
		ck_assert_str_ne(now().text, state.text); /* one for the tile, one for the follower */
		ck_assert(session_end_turn(session));
		ck_assert_int_eq(lesson_take_back(lesson, session), LESSON_TOOK_NOTHING);
		turns++;
	}
	ck_assert_int_eq(turns, now().turns);
	ck_assert_int_ge(wrong, turns);
	/* The Castle's own decisions are each made once. */
	ck_assert_int_eq(asked_for[DECISION_SCORE], _i == 3);
	ck_assert_int_eq(asked_for[DECISION_EXTRA], _i == 3);
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

/* The first tile must be turned; no other tile is dealt so. */
START_TEST(first_tile_is_dealt_turned)
{
	open_lesson(0);
	struct move place = now().place;
	int dealt = lesson_deal(lesson, session);
	ck_assert_int_ge(dealt, 0);
	ck_assert_int_ne(dealt, place.rotation);
	place.rotation = (uint8_t)dealt;
	ck_assert(session_lay(session, &place, NULL));
	ck_assert_int_eq(now().part, LESSON_AWAY);
	ck_assert(lesson_show(lesson, session) && session_end_turn(session) && lesson_go_on(lesson, session));
	ck_assert_int_eq(now().part, LESSON_TILE);
	ck_assert_int_eq(lesson_deal(lesson, session), -1);
	close_lesson();
	open_lesson(1); /* a straight road looks alike both ways */
	ck_assert_int_eq(lesson_deal(lesson, session), -1);
	close_lesson();
}
END_TEST

/* The second turn of the second lesson joins two fields: the refusal names both
 * who are there, as the lesson does. */
START_TEST(a_shared_field_is_refused_as_shared)
{
	char text[WORDS_SIZE];
	struct refusal refusal;
	int refused = 0;

	language_set("en", NULL);
	open_lesson(1);
	ck_assert(lesson_show(lesson, session) && session_end_turn(session) && lesson_go_on(lesson, session));
	struct move place = now().place;
	ck_assert(session_lay(session, &place, NULL));
	for (uint8_t at = 0; at < 8; at++) {
		struct move farmer = {.kind = MOVE_FIGURE, .figure = FIGURE_MEEPLE, .spot = {FEATURE_FIELD, at}};
		if (session_put(session, &farmer, &refusal) || refusal.reason != REFUSAL_OCCUPIED)
			continue;
		words_refusal_plain(session, &refusal, text, sizeof text);
		ck_assert_str_eq(text, "You share this field with Rosso");
		refused++;
	}
	ck_assert_int_gt(refused, 0);
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

/* Where one move brings several scores, the answer names each. */
START_TEST(an_answer_of_several_scores)
{
	char text[WORDS_SIZE];

	language_set("en", NULL);
	open_lesson(8);
	while (now().turn < now().turns || now().part != LESSON_ASK) {
		if (now().part == LESSON_ASK) {
			for (int i = 0; now().part == LESSON_ASK; i++)
				lesson_answer(lesson, session, now().ask->answers[i], text, sizeof text);
		} else if (!lesson_go_on(lesson, session)) {
			ck_assert(lesson_show(lesson, session) && session_end_turn(session));
		}
	}
	ck_assert(!lesson_answer(lesson, session, 9, text, sizeof text));
	ck_assert_str_eq(text, "Not 9, but 9 + 1 + 6 = 16.");
	close_lesson();
}
END_TEST

/* A file may have its texts in several languages: the lesson speaks the one that is spoken. */
START_TEST(a_question_in_another_language)
{
	language_set("ro", NULL);
	open_lesson(7);
	ck_assert(lesson_show(lesson, session) && session_end_turn(session) && lesson_go_on(lesson, session));
	struct lesson_state state = now();
	language_set("en", NULL);
	ck_assert_int_eq(state.part, LESSON_ASK);
	ck_assert_ptr_nonnull(strstr(state.text, "Câte puncte"));
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
	tcase_add_test(cases, first_tile_is_dealt_turned);
	tcase_add_test(cases, a_shared_field_is_refused_as_shared);
	tcase_add_test(cases, undo_goes_back_in_the_lesson);
	tcase_add_test(cases, an_answer_of_several_scores);
	tcase_add_test(cases, a_question_in_another_language);
	suite_add_tcase(suite, cases);
	return runner_run_suite(suite);
}
