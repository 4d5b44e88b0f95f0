/* The words of a draft in several languages, and the questions of a lesson. */
#include <stdio.h>

#include "../runner.h"
#include "app/lesson.h"
#include "app/save.h"
#include "drafts.h"
#include "table.h"

/* Words in another language: the others stay. */
START_TEST(words_in_two_languages)
{
	ck_assert_int_eq(draft_title(draft, "A road"), DRAFT_DONE);
	ck_assert_int_eq(play("place V 1,0 0"), DRAFT_DONE);
	ck_assert_int_eq(draft_caption(draft, "It goes on."), DRAFT_DONE);
	draft_speak(draft, "ro");
	ck_assert_str_eq(draft_scenario(draft)->title, "A road"); /* not there yet */
	ck_assert_int_eq(draft_title(draft, "Un drum"), DRAFT_DONE);
	ck_assert_int_eq(draft_caption(draft, "Continuă."), DRAFT_DONE);
	ck_assert_str_eq(draft_scenario(draft)->title, "Un drum");
	ck_assert_str_eq(scenario_caption_at(draft_scenario(draft), draft_at(draft)), "Continuă.");
	draft_speak(draft, "en");
	ck_assert_int_eq(draft_title(draft, "The road"), DRAFT_DONE);
	char *text = document();
	ck_assert_ptr_nonnull(strstr(text, "{\"en\": \"The road\", \"ro\": \"Un drum\"}"));
	ck_assert_ptr_nonnull(strstr(text, "{\"en\": \"It goes on.\", \"ro\": \"Continuă.\"}"));
	free(text);
	draft_undo(draft);
	ck_assert_str_eq(draft_scenario(draft)->title, "A road");
	draft_speak(draft, "ro");
	ck_assert_int_eq(draft_title(draft, ""), DRAFT_DONE);
	text = document();
	ck_assert_ptr_nonnull(strstr(text, "\"title\": \"A road\""));
	free(text);
	ck_assert(draft_holds(draft));
}
END_TEST

/* Who begins in another language loses nothing: his words stand for the English ones, until those are written. */
START_TEST(words_before_there_are_english_ones)
{
	draft_speak(draft, "ro");
	ck_assert_int_eq(draft_title(draft, "Un drum"), DRAFT_DONE);
	ck_assert_int_eq(draft_title(draft, "Un drum lung"), DRAFT_DONE);
	ck_assert_int_eq(draft_caption(draft, "Aici."), DRAFT_DONE);
	ck_assert_int_eq(play("place V 1,0 0"), DRAFT_DONE);
	ck_assert_int_eq(draft_shot(draft, "Acum"), DRAFT_DONE);
	char *text = document();
	ck_assert_ptr_nonnull(strstr(text, "\"title\": {\"ro\": \"Un drum lung\"}"));
	ck_assert_ptr_nonnull(strstr(text, "\"caption\": {\"ro\": \"Aici.\"}"));
	ck_assert_ptr_nonnull(strstr(text, "\"shot\": {\"ro\": \"Acum\"}"));
	free(text);
	draft_speak(draft, "en");
	ck_assert_int_eq(draft_title(draft, "A long road"), DRAFT_DONE);
	draft_speak(draft, "ro");
	ck_assert_int_eq(draft_title(draft, "Drumul"), DRAFT_DONE);
	text = document();
	ck_assert_ptr_nonnull(strstr(text, "\"title\": {\"en\": \"A long road\", \"ro\": \"Drumul\"}"));
	free(text);
	ck_assert_int_eq(draft_caption(draft, ""), DRAFT_DONE); /* taken back: nothing stands for anything */
	text = document();
	ck_assert_ptr_null(strstr(text, "Aici"));
	free(text);
	ck_assert(draft_holds(draft));
}
END_TEST

/* Somebody may mean the same word in two languages: a translation changes no English word, not even an equal one. */
START_TEST(an_equal_english_word_is_its_own)
{
	ck_assert_int_eq(draft_title(draft, "Avignon"), DRAFT_DONE);
	ck_assert_int_eq(draft_caption(draft, "Final"), DRAFT_DONE);
	draft_speak(draft, "ro");
	ck_assert_int_eq(draft_title(draft, "Avignon"), DRAFT_DONE);
	ck_assert(!scenario_stands_in(draft_scenario(draft), "ro"));
	ck_assert_int_eq(draft_title(draft, "Orașul Avignon"), DRAFT_DONE);
	ck_assert_int_eq(draft_caption(draft, "Final"), DRAFT_DONE);
	ck_assert_int_eq(draft_caption(draft, "Sfârșit"), DRAFT_DONE);
	char *text = document();
	ck_assert_ptr_nonnull(strstr(text, "\"title\": {\"en\": \"Avignon\", \"ro\": \"Orașul Avignon\"}"));
	ck_assert_ptr_nonnull(strstr(text, "\"caption\": {\"en\": \"Final\", \"ro\": \"Sfârșit\"}"));
	free(text);
}
END_TEST

