/*
 * test_rules_base.c - R-1 to R-9: one test per rule, named after it, and the
 * traps that other engines fell into.
 */
#include "suite.h"

#include <stdio.h>
#include <string.h>

static struct table t;
static struct game *game;

static void begin(void)
{
	game_destroy(game);
	game = table_begin(&t);
}

static void teardown(void)
{
	game_destroy(game);
	game = NULL;
}

/* ---- R-1 ---- */

START_TEST(test_r1_1_players)
{
	table_init(&t, "red blue", "");
	table_new(&t, "E");
	t.setup.player_count = 1;
	ck_assert_int_eq(table_refused(&t), REFUSAL_PLAYERS);
	t.setup.player_count = 6;
	ck_assert_int_eq(table_refused(&t), REFUSAL_PLAYERS);
	t.setup.player_count = 2;
	t.setup.colors[1] = t.setup.colors[0];
	ck_assert_int_eq(table_refused(&t), REFUSAL_PLAYERS);
}
END_TEST

START_TEST(test_r1_3_supply)
{
	table_init(&t, "red blue green yellow black", "edition=old");
	table_new(&t, "E");
	begin();
	supply(game, "7 7 7 7 7");
	for (int seat = 0; seat < 5; seat++)
		ck_assert_int_eq(game_supply(game, seat, FIGURE_ABBOT), 0);
}
END_TEST

START_TEST(test_r1_4_set)
{
	static const struct {
		const char *settings;
		int tiles;
	} sets[] = {
	    {"edition=old", 72},
	    {"edition=new", 72},
	    {"start=river1", 71 + 12},
	    {"start=river2 edition=old", 71 + 12},
	    {"start=count", 71 + 12},
	    {"start=city_plain", 71 + 12},
	    {"shrines=on", 77},
	    {"new_land=on", 77},
	    {"new_land=on shrines=on start=river1", 71 + 12 + 10},
	};

	for (size_t i = 0; i < sizeof(sets) / sizeof(sets[0]); i++) {
		uint8_t counts[TILESET_TYPES_MAX];

		table_init(&t, "red blue", sets[i].settings);
		ck_assert_int_eq(setup_tile_counts(tiles, &t.setup.settings, counts), sets[i].tiles);
	}
}
END_TEST

START_TEST(test_r1_5_start_tile)
{
	struct setup_tile start;

	table_init(&t, "red blue", "");
	table_seed(&t, 3);
	begin();
	ck_assert_int_eq(game_tile_count(game), 1);
	start = game_tile(game, 0);
	ck_assert_int_eq(start.type, type_of("D"));
	ck_assert(start.cell.x == 0 && start.cell.y == 0 && start.rotation == 0);
	ck_assert_int_eq(game_tiles_left(game), 70);
}
END_TEST

/* R-1.6: with another start the start tile goes back into the box. */
START_TEST(test_r1_6_one_start)
{
	uint8_t counts[TILESET_TYPES_MAX];

	table_init(&t, "red blue", "start=river1");
	setup_tile_counts(tiles, &t.setup.settings, counts);
	ck_assert_int_eq(counts[type_of("D")], 3);
	ck_assert_int_eq(counts[type_of("R1_spring")], 1);
	ck_assert_int_eq(counts[type_of("R2_spring")], 0);
	table_init(&t, "red blue", "");
	setup_tile_counts(tiles, &t.setup.settings, counts);
	ck_assert_int_eq(counts[type_of("D")], 4);
}
END_TEST

START_TEST(test_r1_7_first_player)
{
	bool began[3] = {false};

	table_init(&t, "red blue green", "first_player=3");
	table_seed(&t, 1);
	begin();
	ck_assert_int_eq(game_decision(game).seat, 2);
	t.setup.settings.value[SETTING_FIRST_PLAYER] = 4;
	ck_assert_int_eq(table_refused(&t), REFUSAL_SETTING);
	t.setup.settings.value[SETTING_FIRST_PLAYER] = 0;
	for (uint64_t seed = 0; seed < 40; seed++) {
		table_seed(&t, seed);
		begin();
		began[game_decision(game).seat] = true;
	}
	ck_assert(began[0] && began[1] && began[2]);
	table_new(&t, "E");
	begin();
	ck_assert_int_eq(game_decision(game).seat, 0);
}
END_TEST

