/* Decisions of the Count, staged by scenarios: nobody's choice is made for him, the camera is where the decision is,
 * and numbers hide no follower. */
#include <bastide/format.h>
#include <check.h>

#include "app/language.h"
#include "app/words.h"
#include "view/art/figure.h"
#include "view/play/screen.h"
#include "../frames/seen.h"
#include "ruler.h"
#include "screens.h"
#include "../runner.h"

static struct desk desk;
static struct screen *screen;

static struct play_seen seen(void) { return play_seen(screen, desk.frame.now); }

static const struct {
	const char *name;
	int at;
	enum decision_kind kind;
} staged[] = {
    {"E002-01", 2, DECISION_ENTER},
    {"E002-01", 3, DECISION_THE_COUNT_TO},
    {"E002-02", 3, DECISION_JOIN},
    {"R-13.10-order-of-players", 5, DECISION_JOIN},
    {"R-13.14-order", 1, DECISION_SEND},
    {"R-13.14-order", 4, DECISION_SEND},
    {"R-13.15-any", 1, DECISION_SEND},
    {"R-15.10-from-the-cathedral", 2, DECISION_JOIN},
    {"X-16", 2, DECISION_ENTER},
    {"E002-04", 2, DECISION_ENTER},
    {"R-13.12-count-blocks-the-castle-only", 2, DECISION_JOIN},
    {"R-13.16-city4", 1, DECISION_SEND},
    {"X-10", 2, DECISION_JOIN},
    {"X-22", 2, DECISION_JOIN},
    {"X-22", 3, DECISION_JOIN},
    {"Y-59", 3, DECISION_THE_COUNT_TO},
    {"Y-73", 4, DECISION_ENTER},
    {"count-king-robber", 68, DECISION_JOIN},
    {"count-king-robber", 69, DECISION_ENTER},
    {"count-king-robber", 70, DECISION_THE_COUNT_TO},
};

enum { STAGED = sizeof staged / sizeof staged[0] };

static void open_decision(int i)
{
	language_set("en");
	desk_init(&desk);
	desk.prefs.speed = 0;
	desk.frame.frozen = false;
	screen = screens_game(&desk.host, staged[i].name, staged[i].at);
	screen_reset(&desk.host, screen);
	desk_build(&desk);
	desk_build(&desk);
	ck_assert_int_eq(session_decision(seen().session).kind, staged[i].kind);
}

/* Keys that end a turn elsewhere do nothing until an answer is chosen; then they give it. */
static void check_nobody_is_preselected(void)
{
	int plies = session_history(seen().session)->ply_count;
	ck_assert_int_eq(seen().chosen, -1);
	ck_assert(desk_says(&desk, "Choose first"));
	for (int n = 0; n < 3; n++) {
		desk_key(&desk, KEY_ENTER, 0);
		desk_key(&desk, KEY_SPACE, 0);
	}
	desk_press(&desk, ui_name("play.decide.go"));
	ck_assert_int_eq(session_history(seen().session)->ply_count, plies);
	desk_key(&desk, KEY_UP, 0); /* from nothing to the last */
	ck_assert_int_eq(seen().chosen, seen().found->choice_count - 1);
	desk_key(&desk, KEY_DOWN, 0);
	ck_assert_int_eq(seen().chosen, 0);
	desk_key(&desk, KEY_ENTER, 0);
	ck_assert_int_eq(session_history(seen().session)->ply_count, plies + 1);
}

static bool in_stage(struct vec at) { return rect_has(seen().layout->stage, (int)at.x, (int)at.y); }

/* Figures are told apart, and what is decided is in sight: the feature, or the City's quarters. */
static void check_camera(const char *name)
{
	struct decision decision;
	struct vec middles[HAVENS_MAX];
	decision = session_decision(seen().session);
	ck_assert_msg(seen().camera->size >= 84, "%s: %.0f pixels a tile", name, seen().camera->size);
	if (decision.kind == DECISION_JOIN) {
		struct vec at = board_anchor(seen().board, session_game(seen().session), decision.cell, decision.spot);
		ck_assert(in_stage(camera_point(seen().camera, seen().layout->stage, at.x, at.y)));
		ck_assert(seen().lit);
	} else if (decision.kind != DECISION_SEND) {
		ck_assert(play_seen_havens(screen, middles));
		for (int i = 0; i < HAVENS_MAX; i++)
			ck_assert_msg(
			    in_stage(camera_point(seen().camera, seen().layout->stage, middles[i].x, middles[i].y)),
			    "%s: quarter %d is out of sight", name, i);
	}
}

