/* River I. */
#include <stdio.h>

#include "rules.h"

/* The deck from the tile in hand on. */
static int pile(uint8_t types[TILES_MAX + 1])
{
	types[0] = game_decision(game).tile;
	return 1 + game_deck(game, types + 1);
}

START_TEST(test_R_10_1_spring_then_ten_river_tiles_then_the_lake_then_the_land)
{
	int first_differs = 0, first = -1;

	for (int seed = 1; seed < 20; seed++) {
		int counts[TILESET_TYPES_MAX] = {0}, count;
		uint8_t types[TILES_MAX + 1];
		char text[64];

		snprintf(text, sizeof text, "with start=river1; seed %d", seed);
		board(text);
		ck_assert_int_eq(game_tile(game, 0).type, tile_type("R1_spring"));
		count = pile(types);
		ck_assert_int_eq(count, 11 + 71);
		for (int i = 0; i < count; i++) {
			ck_assert_int_eq(tiles->types[types[i]].river_count > 0, i < 11);
			counts[types[i]]++;
		}
		ck_assert_int_eq(types[10], tile_type("R1_lake"));
		ck_assert_int_eq(counts[tile_type("R1_straight")], 2);
		ck_assert_int_eq(counts[tile_type("R1_curve")], 1);
		ck_assert_int_eq(counts[tile_type("R1_curveG")], 1);
		ck_assert_int_eq(counts[tile_type("R1_spring")], 0);
		first_differs += first >= 0 && first != types[0];
		first = types[0];
	}
	ck_assert_int_gt(first_differs, 5);
}
END_TEST

START_TEST(test_R_10_1_old_tiles_have_no_garden)
{
	uint8_t counts[TILESET_TYPES_MAX];
	struct setup setup;

	board_setup("with start=river1 edition=old", &setup);
	ck_assert_int_eq(setup_tile_counts(tiles, &setup.settings, counts), 83);
	ck_assert_int_eq(counts[tile_type("R1_curve")], 2);
	ck_assert_int_eq(counts[tile_type("R1_curveG")], 0);
}
END_TEST

START_TEST(test_R_10_2_a_river_tile_continues_the_river)
{
	board("with start=river1; deck R1_straight R1_straight");
	/* Its field edges would fit round the spring, its river only to the east. */
	ck_assert_str_eq(offered("place R1_straight "), "1,0 0, 1,0 2");
	ck_assert_str_eq(refused("place R1_straight 0,1 0").rule, "R-10.2");
	ck_assert_str_eq(refused("place R1_straight 0,-1 0").rule, "R-10.2");
}
END_TEST

START_TEST(test_R_10_2_its_other_edges_fit_as_ever)
{
	board("with start=river1; tiles R1_spring@0,0 B@0,-1 B@1,-1; deck R1_twocities R1_curve");
	/* A field lies to the north of 1,0: the city caps do not fit there. */
	ck_assert_str_eq(offered("place R1_twocities "), "");
	ck_assert_str_eq(aside(), "R1_twocities");
}
END_TEST

START_TEST(test_R_10_3_meeples_on_river_tiles_never_on_the_river)
{
	board("with start=river1; deck R1_cityroad R1_straight");
	play("place R1_cityroad 1,0 0");
	ck_assert_str_eq(offered("meeple "), "city:N, road:S, field:EL, field:ER, field:SR, field:WR");
}
END_TEST

START_TEST(test_R_10_4_the_river_makes_no_u_turn)
{
	static const char *const rules[] = {"immediate", "alternate", "lookahead"};

	/* East, south, and back to the west: under none of the three. */
	for (int i = 0; i < 3; i++) {
		char text[120];

		snprintf(text, sizeof text, "with start=river1 river_turn=%s; deck R1_curve R1_curve", rules[i]);
		board(text);
		play("place R1_curve 1,0 0; pass");
		ck_assert_str_eq(refused("place R1_curve 1,1 1").rule, "R-10.5");
		ck_assert(legal("place R1_curve 1,1 2"));
	}
}
END_TEST

START_TEST(test_R_10_5_immediate_no_two_bends_the_same_way)
{
	/* 1,0 turns right, to the south; 1,1 may go on left (east), not right (west). */
	board("with start=river1; tiles R1_spring@0,0 R1_curve@1,0; deck R1_curve R1_straight");
	ck_assert_str_eq(offered("place R1_curve "), "1,1 2");
	/* To the left first. */
	board("with start=river1; tiles R1_spring@0,0 R1_curve@1,0,1; deck R1_curve R1_straight");
	ck_assert_str_eq(offered("place R1_curve "), "1,-1 3");
}
END_TEST

