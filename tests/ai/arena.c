/*
 * arena.c - minds against each other on paired decks: what tuning and measuring
 * are done with (tests/ai/README.md).
 *
 *     arena MIND MIND... [--decks N] [--seed S] [--castle] [--setting KEY=VALUE]...
 *
 * MIND is a character, `greedy`, `glance`, `uct` or `random`, and what differs from it:
 * "mathilde,playouts=500,plies=8,close_city=1.5".  Every deck is played once for
 * each way to turn the seats.  A JSON line per deck, then a summary: the first
 * mind's share of the wins (first of all, ties shared), how many of the others it leaves behind, its mean margin ahead
 * of the best other, with 95 % intervals over decks.
 */
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include <bastide/format.h>

#include "greedy.h"
#include "mind.h"
#include "uct.h"

struct arena {
	const struct tile_set *tiles;
	int players, decks;
	uint64_t seed;
	struct setup setup;
	struct seat_mind minds[PLAYERS_MAX];
	struct ai *ai;
	struct uct *uct;
	struct move moves[MOVES_MAX];
	double seconds[PLAYERS_MAX];
	long turns[PLAYERS_MAX], playouts[PLAYERS_MAX], positions[PLAYERS_MAX];
};

static double now(void)
{
	struct timespec time;

	clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time);
	return (double)time.tv_sec + (double)time.tv_nsec * 1e-9;
}

/* ---- games ---- */

/* As everybody plays in playouts. */
static bool glance_take(struct game *game, const struct ai_mind *mind)
{
	static struct judge judge;
	static struct view view;
	struct lean lean;
	struct turn turn;

	if (game_decision(game).kind != DECISION_TILE)
		return false;
	judge_init(&judge, game, &mind->weights);
	lean_init(&lean, &judge, game_decision(game).seat, &mind->style);
	view_take(&view, &judge, game);
	turn_choose(&view, &judge, game, &lean, &turn);
	game_apply(game, &turn.place, NULL);
	if (game_decision(game).kind == DECISION_FIGURE)
		game_apply(game, &turn.figure, NULL);
	return true;
}

static void uct_take(struct arena *arena, struct game *game, int who, uint64_t seed)
{
	const struct seat_mind *mind = &arena->minds[who];
	long played;
	struct move move = uct_think(arena->uct, game, mind->mind.strength.playouts, mind->ms / 1e3, seed, &played);

	game_apply(game, &move, NULL);
	arena->turns[who]++;
	arena->playouts[who] += played;
}

static void turn_take(struct arena *arena, struct game *game, int who, uint64_t seed, struct rng *rng)
{
	struct ai_order order = {.seed = seed, .day = arena->setup.seed};
	const struct ai_advice *advice = ai_advice(arena->ai);
	const struct seat_mind *mind = &arena->minds[who];
	struct move moves[AI_LINE_MOVES_MAX];
	double start = now();
	int count;

	if (arena->minds[who].random) {
		count = game_legal_moves(game, arena->moves, MOVES_MAX);
		game_apply(game, &arena->moves[rng_below(rng, (uint32_t)count)], NULL);
		return;
	}
	if (arena->minds[who].glance && glance_take(game, &arena->minds[who].mind)) {
		arena->seconds[who] += now() - start;
		arena->turns[who]++;
		return;
	}
	if (arena->minds[who].uct) {
		uct_take(arena, game, who, seed);
		arena->seconds[who] += now() - start;
		return;
	}
	if (mind->greedy) {
		count = greedy_think(arena->ai, game, &mind->mind, &order, moves);
	} else {
		mind_think(arena->ai, game, &mind->mind, &order);
		count = advice->lines[0].move_count;
		memcpy(moves, advice->lines[0].moves, sizeof moves);
	}
	for (int i = 0; i < count; i++) {
		int seat = game_decision(game).seat;

		if (!game_apply(game, &moves[i], NULL))
			fail("an illegal move by", "a mind");
		if (game_decision(game).seat != seat)
			break;
	}
	arena->seconds[who] += now() - start;
	arena->turns[who]++;
	arena->playouts[who] += advice->playouts;
	arena->positions[who] += advice->positions;
}

static void play(struct arena *arena, int shift, double *points)
{
	struct refusal refusal;
	struct game *game = game_create(arena->tiles, &arena->setup, &refusal);
	struct rng rng;
	int n = arena->players;

	if (!game)
		fail("refused:", refusal.text);
	rng_seed(&rng, arena->setup.seed);
	while (game_decision(game).kind != DECISION_NONE)
		turn_take(arena, game, (game_decision(game).seat + shift) % n, rng_next(&rng), &rng);
	for (int seat = 0; seat < n; seat++)
		points[(seat + shift) % n] = game_score(game, seat);
	game_destroy(game);
}

/* The first mind's share of a victory, and what it is ahead of the best other. */
static void judge_points(const double *points, int n, double *share, double *margin)
{
	double best = -1;
	int equals = 1;

	for (int i = 1; i < n; i++)
		best = points[i] > best ? points[i] : best;
	for (int i = 1; i < n; i++)
		equals += points[i] == points[0];
	*margin = points[0] - best;
	*share = *margin > 0 ? 1 : *margin < 0 ? 0 : 1.0 / equals;
}

