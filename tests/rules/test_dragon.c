/* The Princess & the Dragon. */

#include <stdio.h>
#include <string.h>

#include "rules.h"

/* ---- the tiles ---- */

START_TEST(test_R_29_1_thirty_tiles)
{
	board("with dragon=on; seed 3");
	ck_assert_int_eq(game_tiles_left(game), 71 + 30 - 1);
	board("with dragon=on edition=old; seed 3");
	ck_assert_int_eq(game_tiles_left(game), 71 + 30 - 1);
	board("seed 3");
	ck_assert_int_eq(game_tiles_left(game), 71 - 1);
	ck_assert_str_eq((board("with dragon=on; seed 3"), neutral("dragon")), "none");
	ck_assert_str_eq(neutral("fairy"), "none");
}
END_TEST

/* Given where they are not played, each is refused by the name of the setting that brings it. */
START_TEST(test_R_29_1_neither_without_its_setting)
{
	struct setup setup;
	struct refusal refusal;

	for (int id = 0; id < 2; id++) {
		board_setup("tiles D@0,0; deck E", &setup);
		setup.neutrals[id] = (struct setup_neutral){.there = true};
		ck_assert_ptr_null(game_create(tiles, &setup, &refusal));
		ck_assert_int_eq(refusal.reason, REFUSAL_TABLE);
		ck_assert_msg(strstr(refusal.text, "but dragon is not `on`"), "%s", refusal.text);
	}
}
END_TEST

/* In every deal, and all twelve of them; with River II everything behind the river's volcano. */
START_TEST(test_R_29_2_no_dragon_before_a_volcano)
{
	static const char *const starts[] = {"", " start=river1", " start=river2", " start=count"};
	int soonest = TILES_MAX, first_of_land = 0;

	for (int seed = 0; seed < 400; seed++) {
		char text[120];
		uint8_t deck[TILES_MAX];
		int count, dragons = 0, volcano = -1;

		snprintf(text, sizeof text, "with dragon=on%s; seed %d", starts[seed % 4], seed);
		board(text);
		count = game_deck(game, deck);
		for (int i = 0; i < count; i++) {
			unsigned flags = tiles->types[deck[i]].flags;

			if (flags & TILE_VOLCANO && volcano < 0)
				volcano = i;
			if (!(flags & TILE_DRAGON))
				continue;
			dragons++;
			soonest = i - volcano < soonest ? i - volcano : soonest;
			/* The tile in hand may have been the volcano. */
			ck_assert(volcano >= 0 || tiles->types[game_decision(game).tile].flags & TILE_VOLCANO);
			first_of_land += seed % 4 == 2 && i == volcano + 1;
			ck_assert(!tiles->types[deck[i]].river_count);
		}
		ck_assert_int_eq(dragons, 12);
	}
	ck_assert_int_eq(soonest, 1);
	ck_assert_int_gt(first_of_land, 2);
}
END_TEST

/* Z-09 */
START_TEST(test_R_29_3_a_dragon_tile_waits)
{
	board("with dragon=on; deck PD_dragon_cap E PD_volcano E");
	ck_assert_str_eq(owed(), "tile red E");
	ck_assert_int_eq(game_tiles_left(game), 3);
	play("place E 0,-1 2; pass");
	ck_assert_str_eq(told("waits drawn"), "drawn PD_volcano");
	play("place PD_volcano 0,1 0");
	ck_assert_str_eq(told("dragon waits drawn"), "dragon 0,1; drawn E");
	play("place E 0,-2 0; pass");
	ck_assert_str_eq(told("waits drawn"), "drawn PD_dragon_cap");
	ck_assert_str_eq(aside(), "");
	play("place PD_dragon_cap 0,-3 2; pass; dragon 0,0; dragon 0,-1; dragon 0,-2; dragon 0,-3");
	ck_assert_str_eq(told("dragon"), "dragon 0,0 blue; dragon 0,-1 red; dragon 0,-2 blue; dragon 0,-3 red");
	ck_assert(game_over(game));
}
END_TEST

