/* the builder and his double turn. */
#include "rules.h"

#include <string.h>

/* A road of Red from 0,0 to the east with his builder on its last tile; `place U 2,0 0` extends it. */
#define BUILDER_ROAD "tiles D@0,0 U@1,0; figures red@0,0/road:E red+builder@1,0/road:E"

START_TEST(test_R_24_1_tiles_figures_and_goods)
{
	uint8_t counts[TILESET_TYPES_MAX];
	struct setup setup;
	int seen[SIGN_KINDS] = {0};

	board_setup("with traders=on edition=old", &setup);
	ck_assert_int_eq(setup_tile_counts(tiles, &setup.settings, counts), 96);
	for (int type = 0; type < tiles->type_count; type++) {
		for (int city = 0; city < tiles->types[type].city_count; city++)
			for (int sign = SIGN_WINE; sign <= SIGN_CLOTH; sign++)
				seen[sign] += counts[type] * (tiles->types[type].cities[city].signs >> sign & 1);
	}
	ck_assert_int_eq(seen[SIGN_WINE], 9);
	ck_assert_int_eq(seen[SIGN_GRAIN], 6);
	ck_assert_int_eq(seen[SIGN_CLOTH], 5);
	board("with traders=on; deck V");
	ck_assert_str_eq(supply(FIGURE_BUILDER), "1 1");
	ck_assert_str_eq(supply(FIGURE_PIG), "1 1");
	ck_assert_str_eq(supply(FIGURE_BIG), "0 0");
	ck_assert_int_eq(game_part(game), 1);
}
END_TEST

START_TEST(test_R_24_2_builder_and_pig_weigh_nothing)
{
	board("with traders=on; tiles E@-1,0,1 E@1,0,3 B@-1,1 B@0,1 B@1,1; figures red@-1,0/city:E "
	      "red+builder@-1,0/city:E "
	      "blue@1,0/city:W; turn blue; deck G V");
	play("place G 0,0 0; pass");
	ck_assert_str_eq(scores(), "6 6");
	ck_assert_str_eq(told("home"), "home red meeple -1,0; home red builder -1,0; home blue meeple 1,0");
	board("with traders=on; tiles E@0,-1,2 E@0,0 B@1,0; figures red@0,0/field:SL red+pig@0,0/field:SL "
	      "blue@1,0/field:NL");
	ck_assert_str_eq(feature_owners("0,0/field:SL"), "red blue");
}
END_TEST

START_TEST(test_R_24_2_instead_of_a_meeple_on_the_tile_just_placed)
{
	board("with traders=on; tiles D@0,0; figures red@0,0/road:E; deck U B V");
	play("place U 1,0 0");
	ck_assert_str_eq(offered("builder "), "road:E");
	ck_assert_str_eq(offered("meeple "), "field:NL, field:ER");
	play("builder road:E");
	ck_assert_str_eq(told("figure"), "figure red builder 1,0/road:E");
	ck_assert_str_eq(owed(), "tile blue B");
	ck_assert_str_eq(supply(FIGURE_BUILDER), "0 1");
	ck_assert_str_eq(meeples(), "6 7");
}
END_TEST

START_TEST(test_R_24_2_a_builder_occupies_nothing)
{
	struct refusal refusal;

	board("with traders=on; " BUILDER_ROAD "; turn blue; deck U V");
	play("place U 2,0 0");
	refusal = refused("meeple road:E");
	ck_assert_str_eq(refusal.rule, "R-4.4");
	ck_assert(strstr(refusal.text, "red's meeple at 0,0") != NULL);
}
END_TEST

START_TEST(test_R_24_3_on_a_road_or_city_only)
{
	board("with traders=on; tiles D@0,0; figures red@0,0/city:N red@0,0/field:ER; deck B V");
	play("place B 0,1 0");
	ck_assert_str_eq(offered("builder "), "");
	ck_assert_str_eq(refused("builder field:NL").rule, "R-24.3");
	ck_assert_str_eq(refused("builder monastery").rule, "R-24.3");
}
END_TEST