START_TEST(test_r1_8_clockwise)
{
	table_init(&t, "green red blue", "edition=old");
	table_new(&t, "U U U U");
	begin();
	for (int turn = 0; turn < 4; turn++) {
		char move[32];

		ck_assert_int_eq(game_decision(game).seat, turn % 3);
		ck_assert_int_eq(game_turn(game), turn + 1);
		snprintf(move, sizeof(move), "place U %d,0 0", turn + 1);
		play(game, move);
		ck_assert_int_eq(game_decision(game).seat, turn % 3);
		play(game, "pass");
	}
	ck_assert(game_over(game));
}
END_TEST

/* ---- R-2 ---- */

START_TEST(test_r2_1_turn)
{
	table_init(&t, "red blue", "edition=old");
	table_new(&t, "E B");
	begin();
	ck_assert_int_eq(game_decision(game).kind, DECISION_TILE);
	refused(game, "pass", REFUSAL_WRONG_KIND, "R-2.2");
	refused(game, "meeple city:N", REFUSAL_WRONG_KIND, "R-2.2");
	refused(game, "place B 0,1 0", REFUSAL_WRONG_TILE, "R-2.1");
	play(game, "place E 0,-1 2");
	ck_assert_str_eq(told_text(game), "placed red E 0,-1 2");
	ck_assert_int_eq(game_decision(game).kind, DECISION_FIGURE);
	ck_assert_str_eq(moves_text(game), "meeple city:S; meeple field:NL");
	play(game, "meeple city:S");
	ck_assert_str_eq(told_text(game),
	                 "figure red meeple 0,-1 city:S; scored red 4 complete city 0,-1 city:S tiles 2; "
	                 "returned red meeple 0,-1; drawn B");
	ck_assert_int_eq(game_decision(game).seat, 1);
}
END_TEST

/* R-2.3: without meeples he still lays tiles; `figure` is not asked. */
START_TEST(test_r2_3_no_meeples)
{
	table_init(&t, "red blue", "");
	table_lay(&t, "U 0,0 0; U 1,0 0; U 2,0 0; U 3,0 0; U 4,0 0; U 5,0 0; U 6,0 0; X 7,0 0; X -1,0 0; X "
	              "8,0 0; X 9,0 0");
	table_figure(&t, "red meeple 7,0 road:N");
	table_figure(&t, "red meeple 7,0 road:S");
	table_figure(&t, "red meeple 8,0 road:N");
	table_figure(&t, "red meeple 8,0 road:S");
	table_figure(&t, "red meeple 9,0 road:N");
	table_figure(&t, "red meeple 9,0 road:S");
	table_figure(&t, "red meeple 9,0 road:E");
	table_deck(&t, "U U");
	begin();
	supply(game, "0 7");
	play(game, "place U 7,-1 1");
	ck_assert_int_eq(game_decision(game).kind, DECISION_TILE);
	ck_assert_int_eq(game_decision(game).seat, 1);
}
END_TEST

/* ---- R-3 ---- */

START_TEST(test_r3_2_touch_along_an_edge)
{
	table_init(&t, "red blue", "edition=old");
	table_new(&t, "E");
	begin();
	refused(game, "place E 1,1 0", REFUSAL_NO_NEIGHBOR, "R-3.2");
	refused(game, "place E 5,5 0", REFUSAL_NO_NEIGHBOR, "R-3.2");
	refused(game, "place E 0,0 0", REFUSAL_CELL_TAKEN, "R-3.4");
	refused(game, "place E 1000,0 0", REFUSAL_RANGE, "");
	ck_assert_str_eq(moves_text(game), "place E 0,-1 2; place E 0,1 1; place E 0,1 2; place E 0,1 3");
}
END_TEST

START_TEST(test_r3_3_edges_continue)
{
	table_init(&t, "red blue", "edition=old");
	table_new(&t, "E");
	begin();
	refused(game, "place E 1,0 0", REFUSAL_EDGE, "R-3.3");
	ck_assert_int_eq(refusal.edge, EDGE_W);
	ck_assert_int_eq(refusal.ours, TERRAIN_FIELD);
	ck_assert_int_eq(refusal.theirs, TERRAIN_ROAD);
	ck_assert_int_eq(refusal.other_tile, type_of("D"));
	ck_assert(refusal.other.x == 0 && refusal.other.y == 0);
	ck_assert_str_eq(refusal.text,
	                 "E cannot lie at 1,0 turned 0: edge W is F but D at 0,0 shows R there (R-3.3)");
}
END_TEST

