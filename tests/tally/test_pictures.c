/* What is drawn: sums on the screen equal the engine's events, and the same
 * moment gives the same list whatever was shown before. */
#include "suite.h"

#include "view/ending/audit.h"

#include <stddef.h>
#include <stdio.h>
#include <string.h>

static void tally_open(struct view *view, const char *name, int w, int h)
{
	view_init(view, name, NULL, w, h);
	view->screen = tally_screen_create(view->show);
	ck_assert(view->screen);
}

static uint64_t view_at(struct view *view, double time)
{
	tally_screen_seek(view->screen, time);
	return view_build(view, view->screen);
}

/* Every payment's expression stands there when it is told; its points are the
 * engine's. */
START_TEST(sums_on_the_screen_are_the_engines)
{
	struct view view;
	tally_open(&view, farm_examples[_i], 1920, 1080);
	const struct tally *tally = view.show->tally;
	for (int a = 0; a < tally->act_count; a++) {
		const struct tally_act *act = &tally->acts[a];
		const struct tally_beat *sum = tally_beat_find(tally, act, BEAT_SUM, 0);
		if (!sum)
			continue;
		view_at(&view, (sum->start + sum->end) / 2);
		for (int i = 0; i < act->pay_count; i++) {
			char points[24];
			ck_assert_msg(desk_says(&view.desk, act->pays[i].sum), "%s: \"%s\" is not on the screen",
			              farm_examples[_i], act->pays[i].sum);
			snprintf(points, sizeof points, "= %d", (int)act->pays[i].points);
			ck_assert(desk_says(&view.desk, points));
		}
	}
	view_at(&view, tally->length);
	for (int seat = 0; seat < tally->player_count; seat++) {
		char score[16];
		snprintf(score, sizeof score, "%d", game_score(view.ending.game, seat));
		ck_assert_msg(desk_says(&view.desk, score), "%s: the score %s is not on the screen", farm_examples[_i],
		              score);
	}
	view_finish(&view);
}
END_TEST

/* Start, middle and end of the farm part differ, and name the farm. */
START_TEST(start_middle_and_end_of_the_farms)
{
	struct view view;
	tally_open(&view, farm_examples[_i], 1920, 1080);
	const struct tally *tally = view.show->tally;
	for (int a = 0; a < tally->act_count; a++) {
		const struct tally_act *act = &tally->acts[a];
		if (act->kind != ACT_FARM)
			continue;
		uint64_t start = view_at(&view, act->start + .05), middle = view_at(&view, (act->start + act->end) / 2);
		ck_assert(desk_says(&view.desk, tally->farms[act->farm].name));
		uint64_t end = view_at(&view, act->end - .05);
		ck_assert(start != middle && middle != end && start != end);
	}
	view_finish(&view);
}
END_TEST

START_TEST(there_and_back_is_the_same_picture)
{
	static uint64_t forward[4000];
	struct view view;
	int count = 0;
	tally_open(&view, "whole-game", 1280, 720);
	const struct tally *tally = view.show->tally;
	double time = 0;
	for (; time < tally->length && count < 4000; time = tally_next_beat(tally, time) + .011)
		forward[count++] = view_at(&view, time);
	ck_assert_int_gt(count, 100);
	time = 0;
	/* the second time after the end was shown, and with a jump in between */
	view_at(&view, tally->length);
	for (int i = 0; i < count; i += 3) {
		double at = 0;
		for (int k = 0; k < i; k++)
			at = tally_next_beat(tally, at) + .011;
		if (i % 2)
			view_at(&view, tally->length - at);
		ck_assert_msg(view_at(&view, at) == forward[i], "the picture at %f is another one now", at);
	}
	view_finish(&view);
}
END_TEST

/* Grounds of tiles that are drawn: on a desk all are the small ones that stand in. */
static int grounds_add(const struct draw *draw, uint64_t keys[2 * TILES_MAX], int count)
{
	for (int i = 0; i < draw->count; i++) {
		const struct draw_cmd *cmd = &draw->cmds[i];
		bool known = cmd->kind != DRAW_IMAGE || !cmd->u.image.opaque || cmd->u.image.w != 32;
		for (int k = 0; k < count && !known; k++)
			known = keys[k] == cmd->u.image.key;
		if (!known && count < 2 * TILES_MAX)
			keys[count++] = cmd->u.image.key;
	}
	return count;
}

