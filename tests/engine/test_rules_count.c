/*
 * test_rules_count.c - R-13: the Count.
 * One test per rule, named after it.
 */
#include "rules.h"

START_TEST(test_r13_1_board)
{
	board("red blue", "start=count", CITY);
	t.setup.tile_count = 11;
	ck_assert_int_eq(table_refused(&t), REFUSAL_TABLE);
	board("red blue", "", CITY);
	ck_assert_int_eq(table_refused(&t), REFUSAL_TABLE);
	board("red blue", "start=count", CITY);
	for (int i = 0; i < 12; i++)
		t.setup.table[i].cell.x++;
	ck_assert_int_eq(table_refused(&t), REFUSAL_TABLE);
	board("red blue", "start=city_plain", CITY);
	table_figure(&t, "red meeple castle");
	ck_assert_int_eq(table_refused(&t), REFUSAL_FIGURES);
	table_init(&t, "red blue", "start=count");
	table_new(&t, "E");
	begin();
	ck_assert_int_eq(game_tile_count(game), 12);
	ck_assert(game_has_count(game));
	ck_assert_int_eq(game_count_quarter(game), QUARTER_CASTLE);
}
END_TEST

/* TILES section 5: three fields round the walls, three roads, two open cities. */
START_TEST(test_r13_4_outside)
{
	board("red blue", "start=count", CITY);
	begin();
	ck_assert(same_feature(game, 0, 0, "field:NL", 3, 0, "field:NL"));
	ck_assert(same_feature(game, 0, 0, "field:SR", 2, 2, "field:SR"));
	ck_assert(same_feature(game, 3, 0, "field:NR", 2, 2, "field:SL"));
	ck_assert(!same_feature(game, 0, 0, "field:NL", 0, 0, "field:SR"));
	ck_assert(!same_feature(game, 3, 0, "field:NL", 3, 0, "field:NR"));
	ck_assert_int_eq(feature(game, 0, 2, "city:S")->open, 1);
	ck_assert_int_eq(feature(game, 0, 0, "field:NL")->points_now, 3); /* */
	ck_assert(feature(game, 0, 0, "field:NL")->cities[0].carcassonne);
}
END_TEST

static void enter_board(const char *settings)
{
	board("red blue", settings, BLUE_CITY);
	table_figure(&t, "blue meeple 0,-1 city:N");
	table_deck(&t, "E B");
	begin();
	play(game, "place E 0,-2 2");
	play(game, "pass");
}

START_TEST(test_r13_6_entry)
{
	enter_board("start=count");
	ck_assert_int_eq(game_decision(game).kind, DECISION_ENTER);
	ck_assert_int_eq(game_decision(game).seat, 0);
	ck_assert_str_eq(moves_text(game),
	                 "enter castle meeple; enter market meeple; enter blacksmith meeple; "
	                 "enter cathedral meeple");
	play(game, "enter castle meeple"); /* also the Count's */
	ck_assert_str_eq(told_text(game), "entered red meeple castle");
	ck_assert_int_eq(game_decision(game).kind, DECISION_COUNT);
	ck_assert_str_eq(moves_text(game), "count market; count blacksmith; count cathedral");
	refused(game, "count castle", REFUSAL_QUARTER, "R-13.9");
	play(game, "count market");
	ck_assert_str_eq(told_text(game), "count market; drawn B");
	ck_assert_int_eq(game_decision(game).seat, 1);
	supply(game, "6 7");
}
END_TEST

/* Whoever scores himself does not enter; whoever does not enter does not move the Count. */
START_TEST(test_r13_6_own_points)
{
	board("red blue", "start=count", BLUE_CITY);
	table_deck(&t, "E B");
	begin();
	play(game, "place E 0,-2 2");
	play(game, "meeple city:S");
	ck_assert_int_eq(game_decision(game).kind, DECISION_TILE);
	enter_board("start=count");
	play(game, "pass");
	ck_assert_int_eq(game_decision(game).kind, DECISION_TILE);
	ck_assert_int_eq(game_count_quarter(game), QUARTER_CASTLE);
}
END_TEST

/* Blue 4 for the city, Red 3 for the road. */
static void two_features(const char *settings)
{
	board("red blue", settings, CITY "E 0,-1 0; A 1,-1 2; V 1,-2 0");
	table_figure(&t, "blue meeple 0,-1 city:N");
	table_figure(&t, "red meeple 1,-2 road:W");
	table_deck(&t, "L B");
	begin();
	play(game, "place L 0,-2 2");
	play(game, "pass");
	scores(game, "3 4");
}

START_TEST(test_r13_7_readings)
{
	two_features("start=count");
	ck_assert_int_eq(game_decision(game).kind, DECISION_TILE);
	two_features("start=count count_entry=none_for_one");
	ck_assert_int_eq(game_decision(game).kind, DECISION_ENTER);
}
END_TEST