/* Of the others, how many it leaves behind: the same as the share at a table of two. */
static double judge_pairs(const double *points, int n)
{
	double behind = 0;

	for (int i = 1; i < n; i++)
		behind += points[0] > points[i] ? 1 : points[0] < points[i] ? 0 : 0.5;
	return behind / (n - 1);
}

struct sum {
	double total, squares;
};

static void sum_add(struct sum *sum, double value)
{
	sum->total += value;
	sum->squares += value * value;
}

static double sum_error(const struct sum *sum, int n)
{
	double mean = sum->total / n;

	return n > 1 ? 1.96 * sqrt((sum->squares / n - mean * mean) / (n - 1)) : 0;
}

static void run(struct arena *arena)
{
	struct sum shares = {0}, margins = {0}, pairs = {0};
	double points_sum[PLAYERS_MAX] = {0};
	int n = arena->players;

	for (int deck = 0; deck < arena->decks; deck++) {
		double share_sum = 0, margin_sum = 0, pair_sum = 0;

		arena->setup.seed = arena->seed + (uint64_t)deck;
		for (int shift = 0; shift < n; shift++) {
			double points[PLAYERS_MAX], share, margin;

			play(arena, shift, points);
			judge_points(points, n, &share, &margin);
			share_sum += share / n;
			margin_sum += margin / n;
			pair_sum += judge_pairs(points, n) / n;
			for (int i = 0; i < n; i++)
				points_sum[i] += points[i] / n;
		}
		sum_add(&shares, share_sum);
		sum_add(&margins, margin_sum);
		sum_add(&pairs, pair_sum);
		printf("{\"deck\":%llu,\"share\":%.3f,\"margin\":%.2f}\n", (unsigned long long)arena->setup.seed,
		       share_sum, margin_sum);
		fflush(stdout);
	}
	printf("{\"summary\":true,\"decks\":%d,\"share\":%.4f,\"share_error\":%.4f,\"pairs\":%.4f,\"pairs_error\":%.4f,"
	       "\"margin\":%.2f,\"margin_error\":%.2f,"
	       "\"bytes\":%zu,\"minds\":[",
	       arena->decks, shares.total / arena->decks, sum_error(&shares, arena->decks), pairs.total / arena->decks,
	       sum_error(&pairs, arena->decks), margins.total / arena->decks, sum_error(&margins, arena->decks),
	       ai_size());
	for (int i = 0; i < n; i++)
		printf("%s{\"points\":%.1f,\"ms\":%.2f,\"playouts\":%.0f,\"playouts_per_second\":%.0f,"
		       "\"positions_per_second\":%.0f}",
		       i ? "," : "", points_sum[i] / arena->decks,
		       1e3 * arena->seconds[i] / (double)(arena->turns[i] + !arena->turns[i]),
		       (double)arena->playouts[i] / (double)(arena->turns[i] + !arena->turns[i]),
		       (double)arena->playouts[i] / (arena->seconds[i] + 1e-9),
		       (double)arena->positions[i] / (arena->seconds[i] + 1e-9));
	printf("]}\n");
}

static void setting_read(struct setup *setup, const char *text)
{
	char copy[80], *equals;
	int setting, value;

	snprintf(copy, sizeof copy, "%s", text);
	equals = strchr(copy, '=');
	if (!equals)
		fail("not KEY=VALUE:", text);
	*equals = 0;
	setting = game_setting_find((enum game_kind)setup->game, copy);
	value =
	    setting < 0 ? -1 : game_setting_value_find((enum game_kind)setup->game, (enum setting)setting, equals + 1);
	if (value < 0)
		fail("no such setting:", text);
	setup->settings.value[setting] = (uint8_t)value;
}

int main(int argc, char **argv)
{
	static struct arena arena = {.decks = 10, .seed = 1};
	struct format_error error;
	struct tile_set *tiles = tile_set_load(NULL, &error);

	if (!tiles)
		fail("tiles:", error.text);
	arena.tiles = tiles;
	arena.ai = ai_create();
	arena.uct = uct_create();
	setup_init(&arena.setup);
	arena.setup.settings.value[SETTING_EDITION] = EDITION_OLD;
	for (int i = 1; i < argc; i++) {
		if (strcmp(argv[i], "--decks") == 0 && i + 1 < argc)
			arena.decks = atoi(argv[++i]);
		else if (strcmp(argv[i], "--seed") == 0 && i + 1 < argc)
			arena.seed = strtoull(argv[++i], NULL, 10);
		else if (strcmp(argv[i], "--castle") == 0)
			arena.setup.game = GAME_CASTLE, arena.setup.settings.value[SETTING_EDITION] = 0;
		else if (strcmp(argv[i], "--setting") == 0 && i + 1 < argc)
			setting_read(&arena.setup, argv[++i]);
		else if (arena.players < PLAYERS_MAX)
			mind_read(&arena.minds[arena.players++], argv[i]);
	}
	if (arena.setup.game)
		arena.tiles = tile_set_of(tiles, (enum game_kind)arena.setup.game);
	if (arena.players < PLAYERS_MIN)
		fail("usage: arena MIND MIND...", "");
	arena.setup.player_count = (uint8_t)arena.players;
	for (int seat = 0; seat < arena.players; seat++)
		arena.setup.colors[seat] = (uint8_t)seat;
	run(&arena);
	ai_destroy(arena.ai);
	uct_destroy(arena.uct);
	tile_set_destroy(tiles);
	return 0;
}