/* R-3.5, trap: a tile in a hole must fit all its neighbours. */
START_TEST(test_r3_5_hole)
{
	table_init(&t, "red blue", "");
	table_lay(&t, "D 0,0 0; U 1,0 0; B 1,1 0; B 0,2 0; B 1,2 0; B -1,1 0; D -1,0 0; B -1,2 0");
	table_deck(&t, "E");
	begin();
	ck_assert(!game_tile_fits(game, type_of("U"), 0, 1, 0));
	ck_assert(game_tile_fits(game, type_of("B"), 0, 1, 2));
	refused(game, "place E 0,1 2", REFUSAL_EDGE, "R-3.3");
	ck_assert_int_eq(refusal.edge, EDGE_S);
}
END_TEST

/* R-3.7: he must place it, even to his harm. */
START_TEST(test_r3_7_must_place)
{
	table_init(&t, "red blue", "edition=old");
	table_new(&t, "E");
	begin();
	ck_assert(!legal(game, "pass"));
	ck_assert(!legal(game, "meeple city:N"));
}
END_TEST

/* R-3.8, trap: a tile that fits nowhere eats no turn and gives no second meeple. */
START_TEST(test_r3_8_unplaceable)
{
	uint8_t aside[TILES_MAX];

	table_init(&t, "red blue", "");
	table_lay(&t, "D 0,0 0; E 0,-1 2");
	table_deck(&t, "U C X C");
	begin();
	play(game, "place U 1,0 0");
	play(game, "pass");
	ck_assert_str_eq(told_text(game), "drawn C; set_aside C; drawn X");
	ck_assert_int_eq(game_decision(game).seat, 1);
	ck_assert_int_eq(game_turn(game), 2);
	ck_assert_int_eq(game_aside(game, aside), 1);
	ck_assert_int_eq(aside[0], type_of("C"));
	play(game, "place X 2,0 0");
	play(game, "meeple road:N");
	/* the pile runs out that way: the game ends without a placement */
	ck_assert(game_over(game));
	ck_assert_str_eq(told_kind(game, EVENT_SET_ASIDE), "set_aside C");
	ck_assert_int_eq(game_turn(game), 3);
	scores(game, "0 1");
}
END_TEST

/* ---- R-4 ---- */

START_TEST(test_r4_2_spots)
{
	table_init(&t, "red blue", "");
	table_lay(&t, "D 0,0 0");
	table_deck(&t, "L");
	begin();
	play(game, "place L 1,0 0");
	ck_assert_str_eq(moves_text(game), "meeple city:N; meeple road:E; meeple road:S; meeple road:W; "
	                                   "meeple field:EL; meeple field:ER; meeple field:SR");
	refused(game, "meeple city:S", REFUSAL_NO_SPOT, "R-4.1");
	refused(game, "meeple monastery", REFUSAL_NO_SPOT, "R-4.1");
	refused(game, "abbot road:E", REFUSAL_WRONG_FIGURE, "R-11.3");
	play(game, "meeple field:WR"); /* any half-edge of the segment */
	ck_assert_str_eq(told_kind(game, EVENT_FIGURE), "figure red meeple 1,0 field:EL");
}
END_TEST

/* R-4.4: occupied over any distance, by anybody, himself included; the reason shows the chain. */
START_TEST(test_r4_4_occupied)
{
	table_init(&t, "red blue", "");
	table_lay(&t, "D 0,0 0; U 1,0 0; U 2,0 0; V 3,0 0; U 3,1 1");
	table_figure(&t, "red meeple 1,0 road:E");
	table_deck(&t, "U");
	begin();
	play(game, "place U 3,2 1");
	refused(game, "meeple road:N", REFUSAL_OCCUPIED, "R-4.4");
	ck_assert_int_eq(refusal.holder, 0);
	ck_assert_int_eq(refusal.figure, FIGURE_MEEPLE);
	ck_assert(refusal.other.x == 1 && refusal.other.y == 0);
	ck_assert_int_eq(refusal.path_count, 5);
	ck_assert(refusal.path[0].x == 3 && refusal.path[0].y == 2);
	ck_assert(refusal.path[2].x == 3 && refusal.path[2].y == 0);
	ck_assert(refusal.path[4].x == 1 && refusal.path[4].y == 0);
	ck_assert(legal(game, "meeple field:NR"));
}
END_TEST

