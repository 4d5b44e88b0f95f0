/* How a lesson ends: its tick, the next one, the scoring, a picture of its result. */
#include <bastide/castle.h>
#include <check.h>
#include <stdio.h>
#include <string.h>

#include "app/language.h"
#include "app/lesson.h"
#include "lessons.h"
#include "screens.h"
#include "texts.h"
#include "../runner.h"

/* A lesson that was done has its tick, and the focus is on the next. */
START_TEST(test_done_lessons_are_kept)
{
	screen_reset(&desk.host, screens_create(&desk.host, "lessons"));
	desk_build(&desk);
	desk_build(&desk);
	uint64_t none = draw_hash(&desk.draw);
	desk.prefs.lessons_done = 2; /* the second alone: the focus stays on the first */
	desk_build(&desk);
	ck_assert_uint_ne(draw_hash(&desk.draw), none);
	desk.prefs.lessons_done = 0;
	desk_key(&desk, KEY_ENTER, 0);
	screen = screen_top(&desk.host);
	lesson_end();
	ck_assert_int_eq(desk.prefs.lessons_done, 1);
	ck_assert(desk_press(&desk, ui_name("lesson.leave")));
	ck_assert_str_eq(screen_top(&desk.host)->kind->name, "examples");
	desk_build(&desk);
	desk_key(&desk, KEY_ENTER, 0);
	desk_build(&desk);
	ck_assert(desk_says(&desk, "Lesson 2"));
	ck_assert_ptr_nonnull(desk_find(&desk, "turn 1 of 4"));
}
END_TEST

/* Who leaves a lesson half way is where he came from, whatever he has done before. */
START_TEST(test_a_lesson_is_left_for_its_card)
{
	static const int done[] = {0x3, 0x13}; /* the fifth is not the next, or has its tick */
	for (int i = 0; i < 2; i++) {
		desk.prefs.lessons_done = done[i];
		screen_reset(&desk.host, screens_create(&desk.host, "lessons"));
		desk_build(&desk);
		ui_id from = ui_name_at("open.row", screens_example(&desk.host, "lesson-5"));
		while (desk_focus(&desk) != from)
			desk_key(&desk, KEY_TAB, 0);
		desk_key(&desk, KEY_ENTER, 0);
		desk_build(&desk);
		ck_assert(desk_says(&desk, "Lesson 5"));
		screen_pop(&desk.host);
		desk_build(&desk);
		desk_build(&desk);
		ck_assert_uint_eq(desk_focus(&desk), from);
	}
}
END_TEST

/* The end of a lesson leads on to the next, which takes its place; the last one only to the list. */
START_TEST(test_a_lesson_leads_to_the_next)
{
	lesson_begin("lesson-1");
	lesson_end();
	int screens = desk.host.count;
	ck_assert(desk_says(&desk, "Next lesson") && desk_says(&desk, "To the lessons"));
	desk_key(&desk, KEY_ENTER, 0);
	desk_build(&desk);
	ck_assert(desk_says(&desk, "Lesson 2"));
	ck_assert_int_eq(desk.host.count, screens);
	char path[FORMAT_PATH_SIZE];
	int last = 1;
	while (lesson_path(last + 1, path))
		last++;
	ck_assert_int_eq(last, 12);
}
END_TEST

/* Enter is said where it acts: not on a lesson's end while Tab has led to the button below, which it then presses. */
START_TEST(test_enter_is_where_the_focus_is)
{
	lesson_begin("lesson-1");
	lesson_end();
	desk_build(&desk);
	ck_assert_ptr_nonnull(desk_find(&desk, "Enter"));
	for (int i = 0; i < 60 && desk_focus(&desk) != ui_name("lesson.leave"); i++) {
		desk_key(&desk, KEY_TAB, 0);
		desk_build(&desk);
	}
	ck_assert_uint_eq(desk_focus(&desk), ui_name("lesson.leave"));
	ck_assert_ptr_null(desk_find(&desk, "Enter"));
	desk_key(&desk, KEY_ENTER, 0);
	desk_build(&desk);
	ck_assert_str_eq(screen_top(&desk.host)->kind->name, "examples");
}
END_TEST

/* From the help of a game to a lesson and back: the game waits, and is told to; from lesson to lesson nothing piles up.
 */
START_TEST(test_a_game_waits_for_a_lesson)
{
	struct screen *game = screens_game(&desk.host, "first-game", 5);
	screen_reset(&desk.host, game);
	desk_build(&desk);
	uint64_t position = game_hash(session_game(play_seen(game, 0).session));
	for (int i = 0; i < 8; i++) {
		desk_key(&desk, '?', 0);
		desk_build(&desk);
		ck_assert_str_eq(screen_top(&desk.host)->kind->name, "help");
		ck_assert(desk_press(&desk, ui_name_at("help.lesson", 0)));
		desk_build(&desk);
		ck_assert_int_eq(desk.host.count, 2);
	}
	ck_assert(desk_says(&desk, "Your game waits"));
	screen = screen_top(&desk.host);
	lesson_end();
	ck_assert(desk_says(&desk, "Back to your game"));
	desk_key(&desk, KEY_ENTER, 0);
	ck_assert(screen_top(&desk.host) == game);
	/* The same way out of the lesson's menu. */
	desk_key(&desk, '?', 0);
	desk_build(&desk);
	ck_assert(desk_press(&desk, ui_name_at("help.lesson", 0)));
	desk_build(&desk);
	desk_key(&desk, KEY_ESCAPE, 0);
	desk_build(&desk);
	ck_assert(desk_says(&desk, "Back to your game"));
	ck_assert(desk_press(&desk, ui_name("menu.title")));
	ck_assert(screen_top(&desk.host) == game);
	ck_assert(game_hash(session_game(play_seen(game, 0).session)) == position);
	desk_key(&desk, KEY_ESCAPE, 0);
	desk_build(&desk);
	ck_assert(desk_says(&desk, "Title screen"));
}
END_TEST

