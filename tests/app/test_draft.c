/* The draft of a scenario: every edit stands or is refused with a sentence, can be taken back, and what is on the
 * screen is a file that holds. */
#include <stdio.h>

#include <bastide/castle.h>

#include "../quarters.h"
#include "../runner.h"
#include "app/folder.h"
#include "app/save.h"
#include "drafts.h"
#include "table.h"

START_TEST(new_tables_hold)
{
	struct format_error error;
	char path[300];
	ck_assert_int_eq(game_tile_count(draft_game(draft)), 1);
	ck_assert(draft_table_given(draft) && !draft_changed(draft) && !draft_can_undo(draft));
	ck_assert(draft_holds(draft));
	draft_destroy(draft);
	begin(GAME_CASTLE);
	ck_assert_int_eq(game_tile_count(draft_game(draft)), 0);
	ck_assert_int_eq(game_player_count(draft_game(draft)), 2);
	snprintf(path, sizeof path, "%s/castle.json", home);
	ck_assert_msg(draft_save(draft, path, NULL, &error), "%s", error.text);
}
END_TEST

START_TEST(tiles_and_figures_stand)
{
	ck_assert_int_eq(lay("U", 1, 0, 0), DRAFT_DONE);
	ck_assert_int_eq(put(0, 1, 0, "road:E"), DRAFT_DONE);
	/* The road has one name for the engine, and two for whoever points at it. */
	struct setup_figure figure;
	ck_assert(draft_figure_on(draft, at(1, 0), on("road:E"), &figure) ||
	          draft_figure_on(draft, at(1, 0), on("road:W"), &figure));
	ck_assert_int_eq(game_supply(draft_game(draft), 0, FIGURE_MEEPLE), 6);
	ck_assert_int_eq(draft_set(draft, DRAFT_SCORE, 1, 0, 17), DRAFT_DONE);
	ck_assert_int_eq(draft_set(draft, DRAFT_TURN, 0, 0, 1), DRAFT_DONE);
	ck_assert_int_eq(game_score(draft_game(draft), 1), 17);
	ck_assert_int_eq(draft_take(draft, figure.cell, figure.spot), DRAFT_DONE);
	ck_assert_int_eq(game_supply(draft_game(draft), 0, FIGURE_MEEPLE), 7);
	/* Laid over: the other tile is gone, and who stood on it. */
	ck_assert_int_eq(put(0, 1, 0, "road:W"), DRAFT_DONE);
	ck_assert_int_eq(lay("L", 1, 0, 0), DRAFT_DONE);
	ck_assert_int_eq(game_tile_count(draft_game(draft)), 2);
	ck_assert_int_eq(game_supply(draft_game(draft), 0, FIGURE_MEEPLE), 7);
	ck_assert_int_eq(draft_lift(draft, at(1, 0)), DRAFT_DONE);
	ck_assert_int_eq(game_tile_count(draft_game(draft)), 1);
	ck_assert(draft_holds(draft));
}
END_TEST

/* Why not, in words without the numbers of places and rules. */
START_TEST(refusals_are_told_to_people)
{
	ck_assert_int_eq(lay("E", 0, -1, 2), DRAFT_DONE); /* the start tile's city is closed */
	ck_assert_int_eq(put(0, 0, 0, "city:N"), DRAFT_REFUSED);
	ck_assert_str_eq(draft_plain(draft),
	                 "This is finished: nobody stands on it, followers have gone home from it.");
	ck_assert_int_eq(draft_lift(draft, at(5, 5)), DRAFT_REFUSED); /* as it stands: no game refuses that */
	ck_assert_str_eq(draft_plain(draft), draft_sentence(draft));
	ck_assert_int_eq(lay("U", 1, 0, 0), DRAFT_DONE);
	ck_assert_int_eq(lay("U", 2, 0, 0), DRAFT_DONE);
	ck_assert_int_eq(draft_lift(draft, at(1, 0)), DRAFT_REFUSED);
	ck_assert_str_eq(draft_plain(draft), "All tiles must be connected.");
	for (int i = 0; i < MEEPLES_EACH; i++)
		ck_assert_int_eq(put(0, 2, 0, "road:E"), DRAFT_DONE);
	ck_assert_int_eq(put(0, 2, 0, "road:E"), DRAFT_REFUSED);
	ck_assert_str_eq(draft_plain(draft), "This player has no such figure left.");
	ck_assert_int_eq(draft_set(draft, DRAFT_SETTING, 0, SETTING_FARM, FARM_OFF), DRAFT_DONE);
	ck_assert_str_eq(draft_plain(draft), "");
	ck_assert_int_eq(put(1, 2, 0, "field:NL"), DRAFT_REFUSED);
	ck_assert_str_eq(draft_plain(draft), "This game has no farmers.");
}
END_TEST

