/* features and when they are complete. */
#include <stdio.h>
#include <string.h>

#include "rules.h"

/* A ring of eight city tiles round 0,0, all of them open to the middle. */
#define OPEN_RING "N@-1,-1,2 R@0,-1,2 N@1,-1,3 R@1,0,3 N@1,1,0 R@0,1,0 N@-1,1,1 R@-1,0,1"
/* The same with its walls all round the middle, without the tile at 1,0. */
#define WALLED_RING "N@-1,-1,2 G@0,-1 N@1,-1,3 N@1,1,0 G@0,1 N@-1,1,1 G@-1,0,1"

START_TEST(test_R_5_1_cities_that_meet_at_a_corner_are_not_joined)
{
	board("tiles I@0,0 E@0,-1,2 E@-1,0,1");
	ck_assert(!same_feature("0,0/city:N", "0,0/city:W"));
	ck_assert(feature("0,0/city:N")->complete);
	ck_assert_int_eq(feature("0,0/city:N")->tile_count, 2);
	ck_assert_int_eq(feature("0,0/city:N")->points_now, 4);
	board("tiles M@0,0 E@0,-1,2"); /* printed as one */
	ck_assert(same_feature("0,0/city:N", "0,0/city:W"));
}
END_TEST

START_TEST(test_R_5_1_fields_that_meet_at_a_corner_are_not_joined)
{
	/* The spur of the wall at 1,0 parts the land left and right of it. */
	board("tiles D@0,0 KR_corner@1,0,1 U@1,1,1");
	ck_assert(!same_feature("0,0/field:ER", "1,1/field:NL"));
	ck_assert_str_eq(feature_tiles("0,0/field:ER"), "0,0 1,0");
	board("tiles X@0,0");
	ck_assert(!same_feature("0,0/field:NL", "0,0/field:NR"));
	ck_assert(!same_feature("0,0/field:NL", "0,0/field:SL"));
	ck_assert(same_feature("0,0/field:NL", "0,0/field:WR"));
}
END_TEST

START_TEST(test_R_5_1_segments_join_across_edges)
{
	board("tiles D@0,0 U@1,0");
	ck_assert(same_feature("0,0/road:W", "1,0/road:E"));
	ck_assert(same_feature("0,0/field:EL", "1,0/field:NL"));
	ck_assert(same_feature("0,0/field:ER", "1,0/field:SL"));
	ck_assert(!same_feature("0,0/field:EL", "1,0/field:SL"));
	ck_assert_str_eq(feature_tiles("1,0/road:W"), "0,0 1,0");
}
END_TEST

START_TEST(test_R_5_1_halves_of_a_road_edge_join_their_mates_whatever_way_it_is_crossed)
{
	/* A road to the north, the east, the south, the west, with the land left and right of it. */
	static const struct {
		const char *board, *left, *beyond_left, *right, *beyond_right;
	} ways[] = {
	    {"tiles U@0,0,1 U@0,-1,1", "0,0/field:NL", "0,-1/field:SR", "0,0/field:NR", "0,-1/field:SL"},
	    {"tiles U@0,0 U@1,0", "0,0/field:EL", "1,0/field:WR", "0,0/field:ER", "1,0/field:WL"},
	    {"tiles U@0,0,1 U@0,1,1", "0,0/field:SL", "0,1/field:NR", "0,0/field:SR", "0,1/field:NL"},
	    {"tiles U@0,0 U@-1,0", "0,0/field:WL", "-1,0/field:ER", "0,0/field:WR", "-1,0/field:EL"},
	};

	for (int i = 0; i < 4; i++) {
		board(ways[i].board);
		ck_assert(same_feature(ways[i].left, ways[i].beyond_left));
		ck_assert(same_feature(ways[i].right, ways[i].beyond_right));
		ck_assert(!same_feature(ways[i].left, ways[i].right));
	}
}
END_TEST

START_TEST(test_R_5_2_a_road_ends_at_a_crossing_a_city_a_monastery)
{
	board("tiles X@0,0 U@1,0 W@2,0");
	ck_assert(feature("1,0/road:E")->complete);
	ck_assert_int_eq(feature("1,0/road:E")->tile_count, 3);
	board("tiles T@0,0 U@0,1,1 A@0,2,2");
	ck_assert(feature("0,1/road:N")->complete);
	board("tiles A@0,0 SH_road@0,1,2"); /* R-5.2 [ours]: a shrine ends a road */
	ck_assert(feature("0,0/road:S")->complete);
	ck_assert_int_eq(feature("0,0/road:S")->points_now, 2);
}
END_TEST

START_TEST(test_R_5_2_a_road_with_one_open_end_is_not_complete)
{
	board("tiles X@0,0 U@1,0");
	ck_assert(!feature("1,0/road:E")->complete);
	ck_assert_int_eq(feature("1,0/road:E")->open, 1);
	board("tiles D@0,0 U@1,0");
	ck_assert_int_eq(feature("1,0/road:E")->open, 2);
}
END_TEST

