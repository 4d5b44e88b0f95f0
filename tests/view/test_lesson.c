/* A lesson on the table: what it says, what it takes back, when it waits. */
#include <bastide/castle.h>
#include <check.h>
#include <stdio.h>
#include <string.h>

#include "app/language.h"
#include "app/lesson.h"
#include "lessons.h"
#include "screens.h"
#include "texts.h"
#include "view/table/camera.h"
#include "../runner.h"

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

/* Whichever key comes first: it leads to the marked place, where the lesson's own tile then lies. */
START_TEST(test_the_first_key_leads_to_the_marked_place)
{
	static const int keys[] = {KEY_LEFT, KEY_RIGHT, KEY_UP, KEY_DOWN, KEY_TAB, KEY_ENTER};
	for (size_t i = 0; i < sizeof keys / sizeof keys[0]; i++) {
		struct move shown, laid;
		lesson_begin("lesson-2");
		desk_key(&desk, 'g', 0);
		ck_assert(session_laid(seen().session, &shown));
		lesson_begin("lesson-2");
		ck_assert_int_gt(seen().found->legal_count, 1);
		desk_key(&desk, keys[i], 0);
		desk_key(&desk, KEY_ENTER, 0);
		ck_assert(session_laid(seen().session, &laid));
		ck_assert_msg(laid.cell.x == shown.cell.x && laid.cell.y == shown.cell.y, "key %d: at %d, %d", keys[i],
		              laid.cell.x, laid.cell.y);
	}
}
END_TEST

/* The banner says what the lesson says where the tile lies otherwise, and follows the hand that was used last. */
START_TEST(test_the_banner_follows_the_lesson)
{
	struct move laid;
	lesson_begin("lesson-1");
	desk_key(&desk, 'g', 0);
	ck_assert(session_laid(seen().session, &laid));
	desk_key(&desk, 'r', 0);
	ck_assert(desk_says(&desk, "turn your tile"));
	ck_assert(!desk_says(&desk, "press its number"));
	lesson_begin("lesson-1");
	const struct play_cell *other = &seen().found->cells[0];
	while (!other->rotations || (other->x == laid.cell.x && other->y == laid.cell.y))
		other++;
	struct rect box = camera_cell(seen().camera, seen().layout->stage, other->x, other->y);
	desk_click(&desk, box.x + box.w / 2, box.y + box.h / 2);
	ck_assert(desk_says(&desk, "take your tile back"));
	ck_assert(!desk_says(&desk, "place a follower"));
	ck_assert(desk_press(&desk, ui_name("play.undo")));
	ck_assert_ptr_null(seen().cursor);
	box = camera_cell(seen().camera, seen().layout->stage, laid.cell.x, laid.cell.y);
	desk_click(&desk, box.x + box.w / 2, box.y + box.h / 2);
	if (desk_says(&desk, "turn your tile"))
		desk_input(&desk, &(struct input){.kind = INPUT_PRESS,
		                                  .button = BUTTON_RIGHT,
		                                  .x = box.x + box.w / 2,
		                                  .y = box.y + box.h / 2});
	desk_build(&desk);
	ck_assert(desk_says(&desk, "click a place or drag one there"));
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
	ck_assert(size_at_rest() <= size + 0.5); /* nor does the camera move where it lies right: it is large enough */
}
END_TEST

/* In a window as small as a manager may make it: a tile has a size all the same. */
START_TEST(test_a_lesson_in_a_window_of_one_pixel)
{
	static const int sizes[][2] = {{1, 1}, {300, 40}, {40, 300}, {120, 120}};
	for (size_t i = 0; i < sizeof sizes / sizeof *sizes; i++)
		for (int lesson = 1; lesson <= 2; lesson++) {
			lesson_begin(lesson == 1 ? "lesson-1" : "lesson-2");
			desk_size(&desk, sizes[i][0], sizes[i][1], 175);
			desk_input(&desk, &(struct input){.kind = INPUT_RESIZE, .x = -1, .y = -1});
			ck_assert(size_at_rest() >= 1);
			for (int k = 0; k < 6; k++) {
				desk_key(&desk, (const int[]){KEY_UP, KEY_ENTER, 'g', 'r', KEY_TAB, KEY_ENTER}[k], 0);
				ck_assert_msg(size_at_rest() >= 1, "%dx%d, key %d: %f", sizes[i][0], sizes[i][1], k,
				              size_at_rest());
			}
		}
}
END_TEST