/* Not laid, and nothing else has changed; that it may not lie there can be claimed. */
static void forbid(const char *id, int x, int y)
{
	struct move move = {.kind = MOVE_PLACE, .tile = (uint8_t)type_of(id), .cell = at(x, y)};
	struct refusal refusal;
	char *before = document();
	ck_assert_int_eq(lay(id, x, y, 0), DRAFT_MISFIT);
	expect_document(before);
	ck_assert(draft_why_not(draft, &move, &refusal));
	ck_assert_int_eq(refusal.reason, x == 1 ? REFUSAL_EDGE : REFUSAL_NO_NEIGHBOR);
	ck_assert_int_eq(draft_try(draft, &move), DRAFT_CLAIMED);
}

START_TEST(what_does_not_fit_is_claimed)
{
	char *empty = document();
	/* A monastery has no road for the start tile's. */
	forbid("B", 1, 0);
	ck_assert_int_eq(game_tile_count(draft_game(draft)), 1);
	ck_assert_int_eq(draft_scenario(draft)->step_count, 1);
	struct scenario_claim claim;
	ck_assert(scenario_claim(&draft_scenario(draft)->steps[0], draft_game(draft), &claim));
	ck_assert(!claim.legal);
	ck_assert_str_eq(claim.refusal.rule, "R-3.3");
	ck_assert_msg(draft_holds(draft), "%s", draft_sentence(draft));
	/* Away from all tiles. */
	forbid("B", 7, 7);
	ck_assert(draft_holds(draft));
	ck_assert_int_eq(draft_lift(draft, at(7, 7)), DRAFT_DONE);
	/* One that fits takes its place. */
	ck_assert_int_eq(lay("L", 1, 0, 0), DRAFT_DONE);
	ck_assert_int_eq(draft_scenario(draft)->step_count, 0);
	ck_assert_int_eq(draft_lift(draft, at(1, 0)), DRAFT_DONE);
	draft_go(draft, 0);
	expect_document(empty);
}
END_TEST

START_TEST(refusals_have_sentences)
{
	ck_assert_int_eq(lay("U", 1, 0, 0), DRAFT_DONE);
	ck_assert_int_eq(lay("U", 2, 0, 0), DRAFT_DONE);
	REFUSED(draft_lift(draft, at(1, 0)), "not connected");
	REFUSED(draft_lift(draft, at(5, 5)), "no tile lies there");
	REFUSED(lay("B", 1, 0, 0), "does not fit in the place");
	REFUSED(put(0, 1, 0, "monastery"), "there is no monastery");
	REFUSED(put(0, 9, 9, "road:E"), "there is no road:E");
	REFUSED(draft_take(draft, at(0, 0), on("road:E")), "nobody stands there");
	REFUSED(draft_set(draft, DRAFT_SCORE, 0, 0, -1), "out of range");
	REFUSED(draft_unmark(draft, at(0, 0)), "no mark");
	REFUSED(draft_remove(draft), "no step");
	REFUSED(draft_set(draft, DRAFT_PLAYERS, 0, 0, 7), "two to six");
	REFUSED(draft_set(draft, DRAFT_PLAYERS, 0, 0, 6), "two to five");
	for (int i = 0; i < MEEPLES_EACH; i++)
		ck_assert_int_eq(put(0, 1, 0, "road:E"), DRAFT_DONE);
	REFUSED(put(0, 1, 0, "road:E"), "has no meeple left");
	/* A closed road holds nobody. */
	ck_assert_int_eq(draft_set(draft, DRAFT_TURN, 0, 0, 0), DRAFT_DONE);
	ck_assert_int_eq(lay("L", 3, 0, 0), DRAFT_DONE);
	REFUSED(lay("L", -1, 0, 0), "is complete");
	ck_assert_int_eq(draft_mark(draft, &(struct scenario_mark){.kind = MARK_LETTER, .color = -1}), DRAFT_REFUSED);
	ck_assert(strstr(draft_sentence(draft), "one to 3 characters") != NULL);
}
END_TEST

