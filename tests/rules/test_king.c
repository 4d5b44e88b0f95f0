/* the King and the Robber Baron. */

#include "rules.h"

START_TEST(test_R_14_1_the_cards_lie_ready)
{
	board("with king=on; seed 1");
	ck_assert_int_eq(game_holder(game, HOLDING_KING), NOBODY);
	ck_assert_int_eq(game_holder(game, HOLDING_ROBBER), NOBODY);
	ck_assert_int_eq(game_held_size(game, HOLDING_KING), 0);
	/* A table may say who holds them; without a holder there is nothing to beat. */
	board("with king=on; tiles D@0,0 E@0,-1,2 A@1,0,1; robber blue");
	ck_assert_int_eq(game_holder(game, HOLDING_KING), NOBODY);
	ck_assert_int_eq(game_held_size(game, HOLDING_KING), 0);
	ck_assert_int_eq(game_holder(game, HOLDING_ROBBER), 1);
}
END_TEST

START_TEST(test_R_14_2_the_first_city_takes_the_king)
{
	board("with king=on; deck E V");
	ck_assert_int_eq(game_holder(game, HOLDING_KING), NOBODY);
	ck_assert_int_eq(game_holder(game, HOLDING_ROBBER), NOBODY);
	play("place E 0,-1 2; pass");
	ck_assert_str_eq(told("holder"), "holder king red 2");
	ck_assert_int_eq(game_holder(game, HOLDING_KING), 0);
	ck_assert_int_eq(game_held_size(game, HOLDING_KING), 2);
	ck_assert_int_eq(game_holder(game, HOLDING_ROBBER), NOBODY);
}
END_TEST

START_TEST(test_R_14_2_a_larger_city_takes_him_away)
{
	board("with king=on; tiles H@0,0 G@0,1,1; deck E E B");
	play("place E 0,-1 2; pass");
	ck_assert_str_eq(told("holder"), "holder king red 2");
	play("place E 0,2 0; pass");
	ck_assert_str_eq(told("holder"), "holder king blue 3");
	ck_assert_int_eq(game_holder(game, HOLDING_KING), 1);
	ck_assert_int_eq(game_held_size(game, HOLDING_KING), 3);
}
END_TEST

START_TEST(test_R_14_2_the_same_player_keeps_him_with_a_larger_one)
{
	board("with king=on; tiles H@0,0 G@0,1,1 E@0,-1,2; king red; deck E B");
	ck_assert_int_eq(game_held_size(game, HOLDING_KING), 2);
	play("place E 0,2 0; pass");
	ck_assert_str_eq(told("holder"), "holder king red 3");
}
END_TEST

START_TEST(test_R_14_3_equal_size_changes_nothing)
{
	board("with king=on; tiles H@0,0; deck E E B");
	play("place E 0,-1 2; pass; place E 0,1 0; pass");
	ck_assert_str_eq(told("holder paid"), "holder king red 2"); /* the first only */
	ck_assert_int_eq(game_holder(game, HOLDING_KING), 0);
}
END_TEST

START_TEST(test_R_14_3_size_is_in_tiles_not_in_points)
{
	/* Three tiles without a pennant, then three with two: worth more, not larger. */
	board("with king=on; tiles H@0,0 G@0,1,1 F@0,-1,1; deck E E B");
	play("place E 0,2 0; pass; place E 0,-2 2; pass");
	ck_assert_str_eq(told("holder"), "holder king red 3");
	ck_assert_int_eq(game_holder(game, HOLDING_KING), 0);
	/* A tile with both caps in the city counts once. */
	board("with king=on; tiles H@0,0 N@0,-1,2 N@1,-1,3 N@1,1,0 N@0,1,1; deck G B");
	play("place G 1,0 1; pass");
	ck_assert_str_eq(told("holder"), "holder king red 6");
}
END_TEST

