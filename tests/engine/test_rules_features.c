/*
 * test_rules_features.c - R-4, R-5: followers on features, and when a feature is complete.
 * One test per rule, named after it.
 */
#include "rules.h"

/* ---- R-4 ---- */

START_TEST(test_r4_2_spots)
{
	table_init(&t, "red blue", "");
	table_lay(&t, "D 0,0 0");
	table_deck(&t, "L");
	begin();
	play(game, "place L 1,0 0");
	ck_assert_str_eq(moves_text(game), "meeple city:N; meeple road:E; meeple road:S; meeple road:W; "
	                                   "meeple field:EL; meeple field:ER; meeple field:SR");
	refused(game, "meeple city:S", REFUSAL_NO_SPOT, "R-4.1");
	refused(game, "meeple monastery", REFUSAL_NO_SPOT, "R-4.1");
	refused(game, "abbot road:E", REFUSAL_WRONG_FIGURE, "R-11.3");
	play(game, "meeple field:WR"); /* any half-edge of the segment */
	ck_assert_str_eq(told_kind(game, EVENT_FIGURE), "figure red meeple 1,0 field:EL");
}
END_TEST

/* R-4.4: occupied over any distance, by anybody, himself included; the reason shows the chain. */
START_TEST(test_r4_4_occupied)
{
	table_init(&t, "red blue", "");
	table_lay(&t, "D 0,0 0; U 1,0 0; U 2,0 0; V 3,0 0; U 3,1 1");
	table_figure(&t, "red meeple 1,0 road:E");
	table_deck(&t, "U");
	begin();
	play(game, "place U 3,2 1");
	refused(game, "meeple road:N", REFUSAL_OCCUPIED, "R-4.4");
	ck_assert_int_eq(refusal.holder, 0);
	ck_assert_int_eq(refusal.figure, FIGURE_MEEPLE);
	ck_assert(refusal.other.x == 1 && refusal.other.y == 0);
	ck_assert_int_eq(refusal.path_count, 5);
	ck_assert(refusal.path[0].x == 3 && refusal.path[0].y == 2);
	ck_assert(refusal.path[2].x == 3 && refusal.path[2].y == 0);
	ck_assert(refusal.path[4].x == 1 && refusal.path[4].y == 0);
	ck_assert(legal(game, "meeple field:NR"));
}
END_TEST

/* R-4.4, trap: a monk refused on a turned tile; a monastery on the new tile is always free. */
START_TEST(test_r4_4_monastery_free)
{
	table_init(&t, "red blue", "");
	table_lay(&t, "D 0,0 0; B 0,1 0");
	table_figure(&t, "red meeple 0,1 monastery");
	table_deck(&t, "B");
	begin();
	play(game, "place B 0,2 3");
	ck_assert(legal(game, "meeple monastery"));
}
END_TEST

START_TEST(test_r4_5_completed_at_once)
{
	table_init(&t, "red blue", "");
	table_lay(&t, "D 0,0 0; W -1,0 3");
	table_deck(&t, "X");
	begin();
	play(game, "place X 1,0 0");
	play(game, "meeple road:W");
	ck_assert_str_eq(told_kind(game, EVENT_SCORED), "scored red 3 complete road -1,0 road:E tiles 3");
	supply(game, "7 7");
}
END_TEST

/* R-4.7: figures of several players meet only when tiles join features. */
START_TEST(test_r4_7_meeting)
{
	table_init(&t, "red blue", "");
	table_lay(&t, "D 0,0 0; U -1,0 0; U 1,0 0; E -1,-1 1; G 1,-1 0; E 2,-1 3");
	table_figure(&t, "red meeple -1,-1 city:E");
	table_figure(&t, "blue meeple 1,-1 city:W");
	table_deck(&t, "R");
	begin();
	play(game, "place R 0,-1 2");
	ck_assert_str_eq(moves_text(game), "meeple field:NL");
	play(game, "pass");
	scores(game, "10 10"); /* R-6.7: ties pay each in full */
	supply(game, "7 7");
}
END_TEST

/* ---- R-5 ---- */

START_TEST(test_r5_1_corners_do_not_join)
{
	table_init(&t, "red blue", "");
	table_lay(&t, "U 0,0 0; U 1,0 0; B 1,1 0");
	table_figure(&t, "blue meeple 0,0 field:SL");
	table_deck(&t, "B");
	begin();
	ck_assert(!same_feature(game, 0, 0, "field:NL", 1, 1, "field:NL"));
	ck_assert(same_feature(game, 0, 0, "field:SL", 1, 1, "field:NL")); /* through 1,0 */
}
END_TEST

START_TEST(test_r5_2_road_ends)
{
	/* village, city gate, monastery */
	table_init(&t, "red blue", "");
	table_lay(&t, "D 0,0 0; W -1,0 3");
	table_figure(&t, "red meeple -1,0 road:E");
	table_deck(&t, "T");
	begin();
	play(game, "place T 1,0 1");
	play(game, "pass");
	ck_assert_str_eq(told_kind(game, EVENT_SCORED), "scored red 3 complete road -1,0 road:E tiles 3");
	table_init(&t, "red blue", "");
	table_lay(&t, "D 0,0 0; W -1,0 3");
	table_figure(&t, "red meeple -1,0 road:E");
	table_deck(&t, "A");
	begin();
	play(game, "place A 1,0 1");
	play(game, "pass");
	ck_assert_str_eq(told_kind(game, EVENT_SCORED), "scored red 3 complete road -1,0 road:E tiles 3");
}
END_TEST