/* R-4.4, trap: a monk refused on a turned tile; a monastery on the new tile is always free. */
START_TEST(test_r4_4_monastery_free)
{
	table_init(&t, "red blue", "");
	table_lay(&t, "D 0,0 0; B 0,1 0");
	table_figure(&t, "red meeple 0,1 monastery");
	table_deck(&t, "B");
	begin();
	play(game, "place B 0,2 3");
	ck_assert(legal(game, "meeple monastery"));
}
END_TEST

START_TEST(test_r4_5_completed_at_once)
{
	table_init(&t, "red blue", "");
	table_lay(&t, "D 0,0 0; W -1,0 3");
	table_deck(&t, "X");
	begin();
	play(game, "place X 1,0 0");
	play(game, "meeple road:W");
	ck_assert_str_eq(told_kind(game, EVENT_SCORED), "scored red 3 complete road -1,0 road:E tiles 3");
	supply(game, "7 7");
}
END_TEST

/* R-4.7: figures of several players meet only when tiles join features. */
START_TEST(test_r4_7_meeting)
{
	table_init(&t, "red blue", "");
	table_lay(&t, "D 0,0 0; U -1,0 0; U 1,0 0; E -1,-1 1; G 1,-1 0; E 2,-1 3");
	table_figure(&t, "red meeple -1,-1 city:E");
	table_figure(&t, "blue meeple 1,-1 city:W");
	table_deck(&t, "R");
	begin();
	play(game, "place R 0,-1 2");
	ck_assert_str_eq(moves_text(game), "meeple field:NL");
	play(game, "pass");
	scores(game, "10 10"); /* R-6.7: ties pay each in full */
	supply(game, "7 7");
}
END_TEST

/* ---- R-5 ---- */

START_TEST(test_r5_1_corners_do_not_join)
{
	table_init(&t, "red blue", "");
	table_lay(&t, "U 0,0 0; U 1,0 0; B 1,1 0");
	table_figure(&t, "blue meeple 0,0 field:SL");
	table_deck(&t, "B");
	begin();
	ck_assert(!same_feature(game, 0, 0, "field:NL", 1, 1, "field:NL"));
	ck_assert(same_feature(game, 0, 0, "field:SL", 1, 1, "field:NL")); /* through 1,0 */
}
END_TEST

START_TEST(test_r5_2_road_ends)
{
	/* village, city gate, monastery */
	table_init(&t, "red blue", "");
	table_lay(&t, "D 0,0 0; W -1,0 3");
	table_figure(&t, "red meeple -1,0 road:E");
	table_deck(&t, "T");
	begin();
	play(game, "place T 1,0 1");
	play(game, "pass");
	ck_assert_str_eq(told_kind(game, EVENT_SCORED), "scored red 3 complete road -1,0 road:E tiles 3");
	table_init(&t, "red blue", "");
	table_lay(&t, "D 0,0 0; W -1,0 3");
	table_figure(&t, "red meeple -1,0 road:E");
	table_deck(&t, "A");
	begin();
	play(game, "place A 1,0 1");
	play(game, "pass");
	ck_assert_str_eq(told_kind(game, EVENT_SCORED), "scored red 3 complete road -1,0 road:E tiles 3");
}
END_TEST

START_TEST(test_r5_2_loop)
{
	table_init(&t, "red blue", "");
	table_lay(&t, "D 0,0 0; V 0,1 3; V 1,1 0; V 0,2 2");
	table_figure(&t, "red meeple 0,1 road:E");
	table_deck(&t, "V");
	begin();
	play(game, "place V 1,2 1");
	play(game, "pass");
	ck_assert_str_eq(told_kind(game, EVENT_SCORED), "scored red 4 complete road 0,1 road:E tiles 4");
}
END_TEST

/* R-5.3; trap: the arms of a crossing are roads of their own. */
START_TEST(test_r5_3_crossing)
{
	table_init(&t, "red blue", "");
	table_lay(&t, "X 0,0 0");
	begin();
	ck_assert(!same_feature(game, 0, 0, "road:N", 0, 0, "road:E"));
	ck_assert(!same_feature(game, 0, 0, "road:N", 0, 0, "road:S"));
	ck_assert_int_eq(feature(game, 0, 0, "road:W")->tile_count, 1);
}
END_TEST

