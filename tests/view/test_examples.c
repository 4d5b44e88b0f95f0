/* Examples as cards: what is found by words and rules, by keys and by mouse; what a card opens. */
#define _XOPEN_SOURCE 700
#include <check.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "../home.h"
#include "../runner.h"
#include "app/language.h"
#include "app/save.h"
#include "ruler.h"
#include "view/screens/screens.h"
#include "view/kit/shelf.h"
#include "view/play/screen.h"
#include "../frames/seen.h"
#include "screens.h"

static struct desk desk;

static void setup(void)
{
	language_set("en");
	desk_init(&desk);
	screen_reset(&desk.host, open_screen_create(&desk.host, OPEN_EXAMPLES));
	desk_build(&desk);
	desk_build(&desk);
}

static void teardown(void) { desk_finish(&desk); }

static void type(const char *text)
{
	for (; *text; text++) {
		struct input input = {.kind = INPUT_TEXT};
		input.text[0] = *text;
		desk_input(&desk, &input);
	}
}

static bool in_sight(const char *name)
{
	return desk_widget(&desk, ui_name_at("open.row", screens_example(&desk.host, name))) != NULL;
}

static int texts(void)
{
	int count = 0;

	for (int i = 0; i < desk.draw.count; i++)
		count += desk.draw.cmds[i].kind == DRAW_TEXT;
	return count;
}

/* Hundreds are there; what is out of sight is not drawn. */
START_TEST(only_what_is_in_sight_is_drawn)
{
	ck_assert_int_ge(shelf_list(&desk.host)->count, 300);
	ck_assert_int_lt(texts(), 100);
	ck_assert(desk_says(&desk, "Base game: tiles, followers, fields (24)"));
	ck_assert(in_sight("E000-01") && !in_sight("C-01"));
	desk_key(&desk, KEY_PAGE_DOWN, 0);
	desk_key(&desk, KEY_PAGE_DOWN, 0);
	ck_assert(!in_sight("E000-01"));
	ck_assert_int_lt(texts(), 100);
	desk_key(&desk, KEY_DOWN, 0); /* out of the field, whose keys they are */
	desk_key(&desk, KEY_END, 0);
	desk_build(&desk);
	ck_assert(!in_sight("E000-01"));
	desk_key(&desk, KEY_HOME, 0);
	desk_build(&desk);
	ck_assert(in_sight("E000-01"));
}
END_TEST

/* A castle on a card has the numbers of its wall, once it is large enough. */
START_TEST(a_castle_has_its_numbers)
{
	int numbers = 0;

	desk_size(&desk, 1920, 1080, 200);
	desk.paints = true; /* how tables lie is read */
	desk_input(&desk, &(struct input){.kind = INPUT_TEXT, .text = "C-35"});
	ck_assert(in_sight("C-35"));
	for (int i = 0; i < desk.draw.count; i++)
		numbers += desk.draw.cmds[i].kind == DRAW_TEXT && desk.draw.cmds[i].flags & DRAW_PRINTED;
	ck_assert_int_gt(numbers, 0);
}
END_TEST

/* A key goes on to the next for as long as there is one, however few are controls at a time. */
START_TEST(only_what_is_in_reach_is_a_control)
{
	const struct ui *ui = screen_top(&desk.host)->widgets;

	desk_key(&desk, KEY_DOWN, 0);
	for (int i = 0; i < 60; i++) {
		ui_id before = desk_focus(&desk);
		desk_key(&desk, KEY_DOWN, 0);
		ck_assert_uint_ne(desk_focus(&desk), before);
		ck_assert_int_lt(ui->items.count, 64);
		ck_assert_ptr_nonnull(desk_widget(&desk, desk_focus(&desk)));
	}
	ck_assert(!in_sight("E000-01"));
}
END_TEST

/* As the program starts: nobody has chosen a language. */
START_TEST(they_are_there_in_the_systems_language)
{
	desk_finish(&desk);
	language_set("");
	desk_init(&desk);
	ck_assert_int_gt(shelf_list(&desk.host)->count, 300);
	shelf_renew(&desk.host);
	ck_assert_int_gt(shelf_list(&desk.host)->count, 300);
}
END_TEST