/* Wherever the table was dragged: the next place that is marked, with its arrow, stands in the free part of it. */
START_TEST(test_a_dragged_table_shows_the_marked_place)
{
	static const int ways[] = {'w', 'a', 's', 'd', '+', '-'};
	char path[FORMAT_PATH_SIZE], error[FORMAT_LINE_SIZE];
	struct session *unused;
	struct lesson_state state;
	int marked = 0;

	lesson_begin("lesson-1");
	if (_i % 2)
		desk_size(&desk, 1024, 600, 100);
	ck_assert(lesson_path(1, path));
	struct lesson *lesson = lesson_open(desk.tiles, path, &unused, error);
	for (int i = 0; i < 60 && !seen().lesson_done; i++) {
		for (int k = 0; k < 30; k++)
			desk_key(&desk, ways[_i / 2], 0);
		if (!seen().lesson_waits)
			desk_key(&desk, 'g', 0);
		desk_key(&desk, KEY_ENTER, 0);
		desk_build(&desk);
		size_at_rest();
		lesson_at(lesson, seen().session, &state);
		if (state.part != LESSON_TILE)
			continue;
		marked++;
		struct rect stage = seen().layout->stage,
		            box = camera_cell(seen().camera, stage, state.place.cell.x, state.place.cell.y);
		ck_assert_msg(box.x >= stage.x && box.y >= stage.y + 10 && box.x + box.w <= stage.x + stage.w &&
		                  box.y + box.h <= stage.y + stage.h,
		              "turn %d: at %d, %d", state.turn, box.x, box.y);
	}
	ck_assert_int_gt(marked, 4);
	session_destroy(unused);
	lesson_destroy(lesson);
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

/* What the number beside the wall tiles is stands there in words, in a long language, too; what has no room is not cut.
 */
START_TEST(test_the_castle_names_the_keep)
{
	static const char *const languages[] = {"en", "ro", "xx"};
	for (size_t i = 0; i < sizeof languages / sizeof languages[0]; i++) {
		screens_language(languages[i]);
		lesson_begin("lesson-5");
		for (int turn = 0; turn < 12 && session_turn(seen().session) < 2; turn++)
			desk_key(&desk, turn % 2 ? KEY_ENTER : 'g', 0);
		desk_key(&desk, 'g', 0);
		desk_build(&desk);
		ck_assert_msg(desk_says(&desk, tr("keep at the end")), "%s", languages[i]);
		for (int k = 0; k < desk.draw.count; k++)
			ck_assert(desk.draw.cmds[k].kind != DRAW_TEXT ||
			          strncmp(desk.draw.cmds[k].u.text.text, tr("no wall tiles"), 6) ||
			          !strcmp(desk.draw.cmds[k].u.text.text, tr("no wall tiles")));
	}
	screens_language("en");
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
	language_set("xx");
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
	ck_assert(desk_reads(&desk, "Places that the tiles to come will take are left out."));
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
	desk_key(&desk, '2', 0); /* an answer that is a number has that number for its key, and this is none of them */
	ck_assert(!desk_says(&desk, "Right: 4 tiles"));
	desk_key(&desk, '4', 0);
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
		for (int n = 0; n < 5 && desk_widget(&desk, ui_name_at("lesson.answer", n)); n++)
			desk_press(&desk, ui_name_at("lesson.answer", n));
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
		for (int n = 0; n < 5 && desk_widget(&desk, ui_name_at("lesson.answer", n)); n++)
			desk_press(&desk, ui_name_at("lesson.answer", n));
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

/* On with a lesson until a question is asked in a decision, or the barn may be built. */
static void lesson_until(bool barn)
{
	for (int step = 0; step < 60 && !seen().lesson_done; step++) {
		bool asks = desk_widget(&desk, ui_name_at("lesson.answer", 0)) != NULL;
		if (!barn && asks && seen().found->wait == WAIT_DECISION)
			return;
		for (int key = '1'; desk_widget(&desk, ui_name_at("lesson.answer", 0)) && key <= '5'; key++)
			desk_key(&desk, key, 0);
		if (!seen().lesson_waits && (seen().found->wait == WAIT_TILE || seen().found->wait == WAIT_DECISION))
			desk_key(&desk, 'g', 0);
		else
			desk_key(&desk, KEY_ENTER, 0);
		bool figure = !seen().lesson_waits && seen().found->wait == WAIT_FIGURE;
		if (figure && barn && seen().found->kinds[FIGURE_BARN].places)
			return;
		if (figure)
			desk_key(&desk, 'g', 0);
	}
	ck_abort_msg("not asked");
}

/* While a lesson asks, what the game asks waits: no second card, no numbers of its own on the table; and the answers
 * stand in the card, whatever the language. */
START_TEST(test_one_question_at_a_time)
{
	static const int sizes[][2] = {{1024, 600}, {1280, 720}};
	const int *size = sizes[_i & 1];
	screens_language(language_offer(_i / 2)->code);
	desk_size(&desk, size[0], size[1], 100);
	lesson_begin("lesson-12");
	lesson_until(false);
	desk_build(&desk);
	ck_assert_int_eq(seen().layout->decide.w, 0);
	ck_assert_ptr_null(desk_widget(&desk, ui_name_at("play.answer.place", 0)));
	struct rect card = seen().layout->lesson;
	for (int i = 0; i < 3; i++) {
		struct rect box = desk_widget(&desk, ui_name_at("lesson.answer", i))->box;
		ck_assert_msg(box.x + box.w <= card.x + card.w && box.y + box.h <= card.y + card.h, "%d", i);
	}
	for (int key = '1'; desk_widget(&desk, ui_name_at("lesson.answer", 0)) && key <= '3'; key++)
		desk_key(&desk, key, 0);
	desk_key(&desk, KEY_ENTER, 0);
	desk_build(&desk);
	ck_assert_int_gt(seen().layout->decide.w, 0);
}
END_TEST

/* The corner that a lesson means is seen at once, and a click there builds the barn. */
START_TEST(test_the_barns_corner_is_marked)
{
	struct move put;
	lesson_begin("lesson-12");
	lesson_until(true);
	desk_build(&desk);
	ck_assert_int_eq(seen().found->slot_count, 1);
	ck_assert_int_eq(seen().found->slots[0].move.kind, MOVE_BARN);
	struct vec at = seen().slot_places[0];
	desk_click(&desk, (int)at.x, (int)at.y);
	ck_assert(session_put_move(seen().session, &put) && put.kind == MOVE_BARN);
}
END_TEST

int main(void)
{
	Suite *suite = suite_create("lesson");
	TCase *tcase = tcase_create("lesson");

	tcase_set_timeout(tcase, 60);
	tcase_add_checked_fixture(tcase, lesson_setup, lesson_teardown);
	tcase_add_test(tcase, test_there_are_no_hints);
	tcase_add_test(tcase, test_first_tile_is_turned);
	tcase_add_test(tcase, test_the_banner_follows_the_lesson);
	tcase_add_test(tcase, test_the_first_key_leads_to_the_marked_place);
	tcase_add_test(tcase, test_the_marked_place_stays_in_view);
	tcase_add_test(tcase, test_a_lesson_in_a_window_of_one_pixel);
	tcase_add_loop_test(tcase, test_a_dragged_table_shows_the_marked_place, 0, 12);
	tcase_add_test(tcase, test_a_wrong_follower_leaves_the_tile);
	tcase_add_test(tcase, test_the_castle_asks);
	tcase_add_test(tcase, test_the_castle_names_its_figures);
	tcase_add_test(tcase, test_the_castle_names_the_keep);
	tcase_add_test(tcase, test_the_castle_shows_all_it_asks);
	tcase_add_test(tcase, test_the_keep_of_the_castle_is_told);
	tcase_add_loop_test(tcase, test_one_question_at_a_time, 0, 2 * SCREENS_CATALOGUES);
	tcase_add_test(tcase, test_the_barns_corner_is_marked);
	tcase_add_test(tcase, test_a_waiting_lesson_invites_to_nothing);
	tcase_add_test(tcase, test_a_resting_pointer_tells_nothing);
	tcase_add_test(tcase, test_a_question_is_answered);
	tcase_add_test(tcase, test_a_place_is_asked_for);
	tcase_add_test(tcase, test_a_choice_is_refused);
	tcase_add_loop_test(tcase, test_all_can_be_read, 0, 10 * SCREENS_CATALOGUES);
	suite_add_tcase(suite, tcase);
	return runner_run_suite(suite);
}
