/*
 * test_castle_game.c - The Castle: set-up and course, whole random games against
 * the slow check, other boards.
 */
#include "castle.h"

#include <bastide/survey.h>

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

const struct tile_set *castle_tiles;
static struct tile_set *loaded;
static char data_directory_name[FORMAT_PATH_SIZE];
static struct move moves[MOVES_MAX];
static struct event_list told;

/* ---- files ---- */

void examples_hold(const char *names)
{
	while (*names) {
		size_t length = strcspn(names, " ");
		char path[FORMAT_PATH_SIZE + 60], line[FORMAT_LINE_SIZE];
		struct format_error error;
		struct scenario *scenario;
		bool good;

		snprintf(path, sizeof(path), "%s/scenarios/castle/%.*s.json", data_directory_name, (int)length, names);
		scenario = scenario_load(path, castle_tiles, &error);
		good = scenario && scenario_check(scenario, &error);
		ck_assert_msg(good, "%s", good ? "" : format_error_line(&error, line));
		scenario_destroy(scenario);
		names += length + (names[length] == ' ');
	}
}

/* ---- set-up ---- */

static void setup_two(struct setup *setup, uint64_t seed)
{
	setup_init(setup);
	setup->game = GAME_CASTLE;
	setup->player_count = 2;
	setup->colors[0] = COLOR_RED;
	setup->colors[1] = COLOR_BLUE;
	setup->seed = seed;
}

static struct game *game_two(uint64_t seed)
{
	struct refusal refusal;
	struct setup setup;
	struct game *game;

	setup_two(&setup, seed);
	game = game_create(castle_tiles, &setup, &refusal);
	ck_assert_msg(game != NULL, "%s", refusal.text);
	return game;
}

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

	setup_two(&setup, 1);
	setup.player_count = 3;
	setup.colors[2] = COLOR_GREEN;
	ck_assert_int_eq(refused(&setup), REFUSAL_PLAYERS);
	setup_two(&setup, 1);
	setup.colors[1] = COLOR_RED;
	ck_assert_int_eq(refused(&setup), REFUSAL_PLAYERS);
	setup.colors[1] = COLOR_PINK;
	ck_assert_int_eq(refused(&setup), REFUSAL_PLAYERS);
}
END_TEST

