/*
 * fit.c - finds the weights of the judgement (src/ai/weights.h): games are
 * played once, then the weights are moved, one after the other, so that what a
 * position promised comes nearest to what the game brought.
 *
 *     fit [--games N] [--seed S] [--playouts P] [--players P] [--rounds R] [--setting KEY=VALUE]... [NAME=VALUE]...
 *
 * A line for every weight that was moved, then all of them.  NAME=VALUE starts
 * from another value.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <bastide/format.h>

#include "mind.h"

enum { GAMES_MAX = 4000, LENGTH_MAX = 400 };

struct played {
	uint64_t seed;
	int count;
	struct move moves[LENGTH_MAX];
	int scores[PLAYERS_MAX];
};

static const struct tile_set *tiles;
static struct setup setup;
static struct played *played;
static int games = 200, rounds = 3, held; /* the last `held` games only control */
static struct judge judge;
static struct view view;

/* ---- playing ---- */

static void game_play(struct ai *ai, const struct ai_mind *mind, struct played *record)
{
	struct refusal refusal;
	struct game *game;
	struct ai_order order = {0};

	setup.seed = record->seed;
	game = game_create(tiles, &setup, &refusal);
	while (game && game_decision(game).kind != DECISION_NONE && record->count < LENGTH_MAX) {
		const struct ai_advice *advice = ai_advice(ai);
		struct decision now = game_decision(game);

		order.seed++;
		mind_think(ai, game, mind, &order);
		for (int i = 0; i < advice->lines[0].move_count && game_decision(game).seat == now.seat; i++) {
			record->moves[record->count++] = advice->lines[0].moves[i];
			game_apply(game, &advice->lines[0].moves[i], NULL);
		}
	}
	for (int seat = 0; game && seat < setup.player_count; seat++)
		record->scores[seat] = game_score(game, seat);
	game_destroy(game);
}

/* ---- judging ---- */

static double points_ahead(const double *points, int n, int seat)
{
	double others = 0;

	for (int i = 0; i < n; i++)
		others += i != seat ? points[i] / (n - 1) : 0;
	return points[seat] - others;
}

static double game_error(struct game *game, const struct game *start, const struct played *record,
                         const struct ai_weights *weights, long *count)
{
	double error = 0, end[PLAYERS_MAX];
	int n = setup.player_count;

	for (int seat = 0; seat < n; seat++)
		end[seat] = record->scores[seat];
	game_copy(game, start);
	judge_init(&judge, game, weights);
	for (int i = 0; i < record->count; i++) {
		struct decision decision = game_decision(game);
		double points[PLAYERS_MAX];

		if (decision.kind == DECISION_TILE && i > 0) {
			view_take(&view, &judge, game);
			view_expect(&view, &judge, game, points);
			points[decision.seat] += weights->turn;
			for (int seat = 0; seat < n; seat++) {
				double off = points_ahead(points, n, seat) - points_ahead(end, n, seat);

				error += off * off / n;
			}
			++*count;
		}
		game_apply(game, &record->moves[i], NULL);
	}
	return error;
}

static double error_of(const struct ai_weights *weights, int from, int to)
{
	struct refusal refusal;
	double error = 0;
	long count = 0;

	for (int g = from; g < to; g++) {
		struct game *start, *game;

		setup.seed = played[g].seed;
		start = game_create(tiles, &setup, &refusal);
		game = game_clone(start);
		error += game_error(game, start, &played[g], weights, &count);
		game_destroy(start);
		game_destroy(game);
	}
	return error / (double)count;
}

/* ---- moving the weights ---- */

static void fit(struct ai_weights *weights)
{
	int train = games - held;
	double best = error_of(weights, 0, train), step = 0.3;

	printf("error %.3f, control %.3f\n", best, error_of(weights, train, games));
	for (int round = 0; round < rounds; round++, step *= 0.6) {
		for (int i = 0; i < weights_count(); i++) {
			double was = *weight(weights, i), width = step * (was > 0.1 || was < -0.1 ? was : 1);

			for (int side = -1; side <= 1; side += 2) {
				double error;

				*weight(weights, i) = was + side * width;
				error = error_of(weights, 0, train);
				while (error < best) {
					best = error;
					was = *weight(weights, i);
					*weight(weights, i) = was + side * width;
					error = error_of(weights, 0, train);
				}
				*weight(weights, i) = was;
			}
		}
		printf("round %d: error %.3f, control %.3f\n", round + 1, best, error_of(weights, train, games));
		weights_print(weights);
		fflush(stdout);
	}
}

int main(int argc, char **argv)
{
	struct format_error error;
	struct tile_set *set = tile_set_load(NULL, &error);
	struct ai *ai = ai_create();
	struct ai_mind mind;
	uint64_t seed = 1;
	int players = 2;

	tiles = set;
	setup_init(&setup);
	setup.settings.value[SETTING_EDITION] = EDITION_OLD;
	character_mind(ai_character_count() - 1, &mind);
	mind.strength.playouts = mind.strength.most = 40;
	for (int i = 1; i < argc; i++) {
		char *equals = strchr(argv[i], '=');
		bool next = argv[i][0] == '-' && i + 1 < argc;

		if (next && strcmp(argv[i], "--games") == 0)
			games = atoi(argv[++i]);
		else if (next && strcmp(argv[i], "--seed") == 0)
			seed = strtoull(argv[++i], NULL, 10);
		else if (next && strcmp(argv[i], "--playouts") == 0)
			mind.strength.playouts = mind.strength.most = atoi(argv[++i]);
		else if (next && strcmp(argv[i], "--players") == 0)
			players = atoi(argv[++i]);
		else if (next && strcmp(argv[i], "--rounds") == 0)
			rounds = atoi(argv[++i]);
		else if (next && strcmp(argv[i], "--setting") == 0) {
			char *value = strchr(argv[++i], '=');
			int setting;

			*value = 0;
			setting = game_setting_find(GAME_CARCASSONNE, argv[i]);
			setup.settings.value[setting] =
			    (uint8_t)game_setting_value_find(GAME_CARCASSONNE, (enum setting)setting, value + 1);
		} else if (equals) {
			*equals = 0;
			if (!weight_set(&mind.weights, argv[i], atof(equals + 1)))
				return 2;
		}
	}
	games = games < GAMES_MAX ? games : GAMES_MAX;
	held = games / 4;
	setup.player_count = (uint8_t)players;
	for (int seat = 0; seat < players; seat++)
		setup.colors[seat] = (uint8_t)seat;
	played = calloc((size_t)games, sizeof *played);
	for (int g = 0; g < games; g++) {
		played[g].seed = seed + (uint64_t)g;
		game_play(ai, &mind, &played[g]);
	}
	fit(&mind.weights);
	free(played);
	ai_destroy(ai);
	tile_set_destroy(set);
	return 0;
}
