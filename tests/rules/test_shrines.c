/* shrines and challenges. */
#include <stdio.h>

#include "rules.h"

/*
 * A monastery at 0,0 beside a shrine at 1,0.  `place E -1,-1 0` surrounds the
 * monastery; round the shrine the cells to the east are still empty.
 */
#define BESIDE "B@0,0 SH_plain@1,0 B@0,-1 B@1,-1 B@-1,0 B@-1,1 B@0,1 B@1,1"
/* The other way round: the shrine is surrounded first. */
#define SHRINE_FIRST "SH_plain@0,0 B@1,0 B@0,-1 B@1,-1 B@-1,0 B@-1,1 B@0,1 B@1,1"
/* Both are surrounded by `place E 0,-1 0`. */
#define BOTH "B@0,0 SH_plain@1,0 B@1,-1 B@-1,-1 B@-1,0 B@-1,1 B@0,1 B@1,1 B@2,-1 B@2,0 B@2,1"

START_TEST(test_R_15_1_five_shrines_are_shuffled_in)
{
	uint8_t counts[TILESET_TYPES_MAX];
	struct setup setup;

	board_setup("with shrines=on", &setup);
	ck_assert_int_eq(setup_tile_counts(tiles, &setup.settings, counts), 77);
	ck_assert_int_eq(counts[tile_type("SH_plain")], 1);
	ck_assert_int_eq(counts[tile_type("SH_city")], 1);
	ck_assert_int_eq(counts[tile_type("SH_road")], 1);
	ck_assert_int_eq(counts[tile_type("SH_cityroad")], 1);
	ck_assert_int_eq(counts[tile_type("SH_roads")], 1);
}
END_TEST

START_TEST(test_R_15_1_a_shrine_works_like_a_monastery)
{
	board("with shrines=on; tiles SH_plain@0,0 E@-1,-1 E@0,-1 E@1,-1 E@-1,0,3 E@1,0,1 E@-1,1,2 E@0,1,2; "
	      "figures "
	      "red@0,0/shrine; deck E V");
	ck_assert_int_eq(feature("0,0/shrine")->open, 1);
	play("place E 1,1 2; pass");
	ck_assert_str_eq(told("paid home"), "paid red 9 complete 0,0/shrine x9; home red meeple 0,0");
	board("with shrines=on; tiles SH_plain@0,0 E@0,-1 E@1,-1; figures red@0,0/shrine");
	play("end");
	ck_assert_str_eq(told("paid"), "paid red 3 final 0,0/shrine x3");
	board("with shrines=on; deck SH_road V");
	play("place SH_road 0,1 0");
	ck_assert_str_eq(offered("meeple "), "road:S, field:NL, shrine");
}
END_TEST

/* ---- where they may lie ---- */

START_TEST(test_R_15_2_no_shrine_beside_two_monasteries)
{
	board("with shrines=on; tiles B@0,0 E@1,0 B@2,0; deck SH_plain");
	ck_assert(!legal("place SH_plain 1,1 0")); /* corners count */
	ck_assert(legal("place SH_plain 0,1 0"));
	ck_assert(legal("place SH_plain -1,0 0"));
	ck_assert(legal("place SH_plain 3,0 0"));
	ck_assert_str_eq(refused("place SH_plain 1,1 0").rule, "R-15.2");
}
END_TEST

START_TEST(test_R_15_2_no_monastery_beside_two_shrines)
{
	board("with shrines=on; tiles SH_plain@0,0 E@1,0 SH_plain@2,0; deck B");
	ck_assert_str_eq(refused("place B 1,1 0").rule, "R-15.2");
	ck_assert(legal("place B 0,1 0"));
	board("with shrines=on; tiles SH_plain@0,0 E@1,0 SH_plain@2,0; deck A");
	ck_assert_str_eq(refused("place A 1,1 0").rule, "R-15.2");
}
END_TEST

START_TEST(test_R_15_2_two_of_the_same_kind_are_no_opponents)
{
	board("with shrines=on; tiles SH_plain@0,0 E@1,0 SH_plain@2,0; deck SH_plain");
	ck_assert(legal("place SH_plain 1,1 0"));
	board("with shrines=on; tiles B@0,0 E@1,0 B@2,0; deck B");
	ck_assert(legal("place B 1,1 0"));
}
END_TEST

