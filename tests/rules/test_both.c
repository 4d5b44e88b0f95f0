/* the two large boxes with each other and with everything else. */
#include "rules.h"

#include <stdio.h>

/* Blue's city at the south-east corner of the City of Carcassonne, which `place E 5,2 3` completes. */
#define SHORT_CITY "tiles CITY G@4,2; figures blue@4,2/city:E"

START_TEST(test_R_25_1_a_builder_follows_a_large_follower)
{
	board("with inns=on traders=on; tiles D@0,0 IC_innstraight@1,0; figures red+big@0,0/road:E; deck U V B V");
	play("place U 2,0 0; builder road:E; place V 0,1 0; pass");
	ck_assert_str_eq(owed(), "tile red B");
}
END_TEST

START_TEST(test_R_25_1_a_cathedral_city_with_goods)
{
	board("with inns=on traders=on; tiles IC_cathedral@0,0 E@0,-1,2 E@1,0,3 E@0,1 TB_band_w@-1,0; figures "
	      "red@0,0/city:N; turn blue; deck E V");
	play("place E -2,0 1; pass");
	ck_assert_str_eq(told("paid goods"),
	                 "paid red 18 complete 0,-1/city:S x6 cathedral; goods blue 0,-1/city:S wine 1");
	play("end");
	ck_assert_str_eq(scores(), "18 10");
}
END_TEST

START_TEST(test_R_25_1_a_builder_weighs_nothing_against_a_large_follower)
{
	board("with inns=on traders=on; tiles E@-2,0,1 G@-1,0 B@-1,1 B@0,1 B@1,1 G@1,0 E@2,0,3; figures "
	      "red+big@-2,0/city:E red+builder@-1,0/city:E blue@1,0/city:W blue@2,0/city:W; turn blue; deck G V");
	play("place G 0,0 0; pass");
	ck_assert_str_eq(scores(), "10 10");
}
END_TEST

START_TEST(test_R_25_2_a_river_tile_may_double_the_turn)
{
	board("with traders=on start=river2; tiles R2_spring@0,0,1 B@1,0 U@1,1 U@2,1; figures red@2,1/road:W "
	      "red+builder@1,1/road:E; deck R2_inn R2_volcano U B V");
	play("place R2_inn 0,1 0; pass");
	ck_assert_str_eq(told("double"), "double red");
	ck_assert_int_eq(game_part(game), 2);
	play("place R2_volcano 0,2 1"); /* its extra turn is a new one */
	ck_assert_str_eq(told("double"), "");
	ck_assert_str_eq(owed(), "tile red U");
	ck_assert_int_eq(game_part(game), 1);
	play("place U 3,1 0; pass");
	ck_assert_str_eq(owed(), "tile red B");
	ck_assert_int_eq(game_part(game), 2);
}
END_TEST

START_TEST(test_R_25_2_no_figure_at_all_on_the_volcano_lake)
{
	board(
	    "with inns=on traders=on start=river2; tiles R2_spring@0,0; figures red@0,0/field:NL; deck R2_volcano V B");
	play("place R2_volcano 1,0 0");
	ck_assert_str_eq(owed(), "tile red V");
	board("with inns=on traders=on abbot=on start=river2; tiles R2_spring@0,0 B@0,1; figures red@0,0/field:NL "
	      "red+abbot@0,1/monastery; deck R2_volcano V B");
	play("place R2_volcano 1,0 0");
	ck_assert_str_eq(offered(""), "recall, pass");
	ck_assert_str_eq(refused("pig field:NL").rule, "R-12.5");
	ck_assert_str_eq(refused("big field:NL").rule, "R-12.5");
}
END_TEST

