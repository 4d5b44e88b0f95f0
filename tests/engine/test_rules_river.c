/*
 * test_rules_river.c - R-10, R-12: the rivers.
 * One test per rule, named after it.
 */
#include "rules.h"

/* ---- River I ---- */

START_TEST(test_r10_1_order)
{
	uint8_t deck[TILES_MAX];

	table_init(&t, "red blue", "start=river1");
	for (uint64_t seed = 0; seed < 20; seed++) {
		struct decision decision;

		table_seed(&t, seed);
		begin();
		decision = game_decision(game);
		ck_assert_int_gt(tiles->types[decision.tile].river_count, 0);
		ck_assert_int_eq(game_deck(game, deck), 11 - 1 + 71);
		for (int i = 0; i < 10; i++)
			ck_assert_int_eq(tiles->types[deck[i]].river_count > 0, 1);
		ck_assert_int_eq(deck[9], type_of("R1_lake"));
		for (int i = 10; i < 81; i++)
			ck_assert_int_eq(tiles->types[deck[i]].river_count, 0);
	}
}
END_TEST

START_TEST(test_r10_2_continues)
{
	board("red blue", "start=river1", "R1_spring 0,0 0; R1_straight 1,0 0");
	table_deck(&t, "R1_straight R1_monroad");
	begin();
	ck_assert_str_eq(moves_text(game), "place R1_straight 2,0 0; place R1_straight 2,0 2");
	refused(game, "place R1_straight 1,1 0", REFUSAL_RIVER, "R-10.2");
	refused(game, "place R1_straight 2,0 1", REFUSAL_EDGE, "R-3.3");
}
END_TEST

/* figures as usual, never on the river. */
START_TEST(test_r10_3_figures)
{
	board("red blue", "start=river1", "R1_spring 0,0 0");
	table_deck(&t, "R1_monroad");
	begin();
	play(game, "place R1_monroad 1,0 0");
	ck_assert_str_eq(moves_text(game),
	                 "meeple road:S; meeple field:NL; meeple field:ER; meeple field:SR; "
	                 "meeple monastery");
}
END_TEST

/* The field goes round the spring: both banks are joined there, and only there. */
START_TEST(test_r10_8_banks)
{
	board("red blue", "start=river1", "R1_spring 0,0 0; R1_straight 1,0 0");
	begin();
	ck_assert(same_feature(game, 1, 0, "field:NL", 1, 0, "field:SL"));
	board("red blue", "start=river1", "R1_straight 1,0 0; R1_straight 2,0 0");
	begin();
	ck_assert(!same_feature(game, 1, 0, "field:NL", 1, 0, "field:SL"));
	ck_assert(same_feature(game, 1, 0, "field:NL", 2, 0, "field:NL"));
	/* a road over the river is one road, and divides the banks once more */
	board("red blue", "start=river1", "R1_roadbridge 0,0 0");
	begin();
	ck_assert(same_feature(game, 0, 0, "road:E", 0, 0, "road:W"));
	ck_assert(!same_feature(game, 0, 0, "field:NL", 0, 0, "field:SR"));
}
END_TEST

START_TEST(test_r10_5_immediate)
{
	board("red blue", "start=river1", "R1_spring 0,0 0; R1_straight 1,0 0; R1_curve 2,0 0");
	table_deck(&t, "R1_curve");
	begin();
	refused(game, "place R1_curve 2,1 1", REFUSAL_RIVER, "R-10.5");
	ck_assert(legal(game, "place R1_curve 2,1 2"));
	/* a straight tile between them makes it legal */
	board("red blue", "start=river1",
	      "R1_spring 0,0 0; R1_straight 1,0 0; R1_curve 2,0 0; R1_straight 2,1 1");
	table_deck(&t, "R1_curve");
	begin();
	ck_assert(legal(game, "place R1_curve 2,2 1"));
}
END_TEST

START_TEST(test_r10_5_alternate)
{
	board("red blue", "start=river1 river_turn=alternate",
	      "R1_spring 0,0 0; R1_straight 1,0 0; R1_curve 2,0 0; R1_straight 2,1 1");
	table_deck(&t, "R1_curve");
	begin();
	refused(game, "place R1_curve 2,2 1", REFUSAL_RIVER, "R-10.5");
	ck_assert(legal(game, "place R1_curve 2,2 2"));
}
END_TEST