START_TEST(test_R_29_3_in_the_order_in_which_they_came)
{
	board("with dragon=on; tiles D@0,0; deck B PD_dragon_cap PD_dragon_bend E PD_volcano");
	play("place B 0,1 0; pass");
	ck_assert_str_eq(told("waits drawn"), "waits PD_dragon_cap; waits PD_dragon_bend; drawn E");
	play("place E 0,-1 2; pass; place PD_volcano 0,2 0");
	ck_assert_str_eq(told("waits drawn"), "drawn PD_volcano; drawn PD_dragon_cap");
	/* A volcano on the given table counts, whether or not the dragon is given; without the box nothing waits. */
	board("with dragon=on; tiles D@0,0 PD_volcano@0,1; deck PD_dragon_cap B");
	ck_assert_str_eq(owed(), "tile red PD_dragon_cap");
	board("tiles D@0,0; deck PD_dragon_cap B");
	ck_assert_str_eq(owed(), "tile red PD_dragon_cap");
}
END_TEST

/* Z-10 */
START_TEST(test_R_29_3_only_waiting_tiles_left)
{
	board("with dragon=on; deck E PD_dragon_cap");
	play("place E 0,-1 2; pass");
	ck_assert(game_over(game));
	ck_assert_int_eq(game_tiles_left(game), 1);
	ck_assert_str_eq(aside(), "");
	board("with dragon=on; deck PD_dragon_cap PD_dragon_bend");
	ck_assert(game_over(game));
	ck_assert_int_eq(game_tiles_left(game), 2);
}
END_TEST

/* ---- the volcano ---- */

START_TEST(test_R_29_4_he_comes_from_wherever_he_is)
{
	board("with dragon=on; tiles D@0,0 B@0,1; figures blue@0,1/monastery; deck PD_volcano PD_volcano_bend B");
	play("place PD_volcano 0,2 0");
	ck_assert_str_eq(neutral("dragon"), "0,2");
	ck_assert_str_eq(told("dragon eaten"), "dragon 0,2");
	play("place PD_volcano_bend 1,1 2; pass");
	ck_assert_str_eq(neutral("dragon"), "1,1");
	ck_assert_str_eq(told("dragon eaten home"), "dragon 1,1");
	ck_assert_str_eq(meeples(), "7 6");
}
END_TEST

/* Z-11 */
START_TEST(test_R_29_5_nobody_onto_the_volcano)
{
	board("with dragon=on; tiles D@0,0; figures red@0,0/road:E; deck PD_volcano B");
	play("place PD_volcano 0,1 0");
	ck_assert_str_eq(offered(""), "fairy meeple 0,0 road:E, pass");
	ck_assert_str_eq(refused("meeple field:NL").rule, "R-29.5");
	/* Who has nobody on the table is not asked. */
	board("with dragon=on; tiles D@0,0; figures red@0,0/road:E; deck PD_volcano B; turn blue");
	play("place PD_volcano 0,1 0");
	ck_assert_str_eq(owed(), "tile red B");
	/* Without the box it is a meadow. */
	board("tiles D@0,0; deck PD_volcano B");
	play("place PD_volcano 0,1 0; meeple field:NL");
}
END_TEST

/* ---- his move ---- */

/* Z-01 */
START_TEST(test_R_29_6_he_eats_before_it_is_paid)
{
	board("with dragon=on; tiles PD_volcano@1,0 E@0,0; figures red@0,0/city:N; dragon 1,0; turn blue; "
	      "deck PD_dragon_cap B");
	play("place PD_dragon_cap 0,-1 2; pass");
	ck_assert_str_eq(owed(), "dragon blue");
	ck_assert_str_eq(offered(""), "dragon 0,0");
	play("dragon 0,0");
	ck_assert_str_eq(told(""), "dragon 0,0 blue; eaten red meeple 0,0/city:N");
	ck_assert_str_eq(owed(), "dragon red");
	play("dragon 0,-1");
	ck_assert_str_eq(scores(), "0 0");
	ck_assert_str_eq(neutral("dragon"), "0,-1");
	ck_assert_str_eq(meeples(), "7 7");
	ck_assert_str_eq(owed(), "tile red B");
}
END_TEST

