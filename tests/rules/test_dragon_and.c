/* R-29 with everything else. */

#include <stdio.h>
#include <stdlib.h>

#include "rules.h"
#include "recount.h"

/* Six meadows round a shrine and a monastery side by side; what is in the south is still to come.  Volcanoes of a
 * given table are meadows here. */
#define SIDE_BY_SIDE                                                                                                   \
	"tiles PD_volcano@0,-1 PD_volcano@1,-1 PD_volcano@2,-1 SH_plain@0,0 B@1,0 PD_volcano@2,0 PD_volcano@0,1 "      \
	"PD_volcano@1,1"

/* Z-46 */
START_TEST(test_R_32_9_the_monk_is_eaten)
{
	board("with dragon=on shrines=on; " SIDE_BY_SIDE " PD_volcano@3,0; "
	      "figures blue@1,0/monastery red@0,0/shrine; dragon 3,0; turn blue; deck PD_dragon_cap B");
	play("place PD_dragon_cap 2,1 2; pass; dragon 2,0; dragon 1,0; dragon 1,-1; dragon 2,-1");
	ck_assert_str_eq(told("eaten lost paid home"), "eaten blue meeple 1,0/monastery");
	ck_assert_str_eq(scores(), "0 0");
	ck_assert_str_eq(figures(), "red 0,0/shrine");
}
END_TEST

/* Z-47 */
START_TEST(test_R_32_9_a_portal_that_completes_both)
{
	board(
	    "with dragon=on shrines=on; "
	    "tiles PD_volcano@-1,-1 PD_volcano@0,-1 PD_volcano@1,-1 PD_volcano@2,-1 PD_volcano@-1,0 SH_plain@0,0 B@1,0 "
	    "PD_volcano@2,0 PD_volcano@-1,1 PD_volcano_roadend@0,1,3 PD_volcano_roadend@2,1,1; "
	    "figures red@0,0/shrine; turn blue; deck PD_portal_village B");
	play("place PD_portal_village 1,1 0");
	ck_assert_str_eq(refused("portal meeple 1,0 monastery").rule, "R-29.20");
	play("pass");
	ck_assert_str_eq(scores(), "9 0");
}
END_TEST

/* A portal may begin a challenge, which the first to be complete wins. */
START_TEST(test_R_32_9_a_portal_begins_a_challenge)
{
	board("with dragon=on shrines=on; " SIDE_BY_SIDE "; figures red@0,0/shrine; turn blue; "
	      "deck PD_portal_three PD_volcano B");
	play("place PD_portal_three 0,-2 0; portal meeple 1,0 monastery; place PD_volcano 2,1 0; pass");
	ck_assert_str_eq(told("paid lost home"),
	                 "paid blue 9 complete 1,0/monastery x9; home blue meeple 1,0; lost red 0,0/shrine; "
	                 "home red meeple 0,0");
	ck_assert_str_eq(scores(), "0 9");
}
END_TEST

/* Z-45 */
START_TEST(test_R_29_7_round_the_city)
{
	board(
	    "with dragon=on start=count; tiles CITY PD_volcano@-1,1; figures blue@0,0/road:W blue@castle; dragon -1,1; "
	    "deck PD_dragon_bend B");
	play("place PD_dragon_bend -1,2 0; pass; dragon 0,1");
	ck_assert_str_eq(offered("dragon "), "0,0, 0,2");
	play("dragon 0,2");
	ck_assert_str_eq(offered("dragon "), "-1,2, 1,2");
	ck_assert_str_eq(quarters(), "castle blue");
	ck_assert_str_eq(figures(), "blue 0,0/road:W");
}
END_TEST

/* The fairy cannot be called into the City, nor does a portal lead there; the cells outside its walls are free. */
START_TEST(test_R_29_20_not_into_the_city)
{
	board("with dragon=on start=count; tiles CITY; figures red@castle; deck PD_portal_village B");
	play("place PD_portal_village -1,0 0");
	ck_assert_str_eq(offered("fairy"), "");
	ck_assert(legal("portal meeple 2,2 road:S"));
	ck_assert(legal("portal meeple 3,2 city:E"));
	ck_assert(legal("portal meeple 1,2 field:SL"));
	refused("portal meeple 1,1 field:NL");
	refused("fairy meeple 2,1 castle");
}
END_TEST

