/* who leaves the City of Carcassonne at the end of the game. */
#include "rules.h"

START_TEST(test_R_13_14_the_market_empties_round_after_round)
{
	board("players red blue green; with start=count; tiles CITY; figures red@market blue@market "
	      "blue@market green@market; "
	      "deck B");
	play("place B 0,-1 0; pass");
	ck_assert_str_eq(owed(), "send blue"); /* left of the one who placed last */
	ck_assert_str_eq(offered(""), "send market meeple 0,-1 field:NL, send market meeple 0,0 field:SR, "
	                              "send market meeple 3,0 field:NR"); /* he must: no pass */
	ck_assert(!game_end(game, NULL));
	play("send market meeple 0,-1 field:NL");
	ck_assert_str_eq(told("sent"), "sent blue meeple market 0,-1/field:NL");
	ck_assert_str_eq(owed(), "send green");
	play("send market meeple 3,0 field:NR");
	ck_assert_str_eq(owed(), "send red");
	play("send market meeple 0,0 field:WL"); /* any spot of the feature */
	ck_assert_str_eq(told("sent"), "sent red meeple market 0,0/field:SR");
	ck_assert_str_eq(owed(), "send blue");    /* the second round */
	play("send market meeple 0,-1 field:NL"); /* an occupied field as well */
	ck_assert_str_eq(told("sent paid over"), "sent blue meeple market 0,-1/field:NL; "
	                                         "paid blue 3 farm 0,-1/field:NL x5 [carcassonne]; "
	                                         "paid red 3 farm 0,0/field:SR x5 [carcassonne]; "
	                                         "paid green 3 farm 3,0/field:NR x4 [carcassonne]; over");
	ck_assert_str_eq(quarters(), "");
}
END_TEST

START_TEST(test_R_13_14_not_if_the_count_is_in_the_market)
{
	board("with start=count; tiles CITY; figures red@market; count market; deck B");
	play("place B 0,-1 0; pass");
	ck_assert(game_over(game));
	ck_assert_str_eq(quarters(), "market red");
	ck_assert_str_eq(scores(), "0 0");
}
END_TEST

START_TEST(test_R_13_14_the_last_tile_actually_laid_counts)
{
	/* Blue's tile fits nowhere and ends the game: Red was the last to lay one. */
	board("players red blue green; with start=count; tiles CITY E@0,3 E@4,2,3; figures red@market "
	      "blue@market "
	      "green@market; deck B C");
	play("place B 0,-1 0; pass");
	ck_assert_str_eq(told("drawn aside"), "drawn C; aside C");
	ck_assert_str_eq(owed(), "send blue");
}
END_TEST

START_TEST(test_R_13_14_after_the_scoring_of_the_last_turn)
{
	board("with start=count; " CITY_OF_BLUE " blue@market; deck E");
	play("place E 0,-2 2; pass");
	ck_assert_str_eq(owed(), "enter red"); /* the turn is played to its end first */
	play("enter market meeple");
	ck_assert_str_eq(owed(), "count red");
	play("pass");
	ck_assert_str_eq(owed(), "send blue"); /* and then everybody in the market leaves */
	play("send market meeple 0,0 field:NL");
	ck_assert_str_eq(owed(), "send red");
}
END_TEST

START_TEST(test_R_13_15_market_the_other_quarters_gain_nothing)
{
	board("with start=count; tiles CITY E@0,-1; figures red@castle red@blacksmith red@cathedral; count "
	      "market");
	play("end");
	ck_assert(game_over(game));
	ck_assert_str_eq(scores(), "0 0");
	ck_assert_str_eq(quarters(), "castle red; blacksmith red; cathedral red");
}
END_TEST

