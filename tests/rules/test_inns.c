/* Inns & Cathedrals. */
#include "rules.h"

#include <string.h>

/* A road of Red from the village at -1,0 over an inn, which `place W 1,0 0` completes. */
#define INN_ROAD "tiles W@-1,0 IC_innstraight@0,0; figures red@-1,0/road:E; turn blue; deck W V"
/* A city of Red round the cathedral at 0,0 with its last gap in the west, which `place E -1,0 1` closes. */
#define CATHEDRAL "tiles IC_cathedral@0,0 E@0,-1,2 E@1,0,3 E@0,1"

START_TEST(test_R_23_1_eighteen_tiles_and_a_large_follower_each)
{
	static const struct {
		const char *settings;
		int tiles, gardens;
	} sets[] = {
	    {"with edition=old", 72, 0},
	    {"with edition=old inns=on", 90, 0},
	    {"with inns=on", 90, 10},
	    {"with inns=on traders=on", 114, 12},
	};

	for (size_t i = 0; i < sizeof sets / sizeof sets[0]; i++) {
		uint8_t counts[TILESET_TYPES_MAX];
		struct setup setup;
		int gardens = 0;

		board_setup(sets[i].settings, &setup);
		ck_assert_int_eq(setup_tile_counts(tiles, &setup.settings, counts), sets[i].tiles);
		for (int type = 0; type < tiles->type_count; type++)
			gardens += tiles->types[type].flags & TILE_GARDEN ? counts[type] : 0;
		ck_assert_int_eq(gardens, sets[i].gardens);
	}
	board("with inns=on; deck V");
	ck_assert_str_eq(supply(FIGURE_BIG), "1 1");
	ck_assert_str_eq(meeples(), "7 7");
	board("deck V");
	ck_assert_str_eq(supply(FIGURE_BIG), "0 0");
}
END_TEST

START_TEST(test_R_23_2_six_players_and_pink)
{
	board(
	    "with inns=on; players red blue green yellow black pink; tiles B@-1,1 B@0,1 B@1,1 E@-1,0,1 G@1,0 E@2,0,3; "
	    "figures pink@-1,0/city:E yellow@1,0/city:W black@2,0/city:W; turn pink; deck G V");
	play("place G 0,0 0; pass");
	ck_assert_str_eq(scores(), "0 0 0 8 8 8");
	ck_assert_str_eq(owed(), "tile red V"); /* after pink it is red's turn */
	board("with inns=on first_player=6; players pink blue green yellow black red; deck V");
	ck_assert_str_eq(owed(), "tile red V");
	board("with inns=on; players pink red; deck V");
	ck_assert_str_eq(owed(), "tile pink V");
}
END_TEST

START_TEST(test_R_23_2_neither_six_nor_pink_without_the_expansion)
{
	ck_assert_str_eq(board_refused("players red blue green yellow black pink; deck V").rule, "R-1.1");
	ck_assert_str_eq(board_refused("players red pink; deck V").rule, "R-1.2");
	ck_assert_str_eq(board_refused("with traders=on; players red pink; deck V").rule, "R-1.2");
}
END_TEST

START_TEST(test_R_23_3_the_inn_belongs_to_the_road_beside_it)
{
	board("with inns=on; tiles IC_innvillage@0,0; figures blue@0,0/road:W; turn red; deck W W V");
	play("place W 1,0 0; meeple road:W");
	ck_assert_str_eq(told("paid"), "paid red 4 complete 0,0/road:E x2 inn");
	play("place W -1,0 0; pass");
	ck_assert_str_eq(told("paid"), "paid blue 2 complete -1,0/road:E x2");
	ck_assert(feature("0,0/road:E")->signs[SIGN_INN]);
	ck_assert(!feature("0,0/road:S")->signs[SIGN_INN]);
	ck_assert(!feature("0,0/road:W")->signs[SIGN_INN]);
}
END_TEST

START_TEST(test_R_23_3_the_lake_parts_no_field_and_closes_no_road)
{
	board("with inns=on; tiles IC_innbend@0,0 IC_innend@0,1,2; figures red@0,0/road:S; turn blue; deck W V");
	play("place W -1,0 0; pass");
	ck_assert_str_eq(told("paid"), "paid red 6 complete -1,0/road:E x3 inn");
	ck_assert(same_feature("0,0/field:NL", "0,0/field:SL"));
	ck_assert(same_feature("0,0/field:SR", "0,0/field:WL"));
	ck_assert(!same_feature("0,0/field:NL", "0,0/field:SR"));
}
END_TEST