/* The six cells beyond a new open end must be empty; bends do not matter. */
START_TEST(test_r10_5_lookahead)
{
	board("red blue", "start=river1 river_turn=lookahead", "R1_spring 0,0 0; R1_curve 1,0 0");
	table_deck(&t, "R1_curve");
	begin();
	/* turned right again: the new end at 1,1 faces 0,1, whose neighbour 0,0 is laid */
	refused(game, "place R1_curve 1,1 1", REFUSAL_RIVER, "R-10.5");
	ck_assert(legal(game, "place R1_curve 1,1 2"));
	board("red blue", "start=river1 river_turn=lookahead",
	      "R1_spring 0,0 0; R1_curve 1,0 0; R1_straight 1,1 1; R1_straight 1,2 1");
	table_deck(&t, "R1_curve");
	begin();
	ck_assert(legal(game, "place R1_curve 1,3 1")); /* the same turn again, but far away */
	board("red blue", "start=river1 river_turn=lookahead", "R1_spring 0,0 0; R1_curve 1,0 0; B 2,0 0");
	begin();
	ck_assert(
	    !game_tile_fits(game, type_of("R1_curve"), 1, 1, 2)); /* 2,1 is empty, 2,0 beside it is not */
	ck_assert(game_tile_fits(game, type_of("R1_straight"), 1, 1, 1));
}
END_TEST

/* what fits nowhere is put aside, and the river goes on. */
START_TEST(test_r10_7_aside)
{
	board("red blue", "start=river1",
	      "R1_spring 0,0 0; B 0,-1 0; B 1,-1 0; B 2,-1 0; B 2,0 0; B 2,1 0; B 1,1 0");
	table_deck(&t, "R1_straight R1_lake B");
	begin();
	/* only a lake fits between the monasteries */
	ck_assert_str_eq(moves_text(game), "place R1_lake 1,0 0");
}
END_TEST

START_TEST(test_r10_9_lake_is_a_turn)
{
	board("red blue", "start=river1", "R1_spring 0,0 0");
	table_deck(&t, "R1_lake B");
	begin();
	play(game, "place R1_lake 1,0 0");
	ck_assert_str_eq(moves_text(game), "meeple field:NL");
	play(game, "meeple field:SL");
	ck_assert_int_eq(game_decision(game).seat, 1);
	ck_assert(legal(game, "place B 0,1 0"));
}
END_TEST

START_TEST(test_r10_deck)
{
	table_init(&t, "red blue", "start=river1");
	table_new(&t, "E R1_lake");
	ck_assert_int_eq(table_refused(&t), REFUSAL_DECK);
	table_init(&t, "red blue", "start=river1");
	table_new(&t, "R2_fork");
	ck_assert_int_eq(table_refused(&t), REFUSAL_DECK);
	table_init(&t, "red blue", "");
	table_new(&t, "R1_lake");
	ck_assert_int_eq(table_refused(&t), REFUSAL_DECK);
	table_init(&t, "red blue", "start=river1");
	table_new(&t, "R1_spring");
	ck_assert_int_eq(table_refused(&t), REFUSAL_DECK);
	table_init(&t, "red blue", "start=river1 edition=old");
	table_new(&t, "R1_curveG R1_lake SH_plain E"); /* whatever edition and modules say */
	begin();
}
END_TEST

/* ---- River II ---- */

START_TEST(test_r12_2_order)
{
	uint8_t deck[TILES_MAX];

	table_init(&t, "red blue", "start=river2");
	for (uint64_t seed = 0; seed < 20; seed++) {
		table_seed(&t, seed);
		begin();
		ck_assert_int_eq(game_decision(game).tile, type_of("R2_fork"));
		game_deck(game, deck);
		ck_assert_int_eq(deck[9], type_of("R2_volcano"));
	}
}
END_TEST

/* the turn of the fork counts for each branch. */
START_TEST(test_r12_3_fork)
{
	board("red blue", "start=river2", "R2_spring 0,0 0; R2_fork 1,0 0");
	table_deck(&t, "R2_curve");
	begin();
	refused(game, "place R2_curve 1,-1 0", REFUSAL_RIVER, "R-10.5");
	ck_assert(legal(game, "place R2_curve 1,-1 3"));
	ck_assert(legal(game, "place R2_curve 2,0 0"));
	ck_assert(legal(game, "place R2_curve 2,0 1"));
}
END_TEST

/* The branches are never joined: two open ends at one hole are both stuck. */
START_TEST(test_r12_3_never_joined)
{
	board("red blue", "start=river2", "R2_spring 0,0 0; R2_fork 1,0 0; R2_curve 2,0 1; R2_curve 1,-1 3");
	table_deck(&t, "R2_citycurve R2_volcano B");
	begin();
	ck_assert(!game_tile_fits(game, type_of("R2_citycurve"), 2, -1, 1));
	ck_assert_int_eq(game_decision(game).tile, type_of("B"));
	ck_assert_int_eq(game_decision(game).seat, 0); /* a volcano set aside gives no extra turn */
}
END_TEST

