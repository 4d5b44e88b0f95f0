/*
 * test_castle_setup.c - The Castle before the first turn: components, who begins, tables that are refused.
 */
#include "castle.h"

#include <bastide/survey.h>

#include <string.h>

static struct move moves[MOVES_MAX];

static int refused(const struct setup *setup)
{
	struct refusal refusal;
	struct game *game = game_create(castle_tiles, setup, &refusal);

	ck_assert_ptr_null(game);
	ck_assert_int_ne(refusal.text[0], 0);
	return refusal.reason;
}

START_TEST(test_R1_two_players)
{
	struct setup setup;

	castle_two(&setup, 1);
	setup.player_count = 3;
	setup.colors[2] = COLOR_GREEN;
	ck_assert_int_eq(refused(&setup), REFUSAL_PLAYERS);
	castle_two(&setup, 1);
	setup.colors[1] = COLOR_RED;
	ck_assert_int_eq(refused(&setup), REFUSAL_PLAYERS);
	setup.colors[1] = COLOR_PINK;
	ck_assert_int_eq(refused(&setup), REFUSAL_PLAYERS);
}
END_TEST

START_TEST(test_R2_components)
{
	struct game *game = castle_new(1);
	uint8_t counts[TILESET_TYPES_MAX], pile[TILES_MAX];
	int wall_tiles = 0;

	ck_assert_int_eq(setup_tile_counts(castle_tiles, game_settings(game), counts), 60);
	ck_assert_int_eq(game_deck(game, pile) + 1, 60); /* and the one in hand */
	for (int number = 1; number <= WALL_KINDS; number++) {
		ck_assert_int_eq(castle_tiles->castle->wall_tiles[number], 2);
		wall_tiles += castle_tiles->castle->wall_tiles[number];
	}
	ck_assert_int_eq(wall_tiles, 18);
	ck_assert_int_eq(castle_tiles->castle->start_count, 7);
	ck_assert_int_eq(castle_tiles->castle->cell_count, 76);
	game_destroy(game);
}
END_TEST

START_TEST(test_R3_the_wall_is_the_track)
{
	const struct castle_board *board = castle_tiles->castle;

	ck_assert_int_eq(board->space_count, 100);
	ck_assert_int_eq(castle_space_of(board, 99), 99);
	ck_assert_int_eq(castle_space_of(board, 100), 0);
	ck_assert_int_eq(castle_space_of(board, 213), 13);
	ck_assert_int_eq(castle_corner_of(board, 12), castle_corner_of(board, 13));
	ck_assert_int_eq(castle_corner_of(board, 14), CASTLE_NO_CORNER);
}
END_TEST

/* Another seed, another pile; the same seed, the same game. */
START_TEST(test_R4_the_tiles_are_shuffled)
{
	struct game *first = castle_new(1), *again = castle_new(1), *other = castle_new(2);
	uint8_t piles[2][TILES_MAX];

	ck_assert(game_hash(first) == game_hash(again));
	ck_assert(game_hash(first) != game_hash(other));
	ck_assert_int_eq(game_deck(first, piles[0]), 59);
	ck_assert_int_eq(game_deck(other, piles[1]), 59);
	ck_assert(memcmp(piles[0], piles[1], 59) != 0);
	game_destroy(first);
	game_destroy(again);
	game_destroy(other);
}
END_TEST

START_TEST(test_R5_thirteen_wall_tiles_are_dealt)
{
	bool differs = false;
	uint8_t before[CASTLE_CORNERS_MAX] = {0};

	for (uint64_t seed = 1; seed <= 20; seed++) {
		struct game *game = castle_new(seed);
		uint8_t wall[CASTLE_CORNERS_MAX], seen[WALL_KINDS + 1] = {0};

		ck_assert_int_eq(game_wall(game, wall), 13);
		ck_assert(!game_wall_lies(game, 0)); /* that of 0/1 */
		for (int i = 0; i < 13; i++) {
			ck_assert_int_ge(wall[i], 1);
			ck_assert_int_le(wall[i], WALL_KINDS);
			ck_assert_int_le(++seen[wall[i]], 2);
			ck_assert(game_wall_lies(game, castle_wall_corner(castle_tiles->castle, i)));
		}
		differs |= seed > 1 && memcmp(before, wall, 13) != 0;
		memcpy(before, wall, 13);
		game_destroy(game);
	}
	ck_assert(differs);
}
END_TEST

