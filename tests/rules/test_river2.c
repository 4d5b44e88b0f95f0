/* River II. */
#include <stdio.h>

#include "rules.h"

#define FORK "with start=river2; tiles R2_spring@0,0 R2_fork@1,0"

START_TEST(test_R_12_1_spring_fork_nine_tiles_volcano)
{
	int lake_at[12] = {0};

	for (int seed = 1; seed < 40; seed++) {
		uint8_t types[TILES_MAX + 1];
		int count, lakes = 0;
		char text[64];

		snprintf(text, sizeof text, "with start=river2; seed %d", seed);
		board(text);
		ck_assert_int_eq(game_tile(game, 0).type, tile_type("R2_spring"));
		types[0] = game_decision(game).tile;
		count = 1 + game_deck(game, types + 1);
		ck_assert_int_eq(count, 11 + 71);
		ck_assert_int_eq(types[0], tile_type("R2_fork"));
		ck_assert_int_eq(types[10], tile_type("R2_volcano"));
		for (int i = 0; i < count; i++) {
			ck_assert_int_eq(tiles->types[types[i]].river_count > 0, i < 11);
			if (types[i] == tile_type("R2_lakecity")) {
				lakes++;
				lake_at[i]++;
			}
		}
		ck_assert_int_eq(lakes, 1);
	}
	ck_assert_int_eq(lake_at[0] + lake_at[10] + lake_at[11], 0);
	ck_assert_int_gt(lake_at[1] + lake_at[2] + lake_at[3] + lake_at[4], 0);
	ck_assert_int_gt(lake_at[6] + lake_at[7] + lake_at[8] + lake_at[9], 0);
}
END_TEST

START_TEST(test_R_12_2_either_branch_may_be_continued)
{
	board(FORK "; deck R2_mon R2_mon");
	ck_assert_str_eq(offered("place R2_mon "), "1,-1 1, 1,-1 3, 2,0 0, 2,0 2");
	play("place R2_mon 1,-1 1; pass");
	ck_assert_str_eq(offered("place R2_mon "), "1,-2 1, 1,-2 3, 2,0 0, 2,0 2");
}
END_TEST

START_TEST(test_R_12_3_the_fork_joins_by_any_of_its_river_edges)
{
	board("with start=river2; deck R2_fork R2_mon");
	ck_assert_str_eq(offered("place R2_fork "), "1,0 0, 1,0 2, 1,0 3");
}
END_TEST

START_TEST(test_R_12_3_the_forks_own_turn_counts)
{
	/* From west the river turns left to the north and goes straight on to the east. */
	board(FORK "; deck R2_curve R2_mon");
	ck_assert_str_eq(offered("place R2_curve "), "1,-1 3, 2,0 0, 2,0 1");
	/* Joined by its stem: left to the north, right to the south. */
	board("with start=river2; tiles R2_spring@0,0 R2_fork@1,0,3; deck R2_curve R2_mon");
	ck_assert_str_eq(offered("place R2_curve "), "1,-1 3, 1,1 2");
	board("with start=river2 river_turn=alternate; tiles R2_spring@0,0 R2_fork@1,0,3 R2_mon@1,-1,1; deck "
	      "R2_curve R2_mon");
	ck_assert_str_eq(offered("place R2_curve "), "1,-2 3, 1,1 2");
}
END_TEST

START_TEST(test_R_12_3_the_fork_after_a_bend_obeys_the_turning_rule)
{
	/* The river has turned right; the fork may not send a branch to the right again. */
	board("with start=river2; tiles R2_spring@0,0 R2_curve@1,0; deck R2_fork R2_mon");
	ck_assert_str_eq(offered("place R2_fork "), "1,1 1");
}
END_TEST

START_TEST(test_R_12_3_the_branches_are_never_joined)
{
	/* Both ends face 2,-1. */
	board(FORK " R2_curve@1,-1,3 R2_curve@2,0,1; deck R2_citycurve B");
	ck_assert_str_eq(aside(), "R2_citycurve");
	/* Both face 3,-1, and no bend forbids the tile that would join them. */
	board(FORK " R2_curve@1,-1,3 R2_mon@2,-1 R2_mon@2,0 R2_curve@3,0,1; deck R2_citycurve B");
	ck_assert_str_eq(aside(), "R2_citycurve");
	ck_assert(!game_tile_fits(game, tile_type("R2_citycurve"), 3, -1, 1));
	/* both are stuck, and the river goes on nowhere. */
	board(FORK " R2_curve@1,-1,3 R2_curve@2,0,1; deck R2_mon R2_volcano B");
	ck_assert_str_eq(aside(), "R2_mon R2_volcano");
	ck_assert(!game_tile_fits(game, tile_type("R2_curve"), 2, -1, 0));
}
END_TEST

