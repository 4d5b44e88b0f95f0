/* Trade goods at the table: foretold, taken before everybody's eyes, and who leads. */
#include <bastide/game.h>
#include <check.h>
#include <stdio.h>
#include <string.h>

#include "app/language.h"
#include "view/kit/routes.h"
#include "view/play/screen.h"
#include "../frames/seen.h"
#include "../runner.h"
#include "ruler.h"
#include "screens.h"

enum { RED, BLUE };

static struct desk desk;
static struct screen *screen;

static struct play_seen seen(void) { return play_seen(screen, desk.frame.now); }

static void show(struct screen *table)
{
	screen = table;
	screen_reset(&desk.host, screen);
	desk_build(&desk);
	desk_build(&desk);
}

static void begin(void)
{
	language_set("en");
	desk_init(&desk);
	desk.prefs.speed = 0;
	desk.frame.frozen = false;
}

static void open_example(const char *name)
{
	begin();
	show(screens_game(&desk.host, name, 0));
}

/* Blue's tile completes Red's city of three with one wine: Red and Blue have so much wine before. */
static void open_with(int red, int blue)
{
	char text[600];
	begin();
	snprintf(text, sizeof text,
	         "{\"format\":1,\"game\":\"carcassonne\",\"players\":[\"red\",\"blue\"],"
	         "\"settings\":{\"traders\":\"on\"},"
	         "\"tiles\":[[\"TB_band_w\",0,0,0],[\"E\",-1,0,1]],"
	         "\"figures\":[{\"player\":\"red\",\"at\":[-1,0],\"on\":\"city:E\"}],"
	         "\"goods\":{\"red\":{\"wine\":%d},\"blue\":{\"wine\":%d}},"
	         "\"turn\":\"blue\",\"deck\":[\"E\",\"B\",\"B\"],\"moves\":[]}\n",
	         red, blue);
	show(screens_written(&desk.host, text, 0));
}

/* The pointer rests on the middle of a cell. */
static void point(int x, int y)
{
	struct vec at = camera_point(seen().camera, seen().layout->stage, (float)x + 0.5f, (float)y + 0.5f);
	desk_input(&desk, &(struct input){.kind = INPUT_MOVE, .x = (int)at.x, .y = (int)at.y});
	desk.frame.now += MOTION_TOOLTIP_WAIT + 1;
	desk_build(&desk);
}

static void lay(int x, int y)
{
	struct vec at = camera_point(seen().camera, seen().layout->stage, (float)x + 0.5f, (float)y + 0.5f);
	desk_click(&desk, (int)at.x, (int)at.y);
	desk_build(&desk);
	ck_assert(session_laid(seen().session, NULL));
}

static void end_turn(void)
{
	desk_key(&desk, KEY_SPACE, 0);
	desk_build(&desk);
}

/* Before it is laid: what is paid to whom, and apart from it what is taken by whom. */
START_TEST(a_place_tells_what_would_be_taken)
{
	static const struct {
		const char *example;
		int x, y;
		const char *goods, *paid;
	} of[] = {
	    {"Y-44", 1, 0, "Blue takes trade goods: 1 wine", "City complete: +6"}, /* it is Red's city */
	    {"Y-46", 1, 0, "Blue takes trade goods: 1 wine", NULL},                /* it is nobody's */
	    {"Y-74", 2, 0, "Blue takes trade goods: 2 wine", "City complete: +8"}, /* two symbols */
	    {"Y-50", 0, 0, "Red takes trade goods: 1 wine, 1 grain", NULL},        /* two cities */
	    {"Y-45", 1, 0, NULL, "City complete: +6"},                             /* without the module */
	    {"Y-44", 0, 1, NULL, NULL},                                            /* nothing is completed there */
	};
	for (size_t i = 0; i < sizeof of / sizeof of[0]; i++) {
		open_example(of[i].example);
		point(of[i].x, of[i].y);
		ck_assert_msg(desk_says(&desk, "click lays"), "%s: no place is pointed at", of[i].example);
		ck_assert_msg(desk_says(&desk, "takes trade goods") == (of[i].goods != NULL), "%s", of[i].example);
		ck_assert_msg(!of[i].goods || desk_find(&desk, of[i].goods), "%s: %s", of[i].example, of[i].goods);
		ck_assert_msg(desk_says(&desk, "City complete") == (of[i].paid != NULL), "%s", of[i].example);
		ck_assert_msg(!of[i].paid || desk_find(&desk, of[i].paid), "%s: %s", of[i].example, of[i].paid);
		desk_finish(&desk);
	}
}
END_TEST