START_TEST(test_R_15_2_each_of_the_eight_cells)
{
	/* Round 0,0 two monasteries at opposite places. */
	static const char *const pairs[] = {
	    "B@-1,-1 E@-1,0,3 E@-1,1,2 E@0,1,2 B@1,1",
	    "B@0,-1 E@-1,-1 E@-1,0,3 E@-1,1,2 B@0,1",
	    "B@1,-1 E@0,-1 E@-1,-1 E@-1,0,3 B@-1,1",
	    "B@-1,0 E@-1,-1 E@0,-1 E@1,-1 B@1,0",
	};

	for (int i = 0; i < 4; i++) {
		char text[200];

		snprintf(text, sizeof text, "with shrines=on; tiles %s; deck SH_plain", pairs[i]);
		board(text);
		ck_assert_str_eq(refused("place SH_plain 0,0 0").rule, "R-15.2");
	}
}
END_TEST

START_TEST(test_R_15_2_a_shrine_that_may_lie_nowhere_is_set_aside)
{
	/* Every free place beside the tiles has two monasteries near, or does not fit. */
	board("with shrines=on; tiles B@0,0 B@0,1 B@1,0 B@1,1; deck SH_plain B");
	ck_assert_str_eq(aside(), "SH_plain");
	ck_assert_str_eq(owed(), "tile red B");
}
END_TEST

START_TEST(test_R_15_3_nor_beside_a_monastery_that_has_a_shrine)
{
	board("with shrines=on; tiles SH_plain@0,0 B@1,0 E@2,0,1; deck SH_plain");
	ck_assert_str_eq(refused("place SH_plain 1,1 0").rule, "R-15.3");
	ck_assert_str_eq(refused("place SH_plain 2,1 0").rule, "R-15.3");
	ck_assert(!legal("place SH_plain 0,1 0")); /* beside 1,0 by a corner */
	ck_assert(legal("place SH_plain -1,0 0"));
	board("with shrines=on; tiles B@0,0 SH_plain@1,0 E@2,0,1; deck B");
	ck_assert_str_eq(refused("place B 1,1 0").rule, "R-15.3");
	ck_assert(legal("place B -1,0 0"));
}
END_TEST

START_TEST(test_R_15_3_all_monastery_tiles_count)
{
	static const char *const others[] = {"A@1,0,3", "KR_moncity@1,0,1", "R1_monroad@1,0", "R2_mon@1,0"};

	for (int i = 0; i < 4; i++) {
		char text[200];

		snprintf(text, sizeof text, "with shrines=on start=%s; tiles %s E@1,-1 E@0,-1 B@-1,-1; deck SH_plain",
		         i == 2   ? "river1"
		         : i == 3 ? "river2"
		                  : "base",
		         others[i]);
		board(text);
		ck_assert_msg(!game_tile_fits(game, tile_type("SH_plain"), 0, 0, 0), "%s", others[i]);
	}
}
END_TEST

START_TEST(test_R_15_3_literal_allows_it)
{
	board("with shrines=on shrine_near=literal; tiles SH_plain@0,0 B@1,0 E@2,0,1; deck SH_plain");
	ck_assert(legal("place SH_plain 1,1 0"));
	ck_assert(legal("place SH_plain 2,1 0"));
	board("with shrines=on shrine_near=literal; tiles B@0,0 E@1,0 B@2,0; deck SH_plain");
	ck_assert_str_eq(refused("place SH_plain 1,1 0").rule, "R-15.2");
}
END_TEST

START_TEST(test_R_15_4_free_only_occupied_neighbours_count)
{
	board("with shrines=on shrine_near=free; tiles B@0,0 E@1,0 B@2,0; deck SH_plain");
	ck_assert(legal("place SH_plain 1,1 0"));
	board("with shrines=on shrine_near=free; tiles B@0,0 E@1,0 B@2,0; figures red@0,0/monastery; deck "
	      "SH_plain");
	ck_assert(legal("place SH_plain 1,1 0"));
	board("with shrines=on shrine_near=free; tiles B@0,0 E@1,0 B@2,0; figures red@0,0/monastery "
	      "blue@2,0/monastery; "
	      "deck SH_plain");
	ck_assert_str_eq(refused("place SH_plain 1,1 0").rule, "R-15.4");
	board("with shrines=on shrine_near=free; tiles SH_plain@0,0 E@1,0 SH_plain@2,0; figures "
	      "red@0,0/shrine blue@2,0/shrine; "
	      "deck B");
	ck_assert_str_eq(refused("place B 1,1 0").rule, "R-15.4");
}
END_TEST

