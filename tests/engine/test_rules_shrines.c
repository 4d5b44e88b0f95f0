/*
 * test_rules_shrines.c - R-15: shrines.
 * One test per rule, named after it.
 */
#include "rules.h"

#define SHRINE_PAIR "D 0,0 0; U 1,0 0; E -1,1 3; SH_plain 0,1 0; B 1,1 0"

START_TEST(test_r15_2_near)
{
	/* a monastery next to two shrines */
	board("red blue", "shrines=on", "D 0,0 0; E -1,1 3; SH_plain 0,1 0; E 1,1 1; SH_city -1,2 2");
	table_deck(&t, "B");
	begin();
	refused(game, "place B 0,2 0", REFUSAL_SHRINE, "R-15.2");
	ck_assert(legal(game, "place B 1,2 0"));
}
END_TEST

START_TEST(test_r15_3_second_opponent)
{
	static const struct {
		const char *settings;
		bool legal;
	} rules[] = {
	    {"shrines=on", false},
	    {"shrines=on shrine_near=literal", true},
	    {"shrines=on shrine_near=free", true},
	};

	for (int i = 0; i < 3; i++) {
		board("red blue", rules[i].settings, SHRINE_PAIR);
		table_deck(&t, "SH_road");
		begin();
		ck_assert(legal(game, "place SH_road 2,1 0") == rules[i].legal);
		if (!rules[i].legal)
			refused(game, "place SH_road 2,1 0", REFUSAL_SHRINE, "R-15.3");
	}
	/* a monastery to a shrine that has one */
	board("red blue", "shrines=on", SHRINE_PAIR);
	table_deck(&t, "KR_moncity");
	begin();
	refused(game, "place KR_moncity 0,2 1", REFUSAL_SHRINE, "R-15.3");
}
END_TEST

/* `free`: only occupied neighbours bind. */
START_TEST(test_r15_4_free)
{
	board("red blue", "shrines=on shrine_near=free", "D 0,0 0; B 0,1 0; B 1,2 0; B 0,2 0; E 2,2 0");
	table_figure(&t, "red meeple 0,1 monastery");
	table_deck(&t, "SH_plain");
	begin();
	ck_assert(legal(game, "place SH_plain 1,1 0")); /* three monasteries, one monk */
	board("red blue", "shrines=on shrine_near=free", "D 0,0 0; B 0,1 0; B 1,2 0; B 0,2 0; E 2,2 0");
	table_figure(&t, "red meeple 0,1 monastery");
	table_figure(&t, "red meeple 1,2 monastery");
	table_deck(&t, "SH_plain");
	begin();
	refused(game, "place SH_plain 1,1 0", REFUSAL_SHRINE, "R-15.4");
	board("red blue", "shrines=on shrine_near=free", SHRINE_PAIR);
	table_figure(&t, "red meeple 0,1 shrine");
	table_figure(&t, "blue meeple 1,1 monastery");
	table_deck(&t, "SH_road");
	begin();
	refused(game, "place SH_road 2,1 0", REFUSAL_SHRINE, "R-15.4"); /* already in a challenge */
}
END_TEST

#define CHALLENGE "D 0,0 0; U 1,0 0; E -1,1 3; SH_plain 0,1 0; B 1,1 0; E -1,2 2; E 0,2 2; E 1,2 2"

START_TEST(test_r15_6_first_wins)
{
	board("red blue", "shrines=on", CHALLENGE);
	table_figure(&t, "red meeple 0,1 shrine");
	table_figure(&t, "blue meeple 1,1 monastery");
	table_deck(&t, "U B");
	begin();
	play(game, "place U -1,0 0");
	play(game, "pass");
	ck_assert_str_eq(told_text(game),
	                 "scored red 9 complete shrine 0,1 shrine tiles 9; returned red meeple 0,1; "
	                 "lost blue 1,1 monastery; returned blue meeple 1,1; drawn B");
	supply(game, "7 7");
}
END_TEST