/* The same while the tile is carried over the place. */
START_TEST(a_tile_that_is_held_tells_it)
{
	open_example("Y-44");
	const struct ui_item *tile = desk_widget(&desk, ui_name("play.tile"));
	ck_assert_ptr_nonnull(tile);
	struct input in = {.kind = INPUT_PRESS,
	                   .button = BUTTON_LEFT,
	                   .x = tile->box.x + tile->box.w / 2,
	                   .y = tile->box.y + tile->box.h / 2};
	desk_input(&desk, &in);
	in.kind = INPUT_MOVE;
	in.x -= 100;
	desk_input(&desk, &in);
	desk_input(&desk, &in);
	struct vec at = camera_point(seen().camera, seen().layout->stage, 1.5f, 0.5f);
	in.x = (int)at.x;
	in.y = (int)at.y;
	desk_input(&desk, &in);
	desk.frame.now += MOTION_TOOLTIP_WAIT + 1;
	desk_build(&desk);
	ck_assert_ptr_nonnull(desk_find(&desk, "Blue takes trade goods: 1 wine"));
	desk_finish(&desk);
}
END_TEST

/* As long as the tile may be taken back, its city tells who will take them. */
START_TEST(a_city_on_trial_tells_it)
{
	open_example("Y-44");
	lay(1, 0);
	ck_assert_int_eq(seen().tokens[BLUE][HOLDING_WINE], 0);
	struct vec at = camera_point(seen().camera, seen().layout->stage, 0.3f, 0.5f);
	desk_input(&desk, &(struct input){.kind = INPUT_MOVE, .x = (int)at.x, .y = (int)at.y});
	desk.frame.now += MOTION_TOOLTIP_WAIT + 1;
	desk_build(&desk);
	ck_assert_ptr_nonnull(seen().lit);
	ck_assert(desk_says(&desk, "trade goods: 1 wine.")); /* "Blue takes" ends the line before */
	desk_finish(&desk);
}
END_TEST

/* A sentence, then the tokens fly, then the number is another, and all that is at rest again. */
START_TEST(goods_go_to_the_card)
{
	open_with(0, 0);
	lay(1, 0);
	desk.theme.speed = 1;
	desk_build(&desk);
	end_turn();
	uint64_t landed = 0, start = desk.frame.now;
	ck_assert_int_eq(game_held(session_game(seen().session), BLUE, HOLDING_WINE), 1);
	ck_assert_int_eq(seen().tokens[BLUE][HOLDING_WINE], 0);
	ck_assert_int_eq(seen().leads[BLUE], 0);
	for (int said = 0; seen().moves; desk.frame.now += 50) {
		ck_assert_msg(desk.frame.now < start + 20000, "it never comes to rest");
		screen_tick(&desk.host, desk.frame.now);
		desk_build(&desk);
		said += desk_find(&desk, "Blue takes trade goods: 1 wine") != NULL;
		if (!landed && seen().tokens[BLUE][HOLDING_WINE] == 1) {
			landed = desk.frame.now;
			ck_assert_msg(said >= 20, "read for %d ms", said * 50);
			ck_assert_int_eq(seen().leads[BLUE], 1 << HOLDING_WINE);
			ck_assert_int_eq(seen().news[BLUE], 1 << HOLDING_WINE);
			ck_assert_int_eq(seen().news[RED], 0);
		}
	}
	ck_assert_uint_gt(landed, start);
	desk_build(&desk);
	ck_assert_int_eq(seen().news[BLUE], 0);
	ck_assert(!desk_says(&desk, "takes trade goods"));
	desk_finish(&desk);
}
END_TEST