/* A number that is none of a seat, a place of a list or what a field holds: refused, and nothing beside it changes. */
START_TEST(numbers_are_those_there_are)
{
	static const struct {
		enum draft_field field;
		int seat, which, value;
	} sets[] = {
	    {DRAFT_COLOR, 2, 0, COLOR_RED},
	    {DRAFT_COLOR, -1, 0, COLOR_RED},
	    {DRAFT_COLOR, 0, 0, 256 + COLOR_GREEN},
	    {DRAFT_COLOR, 0, 0, -1},
	    {DRAFT_COLOR, 0, 0, COLOR_COUNT},
	    {DRAFT_SCORE, 6, 0, 3},
	    {DRAFT_SCORE, -100000, 0, 3},
	    {DRAFT_TURN, 0, 0, 256},
	    {DRAFT_TURN, 0, 0, 2},
	    {DRAFT_TURN, 0, 0, -1},
	    {DRAFT_TURN, 1, 0, 0},
	    {DRAFT_SETTING, 0, SETTING_COUNT, 1},
	    {DRAFT_SETTING, 0, -1, 1},
	    {DRAFT_SETTING, 0, SETTING_KING, 2},
	    {DRAFT_SETTING, 0, SETTING_START, 256},
	    {DRAFT_HELD, 0, HOLDINGS_MAX, 1},
	    {DRAFT_HELD, 2, HOLDING_CLOTH, 1},
	    {DRAFT_HOLDER, 0, HOLDINGS_MAX + 100000, 1},
	    {DRAFT_NEUTRAL, 0, NEUTRALS_MAX, 1},
	    {DRAFT_NEUTRAL, 0, -1, 1},
	    {DRAFT_NEUTRAL, 0, 0, 256},
	    {DRAFT_HAND, 0, WALL_KINDS + 1, 1},
	    {DRAFT_WALL, 0, WALL_CORNERS_MAX, 1},
	    {DRAFT_WALL, 0, 1000000, 1},
	    {DRAFT_WALL + 1, 0, 0, 1},
	    {-1, 0, 0, 1},
	};
	char *before = document();
	for (size_t i = 0; i < sizeof sets / sizeof *sets; i++) {
		ck_assert_msg(draft_set(draft, sets[i].field, sets[i].seat, sets[i].which, sets[i].value) ==
		                  DRAFT_REFUSED,
		              "the %zu. is taken", i);
		ck_assert(draft_sentence(draft)[0]);
	}
	ck_assert_int_eq(draft_name(draft, 2, "Nobody"), DRAFT_REFUSED);
	ck_assert_int_eq(draft_name(draft, -1, "Nobody"), DRAFT_REFUSED);
	ck_assert_int_eq(draft_keep(draft, 2, at(0, 0), on("city:N")), DRAFT_REFUSED);
	ck_assert_int_eq(draft_keep(draft, -1, at(0, 0), on("city:N")), DRAFT_REFUSED);
	ck_assert_int_eq(draft_lay(draft, 255, 0, at(1, 0)), DRAFT_REFUSED);
	ck_assert_int_eq(draft_lay(draft, 256, 0, at(1, 0)), DRAFT_REFUSED);
	ck_assert_int_eq(draft_lay(draft, -1, 0, at(1, 0)), DRAFT_REFUSED);
	ck_assert_int_eq(draft_lay(draft, 0, 4, at(1, 0)), DRAFT_REFUSED);
	ck_assert_int_eq(draft_enter(draft, 6, FIGURE_MEEPLE, 0), DRAFT_REFUSED);
	ck_assert_int_eq(draft_enter(draft, 256, FIGURE_MEEPLE, 0), DRAFT_REFUSED);
	ck_assert_int_eq(draft_enter(draft, 0, 200, 0), DRAFT_REFUSED);
	ck_assert_int_eq(draft_enter(draft, 0, FIGURE_MEEPLE, 99), DRAFT_REFUSED);
	expect_document(before);
}
END_TEST

/* What a tile has closed is paid when its turn is over: that is what is expected. */
START_TEST(an_expected_score_is_that_of_the_turn)
{
	int score;
	ck_assert_int_eq(put(0, 0, 0, "city:N"), DRAFT_DONE);
	ck_assert_int_eq(put(1, 0, 0, "city:N"), DRAFT_DONE);
	ck_assert_int_eq(play("place E 0,-1 2"), DRAFT_DONE);
	ck_assert_int_eq(draft_expect(draft), DRAFT_DONE);
	const struct scenario *scenario = draft_scenario(draft);
	ck_assert_int_eq(scenario->step_count, 3);
	ck_assert(step_expects_score(&scenario->steps[2], COLOR_RED, &score) && score == 4);
	ck_assert(step_expects_score(&scenario->steps[2], COLOR_BLUE, &score) && score == 4);
	ck_assert(!step_expects_score(&scenario->steps[2], COLOR_GREEN, &score));
	ck_assert(draft_holds(draft));
}
END_TEST

