/* the Count of Carcassonne, in the course of the game. */
#include <stdio.h>

#include "rules.h"

/* Two cities, which `place H 0,-2 0` completes together: first 0,-3, then 0,-2. */
#define TWO_CITIES "tiles CITY E@0,-1 B@1,-1 B@1,-2 B@1,-3 E@0,-3,2"
/* A building at 1,-1, which `place E 2,-2 0` surrounds. */
#define ROUND_1_1 "B@0,-1 B@2,-1 B@0,-2 B@1,-2"

/* ---- entry ---- */

START_TEST(test_R_13_6_who_only_paid_others_may_enter)
{
	board("with start=count; " CITY_OF_BLUE "; deck E V");
	play("place E 0,-2 2; pass");
	ck_assert_str_eq(told("paid drawn"), "paid blue 4 complete 0,-2/city:S x2");
	ck_assert_str_eq(owed(), "enter red");
	ck_assert_str_eq(offered(""), "enter castle meeple, enter market meeple, enter blacksmith meeple, "
	                              "enter cathedral meeple, pass"); /* the Count's quarter as well */
	play("enter market meeple");
	ck_assert_str_eq(told("entered"), "entered red meeple market");
	ck_assert_str_eq(quarters(), "market red");
	ck_assert_str_eq(meeples(), "6 7");
	play("pass");                            /* the Count stays */
	ck_assert_str_eq(owed(), "tile blue V"); /* one entry a turn */
}
END_TEST

START_TEST(test_R_13_6_not_when_nobody_was_paid)
{
	board("with start=count; tiles CITY E@0,-1; deck E V");
	play("place E 0,-2 2; pass");
	ck_assert_str_eq(owed(), "tile blue V");
	board("with start=count; tiles CITY; deck B V");
	play("place B 0,-1 0; pass");
	ck_assert_str_eq(owed(), "tile blue V");
}
END_TEST

START_TEST(test_R_13_6_not_when_he_was_paid_himself)
{
	board("with start=count; tiles CITY E@0,-1; figures red@0,-1/city:N; deck E V");
	play("place E 0,-2 2; pass");
	ck_assert_str_eq(owed(), "tile blue V");
	board("with start=count; tiles CITY E@0,-1; figures red@0,-1/city:N blue@0,-1/city:N; deck E V");
	play("place E 0,-2 2; pass");
	ck_assert_str_eq(scores(), "4 4");
	ck_assert_str_eq(owed(), "tile blue V");
}
END_TEST

START_TEST(test_R_13_6_not_without_a_figure_in_supply)
{
	board("with start=count; " CITY_OF_BLUE
	      " red@market red@market red@market red@castle red@castle red@castle red@castle; "
	      "deck E V");
	play("place E 0,-2 2"); /* neither placed nor entered */
	ck_assert_str_eq(told("paid"), "paid blue 4 complete 0,-2/city:S x2");
	ck_assert_str_eq(owed(), "tile blue V");
}
END_TEST

START_TEST(test_R_13_6_again_in_a_later_turn)
{
	board("with start=count; tiles CITY E@0,-1 E@1,-1 E@2,-1; figures blue@0,-1/city:N blue@1,-1/city:N "
	      "red@2,-1/city:N; "
	      "deck E E E V");
	play("place E 0,-2 2; pass; enter market meeple; pass");
	play("place E 2,-2 2; pass");
	ck_assert_str_eq(owed(), "enter blue");
	play("pass; place E 1,-2 2; pass");
	ck_assert_str_eq(owed(), "enter red");
	play("enter castle meeple; count blacksmith");
	ck_assert_str_eq(quarters(), "castle red; market red");
}
END_TEST

START_TEST(test_R_13_6_he_may_pass)
{
	board("with start=count; " CITY_OF_BLUE "; deck E V");
	play("place E 0,-2 2; pass; pass");
	ck_assert_str_eq(owed(), "tile blue V"); /* nor is the Count moved */
	ck_assert_str_eq(quarters(), "");
}
END_TEST

