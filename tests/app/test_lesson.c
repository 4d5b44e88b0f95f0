/* Lessons: what is asked for leads to the end; what is not is taken back. */
#include <stdio.h>

#include "../runner.h"
#include "app/language.h"
#include "app/lesson.h"
#include "table.h"
#include "app/words.h"

static const char *const files[] = {"lesson-1.json", "lesson-2.json",  "lesson-3.json",  "lesson-4.json",
                                    "lesson-5.json", "lesson-6.json",  "lesson-7.json",  "lesson-8.json",
                                    "lesson-9.json", "lesson-10.json", "lesson-11.json", "lesson-12.json"};
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

/* Wrong answers first: each is told why, and the question stays until the first right one. */
static void answer_all(const struct step *ask)
{
	const char *text, *right = "", *label;
	int count = 0, answer, options = 0;

	ck_assert(!lesson_go_on(lesson, session) && !lesson_show(lesson, session));
	ck_assert(!lesson_answer(lesson, session, 777, &text));
	ck_assert(ask->ask != ASK_POINTS || strstr(text, "Not 777, but "));
	for (int i = 0; (label = lesson_option(lesson, session, i, &answer)); i++) {
		ck_assert_str_ne(label, "");
		options++;
	}
	ck_assert_int_ge(options, 2);
	for (int i = 0; i < options && !count; i++) {
		ck_assert_ptr_eq(now().ask, ask);
		ck_assert((label = lesson_option(lesson, session, i, &answer)));
		count += lesson_answer(lesson, session, answer, &right);
		ck_assert_str_ne(right, "");
		ck_assert_int_eq(count > 0, strstr(right, "Right") == right);
	}
	ck_assert_int_eq(count, 1);
	ck_assert(now().ask != ask);
}

/* The tile is laid wherever it fits: a wrong place gives it back with a word why; in place of another right one the
 * lesson's own lies then. */
static void answer_by_tile(const struct step *ask)
{
	static struct move moves[MOVES_MAX];
	const char *text;
	int count = session_places(session, moves, MOVES_MAX);
	bool right = false;

	ck_assert(!lesson_answer_laid(lesson, session, &text)); /* nothing lies yet */
	for (int i = 0; i < count && !right; i++) {
		ck_assert_ptr_eq(now().ask, ask);
		ck_assert(session_lay(session, &moves[i], NULL));
		ck_assert_int_eq(now().part, LESSON_ASK);
		right = lesson_answer_laid(lesson, session, &text);
		ck_assert_str_ne(text, "");
		ck_assert_int_eq(session_laid(session, NULL), right);
	}
	ck_assert(right && now().ask != ask);
	lesson_settle_laid(lesson, session);
	ck_assert(!lesson_settle_laid(lesson, session));
	ck_assert(now().part == LESSON_FIGURE || now().part == LESSON_END || now().part == LESSON_ASK);
	session_lift(session);
}

static void answer(const struct step *ask)
{
	if (ask->ask == ASK_PLACE)
		answer_by_tile(ask);
	else
		answer_all(ask);
}

/* The tile lies right, the turn is ended with every figure that is not asked for:
 * the tile stays lying. */