/* The inn and the herd of River II, each with the other's module only, and with both. */
START_TEST(test_R_25_3_river_tiles_count_with_their_own_module)
{
	static const char *const with[] = {"traders=on", "inns=on", "inns=on traders=on"};
	static const char *const road[] = {"3 0", "6 0", "6 0"}, *const field[] = {"4 0", "3 0", "4 0"};
	char text[200];

	for (int i = 0; i < 3; i++) {
		snprintf(text, sizeof(text),
		         "with start=river2 %s; tiles W@-1,0 R2_inn@0,0; figures red@-1,0/road:E; turn blue; deck W V",
		         with[i]);
		board(text);
		play("place W 1,0 0; pass");
		ck_assert_str_eq(scores(), road[i]);
		snprintf(text, sizeof(text),
		         "with start=river2 %s; tiles R2_pigs@0,0 E@1,0,1 E@2,0,3; figures red@0,0/field:SL", with[i]);
		board(text);
		play("end");
		ck_assert_str_eq(scores(), field[i]);
	}
}
END_TEST

START_TEST(test_R_25_4_the_abbot_in_one_part_and_back_in_the_other)
{
	board(
	    "with traders=on abbot=on; tiles D@0,0 U@1,0 E@1,-1; figures red@0,0/road:E red+builder@1,0/road:E; deck A "
	    "E V");
	play("place A 2,0 1; abbot monastery");
	ck_assert_int_eq(game_part(game), 2);
	play("place E 2,-1 0; recall");
	ck_assert_str_eq(told("paid"), "paid red 4 recall 2,0/monastery x4");
	ck_assert_str_eq(owed(), "tile blue V");
}
END_TEST

START_TEST(test_R_25_4_he_weighs_one)
{
	board("with inns=on abbot=on; tiles B@0,0 B@1,0; figures red+abbot@0,0/monastery blue+big@0,0/monastery");
	ck_assert_str_eq(feature_owners("0,0/monastery"), "blue");
}
END_TEST

START_TEST(test_R_25_5_the_new_gardens)
{
	static const char *const gardens[] = {"IC_fourcapsG", "IC_innstraightG", "TB_gates_wG", "TB_cornerroad_cG"};
	static const char *const plain[] = {"IC_fourcaps", "IC_innstraight", "TB_gates_w", "TB_cornerroad_c"};
	uint8_t counts[2][TILESET_TYPES_MAX];
	struct setup setup;

	board_setup("with inns=on traders=on", &setup);
	setup_tile_counts(tiles, &setup.settings, counts[0]);
	board_setup("with inns=on traders=on edition=old", &setup);
	setup_tile_counts(tiles, &setup.settings, counts[1]);
	for (int i = 0; i < 4; i++) {
		ck_assert_int_eq(counts[0][tile_type(gardens[i])], 1);
		ck_assert_int_eq(counts[0][tile_type(plain[i])], 0);
		ck_assert_int_eq(counts[1][tile_type(gardens[i])], 0);
		ck_assert_int_eq(counts[1][tile_type(plain[i])], 1);
		ck_assert(tiles->types[tile_type(gardens[i])].flags & TILE_GARDEN);
	}
	board("with inns=on abbot=on; tiles W@-1,0; deck IC_innstraightG V");
	play("place IC_innstraightG 0,0 0");
	ck_assert_str_eq(offered("big "), "road:E, field:NL, field:ER");
	ck_assert_str_eq(offered("abbot "), "garden");
}
END_TEST

START_TEST(test_R_25_6_the_new_monasteries_are_monasteries)
{
	board("with inns=on shrines=on; tiles SH_plain@0,0 B@1,0 E@2,0,1 E@3,0,3; deck IC_monroads V");
	ck_assert_str_eq(refused("place IC_monroads 0,1 0").rule, "R-15.3");
	ck_assert(legal("place IC_monroads 2,1 0"));
	board("with traders=on shrines=on; tiles SH_plain@0,0 B@1,0 E@2,0,1 E@3,0,3; deck TB_monroads V");
	ck_assert_str_eq(refused("place TB_monroads 0,1 0").rule, "R-15.3");
}
END_TEST

START_TEST(test_R_25_7_the_large_follower_in_the_city_of_carcassonne)
{
	board("with inns=on traders=on start=count; " SHORT_CITY "; turn red; deck E V");
	play("place E 5,2 3; pass");
	ck_assert_str_eq(offered("enter "),
	                 "castle meeple, market meeple, blacksmith meeple, cathedral meeple, castle big, market big, "
	                 "blacksmith big, cathedral big");
	play("enter market big; pass");
	ck_assert_str_eq(quarters(), "market red big");
	ck_assert_str_eq(supply(FIGURE_BIG), "0 1");
	ck_assert_str_eq(meeples(), "7 7");
}
END_TEST

