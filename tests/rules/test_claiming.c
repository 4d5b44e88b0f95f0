/* placing a meeple. */
#include "rules.h"

START_TEST(test_R_4_1_one_meeple_on_the_tile_just_placed)
{
	board("deck B V");
	play("place B 0,1 0");
	ck_assert_str_eq(offered("meeple "), "field:NL, monastery"); /* nothing of the start tile */
	play("meeple monastery");
	ck_assert_str_eq(owed(), "tile blue V");
	ck_assert_str_eq(meeples(), "6 7");
}
END_TEST

START_TEST(test_R_4_1_the_meeple_comes_from_the_supply)
{
	board("tiles D@0,0 X@1,0; figures red@0,0/city:N red@0,0/field:EL red@0,0/field:ER red@1,0/road:N "
	      "red@1,0/road:E red@1,0/road:S red@0,0/road:E; with abbot=on; deck B");
	play("place B 0,1 0");
	ck_assert_str_eq(offered("meeple "), "");
	ck_assert_str_eq(offered("abbot "), "monastery");
	ck_assert_int_eq(refused("meeple monastery").reason, REFUSAL_NO_FIGURE);
}
END_TEST

START_TEST(test_R_4_2_highwayman_knight_monk_and_farmer)
{
	board("deck L");
	play("place L 1,0 0");
	ck_assert_str_eq(offered("meeple "), "city:N, road:E, road:S, road:W, field:EL, field:ER, field:SR");
	ck_assert_str_eq(refused("abbot road:E").rule, "R-11.3"); /* there are no abbots */
	play("meeple field:WR");                                  /* any spot of the segment */
	ck_assert_str_eq(told("figure"), "figure red meeple 1,0/field:EL");
	board("deck B");
	play("place B 0,1 0");
	ck_assert_str_eq(offered("meeple "), "field:NL, monastery");
	board("with abbot=on; deck EG");
	play("place EG 0,1 1");
	ck_assert_str_eq(offered("meeple "), "city:E, field:NL"); /* a garden is no place for a meeple */
}
END_TEST

START_TEST(test_R_4_2_every_free_segment_is_offered)
{
	board("deck K A");
	play("place K 1,0 0"); /* city to the north, a road bend from west to south */
	ck_assert_str_eq(offered("meeple "), "city:N, road:S, field:EL, field:SR");
	play("pass; place A 0,1 3");
	ck_assert_str_eq(offered("meeple "), "road:E, field:NL, monastery");
}
END_TEST

START_TEST(test_R_4_2_nobody_stands_on_a_river)
{
	board("with start=river1; deck R1_straight R1_straight");
	play("place R1_straight 1,0 0");
	ck_assert_str_eq(offered("meeple "), "field:NL, field:ER");
}
END_TEST

START_TEST(test_R_4_4_not_where_another_stands)
{
	struct refusal refusal;

	board("tiles D@0,0; figures blue@0,0/road:E; deck U");
	play("place U 1,0 0");
	ck_assert_str_eq(offered("meeple "), "field:NL, field:ER");
	refusal = refused("meeple road:E");
	ck_assert_int_eq(refusal.reason, REFUSAL_OCCUPIED);
	ck_assert_str_eq(refusal.rule, "R-4.4");
	ck_assert_int_eq(refusal.holder, 1);
}
END_TEST

START_TEST(test_R_4_4_not_where_oneself_stands)
{
	board("tiles D@0,0; figures red@0,0/road:E; deck U");
	play("place U 1,0 0");
	ck_assert_str_eq(offered("meeple "), "field:NL, field:ER");
	ck_assert_int_eq(refused("meeple road:W").holder, 0);
}
END_TEST

START_TEST(test_R_4_4_over_any_distance)
{
	struct refusal refusal;

	board("tiles D@0,0 U@1,0 U@2,0 V@3,0 U@3,1,1; figures blue@0,0/road:W; deck V");
	play("place V 3,2 1");
	refusal = refused("meeple road:N");
	ck_assert_int_eq(refusal.reason, REFUSAL_OCCUPIED);
	ck_assert_int_eq(refusal.other.x, 0);
	ck_assert_int_eq(refusal.other.y, 0);
	ck_assert_int_eq(refusal.path_count, 6); /* 3,2 3,1 3,0 2,0 1,0 0,0 */
	ck_assert_int_eq(refusal.path[0].y, 2);
	ck_assert_int_eq(refusal.path[1].y, 1);
	ck_assert_int_eq(refusal.path[3].x, 2);
	ck_assert_int_eq(refusal.path[5].x, 0);
}
END_TEST

START_TEST(test_R_4_4_judged_after_the_tile_is_placed)
{
	/* The tile joins an occupied road to a free one: both are held then. */
	board("tiles D@0,0 B@0,1 B@1,1 B@2,1 U@2,0; figures blue@2,0/road:E; deck U");
	play("place U 1,0 0");
	ck_assert_int_eq(refused("meeple road:W").reason, REFUSAL_OCCUPIED);
}
END_TEST

