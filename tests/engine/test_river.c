/*
 * test_river.c - R-10, R-12 as properties of random games: the river is walked
 * from its spring over what is printed on the tiles.
 */
#include "suite.h"

static int games = 300; /* BASTIDE_GAMES in the environment: more */

enum { IMMEDIATE, ALTERNATE, NO_EDGE = 4 };

struct river {
	const struct game *game;
	int turn_rule;
	int tiles, open_ends;
	bool seen[TILES_MAX];
};

static unsigned river_of(const struct game *game, int tile)
{
	struct setup_tile laid = game_tile(game, tile);
	unsigned edges = 0;

	for (int i = 0; i < tiles->types[laid.type].river_count; i++)
		edges |= edges_turned(tiles->types[laid.type].rivers[i].edges, laid.rotation);
	return edges;
}

static int tile_beyond(const struct game *game, int tile, int edge)
{
	static const int dx[] = {0, 1, 0, -1}, dy[] = {-1, 0, 1, 0};
	struct cell cell = game_tile(game, tile).cell;

	return game_tile_at(game, cell.x + dx[edge], cell.y + dy[edge]);
}

/* 1 right, -1 left, 0 straight on: from the edge by which the river enters to the one by which it leaves. */
static int turn_of(int in, int out)
{
	int turn = (out - in + 4) % 4;

	return turn == 3 ? 1 : turn == 1 ? -1 : 0;
}

/* `last`: the turn of the tile before; with `alternate` the last one that was none. */
static void follow(struct river *river, int tile, int in, int last)
{
	unsigned edges = river_of(river->game, tile);

	ck_assert_msg(!river->seen[tile], "the river meets itself");
	river->seen[tile] = true;
	river->tiles++;
	for (int out = 0; out < EDGE_COUNT; out++) {
		int turn = in == NO_EDGE || out == in ? 0 : turn_of(in, out);
		int next;

		if (out == in || !(edges >> out & 1))
			continue;
		if (river->turn_rule == IMMEDIATE || river->turn_rule == ALTERNATE)
			ck_assert_msg(!turn || turn != last, "a U-turn");
		next = tile_beyond(river->game, tile, out);
		if (next < 0)
			river->open_ends++;
		else
			follow(river, next, (out + 2) % 4, river->turn_rule == ALTERNATE && !turn ? last : turn);
	}
}

static void play_river(struct game *game, struct rng *rng)
{
	static struct move moves[MOVES_MAX];
	struct decision decision = game_decision(game);

	while (decision.kind != DECISION_TILE || tiles->types[decision.tile].river_count) {
		int count = game_legal_moves(game, moves, MOVES_MAX);

		ck_assert_int_gt(count, 0);
		game_apply(game, &moves[rng_below(rng, (uint32_t)count)], NULL);
		decision = game_decision(game);
	}
}

/* River tiles set aside; the first land tile may have been as well. */
static int river_aside(const struct game *game)
{
	uint8_t aside[TILES_MAX];
	int count = 0, all = game_aside(game, aside);

	for (int i = 0; i < all; i++)
		count += tiles->types[aside[i]].river_count > 0;
	return count;
}

static void check_river(const struct game *game, int turn_rule)
{
	struct river river = {.game = game, .turn_rule = turn_rule};
	int laid = game_tile_count(game), set_aside = river_aside(game);

	follow(&river, 0, NO_EDGE, 0);
	ck_assert_int_eq(river.tiles, laid);
	ck_assert_int_eq(laid + set_aside, 12);
	if (set_aside)
		return;
	ck_assert_int_eq(river.open_ends, 0);
	ck_assert(tiles->types[game_tile(game, laid - 1).type].flags & TILE_LAKE);
}

START_TEST(test_rivers)
{
	static const char *const settings[] = {
	    "start=river1 river_turn=immediate", "start=river1 river_turn=alternate",
	    "start=river1 river_turn=lookahead", "start=river2 river_turn=immediate",
	    "start=river2 river_turn=alternate", "start=river2 river_turn=lookahead",
	};
	static struct table table;
	struct rng rng;
	int whole = 0;

	rng_seed(&rng, 10 + (uint64_t)_i);
	for (int g = 0; g < games; g++) {
		struct game *game;

		table_init(&table, "red blue", settings[_i]);
		table_seed(&table, rng_next(&rng) >> 11);
		game = table_begin(&table);
		play_river(game, &rng);
		check_river(game, _i % 3);
		whole += river_aside(game) == 0;
		game_destroy(game);
	}
	ck_assert_int_gt(whole, games / 2); /* setting aside is the exception */
}
END_TEST

static Suite *make(void)
{
	Suite *suite = suite_create("rivers");
	TCase *rivers = tcase_create("random rivers");

	tcase_set_timeout(rivers, 600);
	tcase_add_loop_test(rivers, test_rivers, 0, 6);
	suite_add_tcase(suite, rivers);
	return suite;
}

int main(void)
{
	if (getenv("BASTIDE_GAMES"))
		games = atoi(getenv("BASTIDE_GAMES"));
	return suite_run(make);
}