START_TEST(test_R_5_2_a_closed_loop_is_complete)
{
	board("tiles V@0,0,3 V@1,0 V@1,1,1; figures red@0,0/road:E; deck V");
	ck_assert(!feature("0,0/road:E")->complete);
	play("place V 0,1 2; pass");
	ck_assert_str_eq(told("paid"), "paid red 4 complete 0,0/road:E x4");
	ck_assert(feature("0,0/road:E")->complete);
}
END_TEST

START_TEST(test_R_5_2_a_gate_of_carcassonne_ends_a_road)
{
	board("with start=city_plain; tiles CITY; figures ; deck A");
	play("place A 3,-1 0; meeple road:S");
	ck_assert_str_eq(told("paid"), "paid red 2 complete 3,-1/road:S x2");
}
END_TEST

START_TEST(test_R_5_2_a_bridge_does_not_end_a_road)
{
	board("with start=river1; tiles R1_spring@0,0 R1_roadbridge@1,0,1 A@1,-1,0 A@1,1,2");
	ck_assert(feature("1,0/road:N")->complete);
	ck_assert_str_eq(feature_tiles("1,0/road:N"), "1,-1 1,0 1,1");
}
END_TEST

START_TEST(test_R_5_3_each_arm_of_a_crossing_is_a_road_of_its_own)
{
	static const char *const arms[] = {"0,0/road:N", "0,0/road:E", "0,0/road:S", "0,0/road:W"};

	board("tiles X@0,0");
	for (int a = 0; a < 4; a++) {
		ck_assert_int_eq(feature(arms[a])->open, 1);
		for (int b = 0; b < a; b++)
			ck_assert(!same_feature(arms[a], arms[b]));
	}
	board("tiles W@0,0; figures red@0,0/road:E; deck U");
	play("place U -1,0 0");
	ck_assert_str_eq(offered("meeple road:"), "E"); /* Red's arm is another road */
}
END_TEST

START_TEST(test_R_5_4_a_city_with_a_gap_inside_is_not_complete)
{
	board("tiles " OPEN_RING "; figures red@-1,-1/city:S; deck C B");
	ck_assert(!feature("-1,-1/city:S")->complete);
	ck_assert_int_eq(feature("-1,-1/city:S")->open, 4);
	play("place C 0,0 0"); /* nothing on it is free: no meeple is asked for */
	ck_assert_str_eq(told("paid"), "paid red 20 complete -1,-1/city:E x9+1");
}
END_TEST

START_TEST(test_R_5_4_a_city_is_complete_when_walled_all_round)
{
	board("deck E V");
	ck_assert_int_eq(feature("0,0/city:N")->open, 1);
	play("place E 0,-1 2; pass");
	ck_assert(feature("0,0/city:N")->complete);
	ck_assert_int_eq(feature("0,0/city:N")->open, 0);
	board("tiles D@0,0 R@0,-1,2");
	ck_assert_int_eq(feature("0,0/city:N")->open, 2);
}
END_TEST

START_TEST(test_R_5_5_a_hole_met_by_fields_does_not_keep_a_city_open)
{
	board("tiles " WALLED_RING "; figures red@-1,-1/city:S; deck G B");
	ck_assert_int_eq(feature("-1,-1/city:S")->open, 2);
	play("place G 1,0 1; pass");
	ck_assert_str_eq(told("paid"), "paid red 16 complete -1,-1/city:E x8");
	ck_assert_int_eq(game_tile_at(game, 0, 0), -1);
}
END_TEST

START_TEST(test_R_5_6_a_monastery_needs_all_eight_cells)
{
	static const char *const around[] = {"-1,-1", "0,-1", "1,-1", "-1,0", "1,0", "-1,1", "0,1", "1,1"};

	/* Whichever of the eight is missing: not complete; laid last, it completes. */
	for (int missing = 0; missing < 8; missing++) {
		char text[256] = "tiles B@0,0", move[64];

		/* Beside the cells round it others keep the table connected. */
		strcat(text, " B@0,2 B@2,0 B@1,2 B@2,1 B@-2,0 B@-2,1 B@-1,2 B@0,-2 B@-1,-2 B@-2,-1 B@2,-1 B@1,-2");
		for (int i = 0; i < 8; i++) {
			if (i != missing)
				sprintf(text + strlen(text), " B@%s", around[i]);
		}
		strcat(text, "; figures red@0,0/monastery; deck B");
		board(text);
		ck_assert(!feature("0,0/monastery")->complete);
		ck_assert_int_eq(feature("0,0/monastery")->open, 1);
		snprintf(move, sizeof move, "place B %s 0; pass", around[missing]);
		play(move);
		ck_assert_str_eq(told("paid"), "paid red 9 complete 0,0/monastery x9");
	}
}
END_TEST