START_TEST(test_R_10_6_a_new_end_faces_a_cell_that_no_other_end_faces)
{
	static const char *const turns[] = {"immediate", "alternate", "lookahead"};

	/* One branch goes north and then east to 2,-1; the other, turned north at 2,0, would go there too. */
	for (int i = 0; i < 3; i++) {
		char text[200];

		snprintf(text, sizeof text,
		         "with start=river2 river_turn=%s; tiles R2_spring@0,0 R2_fork@1,0 "
		         "R2_curve@1,-1,3; deck R2_curve R2_mon",
		         turns[i]);
		board(text);
		ck_assert(!legal("place R2_curve 2,0 1"));
		ck_assert(!game_tile_fits(game, tile_type("R2_curve"), 2, 0, 1));
		if (i < 2)
			ck_assert_str_eq(refused("place R2_curve 2,0 1").rule, "R-10.6");
	}
	board(FORK " R2_curve@1,-1,3; deck R2_curve R2_mon");
	ck_assert_str_eq(offered("place R2_curve "), "2,-1 1, 2,0 0");
	play("place R2_curve 2,0 0; pass");
	ck_assert_str_eq(told("drawn aside"), "drawn R2_mon");
}
END_TEST

START_TEST(test_R_10_6_the_third_tile_does_not_end_the_river)
{
	board("with start=river2; deck R2_fork R2_curve R2_citycurve R2_mon");
	play("place R2_fork 1,0 2; pass; place R2_curve 2,0 0; pass");
	ck_assert_str_eq(refused("place R2_citycurve 1,1 3").rule, "R-10.6"); /* both would face 2,1 */
	ck_assert_str_eq(offered("place R2_citycurve "), "2,1 3");
}
END_TEST

START_TEST(test_R_10_6_nor_straight_on)
{
	/* No bend forbids them: two parts of a river of a given table, two cells apart. */
	board("with start=river2; tiles R2_mon@2,0 B@2,1 B@3,1 B@4,1 B@5,1 R2_mon@5,0; deck R2_mon B");
	ck_assert_str_eq(offered("place R2_mon "), "1,0 0, 1,0 2, 6,0 0, 6,0 2");
	ck_assert_str_eq(refused("place R2_mon 3,0 0").rule, "R-10.6");
	/* Three cells apart there is a tile between the two ends, and then none can lie. */
	board("with start=river2; tiles R2_mon@2,0 B@2,1 B@3,1 B@4,1 B@5,1 B@6,1 "
	      "R2_mon@6,0; deck R2_mon R2_mon B");
	ck_assert_str_eq(offered("place R2_mon "), "1,0 0, 1,0 2, 3,0 0, 3,0 2, 5,0 0, 5,0 2, 7,0 0, 7,0 2");
	play("place R2_mon 3,0 0; pass");
	ck_assert_str_eq(offered("place R2_mon "), "1,0 0, 1,0 2, 7,0 0, 7,0 2");
}
END_TEST

START_TEST(test_R_10_6_two_ends_of_a_given_table_are_both_stuck)
{
	board(FORK " R2_curve@1,-1,3 R2_curve@2,0,1; deck R2_mon R2_volcano B");
	ck_assert_str_eq(aside(), "R2_mon R2_volcano");
}
END_TEST

START_TEST(test_R_12_4_the_city_lake_needs_two_open_ends)
{
	board(FORK "; deck R2_lakecity R2_mon");
	ck_assert_str_eq(offered("place R2_lakecity "), "1,-1 3, 2,0 0");
	play("place R2_lakecity 2,0 0; pass");
	ck_assert_str_eq(owed(), "tile blue R2_mon");
	ck_assert_str_eq(offered("place R2_mon "), "1,-1 1, 1,-1 3"); /* one branch is closed */
	board("with start=river2; tiles R2_spring@0,0 R2_mon@1,0; deck R2_lakecity B");
	ck_assert_str_eq(aside(), "R2_lakecity");
	ck_assert(!game_tile_fits(game, tile_type("R2_lakecity"), 2, 0, 0));
	ck_assert(game_tile_fits(game, tile_type("R2_volcano"), 2, 0, 0)); /* the volcano closes the last one */
	board("with start=river1; tiles R1_spring@0,0 R1_straight@1,0; deck R1_lake B");
	ck_assert(legal("place R1_lake 2,0 0")); /* River I has one branch only */
}
END_TEST