/* her points are points of the scoring: who gets them may not enter, who sees another get them may. */
START_TEST(test_R_29_16_her_points_and_the_entry)
{
	/* Blue has the majority and is paid; red has her points, and so may not enter, though only blue's city paid. */
	board("with dragon=on start=count inns=on; tiles CITY E@0,-1; figures blue+big@0,-1/city:N red@0,-1/city:N; "
	      "fairy red@0,-1/city:N; deck E B");
	play("place E 0,-2 2; pass");
	ck_assert_str_eq(scores(), "3 4");
	ck_assert_str_eq(owed(), "tile blue B");
	board("with dragon=on start=count inns=on; tiles CITY E@0,-1; figures blue+big@0,-1/city:N red@0,-1/city:N; "
	      "fairy 0,-1; deck E B");
	play("place E 0,-2 2; pass");
	ck_assert_str_eq(scores(), "0 4");
	ck_assert_str_eq(owed(), "enter red");
}
END_TEST

/* the point of a turn that begins counts for no entry. */
START_TEST(test_R_29_16_the_point_of_a_turn)
{
	board("with dragon=on start=count; tiles CITY E@0,-1 U@-1,0; figures blue@0,-1/city:N red@-1,0/road:W; "
	      "fairy red@-1,0/road:W; turn blue; deck B E B B");
	play("place B 1,-1 0; pass");
	ck_assert_str_eq(scores(), "1 0");
	play("place E 0,-2 2; pass");
	ck_assert_str_eq(scores(), "1 4");
	ck_assert_str_eq(owed(), "enter red");
}
END_TEST

/* `rulings = jcz`, point 1: beside a follower in a quarter; all quarters lie on CC21. */
START_TEST(test_R_33_rulings_into_a_quarter)
{
	board("with dragon=on rulings=jcz start=count; tiles CITY; figures red@castle red@market blue@castle; "
	      "deck B B B B");
	play("place B 0,-1 0");
	ck_assert_str_eq(offered("fairy "), "meeple 2,1 castle, meeple 2,1 market");
	refused("fairy meeple 1,1 castle");
	refused("fairy meeple 2,1 cathedral");
	play("fairy meeple 2,1 castle");
	ck_assert_str_eq(told("fairy"), "fairy red meeple 2,1/castle");
	ck_assert_str_eq(neutral("fairy"), "2,1 red meeple castle");
	play("place B 1,-1 0; pass");
	ck_assert_str_eq(told("paid drawn"), "paid red 1 fairy; drawn B");
	play("place B 0,-2 0");
	ck_assert_str_eq(offered("fairy "), "meeple 2,1 market");
	/* Of two alike the other one. */
	board("with dragon=on rulings=jcz start=count; tiles CITY; figures red@castle red@castle; fairy red@castle; "
	      "deck B B");
	play("place B 0,-1 0");
	ck_assert_str_eq(offered("fairy "), "meeple 2,1 castle");
}
END_TEST

/* Whoever leaves a quarter with her is paid for where he goes; she stays in the City. */
START_TEST(test_R_33_rulings_out_of_a_quarter)
{
	board("with dragon=on rulings=jcz start=count; tiles CITY E@0,-1; figures blue@0,-1/city:N red@castle; "
	      "fairy red@castle; count market; turn blue; deck E B B");
	play("place E 0,-2 2; pass");
	ck_assert_str_eq(owed(), "join red 0,-2/city:S");
	play("join meeple");
	ck_assert_str_eq(told("paid"), "paid red 4 complete 0,-2/city:S x2; paid blue 4 complete 0,-2/city:S x2; "
	                               "paid red 3 fairy 0,-2/city:S");
	ck_assert_str_eq(neutral("fairy"), "2,1");
	ck_assert_str_eq(scores(), "7 4");
	/* Sent at the end. */
	board("with dragon=on rulings=jcz start=count; tiles CITY; figures red@market; fairy red@market; deck B");
	play("place B 0,-1 0; pass; send market meeple 0,-1 field:NL");
	ck_assert_str_eq(told("paid"), "paid red 3 farm 0,-1/field:NL x5 [carcassonne]; "
	                               "paid red 3 fairy 0,-1/field:NL");
	/* With her book alone nobody is there who could have her. */
	ck_assert_str_eq(
	    board_refused("with dragon=on start=count; tiles CITY; figures red@castle; fairy red@castle; deck B").rule,
	    "R-29.7");
	ck_assert_str_eq(board_refused("with dragon=on rulings=jcz start=count; tiles CITY; fairy 1,1; deck B").rule,
	                 "R-29.7");
}
END_TEST