START_TEST(what_floods_is_painted_as_the_board_is)
{
	struct view view;
	uint64_t keys[2 * TILES_MAX];
	int count = 0;
	tally_open(&view, "whole-game", 1280, 720);
	const struct tally *tally = view.show->tally;
	for (int a = 0; a < tally->act_count; a++)
		for (double at = tally->acts[a].start; tally->acts[a].kind == ACT_FARM && at < tally->acts[a].end;
		     at += .2) {
			view_at(&view, at);
			count = grounds_add(&view.desk.draw, keys, count);
		}
	ck_assert_int_gt(count, 0);
	ck_assert_int_le(count, game_tile_count(view.show->game));
	view_finish(&view);
}
END_TEST

static const struct size {
	int w, h;
} sizes[] = {{1920, 1080}, {1280, 720}, {1024, 600}};

/* Output pixels of the smallest text. */
static int smallest(const struct draw *draw)
{
	int least = 1000;
	for (int i = 0; i < draw->count; i++)
		if (draw->cmds[i].kind == DRAW_TEXT && draw->cmds[i].u.text.style.px < least)
			least = draw->cmds[i].u.text.style.px;
	return least;
}

START_TEST(no_text_is_too_small)
{
	struct view view;
	tally_open(&view, "whole-game", sizes[_i].w, sizes[_i].h);
	const struct tally *tally = view.show->tally;
	for (double time = .5; time < tally->length; time += 3.1) {
		view_at(&view, time);
		ck_assert_int_ge(smallest(&view.desk.draw), 14);
	}
	view_finish(&view);
}
END_TEST

START_TEST(result_and_audit_are_drawn)
{
	struct view view;
	char score[16];
	tally_open(&view, "whole-game", 1920, 1080);
	struct screen *result = result_screen_details(view.show), *audit = audit_screen_create(view.show);
	view_build(&view, result);
	for (int seat = 0; seat < 5; seat++) {
		snprintf(score, sizeof score, "%d", game_score(view.ending.game, seat));
		ck_assert(desk_says(&view.desk, score));
	}
	ck_assert(desk_says(&view.desk, "Longest road"));
	view_build(&view, audit);
	ck_assert(desk_says(&view.desk, "Score "));
	ck_assert(!desk_says(&view.desk, "R-")); /* words for people: no number of a rule, no cell */
	result->kind->destroy(result);
	audit->kind->destroy(audit);
	view_finish(&view);
}
END_TEST

/* The most tiles of a road that was paid in play, or that has a follower when all is over. */
static int longest_road(const struct ending *ending)
{
	static struct feature feature;
	struct setup_figure figures[FIGURES_MAX];
	int count = game_figures(ending->game, figures), most = 0;
	for (int i = 0; i < ending->records->final_first; i++)
		if (ending->records->items[i].kind == FEATURE_ROAD && ending->records->items[i].tiles > most)
			most = ending->records->items[i].tiles;
	for (int i = 0; i < count; i++)
		if (figures[i].spot.kind == FEATURE_ROAD &&
		    game_feature_at(ending->game, figures[i].cell.x, figures[i].cell.y, figures[i].spot, &feature) &&
		    feature.tile_count > most)
			most = feature.tile_count;
	return most;
}

/* The longest road is that of all, finished or not. */
START_TEST(the_longest_road_is_the_longest)
{
	for (int i = 0; whole_games[i]; i++) {
		struct view view;
		char words[32];
		tally_open(&view, whole_games[i], 1920, 1080);
		struct screen *result = result_screen_details(view.show);
		view_build(&view, result);
		snprintf(words, sizeof words, ", %d tiles", longest_road(&view.ending));
		ck_assert_msg(desk_says(&view.desk, words), "%s: not %s", whole_games[i], words);
		result->kind->destroy(result);
		view_finish(&view);
	}
}
END_TEST

