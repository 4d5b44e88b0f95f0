/* the pig and trade goods. */
#include "rules.h"

/* A completed city of two tiles with Red's farmer south of it. */
#define FARM "tiles E@0,-1,2 E@0,0 B@1,0; figures red@0,0/field:SL"
START_TEST(test_R_24_10_on_a_field_of_the_tile_just_placed)
{
	board("with traders=on; " FARM "; deck E V");
	play("place E 0,1 2");
	ck_assert_str_eq(offered("pig "), "field:NL");
	ck_assert_str_eq(refused("pig city:S").rule, "R-24.10");
	play("pig field:NL");
	ck_assert_str_eq(told("figure"), "figure red pig 0,1/field:NL");
	ck_assert_str_eq(supply(FIGURE_PIG), "0 1");
	ck_assert_str_eq(owed(), "tile blue V");
}
END_TEST

START_TEST(test_R_24_11_where_the_player_has_a_farmer)
{
	board("with traders=on; tiles E@0,-1,2 E@0,0 B@1,0; figures blue@0,0/field:SL; turn red; deck B V");
	play("place B 0,1 0");
	ck_assert_str_eq(offered("pig "), "");
	ck_assert_str_eq(refused("pig field:NL").rule, "R-24.11");
	board("with traders=on; tiles E@0,-1,2 E@0,0 B@1,0; deck B V");
	play("place B 0,1 0");
	ck_assert_str_eq(refused("pig field:NL").rule, "R-24.11"); /* an empty field is no better */
	board("with traders=on; tiles E@0,-1,2 E@0,0 B@1,0; figures red@0,0/field:SL blue@1,0/field:NL; turn red; deck "
	      "B V");
	play("place B 0,1 0");
	ck_assert_str_eq(offered("pig "), "field:NL");
	board("with traders=on farm=off; deck B V");
	play("place B 0,1 0");
	ck_assert_str_eq(offered("pig "), "");
	ck_assert_str_eq(refused("pig field:NL").rule, "R-7");
	ck_assert_str_eq(board_refused("with traders=on; tiles E@0,0; figures red+pig@0,0/field:EL").rule, "R-25.9");
	ck_assert_str_eq(
	    board_refused("with traders=on; tiles E@0,0; figures blue@0,0/field:EL red+pig@0,0/field:EL").rule,
	    "R-25.9");
}
END_TEST

START_TEST(test_R_24_11_the_pig_stays_to_the_end)
{
	board("with traders=on; " FARM " red+pig@0,0/field:SL");
	play("end");
	ck_assert_str_eq(told("paid home"), "paid red 4 farm 0,0/field:EL x2 [0,-1/city:S] pig");
	ck_assert_str_eq(figures(), "red 0,0/field:EL; red pig 0,0/field:EL");
}
END_TEST

START_TEST(test_R_24_12_field3_one_more_for_every_city)
{
	board("with traders=on; tiles E@0,-1,2 E@1,-1,2 E@0,0 E@1,0; figures red@0,0/field:SL red+pig@1,0/field:SL");
	ck_assert_int_eq(feature("0,0/field:SL")->points_now, 6); /* what it is worth to anybody */
	play("end");
	ck_assert_str_eq(scores(), "8 0");
	board("with traders=on; " FARM);
	play("end");
	ck_assert_str_eq(told("paid"), "paid red 3 farm 0,0/field:EL x2 [0,-1/city:S]");
}
END_TEST

START_TEST(test_R_24_12_nothing_for_who_is_outvoted_and_only_for_the_owner)
{
	board("with traders=on; " FARM " red+pig@0,0/field:SL blue@1,0/field:NL blue@1,0/field:NL");
	play("end");
	ck_assert_str_eq(told("paid"), "paid blue 3 farm 0,0/field:EL x2 [0,-1/city:S]");
	board("with traders=on; " FARM " red+pig@0,0/field:SL blue@1,0/field:NL");
	play("end");
	ck_assert_str_eq(scores(), "4 3"); /* tied */
	board("with traders=on; " FARM " red+pig@0,0/field:SL blue@1,0/field:NL blue+pig@1,0/field:NL");
	play("end");
	ck_assert_str_eq(scores(), "4 4");
}
END_TEST

START_TEST(test_R_24_12_in_its_own_field_only)
{
	board("with traders=on; tiles W@-1,0 D@0,0 W@1,0 E@0,-1,2 B@0,1; figures red@0,0/field:EL red@0,0/field:ER "
	      "red+pig@0,0/field:ER");
	play("end"); /* the pig's field borders no city */
	ck_assert_str_eq(told("paid"), "paid red 3 farm -1,0/field:NL x3 [0,-1/city:S]");
}
END_TEST

/* A completed city of three tiles between two farms, with Red's farmers in both and his pig in the southern one. */
#define NORTH_AND_SOUTH                                                                                                \
	"tiles IC_through@0,0 E@-1,0,1 E@1,0,3 U@0,-1,1 U@0,1,1; figures red@0,0/field:NL red@0,0/field:SL "           \
	"red+pig@0,0/field:SL"