static void check_numbers(const char *name)
{
	struct setup_figure figures[FIGURES_MAX];
	float height = figure_on_tile(seen().camera->size);
	for (int f = 0, count = game_figures(session_game(seen().session), figures); f < count; f++) {
		if (figures[f].place == PLACE_HAVEN)
			continue;
		struct vec at =
		    board_anchor(seen().board, session_game(seen().session), figures[f].cell, figures[f].spot);
		at = camera_point(seen().camera, seen().layout->stage, at.x, at.y);
		float half = figures[f].spot.kind == FEATURE_FIELD ? 0.55f : 0.3f; /* a farmer lies */
		struct rect body = {(int)(at.x - height * half), (int)(at.y - height * 0.7f), (int)(height * 2 * half),
		                    (int)(height * 0.7f)};
		for (int i = 0; i < seen().found->choice_count; i++) {
			const struct ui_item *place = desk_widget(&desk, ui_name_at("play.answer.place", i));
			ck_assert_msg(!place || !rect_overlap(place->box, body), "%s: %d", name, i + 1);
		}
	}
}

/* Wherever a follower can be sent to there is a number in sight. */
static void check_places(const char *name)
{
	for (int i = 0; i < seen().found->choice_count; i++) {
		const struct ui_item *place = desk_widget(&desk, ui_name_at("play.answer.place", i));
		if (seen().found->choices[i].kind != MOVE_SEND)
			continue;
		ck_assert_msg(place != NULL, "%s: %d is nowhere", name, i + 1);
		struct vec at = {(float)place->box.x + (float)place->box.w / 2,
		                 (float)place->box.y + (float)place->box.h / 2};
		ck_assert_msg(in_stage(at), "%s: %d at %.0f, %.0f", name, i + 1, at.x, at.y);
	}
}

START_TEST(all_places_are_seen_in_a_small_window)
{
	open_decision(_i);
	desk_size(&desk, 1024, 600, 100);
	desk_build(&desk);
	desk_build(&desk);
	check_places(staged[_i].name);
	desk_finish(&desk);
}
END_TEST

START_TEST(test_decision)
{
	open_decision(_i);
	check_camera(staged[_i].name);
	check_numbers(staged[_i].name);
	check_places(staged[_i].name);
	check_nobody_is_preselected();
	desk_finish(&desk);
}
END_TEST

/* The castle, market, smithy and cathedral have one number each, from the entry to the Count's walk after it; the key
 * that is left lets him stay. */
START_TEST(quarters_keep_their_numbers)
{
	static const char *const names[HAVENS_MAX] = {"castle", "market", "smithy", "cathedral"};
	open_decision(1);
	ck_assert_int_eq(seen().found->choice_count, HAVENS_MAX);
	int from = game_haven_shut(session_game(seen().session));
	for (int key = 1; key <= HAVENS_MAX; key++) {
		char pill[40];
		snprintf(pill, sizeof pill, "%d · %s", key, names[key - 1]);
		desk_key(&desk, '0' + key, 0);
		ck_assert_int_ge(seen().chosen, 0);
		const struct move *move = &seen().found->choices[seen().chosen];
		if (key - 1 == (int)from)
			ck_assert_int_eq(move->kind, MOVE_PASS);
		else
			ck_assert(move->kind == MOVE_THE_COUNT_TO && move->haven == key - 1);
		desk_build(&desk);
		ck_assert_msg(desk_says(&desk, pill), "%s", pill);
	}
	desk_finish(&desk);
}
END_TEST

/* What is numbered so stands so in the list. */
START_TEST(answers_stand_as_they_are_numbered)
{
	open_decision(1);
	int from = game_haven_shut(session_game(seen().session));
	for (int i = 0; i < seen().found->choice_count; i++) {
		const struct move *move = &seen().found->choices[i];
		ck_assert_int_eq(move->kind == MOVE_PASS ? from : move->haven, i);
	}
	desk_finish(&desk);
}
END_TEST