START_TEST(test_R_24_4_where_the_player_has_a_meeple)
{
	board("with traders=on; tiles D@0,0 U@1,0; figures blue@0,0/road:E; turn red; deck U V");
	play("place U 2,0 0");
	ck_assert_str_eq(offered("builder "), "");
	ck_assert_str_eq(refused("builder road:E").rule, "R-24.4");
	board("with traders=on; tiles D@0,0 U@1,0; turn red; deck U V");
	play("place U 2,0 0");
	ck_assert_str_eq(refused("builder road:E").rule, "R-24.4"); /* nobody's road */
	board("with traders=on; tiles D@0,0 U@1,0; figures red@0,0/road:E blue@0,0/road:E; turn red; deck U V");
	play("place U 2,0 0");
	ck_assert_str_eq(offered("builder "), "road:E"); /* others do not matter */
	board("with traders=on inns=on; tiles D@0,0 U@1,0; figures red+big@0,0/road:E; turn red; deck U V");
	play("place U 2,0 0");
	ck_assert_str_eq(offered("builder "), "road:E");
	board("tiles D@0,0 U@1,0; figures red@0,0/road:E; turn red; deck U V");
	play("place U 2,0 0");
	ck_assert_int_eq(refused("builder road:E").reason, REFUSAL_NO_FIGURE);
}
END_TEST

START_TEST(test_R_24_4_not_where_the_tile_completes)
{
	board("with traders=on; tiles W@0,0 U@1,0; figures red@0,0/road:E; turn red; deck W V");
	play("place W 2,0 0");
	ck_assert_str_eq(offered("builder "), "");
	ck_assert_str_eq(refused("builder road:W").rule, "R-24.4");
}
END_TEST

START_TEST(test_R_24_4_two_builders_in_one_feature)
{
	board("with traders=on; tiles D@0,0 U@1,0 U@2,0; figures red@0,0/road:E red+builder@1,0/road:E blue@0,0/road:E "
	      "blue+builder@2,0/road:E; turn red; deck U B U B");
	play("place U 3,0 0; pass");
	ck_assert_str_eq(told("double drawn"), "double red; drawn B");
	play("place B 0,1 0; pass; place U 4,0 0; pass");
	ck_assert_str_eq(told("double"), "double blue");
}
END_TEST

START_TEST(test_R_24_5_the_builders_road_grows_and_the_turn_is_double)
{
	board("with traders=on; " BUILDER_ROAD "; deck U V B");
	play("place U 2,0 0");
	ck_assert(game_owes_part(game));
	ck_assert_int_eq(game_part(game), 1);
	play("pass");
	ck_assert_str_eq(told("double drawn"), "double red; drawn V");
	ck_assert_str_eq(owed(), "tile red V");
	ck_assert(!game_owes_part(game));
	ck_assert_int_eq(game_part(game), 2);
	ck_assert_int_eq(game_turn(game), 2);
	play("place V 3,0 0; pass");
	ck_assert_str_eq(owed(), "tile blue B");
	ck_assert_int_eq(game_part(game), 1);
	ck_assert_int_eq(game_turn(game), 3);
}
END_TEST

START_TEST(test_R_24_5_another_end_another_feature)
{
	board("with traders=on; " BUILDER_ROAD "; deck B V");
	play("place B 0,1 0; pass");
	ck_assert_str_eq(owed(), "tile blue V");
	board("with traders=on; " BUILDER_ROAD "; deck U V");
	play("place U -1,0 0; pass"); /* distance does not matter */
	ck_assert_str_eq(owed(), "tile red V");
	board("with traders=on; " BUILDER_ROAD "; deck E V");
	play("place E 0,-1 2; pass"); /* the city of the tile beside it is another feature */
	ck_assert_str_eq(owed(), "tile blue V");
}
END_TEST

START_TEST(test_R_24_5_a_city_grows)
{
	board("with traders=on; tiles E@0,0,1 G@1,0; figures red@0,0/city:E red+builder@1,0/city:E; deck G V");
	play("place G 2,0 0; pass");
	ck_assert_str_eq(owed(), "tile red V");
}
END_TEST