START_TEST(test_R_24_12_city4_and_city3_any_field_at_the_city)
{
	board("with traders=on farm=city4; tiles E@0,0 E@0,-1,2 E@0,-2 E@0,-3,2 B@1,0; figures red@0,-1/field:NL "
	      "red@0,0/field:SL red+pig@1,0/field:NL");
	play("end");
	ck_assert_str_eq(scores(),
	                 "9 0"); /* 5 for the southern city, 4 for the northern one, which borders one field */
	board("with traders=on farm=city3; " FARM " red+pig@0,0/field:SL");
	play("end");
	ck_assert_str_eq(told("paid"), "paid red 4 farm 0,0/field:EL x2 [0,-1/city:S] pig");
	board("with traders=on farm=city4; " FARM " red+pig@0,0/field:SL blue@1,0/field:NL");
	play("end");
	ck_assert_str_eq(scores(), "5 4");
}
END_TEST

START_TEST(test_R_24_12_field3cap_the_better_of_his_fields)
{
	board("with traders=on farm=field3cap; " NORTH_AND_SOUTH);
	ck_assert(!same_feature("0,0/field:NL", "0,0/field:SL"));
	play("end");
	ck_assert_str_eq(scores(), "4 0");
	board("with traders=on farm=field3; " NORTH_AND_SOUTH);
	play("end");
	ck_assert_str_eq(scores(), "7 0");
	board("with traders=on farm=city4; " NORTH_AND_SOUTH);
	play("end");
	ck_assert_str_eq(scores(), "5 0");
	board("with traders=on farm=field3cap; " NORTH_AND_SOUTH " blue@0,0/field:SL blue@0,0/field:SL");
	play("end"); /* outvoted where the pig stands */
	ck_assert_str_eq(scores(), "3 3");
}
END_TEST

START_TEST(test_R_24_13_the_city_of_carcassonne_is_a_city_for_the_pig)
{
	board("with traders=on start=count; tiles CITY B@-1,1 B@-1,2; figures red@-1,2/field:NL red+pig@-1,1/field:NL");
	play("end");
	ck_assert_str_eq(scores(), "4 0");
}
END_TEST

START_TEST(test_R_24_14_the_herd_counts_with_the_expansion)
{
	board("with traders=on start=river2; tiles R2_pigs@0,0 E@1,0,1 E@2,0,3; figures red@0,0/field:SL");
	ck_assert_int_eq(feature("0,0/field:SL")->points_now, 4);
	play("end");
	ck_assert_str_eq(scores(), "4 0");
	board("with start=river2; tiles R2_pigs@0,0 E@1,0,1 E@2,0,3; figures red@0,0/field:SL");
	play("end");
	ck_assert_str_eq(scores(), "3 0");
	board("with traders=on start=river2; tiles R2_pigs@0,0 E@1,0,1 E@2,0,3; figures red@0,0/field:SL "
	      "red+pig@0,0/field:SL");
	play("end");
	ck_assert_str_eq(scores(), "5 0"); /* herd and pig */
	board("with traders=on pigs=1 start=river2; tiles R2_pigs@0,0 E@1,0,1 E@2,0,3; figures red@0,0/field:SL");
	play("end");
	ck_assert_str_eq(scores(), "4 0"); /* the setting has no effect then */
	board("with traders=on farm=city3 start=river2; tiles R2_pigs@0,0 E@1,0,1 E@2,0,3; figures red@0,0/field:SL");
	play("end");
	ck_assert_str_eq(scores(), "3 0"); /* only with field3 */
}
END_TEST

/* ---- goods ---- */

START_TEST(test_R_24_15_who_completes_the_city_takes_its_goods)
{
	board("with traders=on; tiles E@-1,0,1 TB_band_w@0,0; figures red@-1,0/city:E; turn blue; deck E V");
	play("place E 1,0 3; pass");
	ck_assert_str_eq(told("paid home goods"),
	                 "paid red 6 complete -1,0/city:E x3; home red meeple -1,0; goods blue -1,0/city:E wine 1");
	ck_assert_str_eq(goods(HOLDING_WINE), "0 1");
	ck_assert_str_eq(goods(HOLDING_GRAIN), "0 0");
	ck_assert_int_eq(feature("0,0/city:E")->signs[SIGN_WINE], 1);
}
END_TEST

START_TEST(test_R_24_15_without_meeples_too_and_one_for_each_symbol)
{
	board("with traders=on; tiles E@-1,0,1 TB_band_w@0,0 TB_bandroad_g@1,0 TB_band_w@2,0; turn blue; deck E V");
	play("place E 3,0 3; pass");
	ck_assert_str_eq(told("paid goods"), "goods blue -1,0/city:E wine 2 grain 1");
}
END_TEST

START_TEST(test_R_24_15_the_goods_of_the_segment_that_bears_the_symbol)
{
	board("with traders=on; tiles TB_twocorners_w@0,0 E@1,0,3; figures red@1,0/city:W; turn blue; deck E V");
	play("place E 0,1 0; pass");
	ck_assert_str_eq(told("paid goods"), "paid red 6 complete 0,0/city:E x3");
	ck_assert_str_eq(goods(HOLDING_WINE), "0 0");
}
END_TEST