/* The name of a quarter may lie beside it, over a field: it is the button that it looks like. */
START_TEST(the_names_of_quarters_choose_them)
{
	open_decision(_i);
	for (int quarter = 0; quarter < HAVENS_MAX; quarter++) {
		ck_assert(desk_press(&desk, ui_name_at("play.haven", quarter)));
		desk_build(&desk);
		ck_assert_int_ge(seen().chosen, 0);
		const struct move *move = &seen().found->choices[seen().chosen];
		int from = game_haven_shut(session_game(seen().session));
		ck_assert_int_eq(move->kind == MOVE_PASS ? from : move->haven, quarter);
	}
	desk_finish(&desk);
}
END_TEST

static struct vec on_screen(struct vec at) { return camera_point(seen().camera, seen().layout->stage, at.x, at.y); }

/* The Count goes where he is dragged to, a follower enters where he is dragged to from the supply; let go anywhere else
 * neither does, and the table stays where it is. */
START_TEST(the_city_is_dragged_into)
{
	struct vec middles[HAVENS_MAX];
	bool count = _i == 1;
	for (int quarter = -1; quarter < HAVENS_MAX; quarter++) {
		open_decision(_i);
		ck_assert(play_seen_havens(screen, middles));
		int from = game_haven_shut(session_game(seen().session));
		struct rect card = seen().layout->cards[seen().found->seat];
		struct camera before = *seen().camera;
		struct vec at =
		    count ? on_screen(middles[from]) : (struct vec){(float)(card.x + 20), (float)(card.y + card.h / 2)};
		struct vec to = quarter < 0 ? (struct vec){(float)seen().layout->stage.x + 70, (float)card.y + 200}
		                            : on_screen(middles[quarter]);
		struct input in = {.kind = INPUT_PRESS, .button = BUTTON_LEFT, .x = (int)at.x, .y = (int)at.y};
		desk_input(&desk, &in);
		in.kind = INPUT_MOVE;
		for (int step = 1; step <= 4; step++) {
			in.x = (int)(at.x + (to.x - at.x) * (float)step / 4 + (float)(step < 4 ? 9 : 0));
			in.y = (int)(at.y + (to.y - at.y) * (float)step / 4);
			desk_input(&desk, &in);
		}
		ck_assert_int_eq(seen().dragged, FIGURE_MEEPLE);
		in.kind = INPUT_RELEASE;
		desk_input(&desk, &in);
		desk_build(&desk);
		ck_assert_int_eq(seen().dragged, -1);
		ck_assert(camera_same(seen().camera, &before));
		if (quarter < 0) {
			ck_assert_int_eq(seen().chosen, -1);
		} else {
			ck_assert_int_ge(seen().chosen, 0);
			const struct move *move = &seen().found->choices[seen().chosen];
			ck_assert_int_eq(move->kind == MOVE_PASS ? from : move->haven, quarter);
			desk_key(&desk, KEY_ENTER, 0); /* and is given with Enter */
			ck_assert_int_ne(session_decision(seen().session).kind, staged[_i].kind);
		}
		desk_finish(&desk);
	}
}
END_TEST

/* Whoever waits in the castle is told of before he comes: beside the place, and above the table while the tile lies. */
START_TEST(who_may_join_is_told_before)
{
	language_set("en");
	desk_init(&desk);
	desk.prefs.speed = 0;
	desk.frame.frozen = false;
	screen = screens_game(&desk.host, "R-13.10-order-of-players", 0);
	screen_reset(&desk.host, screen);
	desk_build(&desk);
	struct vec at = on_screen((struct vec){0.5f, -1.5f}); /* the city in the north, which the tile closes */
	desk_input(&desk, &(struct input){.kind = INPUT_MOVE, .x = (int)at.x, .y = (int)at.y});
	desk.frame.now += 2000;
	desk_build(&desk);
	ck_assert(desk_says(&desk, "May join from the castle: Red, Blue and Green"));
	desk_click(&desk, (int)at.x, (int)at.y);
	desk_input(&desk, &(struct input){.kind = INPUT_MOVE, .x = 400, .y = 600});
	desk_build(&desk);
	ck_assert_int_eq(seen().found->wait, WAIT_FIGURE);
	ck_assert(desk_says(&desk, "May join from the castle: Red, Blue and Green"));
	desk_finish(&desk);
}
END_TEST