/* Z-02 */
START_TEST(test_R_29_6_or_after)
{
	board("with dragon=on dragon_move=after; tiles PD_volcano@1,0 E@0,0; figures red@0,0/city:N; dragon 1,0; "
	      "turn blue; deck PD_dragon_cap B");
	play("place PD_dragon_cap 0,-1 2; pass");
	ck_assert_str_eq(told("paid home"), "paid red 4 complete 0,-1/city:S x2; home red meeple 0,0");
	ck_assert_str_eq(offered(""), "dragon 0,0");
	play("dragon 0,0; dragon 0,-1");
	ck_assert_str_eq(scores(), "4 0");
	ck_assert_str_eq(neutral("dragon"), "0,-1");
	ck_assert_str_eq(meeples(), "7 7");
	/* After a tile that completes nothing too. */
	board("with dragon=on dragon_move=after; tiles PD_volcano@1,0 E@0,0; dragon 1,0; deck PD_dragon_bend B");
	play("place PD_dragon_bend 1,1 0; pass");
	ck_assert_str_eq(owed(), "dragon red");
}
END_TEST

/* Z-12 */
START_TEST(test_R_29_6_six_steps_of_all_players)
{
	struct cell visited[WALK_MAX];
	int count;

	board("players red blue green; with dragon=on; "
	      "tiles PD_volcano@0,0 B@1,0 B@2,0 B@3,0 B@4,0 B@5,0 B@6,0; figures blue@6,0/monastery; dragon 0,0; "
	      "deck PD_dragon_bend B");
	play("place PD_dragon_bend 0,1 0; pass");
	ck_assert_int_eq(game_walk(game, 0, visited, &count), 6);
	ck_assert_int_eq(count, 0);
	play("dragon 1,0");
	ck_assert_int_eq(game_walk(game, 0, visited, &count), 5);
	ck_assert(count == 1 && visited[0].x == 0 && visited[0].y == 0);
	play("dragon 2,0; dragon 3,0; dragon 4,0; dragon 5,0; dragon 6,0");
	ck_assert_str_eq(told("dragon eaten"),
	                 "dragon 2,0 blue; dragon 3,0 green; dragon 4,0 red; dragon 5,0 blue; dragon 6,0 green; "
	                 "eaten blue meeple 6,0/monastery");
	ck_assert_str_eq(scores(), "0 0 0");
	ck_assert_str_eq(owed(), "tile blue B");
	ck_assert_int_eq(game_walk(game, 0, visited, &count), -1);
	/* Where there is no way on, the move ends, whoever's turn it was. */
	board("players red blue green; with dragon=on; tiles PD_volcano@0,0 B@1,0 B@2,0; dragon 0,0; "
	      "deck PD_dragon_bend B");
	play("place PD_dragon_bend 0,1 0; pass; dragon 0,1");
	ck_assert_str_eq(owed(), "tile blue B");
}
END_TEST

START_TEST(test_R_29_6_not_without_him)
{
	board("with dragon=on; tiles PD_volcano@0,0 B@1,0; deck PD_dragon_bend B");
	play("place PD_dragon_bend 0,1 0; pass");
	ck_assert_str_eq(owed(), "tile blue B");
	board("tiles PD_volcano@0,0 B@1,0; deck PD_dragon_bend B");
	play("place PD_dragon_bend 0,1 0; pass");
	ck_assert_str_eq(owed(), "tile blue B");
}
END_TEST

