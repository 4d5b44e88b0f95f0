/*
 * regret.c - what a mind's choices cost, by its own lights with a thousand times the patience: how well a way to
 * spend playouts finds what many more playouts would have found.  A second tells what arena needs an hour for; but
 * what is wrong with the judgement itself only arena sees.
 *
 *     regret --make N [--seed S] [--players P] MIND >FILE     thinks long about N positions of N games
 *     regret FILE [--seeds K] [--players P] MIND...           points lost a turn by each mind, over K seeds each;
 *                                                             `gain`: how many less than the mind before it
 *
 * P players sit at the table, two if it is not said: the same number for a file as when it was made.
 */
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include <bastide/format.h>

#include "reference.h"

enum { PLAYERS_COMPARED = 16 };

static const struct tile_set *tiles;
static struct ai *ai;
static struct reference references[POSITIONS_MAX];

static void make(const struct ai_mind *mind, int count, uint64_t seed, int players)
{
	static struct candidate listed[REFERENCE_MAX];

	for (int i = 0; i < count; i++) {
		struct reference reference = {
		    .seed = seed + (uint64_t)i, .players = players, .turns = 4 + (i * 7) % 64};
		struct game *game = reference_game(&reference, tiles, ai);
		struct ai_order order = {.seed = 1};
		double best;
		int n;

		if (game_over(game)) {
			game_destroy(game);
			continue;
		}
		reference_candidates(game, ai);
		n = ai->candidate_count;
		memcpy(listed, ai->candidates, sizeof listed);
		mind_think(ai, game, mind, &order);
		best = ai->candidates[0].sum / (ai->candidates[0].samples + !ai->candidates[0].samples);
		printf("%llu %d %d", (unsigned long long)reference.seed, reference.turns, n);
		for (int c = 0; c < n; c++) {
			double value = REFERENCE_UNKNOWN;

			for (int k = 0; k < ai->candidate_count; k++) {
				const struct candidate *found = &ai->candidates[k];

				if (memcmp(found->moves, listed[c].moves, sizeof found->moves) == 0 && found->samples)
					value = found->sum / found->samples;
				/* Who left the race early was played in few piles, perhaps in lucky ones. */
				value = value > best ? best : value;
			}
			printf(" %.3f", value);
		}
		printf("\n");
		fflush(stdout);
		game_destroy(game);
	}
}

static const double OUTSIDE = 5; /* points for a choice that the long thinking did not look into */

struct tally {
	double regret, squares, bias, playouts, seconds;
	double gain, gain_squares; /* over the mind before it, position by position */
	int count, outside, right;
};

static void tally_add(struct tally *tally, const struct reference *reference, const struct candidate *listed)
{
	const struct ai_line *line = &ai_advice(ai)->lines[0];
	double best = -1e9, got = REFERENCE_UNKNOWN, regret;

	for (int c = 0; c < reference->count; c++) {
		best = reference->value[c] > best ? reference->value[c] : best;
		if (memcmp(line->moves, listed[c].moves, sizeof line->moves) == 0)
			got = reference->value[c];
	}
	tally->outside += got <= REFERENCE_UNKNOWN;
	regret = got <= REFERENCE_UNKNOWN ? OUTSIDE : best - got;
	tally->right += regret <= 0;
	tally->regret += regret;
	tally->squares += regret * regret;
	tally->playouts += ai_advice(ai)->playouts;
	tally->count++;
}

static void measure(const struct seat_mind *minds, struct tally *tallies, int mind_count, int count, int seeds)
{
	static struct candidate listed[REFERENCE_MAX];
	double lost[PLAYERS_COMPARED];

	for (int i = 0; i < count; i++) {
		struct game *game = reference_game(&references[i], tiles, ai);

		reference_candidates(game, ai);
		memcpy(listed, ai->candidates, sizeof listed);
		for (int m = 0; m < mind_count; m++) {
			clock_t start = clock();
			double before = tallies[m].regret;

			for (int s = 1; s <= seeds; s++) {
				struct ai_order order = {.seed = 100 + (uint64_t)s};

				mind_think(ai, game, &minds[m].mind, &order);
				tally_add(&tallies[m], &references[i], listed);
			}
			tallies[m].seconds += (double)(clock() - start) / CLOCKS_PER_SEC;
			lost[m] = (tallies[m].regret - before) / seeds;
			if (m == 0)
				continue;
			tallies[m].gain += lost[m - 1] - lost[m];
			tallies[m].gain_squares += (lost[m - 1] - lost[m]) * (lost[m - 1] - lost[m]);
		}
		game_destroy(game);
	}
}

static void tally_print(const struct tally *tally, int number, int positions)
{
	double mean = tally->regret / tally->count, gain = tally->gain / positions;

	printf("{\"mind\":%d,\"regret\":%.3f,\"error\":%.3f,\"gain\":%.3f,\"gain_error\":%.3f,\"best\":%.3f,"
	       "\"outside\":%d,\"playouts\":%.0f,\"ms\":%.2f}\n",
	       number, mean, 1.96 * sqrt((tally->squares / tally->count - mean * mean) / positions), gain,
	       1.96 * sqrt((tally->gain_squares / positions - gain * gain) / positions),
	       (double)tally->right / tally->count, tally->outside, tally->playouts / tally->count,
	       1e3 * tally->seconds / tally->count);
}

int main(int argc, char **argv)
{
	static struct seat_mind minds[PLAYERS_COMPARED];
	static struct tally tallies[PLAYERS_COMPARED];
	struct format_error error;
	int mind_count = 0, count = 0, seeds = 4, players = 2;
	uint64_t seed = 1;
	const char *file = NULL;

	tiles = tile_set_load(NULL, &error);
	ai = ai_create();
	if (!tiles || !ai)
		fail("tiles:", error.text);
	for (int i = 1; i < argc; i++) {
		bool next = argv[i][0] == '-' && i + 1 < argc;

		if (next && strcmp(argv[i], "--make") == 0)
			count = atoi(argv[++i]);
		else if (next && strcmp(argv[i], "--seed") == 0)
			seed = strtoull(argv[++i], NULL, 10);
		else if (next && strcmp(argv[i], "--players") == 0)
			players = atoi(argv[++i]);
		else if (next && strcmp(argv[i], "--seeds") == 0)
			seeds = atoi(argv[++i]);
		else if (!count && !file)
			file = argv[i];
		else if (mind_count < PLAYERS_COMPARED)
			mind_read(&minds[mind_count++], argv[i]);
	}
	if (!mind_count || (!count && !file) || players < PLAYERS_MIN || players > PLAYERS_MAX)
		fail("usage: regret --make N MIND, or regret FILE MIND...", "");
	if (count) {
		make(&minds[0].mind, count, seed, players);
		return 0;
	}
	count = references_read(file, players, references);
	measure(minds, tallies, mind_count, count, seeds);
	for (int m = 0; m < mind_count; m++)
		tally_print(&tallies[m], m + 1, count);
	return 0;
}
