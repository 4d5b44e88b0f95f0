/*
 * test_rules_placing.c - R-3: where a tile may lie, and the traps that other engines fell into there.
 * One test per rule, named after it.
 */
#include "rules.h"

#include <stdio.h>
#include <string.h>

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

/* trap: a tile in a hole must fit all its neighbours. */
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

/* he must place it, even to his harm. */
START_TEST(test_r3_7_must_place)
{
	table_init(&t, "red blue", "edition=old");
	table_new(&t, "E");
	begin();
	ck_assert(!legal(game, "pass"));
	ck_assert(!legal(game, "meeple city:N"));
}
END_TEST

/* trap: a tile that fits nowhere eats no turn and gives no second meeple. */
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

/* ---- Traps ---- */

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
	    test_r3_2_touch_along_an_edge,
	    test_r3_3_edges_continue,
	    test_r3_5_hole,
	    test_r3_7_must_place,
	    test_r3_8_unplaceable,
	    test_trap_long_line,
	    test_trap_range,
	};

	return RULES_SUITE("rules R-3", tests);
}

int main(void)
{
	return suite_run(make);
}
