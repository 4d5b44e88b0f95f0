/* farms. */
#include <stdio.h>

#include "rules.h"

/*
 * One city of two tiles; north of it the farm of 0,-1, south of it the one
 * along the road of 0,0.  Red stands in both, Blue in the second.
 */
#define TWO_FARMS "tiles D@0,0 E@0,-1,2; figures red@0,-1/field:NL red@0,0/field:EL blue@0,0/field:WR"

/*
 * Two farms and two cities: the land of H borders the cities north and south of
 * it; the land north of 0,-1 only the northern one.
 */
#define TWO_CITIES "tiles H@0,0 E@0,-1,2 E@0,1,0; figures red@0,-1/field:NL red@0,0/field:EL"

START_TEST(test_R_7_1_farms_are_scored_once_at_the_end)
{
	board("tiles D@0,0; figures red@0,0/field:EL; deck E B B");
	play("place E 0,-1 2; pass; place B 0,1 0; pass");
	ck_assert_str_eq(told("paid home"), "");
	play("place B 0,2 0; pass");
	ck_assert_str_eq(told("paid"), "paid red 3 farm 0,0/field:EL x1 [0,-1/city:S]");
	ck_assert_str_eq(told("home"), "");
	ck_assert_str_eq(meeples(), "6 7"); /* farmers stay */
}
END_TEST

START_TEST(test_R_7_2_only_completed_cities_count)
{
	board("tiles D@0,0; figures red@0,0/field:EL");
	play("end");
	ck_assert_str_eq(told("paid"), "");
	board("tiles H@0,0 E@0,-1,2; figures red@0,0/field:EL");
	play("end");
	ck_assert_str_eq(told("paid"), "paid red 3 farm 0,0/field:EL x1 [0,-1/city:S]");
}
END_TEST

START_TEST(test_R_7_2_size_does_not_matter)
{
	board("tiles D@0,0 F@0,-1,1 F@0,-2,1 E@0,-3,2; figures red@0,0/field:EL");
	play("end");
	ck_assert_str_eq(scores(), "3 0");
}
END_TEST

START_TEST(test_R_7_3_the_farm_must_border_the_city)
{
	/* The land south of the road is on the same tile, but does not touch the city. */
	board("tiles D@0,0 E@0,-1,2; figures red@0,0/field:EL blue@0,0/field:ER");
	play("end");
	ck_assert_str_eq(scores(), "3 0");
	board("tiles J@0,0 E@0,-1,2; figures red@0,0/field:WR blue@0,0/field:ER");
	play("end");
	ck_assert_str_eq(scores(), "3 0");
}
END_TEST

START_TEST(test_R_7_3_touching_at_a_distance_does_not_count)
{
	/* Blue's land touches the tile of the city at its unwalled side only. */
	board("tiles D@0,0 E@0,-1,2 U@0,1; figures blue@0,1/field:NL red@0,1/field:ER");
	play("end");
	ck_assert_str_eq(scores(), "0 0");
}
END_TEST

START_TEST(test_R_7_3_a_city_joined_elsewhere_is_one_city)
{
	/* The land between the two caps of H borders the same city twice. */
	board("tiles H@0,0 N@0,-1,2 N@1,-1,3 N@1,1,0 N@0,1,1 G@1,0,1; figures red@0,0/field:WL");
	play("end");
	ck_assert_str_eq(told("paid"), "paid red 3 farm 0,0/field:EL x2 [0,-1/city:E]");
}
END_TEST

START_TEST(test_R_7_4_one_farmer_supplies_several_cities)
{
	board("tiles H@0,0 E@0,-1,2 E@0,1,0; figures red@0,0/field:EL");
	ck_assert_str_eq(field_cities("0,0/field:EL"), "0,-1/city:S 0,0/city:S");
	play("end");
	ck_assert_str_eq(told("paid"), "paid red 6 farm 0,0/field:EL x1 [0,-1/city:S 0,0/city:S]");
}
END_TEST

START_TEST(test_R_7_4_several_farms_supply_one_city)
{
	board("tiles D@0,0 E@0,-1,2; figures red@0,-1/field:NL blue@0,0/field:EL");
	play("end");
	ck_assert_str_eq(told("paid"), "paid red 3 farm 0,-1/field:NL x1 [0,-1/city:S]; "
	                               "paid blue 3 farm 0,0/field:EL x1 [0,-1/city:S]");
}
END_TEST