START_TEST(moves_score_and_are_expected)
{
	ck_assert_int_eq(draft_caption(draft, "A road is closed."), DRAFT_DONE);
	ck_assert_int_eq(play("place L 1,0 0"), DRAFT_DONE);
	ck_assert_int_eq(play("meeple road:W"), DRAFT_DONE);
	/* Blue lays another; his follower is passed by the next move. */
	ck_assert_int_eq(play("place L -1,0 0"), DRAFT_DONE);
	ck_assert_int_eq(play("pass"), DRAFT_DONE);
	ck_assert_int_eq(game_score(draft_game(draft), 0), 3);
	ck_assert_int_eq(draft_caption(draft, "Three points."), DRAFT_DONE);
	ck_assert_int_eq(draft_shot(draft, ""), DRAFT_DONE);
	ck_assert_int_eq(draft_expect(draft), DRAFT_DONE);
	ck_assert_int_eq(draft_expect_feature(draft, at(0, 0), on("city:N")), DRAFT_DONE);
	REFUSED(draft_expect_feature(draft, at(0, 0), on("city:S")), "there is no such place on the tile");
	ck_assert(draft_holds(draft));
	char *written = document();
	ck_assert(
	    strstr(written,
	           "{\"expect\": {\"scores\": {\"red\": 3, \"blue\": 0}, \"supply\": {\"red\": 7, \"blue\": 7}}}") !=
	    NULL);
	free(written);
	/* Not before what was played. */
	draft_go(draft, 1);
	REFUSED(play("place L 0,1 0"), "behind the last one");
	/* The table is another: what is claimed holds no more, and is not written. */
	draft_go(draft, 0);
	ck_assert_int_eq(draft_set(draft, DRAFT_SCORE, 0, 0, 10), DRAFT_DONE);
	ck_assert(!draft_holds(draft));
	ck_assert(strstr(draft_sentence(draft), "scores.red is 13, not 3") != NULL);
	struct format_error error;
	char path[300];
	snprintf(path, sizeof path, "%s/a.json", home);
	ck_assert(!draft_save(draft, path, NULL, &error));
	ck_assert(strstr(error.text, "scores.red is 13") != NULL);
	ck_assert_int_eq(draft_record(draft), DRAFT_DONE);
	ck_assert(draft_holds(draft));
	ck_assert(draft_changed(draft));
	ck_assert_msg(draft_save(draft, path, NULL, &error), "%s", error.text);
	ck_assert(!draft_changed(draft));
	draft_undo(draft);
	ck_assert(draft_changed(draft));
	draft_redo(draft);
	ck_assert(!draft_changed(draft));
	draft_go(draft, 100);
	ck_assert_int_eq(draft_end(draft), DRAFT_DONE);
	ck_assert(game_over(draft_game(draft)));
}
END_TEST

/* Names, colours, cards, the City and goods: what is written is what the engine has. */
START_TEST(people_are_edited)
{
	ck_assert_int_eq(draft_name(draft, 1, "Petra"), DRAFT_DONE);
	ck_assert_str_eq(draft_scenario(draft)->names[1], "Petra");
	ck_assert_int_eq(draft_name(draft, 1, ""), DRAFT_DONE);
	ck_assert_ptr_null(draft_scenario(draft)->names[1]);
	/* Two who change colours. */
	int first = game_color(draft_game(draft), 0), second = game_color(draft_game(draft), 1);
	ck_assert_int_eq(draft_set(draft, DRAFT_COLOR, 0, 0, second), DRAFT_DONE);
	ck_assert_int_eq(game_color(draft_game(draft), 0), second);
	ck_assert_int_eq(game_color(draft_game(draft), 1), first);

	ck_assert_int_eq(draft_set(draft, DRAFT_SETTING, 0, SETTING_KING, 1), DRAFT_DONE);
	ck_assert_int_eq(draft_set(draft, DRAFT_HOLDER, 0, HOLDING_KING, 1), DRAFT_DONE);
	ck_assert_int_eq(game_holder(draft_game(draft), HOLDING_KING), 1);
	ck_assert_int_eq(game_holder(draft_game(draft), HOLDING_ROBBER), NOBODY);
	ck_assert_int_eq(draft_set(draft, DRAFT_HOLDER, 0, HOLDING_KING, NOBODY), DRAFT_DONE);
	ck_assert_int_eq(game_holder(draft_game(draft), HOLDING_KING), NOBODY);

	ck_assert_int_eq(draft_set(draft, DRAFT_SETTING, 0, SETTING_TRADERS, 1), DRAFT_DONE);
	ck_assert_int_eq(draft_set(draft, DRAFT_HELD, 0, HOLDING_CLOTH, 3), DRAFT_DONE);
	ck_assert_int_eq(game_held(draft_game(draft), 0, HOLDING_CLOTH), 3);
	ck_assert(draft_holds(draft));
}
END_TEST

