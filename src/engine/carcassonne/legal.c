/* legal.c - which moves are legal, and is this one of them. */
#include "engine/carcassonne/parts.h"

#include "engine/carcassonne/module.h"

#include "engine/core/fit.h"
#include "engine/core/refuse.h"

/* The moves but `pass`, in their order, as far as there is room. */
static int legal_list(const struct game *game, struct move *moves, int capacity)
{
	const struct module *module;
	int count;

	switch (game->owed) {
	case DECISION_NONE:
		return 0;
	case DECISION_TILE:
		return fit_list(game, moves, capacity);
	case DECISION_DRAW:
		if (capacity > 0)
			moves[0] = (struct move){.kind = MOVE_DRAW};
		return capacity > 0;
	case DECISION_FIGURE:
		count = claim_list(game, moves, capacity);
		return count < capacity ? count + modules_beside(game, moves + count, capacity - count) : count;
	default:
		module = module_of_decision(game, game->owed);
		return module ? module->list(game, moves, capacity) : 0;
	}
}

bool legal_pass(const struct game *game)
{
	return ask_info(game->owed)->may_pass && !(game->owed == DECISION_FIGURE && own(game)->insisting);
}

static __attribute__((noinline)) int list_and_pass(const struct game *game, struct move *moves, int capacity)
{
	int count = legal_list(game, moves, capacity);

	count += modules_any_time(game, moves + count, capacity - count);
	if (count < capacity && legal_pass(game))
		moves[count++] = (struct move){.kind = MOVE_PASS};
	return count;
}

/* Most lists by far are of a tile: nothing is made ready for the others. */
int legal_moves(const struct game *game, struct move *moves, int capacity)
{
	return game->owed == DECISION_TILE && !own(game)->hooks[HOOK_any_time] ? fit_list(game, moves, capacity)
	                                                                       : list_and_pass(game, moves, capacity);
}

bool legal_move(const struct game *game, const struct move *move, struct refusal *refusal)
{
	const struct module *module = module_of_move(game, move->kind);

	if (move->kind == MOVE_FIGURE)
		return claim_allowed(game, move->figure, move->spot, refusal);
	if (!module)
		return refuse(refusal, REFUSAL_BARRED, "R-1.9"); /* its module is not in this game */
	if (game->owed == DECISION_FIGURE && own(game)->insisting &&
	    modules_table[own(game)->insisting - 1] != module && !game->tiles->forms[move->kind]->any_time)
		return refuse(refusal, REFUSAL_BARRED, modules_table[own(game)->insisting - 1]->rule_insists);
	return module->allows_move(game, move, refusal);
}