/* Cells that touch at a corner, empty ones and those he has left are no way. */
START_TEST(test_R_29_7_where_he_goes)
{
	board("with dragon=on; tiles PD_volcano@0,0 B@1,0 B@1,1 B@0,1 B@-1,1; dragon 0,0; deck PD_dragon_bend B");
	play("place PD_dragon_bend 1,-1 1; pass");
	ck_assert_str_eq(offered(""), "dragon 1,0, dragon 0,1");
	ck_assert_str_eq(refused("dragon 1,1").rule, "R-29.7");
	ck_assert_str_eq(refused("dragon -1,0").rule, "R-29.7");
	ck_assert_str_eq(refused("dragon 0,0").rule, "R-29.7");
	ck_assert_int_eq(refused("pass").reason, REFUSAL_WRONG_KIND);
	play("dragon 1,0");
	ck_assert_str_eq(offered(""), "dragon 1,-1, dragon 1,1");
	ck_assert_str_eq(refused("dragon 0,0").rule, "R-29.7");
	play("dragon 1,1");
	ck_assert_str_eq(offered(""), "dragon 0,1");
	play("dragon 0,1");
	ck_assert_str_eq(offered(""), "dragon -1,1");
	play("dragon -1,1");
	ck_assert_str_eq(owed(), "tile blue B");
}
END_TEST

/* Players in their order, a player's by kind; what stands on the start is not eaten but was never there. */
START_TEST(test_R_29_8_what_he_eats)
{
	board("with dragon=on traders=on inns=on abbot=on; "
	      "tiles PD_volcano@0,0 PD_dragon_moncity@1,0,1 G@1,-1,1; dragon 0,0; "
	      "figures red@1,0/field:WL red+abbot@1,0/monastery blue+big@1,-1/city:N blue+builder@1,0/city:N; "
	      "turn blue; deck PD_dragon_bend B");
	play("place PD_dragon_bend 0,1 0; pass; dragon 1,0");
	ck_assert_str_eq(told("eaten home"), "eaten blue builder 1,0/city:N; eaten red meeple 1,0/field:WL; "
	                                     "eaten red abbot 1,0/monastery");
	play("dragon 1,-1");
	ck_assert_str_eq(told("eaten home"), "eaten blue big 1,-1/city:N");
	ck_assert_str_eq(figures(), "");
	ck_assert_str_eq(scores(), "0 0");
}
END_TEST

/* Z-13 */
START_TEST(test_R_29_9_left_alone)
{
	board("with dragon=on traders=on; tiles PD_volcano@0,1 E@0,0,1 G@1,0; "
	      "figures red@0,0/city:E red+builder@1,0/city:E; fairy 1,0; dragon 0,1; turn blue; "
	      "deck PD_dragon_bend B");
	play("place PD_dragon_bend 0,2 0; pass; dragon 0,0");
	ck_assert_str_eq(told("eaten home"), "eaten red meeple 0,0/city:E; home red builder 1,0");
	ck_assert_str_eq(meeples(), "7 7");
	ck_assert_str_eq(supply(FIGURE_BUILDER), "1 1");
	ck_assert_str_eq(owed(), "tile red B");
}
END_TEST

/* ---- the fairy ---- */

START_TEST(test_R_29_11_beside_one_of_ones_own)
{
	board("with dragon=on; tiles D@0,0 B@0,1 E@0,-1,2; figures red@0,0/road:E red@0,1/monastery blue@0,0/field:ER; "
	      "fairy red@0,1/monastery; deck V B");
	play("place V 1,0 0");
	ck_assert_str_eq(offered("fairy "), "meeple 0,0 road:E");
	ck_assert_str_eq(refused("fairy meeple 0,1 monastery").rule, "R-29.11");
	ck_assert_str_eq(refused("fairy meeple 0,0 field:ER").rule, "R-29.11");
	play("fairy meeple 0,0 road:E");
	ck_assert_str_eq(told("fairy"), "fairy red meeple 0,0/road:E");
	ck_assert_str_eq(neutral("fairy"), "0,0 red meeple road:E");
	/* If she stands alone, to a follower of that very cell too. */
	board("with dragon=on; tiles D@0,0 B@0,1; figures red@0,1/monastery; fairy 0,1; deck V B");
	play("place V 1,0 0; fairy meeple 0,1 monastery");
	ck_assert_str_eq(neutral("fairy"), "0,1 red meeple monastery");
}
END_TEST