/* An unoccupied building challenges nobody. */
START_TEST(test_r15_5_unoccupied)
{
	board("red blue", "shrines=on", CHALLENGE);
	table_figure(&t, "blue meeple 1,1 monastery");
	table_deck(&t, "U B");
	begin();
	play(game, "place U -1,0 0");
	play(game, "pass");
	supply(game, "7 6");
	scores(game, "0 0");
}
END_TEST

START_TEST(test_r15_7_both)
{
	board("red blue", "shrines=on",
	      "D 0,0 0; U -1,0 0; U 1,0 0; U 2,0 0; E -1,1 3; SH_plain 0,1 0; B 1,1 0; E 2,1 1; "
	      "E -1,2 2; E 1,2 2; V 2,2 3");
	table_figure(&t, "red meeple 0,1 shrine");
	table_figure(&t, "blue meeple 1,1 monastery");
	table_deck(&t, "E B");
	begin();
	play(game, "place E 0,2 2");
	play(game, "pass");
	scores(game, "9 9");
}
END_TEST

START_TEST(test_r15_8_undecided)
{
	board("red blue", "shrines=on", CHALLENGE);
	table_figure(&t, "red meeple 0,1 shrine");
	table_figure(&t, "blue meeple 1,1 monastery");
	begin();
	end(game);
	scores(game, "8 6");
}
END_TEST

/* who comes from the cathedral starts no challenge. */
START_TEST(test_r15_10_cathedral)
{
	board("red blue", "start=count shrines=on",
	      CITY "U 3,-1 1; E 4,-1 0; E 5,-1 0; B 4,0 0; SH_plain 5,0 0; E 4,1 2");
	table_figure(&t, "red meeple 5,0 shrine");
	table_figure(&t, "blue meeple cathedral");
	table_deck(&t, "E B");
	begin();
	play(game, "place E 5,1 2");
	play(game, "pass");
	play(game, "join meeple");
	scores(game, "0 9");
	ck_assert_str_eq(told_kind(game, EVENT_LOST), "");
	supply(game, "6 7");
}
END_TEST

/* an abbot taken back ends the challenge. */
START_TEST(test_r15_11_recall)
{
	board("red blue", "shrines=on abbot=on", CHALLENGE);
	table_figure(&t, "red meeple 0,1 shrine");
	table_figure(&t, "blue abbot 1,1 monastery");
	table_turn(&t, "blue");
	table_deck(&t, "U U");
	begin();
	play(game, "place U 2,0 0");
	play(game, "recall");
	ck_assert_str_eq(told_kind(game, EVENT_LOST), "");
	play(game, "place U -1,0 0");
	play(game, "pass");
	scores(game, "9 7"); /* Blue had 1 + 6 round it */
	ck_assert_str_eq(told_kind(game, EVENT_LOST), "");
}
END_TEST

/* `literal`: every neighbouring pair of monk and heretic is a challenge of its own. */
START_TEST(test_r15_3_literal_pairs)
{
	board("red blue green", "shrines=on shrine_near=literal",
	      "U -1,0 0; U 0,0 0; U 1,0 0; B -1,1 0; SH_plain 0,1 0; B 1,1 0; E -1,2 2; E 0,2 2");
	table_figure(&t, "red meeple 0,1 shrine");
	table_figure(&t, "blue meeple 1,1 monastery");
	table_figure(&t, "green meeple -1,1 monastery");
	table_deck(&t, "E B");
	begin();
	play(game, "place E 1,2 2");
	play(game, "pass");
	ck_assert_str_eq(told_kind(game, EVENT_LOST), "lost green -1,1 monastery; lost blue 1,1 monastery");
}
END_TEST

static Suite *make(void)
{
	const TTest *const tests[] = {
	    test_r15_2_near,
	    test_r15_3_second_opponent,
	    test_r15_4_free,
	    test_r15_6_first_wins,
	    test_r15_5_unoccupied,
	    test_r15_7_both,
	    test_r15_8_undecided,
	    test_r15_10_cathedral,
	    test_r15_11_recall,
	    test_r15_3_literal_pairs,
	};

	return RULES_SUITE("rules R-15", tests);
}

int main(void)
{
	return suite_run(make);
}