START_TEST(test_R_5_6_tiles_farther_away_do_not_count)
{
	board("tiles B@0,0 B@1,0 B@2,0 B@0,1 B@0,2; figures red@0,0/monastery");
	ck_assert_int_eq(feature("0,0/monastery")->open, 6);
	ck_assert_int_eq(feature("0,0/monastery")->points_now, 3);
	board("tiles B@0,2 B@1,2 B@2,2 B@2,1 B@2,0 B@1,0 B@0,0; figures red@0,0/monastery"); /* laid last */
	ck_assert_int_eq(feature("0,0/monastery")->points_now, 2);
}
END_TEST

START_TEST(test_R_5_6_a_monastery_laid_into_a_hole_is_complete)
{
	board("tiles B@-1,-1 B@0,-1 B@1,-1 B@-1,0 B@1,0 B@-1,1 B@0,1 B@1,1; deck B");
	play("place B 0,0 0; meeple monastery");
	ck_assert_str_eq(told("paid home"), "paid red 9 complete 0,0/monastery x9; home red meeple 0,0");
}
END_TEST

START_TEST(test_R_5_7_fields_are_bounded_by_roads_cities_and_rivers)
{
	board("tiles D@0,0 U@1,0 U@2,0");
	ck_assert_str_eq(feature_tiles("0,0/field:EL"), "0,0 1,0 2,0");
	ck_assert(!same_feature("0,0/field:EL", "2,0/field:ER"));
	board("tiles G@0,0");
	ck_assert(!same_feature("0,0/field:NL", "0,0/field:SL"));
	board("with start=river1; tiles R1_straight@0,0 R1_straight@1,0");
	ck_assert(same_feature("0,0/field:NL", "1,0/field:NL"));
	ck_assert(same_feature("0,0/field:SL", "1,0/field:SL"));
	ck_assert(!same_feature("0,0/field:NL", "1,0/field:SL"));
}
END_TEST

START_TEST(test_R_5_7_a_field_is_never_complete)
{
	board("tiles V@0,0,3 V@1,0 V@1,1,1 V@0,1,2; figures red@1,1/field:NL");
	ck_assert_str_eq(feature_tiles("0,0/field:ER"), "0,0 1,0 0,1 1,1"); /* the land inside the ring */
	ck_assert(!feature("0,0/field:ER")->complete);
	ck_assert_int_eq(feature("0,0/field:ER")->open, 0);
	board("tiles E@0,0; figures red@0,0/field:EL");
	ck_assert(!feature("0,0/field:EL")->complete);
}
END_TEST

START_TEST(test_R_5_address_is_the_lowest_row_then_column_then_edge)
{
	board("tiles D@0,0 U@1,0 V@-1,0,2 U@-1,-1,1");
	ck_assert_int_eq(feature("1,0/road:E")->address.x, -1);
	ck_assert_int_eq(feature("1,0/road:E")->address.y, -1);
	ck_assert_int_eq(feature("1,0/road:E")->address_spot.at, EDGE_N);
	ck_assert_int_eq(feature("0,0/field:ER")->address.x, -1);
	board("tiles U@0,0 U@-1,0 U@1,0");
	ck_assert_str_eq(feature_tiles("1,0/road:E"), "-1,0 0,0 1,0");
	ck_assert_int_eq(feature("1,0/road:E")->address.x, -1);
	ck_assert_int_eq(feature("1,0/road:E")->address_spot.at, EDGE_E);
}
END_TEST

Suite *features_suite(void)
{
	const TTest *tests[] = {
	    test_R_5_1_cities_that_meet_at_a_corner_are_not_joined,
	    test_R_5_1_fields_that_meet_at_a_corner_are_not_joined,
	    test_R_5_1_segments_join_across_edges,
	    test_R_5_1_halves_of_a_road_edge_join_their_mates_whatever_way_it_is_crossed,
	    test_R_5_2_a_road_ends_at_a_crossing_a_city_a_monastery,
	    test_R_5_2_a_road_with_one_open_end_is_not_complete,
	    test_R_5_2_a_closed_loop_is_complete,
	    test_R_5_2_a_gate_of_carcassonne_ends_a_road,
	    test_R_5_2_a_bridge_does_not_end_a_road,
	    test_R_5_3_each_arm_of_a_crossing_is_a_road_of_its_own,
	    test_R_5_4_a_city_with_a_gap_inside_is_not_complete,
	    test_R_5_4_a_city_is_complete_when_walled_all_round,
	    test_R_5_5_a_hole_met_by_fields_does_not_keep_a_city_open,
	    test_R_5_6_a_monastery_needs_all_eight_cells,
	    test_R_5_6_tiles_farther_away_do_not_count,
	    test_R_5_6_a_monastery_laid_into_a_hole_is_complete,
	    test_R_5_7_fields_are_bounded_by_roads_cities_and_rivers,
	    test_R_5_7_a_field_is_never_complete,
	    test_R_5_address_is_the_lowest_row_then_column_then_edge,
	};

	return RULES_SUITE("features", tests);
}