START_TEST(test_R_25_7_he_enters_when_he_is_the_last)
{
	board("with inns=on start=count; " SHORT_CITY
	      " red@castle red@castle red@castle red@castle red@castle red@castle "
	      "red@castle; turn red; deck E V");
	play("place E 5,2 3; pass");
	ck_assert_str_eq(owed(), "enter red");
	ck_assert_str_eq(offered("enter "), "castle big, market big, blacksmith big, cathedral big");
}
END_TEST

START_TEST(test_R_25_7_he_joins_with_his_weight)
{
	board(
	    "with inns=on start=count; tiles CITY E@0,-1; figures blue@0,-1/city:N red+big@castle; count market; turn "
	    "blue; deck E V");
	play("place E 0,-2 2; pass");
	ck_assert_str_eq(owed(), "join red 0,-2/city:S");
	ck_assert_str_eq(offered("join "), "big");
	play("join big");
	ck_assert_str_eq(told("joined paid home"),
	                 "joined red big castle 0,-2/city:S; paid red 4 complete 0,-2/city:S x2; home red big 0,-2; "
	                 "home blue meeple 0,-1");
}
END_TEST

START_TEST(test_R_25_7_he_is_sent_with_his_weight)
{
	board("with inns=on start=count; tiles CITY E@0,-1 E@0,-2,2; figures blue@0,-1/field:SL red+big@market");
	play("end; send market big 0,-1 field:SL");
	ck_assert_str_eq(scores(), "6 0");
	ck_assert_str_eq(supply(FIGURE_BIG), "0 1");
}
END_TEST

START_TEST(test_R_25_7_builder_and_pig_never_enter)
{
	ck_assert_str_eq(board_refused("with traders=on start=count; tiles CITY; figures red+builder@castle").rule,
	                 "R-25.7");
	ck_assert_str_eq(board_refused("with traders=on start=count; tiles CITY; figures red+pig@market").rule,
	                 "R-25.7");
	board("with traders=on start=count; " SHORT_CITY "; turn red; deck E V");
	play("place E 5,2 3; pass");
	ck_assert_str_eq(refused("enter castle builder").rule, "R-25.7");
	ck_assert_str_eq(refused("enter market pig").rule, "R-25.7");
}
END_TEST

START_TEST(test_R_25_8_an_entry_in_each_part)
{
	board(
	    "with traders=on start=count; tiles CITY U@3,-1,1 U@3,-2,1 B@4,-2 E@4,-3,3 G@4,2; figures red@3,-1/road:N "
	    "red+builder@3,-2/road:N blue@4,-3/city:W blue@4,2/city:E; deck D E V");
	play("place D 3,-3 1; pass; enter castle meeple; count market");
	ck_assert_int_eq(game_part(game), 2);
	play("place E 5,2 3; pass; pass; enter blacksmith meeple; pass"); /* nobody joins from the castle */
	ck_assert_str_eq(owed(), "tile blue V");
	ck_assert_str_eq(scores(), "0 10");
	ck_assert_str_eq(quarters(), "castle red; blacksmith red");
}
END_TEST

START_TEST(test_R_25_8_points_of_the_first_part_do_not_forbid_an_entry_in_the_second)
{
	board(
	    "with traders=on start=count; tiles CITY U@3,-1,1 U@3,-2,1 B@4,-2 E@4,-3,3 G@4,2; figures red@3,-1/road:N "
	    "red+builder@3,-2/road:N red@4,-3/city:W blue@4,2/city:E; deck D E V");
	play("place D 3,-3 1; pass");
	ck_assert_str_eq(owed(), "tile red E");
	play("place E 5,2 3; pass; enter castle meeple; pass");
	ck_assert_str_eq(scores(), "4 6");
}
END_TEST

START_TEST(test_R_25_8_goods_do_not_stop_an_entry)
{
	board("with traders=on start=count; tiles CITY TB_band_w@4,2; figures blue@4,2/city:E; turn red; deck E V");
	play("place E 5,2 3; pass");
	ck_assert_str_eq(goods(HOLDING_WINE), "1 0");
	ck_assert_str_eq(owed(), "enter red");
}
END_TEST