/* What is typed finds at once, Enter opens the first. */
START_TEST(a_rule_is_typed)
{
	type("R-14.8");
	ck_assert(in_sight("R-14.8-10") && in_sight("R-14.8-running") && !in_sight("E000-01"));
	ck_assert(desk_says(&desk, "Rules one by one (5)"));
	desk_key(&desk, KEY_ENTER, 0);
	desk_build(&desk);
	ck_assert_str_eq(screen_top(&desk.host)->kind->name, "play");
	screen_pop(&desk.host);
	desk_build(&desk);
	desk_build(&desk);
	ck_assert(in_sight("R-14.8-10") && !in_sight("E000-01"));
	ck_assert_uint_eq(desk_focus(&desk), ui_name("examples.search"));
}
END_TEST

/* Behind no words Enter opens none of hundreds, but leads to them. */
START_TEST(nothing_is_typed)
{
	desk_key(&desk, KEY_ENTER, 0);
	desk_build(&desk);
	ck_assert_str_eq(screen_top(&desk.host)->kind->name, "examples");
	ck_assert_uint_eq(desk_focus(&desk), ui_name_at("open.row", screens_example(&desk.host, "E000-01")));
}
END_TEST

/* Where the keys lead through the list the focus is in sight: End is at the last, Home at the first. */
START_TEST(the_focus_is_in_sight)
{
	static const int keys[] = {KEY_PAGE_DOWN, KEY_END, KEY_PAGE_UP, KEY_HOME};
	desk_key(&desk, KEY_DOWN, 0);
	for (int i = 0; i < 4; i++) {
		ui_id before = desk_focus(&desk);
		desk_key(&desk, keys[i], 0);
		desk_build(&desk);
		const struct ui_item *focus = desk_widget(&desk, desk_focus(&desk));
		ck_assert_uint_ne(desk_focus(&desk), before);
		ck_assert(focus && focus->box.h == focus->full.h);
	}
	ck_assert_uint_eq(desk_focus(&desk), ui_name_at("open.row", screens_example(&desk.host, "E000-01")));
	desk_key(&desk, KEY_END, 0);
	desk_build(&desk);
	ui_id last = desk_focus(&desk);
	desk_key(&desk, KEY_DOWN, 0);
	ck_assert_uint_eq(desk_focus(&desk), last);
}
END_TEST

/* Wherever the focus is, who types means the search. */
START_TEST(letters_are_words)
{
	ck_assert(screen_top(&desk.host)->kind->types); /* none of them mutes the sound */
	desk_key(&desk, KEY_DOWN, 0);
	ck_assert_uint_ne(desk_focus(&desk), ui_name("examples.search"));
	desk_key(&desk, 'm', 0);
	type("ajority");
	ck_assert_uint_eq(desk_focus(&desk), ui_name("examples.search"));
	ck_assert(desk_says(&desk, "majority"));
	ck_assert(!in_sight("E000-01"));
}
END_TEST

START_TEST(words_are_typed)
{
	type("pig herd");
	ck_assert(in_sight("Y-43") && !in_sight("Y-37"));
	for (int i = 0; i < 5; i++)
		desk_key(&desk, KEY_BACKSPACE, 0);
	ck_assert(in_sight("Y-37"));
	type("zzz");
	ck_assert(desk_says(&desk, "Nothing found."));
	desk_key(&desk, KEY_ENTER, 0); /* opens nothing */
	ck_assert_str_eq(screen_top(&desk.host)->kind->name, "examples");
	desk_key(&desk, KEY_ESCAPE, 0);
	desk_build(&desk);
	ck_assert_ptr_null(screen_top(&desk.host));
}
END_TEST

/* Of the rulebooks that have the word in a title the one that is about it comes first. */
START_TEST(the_keep_is_the_castle_s)
{
	type("keep");
	ck_assert(in_sight("C-23") && !in_sight("Z-27"));
}
END_TEST

