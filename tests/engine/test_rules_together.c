/*
 * test_rules_together.c - R-16, R-17: the new land, and the modules together.
 * One test per rule, named after it.
 */
#include "rules.h"

START_TEST(test_r16_2_bridge)
{
	board("red blue", "new_land=on", "D 0,0 0; KR_bridge 0,-1 0");
	table_figure(&t, "red meeple 0,-1 city:N");
	table_deck(&t, "E");
	begin();
	ck_assert(!same_feature(game, 0, -1, "city:N", 0, -1, "city:E"));
	ck_assert(!same_feature(game, 0, -1, "field:inner0", 0, -1, "field:inner1"));
	play(game, "place E 0,-2 2");
	play(game, "pass");
	ck_assert_str_eq(told_kind(game, EVENT_SCORED), "scored red 6 complete city 0,-2 city:S tiles 3");
	ck_assert_int_eq(feature(game, 0, -1, "field:inner1")->points_now, 3);
	ck_assert(!feature(game, 0, -1, "city:E")->complete);
}
END_TEST

/* The bridge's two cities joined elsewhere: the tile counts once. */
START_TEST(test_r16_2_joined)
{
	board("red blue", "new_land=on", "KR_bridge 0,0 0; N 1,0 3; N 0,1 1; N 1,1 0");
	begin();
	ck_assert(same_feature(game, 0, 0, "city:N", 0, 0, "city:E"));
	ck_assert_int_eq(feature(game, 0, 0, "city:N")->tile_count, 4);
	ck_assert_int_eq(feature(game, 0, 0, "city:N")->points_now, 4);
	ck_assert_int_eq(feature(game, 0, 0, "city:N")->open, 2);
}
END_TEST

START_TEST(test_r16_enclosed_farmer)
{
	board("red blue", "new_land=on", "D 0,0 0");
	table_deck(&t, "KR_bridge");
	begin();
	play(game, "place KR_bridge 0,-1 0");
	ck_assert_str_eq(moves_text(game),
	                 "meeple city:N; meeple city:E; meeple field:inner0; meeple field:inner1");
	play(game, "meeple field:inner1");
	ck_assert_str_eq(told_kind(game, EVENT_FIGURE), "figure red meeple 0,-1 field:inner1");
}
END_TEST

/* losing a challenge in your own turn; you got nothing, an opponent did. */
START_TEST(test_r17_2_enter_after_loss)
{
	board("red blue", "start=count shrines=on",
	      CITY "U 3,-1 1; E 4,-1 0; E 5,-1 0; B 4,0 0; SH_plain 5,0 0; E 4,1 2");
	table_figure(&t, "red meeple 5,0 shrine");
	table_figure(&t, "blue meeple 4,0 monastery");
	table_deck(&t, "E B");
	begin();
	play(game, "place E 5,1 2");
	play(game, "pass");
	ck_assert_str_eq(told_text(game),
	                 "scored blue 9 complete monastery 4,0 monastery tiles 9; "
	                 "returned blue meeple 4,0; lost red 5,0 shrine; returned red meeple 5,0");
	ck_assert_int_eq(game_decision(game).kind, DECISION_ENTER);
	play(game, "enter castle meeple");
}
END_TEST

/* from the cathedral to a shrine: the abbot too. */
START_TEST(test_r17_3_shrine)
{
	board("red blue", "start=count shrines=on abbot=on",
	      CITY "U 3,-1 1; E 4,-1 0; E 5,-1 0; SH_plain 4,0 0; E 5,0 1; E 4,1 2");
	table_figure(&t, "red abbot cathedral");
	table_turn(&t, "blue");
	table_deck(&t, "E B");
	begin();
	ck_assert(!legal(game, "recall"));
	play(game, "place E 5,1 2");
	play(game, "pass");
	ck_assert_str_eq(moves_text(game), "join abbot");
	play(game, "join abbot");
	scores(game, "9 0");
	ck_assert_int_eq(game_supply(game, 0, FIGURE_ABBOT), 1);
}
END_TEST

/* a garden completed counts for the entry. */
START_TEST(test_r17_5_garden_entry)
{
	board("red blue", "start=count abbot=on",
	      CITY "U 3,-1 1; A 4,-1 0; E 5,-1 0; UG 4,0 1; E 5,0 1; A 4,1 2");
	table_figure(&t, "blue abbot 4,0 garden");
	table_deck(&t, "E B");
	begin();
	play(game, "place E 5,1 2");
	play(game, "pass");
	ck_assert_int_eq(game_decision(game).kind, DECISION_ENTER);
}
END_TEST

/* river monasteries obey; what fits nowhere because of it goes aside. */
START_TEST(test_r17_7_river)
{
	board("red blue", "start=river1 shrines=on", "R1_spring 0,0 0; SH_plain 1,-1 0; B 0,-1 0");
	table_deck(&t, "R1_monroad R1_lake");
	begin();
	ck_assert_int_eq(game_decision(game).tile, type_of("R1_lake"));
}
END_TEST

static Suite *make(void)
{
	const TTest *const tests[] = {
	    test_r16_2_bridge,
	    test_r16_2_joined,
	    test_r16_enclosed_farmer,
	    test_r17_2_enter_after_loss,
	    test_r17_3_shrine,
	    test_r17_5_garden_entry,
	    test_r17_7_river,
	};

	return RULES_SUITE("rules R-16, R-17", tests);
}

int main(void)
{
	return suite_run(make);
}