START_TEST(test_r5_2_loop)
{
	table_init(&t, "red blue", "");
	table_lay(&t, "D 0,0 0; V 0,1 3; V 1,1 0; V 0,2 2");
	table_figure(&t, "red meeple 0,1 road:E");
	table_deck(&t, "V");
	begin();
	play(game, "place V 1,2 1");
	play(game, "pass");
	ck_assert_str_eq(told_kind(game, EVENT_SCORED), "scored red 4 complete road 0,1 road:E tiles 4");
}
END_TEST

/* R-5.3; trap: the arms of a crossing are roads of their own. */
START_TEST(test_r5_3_crossing)
{
	table_init(&t, "red blue", "");
	table_lay(&t, "X 0,0 0");
	begin();
	ck_assert(!same_feature(game, 0, 0, "road:N", 0, 0, "road:E"));
	ck_assert(!same_feature(game, 0, 0, "road:N", 0, 0, "road:S"));
	ck_assert_int_eq(feature(game, 0, 0, "road:W")->tile_count, 1);
}
END_TEST

/* R-5.4, R-5.5: a city is open while a city edge faces an empty cell, and only then. */
START_TEST(test_r5_5_hole_in_city)
{
	table_init(&t, "red blue", "");
	/* a ring of cities round 0,0 that turn their backs on it, and one that does not */
	table_lay(&t, "N 1,1 0; N 0,1 1; N 0,2 2; N 1,2 3");
	begin();
	ck_assert(!feature(game, 0, 1, "city:N")->complete);
	table_init(&t, "red blue", "");
	table_lay(&t, "N 1,1 2; N 0,1 1; N 0,2 0; N 1,2 3");
	ck_assert_int_eq(table_refused(&t), REFUSAL_TABLE);
	table_init(&t, "red blue", "");
	table_lay(&t, "N 0,0 2; N 1,0 3; N 1,1 0; N 0,1 1");
	begin();
	ck_assert(feature(game, 0, 0, "city:S")->complete);
	ck_assert_int_eq(feature(game, 0, 0, "city:S")->tile_count, 4);
	ck_assert_int_eq(feature(game, 0, 0, "city:S")->points_now, 8);
}
END_TEST

/* R-5.6, trap: diagonal neighbours count too, and all eight are needed. */
START_TEST(test_r5_6_monastery)
{
	table_init(&t, "red blue", "");
	table_lay(&t, "U -1,0 0; D 0,0 0; U 1,0 0; E -1,1 3; B 0,1 0; E 1,1 1; E -1,2 2; E 0,2 2");
	table_figure(&t, "red meeple 0,1 monastery");
	table_deck(&t, "E");
	begin();
	ck_assert_int_eq(feature(game, 0, 1, "monastery")->open, 1);
	ck_assert_int_eq(feature(game, 0, 1, "monastery")->points_now, 8);
	play(game, "place E 1,2 2");
	play(game, "pass");
	ck_assert_str_eq(told_kind(game, EVENT_SCORED),
	                 "scored red 9 complete monastery 0,1 monastery tiles 9");
	supply(game, "7 7");
}
END_TEST

/* R-5.7, trap: a field closed in by roads keeps its farmer; trap: fields do not leak through a city. */
START_TEST(test_r5_7_field_never_complete)
{
	table_init(&t, "red blue", "");
	table_lay(&t, "D 0,0 0; V 0,1 3; V 1,1 0; V 0,2 2");
	table_figure(&t, "blue meeple 0,1 field:ER");
	table_deck(&t, "V");
	begin();
	play(game, "place V 1,2 1");
	play(game, "pass");
	supply(game, "7 6");
	ck_assert(!feature(game, 0, 1, "field:ER")->complete);
	ck_assert_int_eq(feature(game, 0, 1, "field:ER")->tile_count, 4);
	table_init(&t, "red blue", "");
	table_lay(&t, "G 0,0 0; G 1,0 0; B 0,-1 0");
	begin();
	ck_assert(!same_feature(game, 0, 0, "field:NL", 0, 0, "field:SL"));
	ck_assert(!same_feature(game, 0, 0, "field:NL", 1, 0, "field:NL"));
	ck_assert(same_feature(game, 0, 0, "field:NL", 0, -1, "field:EL"));
}
END_TEST

/* Trap: two fields of one tile joined outside it. */
START_TEST(test_r5_7_fields_joined_outside)
{
	table_init(&t, "red blue", "");
	table_lay(&t, "U 0,0 0; A 1,0 1; B 0,1 0; B 0,-1 0");
	begin();
	ck_assert(same_feature(game, 0, 0, "field:NL", 0, 0, "field:SL")); /* round the monastery's field */
	ck_assert_int_eq(feature(game, 0, 0, "field:NL")->tile_count, 4);
	ck_assert_int_eq(feature(game, 0, 0, "field:NL")->spot_count, 5);
}
END_TEST

static Suite *make(void)
{
	const TTest *const tests[] = {
	    test_r4_2_spots,
	    test_r4_4_occupied,
	    test_r4_4_monastery_free,
	    test_r4_5_completed_at_once,
	    test_r4_7_meeting,
	    test_r5_1_corners_do_not_join,
	    test_r5_2_road_ends,
	    test_r5_2_loop,
	    test_r5_3_crossing,
	    test_r5_5_hole_in_city,
	    test_r5_6_monastery,
	    test_r5_7_field_never_complete,
	    test_r5_7_fields_joined_outside,
	};

	return RULES_SUITE("rules R-4, R-5", tests);
}

int main(void)
{
	return suite_run(make);
}
