/* the new land tiles; modules together. */
#include "rules.h"

START_TEST(test_R_16_1_five_new_land_tiles)
{
	uint8_t counts[TILESET_TYPES_MAX];
	struct setup setup;

	board_setup("with new_land=on", &setup);
	ck_assert_int_eq(setup_tile_counts(tiles, &setup.settings, counts), 77);
	ck_assert_int_eq(counts[tile_type("KR_moncity")], 1);
	ck_assert_int_eq(counts[tile_type("KR_cityroad")], 0);
	ck_assert_int_eq(counts[tile_type("KR_cityroadG")], 1);
	ck_assert_int_eq(counts[tile_type("KR_bridge")], 1);
	board_setup("with new_land=on edition=old", &setup);
	ck_assert_int_eq(setup_tile_counts(tiles, &setup.settings, counts), 77);
	ck_assert_int_eq(counts[tile_type("KR_cityroad")], 1);
	board_setup("with new_land=on shrines=on king=on start=river2 abbot=on", &setup);
	ck_assert_int_eq(setup_tile_counts(tiles, &setup.settings, counts), 72 - 1 + 12 + 5 + 5);
}
END_TEST

START_TEST(test_R_16_2_two_cities_cross_on_the_bridge_tile)
{
	board("tiles KR_bridge@0,0 E@0,-1,2 E@1,0,3; figures red@0,0/city:N blue@0,0/city:E; deck E E V");
	ck_assert(!same_feature("0,0/city:N", "0,0/city:E"));
	ck_assert(same_feature("0,0/city:N", "0,0/city:S"));
	ck_assert(same_feature("0,0/city:E", "0,0/city:W"));
	play("place E 0,1 0; pass");
	ck_assert_str_eq(told("paid"), "paid red 6 complete 0,-1/city:S x3");
	play("place E -1,0 1; pass");
	ck_assert_str_eq(told("paid"), "paid blue 6 complete -1,0/city:E x3");
}
END_TEST

START_TEST(test_R_16_2_the_king_counts_them_apart)
{
	board("with king=on; tiles KR_bridge@0,0 E@0,-1,2 E@1,0,3 E@0,1 E@-1,0,1; king red");
	ck_assert_int_eq(game_held_size(game, HOLDING_KING), 3);
	play("end");
	ck_assert_str_eq(told("paid"), "paid red 2 king");
}
END_TEST

START_TEST(test_R_16_2_joined_elsewhere_the_tile_counts_once)
{
	/* N and W of the bridge meet at -1,-1. */
	board("tiles KR_bridge@0,0 N@0,-1,3 N@-1,-1,2 N@-1,0,1 E@1,0,3; figures red@0,0/city:N; deck E V");
	ck_assert(same_feature("0,0/city:N", "0,0/city:E"));
	play("place E 0,1 0; pass");
	ck_assert_str_eq(told("paid"), "paid red 12 complete -1,-1/city:E x6");
}
END_TEST

START_TEST(test_R_16_2_two_enclosed_fields_each_beside_both_cities)
{
	board("tiles E@0,-1,2 E@1,0,3 E@0,1 B@1,-1 B@1,1; deck KR_bridge E V");
	play("place KR_bridge 0,0 0");
	ck_assert_str_eq(offered("meeple "), "city:N, city:E, field:inner0, field:inner1");
	play("meeple field:inner0; place E -1,0 1; pass; end");
	ck_assert_str_eq(told("paid"), "paid red 6 farm 0,0/field:inner0 x1 [0,-1/city:S -1,0/city:E]");
	ck_assert(!same_feature("0,0/field:inner0", "0,0/field:inner1"));
}
END_TEST

START_TEST(test_R_16_2_turned_the_enclosed_fields_keep_their_names)
{
	board("tiles E@0,-1,2; deck KR_bridge V");
	ck_assert_str_eq(offered("place KR_bridge "), "0,0 0, 0,0 1, 0,0 2, 0,0 3");
	play("place KR_bridge 0,0 1; meeple field:inner1");
	ck_assert_int_eq(feature("0,0/field:inner1")->figure_count, 1);
	ck_assert_int_eq(feature("0,0/field:inner0")->figure_count, 0);
}
END_TEST

START_TEST(test_R_16_3_without_the_cards)
{
	board("with new_land=on; tiles KR_bridge@0,0 E@0,-1,2; deck E V");
	play("place E 0,1 0; pass");
	ck_assert_str_eq(told("holder"), "");
}
END_TEST