/* In the City of Carcassonne. */
START_TEST(the_city_is_edited)
{
	struct format_error error;
	char path[FORMAT_PATH_SIZE];
	ck_assert(data_path("scenarios/X-09.json", path));
	struct scenario *file = scenario_load(path, tiles, &error);
	ck_assert_msg(file != NULL, "%s", error.text);
	draft_destroy(draft);
	draft = draft_copy(file, 0, &error);
	scenario_destroy(file);
	ck_assert_int_eq(draft_set(draft, DRAFT_NEUTRAL, 0, THE_COUNT, QUARTER_MARKET), DRAFT_DONE);
	ck_assert_int_eq(game_haven_shut(draft_game(draft)), QUARTER_MARKET);
	ck_assert_int_eq(draft_enter(draft, 1, FIGURE_MEEPLE, QUARTER_CATHEDRAL), DRAFT_DONE);
	ck_assert_int_eq(draft_enter(draft, 1, FIGURE_MEEPLE, QUARTER_CATHEDRAL), DRAFT_DONE);
	ck_assert_int_eq(draft_waiting(draft, 1, FIGURE_MEEPLE, QUARTER_CATHEDRAL), 2);
	ck_assert_int_eq(draft_leave(draft, 1, FIGURE_MEEPLE, QUARTER_CATHEDRAL), DRAFT_DONE);
	ck_assert_int_eq(draft_waiting(draft, 1, FIGURE_MEEPLE, QUARTER_CATHEDRAL), 1);
	ck_assert_int_eq(draft_waiting(draft, 0, FIGURE_MEEPLE, QUARTER_CASTLE), 1);
	ck_assert_int_eq(draft_set(draft, DRAFT_SETTING, 0, SETTING_INNS, 1), DRAFT_DONE);
	ck_assert_int_eq(draft_enter(draft, 1, FIGURE_BIG, QUARTER_MARKET), DRAFT_DONE);
	ck_assert_int_eq(draft_waiting(draft, 1, FIGURE_BIG, QUARTER_MARKET), 1);
	ck_assert_int_eq(draft_waiting(draft, 1, FIGURE_MEEPLE, QUARTER_MARKET), 0);
	ck_assert_int_eq(draft_leave(draft, 1, FIGURE_BIG, QUARTER_MARKET), DRAFT_DONE);
	REFUSED(draft_leave(draft, 0, FIGURE_MEEPLE, QUARTER_MARKET), "nobody stands there");
}
END_TEST

/* A table on which only the beginning lies begins as the rules say. */
START_TEST(another_start_lies)
{
	enum { CITY = 3, SPRING = 1 };
	ck_assert_int_eq(draft_set(draft, DRAFT_SETTING, 0, SETTING_START, CITY), DRAFT_DONE);
	ck_assert_int_eq(game_tile_count(draft_game(draft)), 12);
	ck_assert(game_has_havens(draft_game(draft)));
	ck_assert_int_eq(draft_set(draft, DRAFT_SETTING, 0, SETTING_START, SPRING), DRAFT_DONE);
	ck_assert_int_eq(game_tile_count(draft_game(draft)), 1);
	ck_assert_int_eq(draft_set(draft, DRAFT_SETTING, 0, SETTING_START, 0), DRAFT_DONE);
	ck_assert_int_eq(game_tile_count(draft_game(draft)), 1);
	ck_assert_int_eq(play("place V 1,0 0"), DRAFT_DONE);
	ck_assert_int_eq(draft_set(draft, DRAFT_SETTING, 0, SETTING_START, SPRING), DRAFT_TABLE_NEW);
	ck_assert_int_eq(game_tile_count(draft_game(draft)), 2); /* what was laid stays */
}
END_TEST

