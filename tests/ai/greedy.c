/* greedy.c - every way to play the turn, each ended at once. */
#include "greedy.h"

#include <string.h>

struct greedy {
	struct ai *ai;
	struct move *best;
	int count;
	double most;
};

/* What the one who thinks has more than the others: whoever has the most counts as much as all of them together. */
static double margin(const struct ai *ai)
{
	int players = ai->judge.players;
	double most = -1e9, sum = 0;

	for (int seat = 0; seat < players; seat++) {
		double points = game_score(ai->work, seat);

		if (seat == ai->seat)
			continue;
		sum += points;
		most = points > most ? points : most;
	}
	return game_score(ai->work, ai->seat) - (most + sum / (players - 1)) / 2;
}

static void look(struct greedy *greedy, struct game *game, const struct move *moves, int count)
{
	struct ai *ai = greedy->ai;
	struct move first;

	position_settle(ai, game);
	if (game != ai->work)
		game_copy(ai->work, game);
	while (ask_info(game_decision(ai->work).kind)->sends) {
		game_legal_moves(ai->work, &first, 1);
		game_apply(ai->work, &first, NULL);
	}
	game_end(ai->work, NULL);
	ai->advice.positions++;
	if (greedy->count && margin(ai) <= greedy->most)
		return;
	greedy->most = margin(ai);
	greedy->count = count;
	memcpy(greedy->best, moves, sizeof *moves * (size_t)count);
}

int greedy_think(struct ai *ai, const struct game *game, const struct ai_mind *mind, const struct ai_order *order,
                 struct move best[AI_LINE_MOVES_MAX])
{
	struct greedy greedy = {.ai = ai, .best = best};

	if (!ai_begin_as(ai, game, mind, order))
		return 0;
	for (int i = 0; i < ai->move_count; i++) {
		struct move moves[2] = {ai->moves[i]};

		game_copy(ai->look, ai->root);
		game_apply(ai->look, &moves[0], NULL);
		if (game_decision(ai->look).kind != DECISION_FIGURE ||
		    game_decision(ai->root).kind == DECISION_FIGURE) {
			look(&greedy, ai->look, moves, 1);
			continue;
		}
		for (int k = 0, count = game_legal_moves(ai->look, ai->more, MOVES_MAX); k < count; k++) {
			moves[1] = ai->more[k];
			game_copy(ai->work, ai->look);
			game_apply(ai->work, &moves[1], NULL);
			look(&greedy, ai->work, moves, 2);
		}
	}
	return greedy.count;
}