START_TEST(test_R_4_4_other_segments_of_the_tile_stay_free)
{
	/* Of two caps on one tile one joins Blue's city. */
	board("tiles D@0,0; figures blue@0,0/city:N; deck H");
	play("place H 0,-1 0");
	ck_assert_str_eq(offered("meeple "), "city:N, field:EL");
}
END_TEST

START_TEST(test_R_4_4_fields_are_held_as_well)
{
	board("tiles D@0,0; figures blue@0,0/field:ER; deck B");
	play("place B 0,1 0");
	ck_assert_str_eq(offered("meeple "), "monastery");
	board("tiles D@0,0; figures blue@0,0/field:EL; deck B"); /* the field on the other side of the road */
	play("place B 0,1 0");
	ck_assert_str_eq(offered("meeple "), "field:NL, monastery");
}
END_TEST

START_TEST(test_R_4_4_a_monastery_just_placed_is_free)
{
	board("tiles D@0,0 B@0,1 B@1,1; figures blue@0,1/monastery red@1,1/monastery; deck B");
	play("place B 0,2 0");
	ck_assert_str_eq(offered("meeple "), "field:NL, monastery");
}
END_TEST

START_TEST(test_R_4_5_a_feature_this_tile_completes_may_be_claimed)
{
	board("deck E V");
	play("place E 0,-1 2; meeple city:S");
	ck_assert_str_eq(told("paid home"), "paid red 4 complete 0,-1/city:S x2; home red meeple 0,-1");
	ck_assert_str_eq(meeples(), "7 7");
}
END_TEST

START_TEST(test_R_4_5_not_if_somebody_stands_in_it_already)
{
	board("tiles D@0,0; figures blue@0,0/city:N; deck E");
	play("place E 0,-1 2");
	ck_assert_int_eq(refused("meeple city:S").reason, REFUSAL_OCCUPIED);
}
END_TEST

START_TEST(test_R_4_6_a_meeple_comes_back_only_when_scored)
{
	board("tiles D@0,0; figures red@0,0/road:E; deck U U B");
	play("place U 1,0 0; pass; place U 2,0 0; pass");
	ck_assert_str_eq(told("home paid"), "");
	ck_assert_str_eq(meeples(), "6 7");
	ck_assert_int_eq(refused("recall").reason, REFUSAL_WRONG_KIND);
}
END_TEST

START_TEST(test_R_4_6_farmers_stay_to_the_end)
{
	/* The ring of road is closed round Red's farmer: the road is scored, he stays. */
	board("tiles V@0,0,3 V@1,0 V@1,1,1; figures red@0,0/field:SL blue@0,0/road:E; deck V U");
	play("place V 0,1 2; pass");
	ck_assert_str_eq(told("paid home"), "paid blue 4 complete 0,0/road:E x4; home blue meeple 0,0");
	ck_assert_str_eq(meeples(), "6 7");
	ck_assert_int_eq(feature("0,0/field:SL")->figure_count, 1);
}
END_TEST

START_TEST(test_R_4_7_meeples_meet_when_tiles_join_their_features)
{
	board("tiles D@0,0 B@0,1 B@1,1 B@2,1 U@2,0; figures blue@2,0/road:E red@0,0/road:W; deck U");
	play("place U 1,0 0; pass");
	ck_assert_int_eq(feature("1,0/road:E")->figure_count, 2);
	ck_assert_str_eq(feature_owners("1,0/road:E"), "red blue");
}
END_TEST

Suite *claiming_suite(void)
{
	const TTest *tests[] = {
	    test_R_4_1_one_meeple_on_the_tile_just_placed,
	    test_R_4_1_the_meeple_comes_from_the_supply,
	    test_R_4_2_highwayman_knight_monk_and_farmer,
	    test_R_4_2_every_free_segment_is_offered,
	    test_R_4_2_nobody_stands_on_a_river,
	    test_R_4_4_not_where_another_stands,
	    test_R_4_4_not_where_oneself_stands,
	    test_R_4_4_over_any_distance,
	    test_R_4_4_judged_after_the_tile_is_placed,
	    test_R_4_4_other_segments_of_the_tile_stay_free,
	    test_R_4_4_fields_are_held_as_well,
	    test_R_4_4_a_monastery_just_placed_is_free,
	    test_R_4_5_a_feature_this_tile_completes_may_be_claimed,
	    test_R_4_5_not_if_somebody_stands_in_it_already,
	    test_R_4_6_a_meeple_comes_back_only_when_scored,
	    test_R_4_6_farmers_stay_to_the_end,
	    test_R_4_7_meeples_meet_when_tiles_join_their_features,
	};

	return RULES_SUITE("claiming", tests);
}