/* Wall tiles and keeps: the file has them, and the engine holds them. */
START_TEST(the_castle_is_edited)
{
	struct format_error error;
	struct castle_keep keep;
	struct spot house = {FEATURE_HOUSE, EDGE_E};
	uint8_t wall[CASTLE_CORNERS_MAX];
	struct move first;

	draft_destroy(draft);
	draft = draft_create(tiles, GAME_CASTLE, &error);
	ck_assert_int_eq(draft_set(draft, DRAFT_HAND, 1, 3, 2), DRAFT_DONE);
	ck_assert_int_eq(game_hand(draft_game(draft), 1, 3), 2);
	ck_assert_int_eq(draft_set(draft, DRAFT_WALL, 0, 2, 9), DRAFT_DONE);
	ck_assert_int_ge(game_wall(draft_game(draft), wall), 3);
	ck_assert_int_eq(wall[2], 9);
	ck_assert_int_eq(wall[1], 0);
	ck_assert_int_eq(draft_set(draft, DRAFT_WALL, 0, 2, 0), DRAFT_DONE);
	game_wall(draft_game(draft), wall);
	ck_assert_int_eq(wall[2], 0);

	ck_assert(move_parse("place T06 7,1 0", tile_set_of(tiles, GAME_CASTLE), &first));
	ck_assert_int_eq(draft_lay(draft, first.tile, first.rotation, first.cell), DRAFT_DONE);
	REFUSED(draft_keep(draft, 0, (struct cell){8, 1}, house), "stands on no completed house");
	ck_assert_str_eq(draft_plain(draft), "A keep stands on a finished house.");
	ck_assert_int_eq(draft_keep(draft, 0, first.cell, house), DRAFT_DONE);
	ck_assert(game_keep(draft_game(draft), 0, &keep) && !game_keep(draft_game(draft), 1, &keep));
	ck_assert(draft_holds(draft));
	ck_assert_int_eq(draft_keep(draft, 0, first.cell, house), DRAFT_DONE); /* once more: away */
	ck_assert(!game_keep(draft_game(draft), 0, &keep));
}
END_TEST

START_TEST(what_cannot_be_played_is_claimed)
{
	ck_assert_int_eq(play("place B 1,0 0"), DRAFT_MISFIT);
	ck_assert_int_eq(play("place L 1,0 0"), DRAFT_DONE);
	REFUSED(play("place L 1,0 0"), "lies there already");
	REFUSED(play("meeple monastery"), "not legal here");
	struct move move;
	ck_assert(move_parse("meeple city:N", tiles, &move));
	ck_assert_int_eq(draft_try(draft, &move), DRAFT_CLAIMED);
	ck_assert(draft_holds(draft));
}
END_TEST

/* All that can be seen of a table. */
static void expect_table(const struct game *a, const struct game *b)
{
	struct setup one, other;
	setup_table(&one, a, 0);
	setup_table(&other, b, 0);
	ck_assert_int_eq(one.tile_count, other.tile_count);
	ck_assert_mem_eq(one.table, other.table, (size_t)one.tile_count * sizeof *one.table);
	ck_assert_int_eq(one.figure_count, other.figure_count);
	ck_assert_mem_eq(one.scores, other.scores, sizeof one.scores);
}

START_TEST(a_game_becomes_a_table)
{
	struct session *session = table_session(3, 5);
	struct rng rng;
	rng_seed(&rng, 5);
	for (int i = 0; i < 20; i++)
		table_turn(session, &rng);
	const struct scenario *game = session_scenario(session);
	struct draft *copy = draft_copy(game, session_step_count(session), &wrong);
	ck_assert_ptr_nonnull(copy);
	draft_destroy(draft);
	draft = copy;
	ck_assert(!draft_table_given(draft));
	expect_table(draft_game(draft), session_game(session));
	char *whole = document();
	ck_assert_int_eq(draft_caption(draft, "Here."), DRAFT_DONE);
	ck_assert_int_eq(draft_set(draft, DRAFT_SCORE, 0, 0, 99), DRAFT_TABLE_NEW);
	ck_assert(draft_table_given(draft));
	ck_assert_int_eq(game_score(draft_game(draft), 0), 99);
	ck_assert_int_eq(game_tile_count(draft_game(draft)), game_tile_count(session_game(session)));
	ck_assert_int_eq(draft_scenario(draft)->step_count, 1);
	ck_assert_str_eq(draft_scenario(draft)->names[0], "Aurélie");
	ck_assert(draft_holds(draft));
	draft_undo(draft);
	draft_undo(draft);
	expect_document(whole);
	draft_redo(draft);
	draft_redo(draft);
	ck_assert_int_eq(game_score(draft_game(draft), 0), 99);
	session_destroy(session);
}
END_TEST

START_TEST(a_finished_game_becomes_a_table)
{
	struct session *session = table_session(2, 8);
	struct rng rng;
	rng_seed(&rng, 8);
	for (int i = 0; i < 12; i++)
		table_turn(session, &rng);
	ck_assert(session_finish(session));
	draft_destroy(draft);
	draft = draft_copy(session_scenario(session), -1, &wrong);
	ck_assert_msg(draft != NULL, "%s", wrong.text);
	int score = game_score(draft_game(draft), 1);
	ck_assert_int_eq(draft_set(draft, DRAFT_TURN, 0, 0, 1), DRAFT_TABLE_NEW);
	ck_assert(!game_over(draft_game(draft)));
	ck_assert_int_eq(game_score(draft_game(draft), 1), score);
	session_destroy(session);
}
END_TEST