START_TEST(test_R_13_7_two_features_none_at_all)
{
	board("with start=count; " TWO_CITIES "; figures blue@0,-3/city:S red@0,-1/city:N; deck H V");
	play("place H 0,-2 0; pass");
	ck_assert_str_eq(scores(), "4 4");
	ck_assert_str_eq(owed(), "tile blue V");
	board("with start=count; " TWO_CITIES "; figures blue@0,-3/city:S blue@0,-1/city:N; deck H V");
	play("place H 0,-2 0; pass");
	ck_assert_str_eq(owed(), "enter red");
	board("with start=count; " TWO_CITIES "; figures blue@0,-3/city:S; deck H V");
	play("place H 0,-2 0; pass");
	ck_assert_str_eq(owed(), "enter red");
}
END_TEST

START_TEST(test_R_13_7_two_features_none_for_one)
{
	board("with start=count count_entry=none_for_one; " TWO_CITIES
	      "; figures blue@0,-3/city:S red@0,-1/city:N; deck H V");
	play("place H 0,-2 0; pass");
	ck_assert_str_eq(owed(), "enter red");
	board("with start=count count_entry=none_for_one; " TWO_CITIES
	      "; figures red@0,-3/city:S blue@0,-1/city:N; deck H V");
	play("place H 0,-2 0; pass");
	ck_assert_str_eq(owed(), "enter red");
	/* A feature that paid both does not count. */
	board("with start=count count_entry=none_for_one; " TWO_CITIES
	      "; figures red@0,-1/city:N blue@0,-1/city:N; deck H V");
	play("place H 0,-2 0; pass");
	ck_assert_str_eq(owed(), "tile blue V");
}
END_TEST

START_TEST(test_R_13_7_the_abbots_points_do_not_count)
{
	board("with start=count abbot=on; tiles CITY E@0,-1 B@1,-1; figures blue@0,-1/city:N "
	      "red+abbot@1,-1/monastery; deck E V");
	ck_assert_int_eq(game_supply(game, 0, FIGURE_ABBOT), 0);
	play("place E 0,-2 2; recall");
	ck_assert_int_gt(game_score(game, 0), 0);
	ck_assert_str_eq(owed(), "enter red");
	ck_assert(legal("enter cathedral abbot")); /* he just came home, R-13.8 */
}
END_TEST

START_TEST(test_R_13_7_what_is_paid_in_one_turn_is_forgotten_in_the_next)
{
	board("with start=count; " CITY_OF_BLUE "; deck E B B");
	play("place E 0,-2 2; pass; pass; place B 1,-1 0; pass");
	ck_assert_str_eq(owed(), "tile red B");
	play("place B 2,-1 0; pass");
	ck_assert_str_eq(owed(), "none");
	ck_assert(game_over(game));
	/* Green is paid in Red's turn; in Blue's turn nobody is. */
	board("players red blue green; with start=count; tiles CITY E@0,-1 E@1,-1; figures "
	      "green@0,-1/city:N; deck E E V");
	play("place E 0,-2 2; pass; pass; place E 1,-2 2; pass");
	ck_assert_str_eq(owed(), "tile green V");
	board("players red blue green; with start=count count_entry=none_for_one; tiles CITY E@0,-1 E@1,-1; "
	      "figures "
	      "green@0,-1/city:N; deck E E V");
	play("place E 0,-2 2; pass; pass; place E 1,-2 2; pass");
	ck_assert_str_eq(owed(), "tile green V");
}
END_TEST

START_TEST(test_R_13_8_a_meeple_that_just_came_home_may_enter)
{
	board("with start=count; tiles CITY E@0,-1; figures blue@0,-1/city:N blue@0,-1/city:N "
	      "red@0,-1/city:N red@market "
	      "red@market red@market red@castle red@castle red@castle; deck E V");
	ck_assert_str_eq(meeples(), "0 5");
	play("place E 0,-2 2");
	ck_assert_str_eq(owed(), "enter red");
	play("enter market meeple; pass");
	ck_assert_str_eq(meeples(), "0 7");
}
END_TEST

START_TEST(test_R_13_8_who_enters_does_not_move_out_in_the_same_turn)
{
	board("with start=count; " CITY_OF_BLUE "; count market; deck E V");
	play("place E 0,-2 2; pass; enter castle meeple; pass");
	ck_assert_str_eq(told("joined"), "");
	ck_assert_str_eq(quarters(), "castle red");
}
END_TEST