START_TEST(test_R_14_4_whoever_completes_it_whoever_owns_it)
{
	board("with king=on; tiles D@0,0; figures blue@0,0/city:N; deck E B");
	play("place E 0,-1 2; pass");
	ck_assert_str_eq(told("paid holder"), "paid blue 4 complete 0,-1/city:S x2; holder king red 2");
	board("with king=on; tiles D@0,0 A@1,0,1 B@1,-1 B@1,-2 E@0,-2,2; turn blue; deck G B");
	play("place G 0,-1 1; pass");
	ck_assert_str_eq(told("holder"), "holder king blue 3");
}
END_TEST

START_TEST(test_R_14_4_two_at_once_the_larger)
{
	/* H completes a city of two tiles to the north and one of three to the south. */
	board("with king=on; tiles E@0,-1,2 B@1,-1 B@1,0 B@1,1 G@0,1,1 E@0,2; deck H B");
	play("place H 0,0 0; pass");
	ck_assert_str_eq(told("holder"), "holder king red 3");
	board("with king=on; tiles E@0,1 B@1,1 B@1,0 B@1,-1 G@0,-1,1 E@0,-2,2; deck H B");
	play("place H 0,0 0; pass");
	ck_assert_str_eq(told("holder"), "holder king red 3");
}
END_TEST

START_TEST(test_R_14_5_the_robber_baron_for_roads)
{
	board("with king=on; tiles X@0,0 U@1,0; deck A B");
	play("place A 2,0 1; pass");
	ck_assert_str_eq(told("holder"), "holder robber red 3");
	ck_assert_int_eq(game_holder(game, HOLDING_ROBBER), 0);
	ck_assert_int_eq(game_held_size(game, HOLDING_ROBBER), 3);
	ck_assert_int_eq(game_holder(game, HOLDING_KING), NOBODY);
	board("with king=on; tiles X@0,0 U@1,0 A@0,-1; robber blue; deck A B");
	ck_assert_int_eq(game_held_size(game, HOLDING_ROBBER), 2);
	play("place A 2,0 1; pass");
	ck_assert_str_eq(told("holder"), "holder robber red 3");
}
END_TEST

START_TEST(test_R_14_both_cards_in_one_turn)
{
	board("with king=on; tiles A@-1,0,3 E@0,-1,2 B@-1,-1; deck L B");
	play("place L 0,0 0; pass");
	ck_assert_str_eq(told("holder"), "holder king red 2; holder robber red 2");
}
END_TEST

START_TEST(test_R_14_6_one_point_per_completed_city_and_road)
{
	/* Three cities, one of them nobody's; a road. */
	board("with king=on; tiles H@0,0 E@0,-1,2 E@0,1 B@1,0 H@2,0 E@2,-1,2 U@3,0,1 A@3,-1 A@3,1,2; king "
	      "red; robber blue");
	play("end");
	ck_assert_str_eq(told("paid"), "paid red 3 king; paid blue 1 robber");
}
END_TEST

START_TEST(test_R_14_6_completed_during_the_game)
{
	board("with king=on; tiles H@0,0; deck E E B");
	play("place E 0,-1 2; pass; place E 0,1 0; pass; place B 1,0 0; pass");
	ck_assert_str_eq(told("paid"), "paid red 2 king");
}
END_TEST

START_TEST(test_R_14_6_a_city_counts_once_though_a_tile_closes_it_on_two_sides)
{
	board("with king=on; tiles N@0,-1,2 N@1,-1,3 G@1,0,1 N@1,1,0 N@0,1,1; figures blue@0,-1/city:E; deck "
	      "H B");
	play("place H 0,0 0; pass");
	ck_assert_str_eq(told("paid home holder"), "paid blue 12 complete 0,-1/city:E x6; home blue meeple 0,-1; "
	                                           "holder king red 6");
	play("end");
	ck_assert_str_eq(told("paid"), "paid red 1 king");
}
END_TEST