START_TEST(test_R_13_15_any_from_every_quarter_to_its_kind)
{
	board("with start=count count_final=any; tiles CITY B@0,-1; figures red@castle blue@blacksmith "
	      "red@cathedral blue@market; "
	      "count castle; turn red");
	play("end"); /* Blue is before Red: Red is asked first */
	ck_assert_str_eq(owed(), "send red");
	/* Nobody leaves the castle, where the Count stands. */
	ck_assert_str_eq(offered("send "), "cathedral meeple 0,-1 monastery");
	ck_assert_str_eq(refused("send castle meeple 3,2 city:E").rule, "R-13.14");
	play("send cathedral meeple 0,-1 monastery");
	ck_assert_str_eq(owed(), "send blue");
	ck_assert_str_eq(offered("send "),
	                 "market meeple 0,-1 field:NL, market meeple 0,0 field:SR, market meeple 3,0 field:NR, "
	                 "blacksmith meeple 0,0 road:W, blacksmith meeple 3,0 road:N, "
	                 "blacksmith meeple 2,2 road:S");
	play("send blacksmith meeple 0,0 road:W"); /* Red has nobody who can go: he is skipped */
	ck_assert_str_eq(owed(), "send blue");
	play("send market meeple 3,0 field:NR");
	ck_assert_str_eq(told("paid"), "paid blue 1 final 0,0/road:W x1; paid red 3 final 0,-1/monastery x3; "
	                               "paid blue 3 farm 3,0/field:NR x4 [carcassonne]");
}
END_TEST

START_TEST(test_R_13_15_any_only_to_incomplete_features)
{
	board("with start=count count_final=any; tiles CITY E@0,3; figures red@castle; count market; turn "
	      "blue");
	play("end");
	ck_assert_str_eq(owed(), "send red");
	ck_assert_str_eq(offered("send "), "castle meeple 3,2 city:E"); /* not the city of 0,2, which is complete */
	play("send castle meeple 3,2 city:E");
	ck_assert_str_eq(told("paid"), "paid red 1 final 3,2/city:E x1");
}
END_TEST

START_TEST(test_R_13_15_any_the_abbot_to_a_monastery_or_shrine)
{
	board("with start=count count_final=any abbot=on; tiles CITY SH_plain@0,-1 EG@1,-1; figures "
	      "red+abbot@cathedral; "
	      "turn blue");
	play("end");
	ck_assert_str_eq(offered("send "), "cathedral abbot 0,-1 shrine");
	play("send cathedral abbot 0,-1 shrine");
	ck_assert_str_eq(told("sent"), "sent red abbot cathedral 0,-1/shrine");
	ck_assert(game_over(game));
}
END_TEST

START_TEST(test_R_13_15_any_who_cannot_is_skipped)
{
	board("with start=count count_final=any; tiles CITY; figures red@cathedral blue@market; count "
	      "castle; turn blue");
	play("end"); /* Red would be first, but there is no monastery */
	ck_assert_str_eq(owed(), "send blue");
	play("send market meeple 0,0 field:SR");
	ck_assert(game_over(game));
	ck_assert_str_eq(quarters(), "cathedral red");
}
END_TEST

START_TEST(test_R_7_farm_off_the_market_is_entered_but_never_left)
{
	board("with start=count farm=off; " CITY_OF_BLUE "; deck E");
	play("place E 0,-2 2");
	ck_assert(legal("enter market meeple"));
	play("enter market meeple; pass");
	ck_assert(game_over(game));
	ck_assert_str_eq(quarters(), "market red");
	board("with start=count farm=off count_final=any; tiles CITY; figures red@market");
	play("end");
	ck_assert(game_over(game));
}
END_TEST

Suite *count_end_suite(void)
{
	const TTest *tests[] = {
	    test_R_13_14_the_market_empties_round_after_round,
	    test_R_13_14_not_if_the_count_is_in_the_market,
	    test_R_13_14_the_last_tile_actually_laid_counts,
	    test_R_13_14_after_the_scoring_of_the_last_turn,
	    test_R_13_15_market_the_other_quarters_gain_nothing,
	    test_R_13_15_any_from_every_quarter_to_its_kind,
	    test_R_13_15_any_only_to_incomplete_features,
	    test_R_13_15_any_the_abbot_to_a_monastery_or_shrine,
	    test_R_13_15_any_who_cannot_is_skipped,
	    test_R_7_farm_off_the_market_is_entered_but_never_left,
	};

	return RULES_SUITE("leaving", tests);
}
