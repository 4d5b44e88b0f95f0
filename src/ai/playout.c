/* playout.c - the best candidates are played on.
 *
 * A sample is a pile mixed anew.  Every candidate still in the race is played on in it for some turns, everybody
 * choosing at a glance (turn.h), and what stands then is judged.  The same pile for all of them: what is luck for one
 * is luck for the others too, so that differences show early.  Who falls behind the leader by more than chance explains
 * leaves the race. */
#include "search.h"

#include "mind.h"

enum {
	SAMPLES_FIRST = 4, /* before anybody leaves */
};

/* How many variances behind somebody must be to leave: the longer the race, the surer it wants to be. */
static const double DOUBT_FIRST = 3, DOUBT_GROWS = 0.08;

/* A decision that is neither tile nor figure: the one that looks best, on the spot. */
static void decide_other(struct ai *ai, struct game *game, int seat)
{
	int count = game_legal_moves(game, ai->others, MOVES_OTHER_MAX), best = 0;
	double most = -1e9;

	for (int i = 0; count > 1 && i < count; i++) {
		game_copy(ai->trial, game);
		game_apply(ai->trial, &ai->others[i], NULL);
		double margin = position_margin(ai, ai->trial, seat);
		if (margin > most) {
			most = margin;
			best = i;
		}
	}
	game_apply(game, &ai->others[best], NULL);
}

void position_settle(struct ai *ai, struct game *game)
{
	struct decision decision = game_decision(game);

	while (decision.kind != DECISION_NONE && decision.kind != DECISION_TILE && decision.kind != DECISION_FIGURE &&
	       decision.kind != DECISION_DRAW && !ask_info(decision.kind)->sends) {
		decide_other(ai, game, decision.seat);
		decision = game_decision(game);
	}
}

/* How somebody judges in playouts.  Among several players the plan of one is crossed by chance rather than on purpose:
 * a greedy model foretells them better than one that plans as far as oneself. */
static const struct ai_weights *weights_of(const struct ai *ai, int seat)
{
	bool present = ai->mind.strength.present && ai->judge.players > 2 && seat != ai->seat;

	return present ? &ai_weights_now : &ai->mind.weights;
}

/* Nobody is put onto the tile. */
static struct move turn_instead(struct ai *ai, const struct game *game)
{
	struct move move = {.kind = MOVE_PASS};
	const struct mind *mind;

	EACH_MIND(&ai->judge, MIND_instead, mind)
		if (mind->instead(&ai->view, game, &move))
			break;
	return move;
}

/* A whole turn of whoever is to move. */
static void turn_play(struct ai *ai, struct game *game)
{
	struct decision decision = game_decision(game);
	struct turn turn;

	if (decision.kind != DECISION_TILE) {
		decide_other(ai, game, decision.seat);
		return;
	}
	ai->judge.weights = weights_of(ai, decision.seat);
	view_take(&ai->view, &ai->judge, game);
	ai->advice.positions++;
	turn_choose(&ai->view, &ai->judge, game, &ai->plain[decision.seat], &turn);
	ai->judge.weights = &ai->mind.weights;
	game_apply(game, &turn.place, NULL);
	if (game_decision(game).kind != DECISION_FIGURE)
		return;
	if (turn.figure.kind == MOVE_PASS)
		turn.figure = turn_instead(ai, game);
	if (!game_apply(game, &turn.figure, NULL))
		game_apply(game, &(struct move){.kind = MOVE_PASS}, NULL);
}

/* With more than two players it takes two rounds to see what becomes of a move. */
static int playout_turns(const struct ai *ai)
{
	int players = ai->judge.players, plies = ai->mind.strength.plies;

	if (!plies)
		return 2 * TILES_MAX;
	return players > 2 && plies < 2 * players ? 2 * players : plies;
}

/* What winning is worth besides the points, once it is known who does; half of it for a tie. */
static double victory(const struct ai *ai, const struct game *game)
{
	int best = -1000, own = game_over(game) ? game_score(game, ai->seat) : -1000;

	if (!game_over(game))
		return 0;
	for (int seat = 0; seat < ai->judge.players; seat++)
		if (seat != ai->seat && game_score(game, seat) > best)
			best = game_score(game, seat);
	return own > best ? ai->mind.strength.win : own == best ? ai->mind.strength.win / 2 : 0;
}

static double candidate_play(struct ai *ai, const struct candidate *candidate)
{
	int turns = playout_turns(ai);

	game_copy(ai->work, ai->mixed);
	for (int i = 0; i < candidate->move_count; i++)
		game_apply(ai->work, &candidate->moves[i], NULL);
	while (turns > 0 && !game_over(ai->work)) {
		int seat = game_turn_seat(ai->work);

		turn_play(ai, ai->work);
		turns -= game_turn_seat(ai->work) != seat; /* a double turn is one */
	}
	ai->advice.playouts++;
	return position_margin(ai, ai->work, ai->seat);
}

/* ---- the race ---- */

/* How sure its place among those that run is: the variance of its mean. */
static double ahead_variance(const struct candidate *candidate)
{
	double n = candidate->samples, mean = candidate->ahead / n;

	return (candidate->ahead_squares / n - mean * mean) / (n - 1);
}