/* Down goes from the field to the cards, arrows from card to card. */
START_TEST(cards_by_keys)
{
	type("R38");
	desk_key(&desk, KEY_DOWN, 0);
	ui_id first = desk_focus(&desk);
	ck_assert_uint_ne(first, ui_name("examples.search"));
	desk_key(&desk, KEY_DOWN, 0);
	ck_assert_uint_ne(desk_focus(&desk), first);
	desk_key(&desk, 'f', MOD_CTRL);
	desk_build(&desk);
	ck_assert_uint_eq(desk_focus(&desk), ui_name("examples.search"));
	desk_key(&desk, KEY_DOWN, 0);
	desk_key(&desk, KEY_ENTER, 0);
	desk_build(&desk);
	ck_assert_str_eq(screen_top(&desk.host)->kind->name, "play");
}
END_TEST

START_TEST(a_card_is_clicked)
{
	type("E003-06t");
	ck_assert(in_sight("E003-06t") && !in_sight("E003-06"));
	ck_assert(desk_press(&desk, ui_name_at("open.row", screens_example(&desk.host, "E003-06t"))));
	desk_build(&desk);
	ck_assert_str_eq(screen_top(&desk.host)->kind->name, "play");
}
END_TEST

/* ---- an example that is looked at ---- */

static void look_at(const char *name)
{
	screen_push(&desk.host, play_example_create(
	                            &desk.host, shelf_list(&desk.host)->items[screens_example(&desk.host, name)].path,
	                            (char[FORMAT_LINE_SIZE]){0}));
	desk_build(&desk);
	desk_build(&desk);
}

/* In a window of any width its buttons are as high as others are. */
START_TEST(its_buttons_have_their_height)
{
	look_at("Z-01");
	for (int wide = 1000; wide < 1500; wide += 3) {
		desk_size(&desk, wide, 701, 100);
		desk_build(&desk);
		desk_build(&desk);
		const struct ui_item *done = desk_widget(&desk, ui_name("look.done"));
		ck_assert_msg(done && done->box.h >= 30, "%d pixels at %d", done ? done->box.h : 0, wide);
	}
}
END_TEST

/* As its picture: title, source, rules, and why the tiles that it tries may not lie so.  Nobody has a tile. */
START_TEST(it_says_what_its_file_says)
{
	look_at("E000-04");
	ck_assert(desk_says(&desk, "A tile that does not fit"));
	ck_assert(desk_says(&desk, "“Așezarea pieselor de joc, figure 4”"));
	ck_assert(desk_says(&desk, "Example") && !desk_says(&desk, "R-3.3, R-3.2"));
	ck_assert(desk_says(&desk, "This placement is not allowed."));
	ck_assert(desk_says(&desk, "Field meets road. Every edge must go on"));
	ck_assert(desk_says(&desk, "Too far away."));
	ck_assert(!desk_says(&desk, "THE TILE OF NOBODY") && !desk_says(&desk, "The tile of Nobody"));
	ck_assert(!desk_widget(&desk, ui_name("look.slider")));
	ck_assert(desk_says(&desk, "Back to the examples"));
	ck_assert(desk_press(&desk, ui_name("look.done")));
	desk_build(&desk);
	ck_assert_str_eq(screen_top(&desk.host)->kind->name, "examples");
}
END_TEST

/* However long its words are, the buttons below them keep their height. */
START_TEST(its_buttons_keep_their_height)
{
	static const char *const names[] = {"Z-01", "E000-04", "E003-01", "R-29.15-at-the-end", "Y-30", "Z-25"};
	for (size_t i = 0; i < sizeof names / sizeof names[0]; i++) {
		look_at(names[i]);
		desk_size(&desk, _i % 2 ? 1024 : 1280, _i % 2 ? 600 : 720, _i > 1 ? 150 : 100);
		desk_build(&desk);
		int high = desk_widget(&desk, ui_name("look.done"))->box.h;
		ck_assert_msg(high >= 28, "%s: %d", names[i], high);
		desk_key(&desk, KEY_ESCAPE, 0);
		desk_size(&desk, 1280, 720, 100);
		desk_build(&desk);
	}
}
END_TEST

