/*
 * lookfit.c - moves the weights of the judgement so that the first look ranks the candidates of a position as long
 * thinking does (reference.h).  What judges better alone judges better at the end of a playout.
 *
 *     lookfit FILE [all|even|odd] [NAME=VALUE]...
 *
 * Fitted to all positions, or to every second one, with the others as control.  A line for each weight that was moved,
 * then all of them as words of a mind, for arena to have the last word: take two thirds of the way.
 */
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <bastide/format.h>

#include "reference.h"

enum { ROUNDS = 3, STEPS = 4, CLASSES = FEATURE_KINDS + 1 };

/* Candidates so far behind do not matter; errors beyond count as that. */
static const double BEHIND_MOST = 10, BEHIND_HALF = 3, ERROR_MOST = 6, LEAST_GAIN = 0.0005;

enum which { WHICH_EVEN, WHICH_ODD, WHICH_ALL };

static struct reference references[POSITIONS_MAX];
static struct game *games[POSITIONS_MAX];
static struct candidate (*listed)[REFERENCE_MAX];
static struct ai *ai;
static int count;

static int class_of(const struct candidate *candidate)
{
	const struct move *last = &candidate->moves[candidate->move_count - 1];

	return last->kind == MOVE_FIGURE ? last->spot.kind : FEATURE_KINDS;
}

/* Every class of figures counts alike, the good candidates more than the bad; 0 if it is not known. */
static double importance(const struct reference *reference, const struct candidate *list, int c)
{
	double best = REFERENCE_UNKNOWN, behind;
	int alike = 0;

	for (int i = 0; i < reference->count; i++) {
		best = reference->value[i] > best ? reference->value[i] : best;
		alike += class_of(&list[i]) == class_of(&list[c]);
	}
	behind = best - reference->value[c];
	return behind > BEHIND_MOST ? 0 : 1 / sqrt(alike) / (1 + behind / BEHIND_HALF);
}

static bool look_of(const struct candidate *candidate, double *look)
{
	for (int i = 0; i < ai->candidate_count; i++) {
		if (memcmp(ai->candidates[i].moves, candidate->moves, sizeof candidate->moves) == 0) {
			*look = ai->candidates[i].look;
			return true;
		}
	}
	return false;
}

/* The square of what look and reference differ by, apart from what they differ by on average. */
static double position_error(const struct ai_mind *mind, int i)
{
	const struct reference *reference = &references[i];
	struct ai_order order = {0};
	double all = 0, mean = 0, error = 0, weights[REFERENCE_MAX], differs[REFERENCE_MAX];

	mind_think(ai, games[i], mind, &order);
	for (int c = 0; c < reference->count; c++) {
		double look = 0;

		weights[c] = look_of(&listed[i][c], &look) ? importance(reference, listed[i], c) : 0;
		differs[c] = look - reference->value[c];
		all += weights[c];
		mean += weights[c] * differs[c];
	}
	for (int c = 0; all > 0 && c < reference->count; c++) {
		double off = fabs(differs[c] - mean / all);

		off = off < ERROR_MOST ? off : ERROR_MOST;
		error += weights[c] * off * off / all;
	}
	return error;
}

static double error_of(const struct ai_mind *mind, enum which which)
{
	double error = 0;
	int n = 0;

	for (int i = 0; i < count; i++) {
		if (which != WHICH_ALL && i % 2 != (int)which)
			continue;
		error += position_error(mind, i);
		n++;
	}
	return n ? error / n : 0;
}

/* Moved to one side as long as that helps. */
static void weight_move(struct ai_mind *mind, int i, double step, enum which which, double *best)
{
	double *value = weight(&mind->weights, i), width = step * (*value > 0.2 ? *value : 0.3);

	for (int side = -1; side <= 1; side += 2) {
		for (int k = 0; k < STEPS; k++) {
			double was = *value, error;

			*value = was + side * width > 0 ? was + side * width : 0;
			error = error_of(mind, which);
			if (error >= *best - LEAST_GAIN) {
				*value = was;
				break;
			}
			printf("%s=%.4g, error %.4f\n", weight_name(i), *value, error);
			*best = error;
		}
	}
}

static void fit(struct ai_mind *mind, enum which which)
{
	enum which control = which == WHICH_ALL ? WHICH_ALL : which == WHICH_EVEN ? WHICH_ODD : WHICH_EVEN;
	double best = error_of(mind, which), step = 0.35;

	printf("error %.4f, control %.4f\n", best, error_of(mind, control));
	for (int round = 0; round < ROUNDS; round++, step /= 2) {
		for (int i = 0; i < weights_count(); i++)
			weight_move(mind, i, step, which, &best);
		printf("round %d: error %.4f, control %.4f\n", round + 1, best, error_of(mind, control));
		fflush(stdout);
	}
	weights_print(&mind->weights);
}

int main(int argc, char **argv)
{
	struct format_error error;
	struct tile_set *tiles = tile_set_load(NULL, &error);
	enum which which = WHICH_ALL;
	struct seat_mind seat;

	ai = ai_create();
	listed = calloc(POSITIONS_MAX, sizeof *listed);
	if (!tiles || !ai || !listed || argc < 2)
		fail("usage: lookfit FILE", "");
	mind_read(&seat, ai_character(ai_character_count() - 1)->name);
	seat.mind.strength.playouts = seat.mind.strength.most = 0;
	for (int i = 2; i < argc; i++) {
		char *equals = strchr(argv[i], '=');

		if (equals)
			*equals = 0;
		if (strcmp(argv[i], "even") == 0)
			which = WHICH_EVEN;
		else if (strcmp(argv[i], "odd") == 0)
			which = WHICH_ODD;
		else if (equals && !weight_set(&seat.mind.weights, argv[i], atof(equals + 1)))
			fail("no such weight", argv[i]);
	}
	count = references_read(argv[1], 2, references);
	for (int i = 0; i < count; i++) {
		games[i] = reference_game(&references[i], tiles, ai);
		reference_candidates(games[i], ai);
		memcpy(listed[i], ai->candidates, sizeof listed[i]);
	}
	fit(&seat.mind, which);
	for (int i = 0; i < count; i++)
		game_destroy(games[i]);
	free(listed);
	ai_destroy(ai);
	tile_set_destroy(tiles);
	return 0;
}
