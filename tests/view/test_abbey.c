/* Abbey & Mayor at the table, staged by the examples: the barn on its corner, the mayor's weight. */
#include <bastide/game.h>
#include <check.h>
#include <math.h>

#include "app/language.h"
#include "view/play/screen.h"
#include "view/play/seen.h"
#include "../runner.h"
#include "ruler.h"
#include "screens.h"

static struct desk desk;
static struct screen *screen;

static struct play_seen seen(void) { return play_seen(screen, desk.frame.now); }

static void opened(struct screen *of)
{
	screen = of;
	screen_reset(&desk.host, screen);
	desk_build(&desk);
	desk_build(&desk);
}

static void begin(void)
{
	language_set("en", NULL);
	desk_init(&desk);
	desk.prefs.speed = 0;
}

/* An example after so many moves. */
static void table_at(const char *name, int moves)
{
	begin();
	opened(screens_game(&desk.host, name, moves));
}

static struct vec on_screen(struct vec at) { return camera_point(seen().camera, seen().layout->stage, at.x, at.y); }

static void point_at(struct vec at)
{
	struct vec on = on_screen(at);

	desk_input(&desk, &(struct input){.kind = INPUT_MOVE, .x = (int)on.x, .y = (int)on.y});
	desk.frame.now += MOTION_TOOLTIP_WAIT + 1;
	desk_build(&desk);
}

/* ---- the barn ---- */

static int put_kind(void)
{
	struct move put;

	return session_put_move(seen().session, &put) ? put.kind : -1;
}

/* It is a kind of its own: its corners are shown where it is asked for, each with what it brings and pays at once. */
START_TEST(the_barns_corners_are_its_own_kind)
{
	table_at("Z-36", 1);
	ck_assert_int_eq(seen().found->kinds[FIGURE_BARN].places, 1);
	for (int i = 0; i < seen().found->slot_count; i++)
		ck_assert_int_ne(seen().found->slots[i].move.kind, MOVE_BARN);
	ck_assert(desk_press(&desk, ui_name_at("play.offer", FIGURE_BARN)));
	ck_assert_int_eq(seen().found->slot_count, 1);
	ck_assert_int_eq(seen().found->slots[0].move.kind, MOVE_BARN);
	ck_assert(seen().found->slots[0].at.x == 1 && seen().found->slots[0].at.y == 1);
	ck_assert_int_eq(seen().found->slots[0].points, 4);
	ck_assert_msg(strstr(seen().found->slots[0].detail, "1 city"), "%s", seen().found->slots[0].detail);
	ck_assert_msg(strstr(seen().found->slots[0].detail, "Blue 3"), "%s", seen().found->slots[0].detail);
	ck_assert(desk_press(&desk, ui_name_at("play.slot", 0)));
	ck_assert_int_eq(put_kind(), MOVE_BARN);
	ck_assert(desk_press(&desk, ui_name_at("play.offer", FIGURE_MEEPLE)));
	ck_assert_int_eq(put_kind(), -1);
	desk_finish(&desk);
}
END_TEST

/* Dragged from the supply onto its corner. */
START_TEST(the_barn_is_dragged_onto_its_corner)
{
	table_at("Z-36", 1);
	struct rect box = seen().figures[FIGURE_BARN];
	struct input in = {.kind = INPUT_PRESS, .button = BUTTON_LEFT, .x = box.x + box.w / 2, .y = box.y + box.h / 2};
	ck_assert_int_gt(box.w, 0);
	desk_input(&desk, &in);
	in.kind = INPUT_MOVE;
	in.x -= 200;
	desk_input(&desk, &in);
	desk_input(&desk, &in);
	ck_assert_int_eq(seen().dragged, FIGURE_BARN);
	struct vec at = on_screen((struct vec){1, 1});
	in.x = (int)at.x;
	in.y = (int)at.y;
	desk_input(&desk, &in);
	in.kind = INPUT_RELEASE;
	desk_input(&desk, &in);
	ck_assert_int_eq(put_kind(), MOVE_BARN);
	desk_finish(&desk);
}
END_TEST

/* Where four tiles meet, not where a farmer of one of them would lie. */
START_TEST(the_barn_stands_on_its_corner)
{
	struct setup_figure figures[FIGURES_MAX];
	int count, barns = 0;

	table_at("Z-36", -1);
	count = game_standing(session_game(seen().session), figures);
	for (int i = 0; i < count; i++) {
		struct vec at = board_stand(seen().board, session_game(seen().session), figures[i].figure,
		                            figures[i].cell, figures[i].spot);

		if (figures[i].figure != FIGURE_BARN)
			continue;
		barns++;
		ck_assert(at.x == 1 && fabsf(at.y - 1) < 0.2f);
	}
	ck_assert_int_eq(barns, 1);
	desk_finish(&desk);
}
END_TEST

/* ---- the mayor ---- */

/* The card of a city says what he counts there; and nobody says that nobody stands where he does. */
START_TEST(a_mayors_weight_is_on_the_citys_card)
{
	table_at("Z-35", 0);
	point_at((struct vec){0.5f, 0.3f});
	ck_assert(desk_says(&desk, "of Red counts 2"));
	desk_finish(&desk);
}
END_TEST

/* A place for him tells it before he stands there. */
START_TEST(a_place_for_the_mayor_tells_his_weight)
{
	begin();
	opened(screens_written(&desk.host,
	                       "{\"format\":1,\"game\":\"carcassonne\",\"players\":[\"red\",\"blue\"],"
	                       "\"settings\":{\"abbey\":\"on\"},\"tiles\":[[\"D\",0,0,0]],"
	                       "\"turn\":\"red\",\"deck\":[\"AM_fullcity\",\"B\"],"
	                       "\"moves\":[\"place AM_fullcity 0,-1 0\"]}\n",
	                       1));
	ck_assert(desk_press(&desk, ui_name_at("play.offer", FIGURE_MAYOR)));
	ck_assert_int_eq(seen().found->slot_count, 1);
	ck_assert_str_eq(seen().found->slots[0].title, "Knight · the mayor counts 2");
	desk_finish(&desk);
}
END_TEST

int main(void)
{
	Suite *suite = suite_create("abbey");
	TCase *cases = tcase_create("abbey");

	tcase_add_test(cases, the_barns_corners_are_its_own_kind);
	tcase_add_test(cases, the_barn_is_dragged_onto_its_corner);
	tcase_add_test(cases, the_barn_stands_on_its_corner);
	tcase_add_test(cases, a_mayors_weight_is_on_the_citys_card);
	tcase_add_test(cases, a_place_for_the_mayor_tells_his_weight);
	suite_add_tcase(suite, cases);
	return runner_run_suite(suite);
}