static int crosses(void)
{
	enum { CROSS_RED = 0xC01E14 };
	int strokes = 0;
	for (int i = 0; i < desk.draw.count; i++)
		strokes += desk.draw.cmds[i].kind == DRAW_STROKE_PATH && desk.draw.cmds[i].color == rgb(CROSS_RED);
	return strokes;
}

/* The tiles that it tries are drawn, each with the two strokes of its cross. */
START_TEST(what_it_claims_is_drawn)
{
	look_at("E000-04");
	ck_assert_int_eq(crosses(), 4);
}
END_TEST

/* So is what it tries on tiles that lie, or in a hole: the dragon's step, an abbey. */
START_TEST(what_it_tries_on_the_table_is_drawn)
{
	static const char *const names[] = {"R-29.11-not-into-the-city", "Z-27"};
	look_at(names[_i]);
	ck_assert_int_eq(crosses(), 2);
}
END_TEST

/* It stops at each picture of its file and before each turn; its words change with it, and come back. */
START_TEST(it_goes_from_step_to_step)
{
	look_at("E000-25");
	ck_assert(desk_says(&desk, "Step 4 of 4") && desk_says(&desk, "Turn 3: The fields are one."));
	desk_key(&desk, KEY_LEFT, 0);
	desk_build(&desk);
	ck_assert(desk_says(&desk, "Step 3 of 4") && desk_says(&desk, "Turn 2: Red lays a tile diagonally"));
	desk_key(&desk, KEY_LEFT, 0);
	ck_assert(desk_press(&desk, ui_name("look.back")));
	desk_build(&desk);
	ck_assert(desk_says(&desk, "Step 1 of 4"));
	for (int i = 0; i < 3; i++)
		ck_assert(desk_press(&desk, ui_name("look.on")));
	desk_build(&desk);
	ck_assert(desk_says(&desk, "Step 4 of 4") && desk_says(&desk, "Turn 3: The fields are one."));
}
END_TEST

/* It opens where it leads to, and offers to show how it came to that: from the first step on by itself, each as long as
 * its words need; where there is one step alone, nothing is offered. */
START_TEST(it_is_shown_from_the_start)
{
	look_at("E000-04");
	ck_assert(!desk_widget(&desk, ui_name("look.again")));
	screen_pop(&desk.host);
	look_at("E000-25");
	ck_assert(desk_press(&desk, ui_name("look.again")));
	desk_build(&desk);
	ck_assert(desk_says(&desk, "Step 1 of 4") && !desk_widget(&desk, ui_name("look.again")));
	uint64_t began = desk.frame.now;
	for (int at = 0; at < 3; at++) {
		struct screen *example = screen_top(&desk.host);
		uint64_t since = desk.frame.now;
		while (play_seen(example, desk.frame.now).look_at == at && desk.frame.now < since + 60000) {
			desk.frame.now += 100;
			example->kind->tick(example, &desk.host, desk.frame.now);
		}
		ck_assert_uint_ge(desk.frame.now - since, 2000);
	}
	ck_assert_int_eq(play_seen(screen_top(&desk.host), desk.frame.now).look_at, 3);
	ck_assert_uint_lt(desk.frame.now - began, 60000);
	desk_build(&desk);
	ck_assert(desk_says(&desk, "Step 4 of 4"));
}
END_TEST

/* Home and End lead to its first and its last step. */
START_TEST(home_and_end_lead_through_it)
{
	look_at("E000-25");
	struct screen *example = screen_top(&desk.host);
	desk_key(&desk, KEY_HOME, 0);
	ck_assert_int_eq(play_seen(example, desk.frame.now).look_at, 0);
	desk_key(&desk, KEY_END, 0);
	ck_assert_int_eq(play_seen(example, desk.frame.now).look_at, 3);
}
END_TEST