START_TEST(test_R_16_corner_of_four_fields)
{
	board("tiles KR_corner@0,0");
	ck_assert(!same_feature("0,0/field:EL", "0,0/field:ER"));
	ck_assert(!same_feature("0,0/field:ER", "0,0/field:SL"));
	ck_assert(!same_feature("0,0/field:SL", "0,0/field:SR"));
	ck_assert(!same_feature("0,0/field:EL", "0,0/field:SR"));
	ck_assert(!same_feature("0,0/road:E", "0,0/road:S"));
	ck_assert_int_eq(feature("0,0/road:E")->open, 1);
}
END_TEST

START_TEST(test_R_17_1_the_abbot_enters_the_cathedral_only)
{
	board("with start=count abbot=on; tiles CITY E@0,-1; figures blue@0,-1/city:N; deck E V");
	play("place E 0,-2 2; pass");
	ck_assert_str_eq(offered("enter "),
	                 "castle meeple, market meeple, blacksmith meeple, cathedral meeple, cathedral abbot");
	play("enter cathedral abbot; pass");
	ck_assert_str_eq(quarters(), "cathedral red abbot");
}
END_TEST

START_TEST(test_R_17_1_the_abbot_moves_out_to_a_monastery_not_to_a_garden)
{
	board("with start=count abbot=on; tiles CITY B@0,-1 B@1,-1 B@2,-1 B@0,-2 B@1,-2; figures "
	      "blue+abbot@cathedral; deck E V");
	play("place E 2,-2 0; pass");
	ck_assert_str_eq(offered(""), "join abbot, pass");
	play("join abbot");
	ck_assert_str_eq(told("joined paid home"), "joined blue abbot cathedral 1,-1/monastery; "
	                                           "paid blue 9 complete 1,-1/monastery x9; home blue abbot 1,-1");
	ck_assert_int_eq(game_supply(game, 1, FIGURE_ABBOT), 1);
}
END_TEST

START_TEST(test_R_17_1_he_is_not_taken_back_from_the_cathedral)
{
	board("with start=count abbot=on; tiles CITY; figures red+abbot@cathedral; deck B V");
	play("place B 0,-1 0");
	ck_assert(!legal("recall"));
	ck_assert_str_eq(refused("recall").rule, "R-11.5");
	ck_assert_str_eq(offered("abbot "), "");
}
END_TEST

START_TEST(test_R_17_1_with_meeples_used_up_the_abbot_may_enter)
{
	board("with start=count abbot=on; tiles CITY E@0,-1; figures blue@0,-1/city:N red@market red@market "
	      "red@market "
	      "red@castle red@castle red@castle red@castle; count castle; deck E V");
	play("place E 0,-2 2");
	ck_assert_str_eq(owed(), "enter red");
	ck_assert_str_eq(offered("enter "), "cathedral abbot");
}
END_TEST

START_TEST(test_R_17_2_who_loses_a_challenge_in_his_own_turn_may_enter)
{
	board("with start=count shrines=on; tiles CITY B@0,-1 B@1,-1 B@2,-1 B@0,-2 B@1,-2 SH_plain@2,-2 "
	      "B@1,-3 B@2,-3; figures "
	      "blue@1,-2/monastery red@2,-2/shrine red@castle red@castle red@castle red@castle red@castle "
	      "red@castle; "
	      "deck E V");
	ck_assert_str_eq(meeples(), "0 6");
	play("place E 0,-3 0");
	ck_assert_str_eq(told("paid lost home"), "paid blue 9 complete 1,-2/monastery x9; home blue meeple 1,-2; "
	                                         "lost red 2,-2/shrine; home red meeple 2,-2");
	ck_assert_str_eq(owed(), "enter red"); /* with the meeple that lost */
}
END_TEST

START_TEST(test_R_17_3_from_the_cathedral_to_a_shrine)
{
	board("with start=count shrines=on; tiles CITY B@0,-1 SH_plain@1,-1 B@2,-1 B@0,-2 B@1,-2; figures "
	      "blue@cathedral; "
	      "deck E V");
	play("place E 2,-2 0; pass");
	ck_assert_str_eq(owed(), "join blue 1,-1/shrine");
	play("join meeple");
	ck_assert_str_eq(told("paid"), "paid blue 9 complete 1,-1/shrine x9");
}
END_TEST

