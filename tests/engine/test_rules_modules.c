/*
 * test_rules_modules.c - R-10 to R-17: one test per rule, named after it.
 */
#include "suite.h"

#include <stdio.h>
#include <string.h>

#define CITY                                                                                                 \
	"CC00 0,0 0; CC10 1,0 0; CC20 2,0 0; CC30 3,0 0; CC01 0,1 0; CC11 1,1 0; CC21 2,1 0; CC31 3,1 0; "   \
	"CC02 0,2 0; CC12 1,2 0; CC22 2,2 0; CC32 3,2 0; "

static struct table t;
static struct game *game;

static void begin(void)
{
	game_destroy(game);
	game = table_begin(&t);
}

static void board(const char *players, const char *settings, const char *laid)
{
	table_init(&t, players, settings);
	table_lay(&t, laid);
}

static void teardown(void)
{
	game_destroy(game);
	game = NULL;
}

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

/* ---- the abbot ---- */

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

/* ---- the Count ---- */

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

#define BLUE_CITY CITY "E 0,-1 0"

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

/* ---- King and Robber Baron ---- */

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

/* ---- shrines ---- */

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

/* ---- R-16, R-17 ---- */

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
	    test_r11_3_garden,
	    test_r11_5_recall,
	    test_r11_6_complete,
	    test_r11_2_monastery,
	    test_r12_2_order,
	    test_r12_3_fork,
	    test_r12_3_never_joined,
	    test_r12_4_city_lake,
	    test_r12_5_volcano,
	    test_r12_5_recall,
	    test_r12_6_pigs,
	    test_r12_7_city_bridge,
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
	    test_r14_2_king,
	    test_r14_4_two_at_once,
	    test_r14_5_robber,
	    test_r14_6_carcassonne,
	    test_r14_8_final,
	    test_r14_8_running,
	    test_r14_8_no_entry_points,
	    test_r14_refused,
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
	    test_r16_2_bridge,
	    test_r16_2_joined,
	    test_r16_enclosed_farmer,
	    test_r17_2_enter_after_loss,
	    test_r17_3_shrine,
	    test_r17_5_garden_entry,
	    test_r17_7_river,
	};
	Suite *suite = suite_create("rules R-10 to R-17");
	TCase *rules = tcase_create("rules");

	tcase_set_timeout(rules, 120);
	tcase_add_checked_fixture(rules, NULL, teardown);
	for (size_t i = 0; i < sizeof(tests) / sizeof(tests[0]); i++)
		tcase_add_test(rules, tests[i]);
	suite_add_tcase(suite, rules);
	return suite;
}

int main(void)
{
	return suite_run(make);
}