/* Pictures on the table that are alike and stand on one line: how many pairs. */
static int pairs(void)
{
	int count = 0;
	for (int i = 0; i < desk.draw.count; i++)
		for (int k = 0; k < i; k++) {
			const struct draw_cmd *a = &desk.draw.cmds[k], *b = &desk.draw.cmds[i];
			bool alike = a->kind == DRAW_IMAGE && b->kind == a->kind && a->u.image.key == b->u.image.key;
			bool table = b->box.x < desk.draw.w / 2 && b->box.y < desk.draw.h / 2;
			count += alike && table && a->box.y == b->box.y && abs(a->box.x - b->box.x) > a->box.w / 3 &&
			         abs(a->box.x - b->box.x) < a->box.w;
		}
	return count;
}

/* Two of one colour came onto a road at one place: its caption counts two, and two are seen. */
START_TEST(who_came_together_stands_apart)
{
	look_at("E002-02");
	ck_assert(desk_says(&desk, "You move 2 followers onto the road"));
	ck_assert_int_eq(pairs(), 1);
}
END_TEST

/* Whatever was clicked, Space holds and goes on; who steps by hand has his own pace. */
START_TEST(a_click_leaves_the_keys_to_the_table)
{
	look_at("E000-25");
	struct screen *example = screen_top(&desk.host);
	ck_assert(desk_press(&desk, ui_name("look.again")));
	desk_build(&desk);
	ck_assert(play_seen(example, desk.frame.now).look_runs);
	desk_key(&desk, KEY_SPACE, 0);
	ck_assert(!play_seen(example, desk.frame.now).look_runs);
	ck_assert(desk_press(&desk, ui_name("look.on")));
	desk_build(&desk);
	ck_assert_int_eq(play_seen(example, desk.frame.now).look_at, 1);
	desk_key(&desk, KEY_SPACE, 0);
	ck_assert(play_seen(example, desk.frame.now).look_runs);
	desk_key(&desk, KEY_RIGHT, 0);
	ck_assert_int_eq(play_seen(example, desk.frame.now).look_at, 2);
	ck_assert(!play_seen(example, desk.frame.now).look_runs);
}
END_TEST

/* A tile whose follower is still owed lies there, also when one has gone back and forward. */
START_TEST(half_a_turn_stays_half)
{
	bool lies[8] = {false};
	int halves = 0;
	look_at("R-11.6-not-when-complete");
	struct play_seen seen = play_seen(screen_top(&desk.host), desk.frame.now);
	ck_assert_int_lt(seen.look_count, 8);
	for (int at = seen.look_count; at >= 0; at--, desk_key(&desk, KEY_LEFT, 0)) {
		lies[at] = session_laid(seen.session, NULL);
		halves += lies[at];
	}
	ck_assert_int_eq(halves, 1);
	for (int at = 0; at <= seen.look_count; at++, desk_key(&desk, KEY_RIGHT, 0))
		ck_assert_int_eq(session_laid(seen.session, NULL), lies[at]);
}
END_TEST

/* The engine's own way to the end of a file. */
static struct game *engine_end(const char *path)
{
	struct format_error error;
	struct scenario *scenario = scenario_load(path, desk.tiles, &error);
	ck_assert_msg(scenario != NULL, "%s", error.text);
	struct game *game = scenario_play(scenario, -1, &error);
	ck_assert_msg(game != NULL, "%s", error.text);
	scenario_destroy(scenario);
	return game;
}

/* The table shows this game: its scores, as panel and track have them, and its figures. */
static void shows_game(const struct game *game, const char *name)
{
	struct play_seen seen = play_seen(screen_top(&desk.host), desk.frame.now);
	struct setup_figure shown[FIGURES_MAX], there[FIGURES_MAX];
	int count = game_figures(game, there);
	if (session_laid(seen.session, NULL))
		return; /* the file ends between tile and follower: the engine has put down what is tried here */
	ck_assert_msg(game_hash(session_game(seen.session)) == game_hash(game), "%s", name);
	ck_assert_int_eq(game_figures(session_game(seen.session), shown), count);
	ck_assert_mem_eq(shown, there, (size_t)count * sizeof *there);
	for (int seat = 0; seat < game_player_count(game); seat++)
		ck_assert_msg(seen.scores[seat] == game_score(game, seat), "%s: seat %d has %d, not %d", name, seat,
		              (int)seen.scores[seat], (int)game_score(game, seat));
}