static void wrong_figures(void)
{
	static struct move moves[MOVES_MAX];
	session_lift(session);
	struct move place = now().place, laid, put;
	int plies = session_history(session)->ply_count, wrong = 0;

	ck_assert(session_lay(session, &place, NULL));
	while (now().part == LESSON_ASK)
		answer(now().ask);
	bool none = session_wait(session) == WAIT_END; /* nobody may be put there */
	int count = none ? 0 : session_moves(session, moves, MOVES_MAX);
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
	ck_assert_int_eq(wrong > 0, !none);
	ck_assert(session_lift(session));
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
			answer(state.ask);
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
			turns += move_lays(state.choice.kind);
			ck_assert(lesson_show(lesson, session));
			ck_assert_str_ne(now().text, state.text);
			continue;
		}
		static struct move moves[MOVES_MAX];
		int count = session_places(session, moves, MOVES_MAX);
		int plies = session_history(session)->ply_count;
		if (session_offers(session)) { /* nor is another tile drawn instead */
			ck_assert(session_decide(session, &(struct move){.kind = MOVE_PASS}));
			ck_assert_int_eq(lesson_take_back(lesson, session), LESSON_TOOK_CHOICE);
			ck_assert(session_offers(session));
			wrong++;
		}
		asked_for[session_decision(session).kind]++;
		for (int i = 0; i < count; i++) {
			ck_assert(session_lay(session, &moves[i], NULL));
			if (now().part != LESSON_AWAY)
				continue;
			ck_assert(session_end_turn(session));
			bool there = moves[i].cell.x == state.place.cell.x && moves[i].cell.y == state.place.cell.y;
			ck_assert_int_eq(lesson_take_back(lesson, session),
			                 there ? LESSON_TOOK_TURN : LESSON_TOOK_TILE);
			ck_assert_int_eq(lesson_take_back(lesson, session), LESSON_TOOK_NOTHING);
			ck_assert_int_eq(session_history(session)->ply_count, plies);
			ck_assert(!session_laid(session, NULL));
			wrong++;
		}
		wrong_figures();
		ck_assert(lesson_show(lesson, session));
		ck_assert_int_eq(now().part, LESSON_END);
		/* One for the tile, one for the follower if there can be one. */
		ck_assert_int_eq(strcmp(now().text, state.text) != 0, session_wait(session) != WAIT_END);
		ck_assert(session_end_turn(session));
		ck_assert_int_eq(lesson_take_back(lesson, session), LESSON_TOOK_NOTHING);
		turns++;
	}
	ck_assert_int_eq(turns, now().turns);
	ck_assert_int_ge(wrong, turns);
	/* The abbey's and The Castle's own decisions are each made once. */
	ck_assert_int_eq(asked_for[DECISION_ABBEY], _i == 11);
	ck_assert_int_eq(asked_for[DECISION_DRIVE], _i == 11);
	ck_assert_int_eq(asked_for[DECISION_SCORE], _i == 4);
	ck_assert_int_eq(asked_for[DECISION_EXTRA], _i == 4);
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
	struct refusal refusal;
	int refused = 0;

	language_set("en");
	open_lesson(1);
	ck_assert(lesson_show(lesson, session) && session_end_turn(session) && lesson_go_on(lesson, session));
	struct move place = now().place;
	ck_assert(session_lay(session, &place, NULL));
	for (uint8_t at = 0; at < 8; at++) {
		struct move farmer = {.kind = MOVE_FIGURE, .figure = FIGURE_MEEPLE, .spot = {FEATURE_FIELD, at}};
		if (session_put(session, &farmer, &refusal) || refusal.reason != REFUSAL_OCCUPIED)
			continue;
		ck_assert_str_eq(words_refusal_plain(session, &refusal), "You share this field with Rosso");
		refused++;
	}
	ck_assert_int_gt(refused, 0);
	close_lesson();
}
END_TEST