START_TEST(test_R7_who_begins)
{
	unsigned seen = 0;

	for (uint64_t seed = 1; seed <= 20; seed++) {
		struct game *game = castle_new(seed);
		struct setup setup;
		struct refusal refusal;

		seen |= 1U << game_turn_seat(game);
		game_destroy(game);
		castle_two(&setup, seed);
		setup.settings.value[SETTING_FIRST_PLAYER] = 2;
		game = game_create(castle_tiles, &setup, &refusal);
		ck_assert_int_eq(game_turn_seat(game), 1);
		game_destroy(game);
	}
	ck_assert_uint_eq(seen, 3); /* D27: by lot */
}
END_TEST

START_TEST(test_R9_turns_alternate)
{
	struct game *game = castle_new(3);
	int first = game_turn_seat(game), turns = 0;

	while (turns < 6) {
		int count = game_legal_moves(game, moves, MOVES_MAX), turn = game_turn(game);

		ck_assert_int_eq(game_turn_seat(game), (first + turn - 1) % 2);
		/* `pass` where it is one: nobody stands anywhere, so nothing is scored. */
		ck_assert(game_apply(game, &moves[count - 1], NULL));
		turns = game_turn(game) - 1;
	}
	game_destroy(game);
}
END_TEST

START_TEST(test_R10_the_tile_is_shown)
{
	struct game *game = castle_new(4);
	int drawn = 0;

	while (!drawn) {
		int count = game_legal_moves(game, moves, MOVES_MAX);

		castle_told.count = castle_told.city_count = 0;
		ck_assert(game_apply(game, &moves[count - 1], &castle_told));
		for (int i = 0; i < castle_told.count; i++)
			drawn += castle_told.items[i].kind == EVENT_DRAWN &&
			         castle_told.items[i].tile == game_decision(game).tile;
	}
	game_destroy(game);
}
END_TEST

/* Where paths are printed in their edge makes no difference: every path edge meets every other. */
START_TEST(test_R16_every_path_meets_every_path)
{
	struct setup setup;
	struct refusal refusal;

	for (int type = 0; type < castle_tiles->type_count; type++) {
		if (castle_tiles->types[type].edges[EDGE_N] != TERRAIN_PATH)
			continue;
		castle_two(&setup, 0);
		setup.has_table = true;
		setup.tile_count = 1;
		setup.table[0] = (struct setup_tile){.type = (uint8_t)type, .cell = {5, 0}}; /* below S1 */
		struct game *game = game_create(castle_tiles, &setup, &refusal);
		ck_assert_msg(game != NULL, "%s", refusal.text);
		game_destroy(game);
	}
}
END_TEST

START_TEST(test_D27_the_first_player_is_a_setting)
{
	const struct setting_info *info = game_setting_info(GAME_CASTLE, SETTING_FIRST_PLAYER);

	ck_assert_str_eq(info->values[0], "random");
	ck_assert_int_eq(info->value_count, 3);
	ck_assert_ptr_null(game_setting_info(GAME_CASTLE, SETTING_FARM));
	ck_assert_int_eq(game_setting_find(GAME_CASTLE, "corner"), SETTING_CORNER);
	ck_assert_int_eq(game_setting_find(GAME_CARCASSONNE, "corner"), -1);
}
END_TEST

/* ---- tables that are refused ---- */

