/*
 * test_rules_scoring.c - R-6, R-8, R-9: what is scored during the game and at its end.
 * One test per rule, named after it.
 */
#include "rules.h"

/* ---- R-6 ---- */

START_TEST(test_r6_3_city)
{
	table_init(&t, "red blue", "");
	table_lay(&t, "D 0,0 0; F 0,-1 1");
	table_figure(&t, "red meeple 0,-1 city:N");
	table_deck(&t, "E");
	begin();
	play(game, "place E 0,-2 2");
	play(game, "pass");
	scores(game, "8 0"); /* 3 tiles and a pennant */
	ck_assert_int_eq(told.items[0].pennants, 1);
}
END_TEST

/* traps: two segments of one tile in one city count once; two caps stay two while they are apart. */
START_TEST(test_r6_5_tile_counts_once)
{
	table_init(&t, "red blue", "");
	table_lay(&t, "D 0,0 0; I 0,1 2; N 0,2 1; N 1,1 3");
	table_figure(&t, "red meeple 1,1 city:S");
	table_deck(&t, "N");
	begin();
	ck_assert(!same_feature(game, 0, 1, "city:E", 0, 1, "city:S"));
	play(game, "place N 1,2 0");
	play(game, "pass");
	ck_assert_str_eq(told_kind(game, EVENT_SCORED), "scored red 8 complete city 0,1 city:E tiles 4");
}
END_TEST

START_TEST(test_r6_5_road_twice_through_a_tile)
{
	/* from the village round a block and back to it: five tiles, the village counted once */
	table_init(&t, "red blue", "");
	table_lay(&t, "W 0,0 0; V 1,0 0; V 1,1 1");
	table_figure(&t, "red meeple 1,0 road:W");
	table_deck(&t, "V");
	begin();
	play(game, "place V 0,1 2");
	play(game, "pass");
	ck_assert_str_eq(told_kind(game, EVENT_SCORED), "scored red 4 complete road 0,0 road:E tiles 4");
}
END_TEST

START_TEST(test_r6_6_majority)
{
	table_init(&t, "red yellow", "");
	table_lay(&t, "D 0,0 0; U -1,0 0; U 1,0 0; E -1,-1 1; G 1,-1 0; E 2,-1 3; E 0,-2 2; B 1,-2 0");
	table_figure(&t, "red meeple -1,-1 city:E");
	table_figure(&t, "yellow meeple 1,-1 city:W");
	table_figure(&t, "red meeple 0,-2 city:S");
	table_deck(&t, "C");
	begin();
	play(game, "place C 0,-1 0"); /* nothing is free on it: `figure` is not asked */
	scores(game, "14 0");         /* six tiles and a pennant */
	supply(game, "7 7");
}
END_TEST

START_TEST(test_r6_8_two_tile_city)
{
	static const char *const points[] = {"4 0", "2 0"};

	for (int value = 0; value < 2; value++) {
		table_init(&t, "red blue", value ? "two_tile=2" : "two_tile=4");
		table_lay(&t, "D 0,0 0");
		table_deck(&t, "E");
		begin();
		play(game, "place E 0,-1 2");
		play(game, "meeple city:S");
		scores(game, points[value]);
	}
	/* a pennant counts 1 as well; three tiles are an ordinary city; an incomplete one is not touched */
	table_init(&t, "red blue", "two_tile=2");
	table_lay(&t, "D 0,0 0; F 0,-1 1");
	table_figure(&t, "red meeple 0,-1 city:N");
	table_deck(&t, "E");
	begin();
	ck_assert_int_eq(feature(game, 0, 0, "city:N")->points_now, 3);
	play(game, "place E 0,-2 2");
	play(game, "pass");
	scores(game, "8 0");
}
END_TEST

START_TEST(test_r6_9_all_go_home)
{
	table_init(&t, "red yellow", "");
	table_lay(&t, "D 0,0 0; U -1,0 0; U 1,0 0; E -1,-1 1; G 1,-1 0; E 2,-1 3; E 0,-2 2; B 1,-2 0");
	table_figure(&t, "red meeple -1,-1 city:E");
	table_figure(&t, "yellow meeple 1,-1 city:W");
	table_figure(&t, "red meeple 0,-2 city:S");
	table_deck(&t, "C");
	begin();
	play(game, "place C 0,-1 0"); /* nothing is free on it: `figure` is not asked */
	ck_assert_str_eq(told_kind(game, EVENT_RETURNED),
	                 "returned red meeple 0,-2; returned red meeple -1,-1; returned yellow meeple 1,-1");
}
END_TEST

START_TEST(test_r6_11_nobody)
{
	table_init(&t, "red blue", "");
	table_lay(&t, "D 0,0 0");
	table_deck(&t, "E U");
	begin();
	play(game, "place E 0,-1 2");
	play(game, "pass");
	ck_assert_str_eq(told_text(game), "drawn U");
	scores(game, "0 0");
}
END_TEST

