/* A lesson on the table: what it says, what it takes back, when it waits. */
#include <bastide/castle.h>
#include <check.h>
#include <stdio.h>
#include <string.h>

#include "app/language.h"
#include "app/lesson.h"
#include "../runner.h"
#include "view/play/screen.h"
#include "view/play/seen.h"
#include "ruler.h"
#include "screens.h"
#include "texts.h"

static struct desk desk;
static struct screen *screen;

static struct play_seen seen(void) { return play_seen(screen, desk.frame.now); }

static void setup(void)
{
	language_set("en", NULL);
	desk_init(&desk);
	desk.frame.frozen = false;
	desk.prefs.speed = 0;
}

static void teardown(void) { desk_finish(&desk); }

static void lesson_begin(const char *name)
{
	screen = screens_create(&desk.host, name);
	screen_reset(&desk.host, screen);
	desk_build(&desk);
	desk_build(&desk);
}

/* All that is asked for, to the last word. */
static void lesson_end(void)
{
	for (int i = 0; i < 60 && !seen().lesson_done; i++) {
		if (!seen().lesson_waits)
			desk_key(&desk, 'g', 0);
		desk_key(&desk, KEY_ENTER, 0);
	}
	ck_assert(seen().lesson_done);
	desk_build(&desk);
}

/* It says itself what to do, and nobody else does. */
START_TEST(test_there_are_no_hints)
{
	lesson_begin("lesson-1");
	desk_key(&desk, 'i', 0);
	desk_key(&desk, 'y', 0);
	ck_assert_ptr_null(seen().advice);
	ck_assert_int_eq(session_hints(seen().session), 0);
}
END_TEST

/* By keyboard as the text says it; R is needed. */
START_TEST(test_first_tile_is_turned)
{
	lesson_begin("lesson-1");
	ck_assert(desk_says(&desk, "the arrow keys"));
	desk_key(&desk, KEY_UP, 0);
	desk_key(&desk, KEY_ENTER, 0);
	ck_assert(desk_says(&desk, "turn it with R"));
	desk_key(&desk, 'r', 0);
	ck_assert(desk_says(&desk, "becomes a"));
	desk_key(&desk, '1', 0);
	desk_key(&desk, KEY_ENTER, 0);
	ck_assert(seen().lesson_waits);
}
END_TEST

/* How wide a tile is once the camera has come to rest. */
static double size_at_rest(void)
{
	desk.frame.now += 5000;
	screen->kind->tick(screen, &desk.host, desk.frame.now);
	return seen().camera->size;
}

/* A tile that lies elsewhere does not hide where it is wanted: the view stays, and the mark lies below all words. */
START_TEST(test_the_marked_place_stays_in_view)
{
	lesson_begin("lesson-1");
	for (int i = 0; i < 20 && (session_turn(seen().session) < 2 || seen().lesson_waits); i++) {
		if (!seen().lesson_waits)
			desk_key(&desk, 'g', 0);
		desk_key(&desk, KEY_ENTER, 0);
	}
	desk_build(&desk);
	ck_assert_int_eq(seen().found->wait, WAIT_TILE);
	double size = size_at_rest();
	bool away = false;
	for (int i = 0; i < seen().found->legal_count && !away; i++) {
		desk_key(&desk, KEY_TAB, 0);
		desk_key(&desk, KEY_ENTER, 0);
		desk_build(&desk);
		away = desk_says(&desk, "at the marked place");
		if (!away)
			desk_key(&desk, KEY_BACKSPACE, 0);
	}
	ck_assert(away);
	ck_assert_int_eq(seen().found->wait, WAIT_FIGURE);
	ck_assert(size_at_rest() <= size + 0.5);
	desk_key(&desk, KEY_BACKSPACE, 0);
	desk_key(&desk, 'g', 0);
	ck_assert(size_at_rest() > size + 0.5); /* where it lies right it is looked at closely */
}
END_TEST