START_TEST(test_R_23_3_the_inn_of_river_II)
{
	board("with inns=on start=river2; tiles W@-1,0 R2_inn@0,0; figures red@-1,0/road:E; turn blue; deck W V");
	play("place W 1,0 0; pass");
	ck_assert_str_eq(told("paid"), "paid red 6 complete -1,0/road:E x3 inn");
	board("with start=river2; tiles W@-1,0 R2_inn@0,0; figures red@-1,0/road:E; turn blue; deck W V");
	play("place W 1,0 0; pass");
	ck_assert_str_eq(told("paid"), "paid red 3 complete -1,0/road:E x3");
}
END_TEST

START_TEST(test_R_23_4_a_completed_inn_road_pays_two_a_tile)
{
	board("with inns=on; " INN_ROAD);
	play("place W 1,0 0; pass");
	ck_assert_str_eq(told("paid home"), "paid red 6 complete -1,0/road:E x3 inn; home red meeple -1,0");
	ck_assert_int_eq(feature("0,0/road:E")->points_now, 6);
}
END_TEST

START_TEST(test_R_23_4_a_second_inn_adds_nothing)
{
	board("with inns=on; tiles W@-1,0 IC_innstraight@0,0 IC_innstraight@1,0; figures red@-1,0/road:E; turn blue; "
	      "deck W V");
	play("place W 2,0 0; pass");
	ck_assert_str_eq(scores(), "8 0");
}
END_TEST

START_TEST(test_R_23_5_an_incomplete_inn_road_pays_nothing)
{
	board("with inns=on; tiles W@-1,0 IC_innstraight@0,0; figures red@-1,0/road:E blue@-1,0/road:S");
	ck_assert_int_eq(feature("0,0/road:E")->points_now, 0);
	ck_assert_int_eq(feature("0,0/road:E")->points_complete, 4);
	ck_assert(feature("0,0/road:E")->signs[SIGN_INN]);
	play("end");
	ck_assert_str_eq(told("paid"), "paid blue 1 final -1,0/road:S x1"); /* nothing is told of no points */
}
END_TEST

START_TEST(test_R_23_6_a_completed_cathedral_city_pays_three_a_tile)
{
	board("with inns=on; " CATHEDRAL "; figures red@0,0/city:N; turn blue; deck E V");
	play("place E -1,0 1; pass");
	ck_assert_str_eq(told("paid"), "paid red 15 complete 0,-1/city:S x5 cathedral");
}
END_TEST

START_TEST(test_R_23_6_and_three_a_pennant)
{
	board("with inns=on; " CATHEDRAL " F@-1,0; figures red@0,0/city:N; turn blue; deck E V");
	play("place E -2,0 1; pass");
	ck_assert_str_eq(told("paid"), "paid red 21 complete 0,-1/city:S x6+1 cathedral");
}
END_TEST

START_TEST(test_R_23_6_a_second_cathedral_adds_nothing)
{
	board("with inns=on; tiles E@-1,0,1 IC_cathedral@0,0 IC_cathedral@1,0 E@0,-1,2 E@1,-1,2 E@0,1 E@1,1; figures "
	      "red@0,0/city:N; turn blue; deck E V");
	play("place E 2,0 3; pass");
	ck_assert_str_eq(scores(), "24 0");
}
END_TEST

START_TEST(test_R_23_7_an_incomplete_cathedral_city_pays_nothing)
{
	board("with inns=on; tiles F@-1,0 IC_cathedral@0,0; figures red@-1,0/city:E");
	ck_assert_int_eq(feature("0,0/city:N")->points_now, 0);
	ck_assert_int_eq(feature("0,0/city:N")->points_complete, 9);
	play("end");
	ck_assert_str_eq(told("paid"), "");
}
END_TEST

START_TEST(test_R_23_8_plain_pays_them_like_any_other)
{
	board("with inns=on inns_final=plain; tiles W@-1,0 IC_innstraight@0,0; figures red@-1,0/road:E");
	play("end");
	ck_assert_str_eq(told("paid"), "paid red 2 final -1,0/road:E x2");
	board("with inns=on inns_final=plain; tiles F@-1,0 IC_cathedral@0,0; figures red@-1,0/city:E");
	ck_assert_int_eq(feature("0,0/city:N")->points_now, 3);
	play("end");
	ck_assert_str_eq(told("paid"), "paid red 3 final -1,0/city:E x2+1");
	board("with inns=on inns_final=plain; " INN_ROAD);
	play("place W 1,0 0; pass");
	ck_assert_str_eq(scores(), "6 0"); /* the completed ones are the same */
}
END_TEST

START_TEST(test_R_23_9_anybody_may_add_a_cathedral_or_an_inn)
{
	board("with inns=on; tiles E@0,0; figures red@0,0/city:N; turn blue; deck IC_cathedral V");
	play("place IC_cathedral 0,-1 0");
	ck_assert(feature("0,0/city:N")->signs[SIGN_CATHEDRAL]);
	ck_assert_int_eq(feature("0,0/city:N")->points_now, 0);
	ck_assert_str_eq(feature_owners("0,0/city:N"), "red");
	board("with inns=on; tiles W@0,0; figures red@0,0/road:E; turn blue; deck IC_innstraight V");
	ck_assert(legal("place IC_innstraight 1,0 0"));
}
END_TEST