/* Six with everything on; Ines has completed Petra's city, taken its goods, and may enter the City. The quotation marks
 * are put in when it is written. */
static const char six[] =
    "{'format':1,'game':'carcassonne','players':['yellow','red','green','black','blue','pink'],"
    "'settings':{'start':'count','abbot':'on','king':'on','shrines':'on','new_land':'on','inns':'on',"
    "'traders':'on'},'seed':3,'moves':['place B 4,1 3','abbot monastery','place N 5,1 2',"
    "'meeple field:NL','place E -1,1 3','meeple field:NL','place B 4,0 0','abbot monastery',"
    "'place UG 1,3 2','abbot garden','place K 0,-1 1','meeple field:NR','place U 0,-2 3',"
    "'meeple field:NL','place TB_corner_g 3,3 3','meeple city:S','place IC_caproad 1,-1 3',"
    "'meeple field:NL','place IC_fourcapsG -2,1 3','meeple field:inner0','place C -3,1 1',"
    "'meeple city:N','place U -1,-1 0','big road:E','place NG -2,0 3','meeple field:NL',"
    "'place KR_tworoads 2,3 1','meeple road:N','place TB_bridge 2,4 0','big road:N','place V 4,-1 1',"
    "'big road:N','place IC_inncorner -3,2 0','builder city:N','place TB_gatesplit_g 0,-3 0',"
    "'pig field:SL','place IC_innstraightG -2,-1 0','pig field:ER','place M -1,-3 1',"
    "'meeple field:SL','place TB_band_w 0,-4 3','pass','place I -3,0 2','meeple field:NL',"
    "'place IC_split -1,-4 2','big city:S','place E 0,-5 2','meeple field:NL']}";

/* Three farmers in a narrow list are told apart, by their fields if by nothing else. */
START_TEST(farmers_are_told_apart_in_a_narrow_list)
{
	static const char *const languages[] = {"en", "ro", "es", "ca", "fr", "de"};
	screens_language(languages[_i]);
	desk_init(&desk);
	desk_size(&desk, 1024, 600, 100);
	desk.prefs.speed = 0;
	screen = screens_written(&desk.host,
	                         "{\"format\":1,\"game\":\"carcassonne\",\"players\":[\"red\",\"blue\"],"
	                         "\"settings\":{\"abbot\":\"on\"},\"tiles\":[[\"D\",0,0,0]],\"turn\":\"red\","
	                         "\"deck\":[\"W\",\"B\"],\"moves\":[\"place W 1,0 0\"]}\n",
	                         1);
	screen_reset(&desk.host, screen);
	desk_build(&desk);
	desk_build(&desk);
	const char *told[3];
	int count = 0;
	for (int i = 0; i < seen().found->slot_count; i++) {
		const struct ui_item *row = desk_widget(&desk, ui_name_at("play.slot", i));
		if (seen().found->slots[i].move.spot.kind == FEATURE_FIELD && row && count < 3)
			count += desk_words_in(&desk, row->box, &told[count], 1);
	}
	ck_assert_int_eq(count, 3);
	ck_assert_str_ne(told[0], told[1]);
	ck_assert_str_ne(told[0], told[2]);
	ck_assert_str_ne(told[1], told[2]);
	desk_finish(&desk);
}
END_TEST

/* And three thieves by their roads: the numbers on the tile alone would leave whoever reads to look them up. */
START_TEST(thieves_are_told_apart_in_a_narrow_list)
{
	const char *told[3];
	int count = 0;
	screens_language("de");
	desk_init(&desk);
	desk_size(&desk, 1024, 600, 100);
	desk.prefs.speed = 0;
	screen = screens_game(&desk.host, "whole-game", 47);
	screen_reset(&desk.host, screen);
	desk_build(&desk);
	desk_build(&desk);
	for (int i = 0; i < seen().found->slot_count && count < 3; i++) {
		const struct ui_item *row = desk_widget(&desk, ui_name_at("play.slot", i));
		if (seen().found->slots[i].move.spot.kind == FEATURE_ROAD && seen().found->slots[i].legal && row)
			count += desk_words_in(&desk, row->box, &told[count], 1);
	}
	ck_assert_int_eq(count, 3);
	ck_assert_str_ne(told[0], told[1]);
	ck_assert_str_ne(told[0], told[2]);
	ck_assert_str_ne(told[1], told[2]);
	desk_finish(&desk);
}
END_TEST

