/* scoring completed features, the score track. */
#include "rules.h"

/* A city that touches H at 0,0 with both of its caps; the tile at 1,0 is missing. */
#define ROUND_H "H@0,0 N@0,-1,2 N@1,-1,3 N@1,1,0 N@0,1,1"
/* Two such tiles side by side, between an upper and a lower city; 2,0 is missing. */
#define ROUND_TWO_H "H@0,0 H@1,0 N@0,-1,2 R@1,-1,2 N@2,-1,3 N@0,1,1 R@1,1,0 N@2,1,0"

START_TEST(test_R_6_1_whoever_placed_the_tile)
{
	board("tiles D@0,0; figures blue@0,0/city:N; deck E V");
	play("place E 0,-1 2; meeple field:NL");
	ck_assert_str_eq(scores(), "0 4"); /* at once */
}
END_TEST

START_TEST(test_R_6_2_road_one_point_per_tile)
{
	board("tiles X@0,0 U@1,0 U@2,0; figures red@1,0/road:E; deck A V");
	play("place A 3,0 1; pass");
	ck_assert_str_eq(told("paid"), "paid red 4 complete 0,0/road:E x4");
}
END_TEST

START_TEST(test_R_6_3_city_two_points_per_tile_and_per_pennant)
{
	board("tiles D@0,0 G@0,-1,1; figures red@0,0/city:N; deck E V");
	play("place E 0,-2 2; pass");
	ck_assert_str_eq(told("paid"), "paid red 6 complete 0,-2/city:S x3");
	board("tiles D@0,0 F@0,-1,1 F@0,-2,1; figures red@0,0/city:N; deck E V");
	play("place E 0,-3 2; pass");
	ck_assert_str_eq(told("paid"), "paid red 12 complete 0,-3/city:S x4+2");
}
END_TEST

START_TEST(test_R_6_4_monastery_nine_points)
{
	board("tiles B@0,0 B@1,0 B@-1,0 B@0,1 B@0,-1 B@1,-1 B@-1,1 B@-1,-1; figures red@0,0/monastery; deck "
	      "B V");
	play("place B 1,1 0; pass");
	ck_assert_str_eq(told("paid home"), "paid red 9 complete 0,0/monastery x9; home red meeple 0,0");
}
END_TEST

START_TEST(test_R_6_5_a_road_counts_a_tile_it_crosses_twice_once)
{
	board("tiles X@0,0 V@0,-1,3 V@1,-1; figures red@0,0/road:N; deck V B");
	play("place V 1,0 1; pass");
	ck_assert_str_eq(told("paid"), "paid red 4 complete 0,-1/road:E x4");
}
END_TEST

START_TEST(test_R_6_5_a_city_counts_a_tile_with_two_of_its_caps_once)
{
	board("tiles " ROUND_H "; figures red@0,0/city:N; deck G U");
	play("place G 1,0 1; pass");
	ck_assert_str_eq(told("paid"), "paid red 12 complete 0,-1/city:E x6");
}
END_TEST

START_TEST(test_R_6_5_several_tiles_with_two_caps_count_once_each)
{
	board("tiles " ROUND_TWO_H "; figures red@0,0/city:N; deck G U");
	ck_assert_int_eq(feature("0,0/city:N")->tile_count, 5);
	play("place G 2,0 1; pass");
	ck_assert_str_eq(told("paid"), "paid red 18 complete 0,-1/city:E x9");
}
END_TEST

START_TEST(test_R_6_5_caps_of_one_tile_in_two_cities_count_for_each)
{
	board("tiles H@0,0 E@0,-1,2; figures red@0,0/city:S; deck E U");
	play("place E 0,1 0; pass");
	ck_assert_str_eq(told("paid"), "paid red 4 complete 0,0/city:S x2");
}
END_TEST

START_TEST(test_R_6_6_the_most_meeples_take_all)
{
	board("tiles X@0,0 U@1,0 U@2,0; figures red@1,0/road:E red@0,0/road:E blue@2,0/road:E; deck A V");
	play("place A 3,0 1; pass");
	ck_assert_str_eq(told("paid"), "paid red 4 complete 0,0/road:E x4");
	board("tiles X@0,0 U@1,0 U@2,0; figures blue@1,0/road:E blue@0,0/road:E red@2,0/road:E; deck A V");
	play("place A 3,0 1; pass");
	ck_assert_str_eq(told("paid"), "paid blue 4 complete 0,0/road:E x4");
}
END_TEST