START_TEST(test_tables_refused)
{
	static const struct {
		const char *id;
		int x, y, rotation, reason;
	} wrong[] = {
	    {"T57", 0, 0, 0, REFUSAL_RANGE},       /* outside the wall */
	    {"T57", 20, 20, 0, REFUSAL_RANGE},     /* outside the box */
	    {"T57", 4, 4, 0, REFUSAL_NO_NEIGHBOR}, /* joined to no start cell */
	    {"T57", 5, 0, 0, REFUSAL_EDGE},        /* blocks the path of S1 */
	    {"T10", 7, 1, 1, REFUSAL_EDGE},        /* a path against the house of S2 */
	};
	struct setup setup;

	for (size_t i = 0; i < sizeof wrong / sizeof wrong[0]; i++) {
		castle_two(&setup, 0);
		castle_tile(&setup, wrong[i].id, wrong[i].x, wrong[i].y, wrong[i].rotation);
		ck_assert_int_eq(refused(&setup), wrong[i].reason);
	}
	castle_two(&setup, 0);
	castle_tile(&setup, "T57", 7, 1, 0);
	castle_tile(&setup, "T57", 7, 1, 0);
	ck_assert_int_eq(refused(&setup), REFUSAL_CELL_TAKEN);
}
END_TEST

START_TEST(test_pieces_refused)
{
	struct setup setup;

	castle_two(&setup, 0);
	castle_tile(&setup, "T57", 0, 3, 0);
	castle_tile(&setup, "T58", 0, 2, 1); /* its house at the edge E is open */
	setup.keeps[0] = (struct setup_keep){true, {0, 2}, {FEATURE_HOUSE, EDGE_E}};
	ck_assert_int_eq(refused(&setup), REFUSAL_KEEP);
	setup.keeps[0].spot.kind = FEATURE_COURT;
	ck_assert_int_eq(refused(&setup), REFUSAL_KEEP);
	setup.keeps[0].given = false;
	setup.figure_count = 7;
	for (int i = 0; i < 7; i++)
		setup.figures[i] = (struct setup_figure){.cell = {0, 3}, .spot = {FEATURE_COURT, HALF_NL}};
	ck_assert_int_eq(refused(&setup), REFUSAL_NO_FIGURE);
	setup.figure_count = 1;
	setup.figures[0].spot = (struct spot){FEATURE_TOWER, EDGE_N};
	ck_assert_int_eq(refused(&setup), REFUSAL_FIGURES);
	castle_tile(&setup, "T57", 1, 2, 0); /* closes the house */
	setup.figures[0].cell = (struct cell){0, 2};
	setup.figures[0].spot = (struct spot){FEATURE_HOUSE, EDGE_E};
	ck_assert_int_eq(refused(&setup), REFUSAL_FEATURE);
	setup.figure_count = 0;
	setup.wall_count = 14;
	ck_assert_int_eq(refused(&setup), REFUSAL_WALL);
	setup.wall_count = 1;
	setup.wall[0] = 10;
	ck_assert_int_eq(refused(&setup), REFUSAL_WALL);
	setup.wall_count = 0;
	setup.hands[1][9] = 19;
	ck_assert_int_eq(refused(&setup), REFUSAL_WALL);
	castle_two(&setup, 5);
	setup.wall_count = 1;
	setup.wall[0] = 9;
	ck_assert_int_eq(refused(&setup), REFUSAL_WALL); /* R5: a seed deals them */
}
END_TEST

void castle_setup_add(TCase *tests)
{
	const TTest *const all[] = {
	    test_R1_two_players,
	    test_R2_components,
	    test_R3_the_wall_is_the_track,
	    test_R4_the_tiles_are_shuffled,
	    test_R5_thirteen_wall_tiles_are_dealt,
	    test_R7_who_begins,
	    test_R9_turns_alternate,
	    test_R10_the_tile_is_shown,
	    test_R16_every_path_meets_every_path,
	    test_D27_the_first_player_is_a_setting,
	    test_tables_refused,
	    test_pieces_refused,
	};

	for (size_t i = 0; i < sizeof all / sizeof all[0]; i++)
		tcase_add_test(tests, all[i]);
}