START_TEST(test_R_10_5_immediate_a_straight_tile_between_frees_the_bend)
{
	board("with start=river1; tiles R1_spring@0,0 R1_curve@1,0 R1_straight@1,1,1; deck R1_curve "
	      "R1_straight");
	ck_assert_str_eq(offered("place R1_curve "), "1,2 1, 1,2 2");
}
END_TEST

START_TEST(test_R_10_5_immediate_by_moves)
{
	board("with start=river1; deck R1_curve R1_straight R1_curve");
	play("place R1_curve 1,0 0; pass; place R1_straight 1,1 1; pass");
	ck_assert_str_eq(offered("place R1_curve "), "1,2 1, 1,2 2");
	board("with start=river1; deck R1_curve R1_curve R1_curve");
	play("place R1_curve 1,0 0; pass; place R1_curve 1,1 2; pass");
	ck_assert_str_eq(offered("place R1_curve "), "2,1 0"); /* right again, after the left */
}
END_TEST

START_TEST(test_R_10_5_alternate_bends_alternate_whatever_lies_between)
{
	board("with start=river1 river_turn=alternate; tiles R1_spring@0,0 R1_curve@1,0 R1_straight@1,1,1 "
	      "R1_straight@1,2,1; "
	      "deck R1_curve R1_straight");
	ck_assert_str_eq(offered("place R1_curve "), "1,3 2");
	board("with start=river1 river_turn=alternate; deck R1_curve R1_straight R1_curve R1_straight "
	      "R1_curve");
	play("place R1_curve 1,0 0; pass; place R1_straight 1,1 1; pass");
	ck_assert_str_eq(refused("place R1_curve 1,2 1").rule, "R-10.5");
	play("place R1_curve 1,2 2; pass; place R1_straight 2,2 0; pass");
	ck_assert_str_eq(offered("place R1_curve "), "3,2 0");
}
END_TEST

/* A cell turned clockwise round 0,0. */
static struct cell cell_turned(struct cell cell, int rotation)
{
	for (; rotation > 0; rotation--)
		cell = (struct cell){(int16_t)-cell.y, cell.x};
	return cell;
}

START_TEST(test_R_10_5_lookahead_the_cells_beyond_must_be_empty)
{
	/* The end of a straight tile at 1,0 would face 2,0: the cells beside it, and the next three. */
	static const struct {
		int count;
		bool allowed;
		struct cell tiles[9];
	} ways[] = {
	    {0, true, {{0, 0}}},
	    {5, false, {{0, -1}, {0, -2}, {1, -2}, {2, -2}, {2, -1}}},
	    {6, false, {{0, -1}, {0, -2}, {1, -2}, {2, -2}, {3, -2}, {3, -1}}},
	    {5, false, {{0, 1}, {0, 2}, {1, 2}, {2, 2}, {2, 1}}},
	    {6, false, {{0, 1}, {0, 2}, {1, 2}, {2, 2}, {3, 2}, {3, 1}}},
	    {9, false, {{0, 1}, {0, 2}, {1, 2}, {2, 2}, {3, 2}, {4, 2}, {4, 1}, {4, 0}, {3, 0}}},
	    {8, true, {{0, 1}, {0, 2}, {1, 2}, {2, 2}, {3, 2}, {4, 2}, {4, 1}, {4, 0}}},
	    {8, true, {{0, 1}, {1, 1}, {0, -1}, {1, -1}, {0, 2}, {1, 2}, {2, 2}, {3, 2}}},
	};

	for (int w = 0; w < 4 * (int)(sizeof ways / sizeof ways[0]); w++) {
		int rotation = w % 4, length;
		struct cell end = cell_turned((struct cell){1, 0}, rotation);
		char text[400];

		length = snprintf(text, sizeof text, "with start=river1 river_turn=lookahead; tiles R1_spring@0,0,%d",
		                  rotation);
		for (int i = 0; i < ways[w / 4].count; i++) {
			struct cell cell = cell_turned(ways[w / 4].tiles[i], rotation);

			length += snprintf(text + length, sizeof text - (size_t)length, " B@%d,%d", cell.x, cell.y);
		}
		board(text);
		ck_assert_int_eq(game_tile_fits(game, tile_type("R1_straight"), end.x, end.y, rotation),
		                 ways[w / 4].allowed);
		ck_assert(game_tile_fits(game, tile_type("R1_lake"), end.x, end.y, rotation)); /* no new end */
	}
}
END_TEST