/* A builder or a pig is no follower. */
START_TEST(test_R_29_11_not_beside_a_builder)
{
	board("with dragon=on traders=on; tiles U@0,0 U@1,0; figures red@0,0/road:E red+builder@1,0/road:E; deck B B");
	play("place B 0,1 0");
	ck_assert_str_eq(offered("fairy "), "meeple 0,0 road:E");
	ck_assert_str_eq(refused("fairy builder 1,0 road:E").rule, "R-29.11");
}
END_TEST

/* Z-03, Z-04 */
START_TEST(test_R_29_12_alone_she_guards)
{
	board("with dragon=on; tiles PD_volcano@1,0 E@0,0; figures red@0,0/city:N; fairy red@0,0/city:N; dragon 1,0; "
	      "turn blue; deck PD_dragon_cap B");
	play("place PD_dragon_cap 0,-1 2; pass");
	ck_assert_str_eq(told("paid home dragon"),
	                 "paid red 4 complete 0,-1/city:S x2; paid red 3 fairy 0,0/city:N; home red meeple 0,0");
	ck_assert_str_eq(scores(), "7 0"); /* and no point for his turn that begins */
	ck_assert_str_eq(neutral("fairy"), "0,0");
	ck_assert_str_eq(neutral("dragon"), "1,0");
	board("with dragon=on; tiles PD_volcano@1,0 E@0,0; figures red@0,0/city:N; fairy 0,0; dragon 1,0; turn blue; "
	      "deck PD_dragon_cap B");
	play("place PD_dragon_cap 0,-1 2; pass");
	ck_assert_str_eq(scores(), "4 0");
	ck_assert_str_eq(neutral("dragon"), "1,0");
}
END_TEST

/* Not even the same one gets her by coming to her cell again. */
START_TEST(test_R_29_12_nobody_gets_her_by_coming)
{
	board("with dragon=on; tiles A@0,0,3 U@1,0; figures red@1,0/road:E; fairy red@1,0/road:E; "
	      "deck PD_portal_village B B B");
	play("place PD_portal_village 2,0 0; portal meeple 1,0 field:NL");
	ck_assert_str_eq(told("paid"), "paid red 3 complete 0,0/road:E x3; paid red 3 fairy 1,0/road:E");
	ck_assert_str_eq(neutral("fairy"), "1,0");
	ck_assert_str_eq(scores(), "6 0");
}
END_TEST

/* Z-07 */
START_TEST(test_R_29_14_a_point_when_ones_turn_begins)
{
	board("with dragon=on; tiles D@0,0; figures red@0,0/road:E; fairy red@0,0/road:E; turn blue; deck E B");
	ck_assert_str_eq(scores(), "0 0"); /* a given table stands after it */
	play("place E 0,-1 2; pass");
	ck_assert_str_eq(told("paid drawn"), "paid red 1 fairy; drawn B");
	play("place B 0,1 0; pass");
	ck_assert(game_over(game));
	ck_assert_str_eq(scores(), "5 0"); /* the road 1, the fairy 3, and nothing for a turn that never began */
	/* If no tile that is left fits, the turn began all the same. */
	board("with dragon=on; tiles D@0,0; figures red@0,0/road:E; fairy red@0,0/road:E; turn blue; deck E K");
	play("place E 0,-1 2; pass");
	ck_assert_str_eq(told("paid drawn"), "paid red 1 fairy; drawn K");
	board("with dragon=on; tiles D@0,0; figures red@0,0/road:E; fairy red@0,0/road:E; turn blue; deck E "
	      "PD_dragon_cap");
	play("place E 0,-1 2; pass");
	ck_assert_str_eq(told("paid"), "paid red 1 final 0,0/road:E x1; paid red 3 fairy 0,0/road:E");
}
END_TEST