START_TEST(test_R_24_5_completed_it_counts_all_the_same)
{
	board("with traders=on; tiles W@0,0 U@1,0; figures red@0,0/road:E red+builder@1,0/road:E; deck W U V");
	play("place W 2,0 0; pass");
	ck_assert_str_eq(told("paid home double drawn"),
	                 "paid red 3 complete 0,0/road:E x3; home red meeple 0,0; home red builder 1,0; double red; "
	                 "drawn U");
}
END_TEST

START_TEST(test_R_24_5_joining_two_roads_counts)
{
	board("with traders=on; tiles D@0,0 U@1,0 B@1,1 B@2,1 B@3,1 U@3,0; figures red@0,0/road:E "
	      "red+builder@1,0/road:E; "
	      "deck U V");
	play("place U 2,0 0; pass");
	ck_assert_str_eq(owed(), "tile red V");
}
END_TEST

START_TEST(test_R_24_5_not_for_a_builder_put_on_this_very_tile)
{
	board("with traders=on; tiles D@0,0; figures red@0,0/road:E; deck U V");
	play("place U 1,0 0; builder road:E");
	ck_assert_str_eq(owed(), "tile blue V");
}
END_TEST

START_TEST(test_R_24_5_only_his_owner_and_only_his_own_turn)
{
	board("with traders=on; " BUILDER_ROAD "; turn blue; deck U B V");
	play("place U 2,0 0; pass");
	ck_assert_str_eq(owed(), "tile red B");
	ck_assert_int_eq(game_part(game), 1);
	play("place B 0,1 0; pass");
	ck_assert_str_eq(owed(), "tile blue V");
}
END_TEST

START_TEST(test_R_24_6_both_parts_have_everything)
{
	board("with traders=on; " BUILDER_ROAD "; deck U B V");
	play("place U 2,0 0; meeple field:NL; place B 0,1 0; meeple monastery");
	ck_assert_str_eq(told("figure"), "figure red meeple 2,0/field:NL; figure red meeple 0,1/monastery");
	ck_assert_str_eq(owed(), "tile blue V");
}
END_TEST

START_TEST(test_R_24_6_figures_that_came_home_may_be_used_again)
{
	board("with traders=on; tiles W@0,0 U@1,0 B@1,1 U@1,2; figures red@0,0/road:E red+builder@1,0/road:E "
	      "red@1,2/road:E; deck W U V");
	play("place W 2,0 0; pass; place U 2,2 0");
	ck_assert_str_eq(offered("builder "), "road:E");
	play("builder road:E");
	ck_assert_str_eq(owed(), "tile blue V");
}
END_TEST

START_TEST(test_R_24_7_a_second_part_gives_no_third)
{
	board("with traders=on; " BUILDER_ROAD "; deck U U V U B");
	play("place U 2,0 0; pass; place U 3,0 0");
	ck_assert(!game_owes_part(game));
	play("pass");
	ck_assert_str_eq(owed(), "tile blue V");
	play("place V 4,0 0; pass; place U -1,0 0; pass");
	ck_assert_str_eq(owed(), "tile red B"); /* in his next turn the builder works again */
	ck_assert_int_eq(game_part(game), 2);
}
END_TEST

START_TEST(test_R_24_8_no_second_part_without_a_tile)
{
	board("with traders=on; " BUILDER_ROAD "; deck U");
	play("place U 2,0 0; pass");
	ck_assert_str_eq(told("double paid over"), "paid red 3 final 0,0/road:E x3; over");
	ck_assert_str_eq(scores(), "3 0");
}
END_TEST

START_TEST(test_R_24_8_a_tile_that_fits_nowhere_in_the_second_part)
{
	board("with traders=on; tiles U@0,0; figures red@0,0/road:E red+builder@0,0/road:E; deck U C V B");
	play("place U 1,0 0; pass");
	ck_assert_str_eq(told("double drawn aside"), "double red; drawn C; aside C; drawn V");
	ck_assert_str_eq(owed(), "tile red V");
	board("with traders=on; tiles U@0,0; figures red@0,0/road:E red+builder@0,0/road:E; deck U C");
	play("place U 1,0 0; pass");
	ck_assert_str_eq(told("double drawn aside over"), "double red; drawn C; aside C; over");
}
END_TEST