/* The follower was wrong, not the tile. */
START_TEST(test_a_wrong_follower_leaves_the_tile)
{
	lesson_begin("lesson-1");
	desk_key(&desk, 'g', 0);
	desk_key(&desk, '1', 0); /* taken up again */
	desk_key(&desk, KEY_ENTER, 0);
	ck_assert_int_eq(seen().found->wait, WAIT_FIGURE);
	ck_assert(desk_says(&desk, "The tile lies right"));
	ck_assert(desk_says(&desk, "Now a knight belongs in the city"));
	ck_assert(!desk_says(&desk, "in your hand again"));
	ck_assert(!session_can_redo(seen().session)); /* what was refused is not offered again */
	desk_key(&desk, '2', 0);
	desk_key(&desk, KEY_ENTER, 0);
	ck_assert_int_eq(seen().found->wait, WAIT_FIGURE);
	desk_key(&desk, '1', 0);
	desk_key(&desk, KEY_ENTER, 0); /* his own turn ends, Rosso's, and the second tile */
	desk_key(&desk, KEY_ENTER, 0);
	desk_key(&desk, 'g', 0);
	desk_key(&desk, '1', 0);
	desk_key(&desk, KEY_ENTER, 0);
	ck_assert_int_eq(seen().found->wait, WAIT_FIGURE);
	ck_assert(!session_put_move(seen().session, NULL));
	ck_assert(desk_says(&desk, "Keep your followers this time"));
	/* The tile elsewhere comes back into the hand, as before. */
	desk_key(&desk, KEY_BACKSPACE, 0);
	desk_key(&desk, KEY_TAB, 0);
	desk_key(&desk, KEY_ENTER, 0);
	desk_key(&desk, KEY_ENTER, 0);
	ck_assert_int_eq(seen().found->wait, WAIT_TILE);
	ck_assert(desk_says(&desk, "in your hand again"));
}
END_TEST

/* The fifth lesson: who ends the turn without its knight is told where he belongs, not to keep him. */
START_TEST(test_the_castle_names_its_figures)
{
	lesson_begin("lesson-5");
	desk_key(&desk, 'g', 0);
	struct move put;
	ck_assert(session_put_move(seen().session, &put));
	ck_assert_int_eq(put.spot.kind, FEATURE_TOWER);
	for (int i = 0; i < seen().found->slot_count; i++)
		if (seen().found->slots[i].move.spot.kind == FEATURE_TOWER)
			desk_key(&desk, '0' + seen().found->slots[i].number, 0); /* taken up again */
	ck_assert(!session_put_move(seen().session, NULL));
	desk_key(&desk, KEY_SPACE, 0);
	desk_build(&desk);
	ck_assert_int_eq(seen().found->wait, WAIT_FIGURE);
	ck_assert(desk_says(&desk, "Now a knight belongs on the tower"));
	ck_assert(!desk_says(&desk, "Keep your followers"));
}
END_TEST

/* The fifth lesson: another answer is taken back to the question, which says so. */
START_TEST(test_the_castle_asks)
{
	lesson_begin("lesson-5");
	desk_key(&desk, 'g', 0);
	desk_key(&desk, KEY_ENTER, 0);
	ck_assert_int_eq(session_decision(seen().session).kind, DECISION_EXTRA);
	int plies = session_history(seen().session)->ply_count;
	for (int i = 0; i < 2; i++) { /* keeps it, then takes it */
		desk_key(&desk, '1' + (seen().found->choices[0].kind == MOVE_PASS ? i : 1 - i), 0);
		desk_key(&desk, KEY_ENTER, 0);
		desk_build(&desk);
		ck_assert_int_eq(session_history(seen().session)->ply_count, plies + i);
		ck_assert_int_eq(desk_says(&desk, "Not in this lesson"), !i);
	}
	ck_assert_int_eq(seen().found->wait, WAIT_TILE);
	ck_assert_int_eq(seen().found->seat, 0);
}
END_TEST