START_TEST(test_R_15_4_free_not_beside_one_in_a_challenge)
{
	board("with shrines=on shrine_near=free; tiles SH_plain@0,0 B@1,0 E@2,0,1; figures red@0,0/shrine "
	      "blue@1,0/monastery; "
	      "deck SH_plain");
	ck_assert_str_eq(refused("place SH_plain 2,1 0").rule, "R-15.4");
	board("with shrines=on shrine_near=free; tiles SH_plain@0,0 B@1,0 E@2,0,1; figures "
	      "blue@1,0/monastery; deck SH_plain");
	ck_assert(legal("place SH_plain 2,1 0")); /* the shrine is empty: no challenge */
	board("with shrines=on shrine_near=free; tiles SH_plain@0,0 B@1,0 E@2,0,1; figures red@0,0/shrine; "
	      "deck SH_plain");
	ck_assert(legal("place SH_plain 2,1 0"));
}
END_TEST

START_TEST(test_R_15_4_literal_one_challenge_at_a_time)
{
	/* Blue's monk and Red's heretic are in a challenge; the new monastery lies beside the shrine. */
	board("with shrines=on shrine_near=literal; tiles B@0,0 SH_plain@1,0; figures blue@0,0/monastery "
	      "red@1,0/shrine; deck B");
	play("place B 2,0 0");
	ck_assert_str_eq(offered("meeple "), "field:NL");
	ck_assert_str_eq(refused("meeple monastery").rule, "R-15.4");
	play("meeple field:NL");
	/* The same for an abbot and for a large meeple. */
	board("with shrines=on shrine_near=literal abbot=on inns=on; tiles B@0,0 SH_plain@1,0; figures "
	      "blue@0,0/monastery red@1,0/shrine; deck B");
	play("place B 2,0 0");
	ck_assert_str_eq(offered(""), "meeple field:NL, big field:NL, pass");
	/* And the other way round: a second heretic beside a monk. */
	board("with shrines=on shrine_near=literal; tiles SH_plain@0,0 B@1,0; figures blue@0,0/shrine "
	      "red@1,0/monastery; deck SH_plain");
	play("place SH_plain 2,0 0");
	ck_assert_str_eq(offered("meeple "), "field:NL");
}
END_TEST

START_TEST(test_R_15_4_literal_a_free_opponent_may_be_challenged)
{
	/* The monastery is empty: the heretic is in no challenge yet. */
	board("with shrines=on shrine_near=literal; tiles B@0,0 SH_plain@1,0; figures red@1,0/shrine; deck B");
	play("place B 2,0 0");
	ck_assert(legal("meeple monastery"));
	/* The shrine is empty: nobody is challenged. */
	board("with shrines=on shrine_near=literal; tiles B@0,0 SH_plain@1,0; figures red@0,0/monastery; deck B");
	play("place B 2,0 0");
	ck_assert(legal("meeple monastery"));
	/* Under `strict` such tables are given tables only. */
	board("with shrines=on; tiles B@0,0 SH_plain@1,0; figures red@1,0/shrine; deck B");
	ck_assert(!legal("place B 2,0 0"));
}
END_TEST

/* ---- challenges ---- */

START_TEST(test_R_15_6_the_first_to_be_completed_wins)
{
	board("with shrines=on; tiles " BESIDE "; figures red@0,0/monastery blue@1,0/shrine; deck E V");
	play("place E -1,-1 0; pass");
	ck_assert_str_eq(told("paid home lost"), "paid red 9 complete 0,0/monastery x9; home red meeple 0,0; "
	                                         "lost blue 1,0/shrine; home blue meeple 1,0");
	ck_assert_str_eq(scores(), "9 0");
	ck_assert_str_eq(meeples(), "7 7");
	board("with shrines=on; tiles " SHRINE_FIRST "; figures red@0,0/shrine blue@1,0/monastery; deck E V");
	play("place E -1,-1 0; pass");
	ck_assert_str_eq(told("paid home lost"), "paid red 9 complete 0,0/shrine x9; home red meeple 0,0; "
	                                         "lost blue 1,0/monastery; home blue meeple 1,0");
}
END_TEST