/* Of cities of one size the pennants are told where all have as many. */
START_TEST(pennants_are_those_of_all)
{
	struct view view;
	tally_open(&view, "whole-game", 1920, 1080);
	struct record *cities[2];
	int count = 0;
	for (int i = 0; i < view.show->records->count && count < 2; i++)
		if (view.show->records->items[i].kind == FEATURE_CITY && view.show->records->items[i].points > 0 &&
		    view.show->records->items[i].reason == SCORE_COMPLETE)
			cities[count++] = &view.show->records->items[i];
	ck_assert_int_eq(count, 2);
	for (int same = 0; same < 2; same++) {
		cities[0]->tiles = cities[1]->tiles = 40;
		cities[0]->pennants = 7;
		cities[1]->pennants = same ? 7 : 0;
		struct screen *result = result_screen_details(view.show);
		view_build(&view, result);
		ck_assert(desk_says(&view.desk, "40 tiles"));
		ck_assert_int_eq(desk_says(&view.desk, "7 pennants"), same);
		result->kind->destroy(result);
	}
	view_finish(&view);
}
END_TEST

/* That nobody has scored is said of nobody who has: points for a garden alone are none of the facts. */
START_TEST(nobody_has_scored_where_nobody_has)
{
	static const char *const names[] = {"E000-01", "R-11.4-garden-at-the-end", "T-monk-on-a-turned-tile"};
	for (int i = 0; i < 3; i++) {
		struct view view;
		tally_open(&view, names[i], 1280, 720);
		struct screen *result = result_screen_details(view.show);
		view_build(&view, result);
		ck_assert_int_eq(desk_says(&view.desk, "Nobody has scored."), i == 0);
		result->kind->destroy(result);
		view_finish(&view);
	}
}
END_TEST

/* Is a piece that is nobody's among what is drawn, in any size? */
static bool is_drawn(const struct view *view, const struct neutral_art *art)
{
	struct draw alone;
	bool found = false;
	draw_init(&alone, &ruler);
	draw_begin(&alone, 400, 400);
	for (int tall = 4; tall < 100; tall++)
		draw_shape(&alone, 200, 200, (float)tall, art->shape, 1);
	for (int i = 0; i < view->desk.draw.count && !found; i++)
		for (int k = 0; k < alone.count && !found; k++)
			found = view->desk.draw.cmds[i].kind == DRAW_IMAGE && alone.cmds[k].kind == DRAW_IMAGE &&
			        view->desk.draw.cmds[i].u.image.key == alone.cmds[k].u.image.key;
	draw_finish(&alone);
	return found;
}

/* Who stands at the end without a player does so on the result and in the audit, too. */
START_TEST(the_fairy_stands_at_the_end)
{
	struct view view;
	view_init(&view, "R-29.15-at-the-end", NULL, 1280, 720);
	struct screen *screens[] = {result_screen_create(view.show), result_screen_details(view.show),
	                            audit_screen_create(view.show)};
	for (int i = 0; i < 3; i++) {
		view_build(&view, screens[i]);
		ck_assert_msg(is_drawn(&view, expansion_neutral("fairy")), "screen %d", i);
		ck_assert(!is_drawn(&view, expansion_neutral("dragon")));
		screens[i]->kind->destroy(screens[i]);
	}
	view_finish(&view);
}
END_TEST

/* In the bill, on the card below the track or in the caption: a sum is read in one place at a time. */
START_TEST(a_sum_is_told_once)
{
	int told = 0;
	struct view view;
	tally_open(&view, "R-23.5-nothing-for-an-inn-or-a-cathedral", 1280, 720);
	const struct tally *tally = view.ending.tally;
	for (double at = 0; at < tally->length; at += .1) {
		struct tally_state state;
		tally_state_at(tally, at, &state);
		const struct tally_act *act = &tally->acts[state.act];
		if (act->pay_count != 1)
			continue;
		int seen = 0;
		view_at(&view, at);
		for (int i = 0; i < view.desk.draw.count; i++) {
			const struct draw_cmd *cmd = &view.desk.draw.cmds[i];
			seen += cmd->kind == DRAW_TEXT && (cmd->color & 0xff) > 0x80 &&
			        strstr(cmd->u.text.text, act->pays[0].sum);
		}
		ck_assert_msg(seen <= 1, "at %f %s is told %d times", at, act->pays[0].sum, seen);
		told += seen;
	}
	ck_assert_int_gt(told, 40);
	view_finish(&view);
}
END_TEST