/* Without a picture: nothing is painted. */
static void step(int key, int times)
{
	for (int i = 0; i < times; i++) {
		draw_begin(&desk.draw, desk.theme.w, desk.theme.h);
		screen_take(&desk.host, &desk.frame, &(struct input){.kind = INPUT_KEY, .key = key, .x = -1, .y = -1});
	}
}

/* All files, step by step to the beginning and to the end again: there stands what the engine says, as when it was
 * opened; points of the final scoring, too. */
START_TEST(all_steps_lead_back)
{
	enum { LANDED = 60000 /* ms: every point has arrived */ };
	const struct example_list *list = shelf_list(&desk.host);
	int ended = 0;
	for (int i = 0; i < list->count; i++) {
		const char *name = list->items[i].name;
		if (list->items[i].book == BOOK_LESSONS)
			continue;
		screen_push(&desk.host,
		            play_example_create(&desk.host, list->items[i].path, (char[FORMAT_LINE_SIZE]){0}));
		screen_settle(&desk.host, desk.frame.now);
		struct game *game = engine_end(list->items[i].path);
		int count = play_seen(screen_top(&desk.host), desk.frame.now).look_count;
		shows_game(game, name);
		step(KEY_LEFT, count);
		ck_assert_int_eq(play_seen(screen_top(&desk.host), desk.frame.now).look_at, 0);
		step(KEY_RIGHT, count);
		desk.frame.now += LANDED;
		shows_game(game, name);
		ended += game_over(game) && count > 0;
		game_destroy(game);
		screen_pop(&desk.host);
		screen_settle(&desk.host, desk.frame.now);
	}
	ck_assert_int_gt(ended, 50);
}
END_TEST

/* A game of its own, from the menu of which one comes back to the example. */
START_TEST(it_is_played_on)
{
	char home[HOME_SIZE];
	home_make(home);
	snprintf(desk.host.home, sizeof desk.host.home, "%s", home);
	look_at("E000-07");
	struct screen *example = screen_top(&desk.host);
	ck_assert(desk_press(&desk, ui_name("look.play")));
	desk_build(&desk);
	desk_build(&desk);
	ck_assert_ptr_ne(screen_top(&desk.host), example);
	ck_assert(desk_widget(&desk, ui_name("play.end")) && !desk_widget(&desk, ui_name("look.done")));
	desk_key(&desk, KEY_ESCAPE, 0);
	desk_build(&desk);
	ck_assert(desk_says(&desk, "Back to the example"));
	ck_assert(desk_press(&desk, ui_name("menu.back")));
	desk_build(&desk);
	ck_assert_ptr_eq(screen_top(&desk.host), example);
	home_remove(home);
}
END_TEST

/* One that is over is not played on: what it came to is counted, and from the result one comes back to it. */
START_TEST(an_ending_is_counted)
{
	look_at("E000-24");
	struct screen *example = screen_top(&desk.host);
	ck_assert(desk_says(&desk, "Final scoring") && !desk_widget(&desk, ui_name("look.play")));
	ck_assert(desk_press(&desk, ui_name("look.count")));
	desk_build(&desk);
	ck_assert_str_eq(screen_top(&desk.host)->kind->name, "tally");
	desk_key(&desk, KEY_END, 0);
	desk_key(&desk, KEY_ENTER, 0);
	desk_build(&desk);
	ck_assert_str_eq(screen_top(&desk.host)->kind->name, "result");
	ck_assert(desk_says(&desk, "Back to the example"));
	ck_assert(desk_press(&desk, ui_name("result.title")));
	desk_build(&desk);
	ck_assert_ptr_eq(screen_top(&desk.host), example);
}
END_TEST