START_TEST(test_R_24_16_incomplete_cities_give_nothing_and_two_give_both)
{
	board("with traders=on; tiles E@0,0,1 TB_band_w@1,0; figures red@0,0/city:E");
	play("end");
	ck_assert_str_eq(told("goods paid"), "paid red 2 final 0,0/city:E x2");
	board(
	    "with traders=on; tiles E@0,-2,2 TB_band_w@0,-1,1 B@1,-1 B@1,0 B@1,1 TB_bandroad_g@0,1,1 E@0,2; deck H V");
	play("place H 0,0 0; pass");
	ck_assert_str_eq(told("goods"), "goods red 0,-2/city:S wine 1; goods red 0,0/city:S grain 1");
}
END_TEST

START_TEST(test_R_24_16_tokens_are_counted)
{
	board("with traders=on; tiles E@-1,0,1 TB_band_w@0,0 TB_band_w@1,0; deck E V");
	play("place E 2,0 3; pass");
	ck_assert_str_eq(goods(HOLDING_WINE), "2 0");
	play("end");
	ck_assert_str_eq(told("paid"), "paid red 10 goods wine");
}
END_TEST

START_TEST(test_R_24_17_ten_points_for_most_of_each_kind)
{
	board("with traders=on; tiles D@0,0; goods red:wine=2 blue:wine=2 blue:grain=1");
	play("end");
	ck_assert_str_eq(told("paid"), "paid red 10 goods wine; paid blue 10 goods wine; paid blue 10 goods grain");
	ck_assert_str_eq(scores(), "10 20"); /* nobody has cloth, nobody is paid for it */
	board("with traders=on; tiles D@0,0; goods red:cloth=3 blue:cloth=2");
	play("end");
	ck_assert_str_eq(told("paid"), "paid red 10 goods cloth");
}
END_TEST

START_TEST(test_R_24_18_goods_before_the_king)
{
	board("with traders=on king=on; tiles E@0,0 E@0,-1,2; king red; goods blue:wine=1; figures blue@0,0/field:EL");
	play("end");
	ck_assert_str_eq(told("paid"),
	                 "paid blue 3 farm 0,0/field:EL x1 [0,-1/city:S]; paid blue 10 goods wine; paid red 1 king");
}
END_TEST

START_TEST(test_R_24_19_decoration_without_the_expansion)
{
	board("tiles E@-1,0,1 TB_band_w@0,0; figures red@-1,0/city:E; turn blue; deck E TB_bridge V");
	play("place E 1,0 3; pass");
	ck_assert_str_eq(told("paid goods"), "paid red 6 complete -1,0/city:E x3");
	play("end");
	ck_assert_str_eq(scores(), "6 0");
}
END_TEST

START_TEST(test_R_24_19_the_bridge_is_two_roads_and_four_fields)
{
	board(
	    "with traders=on; tiles W@-1,0 TB_bridge@0,0 W@0,-1,1; figures red@-1,0/road:E blue@0,0/road:N; turn blue; "
	    "deck W V");
	play("place W 1,0 0; pass");
	ck_assert_str_eq(told("paid"), "paid red 3 complete -1,0/road:E x3");
	ck_assert(!same_feature("0,0/road:N", "0,0/road:E"));
	ck_assert(same_feature("0,0/road:N", "0,0/road:S"));
	ck_assert(same_feature("0,0/field:NR", "0,0/field:EL"));
	ck_assert(!same_feature("0,0/field:NR", "0,0/field:ER"));
}
END_TEST

Suite *goods_suite(void)
{
	const TTest *tests[] = {
	    test_R_24_10_on_a_field_of_the_tile_just_placed,
	    test_R_24_11_where_the_player_has_a_farmer,
	    test_R_24_11_the_pig_stays_to_the_end,
	    test_R_24_12_field3_one_more_for_every_city,
	    test_R_24_12_nothing_for_who_is_outvoted_and_only_for_the_owner,
	    test_R_24_12_in_its_own_field_only,
	    test_R_24_12_city4_and_city3_any_field_at_the_city,
	    test_R_24_12_field3cap_the_better_of_his_fields,
	    test_R_24_13_the_city_of_carcassonne_is_a_city_for_the_pig,
	    test_R_24_14_the_herd_counts_with_the_expansion,
	    test_R_24_15_who_completes_the_city_takes_its_goods,
	    test_R_24_15_without_meeples_too_and_one_for_each_symbol,
	    test_R_24_15_the_goods_of_the_segment_that_bears_the_symbol,
	    test_R_24_16_incomplete_cities_give_nothing_and_two_give_both,
	    test_R_24_16_tokens_are_counted,
	    test_R_24_17_ten_points_for_most_of_each_kind,
	    test_R_24_18_goods_before_the_king,
	    test_R_24_19_decoration_without_the_expansion,
	    test_R_24_19_the_bridge_is_two_roads_and_four_fields,
	};

	return RULES_SUITE("pigs and goods", tests);
}
