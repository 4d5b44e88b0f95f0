/* Mistakes that other engines made, each with a test of its own. */
#include <stdio.h>

#include "rules.h"

START_TEST(test_trap_ties_pay_everybody)
{
	board("players red blue green; tiles X@0,0 U@1,0 U@2,0; figures red@0,0/road:E blue@1,0/road:E "
	      "green@2,0/road:E; "
	      "deck A V");
	play("place A 3,0 1; pass");
	ck_assert_str_eq(scores(), "4 4 4");
	ck_assert_str_eq(meeples(), "7 7 7");
	board("players red blue green; tiles H@0,0 E@0,-1,2; figures red@0,0/field:EL blue@0,0/field:ER "
	      "green@0,0/field:WL");
	play("end");
	ck_assert_str_eq(scores(), "3 3 3");
}
END_TEST

START_TEST(test_trap_a_city_feeds_a_farm_once_however_often_they_touch)
{
	/* The farm north of the row runs along four tiles of one city. */
	board("tiles E@0,0,1 G@1,0 G@2,0 E@3,0,3 B@0,-1 B@1,-1 B@2,-1 B@3,-1; figures red@0,-1/field:NL");
	ck_assert(feature("1,0/city:E")->complete);
	play("end");
	ck_assert_str_eq(told("paid"), "paid red 3 farm 0,-1/field:NL x8 [0,0/city:E]");
}
END_TEST

START_TEST(test_trap_two_caps_of_one_tile_are_two_cities)
{
	board("tiles H@0,0; figures red@0,0/city:N blue@0,0/city:S; deck E E U");
	play("place E 0,-1 2; pass");
	ck_assert_str_eq(told("paid"), "paid red 4 complete 0,-1/city:S x2");
	play("place E 0,1 0; pass");
	ck_assert_str_eq(told("paid"), "paid blue 4 complete 0,0/city:S x2");
	board("tiles I@0,0; figures red@0,0/city:N; deck E U");
	play("place E -1,0 1");
	ck_assert_str_eq(offered("meeple city:"), "E");
}
END_TEST

START_TEST(test_trap_two_caps_joined_elsewhere_are_one_city)
{
	board("tiles H@0,0 N@0,-1,2 N@1,-1,3 N@1,1,0 N@0,1,1; figures red@0,0/city:N blue@0,0/city:S; deck G "
	      "U");
	ck_assert(!same_feature("0,0/city:N", "0,0/city:S"));
	play("place G 1,0 1; pass");
	ck_assert(same_feature("0,0/city:N", "0,0/city:S"));
	ck_assert_str_eq(told("paid"), "paid red 12 complete 0,-1/city:E x6; paid blue 12 complete 0,-1/city:E x6");
}
END_TEST

START_TEST(test_trap_a_tile_crossed_twice_counts_once)
{
	board("tiles X@0,0 V@0,-1,3 V@1,-1; figures red@0,0/road:E; deck V B");
	play("place V 1,0 1; pass");
	ck_assert_str_eq(scores(), "4 0");
	board("tiles H@0,0 N@0,-1,2 N@1,-1,3 N@1,1,0 N@0,1,1; figures red@0,0/city:N; deck R V U B");
	play("place R 1,0 1; pass; end");
	ck_assert_str_eq(scores(), "6 0");
}
END_TEST

START_TEST(test_trap_a_field_closed_in_by_roads_keeps_its_farmer)
{
	board("tiles V@0,0,3 V@1,0 V@1,1,1; figures red@0,0/field:ER; deck V B");
	play("place V 0,1 2; pass");
	ck_assert_str_eq(told("home paid"), "");
	ck_assert_str_eq(meeples(), "6 7");
}
END_TEST

START_TEST(test_trap_fields_do_not_leak_through_a_city_edge)
{
	board("tiles E@0,0 E@0,-1,2");
	ck_assert(!same_feature("0,0/field:EL", "0,-1/field:NL"));
	board("tiles G@0,0 E@1,0,3");
	ck_assert(!same_feature("0,0/field:NL", "0,0/field:SL"));
	ck_assert(!same_feature("0,0/field:NL", "1,0/field:NL"));
	/* Nor through half of an edge that shows a city on a gate tile. */
	board("tiles T@0,0 U@0,1,1");
	ck_assert(!same_feature("0,0/field:SL", "0,0/field:SR"));
}
END_TEST

START_TEST(test_trap_two_fields_of_one_tile_may_join_outside)
{
	board("tiles U@0,0");
	ck_assert(!same_feature("0,0/field:NL", "0,0/field:SL"));
	board("tiles U@0,0 A@1,0,1");
	ck_assert(same_feature("0,0/field:NL", "0,0/field:SL"));
	ck_assert_str_eq(feature_tiles("0,0/field:NL"), "0,0 1,0");
	ck_assert_int_eq(feature("0,0/field:NL")->spot_count, 3);
}
END_TEST

START_TEST(test_trap_a_diagonal_neighbour_completes_a_monastery)
{
	board("tiles B@0,0 B@1,0 B@-1,0 B@0,1 B@0,-1 B@1,-1 B@-1,1 B@-1,-1; figures red@0,0/monastery; deck "
	      "B V");
	play("place B 1,1 0; pass");
	ck_assert_str_eq(told("paid"), "paid red 9 complete 0,0/monastery x9");
	/* Four neighbours along the edges are not enough. */
	board("tiles B@0,0 B@1,0 B@-1,0 B@0,1; figures red@0,0/monastery; deck B V");
	play("place B 0,-1 0; pass");
	ck_assert_str_eq(told("paid"), "");
}
END_TEST