START_TEST(test_R_6_7_tied_players_each_get_all)
{
	board("tiles X@0,0 U@1,0 U@2,0; figures red@1,0/road:E blue@0,0/road:E; deck A V");
	play("place A 3,0 1; pass");
	ck_assert_str_eq(told("paid"), "paid red 4 complete 0,0/road:E x4; paid blue 4 complete 0,0/road:E x4");
	board("players red blue green; tiles X@0,0 U@1,0 U@2,0; figures red@1,0/road:E blue@0,0/road:E "
	      "blue@1,0/road:E "
	      "green@2,0/road:E green@2,0/road:W; deck A V");
	play("place A 3,0 1; pass");
	ck_assert_str_eq(scores(), "0 4 4");
}
END_TEST

START_TEST(test_R_6_8_city_of_two_tiles_pays_4)
{
	board("deck E V");
	play("place E 0,-1 2; meeple city:S");
	ck_assert_str_eq(scores(), "4 0");
}
END_TEST

START_TEST(test_R_6_8_two_tile_2_pays_2)
{
	board("with two_tile=2; deck E V");
	play("place E 0,-1 2; meeple city:S");
	ck_assert_str_eq(scores(), "2 0");
}
END_TEST

START_TEST(test_R_6_8_larger_cities_pay_as_ever)
{
	board("with two_tile=2; tiles D@0,0 F@0,-1,1; figures red@0,0/city:N; deck E V");
	play("place E 0,-2 2; pass");
	ck_assert_str_eq(told("paid"), "paid red 8 complete 0,-2/city:S x3+1");
	board("with two_tile=2; tiles M@0,0 N@0,-1,3 N@-1,0,1; figures red@0,0/city:N; deck N V");
	play("place N -1,-1 2; pass");
	ck_assert_str_eq(told("paid"), "paid red 10 complete -1,-1/city:E x4+1");
}
END_TEST

START_TEST(test_R_6_8_only_completed_cities_are_affected)
{
	board("with two_tile=2; tiles D@0,0 F@0,-1,1; figures red@0,0/city:N");
	play("end");
	ck_assert_str_eq(told("paid"), "paid red 3 final 0,-1/city:N x2+1");
}
END_TEST

START_TEST(test_R_6_9_all_meeples_go_home)
{
	board("tiles X@0,0 U@1,0 U@2,0; figures red@1,0/road:E red@0,0/road:E blue@2,0/road:E; deck A V");
	ck_assert_str_eq(meeples(), "5 6");
	play("place A 3,0 1; pass");
	ck_assert_str_eq(told("home"), "home red meeple 0,0; home red meeple 1,0; home blue meeple 2,0");
	ck_assert_str_eq(meeples(), "7 7");
	ck_assert_int_eq(feature("1,0/road:E")->figure_count, 0);
	ck_assert_str_eq(figures(), "");
}
END_TEST

START_TEST(test_R_6_9_only_those_of_the_feature)
{
	board("tiles D@0,0; figures red@0,0/city:N red@0,0/road:E red@0,0/field:EL; deck E V");
	play("place E 0,-1 2; pass");
	ck_assert_str_eq(told("home"), "home red meeple 0,0");
	ck_assert_str_eq(meeples(), "5 7");
	ck_assert_str_eq(figures(), "red 0,0/road:E; red 0,0/field:EL");
}
END_TEST

START_TEST(test_R_6_10_place_score_and_take_back_in_one_turn)
{
	board("players red blue; tiles D@0,0 X@-1,0 X@1,0; figures red@0,0/city:N red@0,0/field:EL "
	      "red@0,0/field:ER "
	      "red@1,0/road:N red@1,0/road:E red@1,0/road:S; deck E B B");
	play("place E 0,-1 2; meeple field:NL");
	ck_assert_str_eq(told("figure paid home"),
	                 "figure red meeple 0,-1/field:NL; paid red 4 complete 0,-1/city:S x2; "
	                 "home red meeple 0,0");
	ck_assert_str_eq(meeples(), "1 7");
	play("place B 0,1 0; pass; place B 0,2 0; meeple monastery");
	ck_assert_str_eq(meeples(), "0 7"); /* the one that came home is used again */
}
END_TEST

START_TEST(test_R_6_11_nobody_there_nobody_scores)
{
	board("deck E V");
	play("place E 0,-1 2; pass");
	ck_assert_str_eq(told("paid home"), "");
	ck_assert_str_eq(scores(), "0 0");
}
END_TEST

