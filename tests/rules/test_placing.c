/* drawing and placing tiles. */
#include "rules.h"

START_TEST(test_R_3_1_the_drawn_tile_is_shown)
{
	board("deck E V");
	ck_assert_int_eq(game_decision(game).tile, tile_type("E"));
	play("place E 0,-1 2; pass");
	ck_assert_str_eq(told("drawn"), "drawn V");
	ck_assert_int_eq(game_decision(game).tile, tile_type("V"));
}
END_TEST

START_TEST(test_R_3_2_touches_along_an_edge)
{
	struct refusal refusal;

	board("deck B");
	refusal = refused("place B 1,1 0"); /* only a corner */
	ck_assert_int_eq(refusal.reason, REFUSAL_NO_NEIGHBOR);
	ck_assert_str_eq(refusal.rule, "R-3.2");
	ck_assert_int_eq(refused("place B 0,2 0").reason, REFUSAL_NO_NEIGHBOR);
	ck_assert_str_eq(offered("place B "), "0,1 0, 0,1 1, 0,1 2, 0,1 3");
}
END_TEST

START_TEST(test_R_3_3_each_terrain_continues_itself)
{
	/* D shows a city to the north, roads to the east and west, field to the south. */
	board("deck L");
	ck_assert_str_eq(offered("place L "), "0,-1 2, -1,0 0, -1,0 2, -1,0 3, 1,0 0, 1,0 1, 1,0 2");
	board("deck C");
	ck_assert_str_eq(offered("place C "), "0,-1 0, 0,-1 1, 0,-1 2, 0,-1 3");
	board("deck U");
	ck_assert_str_eq(offered("place U "), "-1,0 0, -1,0 2, 1,0 0, 1,0 2, 0,1 0, 0,1 2");
}
END_TEST

START_TEST(test_R_3_3_what_clashes_is_told)
{
	struct refusal refusal;

	board("deck E");
	refusal = refused("place E 1,0 0");
	ck_assert_int_eq(refusal.reason, REFUSAL_EDGE);
	ck_assert_int_eq(refusal.edge, EDGE_W);
	ck_assert_int_eq(refusal.ours, TERRAIN_FIELD);
	ck_assert_int_eq(refusal.theirs, TERRAIN_ROAD);
	refusal = refused("place E 0,1 0");
	ck_assert_int_eq(refusal.edge, EDGE_N);
	ck_assert_int_eq(refusal.ours, TERRAIN_CITY);
	ck_assert_int_eq(refusal.theirs, TERRAIN_FIELD);
	ck_assert_int_eq(refusal.other.x, 0);
	ck_assert_int_eq(refusal.other.y, 0);
	ck_assert_int_eq(refusal.other_tile, tile_type("D"));
}
END_TEST

START_TEST(test_R_3_3_monasteries_never_matter_for_fitting)
{
	board("deck A"); /* the monastery's road fits the start tile's roads */
	ck_assert_str_eq(offered("place A "), "-1,0 3, 1,0 1, 0,1 0, 0,1 1, 0,1 3");
	board("tiles B@0,0; deck B");
	ck_assert_str_eq(offered("place B 0,1 "), "0, 1, 2, 3");
	ck_assert_str_eq(offered("place B 1,0 "), "0, 1, 2, 3");
}
END_TEST

START_TEST(test_R_3_3_river_continues_river)
{
	board("with start=river1; deck R1_straight R1_straight");
	ck_assert_str_eq(offered("place R1_straight "), "1,0 0, 1,0 2");
	ck_assert_int_eq(refused("place R1_straight 1,0 1").reason, REFUSAL_EDGE);
}
END_TEST

START_TEST(test_R_3_4_a_tile_may_be_turned_freely)
{
	board("deck E");
	ck_assert_str_eq(offered("place E "), "0,-1 2, 0,1 1, 0,1 2, 0,1 3");
	board("tiles D@0,0,1; deck E"); /* the start tile turned: its city lies to the east */
	ck_assert_str_eq(offered("place E "), "-1,0 0, -1,0 2, -1,0 3, 1,0 3");
}
END_TEST

START_TEST(test_R_3_4_tiles_stay_where_they_are)
{
	struct refusal refusal;

	board("tiles D@0,0 B@0,1; deck B");
	refusal = refused("place B 0,1 0");
	ck_assert_int_eq(refusal.reason, REFUSAL_CELL_TAKEN);
	ck_assert_int_eq(refused("place B 0,0 0").reason, REFUSAL_CELL_TAKEN);
}
END_TEST

START_TEST(test_R_3_5_a_hole_must_fit_all_its_neighbours)
{
	/* 0,0 is met by a city from the north, roads from east and west, a field from the south. */
	board("tiles E@0,-1,2 B@1,-1 B@-1,-1 U@1,0 U@-1,0 B@1,1 B@0,1 B@-1,1; deck D");
	ck_assert_str_eq(offered("place D 0,0 "), "0");
	ck_assert_int_eq(refused("place D 0,0 1").reason, REFUSAL_EDGE);
	ck_assert_int_eq(refused("place D 0,0 2").reason, REFUSAL_EDGE);
}
END_TEST