START_TEST(test_R_10_5_lookahead_has_no_bend_rule_besides)
{
	board("with start=river1 river_turn=lookahead; tiles R1_spring@0,0 R1_curve@1,0 R1_straight@1,1,1; "
	      "deck R1_curve");
	ck_assert_str_eq(offered("place R1_curve "), "1,2 1, 1,2 2");
	board("with start=river1 river_turn=lookahead; tiles R1_spring@0,0 R1_curve@1,0; deck R1_curve");
	ck_assert_str_eq(offered("place R1_curve "), "1,1 2"); /* to the west lies the spring, beside the cell beyond */
}
END_TEST

START_TEST(test_R_10_6_a_new_end_faces_an_empty_cell)
{
	board("with start=river1; tiles R1_spring@0,0 B@0,1 B@1,1; deck R1_curve R1_straight");
	ck_assert_str_eq(offered("place R1_curve "), "1,0 1"); /* not to the south */
}
END_TEST

START_TEST(test_R_10_6_a_table_without_a_spring_begins_with_the_first_tile_listed)
{
	/* The bend is where the river begins: it has not turned yet. */
	board("with start=river1; tiles R1_curve@1,0 R1_straight@0,0; deck R1_curve");
	ck_assert(legal("place R1_curve 1,1 1"));
	board("with start=river1; tiles R1_straight@0,0 R1_curve@1,0; deck R1_curve");
	ck_assert(!legal("place R1_curve 1,1 1"));
	ck_assert(legal("place R1_curve 1,1 2"));
	ck_assert(legal("place R1_curve -1,0 2")); /* the straight tile's other end */
	board("with start=river1; tiles R1_curve@1,0 R1_spring@0,0; deck R1_curve");
	ck_assert(!legal("place R1_curve 1,1 1")); /* with a spring it begins there, wherever that is listed */
	ck_assert(legal("place R1_curve 1,1 2"));
}
END_TEST

START_TEST(test_R_10_7_a_river_tile_that_fits_nowhere_is_set_aside)
{
	board("with start=river1; tiles R1_spring@0,0 B@0,-1 B@1,-1; deck R1_straight R1_twocities "
	      "R1_straight");
	play("place R1_straight 1,0 0; pass");
	ck_assert_str_eq(told("drawn aside"), "drawn R1_twocities");
	board("with start=river1; tiles R1_spring@0,0 B@0,-1 B@1,-1 B@2,-1; deck R1_straight R1_twocities "
	      "R1_straight");
	play("place R1_straight 1,0 0; pass");
	ck_assert_str_eq(told("drawn aside"), "drawn R1_twocities; aside R1_twocities; drawn R1_straight");
	ck_assert_str_eq(owed(), "tile blue R1_straight");
}
END_TEST

START_TEST(test_R_10_7_if_the_lake_fits_nowhere_the_river_stays_open)
{
	board("with start=river1; tiles R1_spring@0,0 B@0,-1 U@1,-1,1; deck R1_lake B B");
	ck_assert_str_eq(aside(), "R1_lake");
	ck_assert_str_eq(owed(), "tile red B");
	ck_assert_int_eq(refused("place B 1,0 0").reason, REFUSAL_EDGE);
	play("place B 0,1 0; pass");
}
END_TEST

START_TEST(test_R_10_8_the_banks_are_different_fields)
{
	board("with start=river1; tiles R1_straight@0,0 R1_straight@1,0 R1_roadbridge@2,0,1");
	ck_assert(!same_feature("0,0/field:NL", "0,0/field:SL"));
	ck_assert(same_feature("0,0/field:NL", "1,0/field:NR"));
	ck_assert(same_feature("0,0/field:NL", "2,0/field:WR"));
	ck_assert(same_feature("0,0/field:SL", "2,0/field:WL"));
	ck_assert(!same_feature("2,0/field:WR", "2,0/field:EL")); /* a road bridge parts the bank */
}
END_TEST

START_TEST(test_R_10_8_the_field_goes_round_spring_and_lake)
{
	board("with start=river1; tiles R1_spring@0,0 R1_straight@1,0");
	ck_assert(same_feature("1,0/field:NL", "1,0/field:SL"));
	board("with start=river1; tiles R1_straight@0,0 R1_lake@1,0");
	ck_assert(same_feature("0,0/field:NL", "0,0/field:SL"));
}
END_TEST