/* Its last tile joins two farmers of one with a farmer of another: they hold the field together, but share nothing. */
START_TEST(a_field_of_the_most_is_not_shared)
{
	struct refusal refusal;
	int refused = 0;

	language_set("en");
	open_lesson(1);
	while (now().part != LESSON_TILE || game_tiles_left(session_game(session)) > 0)
		ck_assert(now().part == LESSON_OTHER ? lesson_go_on(lesson, session)
		                                     : lesson_show(lesson, session) && session_end_turn(session));
	ck_assert(lesson_show(lesson, session));
	for (uint8_t at = 0; at < 8; at++) {
		struct move farmer = {.kind = MOVE_FIGURE, .figure = FIGURE_MEEPLE, .spot = {FEATURE_FIELD, at}};
		if (session_put(session, &farmer, &refusal) || refusal.reason != REFUSAL_OCCUPIED)
			continue;
		const char *text = words_refusal_plain(session, &refusal);
		refused += !strcmp(text, "You hold this field with Rosso") &&
		           !strcmp(words_refusal_holders(session, &refusal), "held by you and Rosso");
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

/* To the next question that is open, by what is asked for and by right answers. */
static const struct step *next_question(void)
{
	for (const struct step *last = now().ask; now().part != LESSON_DONE;) {
		struct move place = now().place;
		if (now().part == LESSON_ASK && now().ask != last)
			return now().ask;
		if (now().part == LESSON_ASK)
			answer(last);
		else if (now().part == LESSON_TILE && !session_laid(session, NULL))
			ck_assert(session_lay(session, &place, NULL));
		else if (!lesson_go_on(lesson, session))
			ck_assert(lesson_show(lesson, session) && session_end_turn(session));
	}
	return NULL;
}

/* Where one move brings several scores, the answer names each. */
START_TEST(an_answer_of_several_scores)
{
	const char *text;

	language_set("en");
	open_lesson(2);
	while (now().turn < now().turns || now().part != LESSON_ASK)
		next_question();
	ck_assert(!lesson_answer(lesson, session, 9, &text));
	ck_assert_str_eq(text, "Not 9, but 9 + 1 + 6 = 16.");
	close_lesson();
}
END_TEST

/* The questions of the tenth lesson, reckoned by hand. */
START_TEST(why_an_answer_is_wrong)
{
	const char *text, *label;
	struct move east = {.kind = MOVE_PLACE, .cell = {4, 0}};
	int value;

	language_set("en");
	open_lesson(9);
	ck_assert_int_eq(now().ask->ask, ASK_PLACE);
	ck_assert_int_eq(next_question()->ask, ASK_CHOOSE); /* on the bridge city: 1 point as a knight, else none */
	ck_assert(!lesson_answer(lesson, session, 1, &text));
	ck_assert_str_eq(text, "Points if the game ended now: 0 so, 1 with the best answer.");
	ck_assert_int_eq(next_question()->aim, AIM_CELL);
	east.tile = (uint8_t)session_tile(session);
	ck_assert(session_lay(session, &east, NULL));
	ck_assert(!lesson_answer_laid(lesson, session, &text));
	ck_assert_str_eq(text, "It fits there, too, but another place is asked for.");
	ck_assert_int_eq(next_question()->aim, AIM_BEST); /* a city of two tiles alone, or of three that is shared */
	ck_assert((label = lesson_option(lesson, session, 1, &value)));
	ck_assert_str_eq(label, "B");
	ck_assert(!lesson_answer(lesson, session, 0, &text));
	ck_assert_str_eq(text, "Points if the game ended now: 2 so, 3 with the best answer.");
	ck_assert_int_eq(next_question()->aim, AIM_LEGAL);
	ck_assert((label = lesson_option(lesson, session, 0, &value)));
	ck_assert_str_eq(label, "A  Knight");
	ck_assert(!lesson_answer(lesson, session, 0, &text));
	ck_assert_str_eq(text, "You share this city with Rosso");
	ck_assert_int_eq(next_question()->ask, ASK_OWNER);
	ck_assert(!lesson_answer(lesson, session, 0, &text));
	ck_assert_str_eq(text, "Not so: Yellow 1, Rosso 1.");
	ck_assert(lesson_answer(lesson, session, 2, &text));
	close_lesson();
}
END_TEST

/* What cannot be asked is said with its place, before the lesson begins. */
START_TEST(questions_that_make_no_sense)
{
	static const struct {
		const char *ask, *says;
	} wrong[] = {
	    {"{\"ask\": \"x\", \"place\": [0, 7]}", "no right answer"},
	    {"{\"ask\": \"x\", \"choose\": [\"meeple road:E\", \"pass\"], \"right\": \"legal\"}",
	     "none of these is right"},
	    {"{\"ask\": \"x\", \"choose\": [\"place U 1,0 0\", \"place U 1,0 2\"], \"right\": \"legal\"}",
	     "all of these"},
	    {"{\"ask\": \"x\", \"owner\": [3, 3, \"city:N\"]}", "no such place"},
	};
	char path[FORMAT_PATH_SIZE], error[FORMAT_LINE_SIZE];

	home_begin();
	for (size_t i = 0; i < sizeof wrong / sizeof *wrong; i++) {
		char text[600];
		snprintf(path, sizeof path, "%s/lesson-wrong.json", home);
		snprintf(
		    text, sizeof text,
		    "{\"format\": 1, \"players\": [\"red\", \"blue\"], \"deck\": [\"U\", \"U\", \"U\"], \"moves\": [\n"
		    "%s,\n\"place U 1,0 0\", \"pass\"]}",
		    wrong[i].ask);
		text_write(path, text);
		ck_assert_ptr_null(lesson_open(tiles, path, &session, error));
		ck_assert_msg(strstr(error, ":2:1: ") && strstr(error, wrong[i].says), "%s", error);
	}
	home_end();
}
END_TEST

/* Whose turn it is only the game says: a lesson that hands a turn to somebody would be played as another game. */
START_TEST(a_lesson_hands_no_turn_on)
{
	char path[FORMAT_PATH_SIZE], error[FORMAT_LINE_SIZE];

	home_begin();
	snprintf(path, sizeof path, "%s/lesson-turn.json", home);
	text_write(path,
	           "{\"format\": 1, \"players\": [\"red\", \"blue\"], \"deck\": [\"E\", \"E\", \"U\"], \"moves\": "
	           "[\"place E 0,-1 2\", \"pass\",\n{\"turn\": \"red\"}, \"place E 0,1 2\", \"pass\"]}");
	ck_assert_ptr_null(lesson_open(tiles, path, &session, error));
	ck_assert_msg(strstr(error, ":2:1: ") && strstr(error, "no turn is handed"), "%s", error);
	home_end();
}
END_TEST

/* What the file says of a refused answer is a sentence of its own, behind the engine's. */
START_TEST(a_reason_of_the_file)
{
	char path[FORMAT_PATH_SIZE], error[FORMAT_LINE_SIZE];
	const char *text;

	home_begin();
	language_set("en");
	snprintf(path, sizeof path, "%s/lesson-why.json", home);
	text_write(path, "{\"format\": 1, \"players\": [\"red\", \"blue\"], \"deck\": [\"U\", \"U\", \"U\"], "
	                 "\"moves\": [{\"ask\": \"x\", \"choose\": [\"place U 1,0 0\", \"place U 1,0 1\"], "
	                 "\"right\": \"legal\", \"why\": [\"Look again.\", \"Look again.\"]}, "
	                 "\"place U 1,0 0\", \"pass\"]}");
	lesson = lesson_open(tiles, path, &session, error);
	ck_assert_msg(lesson, "%s", error);
	for (int i = 1; i >= 0; i--) { /* the wrong one first: the question stays */
		ck_assert_int_eq(now().part, LESSON_ASK);
		ck_assert_int_eq(lesson_answer(lesson, session, i, &text), i == 0);
		ck_assert_msg(strstr(text, ". Look again."), "%s", text);
	}
	close_lesson();
	home_end();
}
END_TEST

/* A file may have its texts in several languages: the lesson speaks the one that is spoken. */
START_TEST(a_question_in_another_language)
{
	language_set("ro");
	open_lesson(8);
	ck_assert(lesson_show(lesson, session) && session_end_turn(session) && lesson_go_on(lesson, session));
	struct lesson_state state = now();
	language_set("en");
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
	tcase_add_test(cases, a_field_of_the_most_is_not_shared);
	tcase_add_test(cases, undo_goes_back_in_the_lesson);
	tcase_add_test(cases, an_answer_of_several_scores);
	tcase_add_test(cases, why_an_answer_is_wrong);
	tcase_add_test(cases, a_reason_of_the_file);
	tcase_add_test(cases, questions_that_make_no_sense);
	tcase_add_test(cases, a_lesson_hands_no_turn_on);
	tcase_add_test(cases, a_question_in_another_language);
	suite_add_tcase(suite, cases);
	return runner_run_suite(suite);
}
