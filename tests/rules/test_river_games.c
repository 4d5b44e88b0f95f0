/*
 * over many random games: what must hold of every river, looked up
 * on the table anew by following the printed river from the spring.
 */
#include <stdio.h>
#include <stdlib.h>

#include "rules.h"

enum { GAMES = 10200, FEW_GAMES = 600, NO_EDGE = 4 };

static const char *const turn_rules[] = {"immediate", "alternate", "lookahead"};

/* Does a laid tile show the river at this edge of the board? */
static bool river_at(int index, int edge)
{
	struct setup_tile tile = game_tile(game, index);

	return tiles->types[tile.type].edges[(edge - tile.rotation) & 3] == TERRAIN_RIVER;
}

static struct cell beyond(struct cell cell, int edge)
{
	static const int dx[] = {0, 1, 0, -1}, dy[] = {-1, 0, 1, 0};

	return (struct cell){(int16_t)(cell.x + dx[edge]), (int16_t)(cell.y + dy[edge])};
}

static int tile_in(struct cell cell) { return game_tile_at(game, cell.x, cell.y); }

/* -1 left, 0 straight on, 1 right. */
static int bend(int in, int out)
{
	int heading = (in + 2) & 3;

	return out == heading ? 0 : out == ((heading + 1) & 3) ? 1 : -1;
}

/* What a walk down the river has met. */
struct walk {
	int rule;  /* index into turn_rules */
	int tiles; /* of the river */
	int open;  /* ends that face an empty cell */
	bool seen[TILES_MAX];
};

static void walk(struct walk *w, int index, int in, int turn_before, int last_turn)
{
	struct cell cell = game_tile(game, index).cell;

	ck_assert_msg(!w->seen[index], "two branches of the river meet at %d,%d", cell.x, cell.y);
	w->seen[index] = true;
	w->tiles++;
	for (int edge = 0; edge < EDGE_COUNT; edge++) {
		int next = tile_in(beyond(cell, edge)), turn;

		if (edge == in || !river_at(index, edge))
			continue;
		turn = in == NO_EDGE ? 0 : bend(in, edge);
		ck_assert(w->rule != 0 || !turn || turn != turn_before);
		ck_assert(w->rule != 1 || !turn || turn != last_turn);
		if (next < 0) {
			w->open++;
			continue;
		}
		ck_assert(river_at(next, (edge + 2) & 3));
		walk(w, next, (edge + 2) & 3, turn, turn ? turn : last_turn);
	}
}

/* How many river edges of laid tiles face this cell. */
static int ends_facing(struct cell cell)
{
	int count = 0;

	for (int edge = 0; edge < EDGE_COUNT; edge++) {
		int tile = tile_in(beyond(cell, edge));

		count += tile >= 0 && river_at(tile, (edge + 2) & 3);
	}
	return count;
}

/* every new end of the tile just laid faces an empty cell, and it alone; R-10.5 `lookahead`: the cells
 * beyond are empty too. */
static void check_new_ends(int rule, struct cell came_from)
{
	int last = game_last_placed(game);
	struct cell cell = game_tile(game, last).cell;

	for (int edge = 0; edge < EDGE_COUNT; edge++) {
		struct cell ahead = beyond(cell, edge);

		if (!river_at(last, edge) || (ahead.x == came_from.x && ahead.y == came_from.y))
			continue;
		ck_assert_int_lt(tile_in(ahead), 0);
		ck_assert_int_eq(ends_facing(ahead), 1);
		for (int step = 0; rule == 2 && step < 2; step++, ahead = beyond(ahead, edge)) {
			ck_assert_int_lt(tile_in(ahead), 0);
			ck_assert_int_lt(tile_in(beyond(ahead, (edge + 1) & 3)), 0);
			ck_assert_int_lt(tile_in(beyond(ahead, (edge + 3) & 3)), 0);
		}
	}
}

/* The neighbour that the tile just laid continues. */
static struct cell joined_cell(void)
{
	int last = game_last_placed(game), found = 0;
	struct cell cell = game_tile(game, last).cell, from = cell;

	for (int edge = 0; edge < EDGE_COUNT; edge++) {
		if (river_at(last, edge) && tile_in(beyond(cell, edge)) >= 0) {
			from = beyond(cell, edge);
			found++;
		}
	}
	ck_assert_int_eq(found, 1); /* */
	return from;
}

/* Plays the river at random, up to the first land tile; returns how many river tiles were set aside. */
static int play_river(int rule, struct rng *rng)
{
	uint8_t types[TILES_MAX];
	int count, aside_count = 0;

	while (!game_over(game)) {
		static struct move moves[MOVES_MAX];
		struct decision decision = game_decision(game);

		if (decision.kind == DECISION_TILE && !tiles->types[decision.tile].river_count)
			break;
		count = game_legal_moves(game, moves, MOVES_MAX);
		ck_assert(game_apply(game, &moves[rng_below(rng, (uint32_t)count)], NULL));
		if (decision.kind == DECISION_TILE)
			check_new_ends(rule, joined_cell());
	}
	count = game_aside(game, types);
	for (int i = 0; i < count; i++)
		aside_count += tiles->types[types[i]].river_count > 0;
	return aside_count;
}

static int laid_with(unsigned flag)
{
	int count = 0;

	for (int i = 0; i < game_tile_count(game); i++)
		count += (tiles->types[game_tile(game, i).type].flags & flag) != 0;
	return count;
}

/* The index of the last river tile laid. */
static int last_of_the_river(void)
{
	int last = 0;

	for (int i = 0; i < game_tile_count(game); i++)
		last = tiles->types[game_tile(game, i).type].river_count ? i : last;
	return last;
}

static void check_rivers(const char *start, unsigned last_flag, int full)
{
	/* Where the tests run again and again a few must do. */
	int complete = 0, games = getenv("BASTIDE_FEW_GAMES") ? FEW_GAMES : GAMES;

	for (int n = 0; n < games; n++) {
		struct walk w = {.rule = n % 3};
		struct rng rng;
		char text[120];
		int aside_count;

		snprintf(text, sizeof text, "with start=%s river_turn=%s edition=%s; seed %d", start, turn_rules[n % 3],
		         n % 2 ? "old" : "new", n);
		board(text);
		rng_seed(&rng, (uint64_t)n + 1);
		aside_count = play_river(w.rule, &rng);
		walk(&w, 0, NO_EDGE, 0, 0);
		ck_assert_int_eq(w.tiles, last_of_the_river() + 1); /* nothing of the river lies apart */
		ck_assert_int_eq(w.tiles, full - aside_count);
		/* each lake closes one branch; the last tile closes the last one. */
		ck_assert_int_eq(w.open, 1 + laid_with(TILE_FORK) - laid_with(TILE_LAKE));
		if (aside_count)
			continue;
		complete++;
		ck_assert_int_eq(w.open, 0);
		ck_assert(tiles->types[game_tile(game, full - 1).type].flags & last_flag);
	}
	ck_assert_int_gt(complete, games / 3); /* most rivers come to their end */
}

START_TEST(test_R_10_random_games_of_river_1) { check_rivers("river1", TILE_LAKE, 12); }
END_TEST

START_TEST(test_R_12_random_games_of_river_2) { check_rivers("river2", TILE_VOLCANO, 12); }
END_TEST

Suite *river_games_suite(void)
{
	const TTest *tests[] = {
	    test_R_10_random_games_of_river_1,
	    test_R_12_random_games_of_river_2,
	};

	return RULES_SUITE("river games", tests);
}
