/*
 * test_rules_setup.c - R-1, R-2: how a game begins and whose turn it is.
 * One test per rule, named after it.
 */
#include "rules.h"

#include <stdio.h>

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

/* with another start the start tile goes back into the box. */
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

/* without meeples he still lays tiles; `figure` is not asked. */
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
	};

	return RULES_SUITE("rules R-1, R-2", tests);
}

int main(void)
{
	return suite_run(make);
}
