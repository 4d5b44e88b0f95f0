/* the end of the game and the final scoring. */
#include "rules.h"

START_TEST(test_R_8_1_after_the_turn_of_the_last_tile)
{
	board("tiles D@0,0; figures blue@0,0/city:N; deck E");
	play("place E 0,-1 2");
	ck_assert(!game_over(game)); /* the meeple is still to be placed */
	play("meeple field:NL");
	ck_assert_str_eq(told("figure paid over"),
	                 "figure red meeple 0,-1/field:NL; paid blue 4 complete 0,-1/city:S x2; "
	                 "paid red 3 farm 0,-1/field:NL x1 [0,-1/city:S]; over");
	ck_assert(game_over(game));
	ck_assert_str_eq(owed(), "none");
	ck_assert_int_eq(game_turn(game), 1);
}
END_TEST

START_TEST(test_R_8_2_features_then_farms_then_cards)
{
	board("with king=on; tiles D@0,0 E@0,-1,2 B@0,1 U@1,0; figures red@0,0/field:EL blue@0,1/monastery "
	      "blue@1,0/road:E; "
	      "king red");
	play("end");
	ck_assert_str_eq(told(""), "paid blue 2 final 0,0/road:E x2; paid blue 3 final 0,1/monastery x3; "
	                           "paid red 3 farm 0,0/field:EL x2 [0,-1/city:S]; paid red 1 king; over");
	board("players red yellow blue green black; tiles D@0,0 U@1,0 U@-1,0 B@0,1; figures red@1,0/road:E "
	      "yellow@0,1/monastery blue@0,0/city:N");
	play("end"); /* among the features as during the game, R-6.12 */
	ck_assert_str_eq(told(""), "paid blue 1 final 0,0/city:N x1; paid red 3 final -1,0/road:E x3; "
	                           "paid yellow 4 final 0,1/monastery x4; over");
	ck_assert_str_eq(meeples(), "6 6 6 7 7");
}
END_TEST

START_TEST(test_R_8_3_incomplete_road_one_per_tile)
{
	board("tiles D@0,0 U@1,0 V@2,0; figures red@0,0/road:W");
	play("end");
	ck_assert_str_eq(told("paid"), "paid red 3 final 0,0/road:E x3");
}
END_TEST

START_TEST(test_R_8_4_incomplete_city_one_per_tile_and_pennant)
{
	board("tiles D@0,0 F@0,-1,1; figures red@0,0/city:N");
	ck_assert_int_eq(feature("0,0/city:N")->points_now, 3);
	ck_assert_int_eq(feature("0,0/city:N")->points_complete, 6);
	play("end");
	ck_assert_str_eq(told("paid"), "paid red 3 final 0,-1/city:N x2+1");
}
END_TEST

START_TEST(test_R_8_5_incomplete_monastery_one_and_one_per_neighbour)
{
	board("tiles B@0,0 B@1,0 B@1,1 B@2,0; figures red@0,0/monastery");
	play("end");
	ck_assert_str_eq(told("paid"), "paid red 3 final 0,0/monastery x3");
	board("tiles B@0,0; figures red@0,0/monastery");
	play("end");
	ck_assert_str_eq(scores(), "1 0");
}
END_TEST

START_TEST(test_R_8_6_tiles_are_counted_not_segments)
{
	/* Both caps of H belong to the unfinished city. */
	board("tiles H@0,0 N@0,-1,2 N@1,-1,3 N@1,1,0 N@0,1,1 R@1,0,1; figures red@0,0/city:N");
	play("end");
	ck_assert_str_eq(told("paid"), "paid red 6 final 0,-1/city:E x6");
	/* The road comes back to the tile with the two roads. */
	board("tiles KR_tworoads@0,0 V@-1,0,3 V@-1,1,2 V@0,1,1; figures red@0,0/road:E");
	play("end");
	ck_assert_str_eq(told("paid"), "paid red 4 final -1,0/road:E x4");
}
END_TEST