/* The end waits for the last word. */
START_TEST(test_a_last_word_before_the_scoring)
{
	lesson_begin("lesson-2");
	desk.host.windowed = true;
	lesson_end();
	desk.frame.now += 60000;
	screen->kind->tick(screen, &desk.host, desk.frame.now);
	desk_build(&desk);
	ck_assert(screen_top(&desk.host) == screen);
	ck_assert_int_ne(screen_wait(&desk.host, desk.frame.now), 0); /* and no frame is drawn in vain */
	ck_assert(desk_says(&desk, "That was the last tile"));
	ck_assert_ptr_nonnull(desk_find(&desk, "Final scoring"));
	/* What the final scoring pays is not told before it: 4 points for the city, 0 for Rosso. */
	ck_assert_int_eq(game_score(session_game(seen().session), 0), 13);
	ck_assert_int_eq(seen().scores[0], 4);
	ck_assert_int_eq(seen().scores[1], 0);
	desk_key(&desk, KEY_ENTER, 0);
	ck_assert_str_eq(screen_top(&desk.host)->kind->name, "tally");
	desk_key(&desk, KEY_ESCAPE, 0);
	desk_build(&desk);
	ck_assert_int_eq(seen().scores[0], 13);
	ck_assert_ptr_nonnull(desk_find(&desk, "To the lessons"));
	ck_assert(!desk_says(&desk, "Watch the final scoring") && desk_says(&desk, "This lesson is done"));
}
END_TEST

/* ---- the result ---- */

static void result_begin(const char *name)
{
	if (strncmp(name, "lesson", 6)) {
		screen = screens_game(&desk.host, name, -1);
		screen_reset(&desk.host, screen);
		desk_build(&desk);
	} else {
		lesson_begin(name);
		lesson_end();
	}
	ck_assert(desk_press(&desk, ui_name("play.end")));
	desk_build(&desk);
	ck_assert_str_eq(screen_top(&desk.host)->kind->name, "result");
	desk.frame.now += 20000; /* the confetti lies */
	desk_build(&desk);
}

/* The folder where a picture was written, as it is told. */
static const char *told_folder(void)
{
	for (int i = 0; i < desk.draw.count; i++) {
		const struct draw_cmd *cmd = &desk.draw.cmds[i];
		if (cmd->kind == DRAW_TEXT && strncmp(cmd->u.text.text, "/ho", 3) == 0)
			return cmd->u.text.text;
	}
	return "";
}

START_TEST(test_a_picture_of_the_result_is_told)
{
	const char *folder =
	    "/home/somebody-with-a-long-name/everything that is played/year after year/and kept for ever"
	    "/in a place of its own/.local/share/bastide/pictures";
	result_begin("whole-game");
	ck_assert(desk_press(&desk, ui_name("result.picture")));
	ck_assert_ptr_nonnull(desk_find(&desk, "The picture could not be saved."));
	desk_key(&desk, KEY_ENTER, 0); /* it stays until it is answered, and no screen hears the answer */
	ck_assert_ptr_null(desk_find(&desk, "The picture could not be saved."));
	ck_assert_str_eq(screen_top(&desk.host)->kind->name, "result");
	snprintf(desk.picture, sizeof desk.picture, "%s/bastide-0001.png", folder);
	ck_assert(desk_press(&desk, ui_name("result.picture")));
	ck_assert_ptr_nonnull(desk_find(&desk, "Picture saved"));
	int wait = screen_wait(&desk.host, desk.frame.now);
	ck_assert(wait > 0 && wait <= MOTION_TOAST);
	/* The name is whole; of a long folder the middle is left out, at any size. */
	uint64_t now = desk.frame.now;
	for (int percent = 200; percent >= 100; percent -= 50) {
		desk_size(&desk, 1280, 720, percent);
		desk.frame.now = now;
		desk_build(&desk);
		const char *told = told_folder();
		ck_assert_ptr_nonnull(desk_find(&desk, "bastide-0001.png"));
		ck_assert_msg(strstr(told, "…") && strcmp(told + strlen(told) - 9, "/pictures") == 0, "%s", told);
	}
	desk.frame.now += MOTION_TOAST;
	desk_build(&desk);
	ck_assert_ptr_null(desk_find(&desk, "Picture saved"));
}
END_TEST

/* Of a table that was given there is no other game to play. */
START_TEST(test_a_given_table_offers_no_rematch)
{
	result_begin("lesson-2");
	ck_assert_ptr_null(desk_widget(&desk, ui_name("result.rematch")));
	ck_assert_ptr_nonnull(desk_widget(&desk, ui_name("result.details")));
}
END_TEST

/* ---- the words ---- */

int main(void)
{
	const TTest *const tests[] = {
	    test_done_lessons_are_kept,           test_a_lesson_is_left_for_its_card,
	    test_a_lesson_leads_to_the_next,      test_a_game_waits_for_a_lesson,
	    test_enter_is_where_the_focus_is,     test_a_last_word_before_the_scoring,
	    test_a_picture_of_the_result_is_told, test_a_given_table_offers_no_rematch,
	};
	return runner_run_tests("lesson_end", lesson_setup, lesson_teardown, 60, tests, sizeof tests / sizeof tests[0]);
}