static double ahead_mean(const struct candidate *candidate) { return candidate->ahead / candidate->samples; }

static struct candidate *race_leader(struct ai *ai)
{
	struct candidate *leader = NULL;

	for (int i = 0; i < ai->candidate_count; i++) {
		struct candidate *candidate = &ai->candidates[i];

		if (!candidate->out && (!leader || ahead_mean(candidate) > ahead_mean(leader)))
			leader = candidate;
	}
	return leader;
}

/* Those that are behind by more than chance leave; returns how many go on. */
static int race_thin(struct ai *ai)
{
	struct candidate *leader = race_leader(ai);
	double lead = ahead_mean(leader), doubt = DOUBT_FIRST + DOUBT_GROWS * leader->samples;
	int running = 0;

	for (int i = 0; i < ai->candidate_count; i++) {
		struct candidate *candidate = &ai->candidates[i];
		double behind = lead - ahead_mean(candidate);
		bool beaten = behind * behind > doubt * (ahead_variance(candidate) + ahead_variance(leader));

		/* Who is level to the last digit leads to the same position. */
		candidate->out |= candidate != leader && (beaten || behind == 0);
		running += !candidate->out;
	}
	return running;
}

/* The better average first, the one looked at as better among equals. */
static void race_rank(struct ai *ai)
{
	for (int i = 1; i < ai->candidate_count; i++) {
		struct candidate candidate = ai->candidates[i];
		int j = i;

		for (; j > 0; j--) {
			const struct candidate *before = &ai->candidates[j - 1];

			if (before->out == candidate.out ? before->look >= candidate.look : candidate.out)
				break;
			ai->candidates[j] = *before;
		}
		ai->candidates[j] = candidate;
	}
}

/* The first that runs, from here on. */
static int running_from(const struct ai *ai, int i)
{
	while (i < ai->candidate_count && ai->candidates[i].out)
		i++;
	return i;
}

/* One pile for all that run, as long as the playouts suffice. */
static bool sample_begin(struct ai *ai)
{
	struct ai_race *race = &ai->race;

	if (race->running < 2 || ai->stopped || ai->advice.playouts + race->running > race->budget)
		return false;
	game_copy(ai->mixed, ai->root);
	if (!ai->orders.of)
		game_mix_unseen(ai->mixed, &race->rng);
	else if (!orders_next(ai, ai->mixed, &race->rng))
		return false;
	race->mean = 0;
	race->next = running_from(ai, 0);
	return true;
}

/* What each has more than their mean is kept, for that is what the pile has no part in.  A sample that is not finished
 * counts for nobody. */
static void sample_end(struct ai *ai)
{
	struct ai_race *race = &ai->race;

	for (int i = 0; i < ai->candidate_count; i++) {
		struct candidate *candidate = &ai->candidates[i];

		if (candidate->out)
			continue;
		double ahead = race->margins[i] + race->wins[i] - race->mean;
		candidate->samples++;
		candidate->sum += race->margins[i];
		candidate->value += race->margins[i] + race->wins[i];
		candidate->ahead += ahead;
		candidate->ahead_squares += ahead * ahead;
	}
	if (++race->samples >= SAMPLES_FIRST && !ai->orders.of)
		race->running = race_thin(ai);
}

static void sample_step(struct ai *ai)
{
	struct ai_race *race = &ai->race;
	int i = race->next;

	race->margins[i] = candidate_play(ai, &ai->candidates[i]);
	race->wins[i] = victory(ai, ai->work);
	race->mean += (race->margins[i] + race->wins[i]) / race->running;
	race->next = running_from(ai, i + 1);
	if (race->next == ai->candidate_count)
		sample_end(ai);
}

void race_begin(struct ai *ai)
{
	const struct ai_order *order = &ai->order;
	const struct ai_strength *strength = &ai->mind.strength;
	int budget = order->playouts ? order->playouts : order->go_on ? strength->most : strength->playouts;
	struct ai_style plain = {.spite = 1};
	struct ai_race *race = &ai->race;

	for (int seat = 0; seat < ai->judge.players; seat++)
		lean_init(&ai->plain[seat], &ai->judge, seat, &plain);
	rng_seed(&race->rng, order->seed + 1);
	race->budget = budget < strength->most ? budget : strength->most;
	race->running = race->next = ai->candidate_count;
	race->samples = 0;
	orders_count(ai);
	if (ai->orders.of * race->running > race->budget)
		ai->orders.of = 0;
}

/* From here on `look` is what the playouts say, with the character's likes on top. */
static void race_end(struct ai *ai)
{
	for (int i = 0; i < ai->candidate_count; i++) {
		struct candidate *candidate = &ai->candidates[i];

		if (candidate->samples)
			candidate->look += candidate->value / candidate->samples - candidate->plain;
		else
			candidate->out = true;
	}
	race_rank(ai);
}

bool race_step(struct ai *ai)
{
	bool pile = ai->race.next < ai->candidate_count || sample_begin(ai);

	if (pile && ai_going(ai)) {
		sample_step(ai);
		return true;
	}
	race_end(ai);
	return false;
}