/* Z-05 */
START_TEST(test_R_29_15_three_without_the_majority)
{
	board("with dragon=on inns=on; tiles E@0,0,1 G@1,0; figures blue+big@0,0/city:E red@1,0/city:E; "
	      "fairy red@1,0/city:E; deck E B");
	play("place E 2,0 3; pass");
	ck_assert_str_eq(told("paid"), "paid blue 6 complete 0,0/city:E x3; paid red 3 fairy 1,0/city:E");
	ck_assert_str_eq(scores(), "3 6");
}
END_TEST

/* At the end: a field that borders no city, under every way of scoring farms. */
START_TEST(test_R_29_15_at_the_end)
{
	static const char *const farms[] = {"field3", "city4", "city3", "field3cap"};

	for (int i = 0; i < 4; i++) {
		char text[200];

		snprintf(text, sizeof text,
		         "with dragon=on farm=%s; tiles D@0,0 B@0,1; figures red@0,1/field:NL blue@0,0/road:E; "
		         "fairy red@0,1/field:NL; deck B",
		         farms[i]);
		board(text);
		play("place B 0,2 0; pass");
		ck_assert_str_eq(told("paid"), "paid blue 1 final 0,0/road:E x1; paid red 3 fairy 0,1/field:NL");
	}
	/* Not for the abbot who is taken back. */
	board("with dragon=on abbot=on; tiles D@0,0 B@0,1; figures red+abbot@0,1/monastery; "
	      "fairy red+abbot@0,1/monastery; deck B B");
	play("place B 0,2 0; recall");
	ck_assert_str_eq(told("paid"), "paid red 3 recall 0,1/monastery x3");
	ck_assert_str_eq(neutral("fairy"), "0,1");
}
END_TEST

/* ---- the princess ---- */

/* Z-14 */
START_TEST(test_R_29_17_sends_home_ones_own)
{
	board("with dragon=on; tiles E@0,0; figures red@0,0/city:N; deck PD_princess_village B");
	play("place PD_princess_village 0,-1 2; princess red meeple 0,0 city:N");
	ck_assert_str_eq(told("princess home paid"), "princess red meeple 0,0/city:N");
	ck_assert_str_eq(scores(), "0 0");
	ck_assert_str_eq(meeples(), "7 7");
	board("with dragon=on; tiles E@0,0; figures red@0,0/city:N; deck PD_princess_village B");
	play("place PD_princess_village 0,-1 2; pass");
	ck_assert_str_eq(scores(), "4 0");
	/* Without the box she is a picture. */
	board("tiles E@0,0; figures red@0,0/city:N; deck PD_princess_village B");
	play("place PD_princess_village 0,-1 2");
	ck_assert_str_eq(offered("princess"), "");
}
END_TEST

/* Z-15 */
START_TEST(test_R_29_17_must)
{
	board("with dragon=on princess=must abbot=on; tiles E@0,0 B@0,1; figures red@0,0/city:N "
	      "blue+abbot@0,1/monastery; "
	      "turn blue; deck PD_princess_village B");
	play("place PD_princess_village 0,-1 2");
	ck_assert_str_eq(offered(""), "princess red meeple 0,0 city:N");
	ck_assert_str_eq(refused("meeple road:W").rule, "R-29.17");
	ck_assert_str_eq(refused("fairy abbot 0,1 monastery").rule, "R-29.17");
	refused("pass");
	refused("recall");
	/* `end` counts as a pass. */
	play("end");
	ck_assert(game_over(game));
	ck_assert_str_eq(told("princess paid"),
	                 "paid red 4 complete 0,-1/city:S x2; paid blue 2 final 0,1/monastery x2");
}
END_TEST

/* The city as the tile has joined it, but followers only; a builder left alone goes. */
START_TEST(test_R_29_17_whom)
{
	board("with dragon=on traders=on; tiles E@0,0,1 G@1,0; figures blue@0,0/city:E blue+builder@1,0/city:E; "
	      "fairy blue@0,0/city:E; deck PD_princess_three B");
	play("place PD_princess_three 2,0 3");
	ck_assert_str_eq(offered("princess "), "blue meeple 0,0 city:E");
	refused("princess blue builder 1,0 city:E");
	refused("princess red meeple 0,0 city:E");
	refused("princess green meeple 0,0 city:E");
	play("princess blue meeple 0,0 city:E");
	ck_assert_str_eq(told("princess home"), "princess blue meeple 0,0/city:E; home blue builder 1,0");
	ck_assert_str_eq(neutral("fairy"), "0,0");
}
END_TEST