/* an abbot taken back counts neither for him nor against him. */
START_TEST(test_r13_7_abbot_points)
{
	board("red blue", "start=count abbot=on", BLUE_CITY "; UG -1,-1 1");
	table_figure(&t, "blue meeple 0,-1 city:N");
	table_figure(&t, "red abbot -1,-1 garden");
	table_deck(&t, "E B");
	begin();
	play(game, "place E 0,-2 2");
	play(game, "recall");
	ck_assert_int_eq(game_decision(game).kind, DECISION_ENTER);
	ck_assert(legal(game, "enter cathedral abbot")); /* he just came home */
	refused(game, "enter castle abbot", REFUSAL_QUARTER, "R-17.1");
}
END_TEST

START_TEST(test_r13_9_count_move)
{
	enter_board("start=count count_move=clockwise");
	play(game, "enter castle meeple");
	ck_assert_str_eq(told_text(game), "entered red meeple castle; count market; drawn B");
	enter_board("start=count count_move=follow");
	play(game, "enter blacksmith meeple");
	ck_assert_str_eq(told_text(game), "entered red meeple blacksmith; count blacksmith; drawn B");
	enter_board("start=count count_move=follow");
	play(game, "enter castle meeple");
	ck_assert_str_eq(told_text(game), "entered red meeple castle; drawn B"); /* he stands there */
}
END_TEST

/* left of the active player first, he himself last; each as many as he likes. */
START_TEST(test_r13_10_order)
{
	board("red blue green", "start=count", CITY "U 2,3 1");
	table_figure(&t, "red meeple blacksmith");
	table_figure(&t, "blue meeple blacksmith");
	table_figure(&t, "green meeple blacksmith");
	table_figure(&t, "green meeple blacksmith");
	table_turn(&t, "blue");
	table_deck(&t, "W B");
	begin();
	play(game, "place W 2,4 1");
	play(game, "pass");
	ck_assert_int_eq(game_decision(game).kind, DECISION_JOIN);
	ck_assert_int_eq(game_decision(game).feature, FEATURE_ROAD);
	ck_assert(game_decision(game).cell.x == 2 && game_decision(game).cell.y == 2);
	ck_assert_int_eq(game_decision(game).seat, 2);
	play(game, "join meeple");
	ck_assert_int_eq(game_decision(game).seat, 2); /* again, until he passes */
	play(game, "pass");
	ck_assert_int_eq(game_decision(game).seat, 0);
	play(game, "join meeple"); /* nothing is left to move: Blue is next */
	ck_assert_int_eq(game_decision(game).seat, 1);
	play(game, "join meeple");
	ck_assert_str_eq(told_text(game),
	                 "joined blue meeple blacksmith 2,2 road:S; "
	                 "scored red 3 complete road 2,2 road:S tiles 3; "
	                 "scored blue 3 complete road 2,2 road:S tiles 3; "
	                 "scored green 3 complete road 2,2 road:S tiles 3; "
	                 "returned red meeple 2,2; returned blue meeple 2,2; returned green meeple 2,2; "
	                 "drawn B");
}
END_TEST

/* an unoccupied feature may be joined: not out of the Count's quarter. */
START_TEST(test_r13_12_count_blocks)
{
	for (int count = 0; count < 2; count++) {
		board("red blue", "start=count", BLUE_CITY);
		table_figure(&t, "red meeple castle");
		t.setup.has_count = true;
		t.setup.count = count ? QUARTER_CASTLE : QUARTER_MARKET;
		table_turn(&t, "blue");
		table_deck(&t, "E B");
		begin();
		play(game, "place E 0,-2 2");
		play(game, "pass");
		ck_assert_int_eq(game_decision(game).kind, count ? DECISION_TILE : DECISION_JOIN);
		if (!count)
			play(game, "join meeple");
		scores(game, count ? "0 0" : "4 0");
	}
}
END_TEST

/* for each kind: castle to city, cathedral to monastery: never to a garden. */
START_TEST(test_r13_13_garden)
{
	board("red blue", "start=count abbot=on",
	      CITY "U 3,-1 1; A 4,-1 0; E 5,-1 0; UG 4,0 1; E 5,0 1; A 4,1 2");
	table_figure(&t, "blue abbot 4,0 garden");
	table_figure(&t, "red meeple cathedral");
	table_turn(&t, "blue");
	table_deck(&t, "E B");
	begin();
	play(game, "place E 5,1 2");
	play(game, "pass");
	ck_assert_int_eq(game_decision(game).kind, DECISION_TILE);
	scores(game, "0 9");
}
END_TEST

START_TEST(test_r13_11_monastery_stolen)
{
	board("blue red", "start=count", CITY "U 3,-1 1; E 4,-1 0; E 5,-1 0; B 4,0 0; E 5,0 1; E 4,1 2");
	table_figure(&t, "blue meeple 4,0 monastery");
	table_figure(&t, "red meeple cathedral");
	table_figure(&t, "red meeple cathedral");
	table_deck(&t, "E B");
	begin();
	play(game, "place E 5,1 2");
	play(game, "pass");
	play(game, "join meeple");
	play(game, "join meeple");
	scores(game, "0 9"); /* the cells count as tiles */
	supply(game, "7 7");
	ck_assert_int_eq(game_decision(game).kind, DECISION_ENTER); /* Red was paid, Blue not */
}
END_TEST