START_TEST(test_R_13_9_free_he_may_move_the_count_anywhere)
{
	board("with start=count; " CITY_OF_BLUE "; deck E V");
	play("place E 0,-2 2; pass; enter market meeple");
	ck_assert_str_eq(owed(), "count red");
	ck_assert_str_eq(offered(""), "count market, count blacksmith, count cathedral, pass");
	play("count cathedral");
	ck_assert_str_eq(told("count"), "count cathedral");
	ck_assert_int_eq(game_haven_shut(game), QUARTER_CATHEDRAL);
	ck_assert_str_eq(owed(), "tile blue V");
}
END_TEST

START_TEST(test_R_13_9_clockwise_each_entry_moves_him_on)
{
	static const struct {
		const char *from;
		int to;
	} ways[] = {
	    {"castle", QUARTER_MARKET},
	    {"market", QUARTER_BLACKSMITH},
	    {"blacksmith", QUARTER_CATHEDRAL},
	    {"cathedral", QUARTER_CASTLE},
	};

	for (int i = 0; i < 4; i++) {
		char text[200];

		snprintf(text, sizeof text,
		         "with start=count count_move=clockwise; " CITY_OF_BLUE "; count %s; deck E V", ways[i].from);
		board(text);
		play("place E 0,-2 2; pass; enter castle meeple");
		ck_assert_int_eq(game_haven_shut(game), ways[i].to);
		ck_assert_str_eq(owed(), "tile blue V");
	}
	board("with start=count count_move=clockwise; " CITY_OF_BLUE "; deck E V");
	play("place E 0,-2 2; pass; pass");
	ck_assert_int_eq(game_haven_shut(game), QUARTER_CASTLE); /* nobody entered */
}
END_TEST

START_TEST(test_R_13_9_follow_he_goes_to_the_quarter_entered)
{
	board("with start=count count_move=follow; " CITY_OF_BLUE "; deck E V");
	play("place E 0,-2 2; pass; enter blacksmith meeple");
	ck_assert_str_eq(told("entered count drawn"), "entered red meeple blacksmith; count blacksmith; drawn V");
	ck_assert_int_eq(game_haven_shut(game), QUARTER_BLACKSMITH);
	board("with start=count count_move=follow; " CITY_OF_BLUE "; deck E V");
	play("place E 0,-2 2; pass; enter castle meeple");
	ck_assert_str_eq(told("count"), ""); /* he is there */
	ck_assert_str_eq(owed(), "tile blue V");
}
END_TEST

/* ---- moves out ---- */

START_TEST(test_R_13_10_castle_to_a_city)
{
	board("with start=count; tiles CITY E@0,-1; figures blue@castle blue@market blue@blacksmith "
	      "blue@cathedral; "
	      "count market; deck E V");
	play("place E 0,-2 2; pass");
	ck_assert_str_eq(told("paid"), ""); /* before it is scored */
	ck_assert_str_eq(owed(), "join blue 0,-2/city:S");
	ck_assert_str_eq(offered(""), "join meeple, pass");
	play("join meeple");
	ck_assert_str_eq(told("joined paid home"),
	                 "joined blue meeple castle 0,-2/city:S; paid blue 4 complete 0,-2/city:S x2; "
	                 "home blue meeple 0,-2");
	ck_assert_str_eq(quarters(), "market blue; blacksmith blue; cathedral blue");
}
END_TEST

START_TEST(test_R_13_10_blacksmith_to_a_road)
{
	board("with start=count; tiles CITY U@3,-1,1; figures blue@castle blue@market blue@blacksmith "
	      "blue@cathedral; "
	      "deck A V");
	play("place A 3,-2 0; pass");
	ck_assert_str_eq(owed(), "join blue 3,-2/road:S");
	play("join meeple");
	ck_assert_str_eq(told("joined paid"),
	                 "joined blue meeple blacksmith 3,-2/road:S; paid blue 3 complete 3,-2/road:S x3");
}
END_TEST