/* Z-16 */
START_TEST(test_R_29_18_only_the_northern_city)
{
	board("with dragon=on princess=must; tiles E@0,1; figures blue@0,1/city:N; deck PD_princess_capcorner B");
	play("place PD_princess_capcorner 0,0 0");
	ck_assert_str_eq(offered(""), "meeple city:N, meeple field:WL, meeple field:inner0, pass");
}
END_TEST

/* ---- the portal ---- */

START_TEST(test_R_29_19_through_a_portal_only)
{
	board("with dragon=on; tiles D@0,0 B@0,1; deck V B");
	play("place V 1,0 0");
	ck_assert_str_eq(refused("portal meeple 0,1 monastery").rule, "R-29.19");
}
END_TEST

/* Z-17 */
START_TEST(test_R_29_19_what_a_portal_reaches)
{
	board("with dragon=on; tiles D@0,0 E@0,-1,2 B@0,1; figures blue@0,0/road:E; deck PD_portal_village B");
	play("place PD_portal_village 1,0 0");
	ck_assert_str_eq(offered(""),
	                 "meeple road:E, meeple road:S, meeple field:NL, meeple field:ER, meeple field:SR, "
	                 "portal meeple 0,-1 field:NL, portal meeple 0,0 field:EL, portal meeple 0,0 field:ER, "
	                 "portal meeple 0,1 field:NL, portal meeple 0,1 monastery, pass");
	ck_assert_str_eq(refused("portal meeple 0,-1 city:S").rule, "R-29.20"); /* complete */
	ck_assert_str_eq(refused("portal meeple 0,0 road:W").rule, "R-29.20");  /* blue's */
	ck_assert_str_eq(refused("portal meeple 1,0 road:E").rule, "R-29.19");  /* its own tile */
	ck_assert_str_eq(refused("portal meeple 5,0 road:E").rule, "R-29.19");
	play("portal meeple 0,1 monastery");
	ck_assert_str_eq(told("figure"), "figure red meeple 0,1/monastery");
	ck_assert_str_eq(meeples(), "6 6");
}
END_TEST

/* Who is told where he cannot go looks at the tile he named, whatever lies on the one just laid. */
START_TEST(test_R_29_20_held_by_somebody_far_away)
{
	board("with dragon=on; tiles D@0,0 B@0,1; figures blue@0,0/city:N; deck PD_portal_village B");
	play("place PD_portal_village 1,0 0");
	struct refusal refusal = refused("portal meeple 0,0 city:N");
	ck_assert_str_eq(refusal.rule, "R-29.20");
	ck_assert_int_eq(refusal.reason, REFUSAL_OCCUPIED);
	ck_assert_int_eq(refusal.holder, 1);
	ck_assert(refusal.other.x == 0 && refusal.other.y == 0);
	ck_assert_int_eq(refusal.path_count, 1);
	ck_assert_str_eq(refusal.text, "city:N at 0,0 is held by blue's meeple at 0,0 (R-29.20)");
}
END_TEST

/* An abbot and a large follower, each to their own; no builder and no pig; nobody to the dragon; no farmers without
 * farms. */
START_TEST(test_R_29_19_which_figures)
{
	board("with dragon=on abbot=on inns=on traders=on farm=off; tiles PD_volcano_cap@0,0 G@0,-1,1 "
	      "B@0,1; "
	      "figures red@0,-1/city:S; dragon 0,1; deck PD_portal_village B");
	play("place PD_portal_village 1,0 3");
	ck_assert_str_eq(offered("portal "), "");
	ck_assert_str_eq(refused("portal meeple 0,1 monastery").rule, "R-29.5");
	ck_assert_str_eq(refused("portal meeple 0,0 field:EL").rule, "R-7");
	ck_assert_str_eq(refused("portal builder 0,-1 city:S").rule, "R-24.3");
}
END_TEST