START_TEST(test_R_25_9_a_given_builder_is_not_alone)
{
	ck_assert_str_eq(board_refused("with traders=on; tiles D@0,0; figures red+builder@0,0/road:E").rule, "R-25.9");
	ck_assert_str_eq(
	    board_refused("with traders=on; tiles D@0,0; figures blue@0,0/road:E red+builder@0,0/road:E").rule,
	    "R-25.9");
	board("with traders=on; tiles D@0,0; figures red+builder@0,0/road:E red@0,0/road:E; deck V"); /* in any order */
	ck_assert_str_eq(
	    board_refused("with traders=on; tiles W@0,0 W@1,0; figures red@0,0/road:E red+builder@0,0/road:E").rule,
	    "R-6.9");
}
END_TEST

START_TEST(test_R_25_10_moving_in_changes_neither_goods_nor_double_turn)
{
	board("with traders=on start=count; tiles CITY TB_band_w@4,2; figures blue@castle red@4,2/city:E "
	      "red+builder@4,2/city:E; count market; turn red; deck E V B");
	play("place E 5,2 3; pass");
	ck_assert_str_eq(owed(), "join blue 3,2/city:E");
	play("join meeple");
	ck_assert_str_eq(told("goods double"), "goods red 3,2/city:E wine 1; double red");
}
END_TEST

START_TEST(test_R_25_11_size_is_tiles_and_pay_one_each)
{
	board("with inns=on king=on; tiles E@0,0,1 G@1,0 G@2,0 G@3,0 E@4,0,3 B@1,1 E@1,2,2 IC_cathedral@1,3 E@2,3,3 "
	      "E@1,4; figures red@1,3/city:N; king blue; turn red; deck E V");
	play("place E 0,3 1; pass");
	ck_assert_str_eq(told("paid holder"), "paid red 15 complete 1,2/city:S x5 cathedral");
	play("end");
	ck_assert_str_eq(told("paid"), "paid blue 2 king");
	board("with inns=on king=on; tiles W@-1,0 IC_innstraight@0,0; figures red@-1,0/road:E; turn blue; deck W V");
	play("place W 1,0 0; pass");
	ck_assert_str_eq(told("holder"), "holder robber blue 3");
	play("end");
	ck_assert_str_eq(told("paid"), "paid blue 1 robber");
}
END_TEST

START_TEST(test_R_25_12_a_large_monk_loses_like_a_small_one)
{
	board(
	    "with inns=on shrines=on; tiles D@0,0 SH_plain@0,1 U@1,0 B@1,1 E@-1,1,3 E@-1,2,2 E@0,2,2 E@1,2,2; figures "
	    "red@0,1/shrine blue+big@1,1/monastery; turn blue; deck U V");
	play("place U -1,0 0; pass");
	ck_assert_str_eq(told("paid lost home"), "paid red 9 complete 0,1/shrine x9; home red meeple 0,1; lost blue "
	                                         "1,1/monastery; home blue big 1,1");
	ck_assert_str_eq(supply(FIGURE_BIG), "1 1");
}
END_TEST

START_TEST(test_R_25_13_goods_of_one_of_two_crossing_cities)
{
	board("with traders=on; tiles KR_bridge@0,0 TB_band_w@0,-1,1 E@0,-2,2; figures red@0,-1/city:N; turn blue; "
	      "deck E "
	      "V");
	play("place E 0,1 0; pass");
	ck_assert_str_eq(told("paid goods"), "paid red 8 complete 0,-2/city:S x4; goods blue 0,-2/city:S wine 1");
	ck_assert_int_eq(feature("0,0/city:E")->signs[SIGN_WINE], 0);
}
END_TEST