/* Section 32, order of figures: a player's big one goes before his abbot. */
START_TEST(test_R_15_6_losers_go_home_in_order)
{
	board("with shrines=on abbot=on inns=on; tiles " SHRINE_FIRST
	      "; figures red@0,0/shrine blue+abbot@1,0/monastery blue+big@1,0/monastery blue@1,0/monastery; deck E V");
	play("place E -1,-1 0; pass");
	ck_assert_str_eq(told("home"),
	                 "home red meeple 0,0; home blue meeple 1,0; home blue big 1,0; home blue abbot 1,0");
}
END_TEST

START_TEST(test_R_15_5_a_challenge_begins_when_the_second_is_placed)
{
	board("with shrines=on; tiles B@0,0 E@-1,-1 E@0,-1 E@-1,0,3 E@-1,1,2 E@0,1,2 E@1,-1; figures "
	      "red@0,0/monastery; "
	      "turn blue; deck SH_plain E V");
	play("place SH_plain 1,0 0; meeple shrine; place E 1,1 2; pass");
	ck_assert_str_eq(told("paid lost"), "paid red 9 complete 0,0/monastery x9; lost blue 1,0/shrine");
}
END_TEST

START_TEST(test_R_15_5_placed_now_and_completed_now)
{
	/* The shrine is laid into the last hole; its heretic wins against the monk beside it. */
	board("with shrines=on; tiles E@-1,-1 E@0,-1 E@1,-1 E@-1,0,3 B@1,0 E@-1,1,2 E@0,1,2 E@1,1,2; figures "
	      "blue@1,0/monastery; deck SH_plain V");
	play("place SH_plain 0,0 0; meeple shrine");
	ck_assert_str_eq(told("paid lost"), "paid red 9 complete 0,0/shrine x9; lost blue 1,0/monastery");
}
END_TEST

START_TEST(test_R_15_5_a_player_may_challenge_himself)
{
	board("with shrines=on; tiles " BESIDE "; figures red@0,0/monastery red@1,0/shrine; deck E V");
	play("place E -1,-1 0; pass");
	ck_assert_str_eq(told("paid lost"), "paid red 9 complete 0,0/monastery x9; lost red 1,0/shrine");
	ck_assert_str_eq(meeples(), "7 7");
}
END_TEST

START_TEST(test_R_15_5_unoccupied_buildings_challenge_nobody)
{
	board("with shrines=on; tiles " BESIDE "; figures blue@1,0/shrine; deck E V");
	play("place E -1,-1 0; pass");
	ck_assert_str_eq(told("paid lost home"), "");
	ck_assert_str_eq(meeples(), "7 6");
	board("with shrines=on; tiles " BESIDE "; figures red@0,0/monastery; deck E V");
	play("place E -1,-1 0; pass");
	ck_assert_str_eq(told("paid lost"), "paid red 9 complete 0,0/monastery x9");
}
END_TEST

START_TEST(test_R_15_5_buildings_of_one_kind_do_not_challenge)
{
	board("with shrines=on; tiles B@0,0 B@1,0 B@0,-1 B@1,-1 B@-1,0 B@-1,1 B@0,1 B@1,1; figures "
	      "red@0,0/monastery "
	      "blue@1,0/monastery; deck E V");
	play("place E -1,-1 0; pass");
	ck_assert_str_eq(told("paid lost"), "paid red 9 complete 0,0/monastery x9");
}
END_TEST

START_TEST(test_R_15_5_nor_those_farther_away)
{
	board("with shrines=on; tiles B@0,0 B@1,0 SH_plain@2,0 B@0,-1 B@1,-1 B@-1,0 B@-1,1 B@0,1 B@1,1; "
	      "figures "
	      "red@0,0/monastery blue@2,0/shrine; deck E V");
	play("place E -1,-1 0; pass");
	ck_assert_str_eq(told("paid lost"), "paid red 9 complete 0,0/monastery x9");
}
END_TEST