/* Is this answer seen whole, above the button that chooses? */
static bool answer_seen(int i)
{
	const struct ui_item *row = desk_widget(&desk, ui_name_at("play.answer", i)),
	                     *go = desk_widget(&desk, ui_name("play.decide.go"));
	return row && go && row->box.h == row->full.h && row->full.y + row->full.h <= go->box.y;
}

/* In the smallest window and the longest language every answer is seen at once. */
START_TEST(test_the_castle_shows_all_it_asks)
{
	int orders = 0;
	language_set("xx", NULL);
	desk_size(&desk, 1024, 600, 100);
	lesson_begin("lesson-5");
	for (int i = 0; i < 60 && !seen().lesson_done; i++) {
		desk_build(&desk);
		if (session_decision(seen().session).kind == DECISION_SCORE) {
			ck_assert(seen().found->choice_count >= 2);
			for (int k = 0; k < seen().found->choice_count; k++)
				ck_assert_msg(answer_seen(k), "answer %d is out of sight", k + 1);
			/* Between a sheet and a question the lesson's words keep their room. */
			ck_assert(desk_press(&desk, ui_name_at("play.parts", 0)));
			desk_build(&desk);
			ck_assert_int_eq(texts_check(&desk.draw, "lesson-5, a question and a sheet", TEXTS_SCROLL), 0);
			desk_key(&desk, KEY_ESCAPE, 0);
			desk_build(&desk);
			orders++;
		}
		if (!seen().lesson_waits)
			desk_key(&desk, 'g', 0);
		desk_key(&desk, KEY_ENTER, 0);
	}
	ck_assert(seen().lesson_done);
	/* what the end has yet to count still lies in the hand: Yellow's wall tile 9 */
	desk_build(&desk);
	ck_assert_int_eq(game_hand(session_game(seen().session), 0, 9), 0);
	ck_assert(desk_widget(&desk, ui_name_at("play.hand", 0)));
	ck_assert_int_gt(orders, 0);
}
END_TEST

/* What a keep would bring is called so, and says that it is no more than will stay empty; beside it the lesson's words
 * are all there. */
START_TEST(test_the_keep_of_the_castle_is_told)
{
	desk_size(&desk, 1024, 600, 100);
	lesson_begin("lesson-5");
	for (int i = 0; i < 40 && seen().found->projection[0] < 90; i++) {
		if (!seen().lesson_waits)
			desk_key(&desk, 'g', 0);
		desk_key(&desk, KEY_ENTER, 0);
		desk_build(&desk);
	}
	ck_assert(desk_press(&desk, ui_name_at("play.parts", 0)));
	desk_build(&desk);
	ck_assert_int_eq(texts_check(&desk.draw, "lesson-5, parts", TEXTS_SCROLL), 0);
	ck_assert(desk_find(&desk, "The keep") && desk_says(&desk, "68 empty places"));
	ck_assert(desk_says(&desk, "Places that the"));
}
END_TEST

/* Nothing is to be laid by hand: nothing invites to it. */
START_TEST(test_a_waiting_lesson_invites_to_nothing)
{
	lesson_begin("lesson-1");
	ck_assert_int_gt(seen().found->legal_count, 0);
	desk_key(&desk, 'g', 0);
	desk_key(&desk, KEY_ENTER, 0);
	ck_assert(seen().lesson_waits);
	ck_assert(desk_says(&desk, "It is the turn of Rosso"));
	ck_assert(!desk_says(&desk, "lay your tile") && !desk_says(&desk, " lit"));
	ck_assert_int_eq(seen().found->legal_count, 0);
	for (int i = 0; i < seen().found->cell_count; i++)
		ck_assert(seen().found->cells[i].rotations == 0 && !seen().found->cells[i].never);
	desk_key(&desk, KEY_ENTER, 0);
	ck_assert(desk_says(&desk, "Yellow, lay your tile"));
	lesson_end();
	ck_assert(desk_says(&desk, "The lesson is done"));
	ck_assert(!desk_says(&desk, "lay your tile") && !desk_says(&desk, "never be filled"));
	ck_assert_int_eq(seen().found->legal_count + seen().found->never_count, 0);
}
END_TEST