START_TEST(test_R_17_4_carcassonne_for_farms_and_the_king_not_for_his_size)
{
	board("with start=count king=on; tiles CITY B@0,-1; figures red@0,-1/field:NL; deck E");
	play("place E 0,3 0; pass");
	ck_assert_str_eq(told("holder paid"),
	                 "holder king red 2; paid red 3 farm 0,-1/field:NL x5 [carcassonne]; paid red 2 king");
}
END_TEST

START_TEST(test_R_17_5_a_garden_counts_for_the_entry)
{
	board("with start=count abbot=on; tiles CITY EG@1,-1 B@0,-1 B@2,-1 B@0,-2 E@1,-2,2; figures "
	      "blue+abbot@1,-1/garden; "
	      "deck E V");
	play("place E 2,-2 0; pass");
	ck_assert_str_eq(told("paid"), "paid blue 9 complete 1,-1/garden x9");
	ck_assert_str_eq(owed(), "enter red");
}
END_TEST

START_TEST(test_R_17_6_cells_count_as_tiles_round_a_shrine)
{
	board("with start=count shrines=on; tiles CITY SH_plain@1,-1; figures red@1,-1/shrine");
	ck_assert_int_eq(feature("1,-1/shrine")->points_now, 4);
	play("end");
	ck_assert_str_eq(told("paid"), "paid red 4 final 1,-1/shrine x4");
}
END_TEST

START_TEST(test_R_17_7_river_monasteries_obey_the_shrines)
{
	board("with start=river1 shrines=on; tiles R1_spring@0,0 SH_plain@0,-1 E@1,-1 SH_plain@2,-1; deck "
	      "R1_monroad R1_straight");
	ck_assert_str_eq(aside(), "R1_monroad"); /* */
	ck_assert_str_eq(owed(), "tile red R1_straight");
	board("with start=river1 shrines=on; tiles R1_spring@0,0 SH_plain@0,-1; deck R1_monroad R1_straight");
	ck_assert(legal("place R1_monroad 1,0 0"));
}
END_TEST

START_TEST(test_R_2_2_everything_at_once_in_its_order)
{
	/* Moves out, scoring, the cards, the entry, the Count, and only then the next tile. */
	board("players red blue; with start=count king=on; tiles CITY E@0,-1; figures blue@castle; count "
	      "market; deck E V");
	play("place E 0,-2 2; meeple field:NL; join meeple; enter market meeple; count cathedral");
	ck_assert_str_eq(told(""),
	                 "placed red E 0,-2 2; figure red meeple 0,-2/field:NL; "
	                 "joined blue meeple castle 0,-2/city:S; paid blue 4 complete 0,-2/city:S x2; "
	                 "home blue meeple 0,-2; holder king red 2; entered red meeple market; count cathedral; "
	                 "drawn V");
}
END_TEST

Suite *together_suite(void)
{
	const TTest *tests[] = {
	    test_R_16_1_five_new_land_tiles,
	    test_R_16_2_two_cities_cross_on_the_bridge_tile,
	    test_R_16_2_the_king_counts_them_apart,
	    test_R_16_2_joined_elsewhere_the_tile_counts_once,
	    test_R_16_2_two_enclosed_fields_each_beside_both_cities,
	    test_R_16_2_turned_the_enclosed_fields_keep_their_names,
	    test_R_16_3_without_the_cards,
	    test_R_16_corner_of_four_fields,
	    test_R_17_1_the_abbot_enters_the_cathedral_only,
	    test_R_17_1_the_abbot_moves_out_to_a_monastery_not_to_a_garden,
	    test_R_17_1_he_is_not_taken_back_from_the_cathedral,
	    test_R_17_1_with_meeples_used_up_the_abbot_may_enter,
	    test_R_17_2_who_loses_a_challenge_in_his_own_turn_may_enter,
	    test_R_17_3_from_the_cathedral_to_a_shrine,
	    test_R_17_4_carcassonne_for_farms_and_the_king_not_for_his_size,
	    test_R_17_5_a_garden_counts_for_the_entry,
	    test_R_17_6_cells_count_as_tiles_round_a_shrine,
	    test_R_17_7_river_monasteries_obey_the_shrines,
	    test_R_2_2_everything_at_once_in_its_order,
	};

	return RULES_SUITE("together", tests);
}
