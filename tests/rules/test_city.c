/* the City of Carcassonne on the table. */
#include <stdio.h>

#include "rules.h"

START_TEST(test_R_13_1_twelve_cells_with_flags_or_without)
{
	board("with start=count; seed 1");
	ck_assert_int_eq(game_tile_count(game), 12);
	ck_assert(game_has_havens(game));
	for (int cell = 0; cell < 12; cell++) {
		char id[TILE_ID_SIZE];

		snprintf(id, sizeof id, "CC%d%d", cell % 4, cell / 4);
		ck_assert_int_eq(game_tile(game, game_tile_at(game, cell % 4, cell / 4)).type, tile_type(id));
	}
	board("with start=city_plain; seed 1");
	ck_assert_int_eq(game_tile_count(game), 12);
	ck_assert(!game_has_havens(game));
}
END_TEST

START_TEST(test_R_13_1_without_flags_nobody_enters)
{
	board("with start=city_plain; tiles CITY E@0,-1; figures blue@0,-1/city:N; deck E V");
	play("place E 0,-2 2; pass");
	ck_assert_str_eq(told("paid"), "paid blue 4 complete 0,-2/city:S x2");
	ck_assert_str_eq(owed(), "tile blue V");
	ck_assert_int_eq(board_refused("with start=city_plain; tiles CITY; figures red@castle").reason,
	                 REFUSAL_FIGURES);
}
END_TEST

START_TEST(test_R_13_2_the_count_starts_in_the_castle)
{
	board("with start=count; seed 1");
	ck_assert_int_eq(game_haven_shut(game), QUARTER_CASTLE);
	board("with start=count; tiles CITY");
	ck_assert_int_eq(game_haven_shut(game), QUARTER_CASTLE);
	board("with start=count; tiles CITY; count cathedral");
	ck_assert_int_eq(game_haven_shut(game), QUARTER_CATHEDRAL);
}
END_TEST

START_TEST(test_R_13_2_figures_in_the_quarters_are_not_in_supply)
{
	board("with start=count abbot=on; tiles CITY; figures red@castle red@castle blue@market "
	      "blue+abbot@cathedral");
	ck_assert_str_eq(quarters(), "castle red; castle red; market blue; cathedral blue abbot");
	ck_assert_str_eq(meeples(), "5 6");
	ck_assert_int_eq(game_supply(game, 1, FIGURE_ABBOT), 0);
}
END_TEST

START_TEST(test_R_13_3_tiles_match_the_borders_of_the_board)
{
	board("with start=count; tiles CITY; deck C");
	ck_assert_str_eq(offered("place C "), "4,2 0, 4,2 1, 4,2 2, 4,2 3, 0,3 0, 0,3 1, 0,3 2, 0,3 3");
	board("with start=count; tiles CITY; deck X");
	ck_assert_str_eq(offered("place X "), "3,-1 0, 3,-1 1, 3,-1 2, 3,-1 3, -1,0 0, -1,0 1, -1,0 2, -1,0 3, "
	                                      "2,3 0, 2,3 1, 2,3 2, 2,3 3");
	board("with start=count; tiles CITY; deck B");
	ck_assert_str_eq(offered("place B "), "0,-1 0, 0,-1 1, 0,-1 2, 0,-1 3, 1,-1 0, 1,-1 1, 1,-1 2, 1,-1 3, "
	                                      "2,-1 0, 2,-1 1, 2,-1 2, 2,-1 3, 4,0 0, 4,0 1, 4,0 2, 4,0 3, "
	                                      "-1,1 0, -1,1 1, -1,1 2, -1,1 3, 4,1 0, 4,1 1, 4,1 2, 4,1 3, "
	                                      "-1,2 0, -1,2 1, -1,2 2, -1,2 3, 1,3 0, 1,3 1, 1,3 2, 1,3 3, "
	                                      "3,3 0, 3,3 1, 3,3 2, 3,3 3");
}
END_TEST

START_TEST(test_R_13_4_outside_the_walls_are_ordinary_features)
{
	board("with start=count; tiles CITY; deck E V");
	play("place E 0,3 0");
	ck_assert_str_eq(offered("meeple "), "city:N, field:EL"); /* of the tile, not of the board */
	play("meeple city:N");
	ck_assert_str_eq(told("paid"), "paid red 4 complete 0,2/city:S x2");
	board("with start=count; tiles CITY; deck U U");
	play("place U -1,0 0; meeple road:E; place U -2,0 0");
	ck_assert_int_eq(refused("meeple road:E").reason, REFUSAL_OCCUPIED);
}
END_TEST

START_TEST(test_R_13_4_three_fields_outside_the_walls)
{
	board("with start=count; tiles CITY");
	ck_assert_str_eq(feature_tiles("0,0/field:NL"), "0,0 1,0 2,0 3,0");
	ck_assert_str_eq(feature_tiles("3,0/field:NR"), "3,0 3,1 2,2 3,2");
	ck_assert_str_eq(feature_tiles("0,0/field:SR"), "0,0 0,1 0,2 1,2 2,2");
}
END_TEST