START_TEST(test_r12_4_city_lake)
{
	board("red blue", "start=river2", "R2_spring 0,0 0");
	table_deck(&t, "R2_lakecity R2_volcano");
	begin();
	ck_assert_int_eq(game_decision(game).tile, type_of("R2_volcano")); /* the city lake was set aside */
	board("red blue", "start=river2", "R2_spring 0,0 0; R2_fork 1,0 0");
	table_deck(&t, "R2_lakecity R2_volcano");
	begin();
	ck_assert_int_eq(game_decision(game).tile, type_of("R2_lakecity"));
	play(game, "place R2_lakecity 2,0 0");
	play(game, "pass");
	ck_assert_str_eq(moves_text(game), "place R2_volcano 1,-1 3");
}
END_TEST

START_TEST(test_r12_5_volcano)
{
	board("red blue", "start=river2", "R2_spring 0,0 0; R2_fork 1,0 0; R2_lakecity 1,-1 3");
	table_deck(&t, "R2_volcano B B");
	begin();
	play(game, "place R2_volcano 2,0 0");
	ck_assert_str_eq(told_text(game),
	                 "placed red R2_volcano 2,0 0; drawn B"); /* nothing may stand there */
	ck_assert_int_eq(game_decision(game).seat, 0);
	ck_assert_int_eq(game_turn(game), 2);
	play(game, "place B 0,1 0");
	play(game, "pass");
	ck_assert_int_eq(game_decision(game).seat, 1);
	board("red blue", "start=river2 volcano=plain", "R2_spring 0,0 0; R2_fork 1,0 0; R2_lakecity 1,-1 3");
	table_deck(&t, "R2_volcano B B");
	begin();
	play(game, "place R2_volcano 2,0 0");
	play(game, "meeple field:NL");
	ck_assert_int_eq(game_decision(game).seat, 1);
}
END_TEST

/* On the volcano the abbot may still be taken back. */
START_TEST(test_r12_5_recall)
{
	board("red blue", "start=river2 abbot=on",
	      "R2_spring 0,0 0; R2_fork 1,0 0; R2_curveG 2,0 0; R2_lakecity 1,-1 3");
	table_figure(&t, "red abbot 2,0 garden");
	table_deck(&t, "R2_volcano B");
	begin();
	play(game, "place R2_volcano 2,1 1");
	ck_assert_str_eq(moves_text(game), "recall");
	refused(game, "meeple field:NL", REFUSAL_VOLCANO, "R-12.5");
	play(game, "recall");
	ck_assert_int_eq(game_decision(game).seat, 0);
}
END_TEST

START_TEST(test_r12_6_pigs)
{
	static const struct {
		const char *settings, *scores;
	} rules[] = {
	    {"start=river2", "3 0"},
	    {"start=river2 pigs=1", "4 0"},
	    {"start=river2 pigs=1 farm=city4", "4 0"},
	    {"start=river2 pigs=1 farm=field3cap", "3 0"},
	    {"start=river2 pigs=1 farm=city3", "3 0"},
	};

	for (int i = 0; i < 5; i++) {
		/* the pigs' larger field borders a finished city through E */
		board("red blue", rules[i].settings, "R2_pigs 0,0 0; E 1,0 0; E 1,-1 2");
		table_figure(&t, "red meeple 0,0 field:EL");
		begin();
		end(game);
		scores(game, rules[i].scores);
	}
}
END_TEST

/* one city over the river; the banks' fields run under it. */
START_TEST(test_r12_7_city_bridge)
{
	board("red blue", "start=river2", "R2_citybridge 0,-2 0; R2_fork 0,-1 1; R2_spring 0,0 3");
	begin();
	ck_assert(same_feature(game, 0, -2, "city:E", 0, -2, "city:W"));
	ck_assert(same_feature(game, 0, -2, "field:NL", 0, -2, "field:SR"));
	ck_assert(!same_feature(game, 0, -2, "field:NR", 0, -2, "field:NL"));
	board("red blue", "start=river2", "R2_citycurve 0,0 0");
	begin();
	ck_assert_int_eq(feature(game, 0, 0, "city:N")->pennants, 1);
}
END_TEST

static Suite *make(void)
{
	const TTest *const tests[] = {
	    test_r10_1_order,
	    test_r10_2_continues,
	    test_r10_3_figures,
	    test_r10_8_banks,
	    test_r10_5_immediate,
	    test_r10_5_alternate,
	    test_r10_5_lookahead,
	    test_r10_7_aside,
	    test_r10_9_lake_is_a_turn,
	    test_r10_deck,
	    test_r12_2_order,
	    test_r12_3_fork,
	    test_r12_3_never_joined,
	    test_r12_4_city_lake,
	    test_r12_5_volcano,
	    test_r12_5_recall,
	    test_r12_6_pigs,
	    test_r12_7_city_bridge,
	};

	return RULES_SUITE("rules R-10, R-12", tests);
}

int main(void)
{
	return suite_run(make);
}