START_TEST(test_R_24_9_the_builder_goes_home_when_his_feature_is_scored)
{
	board("with traders=on; tiles W@0,0 U@1,0; figures red@0,0/road:E red+builder@1,0/road:E; turn blue; deck W V");
	play("place W 2,0 0; pass");
	ck_assert_str_eq(told("home double"), "home red meeple 0,0; home red builder 1,0");
	ck_assert_str_eq(supply(FIGURE_BUILDER), "1 1");
	ck_assert_str_eq(figures(), "");
}
END_TEST

START_TEST(test_R_24_given_tables_refused)
{
	ck_assert_str_eq(board_refused("tiles D@0,0; figures red@0,0/road:E red+builder@0,0/road:E").rule, "R-1.3");
	ck_assert_str_eq(
	    board_refused("with traders=on; tiles D@0,0; figures red@0,0/road:E red+builder@0,0/field:ER").rule,
	    "R-24.3");
	ck_assert_str_eq(board_refused("with traders=on; tiles D@0,0; figures red@0,0/road:E red+pig@0,0/road:E").rule,
	                 "R-24.10");
	ck_assert_str_eq(board_refused("with traders=on; tiles D@0,0 U@1,0; figures red@0,0/road:E "
	                               "red+builder@0,0/road:E red+builder@1,0/road:E")
	                     .rule,
	                 "R-1.3");
	ck_assert_str_eq(board_refused("tiles D@0,0; goods red:wine=1").rule, "R-24.19");
	ck_assert_str_eq(board_refused("tiles D@0,0; part 2").rule, "R-24.5");
	ck_assert_str_eq(board_refused("with traders=on; tiles D@0,0; part 3").rule, "R-24.7");
	ck_assert_str_eq(board_refused("with traders=on; tiles D@0,0; goods red:wine=1000").rule, "R-24.16");
}
END_TEST

START_TEST(test_R_24_7_a_given_second_part)
{
	board("with traders=on; " BUILDER_ROAD "; part 2; deck U V");
	ck_assert_int_eq(game_part(game), 2);
	play("place U 2,0 0; pass");
	ck_assert_str_eq(owed(), "tile blue V");
	ck_assert_int_eq(game_part(game), 1);
}
END_TEST

Suite *traders_suite(void)
{
	const TTest *tests[] = {
	    test_R_24_1_tiles_figures_and_goods,
	    test_R_24_2_builder_and_pig_weigh_nothing,
	    test_R_24_2_instead_of_a_meeple_on_the_tile_just_placed,
	    test_R_24_2_a_builder_occupies_nothing,
	    test_R_24_3_on_a_road_or_city_only,
	    test_R_24_4_where_the_player_has_a_meeple,
	    test_R_24_4_not_where_the_tile_completes,
	    test_R_24_4_two_builders_in_one_feature,
	    test_R_24_5_the_builders_road_grows_and_the_turn_is_double,
	    test_R_24_5_another_end_another_feature,
	    test_R_24_5_a_city_grows,
	    test_R_24_5_completed_it_counts_all_the_same,
	    test_R_24_5_joining_two_roads_counts,
	    test_R_24_5_not_for_a_builder_put_on_this_very_tile,
	    test_R_24_5_only_his_owner_and_only_his_own_turn,
	    test_R_24_6_both_parts_have_everything,
	    test_R_24_6_figures_that_came_home_may_be_used_again,
	    test_R_24_7_a_second_part_gives_no_third,
	    test_R_24_8_no_second_part_without_a_tile,
	    test_R_24_8_a_tile_that_fits_nowhere_in_the_second_part,
	    test_R_24_9_the_builder_goes_home_when_his_feature_is_scored,
	    test_R_24_given_tables_refused,
	    test_R_24_7_a_given_second_part,
	};

	return RULES_SUITE("traders", tests);
}