START_TEST(test_R_14_6_carcassonne_counts_for_the_king)
{
	board("with king=on start=count; tiles CITY E@0,3; king red; robber red");
	play("end");
	ck_assert_str_eq(told("paid"), "paid red 2 king"); /* and there is no road */
	board("with king=on start=city_plain; tiles CITY E@0,3; king red");
	play("end");
	ck_assert_str_eq(told("paid"), "paid red 2 king");
}
END_TEST

START_TEST(test_R_14_7_nothing_completed_nobody_gets_anything)
{
	board("with king=on; tiles D@0,0; deck B");
	play("place B 0,1 0; pass");
	ck_assert_str_eq(told("paid holder"), "");
	board("with king=on start=count; tiles CITY; deck B");
	play("place B 0,-1 0; pass");
	ck_assert_str_eq(told("paid holder"), ""); /* not even for Carcassonne */
	board("with king=on kr_final=10; tiles D@0,0; deck B");
	play("place B 0,1 0; pass");
	ck_assert_str_eq(told("paid"), "");
}
END_TEST

START_TEST(test_R_14_8_ten_points_per_card)
{
	board("with king=on kr_final=10; tiles D@0,0 E@0,-1,2; king red; robber blue");
	play("end");
	ck_assert_str_eq(told("paid"), "paid red 10 king; paid blue 10 robber");
	board("with king=on kr_final=10; tiles D@0,0; robber red");
	play("end");
	ck_assert_str_eq(told("paid"), "paid red 10 robber");
}
END_TEST

START_TEST(test_R_14_8_fifteen_or_forty)
{
	board("with king=on kr_final=15_40; tiles D@0,0; king red; robber blue");
	play("end");
	ck_assert_str_eq(told("paid"), "paid red 15 king; paid blue 15 robber");
	board("with king=on kr_final=15_40; tiles D@0,0; king red; robber red");
	play("end");
	ck_assert_str_eq(told("paid"), "paid red 20 king; paid red 20 robber");
	board("with king=on kr_final=15_40; tiles D@0,0; robber blue");
	play("end");
	ck_assert_str_eq(told("paid"), "paid blue 15 robber");
}
END_TEST

START_TEST(test_R_14_8_running_the_holder_before_is_paid)
{
	board("with king=on kr_final=running; tiles H@0,0 G@0,1,1; deck E E B B");
	play("place E 0,-1 2; pass");
	ck_assert_str_eq(told("paid holder"), "holder king red 2"); /* the first pays nobody */
	play("place E 0,2 0; pass");
	ck_assert_str_eq(told("paid holder"), "paid red 1 king; holder king blue 3");
	play("place B 1,0 0; pass; end");
	ck_assert_str_eq(told("paid"), ""); /* and nothing at the end */
	ck_assert_str_eq(scores(), "1 0");
}
END_TEST

START_TEST(test_R_14_8_running_a_smaller_city_pays_too)
{
	board("with king=on kr_final=running; tiles H@0,0 G@0,1,1 E@0,2; king blue; deck E B");
	play("place E 0,-1 2; pass");
	ck_assert_str_eq(told("paid holder"), "paid blue 1 king");
}
END_TEST

START_TEST(test_R_14_8_running_two_at_once_are_one_event)
{
	board("with king=on kr_final=running; tiles E@0,-1,2 B@1,-1 B@1,0 B@1,1 E@0,1; king blue; deck H B");
	play("place H 0,0 0; pass");
	ck_assert_str_eq(told("paid holder"), "paid blue 2 king; holder king red 2");
}
END_TEST