/* What is under a pointer that nobody has moved is not told. */
START_TEST(test_a_resting_pointer_tells_nothing)
{
	lesson_begin("lesson-1");
	struct rect box = camera_cell(seen().camera, seen().layout->stage, 0, -1);
	struct input move = {.kind = INPUT_MOVE, .repeat = true, .x = box.x + box.w / 2, .y = box.y + box.h / 2};
	desk_input(&desk, &move);
	desk.frame.now += 5000;
	desk_build(&desk);
	ck_assert(!desk_says(&desk, "click lays"));
	desk_key(&desk, KEY_UP, 0);
	ck_assert(desk_says(&desk, "Enter lays"));
	move.repeat = false;
	move.x++;
	desk_input(&desk, &move);
	desk.frame.now += 5000;
	desk_build(&desk);
	ck_assert(desk_says(&desk, "click lays"));
}
END_TEST

/* A wrong answer is told what is right, and asked again; the right one goes on. */
START_TEST(test_a_question_is_answered)
{
	lesson_begin("lesson-8");
	desk_key(&desk, 'g', 0);
	desk_key(&desk, KEY_ENTER, 0);
	desk_key(&desk, KEY_ENTER, 0); /* the turn of Rosso */
	ck_assert(desk_says(&desk, "How many points"));
	ck_assert(desk_says(&desk, "Yellow, your decision") && !desk_says(&desk, "Go on"));
	ck_assert(seen().lesson_waits);
	ck_assert(desk_press(&desk, ui_name_at("lesson.answer", 0)));
	desk_build(&desk);
	ck_assert(desk_says(&desk, "Not 3, but 4 tiles"));
	ck_assert(desk_says(&desk, "How many points"));
	desk_key(&desk, '2', 0);
	desk_build(&desk);
	/* It stays until it was read: nothing else happens, and nothing shows what was not asked for. */
	ck_assert(desk_says(&desk, "Right: 4 tiles"));
	ck_assert(seen().lesson_waits && !desk_widget(&desk, ui_name("lesson.show")));
	ck_assert(!desk_says(&desk, "End the road in the west."));
	desk_key(&desk, 'g', 0);
	desk_build(&desk);
	ck_assert(desk_says(&desk, "Right: 4 tiles") && !session_laid(seen().session, NULL));
	ck_assert(desk_press(&desk, ui_name("lesson.on")));
	desk_build(&desk);
	ck_assert(desk_says(&desk, "End the road in the west."));
	ck_assert(!seen().lesson_waits);
}
END_TEST

/* A question for a place is answered by laying the tile, with the mouse's way (End turn) and with the keyboard's. */
START_TEST(test_a_place_is_asked_for)
{
	lesson_begin("lesson-10");
	ck_assert(desk_says(&desk, "any of its three arms") && !seen().lesson_waits);
	desk_key(&desk, KEY_ENTER, 0); /* nothing lies: nothing is answered */
	desk_key(&desk, KEY_TAB, 0);
	desk_key(&desk, KEY_ENTER, 0);
	ck_assert(session_laid(seen().session, NULL));
	ck_assert_int_eq(seen().found->slot_count, 0); /* no follower before the answer */
	ck_assert(desk_press(&desk, ui_name("lesson.answer.laid")));
	desk_build(&desk);
	ck_assert(desk_says(&desk, "Right: it fits there.") && seen().lesson_waits);
	ck_assert_int_eq(seen().found->slot_count, 0);
	desk_key(&desk, KEY_ENTER, 0);
	desk_build(&desk);
	ck_assert(session_laid(seen().session, NULL) && seen().found->slot_count > 0);
	ck_assert(!desk_widget(&desk, ui_name("lesson.answer.laid")));
}
END_TEST

