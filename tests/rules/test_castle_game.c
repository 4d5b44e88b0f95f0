/*
 * test_castle_game.c - The Castle played: small tables, and whole random games against the slow check.
 */
#include "castle.h"

#include <bastide/survey.h>

#include <stdlib.h>
#include <string.h>

static struct move moves[MOVES_MAX];

/* ---- small tables ---- */

/* A court beside the tile that completes a tower is no completed feature. */
START_TEST(test_R22_a_merchant_beside_a_completion_stays)
{
	struct setup setup;
	struct game *game;

	castle_two(&setup, 0);
	castle_tile(&setup, "T57", 0, 3, 0);
	castle_tile(&setup, "T57", 0, 2, 0);
	castle_tile(&setup, "T57", 1, 2, 0);
	castle_stand(&setup, 0, 1, 2, (struct spot){FEATURE_COURT, HALF_NL});
	castle_deck(&setup, "T53");
	castle_deck(&setup, "T57");
	game = castle_game(&setup);
	castle_play(game, "place T53 1,1 0"); /* from S7 to the court: complete */
	castle_play(game, "pass");
	ck_assert_int_eq(game_supply(game, 0, FIGURE_MEEPLE), 5);
	ck_assert_int_eq(game_score(game, 0), 0);
	game_destroy(game);
}
END_TEST

/* Two towers on either side of 6,1, which T49 closes: Red's and Blue's. */
static void two_towers(struct setup *setup)
{
	castle_two(setup, 0);
	castle_tile(setup, "T56", 7, 1, 0);
	castle_tile(setup, "T57", 7, 0, 0);
	castle_tile(setup, "T56", 6, 0, 3);
	castle_deck(setup, "T49");
	castle_deck(setup, "T57");
}

START_TEST(test_R31_all_of_them_come_home)
{
	struct setup setup;
	struct game *game;

	two_towers(&setup);
	castle_stand(&setup, 0, 7, 1, (struct spot){FEATURE_TOWER, EDGE_W});
	castle_stand(&setup, 1, 6, 0, (struct spot){FEATURE_TOWER, EDGE_S});
	game = castle_game(&setup);
	castle_play(game, "place T49 6,1 0");
	castle_play(game, "pass");
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
	castle_stand(&setup, 1, 6, 0, (struct spot){FEATURE_TOWER, EDGE_S});
	setup.hands[0][2] = 1;
	game = castle_game(&setup);
	castle_play(game, "place T49 6,1 0");
	castle_play(game, "pass");
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

	castle_two(&setup, 0);
	castle_deck(&setup, "T57");
	game = castle_game(&setup);
	castle_play(game, "place T57 7,1 0");
	castle_play(game, "pass");
	ck_assert(game_over(game));
	ck_assert_int_eq(game_turn(game), 1);
	game_destroy(game);
}
END_TEST