/* cities, roads, then buildings; by row, then column, then edge. */
START_TEST(test_r6_12_order)
{
	table_init(&t, "red blue", "");
	table_lay(&t, "L 0,0 0; W 1,0 1; X 0,1 0");
	table_figure(&t, "red meeple 0,0 city:N");
	table_figure(&t, "blue meeple 1,0 road:N");
	table_figure(&t, "red meeple 1,0 road:S");
	table_figure(&t, "blue meeple 0,1 road:E");
	table_deck(&t, "W");
	begin();
	play(game, "place W 1,1 1");
	play(game, "pass");
	ck_assert_str_eq(
	    told_kind(game, EVENT_SCORED),
	    "scored red 2 complete road 1,0 road:S tiles 2; scored blue 2 complete road 0,1 road:E tiles 2; "
	    "scored red 1 final city 0,0 city:N tiles 1; scored blue 1 final road 1,0 road:N tiles 1");
}
END_TEST

START_TEST(test_r6_12_kinds)
{
	table_init(&t, "red blue", "");
	table_lay(
	    &t,
	    "B 0,1 0; X -1,0 0; X 1,0 0; E 0,-1 2; U -1,-1 1; U -1,1 1; U 1,1 1; U -1,2 1; U 1,2 1; B 0,2 0");
	table_figure(&t, "red meeple 0,1 monastery");
	table_figure(&t, "blue meeple -1,0 road:E");
	table_figure(&t, "red meeple 0,-1 city:S");
	table_deck(&t, "D B");
	begin();
	play(game, "place D 0,0 0");
	play(game, "pass");
	ck_assert_str_eq(told_text(game),
	                 "scored red 4 complete city 0,-1 city:S tiles 2; returned red meeple 0,-1; "
	                 "scored blue 3 complete road -1,0 road:E tiles 3; returned blue meeple -1,0; "
	                 "scored red 9 complete monastery 0,1 monastery tiles 9; "
	                 "returned red meeple 0,1; drawn B");
}
END_TEST

/* ---- R-8, R-9 ---- */

START_TEST(test_r8_final)
{
	table_init(&t, "red yellow blue green black", "");
	table_lay(&t, "D 0,0 0; U 1,0 0; U -1,0 0; B 0,1 0; R 0,-1 2; M -1,-1 0");
	t.setup.tile_count = 4;
	table_figure(&t, "red meeple 1,0 road:E");
	table_figure(&t, "yellow meeple 0,1 monastery");
	table_figure(&t, "blue meeple 0,0 city:N");
	begin();
	end(game);
	/* road 3; monastery 1 + 3; city 1: in the order of */
	ck_assert_str_eq(told_text(game), "scored blue 1 final city 0,0 city:N tiles 1; "
	                                  "scored red 3 final road -1,0 road:E tiles 3; "
	                                  "scored yellow 4 final monastery 0,1 monastery tiles 4; over");
	supply(game, "6 6 6 7 7");
}
END_TEST

/* an unfinished feature counts tiles, not segments. */
START_TEST(test_r8_6_tiles)
{
	table_init(&t, "red blue", "");
	table_lay(&t, "I 0,0 2; N 1,0 3; C 1,1 0; N 0,1 1");
	table_figure(&t, "red meeple 1,0 city:S");
	begin();
	end(game);
	scores(game, "5 0"); /* four tiles and a pennant */
}
END_TEST

START_TEST(test_r8_7_majority)
{
	table_init(&t, "green black red", "");
	table_lay(&t, "G 0,0 0; G 1,0 0; G 2,0 0");
	table_figure(&t, "green meeple 0,0 city:E");
	table_figure(&t, "green meeple 1,0 city:E");
	table_figure(&t, "black meeple 2,0 city:E");
	begin();
	end(game);
	scores(game, "3 0 0");
}
END_TEST

START_TEST(test_r8_8_shared_victory)
{
	table_init(&t, "red blue green", "");
	table_lay(&t, "D 0,0 0");
	t.setup.scores[0] = 12;
	t.setup.scores[1] = 3;
	t.setup.scores[2] = 12;
	begin();
	ck_assert_uint_eq(game_winners(game), 0);
	end(game);
	ck_assert_uint_eq(game_winners(game), 5);
	ck_assert(!game_end(game, NULL));
}
END_TEST

/* the score is a plain number. */
START_TEST(test_r9_plain_number)
{
	table_init(&t, "red blue", "");
	table_lay(&t, "D 0,0 0; W -1,0 3");
	table_figure(&t, "red meeple -1,0 road:E");
	t.setup.scores[0] = 48;
	table_deck(&t, "X");
	begin();
	play(game, "place X 1,0 0");
	play(game, "pass");
	ck_assert_int_eq(game_score(game, 0), 51);
}
END_TEST

static Suite *make(void)
{
	const TTest *const tests[] = {
	    test_r6_3_city,
	    test_r6_5_tile_counts_once,
	    test_r6_5_road_twice_through_a_tile,
	    test_r6_6_majority,
	    test_r6_8_two_tile_city,
	    test_r6_9_all_go_home,
	    test_r6_11_nobody,
	    test_r6_12_order,
	    test_r6_12_kinds,
	    test_r8_final,
	    test_r8_6_tiles,
	    test_r8_7_majority,
	    test_r8_8_shared_victory,
	    test_r9_plain_number,
	};

	return RULES_SUITE("rules R-6, R-8, R-9", tests);
}

int main(void)
{
	return suite_run(make);
}