/* Moves to choose from have their letters on the table; a wrong one is refused in the engine's words. */
START_TEST(test_a_choice_is_refused)
{
	lesson_begin("lesson-10");
	for (int i = 0; i < 60 && !desk_says(&desk, "Where may you put a follower"); i++) {
		for (int key = '1'; desk_widget(&desk, ui_name_at("lesson.answer", 0)) && key <= '5'; key++)
			desk_key(&desk, key, 0);
		if (!seen().lesson_waits)
			desk_key(&desk, 'g', 0);
		if (!desk_widget(&desk, ui_name_at("lesson.answer", 0)))
			desk_key(&desk, KEY_ENTER, 0);
		desk_build(&desk);
	}
	ck_assert(desk_says(&desk, "A  Knight") && desk_says(&desk, "B  Farmer"));
	ck_assert(desk_press(&desk, ui_name_at("lesson.answer", 0)));
	desk_build(&desk);
	ck_assert(desk_says(&desk, "You share this city with Rosso"));
	ck_assert(desk_says(&desk, "Where may you put a follower"));
	ck_assert(desk_press(&desk, ui_name_at("lesson.answer", 1)));
	desk_build(&desk);
	ck_assert(desk_says(&desk, "Right: the rules allow it."));
	desk_key(&desk, KEY_ENTER, 0);
	desk_build(&desk);
	ck_assert_int_eq(seen().found->wait, WAIT_FIGURE);
	ck_assert(!seen().lesson_waits);
}
END_TEST

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
	ck_assert_int_eq(last, 10);
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

/* The end waits for the last word; a rematch of a given table says why not. */
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
	ck_assert_ptr_nonnull(desk_find(&desk, "The picture could not be written."));
	desk_key(&desk, KEY_ENTER, 0); /* it stays until it is answered, and no screen hears the answer */
	ck_assert_ptr_null(desk_find(&desk, "The picture could not be written."));
	ck_assert_str_eq(screen_top(&desk.host)->kind->name, "result");
	snprintf(desk.picture, sizeof desk.picture, "%s/bastide-0001.png", folder);
	ck_assert(desk_press(&desk, ui_name("result.picture")));
	ck_assert_ptr_nonnull(desk_find(&desk, "A picture was written"));
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
	ck_assert_ptr_null(desk_find(&desk, "A picture was written"));
}
END_TEST

START_TEST(test_no_rematch_says_why)
{
	result_begin("lesson-2");
	const struct ui_item *rematch = desk_widget(&desk, ui_name("result.rematch"));
	ck_assert_ptr_nonnull(rematch);
	desk_input(&desk, &(struct input){.kind = INPUT_MOVE, .x = rematch->box.x + 4, .y = rematch->box.y + 4});
	int wait = screen_wait(&desk.host, desk.frame.now); /* the loop sleeps no longer than that */
	ck_assert(wait > 0 && wait <= MOTION_TOOLTIP_WAIT);
	desk.frame.now += (uint64_t)wait;
	desk_build(&desk);
	ck_assert(desk_says(&desk, "This table was given, not dealt"));
}
END_TEST

/* ---- the words ---- */

static int cut_short(const char *where)
{
	int faults = 0;
	for (int i = 0; i < desk.draw.count; i++) {
		const struct draw_cmd *cmd = &desk.draw.cmds[i];
		if (cmd->kind != DRAW_TEXT || !(cmd->flags & 1) ||
		    !rect_has(seen().layout->lesson, (int)cmd->u.text.at.x, (int)cmd->u.text.at.y))
			continue;
		fprintf(stderr, "%s: \"%s\" is cut short\n", where, cmd->u.text.text);
		faults++;
	}
	return faults;
}

/* Every sentence of a lesson has room on its card, where windows are small and
 * sentences long. */