START_TEST(test_R_12_5_no_figure_on_the_volcano_and_another_turn)
{
	board("with start=river2 abbot=on; deck R2_volcano B B");
	play("place R2_volcano 1,0 0");
	ck_assert_str_eq(told(""), "placed red R2_volcano 1,0 0; drawn B");
	ck_assert_str_eq(owed(), "tile red B");
	ck_assert_int_eq(game_turn(game), 2);
	play("place B 0,1 0");
	ck_assert_str_eq(offered("meeple "), "field:NL, monastery"); /* a full turn */
	play("meeple monastery");
	ck_assert_str_eq(owed(), "tile blue B");
}
END_TEST

START_TEST(test_R_12_5_the_extra_turn_comes_after_the_scoring)
{
	board("with start=river2; tiles R2_spring@0,0 B@0,-1 B@1,-1 B@2,-1 B@3,-1 R2_mon@1,0 B@0,1 B@1,1 "
	      "B@2,1; figures "
	      "blue@1,0/monastery; deck R2_volcano B");
	play("place R2_volcano 2,0 0");
	ck_assert_str_eq(told("paid home drawn"),
	                 "paid blue 9 complete 1,0/monastery x9; home blue meeple 1,0; drawn B");
	ck_assert_str_eq(owed(), "tile red B");
}
END_TEST

START_TEST(test_R_12_5_the_abbot_may_be_taken_back_on_the_volcano)
{
	board("with start=river2 abbot=on; tiles R2_spring@0,0 B@0,1; figures red+abbot@0,1/monastery; deck "
	      "R2_volcano B");
	play("place R2_volcano 1,0 0");
	ck_assert_str_eq(owed(), "figure red");
	ck_assert_str_eq(offered(""), "recall, pass");
	play("recall");
	ck_assert_str_eq(told("paid"), "paid red 3 recall 0,1/monastery x3");
	ck_assert_str_eq(owed(), "tile red B");
}
END_TEST

START_TEST(test_R_12_5_plain_it_is_an_ordinary_tile)
{
	board("with start=river2 volcano=plain; deck R2_volcano B");
	play("place R2_volcano 1,0 0");
	ck_assert_str_eq(offered("meeple "), "field:NL");
	play("meeple field:NL");
	ck_assert_str_eq(owed(), "tile blue B");
}
END_TEST

START_TEST(test_R_12_5_a_volcano_set_aside_gives_no_extra_turn)
{
	board("with start=river2; tiles R2_spring@0,0 B@0,-1 B@1,-1 U@2,-1,1; deck R2_mon R2_volcano B B");
	play("place R2_mon 1,0 0; pass");
	ck_assert_str_eq(told("drawn aside"), "drawn R2_volcano; aside R2_volcano; drawn B");
	ck_assert_str_eq(owed(), "tile blue B");
	play("place B 0,1 0; pass");
	ck_assert_str_eq(owed(), "tile red B");
}
END_TEST

/* The larger field of the pigs borders the city 1,0/1,-1; the small one does not. */
#define PIGS "tiles R2_pigs@0,0 E@1,0 E@1,-1,2"

START_TEST(test_R_12_6_pigs_give_one_more_per_city_in_their_farm)
{
	board("with start=river2 pigs=1; " PIGS "; figures red@1,0/field:EL blue@1,-1/field:NL");
	ck_assert_int_eq(feature("1,0/field:EL")->points_now, 4);
	ck_assert_int_eq(feature("1,-1/field:NL")->points_now, 3);
	play("end");
	ck_assert_str_eq(told("paid"), "paid blue 3 farm 1,-1/field:NL x1 [1,-1/city:S]; "
	                               "paid red 4 farm 0,0/field:NR x2 [1,-1/city:S]");
}
END_TEST

START_TEST(test_R_12_6_only_with_the_house_rule_and_field3)
{
	static const struct {
		const char *settings, *scores;
	} ways[] = {
	    {"with start=river2;", "3 0"},
	    {"with start=river2 pigs=0;", "3 0"},
	    {"with start=river2 pigs=1 farm=field3cap;", "3 0"},
	    {"with start=river2 pigs=1 farm=city3;", "3 0"},
	    {"with start=river2 pigs=1 farm=city4;", "4 0"},
	};

	for (size_t i = 0; i < sizeof ways / sizeof ways[0]; i++) {
		char text[200];

		snprintf(text, sizeof text, "%s " PIGS "; figures red@1,0/field:EL", ways[i].settings);
		board(text);
		play("end");
		ck_assert_str_eq(scores(), ways[i].scores);
	}
}
END_TEST