/* What its file crosses out is not forbidden where one plays on. */
START_TEST(marks_stay_behind)
{
	look_at("X-26");
	desk_key(&desk, KEY_HOME, 0);
	for (int i = 0; i < 9 && crosses() == 0; i++)
		desk_key(&desk, KEY_RIGHT, 0);
	ck_assert_int_gt(crosses(), 0);
	ck_assert(desk_press(&desk, ui_name("look.play")));
	desk_build(&desk);
	desk_build(&desk);
	ck_assert_ptr_nonnull(desk_widget(&desk, ui_name("play.end")));
	ck_assert_int_eq(crosses(), 0);
}
END_TEST

/* Whoever plays on from example after example is never buried: the last one and its game lie over the list alone. */
START_TEST(many_are_played_on)
{
	char home[HOME_SIZE];
	home_make(home);
	snprintf(desk.host.home, sizeof desk.host.home, "%s", home);
	enum { TIMES = 8 };
	for (int i = 0; i < TIMES; i++) {
		shelf_show(&desk.host, GAME_CARCASSONNE, "R-6.2");
		desk_build(&desk);
		shelf_show(&desk.host, GAME_CARCASSONNE, "R-6.2"); /* as by way of the help */
		desk_build(&desk);
		ck_assert(desk_press(&desk, ui_name("look.play")));
		desk_build(&desk);
		desk_build(&desk);
		ck_assert_int_eq(desk.host.count, 3);
	}
	desk_key(&desk, KEY_ESCAPE, 0);
	desk_build(&desk);
	ck_assert(desk_press(&desk, ui_name("menu.back")));
	desk_build(&desk);
	ck_assert_ptr_nonnull(desk_widget(&desk, ui_name("look.done")));
	desk_key(&desk, KEY_ESCAPE, 0);
	desk_build(&desk);
	ck_assert_str_eq(screen_top(&desk.host)->kind->name, "examples");
	home_remove(home);
}
END_TEST

/* What has no room on the stack is not shown; what lies there stays. */
START_TEST(a_full_stack_takes_no_more)
{
	for (int i = 0; i < 2 * SCREENS_MAX; i++) {
		screen_push(&desk.host, settings_screen_create(&desk.host));
		if (i % 2)
			desk_build(&desk);
	}
	desk_build(&desk);
	ck_assert_int_eq(desk.host.count, SCREENS_MAX);
	for (int i = 0; i < 2 * SCREENS_MAX; i++)
		screen_push(&desk.host, settings_screen_create(&desk.host));
	desk_build(&desk);
	ck_assert_int_eq(desk.host.count, SCREENS_MAX);
}
END_TEST

/* As any game: it is among the saved ones from its first moment on. */
START_TEST(what_is_played_on_is_kept)
{
	char home[HOME_SIZE], error[FORMAT_LINE_SIZE];
	struct save_entry *entries;
	home_make(home);
	snprintf(desk.host.home, sizeof desk.host.home, "%s", home);
	look_at("E000-07");
	ck_assert(desk_press(&desk, ui_name("look.play")));
	desk_build(&desk);
	ck_assert_int_eq(save_list(desk.tiles, home, 0, &entries), 1);
	/* Nobody has named it, and Continue goes on with games, not with examples. */
	struct save_entry latest;
	ck_assert_str_eq(entries[0].title, "");
	ck_assert(!save_latest(desk.tiles, home, &latest));
	struct session *again = save_open(desk.tiles, home, entries[0].path, -1, error);
	ck_assert_msg(again != NULL, "%s", error);
	ck_assert_uint_eq(game_hash(session_game(again)),
	                  game_hash(session_game(play_seen(screen_top(&desk.host), desk.frame.now).session)));
	session_destroy(again);
	free(entries);
	/* in the list it is told from games */
	screen_push(&desk.host, open_screen_create(&desk.host, OPEN_SAVES));
	desk_build(&desk);
	desk_build(&desk);
	ck_assert(desk_says(&desk, "Played on from an example") && !desk_says(&desk, "Saved automatically"));
	home_remove(home);
}
END_TEST