START_TEST(marks_stay_where_they_were_put)
{
	struct scenario_mark letter = {.kind = MARK_LETTER, .color = -1, .has_spot = true, .spot = on("city:N")},
	                     arrow = {.kind = MARK_ARROW, .color = COLOR_RED, .to = at(1, 0)},
	                     fresh = {.kind = MARK_NEW, .color = -1};
	strcpy(letter.text, "A");
	ck_assert_int_eq(draft_mark(draft, &letter), DRAFT_DONE);
	ck_assert_int_eq(draft_mark(draft, &arrow), DRAFT_DONE);
	ck_assert_int_eq(draft_scenario(draft)->step_count, 1);
	ck_assert_int_eq(play("place L 1,0 0"), DRAFT_DONE);
	/* Behind a move they are other marks; the turn is ended for them. */
	ck_assert_int_eq(draft_mark(draft, &fresh), DRAFT_DONE);
	ck_assert_int_eq(draft_scenario(draft)->step_count, 4);
	ck_assert_int_eq(draft_scenario(draft)->steps[2].move.kind, MOVE_PASS);
	draft_go(draft, 2);
	REFUSED(draft_mark(draft, &letter), "behind the figure");
	draft_go(draft, 4);
	ck_assert_int_eq(scenario_marks_at(draft_scenario(draft), 1)->mark_count, 2);
	ck_assert_int_eq(scenario_marks_at(draft_scenario(draft), draft_at(draft))->mark_count, 3);
	ck_assert_int_eq(draft_unmark(draft, at(0, 0)), DRAFT_DONE);
	const struct step *marks = scenario_marks_at(draft_scenario(draft), draft_at(draft));
	ck_assert_int_eq(marks->mark_count, 2);
	ck_assert_str_eq(marks->marks[0].text, "A");
	ck_assert_int_eq(marks->marks[1].kind, MARK_NEW);
	ck_assert_int_eq(draft_remove(draft), DRAFT_DONE);
	ck_assert_int_eq(scenario_marks_at(draft_scenario(draft), draft_at(draft))->mark_count, 2);
}
END_TEST

/* ---- round and round ---- */

/* Something that somebody might do. */
static void edit_any(struct rng *rng)
{
	const struct tile_set *set = draft_scenario(draft)->tiles;
	const struct game *game = draft_game(draft);
	static struct move moves[MOVES_MAX];
	int tile = game_tile_count(game) ? (int)rng_below(rng, (uint32_t)game_tile_count(game)) : -1;
	struct cell near = tile >= 0 ? game_tile(game, tile).cell : at(3, 3);
	struct cell beside = {(int16_t)(near.x + (int)rng_below(rng, 3) - 1),
	                      (int16_t)(near.y + (int)rng_below(rng, 3) - 1)};
	int seat = (int)rng_below(rng, (uint32_t)game_player_count(game)), count;
	struct setup_figure figure = {.seat = (uint8_t)seat,
	                              .cell = near,
	                              .spot = {(uint8_t)rng_below(rng, FEATURE_KINDS), (uint8_t)rng_below(rng, 8)}};
	struct scenario_mark mark = {.kind = (uint8_t)rng_below(rng, MARK_KINDS),
	                             .color = (int8_t)((int)rng_below(rng, COLOR_COUNT + 1) - 1),
	                             .at = beside,
	                             .to = near,
	                             .number = (int)rng_below(rng, 20),
	                             .text = "Ă"};
	struct scenario_camera camera = {.x = near.x, .y = near.y, .w = 3, .h = 2, .zoom = 1.5};
	switch (rng_below(rng, 15)) {
	case 14:
		draft_camera(draft, &camera);
		break;
	case 0:
	case 1:
	case 2:
		draft_lay(draft, (int)rng_below(rng, (uint32_t)set->type_count), (int)rng_below(rng, 4), beside);
		break;
	case 3:
		draft_lift(draft, near);
		break;
	case 4:
		draft_put(draft, &figure);
		break;
	case 5:
		draft_mark(draft, &mark);
		break;
	case 6:
		draft_caption(draft, rng_below(rng, 4) ? "A \"claim\"\nin two lines" : "");
		break;
	case 7:
		draft_shot(draft, "Turn 1");
		break;
	case 8:
		draft_expect(draft);
		break;
	case 9:
		draft_set(draft, DRAFT_SCORE, seat, 0, (int)rng_below(rng, 100));
		break;
	case 10:
		draft_go(draft, (int)rng_below(rng, (uint32_t)draft_scenario(draft)->step_count + 1));
		break;
	case 11:
		if (rng_below(rng, 2))
			draft_undo(draft);
		else
			draft_remove(draft);
		break;
	default:
		count = game_legal_moves(game, moves, MOVES_MAX);
		if (count)
			draft_play(draft, &moves[rng_below(rng, (uint32_t)count)]);
		else
			draft_play(draft, &(struct move){.kind = MOVE_PLACE,
			                                 .tile = (uint8_t)rng_below(rng, (uint32_t)set->type_count),
			                                 .cell = beside});
	}
}