START_TEST(test_trap_a_monk_stands_on_a_turned_tile)
{
	static const char *const places[] = {"place A 0,1 0", "place A 0,1 1", "place A 0,1 3", "place A 0,1 2"};

	for (int i = 0; i < 4; i++) {
		board(i < 3 ? "deck A V" : "tiles U@0,0,1; deck A V");
		play(places[i]);
		ck_assert_str_eq(offered("meeple monastery"), "");
		ck_assert(legal("meeple monastery"));
	}
}
END_TEST

START_TEST(test_trap_an_unplaceable_tile_takes_no_turn_and_gives_no_second_meeple)
{
	board("tiles B@0,0; deck B C B B");
	play("place B 0,1 0; meeple monastery");
	ck_assert_str_eq(told("drawn aside"), "drawn C; aside C; drawn B");
	ck_assert_str_eq(owed(), "tile blue B"); /* still Blue's turn, and nobody's figure is asked for */
	play("place B 0,2 0; meeple monastery");
	ck_assert_str_eq(owed(), "tile red B");
	ck_assert_str_eq(meeples(), "6 6");
}
END_TEST

START_TEST(test_trap_the_table_has_no_walls)
{
	/* As many tiles as a game may have in one line, in every direction. */
	static const char *const lines[] = {"place U %d,0 0; pass", "place U -%d,0 0; pass", "place B 0,%d 0; pass",
	                                    "place C 0,-%d 0; pass"};
	static const char *const ids[] = {"U", "U", "B", "C"};

	for (int line = 0; line < 4; line++) {
		struct setup setup;
		struct refusal refusal;

		board_setup("deck", &setup);
		for (int i = 1; i < TILES_MAX; i++)
			setup.deck[setup.deck_count++] = (uint8_t)tile_type(ids[line]);
		board_clear();
		game = game_create(tiles, &setup, &refusal);
		ck_assert_ptr_nonnull(game);
		for (int i = 1; i < TILES_MAX; i++) {
			char move[40];

			snprintf(move, sizeof move, lines[line], i);
			play(move);
		}
		ck_assert(game_over(game));
		ck_assert_int_eq(game_tile_count(game), TILES_MAX);
		if (line < 2)
			ck_assert_int_eq(feature("0,0/road:E")->tile_count, TILES_MAX);
	}
}
END_TEST

START_TEST(test_trap_events_do_not_depend_on_the_order_in_which_the_board_came_about)
{
	static const char *const boards[] = {
	    "tiles A@0,-1 A@1,0,1 A@0,1,2 A@-1,0,3 B@-1,-1 B@1,-1 B@1,1 B@-1,1; figures red@0,-1/road:S "
	    "blue@1,0/road:W "
	    "red@0,1/road:N blue@-1,0/road:E; deck X V",
	    "tiles B@-1,1 B@1,1 A@-1,0,3 B@1,-1 A@0,1,2 B@-1,-1 A@1,0,1 A@0,-1; figures blue@-1,0/road:E "
	    "red@0,1/road:N "
	    "blue@1,0/road:W red@0,-1/road:S; deck X V",
	};

	for (int i = 0; i < 2; i++) {
		board(boards[i]);
		play("place X 0,0 0; pass");
		ck_assert_str_eq(told("paid home"), "paid red 2 complete 0,-1/road:S x2; home red meeple 0,-1; "
		                                    "paid blue 2 complete -1,0/road:E x2; home blue meeple -1,0; "
		                                    "paid blue 2 complete 0,0/road:E x2; home blue meeple 1,0; "
		                                    "paid red 2 complete 0,0/road:S x2; home red meeple 0,1");
	}
}
END_TEST

START_TEST(test_trap_undo_takes_the_points_back)
{
	struct game *before;
	uint64_t hash;

	board("tiles D@0,0; figures red@0,0/city:N; deck E V");
	hash = game_hash(game);
	before = game_clone(game);
	play("place E 0,-1 2; pass");
	ck_assert_str_eq(scores(), "4 0");
	ck_assert_uint_ne(game_hash(game), hash);
	board("tiles B@0,0 B@0,1 B@1,1; deck B"); /* whatever stood there before */
	game_copy(game, before);
	game_destroy(before);
	ck_assert_str_eq(scores(), "0 0");
	ck_assert_str_eq(meeples(), "6 7");
	ck_assert_uint_eq(game_hash(game), hash);
	ck_assert_str_eq(owed(), "tile red E");
	play("place E 0,-1 2; pass");
	ck_assert_str_eq(scores(), "4 0");
}
END_TEST

Suite *traps_suite(void)
{
	const TTest *tests[] = {
	    test_trap_ties_pay_everybody,
	    test_trap_a_city_feeds_a_farm_once_however_often_they_touch,
	    test_trap_two_caps_of_one_tile_are_two_cities,
	    test_trap_two_caps_joined_elsewhere_are_one_city,
	    test_trap_a_tile_crossed_twice_counts_once,
	    test_trap_a_field_closed_in_by_roads_keeps_its_farmer,
	    test_trap_fields_do_not_leak_through_a_city_edge,
	    test_trap_two_fields_of_one_tile_may_join_outside,
	    test_trap_a_diagonal_neighbour_completes_a_monastery,
	    test_trap_a_monk_stands_on_a_turned_tile,
	    test_trap_an_unplaceable_tile_takes_no_turn_and_gives_no_second_meeple,
	    test_trap_the_table_has_no_walls,
	    test_trap_events_do_not_depend_on_the_order_in_which_the_board_came_about,
	    test_trap_undo_takes_the_points_back,
	};

	return RULES_SUITE("traps", tests);
}