/* A translation belongs to the words that hold here, wherever they begin: those of the file, or of a step before. */
START_TEST(words_said_earlier_are_translated_where_they_are)
{
	ck_assert_int_eq(draft_caption(draft, "A road."), DRAFT_DONE);
	ck_assert_int_eq(play("place V 1,0 0"), DRAFT_DONE);
	int steps = draft_scenario(draft)->step_count;
	draft_speak(draft, "ro");
	ck_assert_int_eq(draft_caption(draft, "Un drum."), DRAFT_DONE);
	ck_assert_int_eq(draft_scenario(draft)->step_count, steps);
	ck_assert_str_eq(draft_scenario(draft)->caption, "Un drum.");
	draft_speak(draft, "en");
	ck_assert_int_eq(draft_caption(draft, "It goes on."), DRAFT_DONE);
	ck_assert_int_eq(play("place U 2,0 1"), DRAFT_DONE);
	steps = draft_scenario(draft)->step_count;
	int at = draft_at(draft);
	draft_speak(draft, "ro");
	ck_assert_int_eq(draft_caption(draft, "Continuă."), DRAFT_DONE);
	ck_assert_int_eq(draft_scenario(draft)->step_count, steps);
	ck_assert_int_eq(draft_at(draft), at);
	ck_assert_str_eq(scenario_caption_at(draft_scenario(draft), at), "Continuă.");
	char *text = document();
	ck_assert_ptr_nonnull(strstr(text, "{\"en\": \"A road.\", \"ro\": \"Un drum.\"}"));
	ck_assert_ptr_nonnull(strstr(text, "{\"en\": \"It goes on.\", \"ro\": \"Continuă.\"}"));
	free(text);
	ck_assert_int_eq(draft_caption(draft, ""), DRAFT_DONE);
	ck_assert_str_eq(scenario_caption_at(draft_scenario(draft), at), "It goes on.");
	ck_assert_int_eq(draft_scenario(draft)->step_count, steps);
	ck_assert(draft_holds(draft));
}
END_TEST

/* ---- questions of a lesson ---- */

static const struct step by_cell = {.kind = STEP_ASK, .ask = ASK_PLACE, .aim = AIM_CELL, .cell = {1, 0}},
                         points = {.kind = STEP_ASK, .ask = ASK_POINTS, .answers = {9, 4}, .answer_count = 2};

static struct step choice(const char *one, const char *other)
{
	struct step ask = {.kind = STEP_ASK, .ask = ASK_CHOOSE, .aim = AIM_LEGAL, .answer_count = 2};
	ck_assert(move_parse(one, draft_scenario(draft)->tiles, &ask.options[0]) &&
	          move_parse(other, draft_scenario(draft)->tiles, &ask.options[1]));
	return ask;
}

/* Red lays a road's end and is paid 2 points for it. */
static void turn_play(void)
{
	ck_assert_int_eq(play("place L 1,0 0"), DRAFT_DONE);
	ck_assert_int_eq(play("meeple road:W"), DRAFT_DONE);
	ck_assert_int_eq(play("place A -1,0 3"), DRAFT_DONE);
	ck_assert_int_eq(play("pass"), DRAFT_DONE);
}

