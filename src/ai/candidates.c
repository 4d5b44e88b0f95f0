/* candidates.c - every way to play the turn, laid on a copy and looked at. */
#include "search.h"

/* What the others have: whoever has the most counts as much as all of them together. */
static double points_others(const struct ai *ai, const double points[PLAYERS_MAX], int seat)
{
	double best = -1e9, sum = 0;

	for (int other = 0; other < ai->judge.players; other++) {
		if (other == seat)
			continue;
		sum += points[other];
		best = points[other] > best ? points[other] : best;
	}
	return (best + sum / (ai->judge.players - 1)) / 2;
}

void position_expect(struct ai *ai, const struct game *game, double points[PLAYERS_MAX])
{
	if (game_over(game)) {
		for (int seat = 0; seat < ai->judge.players; seat++)
			points[seat] = game_score(game, seat);
		return;
	}
	view_take(&ai->view, &ai->judge, game);
	view_expect(&ai->view, &ai->judge, game, points);
}

static void position_points(struct ai *ai, const struct game *game, double points[PLAYERS_MAX])
{
	ai->advice.positions++;
	position_expect(ai, game, points);
	if (!game_over(game) && game_turn_seat(game) == ai->turn_seat && game_decision(game).kind == DECISION_TILE)
		points[ai->turn_seat] += ai->judge.weights->turn;
}

double position_margin(struct ai *ai, const struct game *game, int seat)
{
	double points[PLAYERS_MAX] = {0};

	position_points(ai, game, points);
	return points[seat] - points_others(ai, points, seat);
}

/* What the character's likes add: for its own features, and for what others lack. */
static double position_liking(const struct ai *ai, const struct game *game, double others)
{
	double liking = (1 - ai->mind.style.spite) * others;

	if (game_over(game))
		return liking;
	for (int f = 0; f < ai->view.survey.feature_count; f++) {
		const struct survey_feature *feature = &ai->view.survey.features[f];

		if (judge_owners(&ai->judge, feature->figures) >> ai->seat & 1)
			liking += (ai->lean.kind[feature->kind] - 1) * ai->view.features[f].worth;
	}
	return liking;
}

/* Keeps the best, in order; of equals, the one found first. */
static void candidate_keep(struct ai *ai, const struct candidate *candidate)
{
	int i = ai->candidate_count;

	if (i == CANDIDATES_MAX) {
		if (candidate->look <= ai->candidates[i - 1].look)
			return;
		i--;
	} else {
		ai->candidate_count++;
	}
	for (; i > 0 && ai->candidates[i - 1].look < candidate->look; i--)
		ai->candidates[i] = ai->candidates[i - 1];
	ai->candidates[i] = *candidate;
}

/* Between -1 and 1; the same for the same candidate, seed and position. */
static double slip(const struct ai *ai, const struct candidate *candidate)
{
	uint64_t seed = ai->order.seed * 31 + (uint64_t)game_tile_count(ai->root);
	struct rng rng;

	for (int i = 0; i < candidate->move_count; i++) {
		const struct move *move = &candidate->moves[i];

		seed = seed * 0x9e3779b97f4a7c15u + (uint64_t)move->kind + 16u * move->rotation +
		       64u * move->spot.kind + 1024u * move->spot.at + 65536u * (uint64_t)(move->cell.x + 1000) +
		       ((uint64_t)(move->cell.y + 1000) << 32);
	}
	rng_seed(&rng, seed);
	return ((double)rng_below(&rng, 20001) - 10000) / 10000;
}

static void candidate_look(struct ai *ai, struct game *game, struct candidate *candidate)
{
	double points[PLAYERS_MAX] = {0}, others;

	position_settle(ai, game);
	position_points(ai, game, points);
	others = points_others(ai, points, ai->seat);
	candidate->plain = points[ai->seat] - others;
	candidate->look = candidate->plain + position_liking(ai, game, others);
	if (ai->mind.strength.blunder > 0)
		candidate->look += ai->mind.strength.blunder * slip(ai, candidate);
	candidate_keep(ai, candidate);
}

/* The tile lies: with every figure. */
static void figures_look(struct ai *ai, struct candidate *candidate)
{
	int count = game_legal_moves(ai->look, ai->more, MOVES_MAX);

	candidate->move_count = 2;
	for (int i = 0; i < count; i++) {
		candidate->moves[1] = ai->more[i];
		game_copy(ai->work, ai->look);
		game_apply(ai->work, &candidate->moves[1], NULL);
		candidate_look(ai, ai->work, candidate);
	}
}

/* What is done with the figure: kinds of features, and two more. */
enum { CLASS_PASS = FEATURE_KINDS, CLASS_OTHER, CLASSES };

static int candidate_class(const struct candidate *candidate)
{
	const struct move *last = &candidate->moves[candidate->move_count - 1];

	return last->kind == MOVE_FIGURE ? last->spot.kind : last->kind == MOVE_PASS ? CLASS_PASS : CLASS_OTHER;
}

/* So many stay.  Half of them are the best; the others too, but none of a class of which there is its share already:
 * the look misjudges some kinds of move, a field that will join another above all, and what is tried must not be thirty
 * ways to lay the tile somewhere and pass. */
static void candidates_choose(struct ai *ai, int limit)
{
	int of[CLASSES] = {0}, count = 0, share = limit / 4 + 1;

	if (ai->candidate_count <= limit)
		return;
	for (int i = 0; i < ai->candidate_count && count < limit; i++) {
		int class = candidate_class(&ai->candidates[i]), left = ai->candidate_count - i;

		if (count >= (limit + 1) / 2 && of[class] >= share && left > limit - count)
			continue;
		of[class]++;
		ai->candidates[count++] = ai->candidates[i];
	}
	ai->candidate_count = count;
}

void look_begin(struct ai *ai)
{
	int count = game_legal_moves(ai->root, ai->moves, MOVES_MAX);

	ai->move_count = 0;
	for (int i = 0; i < count; i++) { /* what may be done besides is no answer, and cannot be held against one */
		if (!move_any_time(ai->moves[i].kind))
			ai->moves[ai->move_count++] = ai->moves[i];
	}
	moves_sort(ai->moves, ai->move_count);
	ai->next = ai->candidate_count = 0;
	ai->advice.only = ai->move_count == 1;
}

bool look_step(struct ai *ai)
{
	struct candidate candidate = {.move_count = 1};
	struct decision next;

	if (ai->next == ai->move_count || (ai->next && !ai_going(ai))) {
		candidates_choose(ai, ai->mind.strength.candidates);
		return false;
	}
	candidate.moves[0] = ai->moves[ai->next++];
	game_copy(ai->look, ai->root);
	game_apply(ai->look, &candidate.moves[0], NULL);
	next = game_decision(ai->look);
	if (next.kind == DECISION_FIGURE && game_decision(ai->root).kind != DECISION_FIGURE)
		figures_look(ai, &candidate);
	else
		candidate_look(ai, ai->look, &candidate);
	return true;
}