START_TEST(test_R_10_9_the_lake_is_a_normal_turn)
{
	board("with start=river1; tiles R1_spring@0,0 R1_straight@1,0 B@1,1; figures blue@1,1/field:NL; deck "
	      "R1_lake B");
	play("place R1_lake 2,0 0");
	ck_assert_str_eq(offered("meeple "), "");
	board("with start=river1; tiles R1_spring@0,0; deck R1_lake B");
	play("place R1_lake 1,0 0");
	ck_assert_str_eq(offered("meeple "), "field:NL");
	play("meeple field:NL");
	ck_assert_str_eq(owed(), "tile blue B");
}
END_TEST

START_TEST(test_R_10_9_the_lake_may_complete_a_feature)
{
	board("with start=river1; tiles R1_spring@0,0 R1_monroad@1,0 B@0,-1 B@1,-1 B@2,-1 B@0,1 A@1,1,2 "
	      "B@2,1; figures "
	      "blue@1,0/monastery; deck R1_lake B");
	play("place R1_lake 2,0 0; pass");
	ck_assert_str_eq(told("paid"), "paid blue 9 complete 1,0/monastery x9");
}
END_TEST

START_TEST(test_R_10_10_features_on_river_tiles_are_ordinary)
{
	board("with start=river1; tiles R1_spring@0,0; deck R1_cityroad E A");
	play("place R1_cityroad 1,0 0; meeple city:N; place E 1,-1 2; pass");
	ck_assert_str_eq(told("paid"), "paid red 4 complete 1,-1/city:S x2");
	play("place A 1,1 2; meeple road:N");
	ck_assert_str_eq(told("paid"), "paid red 2 complete 1,0/road:S x2");
}
END_TEST

START_TEST(test_R_10_10_river_tiles_count_round_a_monastery)
{
	board("with start=river1; tiles R1_spring@0,0 R1_monroad@1,0 R1_straight@2,0; figures "
	      "red@1,0/monastery");
	play("end");
	ck_assert_str_eq(told("paid"), "paid red 3 final 1,0/monastery x3");
}
END_TEST

START_TEST(test_R_10_1_land_tiles_follow_the_river)
{
	board("with start=river1; deck R1_lake B");
	play("place R1_lake 1,0 0; pass");
	ck_assert_str_eq(owed(), "tile blue B");
	ck_assert(legal("place B 0,1 0"));
	ck_assert(legal("place B 2,0 3"));
}
END_TEST

Suite *river_suite(void)
{
	const TTest *tests[] = {
	    test_R_10_1_spring_then_ten_river_tiles_then_the_lake_then_the_land,
	    test_R_10_1_old_tiles_have_no_garden,
	    test_R_10_1_land_tiles_follow_the_river,
	    test_R_10_2_a_river_tile_continues_the_river,
	    test_R_10_2_its_other_edges_fit_as_ever,
	    test_R_10_3_meeples_on_river_tiles_never_on_the_river,
	    test_R_10_4_the_river_makes_no_u_turn,
	    test_R_10_5_immediate_no_two_bends_the_same_way,
	    test_R_10_5_immediate_a_straight_tile_between_frees_the_bend,
	    test_R_10_5_immediate_by_moves,
	    test_R_10_5_alternate_bends_alternate_whatever_lies_between,
	    test_R_10_5_lookahead_the_cells_beyond_must_be_empty,
	    test_R_10_5_lookahead_has_no_bend_rule_besides,
	    test_R_10_6_a_new_end_faces_an_empty_cell,
	    test_R_10_6_a_table_without_a_spring_begins_with_the_first_tile_listed,
	    test_R_10_7_a_river_tile_that_fits_nowhere_is_set_aside,
	    test_R_10_7_if_the_lake_fits_nowhere_the_river_stays_open,
	    test_R_10_8_the_banks_are_different_fields,
	    test_R_10_8_the_field_goes_round_spring_and_lake,
	    test_R_10_9_the_lake_is_a_normal_turn,
	    test_R_10_9_the_lake_may_complete_a_feature,
	    test_R_10_10_features_on_river_tiles_are_ordinary,
	    test_R_10_10_river_tiles_count_round_a_monastery,
	};

	return RULES_SUITE("river", tests);
}