START_TEST(questions_make_a_lesson)
{
	struct step legal, owner = {.kind = STEP_ASK, .ask = ASK_OWNER, .cell = {0, 0}, .spot = on("city:N")};
	char path[300], sentence[FORMAT_LINE_SIZE];
	struct session *session;
	turn_play();
	draft_go(draft, 0);
	ck_assert(!draft_asks(draft) && !draft_here(draft, STEP_ASK));
	ck_assert_int_eq(draft_ask(draft, &by_cell, "Where?"), DRAFT_DONE);
	ck_assert_int_eq(draft_at(draft), 1);
	ck_assert_int_eq(draft_ask(draft, &owner, "Whose is the city?"), DRAFT_DONE); /* in its place */
	ck_assert_int_eq(draft_ask(draft, &by_cell, "Where to?"), DRAFT_DONE);
	ck_assert_int_eq(draft_scenario(draft)->step_count, 5);
	draft_speak(draft, "ro");
	ck_assert_int_eq(draft_ask(draft, &by_cell, "Unde?"), DRAFT_DONE);
	draft_speak(draft, "en");
	ck_assert_str_eq(draft_here(draft, STEP_ASK)->caption, "Where to?");
	draft_go(draft, 2); /* between tile and follower */
	legal = choice("meeple monastery", "meeple road:W");
	ck_assert_int_eq(draft_ask(draft, &legal, "Where may he stand?"), DRAFT_DONE);
	draft_go(draft, 4);
	ck_assert(draft_asks(draft) && !draft_here(draft, STEP_ASK));
	ck_assert_int_eq(draft_ask(draft, &points, "How many points?"), DRAFT_DONE);
	ck_assert_int_eq(draft_here(draft, STEP_ASK)->answer_count, 3); /* the right one among them */
	char *text = document();
	ck_assert_ptr_nonnull(strstr(text, "{\"ask\": {\"en\": \"Where to?\", \"ro\": \"Unde?\"}, \"place\": [1, 0]}"));
	ck_assert_ptr_nonnull(
	    strstr(text, "\"choose\": [\"meeple monastery\", \"meeple road:W\"], \"right\": \"legal\""));
	ck_assert_ptr_nonnull(strstr(text, "\"player\": \"red\", \"answers\": [3, 4, 9]"));
	free(text);
	snprintf(path, sizeof path, "%s/lesson-own.bastide", home);
	ck_assert(draft_save(draft, path, NULL, &wrong));
	struct lesson *lesson = lesson_open(tiles, path, &session, sentence);
	ck_assert_msg(lesson != NULL, "%s", sentence);
	lesson_destroy(lesson);
	session_destroy(session);
}
END_TEST

/* What nobody could answer is refused, in words for people. */
START_TEST(questions_must_have_answers)
{
	struct step ask;
	REFUSED(draft_ask(draft, &by_cell, ""), "Enter a question");
	REFUSED(draft_ask(draft, &by_cell, "Where?"), "nothing is played");
	ck_assert_ptr_nonnull(strstr(draft_plain(draft), "play on first"));
	turn_play();
	draft_go(draft, 2);
	REFUSED(draft_ask(draft, &by_cell, "Where?"), "not the first player's move");
	draft_go(draft, 1);
	REFUSED(draft_ask(draft, &by_cell, "Where?"), "no tile is laid next");
	ask = choice("pass", "meeple road:W");
	REFUSED(draft_ask(draft, &ask, "Which?"), "all of these are right");
	draft_go(draft, 0);
	ask = by_cell;
	ask.cell = at(-1, 0);
	REFUSED(draft_ask(draft, &ask, "Where?"), "no right answer");
}
END_TEST

/* Names of files: a number alone is one of the program's lessons. */
START_TEST(own_lessons_have_no_number)
{
	ck_assert_int_eq(lesson_number_of("/a/lesson-5.json"), 5);
	ck_assert_int_eq(lesson_number_of("lesson-10"), 10);
	ck_assert_int_eq(lesson_number_of("/a/lesson-5-roads-0001.bastide"), 0);
	ck_assert_int_eq(lesson_number_of("/a/lesson-5.json.bastide"), 0);
}
END_TEST

int main(void)
{
	Suite *suite = suite_create("draft words");
	TCase *tcase = tcase_create("draft words");
	tcase_add_unchecked_fixture(tcase, tiles_begin, tiles_end);
	tcase_add_checked_fixture(tcase, home_begin, home_end);
	tcase_add_checked_fixture(tcase, land_begin, draft_end_test);
	tcase_set_timeout(tcase, 120);
	tcase_add_test(tcase, words_in_two_languages);
	tcase_add_test(tcase, words_before_there_are_english_ones);
	tcase_add_test(tcase, an_equal_english_word_is_its_own);
	tcase_add_test(tcase, questions_make_a_lesson);
	tcase_add_test(tcase, questions_must_have_answers);
	tcase_add_test(tcase, own_lessons_have_no_number);
	tcase_add_test(tcase, words_said_earlier_are_translated_where_they_are);
	suite_add_tcase(suite, tcase);
	return runner_run_suite(suite);
}