START_TEST(test_all_can_be_read)
{
	static const char *const names[] = {"lesson-1", "lesson-2", "lesson-6", "lesson-7", "lesson-8", "lesson-9"};
	static const int sizes[][2] = {{1024, 600}, {1280, 720}, {1920, 1080}};
	int faults = 0;
	/* Each language and size has two lessons, in turn, and the smallest The Castle's, the whole game, all kinds of
	 * questions and the largest supply as well. */
	static const char *const smallest[] = {"lesson-5", "lesson-3", "lesson-10", "lesson-4"};
	const char *name = _i >= 6 * SCREENS_CATALOGUES
	                       ? smallest[_i / SCREENS_CATALOGUES - 6]
	                       : names[(_i & 1) + 2 * ((_i / 2 + _i / 2 / SCREENS_CATALOGUES) % 3)],
	           *language = language_offer(_i >= 6 * SCREENS_CATALOGUES ? _i % SCREENS_CATALOGUES
	                                                                   : _i / 2 % SCREENS_CATALOGUES)
	                           ->code;
	const int *size = sizes[_i >= 6 * SCREENS_CATALOGUES ? 0 : _i / 2 / SCREENS_CATALOGUES];
	screens_language(language);
	desk.frame.frozen = true;
	desk_size(&desk, size[0], size[1], 100);
	lesson_begin(name);
	for (int step = 0; step < 60 && !seen().lesson_done; step++) {
		char where[80];
		snprintf(where, sizeof where, "%s, step %d, %s at %d", name, step, language, size[0]);
		desk_build(&desk);
		faults += texts_check(&desk.draw, where, TEXTS_SCROLL | TEXTS_CUT) + cut_short(where);
		for (int key = '1'; desk_widget(&desk, ui_name_at("lesson.answer", 0)) && key <= '5'; key++)
			desk_key(&desk, key, 0);
		if (!seen().lesson_waits && (seen().found->wait == WAIT_TILE || seen().found->wait == WAIT_DECISION))
			desk_key(&desk, 'g', 0);
		else
			desk_key(&desk, KEY_ENTER, 0);
		/* Behind a question the tile lies already. */
		if (!seen().lesson_waits && seen().found->wait == WAIT_FIGURE)
			desk_key(&desk, 'g', 0);
	}
	ck_assert(seen().lesson_done);
	desk_build(&desk);
	faults += cut_short("the last word");
	ck_assert_int_eq(faults, 0);
}
END_TEST

int main(void)
{
	Suite *suite = suite_create("lesson");
	TCase *tcase = tcase_create("lesson");

	tcase_set_timeout(tcase, 60);
	tcase_add_checked_fixture(tcase, setup, teardown);
	tcase_add_test(tcase, test_there_are_no_hints);
	tcase_add_test(tcase, test_first_tile_is_turned);
	tcase_add_test(tcase, test_the_marked_place_stays_in_view);
	tcase_add_test(tcase, test_a_wrong_follower_leaves_the_tile);
	tcase_add_test(tcase, test_the_castle_asks);
	tcase_add_test(tcase, test_the_castle_names_its_figures);
	tcase_add_test(tcase, test_the_castle_shows_all_it_asks);
	tcase_add_test(tcase, test_the_keep_of_the_castle_is_told);
	tcase_add_test(tcase, test_a_waiting_lesson_invites_to_nothing);
	tcase_add_test(tcase, test_a_resting_pointer_tells_nothing);
	tcase_add_test(tcase, test_a_question_is_answered);
	tcase_add_test(tcase, test_a_place_is_asked_for);
	tcase_add_test(tcase, test_a_choice_is_refused);
	tcase_add_test(tcase, test_a_lesson_leads_to_the_next);
	tcase_add_test(tcase, test_done_lessons_are_kept);
	tcase_add_test(tcase, test_a_game_waits_for_a_lesson);
	tcase_add_test(tcase, test_a_last_word_before_the_scoring);
	tcase_add_test(tcase, test_a_picture_of_the_result_is_told);
	tcase_add_test(tcase, test_no_rematch_says_why);
	tcase_add_loop_test(tcase, test_all_can_be_read, 0, 10 * SCREENS_CATALOGUES);
	suite_add_tcase(suite, tcase);
	return runner_run_suite(suite);
}