START_TEST(test_R2_components)
{
	struct game *game = game_two(1);
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
	struct game *first = game_two(1), *again = game_two(1), *other = game_two(2);
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
		struct game *game = game_two(seed);
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
		struct game *game = game_two(seed);
		struct setup setup;
		struct refusal refusal;

		seen |= 1U << game_turn_seat(game);
		game_destroy(game);
		setup_two(&setup, seed);
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
	struct game *game = game_two(3);
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
	struct game *game = game_two(4);
	int drawn = 0;

	while (!drawn) {
		int count = game_legal_moves(game, moves, MOVES_MAX);

		told.count = told.city_count = 0;
		ck_assert(game_apply(game, &moves[count - 1], &told));
		for (int i = 0; i < told.count; i++)
			drawn += told.items[i].kind == EVENT_DRAWN && told.items[i].tile == game_decision(game).tile;
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
		setup_two(&setup, 0);
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

static void table_lay(struct setup *setup, const char *id, int x, int y, int rotation)
{
	int type = tile_set_find(castle_tiles, id);

	ck_assert_int_ge(type, 0);
	setup->has_table = true;
	setup->table[setup->tile_count++] =
	    (struct setup_tile){.type = (uint8_t)type, .rotation = (uint8_t)rotation, .cell = {(int16_t)x, (int16_t)y}};
}

START_TEST(test_tables_refused)
{
	static const struct {
		const char *id;
		int x, y, rotation;
	} wrong[] = {
	    {"T57", 0, 0, 0},   /* outside the wall */
	    {"T57", 20, 20, 0}, /* outside the box */
	    {"T57", 4, 4, 0},   /* joined to no start cell */
	    {"T57", 5, 0, 0},   /* blocks the path of S1 */
	    {"T10", 7, 1, 1},   /* a path against the house of S2 */
	};
	struct setup setup;

	for (size_t i = 0; i < sizeof(wrong) / sizeof(wrong[0]); i++) {
		setup_two(&setup, 0);
		table_lay(&setup, wrong[i].id, wrong[i].x, wrong[i].y, wrong[i].rotation);
		ck_assert_int_eq(refused(&setup), REFUSAL_TABLE);
	}
	setup_two(&setup, 0);
	table_lay(&setup, "T57", 7, 1, 0);
	table_lay(&setup, "T57", 7, 1, 0);
	ck_assert_int_eq(refused(&setup), REFUSAL_TABLE);
}
END_TEST

START_TEST(test_pieces_refused)
{
	struct setup setup;

	setup_two(&setup, 0);
	table_lay(&setup, "T57", 0, 3, 0);
	table_lay(&setup, "T58", 0, 2, 1); /* its house at the edge E is open */
	setup.keeps[0] = (struct setup_keep){true, {0, 2}, {FEATURE_HOUSE, EDGE_E}};
	ck_assert_int_eq(refused(&setup), REFUSAL_KEEP);
	setup.keeps[0].spot.kind = FEATURE_COURT;
	ck_assert_int_eq(refused(&setup), REFUSAL_KEEP);
	setup.keeps[0].given = false;
	setup.figure_count = 7;
	for (int i = 0; i < 7; i++)
		setup.figures[i] = (struct setup_figure){.cell = {0, 3}, .spot = {FEATURE_COURT, HALF_NL}};
	ck_assert_int_eq(refused(&setup), REFUSAL_FIGURES);
	setup.figure_count = 1;
	setup.figures[0].spot = (struct spot){FEATURE_TOWER, EDGE_N};
	ck_assert_int_eq(refused(&setup), REFUSAL_FIGURES);
	table_lay(&setup, "T57", 1, 2, 0); /* closes the house */
	setup.figures[0].cell = (struct cell){0, 2};
	setup.figures[0].spot = (struct spot){FEATURE_HOUSE, EDGE_E};
	ck_assert_int_eq(refused(&setup), REFUSAL_FIGURES);
	setup.figure_count = 0;
	setup.wall_count = 14;
	ck_assert_int_eq(refused(&setup), REFUSAL_WALL);
	setup.wall_count = 1;
	setup.wall[0] = 10;
	ck_assert_int_eq(refused(&setup), REFUSAL_WALL);
	setup.wall_count = 0;
	setup.hands[1][9] = 19;
	ck_assert_int_eq(refused(&setup), REFUSAL_WALL);
	setup_two(&setup, 5);
	setup.wall_count = 1;
	setup.wall[0] = 9;
	ck_assert_int_eq(refused(&setup), REFUSAL_WALL); /* R5: a seed deals them */
}
END_TEST

/* ---- small tables ---- */

static void deck_add(struct setup *setup, const char *id)
{
	setup->has_deck = true;
	setup->deck[setup->deck_count++] = (uint8_t)tile_set_find(castle_tiles, id);
}

static void stand(struct setup *setup, int seat, int x, int y, struct spot spot)
{
	setup->figures[setup->figure_count++] =
	    (struct setup_figure){.seat = (uint8_t)seat, .cell = {(int16_t)x, (int16_t)y}, .spot = spot};
}

static struct game *game_of(const struct setup *setup)
{
	struct refusal refusal;
	struct game *game = game_create(castle_tiles, setup, &refusal);

	ck_assert_msg(game != NULL, "%s", refusal.text);
	return game;
}

static void play(struct game *game, const char *text)
{
	struct refusal refusal;
	struct move move;

	ck_assert_msg(move_parse(text, castle_tiles, &move), "%s is no move", text);
	ck_assert_msg(!game_why_illegal(game, &move, &refusal), "%s: %s", text, refusal.text);
	told.count = told.city_count = 0;
	ck_assert(game_apply(game, &move, &told));
}

/* A court beside the tile that completes a tower is no completed feature. */
START_TEST(test_R22_a_merchant_beside_a_completion_stays)
{
	struct setup setup;
	struct game *game;

	setup_two(&setup, 0);
	table_lay(&setup, "T57", 0, 3, 0);
	table_lay(&setup, "T57", 0, 2, 0);
	table_lay(&setup, "T57", 1, 2, 0);
	stand(&setup, 0, 1, 2, (struct spot){FEATURE_COURT, HALF_NL});
	deck_add(&setup, "T53");
	deck_add(&setup, "T57");
	game = game_of(&setup);
	play(game, "place T53 1,1 0"); /* from S7 to the court: complete */
	play(game, "pass");
	ck_assert_int_eq(game_supply(game, 0, FIGURE_MEEPLE), 5);
	ck_assert_int_eq(game_score(game, 0), 0);
	game_destroy(game);
}
END_TEST

/* Two towers on either side of 6,1, which T49 closes: Red's and Blue's. */
static void two_towers(struct setup *setup)
{
	setup_two(setup, 0);
	table_lay(setup, "T56", 7, 1, 0);
	table_lay(setup, "T57", 7, 0, 0);
	table_lay(setup, "T56", 6, 0, 3);
	deck_add(setup, "T49");
	deck_add(setup, "T57");
}

START_TEST(test_R31_all_of_them_come_home)
{
	struct setup setup;
	struct game *game;

	two_towers(&setup);
	stand(&setup, 0, 7, 1, (struct spot){FEATURE_TOWER, EDGE_W});
	stand(&setup, 1, 6, 0, (struct spot){FEATURE_TOWER, EDGE_S});
	game = game_of(&setup);
	play(game, "place T49 6,1 0");
	play(game, "pass");
	for (int seat = 0; seat < 2; seat++) {
		ck_assert_int_eq(game_supply(game, seat, FIGURE_MEEPLE), 6);
		ck_assert_int_eq(game_score(game, seat), 2);
	}
	game_destroy(game);
}
END_TEST

/* Who holds a 2 doubles no tower of the other player. */
START_TEST(test_R37_nothing_of_the_opponent_is_doubled)
{
	struct setup setup;
	struct game *game;

	two_towers(&setup);
	stand(&setup, 1, 6, 0, (struct spot){FEATURE_TOWER, EDGE_S});
	setup.hands[0][2] = 1;
	game = game_of(&setup);
	play(game, "place T49 6,1 0");
	play(game, "pass");
	ck_assert_int_eq(game_decision(game).kind, DECISION_TILE); /* nothing was asked */
	ck_assert_int_eq(game_score(game, 1), 2);
	ck_assert_int_eq(game_hand(game, 0, 2), 1);
	game_destroy(game);
}
END_TEST

START_TEST(test_R42_nothing_is_drawn_after_the_last_tile)
{
	struct setup setup;
	struct game *game;

	setup_two(&setup, 0);
	deck_add(&setup, "T57");
	game = game_of(&setup);
	play(game, "place T57 7,1 0");
	play(game, "pass");
	ck_assert(game_over(game));
	ck_assert_int_eq(game_turn(game), 1);
	game_destroy(game);
}
END_TEST

/* R13, R14, D1: what is listed is what fits, cell by cell, and nothing else. */
START_TEST(test_R13_placements_are_all_that_fit)
{
	for (uint64_t seed = 300; seed < 306; seed++) {
		struct game *game = game_two(seed);
		struct rng rng;

		rng_seed(&rng, seed);
		for (int count; (count = game_legal_moves(game, moves, MOVES_MAX)) > 0;) {
			int fits = 0, tile = game_decision(game).tile;

			for (int at = 0; tile != NO_TILE && at < 10 * 9 * 4; at++)
				fits += game_tile_fits(game, tile, at / 4 % 10, at / 40, at % 4);
			ck_assert(tile == NO_TILE || fits == count);
			for (int i = 0; tile != NO_TILE && i < count; i++)
				ck_assert(
				    game_tile_fits(game, tile, moves[i].cell.x, moves[i].cell.y, moves[i].rotation));
			ck_assert(game_apply(game, &moves[rng_below(&rng, (uint32_t)count)], NULL));
		}
		game_destroy(game);
	}
}
END_TEST

/* ---- random games ---- */

static void game_sound(const struct game *game)
{
	char text[300];

	if (!getenv("BASTIDE_UNCHECKED"))
		ck_assert_msg(game_check(game, text, sizeof(text)), "%s", text);
}

/* A move of arbitrary bytes is refused, or was listed. */
static void move_noise(struct game *game, struct rng *rng, int count)
{
	struct move noise;
	uint8_t bytes[sizeof(noise)];
	uint64_t before = game_hash(game);
	bool listed = false;
	struct refusal refusal;

	for (size_t i = 0; i < sizeof(bytes); i++)
		bytes[i] = (uint8_t)rng_below(rng, rng_below(rng, 2) ? 256 : 12);
	memcpy(&noise, bytes, sizeof(noise));
	for (int i = 0; i < count; i++)
		listed |= memcmp(&moves[i], &noise, sizeof(noise)) == 0;
	if (listed || !game_why_illegal(game, &noise, &refusal))
		return; /* some other edge of a listed one */
	ck_assert_int_ne(refusal.text[0], 0);
	ck_assert(!game_apply(game, &noise, NULL));
	ck_assert(game_hash(game) == before);
}

static void account(const struct game *game, int32_t sum[2])
{
	for (int i = 0; i < told.count; i++) {
		if (told.items[i].kind != EVENT_SCORED)
			continue;
		ck_assert_int_gt(told.items[i].points, 0);
		sum[told.items[i].seat] += told.items[i].points;
	}
	for (int seat = 0; seat < 2; seat++)
		ck_assert_int_eq(sum[seat], game_score(game, seat));
}

static void random_settings(struct setup *setup, struct rng *rng)
{
	for (int s = 0; s < SETTING_COUNT; s++) {
		const struct setting_info *info = game_setting_info(GAME_CASTLE, s);

		if (info)
			setup->settings.value[s] = (uint8_t)rng_below(rng, (uint32_t)info->value_count);
	}
	setup->hidden = rng_below(rng, 4) == 0;
}

/* Every move of random games: the slow check agrees, scores are what was told, what is listed is legal, noise is not.
 */
START_TEST(test_random_games)
{
	const char *more = getenv("BASTIDE_GAMES"); /* for an evening */
	int games = getenv("BASTIDE_FEW_GAMES") ? 6 : more ? atoi(more) : 60;

	for (int g = 0; g < games; g++) {
		struct refusal refusal;
		struct setup setup;
		struct rng rng;
		int32_t sum[2] = {0, 0};

		rng_seed(&rng, 77000 + (uint64_t)g);
		setup_two(&setup, rng_next(&rng) >> 11);
		random_settings(&setup, &rng);
		struct game *game = game_create(castle_tiles, &setup, &refusal);
		ck_assert_msg(game != NULL, "%s", refusal.text);
		for (int count; (count = game_legal_moves(game, moves, MOVES_MAX)) > 0;) {
			struct move move = moves[rng_below(&rng, (uint32_t)count)];

			ck_assert(count > 1 || move.kind == MOVE_PLACE || move.kind == MOVE_DRAW);
			move_noise(game, &rng, count);
			told.count = told.city_count = 0;
			ck_assert(game_apply(game, &move, &told));
			account(game, sum);
			game_sound(game);
		}
		ck_assert(game_over(game));
		ck_assert_uint_ne(game_winners(game), 0);
		game_destroy(game);
	}
}
END_TEST

/* Text to move and back; `end` at any moment; a copy answers alike. */
START_TEST(test_random_ends)
{
	int games = getenv("BASTIDE_FEW_GAMES") ? 3 : 30;

	for (int g = 0; g < games; g++) {
		struct game *game = game_two(5000 + (uint64_t)g);
		struct rng rng;

		rng_seed(&rng, (uint64_t)g);
		for (int count; (count = game_legal_moves(game, moves, MOVES_MAX)) > 0;) {
			struct move move = moves[rng_below(&rng, (uint32_t)count)], again;
			struct game *copy = game_clone(game);
			char text[MOVE_TEXT_SIZE];

			ck_assert(game_hash(copy) == game_hash(game));
			ck_assert(game_end(copy, NULL));
			ck_assert(game_over(copy));
			game_sound(copy);
			game_destroy(copy);
			move_format(&move, castle_tiles, text);
			ck_assert_msg(move_parse(text, castle_tiles, &again), "%s", text);
			ck_assert_mem_eq(&move, &again, sizeof(move));
			ck_assert(game_apply(game, &move, NULL));
		}
		game_destroy(game);
	}
}
END_TEST

/* What nobody sees is dealt anew and nothing else: the same table, the same tiles left. */
START_TEST(test_unseen_is_mixed)
{
	struct game *game = game_two(9), *copy = game_clone(game);
	uint8_t before[CASTLE_CORNERS_MAX], after[CASTLE_CORNERS_MAX];
	struct rng rng;

	rng_seed(&rng, 1);
	game_mix_unseen(copy, &rng);
	ck_assert_int_eq(game_wall(game, before), game_wall(copy, after));
	ck_assert(memcmp(before, after, 13) != 0);
	for (int corner = 0; corner < castle_tiles->castle->corner_count; corner++)
		ck_assert_int_eq(game_wall_lies(game, corner), game_wall_lies(copy, corner));
	ck_assert(game_hash(game) != game_hash(copy));
	game_sound(copy);
	game_destroy(game);
	game_destroy(copy);
}
END_TEST

/* ---- other boards ---- */

static const char small_board[] =
    "{\"format\": 1, \"rows\": [\"##\", \".#\"],\n"
    " \"start_spaces\": [{\"id\": \"S1\", \"cell\": [0, 0], \"side\": \"W\", \"feature\": \"house\"}],\n"
    " \"corners\": [{\"spaces\": [0, 1], \"at\": [0, 0], \"wall_tile\": false}, {\"spaces\": [3, 4], \"at\": [2, "
    "0]}],\n"
    " \"track\": [[[0,0],[1,0],[0,1]], [[0,0],[1,0],[0,1]], [[0,0],[1,0],[0,1]], [[0,0],[1,0],[0,1]], "
    "[[0,0],[1,0],[0,1]]],\n"
    " \"wall_tiles\": {\"9\": 1}}";

static const char small_tiles[] =
    "{\"format\": 1, \"tiles\": [{\"id\": \"Q\", \"name\": \"a house\", \"edges\": \"CCCH\", \"count\": 3,\n"
    " \"houses\": [{\"edges\": \"W\"}], \"courts\": [{\"half_edges\": \"NL NR EL ER SL SR\"}]}]}";

/* Another outline, another track, other tiles: the same engine plays them. */
START_TEST(test_another_board)
{
	struct tile_set *set = calloc(1, sizeof(*set));
	struct format_error error;
	struct tile_error fault;
	struct refusal refusal;
	struct setup setup;
	struct game *game;
	int count;

	set->game = GAME_CASTLE;
	ck_assert_msg(castle_set_read(set, small_board, strlen(small_board), "board", &error), "%s", error.text);
	ck_assert_msg(castle_set_read(set, small_tiles, strlen(small_tiles), "tiles", &error), "%s", error.text);
	ck_assert_msg(tile_set_finish(set, &fault), "%s", fault.text);
	setup_two(&setup, 1);
	setup.settings.value[SETTING_FIRST_PLAYER] = 1;
	game = game_create(set, &setup, &refusal);
	ck_assert_msg(game != NULL, "%s", refusal.text);
	ck_assert_int_eq(game_legal_moves(game, moves, MOVES_MAX), 4); /* one cell, four turns */
	while ((count = game_legal_moves(game, moves, MOVES_MAX)) > 0) {
		ck_assert(game_apply(game, &moves[0], NULL));
		game_sound(game);
	}
	ck_assert(game_over(game));
	ck_assert_int_eq(game_tile_count(game), 3);
	game_destroy(game);
	tile_set_release(set);
	free(set);
}
END_TEST

/* What is wrong is told with its line; nothing of it is taken over. */
START_TEST(test_broken_files)
{
	static const struct {
		const char *from, *to;
		int line;
		const char *says;
	} broken[] = {
	    {"\"##\", \".#\"", "\"#.\", \".#\"", 1, "cannot be reached"},
	    {"\"##\", \".#\"", "\"##\", \"#\"", 1, "all rows alike"},
	    {"\"##\", \".#\"", "\"..\", \"..\"", 1, "no cell"},
	    {"\"side\": \"W\"", "\"side\": \"E\"", 1, "not at the wall"},
	    {"\"side\": \"W\"", "\"side\": \"Q\"", 2, "no side"},
	    {"\"feature\": \"house\"", "\"feature\": \"city\"", 2, "no feature"},
	    {"\"feature\": \"house\"", "\"feature\": \"house\", \"markets\": 1", 1, "no court"},
	    {"[3, 4]", "[3, 5]", 3, "4"},
	    {"[3, 4]", "[8, 9]", 4, "the track ends"},
	    {"[3, 4]", "[1, 2]", 1, "not in order"},
	    {"{\"9\": 1}", "{\"9\": 0}", 1, "too few"},
	    {"{\"9\": 1}", "{\"10\": 1}", 5, "no wall tile"},
	    {"\"rows\"", "\"row\"", 1, "row"},
	};
	char text[sizeof(small_board) + 100];

	for (size_t i = 0; i < sizeof(broken) / sizeof(broken[0]); i++) {
		const char *at = strstr(small_board, broken[i].from);
		struct tile_set *set = calloc(1, sizeof(*set));
		struct format_error error = {.text = ""};

		ck_assert_ptr_nonnull(at);
		set->game = GAME_CASTLE;
		snprintf(text, sizeof(text), "%.*s%s%s", (int)(at - small_board), small_board, broken[i].to,
		         at + strlen(broken[i].from));
		ck_assert_msg(!castle_set_read(set, text, strlen(text), "board", &error), "%s is read", broken[i].to);
		ck_assert_msg(strstr(error.text, broken[i].says) != NULL, "%s: %s", broken[i].to, error.text);
		ck_assert_msg(error.line == broken[i].line, "%s: line %d", broken[i].to, error.line);
		ck_assert_ptr_null(set->castle);
		free(set);
	}
}
END_TEST

START_TEST(test_broken_tiles)
{
	static const struct {
		const char *from, *to, *says;
	} broken[] = {
	    {"\"CCCH\"", "\"CCCT\"", "tower"},
	    {"\"CCCH\"", "\"CCCX\"", "four letters"},
	    {"\"CCCH\"", "\"CCPH\"", "path"},
	    {" SL SR", "", "belongs to no court"},
	    {"\"edges\": \"W\"", "\"edges\": \"S\"", "house"},
	    {"\"count\": 3", "\"counts\": 3", "counts"},
	    {"\"id\": \"Q\"", "\"id\": \"Q Q\"", "blank"},
	};
	char text[sizeof(small_tiles) + 100];

	for (size_t i = 0; i < sizeof(broken) / sizeof(broken[0]); i++) {
		const char *at = strstr(small_tiles, broken[i].from);
		struct tile_set *set = calloc(1, sizeof(*set));
		struct format_error error = {.text = ""};

		ck_assert_ptr_nonnull(at);
		set->game = GAME_CASTLE;
		snprintf(text, sizeof(text), "%.*s%s%s", (int)(at - small_tiles), small_tiles, broken[i].to,
		         at + strlen(broken[i].from));
		ck_assert_msg(!castle_set_read(set, text, strlen(text), "tiles", &error), "%s is read", broken[i].to);
		ck_assert_msg(strstr(error.text, broken[i].says) != NULL, "%s: %s", broken[i].to, error.text);
		ck_assert_int_ge(error.line, 1);
		ck_assert_int_eq(set->type_count, 0);
		free(set);
	}
}
END_TEST

void castle_games_add(TCase *tests)
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
	    test_R22_a_merchant_beside_a_completion_stays,
	    test_R31_all_of_them_come_home,
	    test_R37_nothing_of_the_opponent_is_doubled,
	    test_R42_nothing_is_drawn_after_the_last_tile,
	    test_R13_placements_are_all_that_fit,
	    test_random_games,
	    test_random_ends,
	    test_unseen_is_mixed,
	    test_another_board,
	    test_broken_files,
	    test_broken_tiles,
	};

	for (size_t i = 0; i < sizeof(all) / sizeof(all[0]); i++)
		tcase_add_test(tests, all[i]);
}

Suite *castle_suite(const char *data)
{
	Suite *suite = suite_create("castle");
	TCase *tests = tcase_create("castle");
	char path[FORMAT_PATH_SIZE], line[FORMAT_LINE_SIZE];
	struct format_error error;

	if (data)
		snprintf(data_directory_name, sizeof(data_directory_name), "%s", data);
	else
		data_directory(data_directory_name);
	snprintf(path, sizeof(path), "%.1000s/castle", data_directory_name);
	castle_tiles = loaded = castle_set_load(path, &error);
	if (!loaded) {
		fprintf(stderr, "%s\n", format_error_line(&error, line));
		exit(EXIT_FAILURE);
	}
	if (!getenv("CK_DEFAULT_TIMEOUT"))
		tcase_set_timeout(tests, 120);
	castle_examples_add(tests);
	castle_games_add(tests);
	suite_add_tcase(suite, tests);
	return suite;
}

void castle_done(void) { tile_set_destroy(loaded); }