/* Monk and abbot would stand in one monastery: their rows say who each is, not twice what is round it. */
START_TEST(monk_and_abbot_keep_their_roles)
{
	int monks = 0;
	screens_language("en");
	desk_init(&desk);
	desk_size(&desk, 1280, 720, 100);
	desk.prefs.speed = 0;
	screen = screens_written(&desk.host,
	                         "{\"format\":1,\"game\":\"carcassonne\",\"players\":[\"red\",\"blue\"],"
	                         "\"settings\":{\"abbot\":\"on\",\"start\":\"river1\"},"
	                         "\"tiles\":[[\"R1_spring\",0,0,0]],\"turn\":\"red\","
	                         "\"deck\":[\"R1_monroad\",\"B\"],\"moves\":[\"place R1_monroad 1,0 0\"]}\n",
	                         -1);
	screen_reset(&desk.host, screen);
	desk_build(&desk);
	desk_build(&desk);
	for (int i = 0; i < seen().found->slot_count; i++) {
		const struct ui_item *row = desk_widget(&desk, ui_name_at("play.slot", i));
		const char *told[2];
		if (seen().found->slots[i].move.spot.kind != FEATURE_MONASTERY || !row)
			continue;
		ck_assert_int_ge(desk_words_in(&desk, row->box, told, 2), 1);
		ck_assert_str_eq(told[0], seen().found->slots[i].move.figure == FIGURE_MEEPLE ? "Monk" : "Abbot");
		monks++;
	}
	ck_assert_int_eq(monks, 2);
	desk_finish(&desk);
}
END_TEST

/* Beside a decision stands what led to it: where there is no room for all of it the newest. */
START_TEST(the_newest_of_what_happened_is_seen)
{
	static char text[sizeof six];
	language_set("en");
	desk_init(&desk);
	desk_size(&desk, 1024, 600, 100);
	desk.prefs.speed = 0;
	for (size_t i = 0; i < sizeof six; i++)
		text[i] = six[i] == '\'' ? '"' : six[i];
	screen = screens_written(&desk.host, text, -1);
	screen_reset(&desk.host, screen);
	desk_build(&desk);
	desk_build(&desk);
	ck_assert_int_eq(session_decision(seen().session).kind, DECISION_ENTER);
	const struct history *history = session_history(seen().session);
	const char *last = "";
	for (int e = history->event_count - 1; e >= 0 && !last[0]; e--)
		last = words_event_plain(seen().session, &history->events[e]);
	ck_assert_str_eq(last, "Black is King: the largest city, 5 tiles");
	ck_assert(desk_says(&desk, "Black is King"));
	desk_finish(&desk);
}
END_TEST

int main(void)
{
	Suite *suite = suite_create("decide");
	TCase *tests = tcase_create("decide");

	tcase_set_timeout(tests, 60);
	tcase_add_loop_test(tests, farmers_are_told_apart_in_a_narrow_list, 0, 6);
	tcase_add_test(tests, thieves_are_told_apart_in_a_narrow_list);
	tcase_add_test(tests, monk_and_abbot_keep_their_roles);
	tcase_add_test(tests, the_newest_of_what_happened_is_seen);
	tcase_add_test(tests, quarters_keep_their_numbers);
	tcase_add_test(tests, answers_stand_as_they_are_numbered);
	tcase_add_loop_test(tests, the_names_of_quarters_choose_them, 0, 2);
	tcase_add_loop_test(tests, the_city_is_dragged_into, 0, 2);
	tcase_add_test(tests, who_may_join_is_told_before);
	tcase_add_loop_test(tests, test_decision, 0, STAGED);
	tcase_add_loop_test(tests, all_places_are_seen_in_a_small_window, 0, STAGED);
	suite_add_tcase(suite, tests);
	return runner_run_suite(suite);
}