/* R-5.4, R-5.5: a city is open while a city edge faces an empty cell, and only then. */
START_TEST(test_r5_5_hole_in_city)
{
	table_init(&t, "red blue", "");
	/* a ring of cities round 0,0 that turn their backs on it, and one that does not */
	table_lay(&t, "N 1,1 0; N 0,1 1; N 0,2 2; N 1,2 3");
	begin();
	ck_assert(!feature(game, 0, 1, "city:N")->complete);
	table_init(&t, "red blue", "");
	table_lay(&t, "N 1,1 2; N 0,1 1; N 0,2 0; N 1,2 3");
	ck_assert_int_eq(table_refused(&t), REFUSAL_TABLE);
	table_init(&t, "red blue", "");
	table_lay(&t, "N 0,0 2; N 1,0 3; N 1,1 0; N 0,1 1");
	begin();
	ck_assert(feature(game, 0, 0, "city:S")->complete);
	ck_assert_int_eq(feature(game, 0, 0, "city:S")->tile_count, 4);
	ck_assert_int_eq(feature(game, 0, 0, "city:S")->points_now, 8);
}
END_TEST

/* R-5.6, trap: diagonal neighbours count too, and all eight are needed. */
START_TEST(test_r5_6_monastery)
{
	table_init(&t, "red blue", "");
	table_lay(&t, "U -1,0 0; D 0,0 0; U 1,0 0; E -1,1 3; B 0,1 0; E 1,1 1; E -1,2 2; E 0,2 2");
	table_figure(&t, "red meeple 0,1 monastery");
	table_deck(&t, "E");
	begin();
	ck_assert_int_eq(feature(game, 0, 1, "monastery")->open, 1);
	ck_assert_int_eq(feature(game, 0, 1, "monastery")->points_now, 8);
	play(game, "place E 1,2 2");
	play(game, "pass");
	ck_assert_str_eq(told_kind(game, EVENT_SCORED),
	                 "scored red 9 complete monastery 0,1 monastery tiles 9");
	supply(game, "7 7");
}
END_TEST

/* R-5.7, trap: a field closed in by roads keeps its farmer; trap: fields do not leak through a city. */
START_TEST(test_r5_7_field_never_complete)
{
	table_init(&t, "red blue", "");
	table_lay(&t, "D 0,0 0; V 0,1 3; V 1,1 0; V 0,2 2");
	table_figure(&t, "blue meeple 0,1 field:ER");
	table_deck(&t, "V");
	begin();
	play(game, "place V 1,2 1");
	play(game, "pass");
	supply(game, "7 6");
	ck_assert(!feature(game, 0, 1, "field:ER")->complete);
	ck_assert_int_eq(feature(game, 0, 1, "field:ER")->tile_count, 4);
	table_init(&t, "red blue", "");
	table_lay(&t, "G 0,0 0; G 1,0 0; B 0,-1 0");
	begin();
	ck_assert(!same_feature(game, 0, 0, "field:NL", 0, 0, "field:SL"));
	ck_assert(!same_feature(game, 0, 0, "field:NL", 1, 0, "field:NL"));
	ck_assert(same_feature(game, 0, 0, "field:NL", 0, -1, "field:EL"));
}
END_TEST

/* Trap: two fields of one tile joined outside it. */
START_TEST(test_r5_7_fields_joined_outside)
{
	table_init(&t, "red blue", "");
	table_lay(&t, "U 0,0 0; A 1,0 1; B 0,1 0; B 0,-1 0");
	begin();
	ck_assert(same_feature(game, 0, 0, "field:NL", 0, 0, "field:SL")); /* round the monastery's field */
	ck_assert_int_eq(feature(game, 0, 0, "field:NL")->tile_count, 4);
	ck_assert_int_eq(feature(game, 0, 0, "field:NL")->spot_count, 5);
}
END_TEST

/* ---- R-6 ---- */

START_TEST(test_r6_3_city)
{
	table_init(&t, "red blue", "");
	table_lay(&t, "D 0,0 0; F 0,-1 1");
	table_figure(&t, "red meeple 0,-1 city:N");
	table_deck(&t, "E");
	begin();
	play(game, "place E 0,-2 2");
	play(game, "pass");
	scores(game, "8 0"); /* 3 tiles and a pennant */
	ck_assert_int_eq(told.items[0].pennants, 1);
}
END_TEST