/* Caption, bill and coins of a group tell the same number at every moment. */
START_TEST(caption_and_bill_tell_the_same_count)
{
	struct view view;
	struct tally_state state;
	int told = 0;
	tally_open(&view, "E000-24", 1280, 720);
	const struct tally *tally = view.show->tally;
	for (int b = 0; b < tally->beat_count; b++) {
		const struct tally_beat *beat = &tally->beats[b];
		const struct tally_act *act = &tally->acts[beat->act];
		if (beat->kind != BEAT_CITY || act->kind != ACT_CITIES || act->city_count < 2)
			continue;
		for (double at = tally_landing(beat) - .011; at < tally_landing(beat) + .02; at += .02) {
			char count[64];
			tally_state_at(tally, at, &state);
			view_at(&view, at);
			snprintf(count, sizeof count, "%d × %d = %d so far", state.counted, tally->each,
			         state.counted * tally->each);
			ck_assert_msg(!state.counted || desk_says(&view.desk, count),
			              "at %f the bill does not say \"%s\"", at, count);
			ck_assert_msg(!state.counted || strstr(state.caption, count), "at %f: %s", at, state.caption);
			told += state.counted > 0;
		}
	}
	ck_assert_int_ge(told, 7);
	view_finish(&view);
}
END_TEST

static const char *const so_far_examples[] = {"X-15d", "E003-07", "river-two"};

/* Field by field too, with pigs too: every further city tells the points
 * so far, on the bill and below it; the last number is what is paid. */
START_TEST(farms_tell_the_points_so_far)
{
	struct view view;
	struct tally_state state;
	int told = 0;
	tally_open(&view, so_far_examples[_i], 1280, 720);
	const struct tally *tally = view.show->tally;
	for (int b = 0; b < tally->beat_count; b++) {
		const struct tally_beat *beat = &tally->beats[b];
		const struct tally_act *act = &tally->acts[beat->act];
		if (beat->kind != BEAT_CITY || act->kind != ACT_FARM || act->city_count < 2)
			continue;
		const char *sum = tally_so_far_words(tally, act, beat->index + 1);
		ck_assert_ptr_nonnull(sum);
		tally_state_at(tally, tally_landing(beat) + .01, &state);
		view_at(&view, tally_landing(beat) + .01);
		ck_assert_msg(strstr(state.caption, sum) && strstr(state.caption, "so far"), "%s instead of %s",
		              state.caption, sum);
		ck_assert_msg(desk_says(&view.desk, sum), "the bill does not say \"%s\"", sum);
		if (beat->index == act->city_count - 1) {
			char points[24];
			snprintf(points, sizeof points, "= %d", (int)act->pays[0].points);
			ck_assert_msg(strstr(sum, points), "%s, but %d are paid", sum, (int)act->pays[0].points);
		}
		told++;
	}
	ck_assert_int_ge(told, 2);
	view_finish(&view);
}
END_TEST

/* A tie is called one, and that nothing is divided; the time line has no 0 beside its scores; the counter says what it
 * counts. */
START_TEST(ties_line_and_counter_are_plain)
{
	struct view view;
	struct tally_state state;
	tally_open(&view, "E003-07", 1280, 720);
	const struct tally *tally = view.show->tally;
	int ties = 0;
	for (int a = 0; a < tally->act_count; a++) {
		const struct tally_act *act = &tally->acts[a];
		const struct tally_beat *tag = tally_beat_find(tally, act, BEAT_TAG, 0),
		                        *sum = tally_beat_find(tally, act, BEAT_SUM, 0);
		if (!tag || !tally_tie(act))
			continue;
		tally_state_at(tally, tag->end, &state);
		ck_assert_msg(strstr(state.caption, "a tie") && strstr(state.caption, "full points"), "%s",
		              state.caption);
		tally_state_at(tally, sum->end, &state);
		ck_assert_msg(strstr(state.caption, "a tie") && strstr(state.caption, "full 6 points each"), "%s",
		              state.caption);
		view_at(&view, tag->end + .1);
		ck_assert(desk_says(&view.desk, "tied") && desk_says(&view.desk, "Scores 1–2") &&
		          desk_says(&view.desk, "of\u00a03"));
		ties++;
	}
	ck_assert_int_eq(ties, 1);
	int bar = view.desk.draw.h - 60, told = 0;
	for (int i = 0; i < view.desk.draw.count; i++) {
		const struct draw_cmd *cmd = &view.desk.draw.cmds[i];
		told += cmd->kind == DRAW_TEXT && !strcmp(cmd->u.text.text, "0") && cmd->u.text.at.y > (float)bar;
	}
	ck_assert_int_eq(told, 0);
	view_finish(&view);
}
END_TEST