START_TEST(test_R_3_5_each_single_neighbour_of_a_hole_can_forbid)
{
	/* Three sides of 0,0 are fields; the fourth is a road, on another side each time. */
	static const char *const boards[] = {
	    "tiles U@0,-1,1 B@1,-1,0 B@1,0 B@1,1 B@0,1; deck B",
	    "tiles B@0,-1 B@1,-1 U@1,0 B@1,1 B@0,1; deck B",
	    "tiles B@0,-1 B@1,-1 B@1,0 B@1,1 U@0,1,1; deck B",
	    "tiles B@0,-1 B@-1,-1 U@-1,0 B@-1,1 B@0,1; deck B",
	};

	for (int i = 0; i < 4; i++) {
		struct refusal refusal;

		board(boards[i]);
		refusal = refused("place B 0,0 0");
		ck_assert_int_eq(refusal.reason, REFUSAL_EDGE);
		ck_assert_int_eq(refusal.edge, i);
		ck_assert_int_eq(refusal.theirs, TERRAIN_ROAD);
	}
}
END_TEST

START_TEST(test_R_3_6_decoration_has_no_effect)
{
	/* The houses beside the bridge do not end its road, the inn is worth nothing, the pigs are no city.
	 */
	board("with start=river1; tiles R1_spring@0,0 R1_roadbridge@1,0,1 A@1,-1 A@1,1,2");
	ck_assert_int_eq(feature("1,0/road:N")->points_now, 3);
	board("with start=river2; tiles R2_spring@0,0 R2_inn@1,0,1 A@1,-1 A@1,1,2");
	ck_assert_int_eq(feature("1,0/road:N")->points_now, 3);
	board("with start=river2; tiles R2_pigs@0,0");
	ck_assert_int_eq(feature("0,0/field:EL")->points_now, 0);
}
END_TEST

START_TEST(test_R_3_7_the_tile_must_be_placed)
{
	board("tiles D@0,0; figures blue@0,0/city:N; deck E"); /* it only helps Blue */
	ck_assert_str_eq(offered("pass"), "");
	ck_assert_int_eq(refused("pass").reason, REFUSAL_WRONG_KIND);
	ck_assert_int_eq(refused("place V 1,0 0").reason, REFUSAL_WRONG_TILE);
}
END_TEST

START_TEST(test_R_3_8_what_fits_nowhere_is_set_aside)
{
	board("tiles B@0,0 B@0,1; deck B C U B");
	play("place B 0,2 0; pass");
	/* The city fits nowhere: Blue draws once more, in the same turn. */
	ck_assert_str_eq(told("drawn aside"), "drawn C; aside C; drawn U");
	ck_assert_str_eq(owed(), "tile blue U");
	ck_assert_int_eq(game_turn(game), 2);
	ck_assert_str_eq(aside(), "C");
	ck_assert_int_eq(game_tiles_left(game), 1);
}
END_TEST

START_TEST(test_R_3_8_a_tile_set_aside_never_returns)
{
	board("tiles B@0,0; deck B C E C B");
	play("place B 0,1 0; pass");
	ck_assert_str_eq(told("drawn aside"), "drawn C; aside C; drawn E");
	play("place E 0,-1 0; pass"); /* now a city would fit to the north */
	ck_assert_str_eq(told("drawn aside"), "drawn C");
	play("place C 0,-2 0; pass; place B 0,2 0; pass");
	ck_assert(game_over(game));
	ck_assert_str_eq(aside(), "C");
}
END_TEST

START_TEST(test_R_3_8_the_pile_may_run_out_this_way)
{
	board("tiles B@0,0; deck B C C");
	play("place B 0,1 0; meeple monastery");
	ck_assert_str_eq(told("drawn aside paid over"),
	                 "drawn C; aside C; drawn C; aside C; paid red 2 final 0,1/monastery x2; over");
	ck_assert(game_over(game));
	ck_assert_int_eq(game_tile_count(game), 2);
}
END_TEST

START_TEST(test_R_3_8_no_tile_of_the_deck_fits)
{
	board("tiles D@0,0 E@0,-1,2; figures red@0,0/road:E; deck C C");
	ck_assert(game_over(game));
	ck_assert_str_eq(scores(), "1 0"); /* all is scored as at any end */
	ck_assert_str_eq(owed(), "none");
}
END_TEST

START_TEST(test_R_3_8_a_tile_that_fits_is_never_set_aside)
{
	/* The only place for the crossing is the last hole of a ring. */
	board("tiles A@0,-1 B@1,-1 A@1,0,1 B@1,1 A@0,1,2 B@-1,1 A@-1,0,3 B@-1,-1; deck X");
	ck_assert_str_eq(owed(), "tile red X");
	ck_assert_str_eq(offered("place X 0,0 "), "0, 1, 2, 3");
}
END_TEST

Suite *placing_suite(void)
{
	const TTest *tests[] = {
	    test_R_3_1_the_drawn_tile_is_shown,
	    test_R_3_2_touches_along_an_edge,
	    test_R_3_3_each_terrain_continues_itself,
	    test_R_3_3_what_clashes_is_told,
	    test_R_3_3_monasteries_never_matter_for_fitting,
	    test_R_3_3_river_continues_river,
	    test_R_3_4_a_tile_may_be_turned_freely,
	    test_R_3_4_tiles_stay_where_they_are,
	    test_R_3_5_a_hole_must_fit_all_its_neighbours,
	    test_R_3_5_each_single_neighbour_of_a_hole_can_forbid,
	    test_R_3_6_decoration_has_no_effect,
	    test_R_3_7_the_tile_must_be_placed,
	    test_R_3_8_what_fits_nowhere_is_set_aside,
	    test_R_3_8_a_tile_set_aside_never_returns,
	    test_R_3_8_the_pile_may_run_out_this_way,
	    test_R_3_8_no_tile_of_the_deck_fits,
	    test_R_3_8_a_tile_that_fits_is_never_set_aside,
	};

	return RULES_SUITE("placing", tests);
}
