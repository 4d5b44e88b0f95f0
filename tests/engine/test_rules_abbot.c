/*
 * test_rules_abbot.c - R-11: the abbot.
 * One test per rule, named after it.
 */
#include "rules.h"

START_TEST(test_r11_3_garden)
{
	board("red blue", "abbot=on", "D 0,0 0");
	table_deck(&t, "UG");
	begin();
	ck_assert_int_eq(game_supply(game, 0, FIGURE_ABBOT), 1);
	play(game, "place UG 1,0 0");
	ck_assert_str_eq(moves_text(game), "meeple road:E; meeple field:NL; meeple field:ER; abbot garden");
	refused(game, "meeple garden", REFUSAL_WRONG_FIGURE, "R-11.3");
	refused(game, "abbot field:NL", REFUSAL_WRONG_FIGURE, "R-11.3");
	refused(game, "recall", REFUSAL_RECALL, "R-11.5");
	play(game, "abbot garden");
	scores(game, "2 0"); /* at the end 1 + neighbours */
	board("red blue", "", "D 0,0 0");
	table_deck(&t, "UG");
	begin();
	play(game, "place UG 1,0 0");
	ck_assert(!legal(game, "abbot garden"));
	ck_assert(!legal(game, "recall"));
}
END_TEST

#define GARDEN "D 0,0 0; UG 1,0 0; U 2,0 0; E 0,1 2"

START_TEST(test_r11_5_recall)
{
	board("red blue", "abbot=on", GARDEN);
	table_figure(&t, "red abbot 1,0 garden");
	table_deck(&t, "E E");
	begin();
	play(game, "place E 1,1 1");
	ck_assert(legal(game, "recall"));
	play(game, "recall");
	ck_assert_str_eq(told_text(game),
	                 "scored red 5 recall garden 1,0 garden tiles 5; returned red abbot 1,0; drawn E");
	ck_assert_int_eq(game_supply(game, 0, FIGURE_ABBOT), 1);
	ck_assert(!legal(game, "recall"));
}
END_TEST

/* once surrounded it is scored in phase 3 and cannot be taken back. */
START_TEST(test_r11_6_complete)
{
	board("red blue", "abbot=on",
	      "U 0,0 0; UG 1,0 0; U 2,0 0; B 0,1 0; B 1,1 0; B 2,1 0; B 0,-1 0; B 1,-1 0");
	table_figure(&t, "red abbot 1,0 garden");
	table_deck(&t, "B B");
	begin();
	play(game, "place B 2,-1 0");
	refused(game, "recall", REFUSAL_RECALL, "R-11.6");
	play(game, "pass");
	ck_assert_str_eq(told_kind(game, EVENT_SCORED), "scored red 9 complete garden 1,0 garden tiles 9");
	ck_assert_int_eq(game_supply(game, 0, FIGURE_ABBOT), 1);
}
END_TEST

START_TEST(test_r11_2_monastery)
{
	board("red blue", "abbot=on edition=old", "D 0,0 0");
	table_deck(&t, "B SH_plain");
	begin();
	play(game, "place B 0,1 0");
	ck_assert(legal(game, "abbot monastery"));
	play(game, "pass");
	play(game, "place SH_plain 1,1 0");
	ck_assert(legal(game, "abbot shrine"));
}
END_TEST

static Suite *make(void)
{
	const TTest *const tests[] = {
	    test_r11_3_garden,
	    test_r11_5_recall,
	    test_r11_6_complete,
	    test_r11_2_monastery,
	};

	return RULES_SUITE("rules R-11", tests);
}

int main(void)
{
	return suite_run(make);
}
