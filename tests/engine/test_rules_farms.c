/*
 * test_rules_farms.c - R-7: farms.
 * One test per rule, named after it.
 */
#include "rules.h"

/* E000-21: city A borders the east and the west farm, city B only the east one. */
static void farm_board(const char *settings)
{
	table_init(&t, "red yellow blue", settings);
	table_lay(&t, "E 0,-1 2; E -1,0 1; T 0,0 0; E 1,0 3; U 0,1 1; E 1,1 1; E 2,1 3; D -1,2 0; W 0,2 1");
	table_figure(&t, "red meeple 1,0 field:SL");
	table_figure(&t, "red meeple 1,1 field:NL");
	table_figure(&t, "yellow meeple 0,1 field:EL");
	table_figure(&t, "blue meeple 0,0 field:SR");
	begin();
	end(game);
}

START_TEST(test_r7_6_city4)
{
	farm_board("farm=city4");
	scores(game, "8 0 0");
}
END_TEST

START_TEST(test_r7_7_city3)
{
	farm_board("farm=city3");
	scores(game, "6 0 0");
	ck_assert_str_eq(told_kind(game, EVENT_SCORED),
	                 "scored red 3 farm field 0,0 field:SL tiles 5 [0,-1 city:S]; "
	                 "scored red 3 farm field 0,0 field:SL tiles 5 [1,1 city:E]");
}
END_TEST

START_TEST(test_r7_8_field3)
{
	farm_board("farm=field3");
	scores(game, "6 0 3");
}
END_TEST

START_TEST(test_r7_9_field3cap)
{
	farm_board("farm=field3cap");
	scores(game, "6 0 3");
	supply(game, "5 6 6"); /* final scoring returns no figure */
}
END_TEST

START_TEST(test_r7_off)
{
	table_init(&t, "red blue", "farm=off");
	table_lay(&t, "D 0,0 0");
	table_deck(&t, "B");
	begin();
	play(game, "place B 0,1 0");
	ck_assert_str_eq(moves_text(game), "meeple monastery");
	refused(game, "meeple field:NL", REFUSAL_FARMS_OFF, "R-7");
	table_init(&t, "red blue", "farm=off");
	table_lay(&t, "D 0,0 0");
	table_figure(&t, "red meeple 0,0 field:SL");
	ck_assert_int_eq(table_refused(&t), REFUSAL_FIGURES);
}
END_TEST

/* E000-24's board: the two field editions and the two city editions differ. */
START_TEST(test_r7_second_board)
{
	static const struct {
		const char *settings, *scores;
	} editions[] = {
	    {"farm=city4", "12 4 16 0"},
	    {"farm=city3", "9 3 12 0"},
	    {"farm=field3", "15 9 12 0"},
	    {"farm=field3cap", "9 9 12 0"},
	};

	for (int i = 0; i < 4; i++) {
		table_init(&t, "blue red yellow black", editions[i].settings);
		table_lay(
		    &t, "D -3,-1 2; D -2,-1 2; E 0,-1 2; B -4,0 0; H -3,0 0; H -2,0 0; D -1,0 1; T 0,0 0; "
		        "E 1,0 3; M -4,1 3; J -3,1 0; D -2,1 0; U 0,1 1; I 1,1 2; N 2,1 3; U 0,2 1; N 1,2 1; "
		        "N 2,2 0; J -1,3 1; S 0,3 2; E 1,3 3; E 0,4 0");
		table_figure(&t, "blue meeple 1,0 field:SL");
		table_figure(&t, "red meeple 1,3 field:NL");
		table_figure(&t, "blue meeple 0,1 field:WL");
		table_figure(&t, "yellow meeple -2,0 field:WL");
		table_figure(&t, "yellow meeple -3,0 field:WL");
		table_figure(&t, "black meeple -4,0 field:EL");
		begin();
		end(game);
		scores(game, editions[i].scores);
	}
}
END_TEST

/* only completed cities; trap: once, however many edges of it touch the farm. */
START_TEST(test_r7_2_city_once)
{
	table_init(&t, "red blue", "");
	table_lay(&t, "N 0,0 2; N 1,0 3; N 1,1 0; N 0,1 1; E 2,0 0; B 0,-1 0; B 1,-1 0");
	table_figure(&t, "red meeple 2,0 field:SL");
	begin();
	ck_assert_int_eq(feature(game, 2, 0, "field:SL")->points_now, 3);
	end(game);
	ck_assert_str_eq(told_kind(game, EVENT_SCORED),
	                 "scored red 3 farm field 0,-1 field:NL tiles 5 [0,0 city:E]");
}
END_TEST

static Suite *make(void)
{
	const TTest *const tests[] = {
	    test_r7_6_city4,
	    test_r7_7_city3,
	    test_r7_8_field3,
	    test_r7_9_field3cap,
	    test_r7_off,
	    test_r7_second_board,
	    test_r7_2_city_once,
	};

	return RULES_SUITE("rules R-7", tests);
}

int main(void)
{
	return suite_run(make);
}