START_TEST(test_R_13_5_each_cell_counts_as_a_tile)
{
	board("with start=count; tiles CITY B@0,-1 B@1,-1 B@2,-1 B@0,-2 B@1,-2; figures red@1,-1/monastery; "
	      "deck B V");
	ck_assert_int_eq(feature("1,-1/monastery")->points_now, 8);
	play("place B 2,-2 0; pass");
	ck_assert_str_eq(told("paid"), "paid red 9 complete 1,-1/monastery x9");
	board("with start=count; tiles CITY U@2,3,1; figures red@2,3/road:N");
	play("end");
	ck_assert_str_eq(told("paid"), "paid red 2 final 2,2/road:S x2");
}
END_TEST

START_TEST(test_R_13_16_a_farm_is_paid_for_carcassonne)
{
	static const struct {
		const char *settings, *told;
	} ways[] = {
	    {"with start=count;", "paid red 3 farm 0,-1/field:NL x5 [carcassonne]"},
	    {"with start=city_plain;", "paid red 3 farm 0,-1/field:NL x5 [carcassonne]"},
	    {"with start=count farm=field3cap;", "paid red 3 farm 0,-1/field:NL x5 [carcassonne]"},
	    {"with start=count farm=city3;", "paid red 3 farm 0,-1/field:NL x5 [carcassonne]"},
	    {"with start=count farm=city4;", "paid red 4 farm 0,-1/field:NL x5 [carcassonne]"},
	};

	for (size_t i = 0; i < sizeof ways / sizeof ways[0]; i++) {
		char text[200];

		snprintf(text, sizeof text, "%s tiles CITY B@0,-1; figures red@0,-1/field:NL", ways[i].settings);
		board(text);
		play("end");
		ck_assert_str_eq(told("paid"), ways[i].told);
	}
}
END_TEST

START_TEST(test_R_13_16_every_field_of_the_board_borders_it)
{
	static const char *const fields[] = {"0,0/field:NL", "1,0/field:NL", "2,0/field:NL", "3,0/field:NL",
	                                     "3,0/field:NR", "3,1/field:NR", "3,2/field:NR", "2,2/field:ER",
	                                     "0,0/field:SR", "0,1/field:NL", "0,2/field:NL", "1,2/field:ER",
	                                     "2,2/field:SR"};

	board("with start=count; tiles CITY");
	for (size_t i = 0; i < sizeof fields / sizeof fields[0]; i++)
		ck_assert_str_eq(field_cities(fields[i]), "carcassonne");
	ck_assert_int_eq(feature("0,0/field:NL")->points_now, 3);
	board("with start=count; tiles CITY E@0,3 B@1,3");
	ck_assert_str_eq(field_cities("0,0/field:SR"), "carcassonne 0,2/city:S");
	ck_assert_str_eq(field_cities("0,3/field:EL"), "carcassonne 0,2/city:S");
	board("with start=count; tiles CITY E@0,-1 E@0,-2,2");
	ck_assert_str_eq(field_cities("0,-2/field:NL"), "0,-2/city:S"); /* not this one */
}
END_TEST

START_TEST(test_R_13_16_carcassonne_pays_several_farms)
{
	board("with start=count; tiles CITY B@0,-1 B@4,0 B@-1,2; figures red@0,-1/field:NL red@4,0/field:NL "
	      "blue@-1,2/field:NL");
	play("end");
	ck_assert_str_eq(scores(), "6 3");
	board("with start=count farm=field3cap; tiles CITY B@0,-1 B@4,0; figures red@0,-1/field:NL "
	      "red@4,0/field:NL");
	play("end");
	ck_assert_str_eq(scores(), "3 0");
	board("with start=count farm=city4; tiles CITY B@0,-1 B@4,0 B@-1,2; figures red@0,-1/field:NL "
	      "red@4,0/field:NL "
	      "blue@-1,2/field:NL");
	play("end");
	ck_assert_str_eq(scores(), "4 0");
}
END_TEST

START_TEST(test_R_13_17_carcassonne_is_never_scored_as_a_city)
{
	board("with start=count king=on; deck E V");
	play("place E 0,3 0; pass");
	ck_assert_str_eq(told("paid holder"), "holder king red 2");
	board("with start=count; tiles CITY");
	play("end");
	ck_assert_str_eq(told("paid"), "");
}
END_TEST

Suite *city_suite(void)
{
	const TTest *tests[] = {
	    test_R_13_1_twelve_cells_with_flags_or_without,   test_R_13_1_without_flags_nobody_enters,
	    test_R_13_2_the_count_starts_in_the_castle,       test_R_13_2_figures_in_the_quarters_are_not_in_supply,
	    test_R_13_3_tiles_match_the_borders_of_the_board, test_R_13_4_outside_the_walls_are_ordinary_features,
	    test_R_13_4_three_fields_outside_the_walls,       test_R_13_5_each_cell_counts_as_a_tile,
	    test_R_13_16_a_farm_is_paid_for_carcassonne,      test_R_13_16_every_field_of_the_board_borders_it,
	    test_R_13_16_carcassonne_pays_several_farms,      test_R_13_17_carcassonne_is_never_scored_as_a_city,
	};

	return RULES_SUITE("city", tests);
}