/* Point 5: her 3 points neither allow nor forbid an entry. */
START_TEST(test_R_33_rulings_her_points_and_the_entry)
{
	board("with dragon=on rulings=jcz start=count inns=on; tiles CITY E@0,-1; "
	      "figures blue+big@0,-1/city:N red@0,-1/city:N; fairy red@0,-1/city:N; deck E B");
	play("place E 0,-2 2; pass");
	ck_assert_str_eq(scores(), "3 4");
	ck_assert_str_eq(owed(), "enter red");
}
END_TEST

/* a follower who joins stands at the first segment where the dragon does not. */
START_TEST(test_R_32_15_not_to_the_dragon)
{
	/* The dragon stands where the city has its address: who joins it stands on the other tile. */
	board("with dragon=on start=count; tiles CITY E@0,-1; figures red@0,-1/city:N blue@castle; count market; "
	      "deck PD_volcano_cap B");
	play("place PD_volcano_cap 0,-2 2; pass");
	ck_assert_str_eq(owed(), "join blue 0,-2/city:S");
	play("join meeple");
	ck_assert_str_eq(told("joined home"), "joined blue meeple castle 0,-2/city:S; home red meeple 0,-1; "
	                                      "home blue meeple 0,-1");
	ck_assert_str_eq(scores(), "4 4");
	/* A monastery on his cell cannot be joined. */
	board("with dragon=on start=count; "
	      "tiles CITY B@0,-1 B@0,-2 B@1,-2 PD_volcano@2,-2 B@1,-1; figures blue@cathedral; count market; "
	      "dragon 1,-1; deck B B");
	play("place B 2,-1 0; pass");
	ck_assert_str_eq(owed(), "tile blue B");
	board("with dragon=on start=count; "
	      "tiles CITY B@0,-1 B@0,-2 B@1,-2 PD_volcano@2,-2 B@1,-1; figures blue@cathedral; count market; "
	      "dragon 2,-2; deck B B");
	play("place B 2,-1 0; pass");
	ck_assert_str_eq(owed(), "join blue 1,-1/monastery");
}
END_TEST

/* Section 32, order of figures: who has the turn first, then clockwise; of each the meeples, then the large one. */
START_TEST(test_R_32_in_which_order_they_go_home)
{
	board("players red blue green; with dragon=on inns=on; tiles E@0,0,1 G@1,0; "
	      "figures red@0,0/city:E blue+big@0,0/city:E blue@1,0/city:E green@1,0/city:E; turn blue; deck E B");
	play("place E 2,0 3; pass");
	ck_assert_str_eq(told("home"), "home blue meeple 1,0; home blue big 0,0; home green meeple 1,0; "
	                               "home red meeple 0,0");
}
END_TEST

/* Z-08, R-24.5 */
START_TEST(test_R_29_14_not_before_the_second_part)
{
	board("with dragon=on traders=on; tiles U@-1,0 U@0,0; figures red@-1,0/road:E red+builder@0,0/road:E; "
	      "fairy red@-1,0/road:E; deck U B B");
	play("place U 1,0 0; pass");
	ck_assert_str_eq(told("double paid drawn"), "double red; drawn B");
	play("place B 0,-1 0; pass");
	ck_assert_str_eq(scores(), "0 0");
}
END_TEST

/* the second part stays earned though the builder was eaten: two volcanoes in one turn. */
START_TEST(test_R_29_10_the_builder_is_eaten)
{
	board("with dragon=on traders=on; tiles PD_volcano@0,1 U@0,0 U@-1,0; dragon 0,1; "
	      "figures red@-1,0/road:E red+builder@0,0/road:E; deck PD_dragon_straight PD_volcano B B");
	play("place PD_dragon_straight 1,0 0; pass; dragon 0,0");
	ck_assert_str_eq(told("eaten home"), "eaten red builder 0,0/road:E");
	play("dragon 1,0");
	ck_assert_str_eq(told("double"), "double red");
	ck_assert_str_eq(owed(), "tile red PD_volcano");
	play("place PD_volcano 0,-1 0");
	ck_assert_str_eq(neutral("dragon"), "0,-1");
}
END_TEST

/* no second part where only tiles that wait are left. */
START_TEST(test_R_29_3_no_second_part)
{
	board("with dragon=on traders=on; tiles U@-1,0 U@0,0; figures red@-1,0/road:E red+builder@0,0/road:E; "
	      "deck U PD_dragon_cap");
	play("place U 1,0 0; pass");
	ck_assert_str_eq(told("double waits drawn"), "");
	ck_assert(game_over(game));
}
END_TEST