/* R-6.5, traps: two segments of one tile in one city count once; two caps stay two while they are apart. */
START_TEST(test_r6_5_tile_counts_once)
{
	table_init(&t, "red blue", "");
	table_lay(&t, "D 0,0 0; I 0,1 2; N 0,2 1; N 1,1 3");
	table_figure(&t, "red meeple 1,1 city:S");
	table_deck(&t, "N");
	begin();
	ck_assert(!same_feature(game, 0, 1, "city:E", 0, 1, "city:S"));
	play(game, "place N 1,2 0");
	play(game, "pass");
	ck_assert_str_eq(told_kind(game, EVENT_SCORED), "scored red 8 complete city 0,1 city:E tiles 4");
}
END_TEST

START_TEST(test_r6_5_road_twice_through_a_tile)
{
	/* from the village round a block and back to it: five tiles, the village counted once */
	table_init(&t, "red blue", "");
	table_lay(&t, "W 0,0 0; V 1,0 0; V 1,1 1");
	table_figure(&t, "red meeple 1,0 road:W");
	table_deck(&t, "V");
	begin();
	play(game, "place V 0,1 2");
	play(game, "pass");
	ck_assert_str_eq(told_kind(game, EVENT_SCORED), "scored red 4 complete road 0,0 road:E tiles 4");
}
END_TEST

START_TEST(test_r6_6_majority)
{
	table_init(&t, "red yellow", "");
	table_lay(&t, "D 0,0 0; U -1,0 0; U 1,0 0; E -1,-1 1; G 1,-1 0; E 2,-1 3; E 0,-2 2; B 1,-2 0");
	table_figure(&t, "red meeple -1,-1 city:E");
	table_figure(&t, "yellow meeple 1,-1 city:W");
	table_figure(&t, "red meeple 0,-2 city:S");
	table_deck(&t, "C");
	begin();
	play(game, "place C 0,-1 0"); /* nothing is free on it: `figure` is not asked */
	scores(game, "14 0");         /* six tiles and a pennant */
	supply(game, "7 7");
}
END_TEST

START_TEST(test_r6_8_two_tile_city)
{
	static const char *const points[] = {"4 0", "2 0"};

	for (int value = 0; value < 2; value++) {
		table_init(&t, "red blue", value ? "two_tile=2" : "two_tile=4");
		table_lay(&t, "D 0,0 0");
		table_deck(&t, "E");
		begin();
		play(game, "place E 0,-1 2");
		play(game, "meeple city:S");
		scores(game, points[value]);
	}
	/* a pennant counts 1 as well; three tiles are an ordinary city; an incomplete one is not touched */
	table_init(&t, "red blue", "two_tile=2");
	table_lay(&t, "D 0,0 0; F 0,-1 1");
	table_figure(&t, "red meeple 0,-1 city:N");
	table_deck(&t, "E");
	begin();
	ck_assert_int_eq(feature(game, 0, 0, "city:N")->points_now, 3);
	play(game, "place E 0,-2 2");
	play(game, "pass");
	scores(game, "8 0");
}
END_TEST

START_TEST(test_r6_9_all_go_home)
{
	table_init(&t, "red yellow", "");
	table_lay(&t, "D 0,0 0; U -1,0 0; U 1,0 0; E -1,-1 1; G 1,-1 0; E 2,-1 3; E 0,-2 2; B 1,-2 0");
	table_figure(&t, "red meeple -1,-1 city:E");
	table_figure(&t, "yellow meeple 1,-1 city:W");
	table_figure(&t, "red meeple 0,-2 city:S");
	table_deck(&t, "C");
	begin();
	play(game, "place C 0,-1 0"); /* nothing is free on it: `figure` is not asked */
	ck_assert_str_eq(told_kind(game, EVENT_RETURNED),
	                 "returned red meeple 0,-2; returned red meeple -1,-1; returned yellow meeple 1,-1");
}
END_TEST

START_TEST(test_r6_11_nobody)
{
	table_init(&t, "red blue", "");
	table_lay(&t, "D 0,0 0");
	table_deck(&t, "E U");
	begin();
	play(game, "place E 0,-1 2");
	play(game, "pass");
	ck_assert_str_eq(told_text(game), "drawn U");
	scores(game, "0 0");
}
END_TEST