/* R13, R14, D1: what is listed is what fits, cell by cell, and nothing else. */
START_TEST(test_R13_placements_are_all_that_fit)
{
	for (uint64_t seed = 300; seed < 306; seed++) {
		struct game *game = castle_new(seed);
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

/* A move of arbitrary bytes is refused, or was listed. */
static void move_noise(struct game *game, struct rng *rng, int count)
{
	struct move noise;
	uint8_t bytes[sizeof noise];
	uint64_t before = game_hash(game);
	bool listed = false;
	struct refusal refusal;

	for (size_t i = 0; i < sizeof bytes; i++)
		bytes[i] = (uint8_t)rng_below(rng, rng_below(rng, 2) ? 256 : 12);
	memcpy(&noise, bytes, sizeof noise);
	for (int i = 0; i < count; i++)
		listed |= memcmp(&moves[i], &noise, sizeof noise) == 0;
	if (listed || !game_why_illegal(game, &noise, &refusal))
		return; /* some other edge of a listed one */
	ck_assert_int_ne(refusal.text[0], 0);
	ck_assert(!game_apply(game, &noise, NULL));
	ck_assert(game_hash(game) == before);
}

static void account(const struct game *game, int32_t sum[2])
{
	for (int i = 0; i < castle_told.count; i++) {
		if (castle_told.items[i].kind != EVENT_SCORED)
			continue;
		ck_assert_int_gt(castle_told.items[i].points, 0);
		sum[castle_told.items[i].seat] += castle_told.items[i].points;
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
	const char *more = getenv("BASTIDE_GAMES"), *from = getenv("BASTIDE_FIRST"); /* for an evening */
	int games = getenv("BASTIDE_FEW_GAMES") ? 6 : more ? atoi(more) : 60, first = from ? atoi(from) : 0;

	for (int g = first; g < first + games; g++) {
		struct refusal refusal;
		struct setup setup;
		struct rng rng;
		int32_t sum[2] = {0, 0};

		rng_seed(&rng, 77000 + (uint64_t)g);
		castle_two(&setup, rng_next(&rng) >> 11);
		random_settings(&setup, &rng);
		struct game *game = game_create(castle_tiles, &setup, &refusal);
		ck_assert_msg(game != NULL, "%s", refusal.text);
		for (int count; (count = game_legal_moves(game, moves, MOVES_MAX)) > 0;) {
			struct move move = moves[rng_below(&rng, (uint32_t)count)];

			ck_assert(count > 1 || move.kind == MOVE_PLACE || move.kind == MOVE_DRAW);
			move_noise(game, &rng, count);
			castle_told.count = castle_told.city_count = 0;
			ck_assert(game_apply(game, &move, &castle_told));
			account(game, sum);
			castle_sound(game);
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
		struct game *game = castle_new(5000 + (uint64_t)g);
		struct rng rng;

		rng_seed(&rng, (uint64_t)g);
		for (int count; (count = game_legal_moves(game, moves, MOVES_MAX)) > 0;) {
			struct move move = moves[rng_below(&rng, (uint32_t)count)], again;
			struct game *copy = game_clone(game);
			char text[MOVE_TEXT_SIZE];

			ck_assert(game_hash(copy) == game_hash(game));
			ck_assert(game_end(copy, NULL));
			ck_assert(game_over(copy));
			castle_sound(copy);
			game_destroy(copy);
			move_format(&move, castle_tiles, text);
			ck_assert_msg(move_parse(text, castle_tiles, &again), "%s", text);
			ck_assert_mem_eq(&move, &again, sizeof move);
			ck_assert(game_apply(game, &move, NULL));
		}
		game_destroy(game);
	}
}
END_TEST

/* What nobody sees is dealt anew and nothing else: the same table, the same tiles left. */
START_TEST(test_unseen_is_mixed)
{
	struct game *game = castle_new(9), *copy = game_clone(game);
	uint8_t before[CASTLE_CORNERS_MAX], after[CASTLE_CORNERS_MAX];
	struct rng rng;

	rng_seed(&rng, 1);
	game_mix_unseen(copy, &rng);
	ck_assert_int_eq(game_wall(game, before), game_wall(copy, after));
	ck_assert(memcmp(before, after, 13) != 0);
	for (int corner = 0; corner < castle_tiles->castle->corner_count; corner++)
		ck_assert_int_eq(game_wall_lies(game, corner), game_wall_lies(copy, corner));
	ck_assert(game_hash(game) != game_hash(copy));
	castle_sound(copy);
	game_destroy(game);
	game_destroy(copy);
}
END_TEST

void castle_games_add(TCase *tests)
{
	const TTest *const all[] = {
	    test_R22_a_merchant_beside_a_completion_stays,
	    test_R31_all_of_them_come_home,
	    test_R37_nothing_of_the_opponent_is_doubled,
	    test_R42_nothing_is_drawn_after_the_last_tile,
	    test_R13_placements_are_all_that_fit,
	    test_random_games,
	    test_random_ends,
	    test_unseen_is_mixed,
	};

	for (size_t i = 0; i < sizeof all / sizeof all[0]; i++)
		tcase_add_test(tests, all[i]);
}