START_TEST(random_drafts_are_files)
{
	char path[300];
	struct rng rng;
	snprintf(path, sizeof path, "%s/random.json", home);
	for (int round = 0; round < 24; round++) {
		draft_destroy(draft);
		rng_seed(&rng, (uint64_t)round);
		begin(round % 3 ? GAME_CARCASSONNE : GAME_CASTLE);
		for (int i = 0; i < 40; i++)
			edit_any(&rng);
		if (!draft_holds(draft))
			ck_assert_int_eq(draft_record(draft), DRAFT_DONE);
		ck_assert_msg(draft_save(draft, path, NULL, &wrong), "round %d: %s", round, wrong.text);
		struct scenario *read = scenario_load(path, tiles, &wrong);
		ck_assert_msg(read != NULL, "round %d: %s", round, wrong.text);
		ck_assert_msg(scenario_check(read, &wrong), "round %d: %s", round, wrong.text);
		char *again = scenario_text(read);
		scenario_destroy(read);
		expect_document(again);
		/* All the way back and forward again. */
		char *end = document();
		int back = 0, there = draft_at(draft);
		for (; draft_can_undo(draft); back++)
			draft_undo(draft);
		while (draft_can_redo(draft))
			draft_redo(draft);
		ck_assert_int_gt(back, 5);
		ck_assert_int_eq(draft_at(draft), there);
		expect_document(end);
	}
}
END_TEST

/* Whatever the program ships can be opened, and is the same when it is written. */
static void folder_opens(const char *folder, int every)
{
	char directory[FORMAT_PATH_SIZE], path[FORMAT_PATH_SIZE + 300];
	struct folder_file *files = NULL;
	ck_assert(data_path(folder, directory));
	int count = folder_list(directory, &files);
	ck_assert_int_gt(count, 10);
	for (int i = 0; i < count; i += every) {
		snprintf(path, sizeof path, "%s/%s", directory, files[i].name);
		struct scenario *file = scenario_load(path, tiles, &wrong);
		ck_assert_msg(file != NULL, "%s: %s", path, wrong.text);
		draft_destroy(draft);
		draft = draft_copy(file, 0, &wrong);
		ck_assert_msg(draft != NULL, "%s: %s", path, wrong.text);
		ck_assert_msg(draft_holds(draft), "%s: %s", path, draft_sentence(draft));
		ck_assert_int_eq(draft_scenario(draft)->step_count, file->step_count);
		/* Recording changes nothing where everything holds. */
		char *before = document();
		ck_assert_int_eq(draft_record(draft), DRAFT_DONE);
		expect_document(before);
		scenario_destroy(file);
	}
	free(files);
}

START_TEST(examples_open)
{
	folder_opens("scenarios", 9);
	folder_opens("scenarios/castle", 5);
}
END_TEST

int main(void)
{
	Suite *suite = suite_create("draft");
	TCase *tcase = tcase_create("draft");
	tcase_add_unchecked_fixture(tcase, tiles_begin, tiles_end);
	tcase_add_checked_fixture(tcase, home_begin, home_end);
	tcase_add_checked_fixture(tcase, land_begin, draft_end_test);
	tcase_set_timeout(tcase, 120);
	tcase_add_test(tcase, new_tables_hold);
	tcase_add_test(tcase, tiles_and_figures_stand);
	tcase_add_test(tcase, refusals_are_told_to_people);
	tcase_add_test(tcase, an_expected_score_is_that_of_the_turn);
	tcase_add_test(tcase, what_does_not_fit_is_claimed);
	tcase_add_test(tcase, refusals_have_sentences);
	tcase_add_test(tcase, numbers_are_those_there_are);
	tcase_add_test(tcase, moves_score_and_are_expected);
	tcase_add_test(tcase, people_are_edited);
	tcase_add_test(tcase, the_city_is_edited);
	tcase_add_test(tcase, another_start_lies);
	tcase_add_test(tcase, the_castle_is_edited);
	tcase_add_test(tcase, what_cannot_be_played_is_claimed);
	tcase_add_test(tcase, a_game_becomes_a_table);
	tcase_add_test(tcase, a_finished_game_becomes_a_table);
	tcase_add_test(tcase, marks_stay_where_they_were_put);
	tcase_add_test(tcase, random_drafts_are_files);
	tcase_add_test(tcase, examples_open);
	suite_add_tcase(suite, tcase);
	return runner_run_suite(suite);
}