/* R-6.12: cities, roads, then buildings; by row, then column, then edge. */
START_TEST(test_r6_12_order)
{
	table_init(&t, "red blue", "");
	table_lay(&t, "L 0,0 0; W 1,0 1; X 0,1 0");
	table_figure(&t, "red meeple 0,0 city:N");
	table_figure(&t, "blue meeple 1,0 road:N");
	table_figure(&t, "red meeple 1,0 road:S");
	table_figure(&t, "blue meeple 0,1 road:E");
	table_deck(&t, "W");
	begin();
	play(game, "place W 1,1 1");
	play(game, "pass");
	ck_assert_str_eq(
	    told_kind(game, EVENT_SCORED),
	    "scored red 2 complete road 1,0 road:S tiles 2; scored blue 2 complete road 0,1 road:E tiles 2; "
	    "scored red 1 final city 0,0 city:N tiles 1; scored blue 1 final road 1,0 road:N tiles 1");
}
END_TEST

START_TEST(test_r6_12_kinds)
{
	table_init(&t, "red blue", "");
	table_lay(
	    &t,
	    "B 0,1 0; X -1,0 0; X 1,0 0; E 0,-1 2; U -1,-1 1; U -1,1 1; U 1,1 1; U -1,2 1; U 1,2 1; B 0,2 0");
	table_figure(&t, "red meeple 0,1 monastery");
	table_figure(&t, "blue meeple -1,0 road:E");
	table_figure(&t, "red meeple 0,-1 city:S");
	table_deck(&t, "D B");
	begin();
	play(game, "place D 0,0 0");
	play(game, "pass");
	ck_assert_str_eq(told_text(game),
	                 "scored red 4 complete city 0,-1 city:S tiles 2; returned red meeple 0,-1; "
	                 "scored blue 3 complete road -1,0 road:E tiles 3; returned blue meeple -1,0; "
	                 "scored red 9 complete monastery 0,1 monastery tiles 9; "
	                 "returned red meeple 0,1; drawn B");
}
END_TEST

/* ---- R-7 ---- */

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

/* R-7.2: only completed cities; trap: once, however many edges of it touch the farm. */
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

/* ---- R-8 ---- */

START_TEST(test_r8_final)
{
	table_init(&t, "red yellow blue green black", "");
	table_lay(&t, "D 0,0 0; U 1,0 0; U -1,0 0; B 0,1 0; R 0,-1 2; M -1,-1 0");
	t.setup.tile_count = 4;
	table_figure(&t, "red meeple 1,0 road:E");
	table_figure(&t, "yellow meeple 0,1 monastery");
	table_figure(&t, "blue meeple 0,0 city:N");
	begin();
	end(game);
	/* R-8.3 road 3; R-8.5 monastery 1 + 3; R-8.4 city 1: in the order of R-6.12 */
	ck_assert_str_eq(told_text(game), "scored blue 1 final city 0,0 city:N tiles 1; "
	                                  "scored red 3 final road -1,0 road:E tiles 3; "
	                                  "scored yellow 4 final monastery 0,1 monastery tiles 4; over");
	supply(game, "6 6 6 7 7");
}
END_TEST

/* R-8.6: an unfinished feature counts tiles, not segments. */
START_TEST(test_r8_6_tiles)
{
	table_init(&t, "red blue", "");
	table_lay(&t, "I 0,0 2; N 1,0 3; C 1,1 0; N 0,1 1");
	table_figure(&t, "red meeple 1,0 city:S");
	begin();
	end(game);
	scores(game, "5 0"); /* four tiles and a pennant */
}
END_TEST

START_TEST(test_r8_7_majority)
{
	table_init(&t, "green black red", "");
	table_lay(&t, "G 0,0 0; G 1,0 0; G 2,0 0");
	table_figure(&t, "green meeple 0,0 city:E");
	table_figure(&t, "green meeple 1,0 city:E");
	table_figure(&t, "black meeple 2,0 city:E");
	begin();
	end(game);
	scores(game, "3 0 0");
}
END_TEST

START_TEST(test_r8_8_shared_victory)
{
	table_init(&t, "red blue green", "");
	table_lay(&t, "D 0,0 0");
	t.setup.scores[0] = 12;
	t.setup.scores[1] = 3;
	t.setup.scores[2] = 12;
	begin();
	ck_assert_uint_eq(game_winners(game), 0);
	end(game);
	ck_assert_uint_eq(game_winners(game), 5);
	ck_assert(!game_end(game, NULL));
}
END_TEST