/* With reduced motion nothing is on its way: the flood is there or not. */
START_TEST(reduced_motion_cuts)
{
	struct view view;
	tally_open(&view, "E003-06", 1920, 1080);
	view.desk.theme.reduced_motion = true;
	const struct tally *tally = view.show->tally;
	for (int a = 0; a < tally->act_count; a++) {
		const struct tally_beat *flood = tally_beat_find(tally, &tally->acts[a], BEAT_FLOOD, 0);
		if (!flood)
			continue;
		double step = (flood->end - flood->start) / 4;
		uint64_t early = view_at(&view, flood->start + step), late = view_at(&view, flood->end - step);
		/* only the time line's pointer moves: the pictures of the land are the same */
		ck_assert(early != late);
		int patterns[2] = {0, 0};
		for (int pass = 0; pass < 2; pass++) {
			view_at(&view, pass ? flood->end - step : flood->start + step);
			for (int i = 0; i < view.desk.draw.count; i++)
				patterns[pass] += view.desk.draw.cmds[i].kind == DRAW_IMAGE;
		}
		ck_assert_int_eq(patterns[0], patterns[1]);
	}
	view_finish(&view);
}
END_TEST

/* --crop board: the table alone. */
START_TEST(pictures_of_the_table_alone)
{
	static const struct settings rules[] = {{{[SETTING_FARM] = FARM_CITY4}}, {{[SETTING_FARM] = FARM_FIELD3}}};
	struct view view;
	tally_open(&view, "E003-06", 1280, 720);
	view_at(&view, 8.5);
	ck_assert(desk_says(&view.desk, "Score") && desk_says(&view.desk, "2 cities × 3 = 6"));
	view.show->board_only = true;
	uint64_t alone = view_at(&view, 8.5);
	ck_assert(!desk_says(&view.desk, "Score") && !desk_says(&view.desk, "2 cities × 3 = 6"));
	ck_assert(desk_says(&view.desk, "East field"));
	ck_assert(alone != view_at(&view, 9.5));
	view_at(&view, view.show->tally->length);
	ck_assert(!desk_says(&view.desk, " wins"));
	view.show->totals = true; /* of a film */
	view_at(&view, 8.5);
	ck_assert(!desk_says(&view.desk, " wins"));
	view_at(&view, view.show->tally->length);
	ck_assert(desk_says(&view.desk, " wins"));
	struct screen *editions = editions_screen_create(view.show, rules, 2);
	view_build(&view, editions);
	ck_assert(desk_says(&view.desk, "City by city, 4"));
	ck_assert(!desk_says(&view.desk, "One table, two field rules") && !desk_says(&view.desk, "Watch"));
	editions->kind->destroy(editions);
	view_finish(&view);
}
END_TEST

/* the rulebook of 2000 contradicts itself, and its two readings are told apart; the new tiles' is not. */
START_TEST(editions_name_the_book_of_two_minds)
{
	static const struct settings rules[] = {
	    {{[SETTING_FARM] = FARM_FIELD3, [SETTING_EDITION] = EDITION_OLD}},
	    {{[SETTING_FARM] = FARM_CITY3, [SETTING_EDITION] = EDITION_OLD}},
	    {{[SETTING_FARM] = FARM_CITY4, [SETTING_EDITION] = EDITION_OLD}},
	};
	for (int old = 0; old < 2; old++) {
		struct view view;
		tally_open(&view, old ? "whole-game" : "E003-06", 1280, 720);
		ck_assert_int_eq(game_settings(view.show->game)->value[SETTING_EDITION] == EDITION_OLD, old);
		struct screen *editions = editions_screen_create(view.show, rules, 3);
		view_build(&view, editions);
		/* Single words: the sentence is broken where the panel ends. */
		ck_assert_int_eq(desk_says(&view.desk, "2000"), old);
		ck_assert_int_eq(desk_says(&view.desk, "pictures"), old);
		editions->kind->destroy(editions);
		view_finish(&view);
	}
}
END_TEST

static void key_press(struct view *view, int key)
{
	struct input input = {.kind = INPUT_KEY, .key = key, .x = -1, .y = -1};
	draw_begin(&view->desk.draw, view->desk.theme.w, view->desk.theme.h);
	view->screen->kind->input(view->screen, &view->desk.frame, &input);
}