/* the lake of River II is a volcano; its extra turn is a turn. */
START_TEST(test_R_29_4_the_volcano_of_the_river)
{
	board("with dragon=on start=river2; figures red@0,0/field:NL; fairy 0,0; "
	      "tiles R2_spring@0,0; deck R2_volcano B B");
	play("place R2_volcano 1,0 0");
	ck_assert_str_eq(neutral("dragon"), "1,0");
	ck_assert_str_eq(told("dragon paid"), "dragon 1,0");
	ck_assert_str_eq(offered(""), "fairy meeple 0,0 field:NL, pass");
	ck_assert_str_eq(refused("meeple field:NL").rule, "R-12.5");
	play("fairy meeple 0,0 field:NL");
	ck_assert_str_eq(told("dragon paid drawn"), "paid red 1 fairy; drawn B");
	ck_assert_str_eq(owed(), "tile red B");
}
END_TEST

/* Random games of everything, every position counted anew; BASTIDE_GAMES in the environment: so many. */
START_TEST(test_R_29_random_games)
{
	static struct move moves[MOVES_MAX];
	const char *wanted = getenv("BASTIDE_GAMES");
	uint64_t games = wanted ? strtoull(wanted, NULL, 10) : 40;
	int eaten = 0, fairies = 0, princesses = 0, portals = 0;

	for (uint64_t seed = 0; seed < games; seed++) {
		char text[300];
		struct rng rng;

		rng_seed(&rng, seed);
		snprintf(text, sizeof text,
		         "players red blue green%s; with dragon=on dragon_move=%s princess=%s rulings=%s inns=%s "
		         "traders=%s abbot=%s "
		         "shrines=%s king=%s start=%s farm=%s; seed %d",
		         seed % 3 ? "" : " black", seed & 1 ? "after" : "before", seed & 2 ? "must" : "may",
		         seed & 32 ? "jcz" : "printed", seed & 4 ? "on" : "off", seed & 8 ? "on" : "off",
		         seed & 16 ? "on" : "off", seed & 4 ? "off" : "on", seed & 8 ? "off" : "on",
		         seed % 4 == 1   ? "count"
		         : seed % 4 == 2 ? "river2"
		                         : "base",
		         seed % 5 == 4   ? "city4"
		         : seed % 5 == 3 ? "off"
		                         : "field3",
		         (int)seed);
		board(text);
		while (game_decision(game).kind != DECISION_NONE) {
			int count = game_legal_moves(game, moves, MOVES_MAX);
			struct move move = moves[rng_below(&rng, (uint32_t)count)];
			char check[200];

			portals += move.kind == MOVE_PORTAL;
			events.count = events.city_count = 0;
			ck_assert(game_apply(game, &move, &events));
			ck_assert_msg(game_check(game, check, sizeof check), "seed %d: %s", (int)seed, check);
			for (int i = 0; i < events.count; i++) {
				eaten += events.items[i].kind == EVENT_EATEN;
				fairies += events.items[i].kind == EVENT_FAIRY;
				princesses += events.items[i].kind == EVENT_PRINCESS;
			}
		}
		ck_assert(game_over(game));
	}
	ck_assert_int_gt(eaten, 300);
	ck_assert_int_gt(fairies, 300);
	ck_assert_int_gt(princesses, 8);
	ck_assert_int_gt(portals, 100);
}
END_TEST

Suite *dragon_and_suite(void)
{
	const TTest *const tests[] = {
	    test_R_32_9_the_monk_is_eaten,
	    test_R_32_9_a_portal_that_completes_both,
	    test_R_32_9_a_portal_begins_a_challenge,
	    test_R_29_7_round_the_city,
	    test_R_33_rulings_into_a_quarter,
	    test_R_33_rulings_out_of_a_quarter,
	    test_R_33_rulings_her_points_and_the_entry,
	    test_R_29_20_not_into_the_city,
	    test_R_29_16_her_points_and_the_entry,
	    test_R_29_16_the_point_of_a_turn,
	    test_R_32_15_not_to_the_dragon,
	    test_R_32_in_which_order_they_go_home,
	    test_R_29_14_not_before_the_second_part,
	    test_R_29_10_the_builder_is_eaten,
	    test_R_29_3_no_second_part,
	    test_R_29_4_the_volcano_of_the_river,
	    test_R_29_random_games,
	};

	return RULES_SUITE("R-32 the dragon and others", tests);
}