START_TEST(test_R_25_14_a_large_farmer_weighs_two_in_every_edition)
{
	const char *farms = "tiles IC_through@0,0 E@-1,0,1 E@1,0,3; figures red+big@0,0/field:NL blue@0,0/field:SL";
	char text[200];

	snprintf(text, sizeof text, "with inns=on farm=city4; %s", farms);
	board(text);
	ck_assert(!same_feature("0,0/field:NL", "0,0/field:SL"));
	play("end");
	ck_assert_str_eq(scores(), "4 0");
	snprintf(text, sizeof text, "with inns=on farm=field3; %s", farms);
	board(text);
	play("end");
	ck_assert_str_eq(scores(), "3 3");
}
END_TEST

/* The smallest city that a cathedral stands in has five tiles. */
START_TEST(test_R_25_15_two_tiles_meet_no_cathedral)
{
	board("with inns=on traders=on two_tile=2; tiles IC_cathedral@0,0 E@0,-1,2 E@1,0,3 E@0,1; figures "
	      "red@0,0/city:N; turn blue; deck E V");
	play("place E -1,0 1; pass");
	ck_assert_str_eq(told("paid"), "paid red 15 complete 0,-1/city:S x5 cathedral");
}
END_TEST

START_TEST(test_R_25_16_ended_in_the_first_part)
{
	board("with traders=on; tiles D@0,0 U@1,0; figures red@0,0/road:E red+builder@1,0/road:E; deck U V");
	play("place U 2,0 0");
	ck_assert(game_owes_part(game));
	play("end");
	ck_assert_str_eq(told("double paid over"), "paid red 3 final 0,0/road:E x3; over");
	ck_assert(!game_owes_part(game));
	board("with traders=on; tiles D@0,0 U@1,0; figures red@0,0/road:E red+builder@1,0/road:E; part 2; deck U V");
	play("place U 2,0 0; end");
	ck_assert_int_eq(game_part(game), 2);
}
END_TEST

START_TEST(test_R_25_all_together)
{
	uint8_t counts[TILESET_TYPES_MAX];
	struct setup setup;

	board_setup("with inns=on traders=on start=river2 abbot=on shrines=on king=on new_land=on", &setup);
	ck_assert_int_eq(setup_tile_counts(tiles, &setup.settings, counts), 135);
	board_setup("with inns=on traders=on start=count abbot=on shrines=on king=on new_land=on", &setup);
	ck_assert_int_eq(setup_tile_counts(tiles, &setup.settings, counts), 135);
}
END_TEST

Suite *both_suite(void)
{
	const TTest *tests[] = {
	    test_R_25_1_a_builder_follows_a_large_follower,
	    test_R_25_1_a_cathedral_city_with_goods,
	    test_R_25_1_a_builder_weighs_nothing_against_a_large_follower,
	    test_R_25_2_a_river_tile_may_double_the_turn,
	    test_R_25_2_no_figure_at_all_on_the_volcano_lake,
	    test_R_25_3_river_tiles_count_with_their_own_module,
	    test_R_25_4_the_abbot_in_one_part_and_back_in_the_other,
	    test_R_25_4_he_weighs_one,
	    test_R_25_5_the_new_gardens,
	    test_R_25_6_the_new_monasteries_are_monasteries,
	    test_R_25_7_the_large_follower_in_the_city_of_carcassonne,
	    test_R_25_7_he_enters_when_he_is_the_last,
	    test_R_25_7_he_joins_with_his_weight,
	    test_R_25_7_he_is_sent_with_his_weight,
	    test_R_25_7_builder_and_pig_never_enter,
	    test_R_25_8_an_entry_in_each_part,
	    test_R_25_8_points_of_the_first_part_do_not_forbid_an_entry_in_the_second,
	    test_R_25_8_goods_do_not_stop_an_entry,
	    test_R_25_9_a_given_builder_is_not_alone,
	    test_R_25_10_moving_in_changes_neither_goods_nor_double_turn,
	    test_R_25_11_size_is_tiles_and_pay_one_each,
	    test_R_25_12_a_large_monk_loses_like_a_small_one,
	    test_R_25_13_goods_of_one_of_two_crossing_cities,
	    test_R_25_14_a_large_farmer_weighs_two_in_every_edition,
	    test_R_25_15_two_tiles_meet_no_cathedral,
	    test_R_25_16_ended_in_the_first_part,
	    test_R_25_all_together,
	};

	return RULES_SUITE("both boxes", tests);
}