START_TEST(test_R_23_10_the_large_follower_stands_where_a_meeple_may)
{
	board("with inns=on abbot=on; deck EG V");
	play("place EG 0,-1 2");
	ck_assert_str_eq(offered("big "), "city:S, field:NL");
	ck_assert_str_eq(offered("meeple "), "city:S, field:NL");
	ck_assert_str_eq(offered("abbot "), "garden");
	ck_assert_str_eq(refused("big garden").rule, "R-11.3");
	play("big field:NL");
	ck_assert_str_eq(told("figure"), "figure red big 0,-1/field:NL");
	ck_assert_str_eq(owed(), "tile blue V"); /* one figure in a turn */
	ck_assert_str_eq(supply(FIGURE_BIG), "0 1");
	board("with inns=on farm=off; deck B V");
	play("place B 0,1 0");
	ck_assert_str_eq(offered("big "), "monastery");
	ck_assert_str_eq(refused("big field:NL").rule, "R-7");
	board("with inns=on; tiles D@0,0; figures blue@0,0/city:N red+big@0,0/road:E; deck E V");
	play("place E 0,-1 2");
	ck_assert_str_eq(refused("big city:S").rule, "R-4.1"); /* he is away */
	board("with inns=on; tiles D@0,0; figures blue@0,0/road:E; deck U V");
	play("place U 1,0 0");
	ck_assert_str_eq(refused("big road:E").rule, "R-4.4");
	board("deck B V");
	play("place B 0,1 0");
	ck_assert_str_eq(offered("big "), "");
	ck_assert_int_eq(refused("big monastery").reason, REFUSAL_NO_FIGURE);
}
END_TEST

START_TEST(test_R_23_10_he_holds_a_feature_like_a_meeple)
{
	struct refusal refusal;

	board("with inns=on; tiles D@0,0; figures blue+big@0,0/road:E; deck U V");
	play("place U 1,0 0");
	refusal = refused("meeple road:E");
	ck_assert_str_eq(refusal.rule, "R-4.4");
	ck_assert(strstr(refusal.text, "blue's big") != NULL);
}
END_TEST

/* Two ends of a city and what lies below them; `place G 0,0 0` joins them. */
#define TWO_ENDS "tiles B@-1,1 B@0,1 B@1,1 E@-1,0,1 E@1,0,3"

START_TEST(test_R_23_10_he_counts_two_in_a_city_and_never_doubles)
{
	board("with inns=on; " TWO_ENDS "; figures red+big@-1,0/city:E blue@1,0/city:W; turn blue; deck G V");
	play("place G 0,0 0; pass");
	ck_assert_str_eq(told("paid home"),
	                 "paid red 6 complete -1,0/city:E x3; home red big -1,0; home blue meeple 1,0");
	ck_assert_str_eq(supply(FIGURE_BIG), "1 1");
	board("with inns=on; " TWO_ENDS "; figures red+big@-1,0/city:E; turn blue; deck G V");
	play("place G 0,0 0; pass");
	ck_assert_str_eq(scores(), "6 0");
}
END_TEST

START_TEST(test_R_23_10_he_counts_two_on_a_road)
{
	board("with inns=on; tiles W@-1,0 W@1,0 B@-1,-1 B@0,-1 B@1,-1; figures red+big@-1,0/road:E blue@1,0/road:W; "
	      "turn blue; deck U V");
	play("place U 0,0 0; pass");
	ck_assert_str_eq(scores(), "3 0");
}
END_TEST

START_TEST(test_R_23_10_he_counts_two_in_a_monastery_and_a_shrine)
{
	board("with inns=on; tiles B@0,0 B@1,0; figures red+big@0,0/monastery blue@0,0/monastery");
	ck_assert_str_eq(feature_owners("0,0/monastery"), "red");
	play("end");
	ck_assert_str_eq(told("paid"), "paid red 2 final 0,0/monastery x2");
	board("with inns=on shrines=on; tiles SH_plain@0,0 E@1,0; figures red+big@0,0/shrine blue@0,0/shrine");
	play("end");
	ck_assert_str_eq(told("paid"), "paid red 2 final 0,0/shrine x2");
}
END_TEST

START_TEST(test_R_23_10_he_counts_two_in_a_field)
{
	board("with inns=on; tiles E@0,-1,2 E@0,0 B@1,0; figures red+big@0,0/field:SL blue@1,0/field:NL");
	ck_assert_str_eq(feature_owners("0,0/field:SL"), "red");
	play("end");
	ck_assert_str_eq(scores(), "3 0");
}
END_TEST

