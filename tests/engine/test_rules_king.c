/*
 * test_rules_king.c - R-14: King and Robber Baron.
 * One test per rule, named after it.
 */
#include "rules.h"

#define KING_BOARD "D 0,0 0; U 1,0 0; E 0,1 2; E 1,1 2"

START_TEST(test_r14_2_king)
{
	board("red blue", "king=on", KING_BOARD);
	table_figure(&t, "blue meeple 1,1 city:S");
	table_deck(&t, "E E G E");
	begin();
	ck_assert_int_eq(game_card_holder(game, CARD_KING), NOBODY);
	play(game, "place E 0,-1 2");
	play(game, "pass");
	ck_assert_str_eq(told_kind(game, EVENT_HOLDER), "holder king red 2");
	play(game, "place E 0,2 0");
	play(game, "pass");
	ck_assert_str_eq(told_kind(game, EVENT_HOLDER), ""); /* equal size changes nothing */
	play(game, "place G 1,2 1");
	play(game, "pass");
	play(game, "place E 1,3 0");
	play(game, "pass");
	ck_assert_str_eq(told_kind(game, EVENT_HOLDER), "holder king blue 3");
	/* three completed cities */
	ck_assert_str_eq(told_kind(game, EVENT_SCORED),
	                 "scored blue 6 complete city 1,1 city:S tiles 3; scored blue 3 king city");
}
END_TEST

/* the same player keeps it with a larger one: of two the larger; the active player takes it.
 */
START_TEST(test_r14_4_two_at_once)
{
	board("red blue", "king=on", "E 0,-1 2; G 0,1 1; E 0,2 0; B 1,-1 0; B 1,0 0; B 1,1 0");
	table_deck(&t, "H");
	begin();
	play(game, "place H 0,0 0");
	play(game, "pass");
	ck_assert_str_eq(told_kind(game, EVENT_HOLDER), "holder king red 3");
	ck_assert_str_eq(told_kind(game, EVENT_SCORED), "scored red 2 king city");
}
END_TEST

START_TEST(test_r14_5_robber)
{
	board("red blue", "king=on", "D 0,0 0; W -1,0 3");
	table_figure(&t, "blue meeple -1,0 road:E");
	table_deck(&t, "X");
	begin();
	play(game, "place X 1,0 0");
	play(game, "pass");
	ck_assert_str_eq(told_kind(game, EVENT_HOLDER), "holder robber red 3");
	ck_assert_str_eq(told_kind(game, EVENT_SCORED),
	                 "scored blue 3 complete road -1,0 road:E tiles 3; scored red 1 robber road");
}
END_TEST

/* the City of Carcassonne is one city more, not for the size. */
START_TEST(test_r14_6_carcassonne)
{
	board("red blue", "king=on start=count", BLUE_CITY);
	table_deck(&t, "E");
	begin();
	play(game, "place E 0,-2 2");
	play(game, "pass");
	ck_assert_str_eq(told_kind(game, EVENT_HOLDER), "holder king red 2");
	scores(game, "2 0");
	/* */
	board("red blue", "king=on start=count", CITY);
	begin();
	end(game);
	scores(game, "0 0");
}
END_TEST

static void two_cards(const char *settings, bool both)
{
	board("red blue", settings, "D 0,0 0; E 0,-1 2");
	t.setup.has_king = t.setup.has_robber = true;
	t.setup.king = 0;
	t.setup.robber = both ? 0 : 1;
	begin();
	ck_assert_int_eq(game_card_size(game, CARD_KING), 2);
	ck_assert_int_eq(game_card_size(game, CARD_ROBBER), 0);
	end(game);
}

START_TEST(test_r14_8_final)
{
	two_cards("king=on", false);
	scores(game, "1 0");
	two_cards("king=on kr_final=10", false);
	scores(game, "10 10");
	two_cards("king=on kr_final=15_40", false);
	scores(game, "15 15");
	two_cards("king=on kr_final=15_40", true);
	scores(game, "40 0");
	ck_assert_str_eq(told_kind(game, EVENT_SCORED), "scored red 20 king city; scored red 20 robber road");
	two_cards("king=on kr_final=running", true);
	scores(game, "0 0");
}
END_TEST

/* `running`: the holder before the change of hands is paid; the first city pays nobody. */
START_TEST(test_r14_8_running)
{
	board("red blue", "king=on kr_final=running", KING_BOARD);
	table_deck(&t, "E E G E");
	begin();
	play(game, "place E 0,-1 2");
	play(game, "pass");
	scores(game, "0 0");
	play(game, "place E 0,2 0");
	play(game, "pass");
	scores(game, "1 0"); /* Red holds it, Blue completed */
	play(game, "place G 1,2 1");
	play(game, "pass");
	play(game, "place E 1,3 0");
	play(game, "pass");
	ck_assert_str_eq(told_text(game), "scored red 1 king city; holder king blue 3; over");
}
END_TEST

/* Running points do not count for the entry. */
START_TEST(test_r14_8_no_entry_points)
{
	board("red blue", "king=on kr_final=running start=count", BLUE_CITY);
	table_figure(&t, "blue meeple 0,-1 city:N");
	t.setup.has_king = true;
	t.setup.king = 0;
	table_deck(&t, "E B");
	begin();
	play(game, "place E 0,-2 2");
	play(game, "pass");
	scores(game, "1 4");
	ck_assert_int_eq(game_decision(game).kind, DECISION_ENTER);
}
END_TEST

START_TEST(test_r14_refused)
{
	board("red blue", "", "D 0,0 0");
	t.setup.has_king = true;
	ck_assert_int_eq(table_refused(&t), REFUSAL_TABLE);
	board("red blue", "", "D 0,0 0");
	t.setup.has_count = true;
	ck_assert_int_eq(table_refused(&t), REFUSAL_TABLE);
}
END_TEST

static Suite *make(void)
{
	const TTest *const tests[] = {
	    test_r14_2_king,
	    test_r14_4_two_at_once,
	    test_r14_5_robber,
	    test_r14_6_carcassonne,
	    test_r14_8_final,
	    test_r14_8_running,
	    test_r14_8_no_entry_points,
	    test_r14_refused,
	};

	return RULES_SUITE("rules R-14", tests);
}

int main(void)
{
	return suite_run(make);
}