START_TEST(test_R_12_6_the_pigs_are_in_the_larger_field_of_their_tile)
{
	/* The small field, in the bend, borders a city as well; the pigs are not in it. */
	board("with start=river2 pigs=1; tiles R2_pigs@0,0 R2_citycurve@-1,0 E@-1,-1,2 E@-2,0,1; figures "
	      "red@0,0/field:NL");
	play("end");
	ck_assert_str_eq(told("paid"), "paid red 3 farm -1,0/field:EL x2 [-1,-1/city:S]");
}
END_TEST

START_TEST(test_R_12_6_several_herds_give_one_more_only_once)
{
	board("with start=river2 pigs=1; tiles R2_pigs@0,0 E@1,0 E@1,-1,2 B@0,1 R2_pigs@0,2,2; figures "
	      "red@1,0/field:EL");
	ck_assert(same_feature("0,0/field:EL", "0,2/field:EL"));
	play("end");
	ck_assert_str_eq(scores(), "4 0");
}
END_TEST

START_TEST(test_R_12_6_the_inn_is_decoration)
{
	board("with start=river2; tiles R2_spring@0,0 R2_inn@1,0,1 A@1,-1; figures red@1,0/road:N; deck A B");
	play("place A 1,1 2; pass");
	ck_assert_str_eq(told("paid"), "paid red 3 complete 1,-1/road:S x3");
	board("with start=river2; tiles R2_spring@0,0 R2_inn@1,0,1 A@1,-1; figures red@1,0/road:N");
	play("end");
	ck_assert_str_eq(told("paid"), "paid red 2 final 1,-1/road:S x2");
}
END_TEST

START_TEST(test_R_12_7_pennant_and_city_bridge)
{
	board("with start=river2; tiles R2_spring@0,0 R2_citycurve@1,0,1; figures red@1,0/city:N");
	play("end");
	ck_assert_str_eq(told("paid"), "paid red 2 final 1,0/city:N x1+1");
	board("with start=river2; tiles R2_citybridge@0,0");
	ck_assert(same_feature("0,0/city:E", "0,0/city:W"));
	ck_assert(same_feature("0,0/field:NL", "0,0/field:SR")); /* the land runs under the bridge */
	ck_assert(!same_feature("0,0/field:NL", "0,0/field:NR"));
}
END_TEST

START_TEST(test_R_12_8_else_as_river_1)
{
	board("with start=river2; deck R2_mon B");
	play("place R2_mon 1,0 0");
	ck_assert_str_eq(offered("meeple "),
	                 "field:NL, field:ER, monastery"); /* both banks are one field, round the spring */
	board("with start=river2; tiles R2_spring@0,0 R2_curve@1,0; deck R2_roadcurve R2_mon");
	ck_assert_str_eq(offered("place R2_roadcurve "), "1,1 2");
}
END_TEST

Suite *river2_suite(void)
{
	const TTest *tests[] = {
	    test_R_12_1_spring_fork_nine_tiles_volcano,
	    test_R_12_2_either_branch_may_be_continued,
	    test_R_12_3_the_fork_joins_by_any_of_its_river_edges,
	    test_R_12_3_the_forks_own_turn_counts,
	    test_R_12_3_the_fork_after_a_bend_obeys_the_turning_rule,
	    test_R_12_3_the_branches_are_never_joined,
	    test_R_10_6_a_new_end_faces_a_cell_that_no_other_end_faces,
	    test_R_10_6_the_third_tile_does_not_end_the_river,
	    test_R_10_6_nor_straight_on,
	    test_R_10_6_two_ends_of_a_given_table_are_both_stuck,
	    test_R_12_4_the_city_lake_needs_two_open_ends,
	    test_R_12_5_no_figure_on_the_volcano_and_another_turn,
	    test_R_12_5_the_extra_turn_comes_after_the_scoring,
	    test_R_12_5_the_abbot_may_be_taken_back_on_the_volcano,
	    test_R_12_5_plain_it_is_an_ordinary_tile,
	    test_R_12_5_a_volcano_set_aside_gives_no_extra_turn,
	    test_R_12_6_pigs_give_one_more_per_city_in_their_farm,
	    test_R_12_6_only_with_the_house_rule_and_field3,
	    test_R_12_6_the_pigs_are_in_the_larger_field_of_their_tile,
	    test_R_12_6_several_herds_give_one_more_only_once,
	    test_R_12_6_the_inn_is_decoration,
	    test_R_12_7_pennant_and_city_bridge,
	    test_R_12_8_else_as_river_1,
	};

	return RULES_SUITE("river2", tests);
}