START_TEST(test_R_13_10_cathedral_to_a_monastery)
{
	board("with start=count; tiles CITY B@1,-1 " ROUND_1_1 "; figures blue@castle blue@market blue@blacksmith "
	      "blue@cathedral; deck E V");
	play("place E 2,-2 0; pass");
	ck_assert_str_eq(owed(), "join blue 1,-1/monastery");
	play("join meeple");
	ck_assert_str_eq(told("joined paid"),
	                 "joined blue meeple cathedral 1,-1/monastery; paid blue 9 complete 1,-1/monastery x9");
}
END_TEST

START_TEST(test_R_13_10_left_of_the_active_player_first_himself_last)
{
	board("players red blue green; with start=count; tiles CITY E@0,-1; figures red@castle blue@castle "
	      "blue@castle "
	      "green@castle; count market; deck E V");
	play("place E 0,-2 2; pass");
	ck_assert_str_eq(owed(), "join blue 0,-2/city:S");
	play("join meeple"); /* as many as he likes: asked again */
	ck_assert_str_eq(owed(), "join blue 0,-2/city:S");
	play("join meeple"); /* nothing left: the next one */
	ck_assert_str_eq(owed(), "join green 0,-2/city:S");
	play("pass");
	ck_assert_str_eq(owed(), "join red 0,-2/city:S");
	play("join meeple");
	ck_assert_str_eq(told("paid"), "paid blue 4 complete 0,-2/city:S x2");
	ck_assert_str_eq(quarters(), "castle green");
	board("players red blue green; with start=count; tiles CITY E@0,-1; figures red@castle blue@castle "
	      "green@castle; "
	      "count market; turn blue; deck E V");
	play("place E 0,-2 2; pass");
	ck_assert_str_eq(decider(), "green");
	play("pass");
	ck_assert_str_eq(decider(), "red");
	play("pass");
	ck_assert_str_eq(decider(), "blue");
	play("pass");
	ck_assert_str_eq(told("paid"), "");
	ck_assert_str_eq(owed(), "tile green V");
}
END_TEST

START_TEST(test_R_13_10_each_feature_is_asked_about_in_turn)
{
	board("with start=count; " TWO_CITIES "; figures blue@castle blue@castle red@castle; count market; deck H V");
	play("place H 0,-2 0; pass");
	ck_assert_str_eq(owed(), "join blue 0,-3/city:S");
	play("pass");
	ck_assert_str_eq(owed(), "join red 0,-3/city:S");
	play("join meeple");
	ck_assert_str_eq(told("paid"),
	                 "paid red 4 complete 0,-3/city:S x2"); /* scored before the next is asked about */
	ck_assert_str_eq(owed(), "join blue 0,-2/city:S");      /* who passed is asked again */
	play("join meeple; pass");
	ck_assert_str_eq(told("paid"), "paid blue 4 complete 0,-2/city:S x2");
}
END_TEST

START_TEST(test_R_13_10_before_majority_is_counted)
{
	board("with start=count; tiles CITY E@0,-1; figures red@0,-1/city:N blue@castle blue@castle; count "
	      "market; deck E V");
	play("place E 0,-2 2; pass; join meeple; join meeple");
	ck_assert_str_eq(scores(), "0 4");
	ck_assert_str_eq(meeples(), "7 7");
	ck_assert_str_eq(owed(), "enter red"); /* he lost his city: he may enter */
}
END_TEST

START_TEST(test_R_13_11_an_unoccupied_feature_may_be_joined)
{
	board("with start=count; tiles CITY E@0,-1; figures blue@castle; count market; deck E V");
	play("place E 0,-2 2; pass; join meeple");
	ck_assert_str_eq(scores(), "0 4");
}
END_TEST

START_TEST(test_R_13_11_several_meeples_in_a_monastery)
{
	board("with start=count; tiles CITY B@1,-1 " ROUND_1_1
	      "; figures red@1,-1/monastery blue@cathedral blue@cathedral; "
	      "deck E V");
	play("place E 2,-2 0; pass; join meeple; join meeple");
	ck_assert_str_eq(told("paid"), "paid blue 9 complete 1,-1/monastery x9");
	board("with start=count; tiles CITY B@1,-1 " ROUND_1_1 "; figures red@1,-1/monastery blue@cathedral; deck E V");
	play("place E 2,-2 0; pass; join meeple");
	ck_assert_str_eq(scores(), "9 9");
}
END_TEST