START_TEST(test_R_15_5_corners_are_beside)
{
	board("with shrines=on; tiles B@0,0 B@1,0 B@0,-1 B@1,-1 B@-1,0 B@-1,1 B@0,1 SH_plain@1,1; figures "
	      "red@0,0/monastery "
	      "blue@1,1/shrine; deck E V");
	play("place E -1,-1 0; pass");
	ck_assert_str_eq(told("lost"), "lost blue 1,1/shrine");
}
END_TEST

START_TEST(test_R_15_5_an_abbot_counts)
{
	board("with shrines=on abbot=on; tiles " BESIDE
	      "; figures red+abbot@0,0/monastery blue+abbot@1,0/shrine; deck E V");
	play("place E -1,-1 0; pass");
	ck_assert_str_eq(told("paid lost home"), "paid red 9 complete 0,0/monastery x9; home red abbot 0,0; "
	                                         "lost blue 1,0/shrine; home blue abbot 1,0");
	ck_assert_int_eq(game_supply(game, 1, FIGURE_ABBOT), 1);
}
END_TEST

START_TEST(test_R_15_5_a_garden_challenges_nobody)
{
	board("with shrines=on abbot=on; tiles EG@0,0 SH_plain@1,0 E@0,-1,2 B@1,-1 B@-1,0 B@-1,1 B@0,1 "
	      "B@1,1; figures "
	      "red+abbot@0,0/garden blue@1,0/shrine; deck E V");
	play("place E -1,-1 0; pass");
	ck_assert_str_eq(told("paid lost"), "paid red 9 complete 0,0/garden x9");
}
END_TEST

START_TEST(test_R_15_7_both_completed_by_one_tile)
{
	board("with shrines=on; tiles " BOTH "; figures red@0,0/monastery blue@1,0/shrine; deck E V");
	play("place E 0,-1 0; pass");
	ck_assert_str_eq(told("paid lost"), "paid red 9 complete 0,0/monastery x9; paid blue 9 complete 1,0/shrine x9");
}
END_TEST

START_TEST(test_R_15_8_not_decided_both_score_at_the_end)
{
	board("with shrines=on; tiles B@0,0 SH_plain@1,0; figures red@0,0/monastery blue@1,0/shrine");
	play("end");
	ck_assert_str_eq(told("paid"), "paid red 2 final 0,0/monastery x2; paid blue 2 final 1,0/shrine x2");
}
END_TEST

START_TEST(test_R_15_9_the_losers_building_stays_empty_and_incomplete)
{
	board("with shrines=on; tiles " BESIDE " B@2,-1 B@2,0; figures red@0,0/monastery blue@1,0/shrine; deck E E V");
	play("place E -1,-1 0; pass");
	ck_assert(!feature("1,0/shrine")->complete);
	ck_assert_int_eq(feature("1,0/shrine")->figure_count, 0);
	play("place E 2,1 1; pass");
	ck_assert_str_eq(told("paid"), ""); /* complete now, and nobody's */
	ck_assert(feature("1,0/shrine")->complete);
}
END_TEST

START_TEST(test_R_15_10_who_comes_from_the_cathedral_challenges_nobody)
{
	board("with shrines=on start=count; tiles CITY SH_plain@0,-1 B@1,-1 B@2,-1 B@0,-2 B@1,-2; figures "
	      "red@0,-1/shrine "
	      "blue@cathedral; deck E V");
	play("place E 2,-2 0; pass; join meeple");
	ck_assert_str_eq(told("joined paid lost"), "joined blue meeple cathedral 1,-1/monastery; "
	                                           "paid blue 9 complete 1,-1/monastery x9");
	/* Nor if somebody stood in what was completed the turn before. */
	board("with shrines=on start=count; tiles CITY SH_plain@0,-1 B@1,-1 B@2,-1 B@0,-2 B@1,-2 E@0,3; "
	      "figures red@0,-1/shrine "
	      "blue@cathedral red@3,2/city:E; deck E E V");
	play("place E 4,2 3; pass; place E 2,-2 0; pass; join meeple");
	ck_assert_str_eq(told("paid lost"),
	                 "paid red 4 complete 3,2/city:E x2; paid blue 9 complete 1,-1/monastery x9");
	/* A monk who stood there before does, whoever joins him. */
	board("with shrines=on start=count; tiles CITY SH_plain@0,-1 B@1,-1 B@2,-1 B@0,-2 B@1,-2; figures "
	      "red@0,-1/shrine "
	      "blue@1,-1/monastery blue@cathedral; deck E V");
	play("place E 2,-2 0; pass; join meeple");
	ck_assert_str_eq(told("lost"), "lost red 0,-1/shrine");
}
END_TEST