/* R-9: the score is a plain number. */
START_TEST(test_r9_plain_number)
{
	table_init(&t, "red blue", "");
	table_lay(&t, "D 0,0 0; W -1,0 3");
	table_figure(&t, "red meeple -1,0 road:E");
	t.setup.scores[0] = 48;
	table_deck(&t, "X");
	begin();
	play(game, "place X 1,0 0");
	play(game, "pass");
	ck_assert_int_eq(game_score(game, 0), 51);
}
END_TEST

/* Trap: a board with walls.  A line of tiles as long as a game fits in every direction. */
START_TEST(test_trap_long_line)
{
	static const char *const steps[] = {"%d,0 0", "%d,0 0", "0,%d 1", "0,%d 1"};
	static const int signs[] = {1, -1, 1, -1};

	for (int way = 0; way < 4; way++) {
		table_init(&t, "red blue", "");
		table_lay(&t, way < 2 ? "U 0,0 0" : "U 0,0 1");
		t.setup.has_deck = true;
		t.setup.deck_count = TILES_MAX - 1;
		memset(t.setup.deck, type_of("U"), TILES_MAX);
		begin();
		for (int i = 1; i < TILES_MAX; i++) {
			char where[32], move[48];

			snprintf(where, sizeof(where), steps[way], signs[way] * i);
			snprintf(move, sizeof(move), "place U %s", where);
			play(game, move);
			play(game, "pass");
		}
		ck_assert(game_over(game));
		ck_assert_int_eq(feature(game, 0, 0, way < 2 ? "road:E" : "road:N")->tile_count, TILES_MAX);
	}
}
END_TEST

/* Anywhere within the range, and no further. */
START_TEST(test_trap_range)
{
	table_init(&t, "red blue", "");
	table_lay(&t, "U 999,-999 0; U 998,-999 0");
	table_deck(&t, "U");
	begin();
	ck_assert(!legal(game, "place U 1000,-999 0"));
	ck_assert(legal(game, "place U 997,-999 0"));
	ck_assert_ptr_null(strstr(moves_text(game), "1000"));
	table_init(&t, "red blue", "");
	table_lay(&t, "U 1000,0 0");
	ck_assert_int_eq(table_refused(&t), REFUSAL_TABLE);
}
END_TEST

static Suite *make(void)
{
	const TTest *const tests[] = {
	    test_r1_1_players,
	    test_r1_3_supply,
	    test_r1_4_set,
	    test_r1_5_start_tile,
	    test_r1_6_one_start,
	    test_r1_7_first_player,
	    test_r1_8_clockwise,
	    test_r2_1_turn,
	    test_r2_3_no_meeples,
	    test_r3_2_touch_along_an_edge,
	    test_r3_3_edges_continue,
	    test_r3_5_hole,
	    test_r3_7_must_place,
	    test_r3_8_unplaceable,
	    test_r4_2_spots,
	    test_r4_4_occupied,
	    test_r4_4_monastery_free,
	    test_r4_5_completed_at_once,
	    test_r4_7_meeting,
	    test_r5_1_corners_do_not_join,
	    test_r5_2_road_ends,
	    test_r5_2_loop,
	    test_r5_3_crossing,
	    test_r5_5_hole_in_city,
	    test_r5_6_monastery,
	    test_r5_7_field_never_complete,
	    test_r5_7_fields_joined_outside,
	    test_r6_3_city,
	    test_r6_5_tile_counts_once,
	    test_r6_5_road_twice_through_a_tile,
	    test_r6_6_majority,
	    test_r6_8_two_tile_city,
	    test_r6_9_all_go_home,
	    test_r6_11_nobody,
	    test_r6_12_order,
	    test_r6_12_kinds,
	    test_r7_6_city4,
	    test_r7_7_city3,
	    test_r7_8_field3,
	    test_r7_9_field3cap,
	    test_r7_off,
	    test_r7_second_board,
	    test_r7_2_city_once,
	    test_r8_final,
	    test_r8_6_tiles,
	    test_r8_7_majority,
	    test_r8_8_shared_victory,
	    test_r9_plain_number,
	    test_trap_long_line,
	    test_trap_range,
	};
	Suite *suite = suite_create("rules R-1 to R-9");
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