START_TEST(test_R_29_22_signs_are_decoration)
{
	board("tiles D@0,0 B@0,1; figures red@0,1/monastery; deck PD_portal_village B");
	play("place PD_portal_village 1,0 0");
	ck_assert_str_eq(offered("portal"), "");
	ck_assert_str_eq(offered("fairy"), "");
	ck_assert(!game_has_neutral(game, 0));
	/* one road under the city, and the field runs round its mouth. */
	board("tiles PD_dragon_tunnel@0,0");
	ck_assert(same_feature("0,0/road:N", "0,0/road:S"));
	ck_assert(same_feature("0,0/field:NL", "0,0/field:NR"));
	ck_assert(!same_feature("0,0/field:NL", "0,0/field:SL"));
}
END_TEST

/* ---- given tables ---- */

START_TEST(test_R_29_refused_tables)
{
	ck_assert_int_eq(board_refused("tiles D@0,0; dragon 0,0").reason, REFUSAL_TABLE);
	ck_assert_int_eq(board_refused("with dragon=on; tiles D@0,0; dragon 1,0").reason, REFUSAL_TABLE);
	ck_assert_int_eq(board_refused("with dragon=on; tiles D@0,0; fairy 1,0").reason, REFUSAL_TABLE);
	ck_assert_str_eq(board_refused("with dragon=on; tiles D@0,0; figures red@0,0/road:E; dragon 0,0").rule,
	                 "R-29.5");
	ck_assert_str_eq(
	    board_refused("with dragon=on; tiles D@0,0; figures red@0,0/road:E; fairy red@0,0/city:N").rule, "R-29.11");
	ck_assert_str_eq(
	    board_refused("with dragon=on; tiles D@0,0; figures red@0,0/road:E; fairy blue@0,0/road:E").rule,
	    "R-29.11");
	ck_assert_str_eq(board_refused("with dragon=on start=count; tiles CITY; dragon 1,1").rule, "R-29.7");
	ck_assert_str_eq(board_refused("with dragon=on start=count; tiles CITY; fairy 2,1").rule, "R-29.7");
}
END_TEST

Suite *dragon_suite(void)
{
	const TTest *const tests[] = {
	    test_R_29_1_thirty_tiles,
	    test_R_29_1_neither_without_its_setting,
	    test_R_29_2_no_dragon_before_a_volcano,
	    test_R_29_3_a_dragon_tile_waits,
	    test_R_29_3_in_the_order_in_which_they_came,
	    test_R_29_3_only_waiting_tiles_left,
	    test_R_29_4_he_comes_from_wherever_he_is,
	    test_R_29_5_nobody_onto_the_volcano,
	    test_R_29_6_he_eats_before_it_is_paid,
	    test_R_29_6_or_after,
	    test_R_29_6_six_steps_of_all_players,
	    test_R_29_6_not_without_him,
	    test_R_29_7_where_he_goes,
	    test_R_29_8_what_he_eats,
	    test_R_29_9_left_alone,
	    test_R_29_11_beside_one_of_ones_own,
	    test_R_29_11_not_beside_a_builder,
	    test_R_29_12_alone_she_guards,
	    test_R_29_12_nobody_gets_her_by_coming,
	    test_R_29_14_a_point_when_ones_turn_begins,
	    test_R_29_15_three_without_the_majority,
	    test_R_29_15_at_the_end,
	    test_R_29_17_sends_home_ones_own,
	    test_R_29_17_must,
	    test_R_29_17_whom,
	    test_R_29_18_only_the_northern_city,
	    test_R_29_19_through_a_portal_only,
	    test_R_29_20_held_by_somebody_far_away,
	    test_R_29_19_what_a_portal_reaches,
	    test_R_29_19_which_figures,
	    test_R_29_22_signs_are_decoration,
	    test_R_29_refused_tables,
	};

	return RULES_SUITE("R-29 the dragon", tests);
}