START_TEST(test_R_15_11_a_challenge_ends_when_the_abbot_is_taken_back)
{
	board("with shrines=on abbot=on; tiles " SHRINE_FIRST
	      "; figures red+abbot@1,0/monastery blue@0,0/shrine; deck E V");
	play("place E -1,-1 0; recall");
	ck_assert_str_eq(told("paid lost"), "paid red 6 recall 1,0/monastery x6; paid blue 9 complete 0,0/shrine x9");
	board("with shrines=on abbot=on; tiles " BESIDE
	      "; figures red+abbot@1,0/shrine blue@0,0/monastery; deck E E V");
	play("place E 2,0 1; recall; place E -1,-1 0; pass");
	ck_assert_str_eq(told("lost"), "");
}
END_TEST

START_TEST(test_R_15_3_literal_every_pair_of_a_given_table_is_a_challenge)
{
	board("with shrines=on shrine_near=literal; tiles B@0,0 SH_plain@1,0 B@0,-1 B@1,-1 SH_plain@-1,0 "
	      "B@-1,1 B@0,1 B@1,1; "
	      "figures red@0,0/monastery blue@1,0/shrine red@-1,0/shrine; deck E V");
	play("place E -1,-1 0; pass");
	ck_assert_str_eq(told("paid lost"),
	                 "paid red 9 complete 0,0/monastery x9; lost red -1,0/shrine; lost blue 1,0/shrine");
	ck_assert_str_eq(meeples(), "7 7");
}
END_TEST

START_TEST(test_R_15_the_limits_are_the_tiles_whatever_the_settings)
{
	board("tiles B@0,0 E@1,0 B@2,0; deck SH_plain");
	ck_assert_str_eq(refused("place SH_plain 1,1 0").rule, "R-15.2");
}
END_TEST

Suite *shrines_suite(void)
{
	const TTest *tests[] = {
	    test_R_15_1_five_shrines_are_shuffled_in,
	    test_R_15_1_a_shrine_works_like_a_monastery,
	    test_R_15_2_no_shrine_beside_two_monasteries,
	    test_R_15_2_no_monastery_beside_two_shrines,
	    test_R_15_2_two_of_the_same_kind_are_no_opponents,
	    test_R_15_2_each_of_the_eight_cells,
	    test_R_15_2_a_shrine_that_may_lie_nowhere_is_set_aside,
	    test_R_15_3_nor_beside_a_monastery_that_has_a_shrine,
	    test_R_15_3_all_monastery_tiles_count,
	    test_R_15_3_literal_allows_it,
	    test_R_15_3_literal_every_pair_of_a_given_table_is_a_challenge,
	    test_R_15_4_free_only_occupied_neighbours_count,
	    test_R_15_4_free_not_beside_one_in_a_challenge,
	    test_R_15_4_literal_one_challenge_at_a_time,
	    test_R_15_4_literal_a_free_opponent_may_be_challenged,
	    test_R_15_5_a_challenge_begins_when_the_second_is_placed,
	    test_R_15_5_placed_now_and_completed_now,
	    test_R_15_5_a_player_may_challenge_himself,
	    test_R_15_5_unoccupied_buildings_challenge_nobody,
	    test_R_15_5_buildings_of_one_kind_do_not_challenge,
	    test_R_15_5_nor_those_farther_away,
	    test_R_15_5_corners_are_beside,
	    test_R_15_5_an_abbot_counts,
	    test_R_15_5_a_garden_challenges_nobody,
	    test_R_15_6_the_first_to_be_completed_wins,
	    test_R_15_6_losers_go_home_in_order,
	    test_R_15_7_both_completed_by_one_tile,
	    test_R_15_8_not_decided_both_score_at_the_end,
	    test_R_15_9_the_losers_building_stays_empty_and_incomplete,
	    test_R_15_10_who_comes_from_the_cathedral_challenges_nobody,
	    test_R_15_11_a_challenge_ends_when_the_abbot_is_taken_back,
	    test_R_15_the_limits_are_the_tiles_whatever_the_settings,
	};

	return RULES_SUITE("shrines", tests);
}