START_TEST(test_R_7_5_a_joined_farm_takes_no_farmer)
{
	/* B joins the land left and right of Red's: no field is left, nor after a merge. */
	board("tiles D@0,0 U@0,1; figures red@0,0/field:ER; deck B");
	play("place B 0,2 0");
	ck_assert_str_eq(offered("meeple "), "field:NL, monastery");
	board("tiles D@0,0 U@1,0 B@1,1; figures red@0,0/field:ER blue@1,0/field:EL; deck B");
	play("place B 0,1 0");
	ck_assert_str_eq(offered("meeple "), "monastery");
	board("tiles U@0,0 W@1,0,2 U@1,-1,1 U@-1,0; figures red@1,-1/field:WL blue@0,0/field:SL; deck A V");
	play("place A -2,0 3"); /* round the road's end the farms become one */
	ck_assert_str_eq(offered("meeple "), "road:E, monastery");
	ck_assert_str_eq(feature_owners("-2,0/field:NL"), "red blue");
}
END_TEST

START_TEST(test_R_7_6_city4_counts_the_farmers_of_all_farms_together)
{
	board("with farm=city4; " TWO_FARMS);
	play("end");
	ck_assert_str_eq(told("paid"), "paid red 4 farm 0,-1/field:NL x1 [0,-1/city:S]");
}
END_TEST

START_TEST(test_R_7_6_city4_tied_players_each_get_4)
{
	board("with farm=city4; tiles D@0,0 E@0,-1,2; figures red@0,-1/field:NL blue@0,0/field:EL");
	play("end");
	ck_assert_str_eq(scores(), "4 4");
}
END_TEST

START_TEST(test_R_7_6_city4_goes_city_by_city)
{
	board("with farm=city4; " TWO_CITIES);
	play("end");
	ck_assert_str_eq(told("paid"), "paid red 4 farm 0,-1/field:NL x1 [0,-1/city:S]; "
	                               "paid red 4 farm 0,0/field:EL x1 [0,0/city:S]");
	/* Blue has the majority at the northern city, Red is alone at the southern one. */
	board("with farm=city4; tiles H@0,0 E@0,-1,2 E@0,1,0; figures blue@0,-1/field:NL blue@0,-1/field:NR "
	      "red@0,0/field:EL");
	play("end");
	ck_assert_str_eq(scores(), "4 4");
}
END_TEST

START_TEST(test_R_7_7_city3_is_the_same_with_3)
{
	board("with farm=city3; " TWO_FARMS);
	play("end");
	ck_assert_str_eq(told("paid"), "paid red 3 farm 0,-1/field:NL x1 [0,-1/city:S]");
	board("with farm=city3; " TWO_CITIES);
	play("end");
	ck_assert_str_eq(scores(), "6 0");
}
END_TEST

START_TEST(test_R_7_8_field3_goes_farm_by_farm)
{
	board(TWO_FARMS);
	play("end");
	ck_assert_str_eq(told("paid"), "paid red 3 farm 0,-1/field:NL x1 [0,-1/city:S]; "
	                               "paid red 3 farm 0,0/field:EL x1 [0,-1/city:S]; "
	                               "paid blue 3 farm 0,0/field:EL x1 [0,-1/city:S]");
}
END_TEST

START_TEST(test_R_7_8_the_majority_is_that_of_the_farm)
{
	board("tiles D@0,0 E@0,-1,2; figures red@0,-1/field:NL blue@0,-1/field:NR blue@0,-1/field:EL");
	play("end");
	ck_assert_str_eq(scores(), "0 3");
	ck_assert_str_eq(feature_owners("0,-1/field:NL"), "blue");
}
END_TEST

START_TEST(test_R_7_9_field3cap_pays_a_city_to_a_player_once)
{
	board("with farm=field3cap; " TWO_FARMS);
	play("end");
	ck_assert_str_eq(told("paid"), "paid red 3 farm 0,-1/field:NL x1 [0,-1/city:S]; "
	                               "paid blue 3 farm 0,0/field:EL x1 [0,-1/city:S]");
	board("with farm=field3cap; " TWO_CITIES);
	play("end");
	ck_assert_str_eq(told("paid"), "paid red 3 farm 0,-1/field:NL x1 [0,-1/city:S]; "
	                               "paid red 3 farm 0,0/field:EL x1 [0,0/city:S]");
}
END_TEST

START_TEST(test_R_7_10_one_board_four_results)
{
	/* The board of R-7.9's table: city A borders both farms, city B the one with Red 2, Yellow 1. */
	static const struct {
		const char *farm, *scores;
	} ways[] = {{"city4", "8 0 0"}, {"city3", "6 0 0"}, {"field3", "6 0 3"}, {"field3cap", "6 0 3"}};

	for (int i = 0; i < 4; i++) {
		char text[400];

		snprintf(text, sizeof text,
		         "players red yellow blue; with farm=%s; tiles H@0,0 E@0,-1,2 E@0,1,0; figures "
		         "red@0,0/field:EL "
		         "red@0,0/field:ER yellow@0,0/field:WL blue@0,-1/field:NL",
		         ways[i].farm);
		board(text);
		play("end");
		ck_assert_str_eq(scores(), ways[i].scores);
	}
}
END_TEST