START_TEST(test_R_13_6_the_kings_running_points_count)
{
	/* The city is nobody's; Blue, who is King, is paid for it: Red may enter. */
	board("with king=on kr_final=running start=count; tiles CITY E@0,-1; king blue; deck E V");
	play("place E 0,-2 2; pass");
	ck_assert_str_eq(told("paid"), "paid blue 1 king");
	ck_assert_str_eq(owed(), "enter red");
	/* Red is King himself and gets a point for the city that pays Blue 4: he may not. */
	board("with king=on kr_final=running start=count; tiles CITY E@0,-1; figures blue@0,-1/city:N; king "
	      "red; deck E V");
	play("place E 0,-2 2; pass");
	ck_assert_str_eq(scores(), "1 4");
	ck_assert_str_eq(owed(), "tile blue V");
	/* That point is the city's: this city has paid him, whatever he is asked for each feature. */
	board("with king=on kr_final=running start=count count_entry=none_for_one; tiles CITY E@0,-1; figures "
	      "blue@0,-1/city:N; king red; deck E V");
	play("place E 0,-2 2; pass");
	ck_assert_str_eq(owed(), "tile blue V");
	/* The King is paid for cities alone, the Robber Baron for roads. */
	board("with king=on kr_final=running start=count; tiles CITY E@0,-1; figures blue@0,-1/city:N; robber "
	      "red; deck E V");
	play("place E 0,-2 2; pass");
	ck_assert_str_eq(owed(), "enter red");
	board("with king=on kr_final=running start=count; tiles CITY U@2,3,1; robber blue; deck A V");
	play("place A 2,4 2; pass");
	ck_assert_str_eq(told("paid"), "paid blue 1 robber");
	ck_assert_str_eq(owed(), "enter red");
	/* Cards that pay at the end count for nothing now. */
	board("with king=on start=count; tiles CITY E@0,-1; king blue; deck E V");
	play("place E 0,-2 2; pass");
	ck_assert_str_eq(owed(), "tile blue V");
}
END_TEST

START_TEST(test_R_13_6_who_becomes_king_now_is_not_paid_yet)
{
	board("with king=on kr_final=running start=count; tiles CITY E@0,-1; figures blue@0,-1/city:N; deck E V");
	play("place E 0,-2 2; pass");
	ck_assert_str_eq(told("paid holder"), "paid blue 4 complete 0,-2/city:S x2; holder king red 2");
	ck_assert_str_eq(owed(), "enter red");
}
END_TEST

START_TEST(test_R_14_without_the_module_there_are_no_cards)
{
	board("deck E V");
	play("place E 0,-1 2; pass");
	ck_assert_str_eq(told("holder"), "");
	ck_assert_int_eq(game_holder(game, HOLDING_KING), NOBODY);
}
END_TEST

Suite *king_suite(void)
{
	const TTest *tests[] = {
	    test_R_14_1_the_cards_lie_ready,
	    test_R_14_2_the_first_city_takes_the_king,
	    test_R_14_2_a_larger_city_takes_him_away,
	    test_R_14_2_the_same_player_keeps_him_with_a_larger_one,
	    test_R_14_3_equal_size_changes_nothing,
	    test_R_14_3_size_is_in_tiles_not_in_points,
	    test_R_14_4_whoever_completes_it_whoever_owns_it,
	    test_R_14_4_two_at_once_the_larger,
	    test_R_14_5_the_robber_baron_for_roads,
	    test_R_14_both_cards_in_one_turn,
	    test_R_14_6_one_point_per_completed_city_and_road,
	    test_R_14_6_completed_during_the_game,

	    test_R_14_6_a_city_counts_once_though_a_tile_closes_it_on_two_sides,
	    test_R_14_6_carcassonne_counts_for_the_king,
	    test_R_14_7_nothing_completed_nobody_gets_anything,
	    test_R_14_8_ten_points_per_card,
	    test_R_14_8_fifteen_or_forty,
	    test_R_14_8_running_the_holder_before_is_paid,
	    test_R_14_8_running_a_smaller_city_pays_too,
	    test_R_14_8_running_two_at_once_are_one_event,
	    test_R_13_6_the_kings_running_points_count,
	    test_R_13_6_who_becomes_king_now_is_not_paid_yet,
	    test_R_14_without_the_module_there_are_no_cards,
	};

	return RULES_SUITE("king", tests);
}