/* Anybody's is edited as a copy, and one comes back to it. */
START_TEST(it_is_edited)
{
	look_at("E000-07");
	struct screen *example = screen_top(&desk.host);
	desk_key(&desk, 'e', 0);
	desk_build(&desk);
	ck_assert_str_eq(screen_top(&desk.host)->kind->name, "editor");
	desk_key(&desk, KEY_ESCAPE, 0);
	desk_build(&desk);
	ck_assert_ptr_eq(screen_top(&desk.host), example);
}
END_TEST

/* A lesson among the examples is one to play. */
START_TEST(a_lesson_is_run)
{
	type("walls roads");
	desk_key(&desk, KEY_ENTER, 0);
	desk_build(&desk);
	desk_build(&desk);
	ck_assert_str_eq(screen_top(&desk.host)->kind->name, "play");
	ck_assert_ptr_nonnull(desk_find(&desk, "turn 1 of 6"));
}
END_TEST

START_TEST(a_rulebook_is_chosen)
{
	ck_assert(desk_press(&desk, ui_name("examples.book")));
	desk_build(&desk);
	for (int i = 0; i <= BOOK_004; i++)
		desk_key(&desk, KEY_DOWN, 0);
	desk_key(&desk, KEY_ENTER, 0);
	desk_build(&desk);
	ck_assert(desk_says(&desk, "The Castle (95)"));
	ck_assert(in_sight("C-01") && !in_sight("E000-01"));
}
END_TEST

int main(void)
{
	Suite *suite = suite_create("examples");
	TCase *tests = tcase_create("examples");

	tcase_add_checked_fixture(tests, setup, teardown);
	tcase_set_timeout(tests, 120);
	tcase_add_test(tests, only_what_is_in_sight_is_drawn);
	tcase_add_test(tests, a_castle_has_its_numbers);
	tcase_add_test(tests, only_what_is_in_reach_is_a_control);
	tcase_add_test(tests, they_are_there_in_the_systems_language);
	tcase_add_test(tests, a_rule_is_typed);
	tcase_add_test(tests, nothing_is_typed);
	tcase_add_test(tests, the_focus_is_in_sight);
	tcase_add_test(tests, letters_are_words);
	tcase_add_test(tests, words_are_typed);
	tcase_add_test(tests, the_keep_is_the_castle_s);
	tcase_add_test(tests, cards_by_keys);
	tcase_add_test(tests, a_card_is_clicked);
	tcase_add_test(tests, its_buttons_have_their_height);
	tcase_add_test(tests, it_says_what_its_file_says);
	tcase_add_loop_test(tests, its_buttons_keep_their_height, 0, 4);
	tcase_add_test(tests, what_it_claims_is_drawn);
	tcase_add_loop_test(tests, what_it_tries_on_the_table_is_drawn, 0, 2);
	tcase_add_test(tests, it_goes_from_step_to_step);
	tcase_add_test(tests, it_is_shown_from_the_start);
	tcase_add_test(tests, home_and_end_lead_through_it);
	tcase_add_test(tests, who_came_together_stands_apart);
	tcase_add_test(tests, a_click_leaves_the_keys_to_the_table);
	tcase_add_test(tests, half_a_turn_stays_half);
	tcase_add_test(tests, all_steps_lead_back);
	tcase_add_test(tests, it_is_played_on);
	tcase_add_test(tests, an_ending_is_counted);
	tcase_add_test(tests, marks_stay_behind);
	tcase_add_test(tests, many_are_played_on);
	tcase_add_test(tests, a_full_stack_takes_no_more);
	tcase_add_test(tests, what_is_played_on_is_kept);
	tcase_add_test(tests, it_is_edited);
	tcase_add_test(tests, a_lesson_is_run);
	tcase_add_test(tests, a_rulebook_is_chosen);
	suite_add_tcase(suite, tests);
	return runner_run_suite(suite);
}