START_TEST(test_R_6_12_cities_then_roads_then_buildings)
{
	/* By row alone the monastery would come first and the city last. */
	board("tiles A@0,-1 E@0,1 B@1,1 A@-1,0,3 A@1,0,1 B@-1,-2 B@0,-2 B@1,-2 B@-1,-1 B@1,-1; figures "
	      "red@0,-1/monastery "
	      "blue@0,-1/road:S red@1,0/road:W blue@0,1/city:N; deck L V");
	play("place L 0,0 2; pass");
	ck_assert_str_eq(told("paid"), "paid blue 4 complete 0,0/city:S x2; paid blue 2 complete 0,-1/road:S x2; "
	                               "paid red 2 complete 0,0/road:E x2; paid red 9 complete 0,-1/monastery x9");
}
END_TEST

START_TEST(test_R_6_12_by_row_then_column_then_edge)
{
	board("tiles A@0,-1 A@1,0,1 A@0,1,2 A@-1,0,3 B@-1,-1 B@1,-1 B@1,1 B@-1,1; figures red@0,-1/road:S "
	      "red@1,0/road:W "
	      "red@0,1/road:N red@-1,0/road:E; deck X V");
	play("place X 0,0 0; pass");
	ck_assert_str_eq(told("paid"), "paid red 2 complete 0,-1/road:S x2; paid red 2 complete -1,0/road:E x2; "
	                               "paid red 2 complete 0,0/road:E x2; paid red 2 complete 0,0/road:S x2");
}
END_TEST

START_TEST(test_R_6_12_monasteries_shrines_and_gardens_together)
{
	board("with abbot=on shrine_near=literal; tiles B@-1,-2 E@0,-2,2 B@1,-2 B@-2,-1 B@-1,-1 EG@0,-1 "
	      "B@1,-1 B@2,-1 B@-2,0 "
	      "SH_plain@-1,0 B@1,0 B@2,0 B@-2,1 B@-1,1 B@0,1 B@1,1 B@2,1; figures red+abbot@0,-1/garden "
	      "blue@-1,0/shrine red@1,0/monastery; deck B V");
	play("place B 0,0 0; pass");
	ck_assert_str_eq(told("paid"), "paid red 9 complete 0,-1/garden x9; paid blue 9 complete -1,0/shrine x9; "
	                               "paid red 9 complete 1,0/monastery x9");
}
END_TEST

START_TEST(test_R_9_2_the_score_is_a_plain_number)
{
	board("scores 48 97; tiles D@0,0; figures blue@0,0/city:N red@0,0/road:W; deck E V");
	play("place E 0,-1 2; pass");
	ck_assert_str_eq(scores(), "48 101");
	board("scores 46 0; tiles D@0,0; figures red@0,0/city:N; deck E V");
	play("place E 0,-1 2; pass");
	ck_assert_str_eq(scores(), "50 0");
}
END_TEST

Suite *scoring_suite(void)
{
	const TTest *tests[] = {
	    test_R_6_1_whoever_placed_the_tile,
	    test_R_6_2_road_one_point_per_tile,
	    test_R_6_3_city_two_points_per_tile_and_per_pennant,
	    test_R_6_4_monastery_nine_points,
	    test_R_6_5_a_road_counts_a_tile_it_crosses_twice_once,
	    test_R_6_5_a_city_counts_a_tile_with_two_of_its_caps_once,
	    test_R_6_5_several_tiles_with_two_caps_count_once_each,
	    test_R_6_5_caps_of_one_tile_in_two_cities_count_for_each,
	    test_R_6_6_the_most_meeples_take_all,
	    test_R_6_7_tied_players_each_get_all,
	    test_R_6_8_city_of_two_tiles_pays_4,
	    test_R_6_8_two_tile_2_pays_2,
	    test_R_6_8_larger_cities_pay_as_ever,
	    test_R_6_8_only_completed_cities_are_affected,
	    test_R_6_9_all_meeples_go_home,
	    test_R_6_9_only_those_of_the_feature,
	    test_R_6_10_place_score_and_take_back_in_one_turn,
	    test_R_6_11_nobody_there_nobody_scores,
	    test_R_6_12_cities_then_roads_then_buildings,
	    test_R_6_12_by_row_then_column_then_edge,
	    test_R_6_12_monasteries_shrines_and_gardens_together,
	    test_R_9_2_the_score_is_a_plain_number,
	};

	return RULES_SUITE("scoring", tests);
}