/* With the pointer away from everything. */
static uint64_t picture_at_rest(struct desk *desk)
{
	desk_input(desk, &(struct input){.kind = INPUT_MOVE, .x = -1, .y = -1});
	desk_build(desk);
	return draw_hash(&desk->draw);
}

static uint64_t time_shown(struct desk *desk, struct screen *screen, double seconds)
{
	tally_screen_seek(screen, seconds);
	return picture_at_rest(desk);
}

static struct audit *audit_of(const struct view *view)
{
	return (struct audit *)(void *)((char *)view->screen->widgets - offsetof(struct audit, ui));
}

/* A city that is fed but not finished is listed too, and can be chosen: it paid 0. */
START_TEST(audit_lists_what_was_not_paid)
{
	struct view view;
	view_init(&view, "E003-06", NULL, 1920, 1080);
	view.screen = audit_screen_create(view.show);
	view_build(&view, view.screen);
	ck_assert(!desk_says(&view.desk, "not paid")); /* among all scores it is none */
	key_press(&view, KEY_END);
	view_build(&view, view.screen);
	ck_assert(desk_says(&view.desk, "Score 2"));
	key_press(&view, KEY_HOME);
	view_build(&view, view.screen);
	ck_assert(desk_says(&view.desk, "Score 1"));
	ck_assert(desk_says(&view.desk, "Fields 2") && desk_says(&view.desk, "Not paid 1"));
	audit_filter_set(audit_of(&view), AUDIT_UNPAID);
	view_build(&view, view.screen);
	ck_assert(desk_says(&view.desk, "Unfinished city"));
	ck_assert(desk_says(&view.desk, "not paid"));
	ck_assert(desk_says(&view.desk, "the farmers get nothing"));
	view_finish(&view);
}
END_TEST

/* How many rows are shown under these filters together. */
static int rows_under(struct audit *audit, int first, int end)
{
	int rows = 0;
	for (int filter = first; filter < end; filter++) {
		audit_filter_set(audit, filter);
		rows += audit->count;
	}
	return rows;
}

/* All scores are those of every player together, and those of every kind. */
static void filters_add_up(const char *name)
{
	struct view view;
	view_init(&view, name, NULL, 1280, 720);
	view.screen = audit_screen_create(view.show);
	view_build(&view, view.screen);
	struct audit *audit = audit_of(&view);
	int all = rows_under(audit, AUDIT_ALL, AUDIT_SEAT);
	ck_assert_int_eq(all, view.show->records->count);
	ck_assert_msg(rows_under(audit, AUDIT_SEAT, AUDIT_CLASS) == all, "%s: players", name);
	ck_assert_msg(rows_under(audit, AUDIT_CLASS, AUDIT_UNPAID) == all, "%s: kinds", name);
	view_finish(&view);
}

START_TEST(filters_of_the_audit_add_up)
{
	filters_add_up("castle/whole-game");
	for (int i = 0; whole_games[i]; i++)
		filters_add_up(whole_games[i]);
	for (int i = 0; farm_examples[i]; i++)
		filters_add_up(farm_examples[i]);
}
END_TEST

START_TEST(keys_step_through_the_records)
{
	struct view view;
	tally_open(&view, "E003-06", 1920, 1080);
	const struct tally *tally = view.show->tally;
	uint64_t first = view_at(&view, 0);
	key_press(&view, KEY_RIGHT);
	uint64_t after = view_build(&view, view.screen);
	ck_assert(after == view_at(&view, tally->spans[0].end));
	key_press(&view, KEY_LEFT);
	ck_assert(view_build(&view, view.screen) == view_at(&view, tally_arrived(tally, tally->spans[0].start)));
	key_press(&view, KEY_HOME);
	ck_assert(view_build(&view, view.screen) == first);
	key_press(&view, KEY_END);
	ck_assert(view_build(&view, view.screen) == view_at(&view, tally->length));
	view_finish(&view);
}
END_TEST

/* A click on a score's mark shows it when its points have arrived, not the last step before: a pixel of the line is
 * more than a hundredth of a second, so clicks beside the mark do not meet its moment. */