/* left of the one who laid the last tile, one figure each, round after round. */
START_TEST(test_r13_14_market)
{
	board("red blue green", "start=count", CITY "B 4,0 0");
	table_figure(&t, "red meeple market");
	table_figure(&t, "red meeple market");
	table_figure(&t, "blue meeple market");
	table_figure(&t, "blue meeple castle");
	table_turn(&t, "blue");
	table_deck(&t, "B");
	begin();
	play(game, "place B 5,0 0");
	play(game, "pass"); /* Blue laid it: Green has nobody, Red begins */
	ck_assert_int_eq(game_decision(game).kind, DECISION_SEND);
	ck_assert_int_eq(game_decision(game).seat, 0);
	ck_assert_str_eq(moves_text(game),
	                 "send market meeple 0,0 field:NL; send market meeple 0,0 field:SR; "
	                 "send market meeple 3,0 field:NR");
	ck_assert(!game_end(game, NULL));
	play(game, "send market meeple 4,0 field:WL"); /* any spot of the feature */
	ck_assert_str_eq(told_text(game), "sent red meeple market 3,0 field:NR");
	ck_assert_int_eq(game_decision(game).seat, 1);
	play(game, "send market meeple 3,0 field:NR");
	ck_assert_int_eq(game_decision(game).seat, 0);
	play(game, "send market meeple 0,0 field:NL");
	ck_assert(game_over(game));
	scores(game, "6 3 0");
	/* not at all if the Count is in the market */
	board("red blue", "start=count", CITY);
	table_figure(&t, "red meeple market");
	t.setup.has_count = true;
	t.setup.count = QUARTER_MARKET;
	begin();
	end(game);
	ck_assert(game_over(game));
}
END_TEST

START_TEST(test_r13_15_any)
{
	board("red blue", "start=count count_final=any abbot=on", CITY "B 4,0 0");
	table_figure(&t, "red meeple castle");
	table_figure(&t, "red meeple blacksmith");
	table_figure(&t, "blue abbot cathedral");
	begin();
	end(game);
	ck_assert_int_eq(game_decision(game).seat, 0);
	/* the Count is in the castle; the blacksmith goes to incomplete roads */
	ck_assert_str_eq(moves_text(game),
	                 "send blacksmith meeple 0,0 road:W; send blacksmith meeple 3,0 road:N; "
	                 "send blacksmith meeple 2,2 road:S");
	refused(game, "send castle meeple 0,2 city:S", REFUSAL_QUARTER, "R-13.14");
	play(game, "send blacksmith meeple 0,0 road:W");
	ck_assert_str_eq(moves_text(game), "send cathedral abbot 4,0 monastery");
	play(game, "send cathedral abbot 4,0 monastery");
	scores(game, "1 3");
	/* with `market` the other quarters gain nothing */
	board("red blue", "start=count", CITY "B 4,0 0");
	table_figure(&t, "red meeple blacksmith");
	begin();
	end(game);
	ck_assert(game_over(game));
	scores(game, "0 0");
}
END_TEST

/* `farm` off: the market may be entered but is never left. */
START_TEST(test_r13_14_no_farms)
{
	board("red blue", "start=count farm=off count_final=any", CITY);
	table_figure(&t, "red meeple market");
	begin();
	end(game);
	ck_assert(game_over(game));
}
END_TEST

START_TEST(test_r13_16_farm)
{
	static const char *const settings[] = {"start=count", "start=count farm=city4", "start=city_plain",
	                                       "start=city_plain farm=city3"};
	static const char *const expected[] = {"3 0", "4 0", "3 0", "3 0"};

	for (int i = 0; i < 4; i++) {
		board("red blue", settings[i], CITY "B 4,0 0");
		table_figure(&t, "red meeple 4,0 field:NL");
		begin();
		end(game);
		scores(game, expected[i]);
		ck_assert(told.cities[0].carcassonne);
	}
}
END_TEST

static Suite *make(void)
{
	const TTest *const tests[] = {
	    test_r13_1_board,
	    test_r13_4_outside,
	    test_r13_6_entry,
	    test_r13_6_own_points,
	    test_r13_7_readings,
	    test_r13_7_abbot_points,
	    test_r13_9_count_move,
	    test_r13_10_order,
	    test_r13_12_count_blocks,
	    test_r13_13_garden,
	    test_r13_11_monastery_stolen,
	    test_r13_14_market,
	    test_r13_15_any,
	    test_r13_14_no_farms,
	    test_r13_16_farm,
	};

	return RULES_SUITE("rules R-13", tests);
}

int main(void)
{
	return suite_run(make);
}
