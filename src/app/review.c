#include "app/review.h"

#include <limits.h>
#include <stdlib.h>
#include <string.h>

#include "app/company.h"
#include "app/words.h"

static const double LOST_LEAST = 0.5; /* points: less is within what playouts can tell */

/* A decision that is neither tile nor figure counts where there is a choice. */
static bool chooses(const struct game *game, struct decision decision)
{
	struct move moves[2];

	return decision.kind != DECISION_NONE && decision.kind != DECISION_TILE && decision.kind != DECISION_FIGURE &&
	       decision.kind != DECISION_DRAW && game_legal_moves(game, moves, 2) > 1;
}

struct cell review_cell(const struct review_turn *turn, const struct move *move)
{
	return move_has_cell(move->kind) ? move->cell : turn->at;
}

const char *review_answer(const struct review_turn *turn, const struct move *move)
{
	return ask_info(turn->decision)->walks ? describe_side(turn->at, move->cell)
	                                       : answer_words((enum decision_kind)turn->decision, move);
}

/* Where a decision is asked: the feature that it is about, who walks, else the tile that lay down last. */
static struct cell asked_at(const struct game *game, struct decision decision)
{
	int last = game_last_placed(game), count;
	struct cell visited[WALK_MAX];

	if (ask_info(decision.kind)->about)
		return decision.cell;
	for (int id = 0; ask_info(decision.kind)->walks && id < NEUTRALS_MAX; id++)
		if (game_walk(game, id, visited, &count) >= 0)
			return game_neutral_at(game, id).cell;
	return last < 0 ? (struct cell){0, 0} : game_tile(game, last).cell;
}

static struct review_turn *turn_begin(struct review *review, int ply, struct decision decision, const struct move *move)
{
	struct review_turn *turn = &review->turns[review->count];

	if (review->count == REVIEW_TURNS_MAX)
		return NULL;
	review->count++;
	*turn = (struct review_turn){
	    .ply = (short)ply, .seat = decision.seat, .decision = decision.kind, .move_count = 1, .moves = {*move}};
	return turn;
}

/* What followed the tile. */
static void figure_add(struct review *review, const struct move *move)
{
	struct review_turn *turn = review->count ? &review->turns[review->count - 1] : NULL;

	if (!turn || turn->decision != DECISION_TILE || turn->move_count != 1)
		return;
	turn->moves[1] = *move;
	turn->move_count = 2;
}

struct review *review_create(const struct scenario *scenario, int plies)
{
	struct review *review = calloc(1, sizeof *review);
	struct replay replay;
	enum replay_result result = REPLAY_MOVED;

	if (!review || !replay_init(&replay, scenario, NULL)) {
		free(review);
		return NULL;
	}
	review->players = game_player_count(replay.game);
	while (result == REPLAY_MOVED && replay.moves < plies) {
		struct decision decision = game_decision(replay.game);
		bool choice = chooses(replay.game, decision);
		struct cell at = choice ? asked_at(replay.game, decision) : (struct cell){0, 0};
		struct review_turn *begun = NULL;
		const struct step *step = replay.step < scenario->step_count ? &scenario->steps[replay.step] : NULL;
		int turn = replay_turn(&replay);

		result = replay_next(&replay, NULL, NULL);
		if (result != REPLAY_MOVED || !step || step->kind != STEP_MOVE)
			continue;
		if (decision.kind == DECISION_TILE || choice)
			begun = turn_begin(review, replay.moves - 1, decision, &step->move);
		else if (decision.kind == DECISION_FIGURE)
			figure_add(review, &step->move);
		if (!begun)
			continue;
		begun->turn = (short)turn;
		begun->at = choice ? at : step->move.cell;
	}
	replay_finish(&replay);
	if (result == REPLAY_FAILED) {
		free(review);
		return NULL;
	}
	return review;
}

void review_destroy(struct review *review) { free(review); }

/* ---- a turn ---- */

static bool go_on(void *context, int playouts)
{
	struct review_thinking *thinking = context;

	thinking->called_off = thinking->called_off || (thinking->off && thinking->off(thinking->context));
	return !thinking->called_off && playouts < COMPANY_PLAYOUTS;
}

bool review_think_begin(struct review_thinking *thinking, struct ai *ai, const struct game *game,
                        struct review_turn *turn, bool (*off)(void *), void *context)
{
	struct ai_order order = {.character = ai_character_count() - 1, .go_on = go_on, .context = thinking};

	*thinking = (struct review_thinking){.ai = ai, .turn = turn, .off = off, .context = context};
	return ai_review_begin(ai, game, turn->moves, turn->move_count, &order, &thinking->found);
}

bool review_think_step(struct review_thinking *thinking, int steps)
{
	struct review_turn *turn = thinking->turn;

	if (ai_step(thinking->ai, steps))
		return true;
	if (thinking->called_off)
		return false;
	turn->known = true;
	turn->only = thinking->found.only;
	turn->lost = thinking->found.lost;
	turn->best = thinking->found.best;
	turn->line = thinking->found.played;
	return false;
}

bool review_think(struct ai *ai, const struct game *game, struct review_turn *turn, bool (*off)(void *), void *context)
{
	struct review_thinking thinking;

	if (!review_think_begin(&thinking, ai, game, turn, off, context))
		return false;
	while (review_think_step(&thinking, INT_MAX))
		;
	return turn->known;
}

/* ---- what it comes to ---- */

double review_lost(const struct review *review, int seat)
{
	double lost = 0;

	for (int i = 0; i < review->count; i++)
		lost += review->turns[i].seat == seat ? review->turns[i].lost : 0;
	return lost;
}

int review_costliest(const struct review *review, int seat, int turns[REVIEW_COSTLIEST])
{
	int count = 0;

	for (int i = 0; i < review->count; i++) {
		const struct review_turn *turn = &review->turns[i];
		int at = count;

		if (!turn->known || turn->seat != seat || turn->lost < LOST_LEAST)
			continue;
		while (at > 0 && review->turns[turns[at - 1]].lost < turn->lost)
			at--;
		if (at == REVIEW_COSTLIEST)
			continue;
		count += count < REVIEW_COSTLIEST;
		memmove(&turns[at + 1], &turns[at], (size_t)(count - at - 1) * sizeof *turns);
		turns[at] = i;
	}
	return count;
}