START_TEST(test_R_8_7_majority_and_ties)
{
	board("tiles D@0,0 U@1,0 V@2,0; figures red@0,0/road:W blue@1,0/road:E blue@2,0/road:W");
	play("end");
	ck_assert_str_eq(told("paid"), "paid blue 3 final 0,0/road:E x3");
	board("tiles D@0,0 U@1,0 V@2,0; figures red@0,0/road:W blue@1,0/road:E");
	play("end");
	ck_assert_str_eq(told("paid"), "paid red 3 final 0,0/road:E x3; paid blue 3 final 0,0/road:E x3");
}
END_TEST

START_TEST(test_R_8_8_most_points_win)
{
	board("players red blue green; tiles D@0,0; scores 3 9 8; figures green@0,0/road:W");
	play("end");
	ck_assert_str_eq(scores(), "3 9 9");
	ck_assert_str_eq(winners(), "blue green"); /* a tie is a shared victory */
	board("players red blue green; tiles D@0,0; scores 3 7 9");
	ck_assert_str_eq(winners(), ""); /* not before it is over */
	play("end");
	ck_assert_str_eq(winners(), "green");
	board("tiles D@0,0");
	play("end");
	ck_assert_str_eq(winners(), "red blue"); /* nobody has a point */
}
END_TEST

START_TEST(test_R_8_completed_features_are_not_paid_again)
{
	board("tiles D@0,0 B@0,1; figures red@0,0/city:N; deck E");
	play("place E 0,-1 2; pass");
	ck_assert_str_eq(told("paid over"), "paid red 4 complete 0,-1/city:S x2; over");
}
END_TEST

START_TEST(test_R_8_figures_stay_on_the_table)
{
	board("tiles D@0,0; figures red@0,0/city:N blue@0,0/road:E");
	play("end");
	ck_assert_str_eq(told("home"), "");
	ck_assert_str_eq(meeples(), "6 6");
	ck_assert_int_eq(feature("0,0/city:N")->figure_count, 1);
}
END_TEST

START_TEST(test_R_8_stopping_early_scores_what_is_complete_first)
{
	board("tiles D@0,0; figures red@0,0/city:N; deck E B B");
	play("place E 0,-1 2; end");
	ck_assert_str_eq(told(""),
	                 "placed red E 0,-1 2; paid red 4 complete 0,-1/city:S x2; home red meeple 0,0; over");
	ck_assert_int_eq(game_tiles_left(game), 2);
}
END_TEST

START_TEST(test_R_8_stopping_with_a_tile_in_hand)
{
	board("tiles D@0,0; figures red@0,0/city:N; deck E B B");
	play("end");
	ck_assert_str_eq(told(""), "paid red 1 final 0,0/city:N x1; over");
	ck_assert_int_eq(game_tiles_left(game), 2); /* the tile in hand goes nowhere */
	ck_assert_str_eq(aside(), "");
	ck_assert_int_eq(game_tile_count(game), 1);
	ck_assert_int_eq(game_decision(game).tile, NO_TILE);
	ck_assert_int_eq(game_decision(game).seat, NOBODY);
}
END_TEST

START_TEST(test_R_8_nothing_is_decided_after_the_end)
{
	board("tiles D@0,0");
	play("end");
	ck_assert_str_eq(offered(""), "");
	ck_assert_int_eq(refused("pass").reason, REFUSAL_OVER);
	ck_assert_int_eq(refused("place B 0,1 0").reason, REFUSAL_OVER);
	ck_assert(!game_end(game, NULL));
}
END_TEST

Suite *final_suite(void)
{
	const TTest *tests[] = {
	    test_R_8_1_after_the_turn_of_the_last_tile,
	    test_R_8_2_features_then_farms_then_cards,
	    test_R_8_3_incomplete_road_one_per_tile,
	    test_R_8_4_incomplete_city_one_per_tile_and_pennant,
	    test_R_8_5_incomplete_monastery_one_and_one_per_neighbour,
	    test_R_8_6_tiles_are_counted_not_segments,
	    test_R_8_7_majority_and_ties,
	    test_R_8_8_most_points_win,
	    test_R_8_completed_features_are_not_paid_again,
	    test_R_8_figures_stay_on_the_table,
	    test_R_8_stopping_early_scores_what_is_complete_first,
	    test_R_8_stopping_with_a_tile_in_hand,
	    test_R_8_nothing_is_decided_after_the_end,
	};

	return RULES_SUITE("final", tests);
}