START_TEST(test_R_23_11_one_large_follower_ties_with_two_meeples)
{
	board("with inns=on; " TWO_ENDS
	      "; figures red+big@-1,0/city:E blue@1,0/city:W blue@1,0/city:W; turn blue; deck "
	      "G V");
	play("place G 0,0 0; pass");
	ck_assert_str_eq(scores(), "6 6");
	board("with inns=on; tiles E@0,-1,2 E@0,0 B@1,0 B@-1,0; figures red+big@0,0/field:SL blue@1,0/field:NL "
	      "blue@-1,0/field:NL");
	play("end");
	ck_assert_str_eq(scores(), "3 3");
}
END_TEST

START_TEST(test_R_23_12_the_short_roads_of_the_crossing_are_none)
{
	board("with inns=on king=on; tiles IC_crossing@0,0; turn red; deck W V");
	play("place W 1,0 0; meeple road:W");
	ck_assert_str_eq(told("paid holder"), "paid red 2 complete 0,0/road:E x2; holder robber red 2");
	play("end");
	ck_assert_str_eq(told("paid"), "paid red 1 robber");
	board("with inns=on; tiles U@-1,0; deck IC_crossing V");
	play("place IC_crossing 0,0 0");
	ck_assert_str_eq(offered("meeple "), "city:N, city:S, road:E, road:W, field:EL, field:ER, field:WL, field:WR");
}
END_TEST

START_TEST(test_R_23_14_decoration_without_the_expansion)
{
	board(INN_ROAD);
	play("place W 1,0 0; pass");
	ck_assert_str_eq(told("paid"), "paid red 3 complete -1,0/road:E x3");
	board(CATHEDRAL "; figures red@0,0/city:N; turn blue; deck E V");
	play("place E -1,0 1; pass");
	ck_assert_str_eq(told("paid"), "paid red 10 complete 0,-1/city:S x5");
	board("tiles F@-1,0 IC_cathedral@0,0; figures red@-1,0/city:E; deck IC_crossing V"); /* in any deck */
	play("end");
	ck_assert_str_eq(told("paid"), "paid red 3 final -1,0/city:E x2+1");
}
END_TEST

START_TEST(test_R_23_given_tables_refused)
{
	ck_assert_str_eq(board_refused("tiles B@0,0; figures red+big@0,0/monastery").rule, "R-1.3");
	ck_assert_str_eq(board_refused("with inns=on; tiles B@0,0 B@1,0; figures red+big@0,0/monastery "
	                               "red+big@1,0/monastery")
	                     .rule,
	                 "R-1.3");
	ck_assert_str_eq(board_refused("with inns=on; tiles EG@0,0; figures red+big@0,0/garden").rule, "R-11.3");
}
END_TEST

Suite *inns_suite(void)
{
	const TTest *tests[] = {
	    test_R_23_1_eighteen_tiles_and_a_large_follower_each,
	    test_R_23_2_six_players_and_pink,
	    test_R_23_2_neither_six_nor_pink_without_the_expansion,
	    test_R_23_3_the_inn_belongs_to_the_road_beside_it,
	    test_R_23_3_the_lake_parts_no_field_and_closes_no_road,
	    test_R_23_3_the_inn_of_river_II,
	    test_R_23_4_a_completed_inn_road_pays_two_a_tile,
	    test_R_23_4_a_second_inn_adds_nothing,
	    test_R_23_5_an_incomplete_inn_road_pays_nothing,
	    test_R_23_6_a_completed_cathedral_city_pays_three_a_tile,
	    test_R_23_6_and_three_a_pennant,
	    test_R_23_6_a_second_cathedral_adds_nothing,
	    test_R_23_7_an_incomplete_cathedral_city_pays_nothing,
	    test_R_23_8_plain_pays_them_like_any_other,
	    test_R_23_9_anybody_may_add_a_cathedral_or_an_inn,
	    test_R_23_10_the_large_follower_stands_where_a_meeple_may,
	    test_R_23_10_he_holds_a_feature_like_a_meeple,
	    test_R_23_10_he_counts_two_in_a_city_and_never_doubles,
	    test_R_23_10_he_counts_two_on_a_road,
	    test_R_23_10_he_counts_two_in_a_monastery_and_a_shrine,
	    test_R_23_10_he_counts_two_in_a_field,
	    test_R_23_11_one_large_follower_ties_with_two_meeples,
	    test_R_23_12_the_short_roads_of_the_crossing_are_none,
	    test_R_23_14_decoration_without_the_expansion,
	    test_R_23_given_tables_refused,
	};

	return RULES_SUITE("inns", tests);
}