/* A larger table: between two farms of one player another is paid for the same city. */
START_TEST(test_R_7_10_another_board_four_results)
{
	static const char table[] = "D@-3,-1,2 D@-2,-1,2 E@0,-1,2 B@-4,0 H@-3,0 H@-2,0 D@-1,0,1 T@0,0 E@1,0,3 "
	                            "M@-4,1,3 J@-3,1 D@-2,1 U@0,1,1 I@1,1,2 N@2,1,3 U@0,2,1 N@1,2,1 N@2,2 J@-1,3,1 "
	                            "S@0,3,2 E@1,3,3 E@0,4; "
	                            "figures blue@1,0/field:SL red@1,3/field:NL blue@0,1/field:WL yellow@-2,0/field:WL "
	                            "yellow@-3,0/field:WL black@-4,0/field:EL";
	static const struct {
		const char *farm, *scores;
	} ways[] = {{"city4", "12 4 16 0"}, {"city3", "9 3 12 0"}, {"field3", "15 9 12 0"}, {"field3cap", "9 9 12 0"}};

	for (int i = 0; i < 4; i++) {
		char text[800];

		snprintf(text, sizeof text, "players blue red yellow black; with farm=%s; tiles %s", ways[i].farm,
		         table);
		board(text);
		play("end");
		ck_assert_str_eq(scores(), ways[i].scores);
	}
}
END_TEST

START_TEST(test_R_7_off_no_figure_on_fields)
{
	struct refusal refusal;

	board("with farm=off; deck E");
	play("place E 0,1 2");
	ck_assert_str_eq(offered("meeple "), "city:S");
	refusal = refused("meeple field:NL");
	ck_assert_int_eq(refusal.reason, REFUSAL_FARMS_OFF);
	ck_assert_str_eq(refusal.rule, "R-7");
	ck_assert_int_eq(board_refused("with farm=off; tiles D@0,0; figures red@0,0/field:EL").reason,
	                 REFUSAL_FARMS_OFF);
}
END_TEST

START_TEST(test_R_7_points_of_a_farm_as_it_stands)
{
	board("tiles H@0,0 E@0,-1,2 E@0,1,0");
	ck_assert_int_eq(feature("0,0/field:EL")->points_now, 6);
	board("with farm=city4; tiles H@0,0 E@0,-1,2 E@0,1,0");
	ck_assert_int_eq(feature("0,0/field:EL")->points_now, 8);
	board("with farm=off; tiles H@0,0 E@0,-1,2 E@0,1,0");
	ck_assert_int_eq(feature("0,0/field:EL")->points_now, 0);
	board("tiles D@0,0");
	ck_assert_int_eq(feature("0,0/field:EL")->points_now, 0);
}
END_TEST

START_TEST(test_R_7_a_farm_counts_each_of_its_tiles_once)
{
	/* Left and right of the road are one farm: round its end. */
	board("tiles U@0,0 A@1,0,1 B@1,1 H@1,2,1 E@2,2,3; figures red@0,0/field:NL");
	ck_assert_str_eq(feature_tiles("0,0/field:SL"), "0,0 1,0 1,1 1,2");
	play("end");
	ck_assert_str_eq(told("paid"), "paid red 3 farm 0,0/field:NL x4 [1,2/city:E]");
}
END_TEST

Suite *farms_suite(void)
{
	const TTest *tests[] = {
	    test_R_7_1_farms_are_scored_once_at_the_end,
	    test_R_7_2_only_completed_cities_count,
	    test_R_7_2_size_does_not_matter,
	    test_R_7_3_the_farm_must_border_the_city,
	    test_R_7_3_touching_at_a_distance_does_not_count,
	    test_R_7_3_a_city_joined_elsewhere_is_one_city,
	    test_R_7_4_one_farmer_supplies_several_cities,
	    test_R_7_4_several_farms_supply_one_city,
	    test_R_7_5_a_joined_farm_takes_no_farmer,
	    test_R_7_6_city4_counts_the_farmers_of_all_farms_together,
	    test_R_7_6_city4_tied_players_each_get_4,
	    test_R_7_6_city4_goes_city_by_city,
	    test_R_7_7_city3_is_the_same_with_3,
	    test_R_7_8_field3_goes_farm_by_farm,
	    test_R_7_8_the_majority_is_that_of_the_farm,
	    test_R_7_9_field3cap_pays_a_city_to_a_player_once,
	    test_R_7_10_one_board_four_results,
	    test_R_7_10_another_board_four_results,
	    test_R_7_off_no_figure_on_fields,
	    test_R_7_points_of_a_farm_as_it_stands,
	    test_R_7_a_farm_counts_each_of_its_tiles_once,
	};

	return RULES_SUITE("farms", tests);
}