/* whoever leads a good is seen; when it becomes another, both numbers stand out. */
START_TEST(who_leads_changes)
{
	static const struct {
		int red, blue;
		bool red_after, news_of_red;
	} of[] = {
	    {2, 0, true, false},  /* Red has more still */
	    {1, 0, true, false},  /* a tie: each would be paid */
	    {1, 1, false, true},  /* it was one */
	    {0, 1, false, false}, /* Blue did before */
	};
	for (size_t i = 0; i < sizeof of / sizeof of[0]; i++) {
		open_with(of[i].red, of[i].blue);
		unsigned wine = 1u << HOLDING_WINE;
		ck_assert_uint_eq(seen().leads[RED], of[i].red > 0 && of[i].red >= of[i].blue ? wine : 0);
		lay(1, 0);
		desk.theme.speed = 1;
		desk_build(&desk);
		end_turn();
		while (seen().tokens[BLUE][HOLDING_WINE] == of[i].blue && seen().moves)
			desk.frame.now += 10;
		ck_assert_int_eq(seen().tokens[BLUE][HOLDING_WINE], of[i].blue + 1);
		ck_assert_uint_eq(seen().leads[RED], of[i].red_after ? wine : 0);
		ck_assert_uint_eq(seen().leads[BLUE], of[i].blue + 1 >= of[i].red ? wine : 0);
		ck_assert_uint_eq(seen().news[BLUE], wine);
		ck_assert_uint_eq(seen().news[RED], of[i].news_of_red ? wine : 0);
		desk_finish(&desk);
	}
}
END_TEST

/* Where motion is reduced nothing flies; the sentence is said above the table, on nobody's place, for a while. */
START_TEST(reduced_motion_says_it)
{
	open_with(0, 0);
	lay(1, 0);
	desk.theme.speed = 1;
	desk.theme.reduced_motion = true;
	desk_build(&desk);
	end_turn();
	ck_assert_int_eq(seen().flights, 0);
	ck_assert(!seen().moves);
	ck_assert_int_eq(seen().tokens[BLUE][HOLDING_WINE], 1);
	const struct draw_cmd *words = desk_find(&desk, "Blue takes trade goods: 1 wine");
	ck_assert_ptr_nonnull(words);
	ck_assert(rect_overlap(words->box, seen().layout->prompt_row));
	desk.frame.now += MOTION_TOAST + 1;
	desk_build(&desk);
	ck_assert(!desk_says(&desk, "takes trade goods"));
	desk_finish(&desk);
}
END_TEST

/* whoever completes the city: each of those who are tied. */
START_TEST(help_tells_who_takes_and_who_is_paid)
{
	open_with(0, 0);
	screen_push(&desk.host, help_of_game_create(&desk.host, seen().session));
	desk_build(&desk);
	desk_build(&desk);
	ck_assert(desk_reads(&desk, "takes its goods, even without a knight there."));
	ck_assert(desk_reads(&desk, "gets 10 points for it; on a tie each of them gets 10."));
	desk_finish(&desk);
}
END_TEST

int main(void)
{
	Suite *suite = suite_create("goods");
	TCase *cases = tcase_create("goods");
	tcase_add_test(cases, a_place_tells_what_would_be_taken);
	tcase_add_test(cases, a_tile_that_is_held_tells_it);
	tcase_add_test(cases, a_city_on_trial_tells_it);
	tcase_add_test(cases, goods_go_to_the_card);
	tcase_add_test(cases, who_leads_changes);
	tcase_add_test(cases, reduced_motion_says_it);
	tcase_add_test(cases, help_tells_who_takes_and_who_is_paid);
	suite_add_tcase(suite, cases);
	return runner_run_suite(suite);
}