START_TEST(a_click_on_a_mark_shows_its_score)
{
	struct desk desk;
	struct ending ending;
	ending_init(&ending, "castle/C-90");
	desk_init(&desk);
	struct show *show = show_create(&desk.host, ending.session, NULL);
	struct screen *screen = tally_screen_create(show);
	screen_reset(&desk.host, screen);
	desk_build(&desk);
	struct rect line = desk_widget(&desk, ui_name("tally.line"))->box;
	ck_assert_int_ge(show->tally->mark_count, 3);
	for (int i = 0; i < show->tally->mark_count; i++) {
		uint64_t wanted = time_shown(&desk, screen, show->tally->marks[i].time);
		bool met = false;
		for (int x = line.x + 12; x < line.x + line.w - 12 && !met; x += 6) {
			ck_assert(time_shown(&desk, screen, 0) != wanted);
			desk_click(&desk, x, line.y + line.h / 2);
			met = picture_at_rest(&desk) == wanted;
		}
		ck_assert_msg(met, "mark %d at %g s", i, show->tally->marks[i].time);
	}
	show_drop(show);
	desk_finish(&desk);
	ending_finish(&ending);
}
END_TEST

/* At the end the key leads on, as the button of its name does; Enter leads on from the result as soon as that was
 * seen. */
START_TEST(end_leads_to_the_result)
{
	struct desk desk;
	struct ending ending;
	ending_init(&ending, "E003-06");
	desk_init(&desk);
	desk.host.windowed = true;
	for (int by_key = 0; by_key < 2; by_key++) {
		struct show *show = show_create(&desk.host, ending.session, NULL);
		screen_reset(&desk.host, tally_screen_create(show));
		show_drop(show);
		desk_build(&desk);
		desk_key(&desk, KEY_END, 0);
		ck_assert_str_eq(screen_top(&desk.host)->kind->name, "tally");
		desk_build(&desk);
		if (by_key)
			desk_key(&desk, KEY_END, 0);
		else
			ck_assert(desk_press(&desk, ui_name("tally.end")));
		desk_build(&desk);
		ck_assert_str_eq(screen_top(&desk.host)->kind->name, "result");
		desk_build(&desk);
		desk.frame.now += 1000;
		desk_key(&desk, KEY_ENTER, 0);
		desk_build(&desk);
		ck_assert_str_eq(screen_top(&desk.host)->kind->name, "title");
	}
	desk_finish(&desk);
	ending_finish(&ending);
}
END_TEST

int main(void)
{
	int examples = 0;
	while (farm_examples[examples])
		examples++;
	Suite *suite = suite_create("pictures");
	TCase *tests = tcase_create("pictures");
	tcase_set_timeout(tests, 200);
	tcase_add_loop_test(tests, sums_on_the_screen_are_the_engines, 0, examples);
	tcase_add_loop_test(tests, start_middle_and_end_of_the_farms, 0, examples);
	tcase_add_test(tests, there_and_back_is_the_same_picture);
	tcase_add_test(tests, what_floods_is_painted_as_the_board_is);
	tcase_add_loop_test(tests, no_text_is_too_small, 0, 3);
	tcase_add_test(tests, result_and_audit_are_drawn);
	tcase_add_test(tests, the_longest_road_is_the_longest);
	tcase_add_test(tests, pennants_are_those_of_all);
	tcase_add_test(tests, nobody_has_scored_where_nobody_has);
	tcase_add_test(tests, the_fairy_stands_at_the_end);
	tcase_add_test(tests, audit_lists_what_was_not_paid);
	tcase_add_test(tests, filters_of_the_audit_add_up);
	tcase_add_test(tests, a_sum_is_told_once);
	tcase_add_test(tests, caption_and_bill_tell_the_same_count);
	tcase_add_loop_test(tests, farms_tell_the_points_so_far, 0, 3);
	tcase_add_test(tests, ties_line_and_counter_are_plain);
	tcase_add_test(tests, reduced_motion_cuts);
	tcase_add_test(tests, pictures_of_the_table_alone);
	tcase_add_test(tests, editions_name_the_book_of_two_minds);
	tcase_add_test(tests, keys_step_through_the_records);
	tcase_add_test(tests, a_click_on_a_mark_shows_its_score);
	tcase_add_test(tests, end_leads_to_the_result);
	suite_add_tcase(suite, tests);
	return runner_run_suite(suite);
}