START_TEST(test_R_13_12_nobody_leaves_the_quarter_of_the_count)
{
	board("with start=count; tiles CITY E@0,-1; figures blue@castle; deck E V");
	play("place E 0,-2 2; pass");
	ck_assert_str_eq(owed(), "tile blue V");
	ck_assert_str_eq(quarters(), "castle blue");
	board("with start=count; tiles CITY U@3,-1,1; figures blue@blacksmith; count blacksmith; deck A V");
	play("place A 3,-2 0; pass");
	ck_assert_str_eq(owed(), "tile blue V");
	board("with start=count; tiles CITY B@1,-1 " ROUND_1_1 "; figures blue@cathedral; count cathedral; deck E V");
	play("place E 2,-2 0; pass");
	ck_assert_str_eq(owed(), "tile blue V");
}
END_TEST

START_TEST(test_R_13_12_who_is_not_moved_stays)
{
	board("with start=count; tiles CITY E@0,-1; figures blue@castle blue@castle; count market; deck E V");
	play("place E 0,-2 2; pass; join meeple; pass");
	ck_assert_str_eq(quarters(), "castle blue");
	ck_assert_str_eq(meeples(), "7 6");
}
END_TEST

START_TEST(test_R_13_13_nobody_moves_to_a_garden)
{
	board("with start=count abbot=on; tiles CITY EG@1,-1 B@0,-1 B@2,-1 B@0,-2 E@1,-2,2; figures "
	      "blue@cathedral "
	      "blue+abbot@cathedral red+abbot@1,-1/garden; deck E V");
	play("place E 2,-2 0; pass");
	ck_assert_str_eq(told("paid"), "paid red 9 complete 1,-1/garden x9");
	ck_assert_str_eq(owed(), "tile blue V");
}
END_TEST

START_TEST(test_R_13_13_nor_to_what_is_not_complete)
{
	board("with start=count; tiles CITY E@0,-1; figures blue@castle; count market; deck R V");
	play("place R 0,-2 2; pass");
	ck_assert_str_eq(owed(), "tile blue V");
}
END_TEST

Suite *count_suite(void)
{
	const TTest *tests[] = {
	    test_R_13_6_who_only_paid_others_may_enter,
	    test_R_13_6_not_when_nobody_was_paid,
	    test_R_13_6_not_when_he_was_paid_himself,
	    test_R_13_6_not_without_a_figure_in_supply,
	    test_R_13_6_again_in_a_later_turn,
	    test_R_13_6_he_may_pass,
	    test_R_13_7_two_features_none_at_all,
	    test_R_13_7_two_features_none_for_one,
	    test_R_13_7_the_abbots_points_do_not_count,
	    test_R_13_7_what_is_paid_in_one_turn_is_forgotten_in_the_next,
	    test_R_13_8_a_meeple_that_just_came_home_may_enter,
	    test_R_13_8_who_enters_does_not_move_out_in_the_same_turn,
	    test_R_13_9_free_he_may_move_the_count_anywhere,
	    test_R_13_9_clockwise_each_entry_moves_him_on,
	    test_R_13_9_follow_he_goes_to_the_quarter_entered,
	    test_R_13_10_castle_to_a_city,
	    test_R_13_10_blacksmith_to_a_road,
	    test_R_13_10_cathedral_to_a_monastery,
	    test_R_13_10_left_of_the_active_player_first_himself_last,
	    test_R_13_10_each_feature_is_asked_about_in_turn,
	    test_R_13_10_before_majority_is_counted,
	    test_R_13_11_an_unoccupied_feature_may_be_joined,
	    test_R_13_11_several_meeples_in_a_monastery,
	    test_R_13_12_nobody_leaves_the_quarter_of_the_count,
	    test_R_13_12_who_is_not_moved_stays,
	    test_R_13_13_nobody_moves_to_a_garden,
	    test_R_13_13_nor_to_what_is_not_complete,
	};

	return RULES_SUITE("count", tests);
}
