/* turn.c - what answers a decision, laying the tile in hand, and the end of drawing: the same in every game. */
#include "engine/core/turn.h"

#include "engine/core/fit.h"
#include "engine/core/refuse.h"
#include "engine/core/rules.h"

void turn_stop(struct game *game, int end)
{
	game->stopped = true;
	if (game->owed != DECISION_TILE && game->owed != DECISION_DRAW && game->owed != DECISION_NONE)
		return;
	game->hand = NO_TILE;
	game->step = (uint8_t)end;
	decision_done(game);
}

/* Is it a move at all, and one that answers the decision owed?  `pass` answers several: the game says whether now. */
static bool move_answers(const struct game *game, const struct move *move, struct refusal *refusal)
{
	if (game->owed == DECISION_NONE)
		return refuse(refusal, REFUSAL_OVER, "");
	const struct move_form *form = move->kind < MOVE_KINDS ? game->tiles->forms[move->kind] : NULL;
	if (!form) /* of no game, or of another */
		return refuse(refusal, REFUSAL_NOT_A_MOVE, "");
	if (move->kind == MOVE_PASS ? !game->rules->may_pass(game)
	                            : form->answers != game->owed && !(form->any_time && game->decider == game->seat))
		return refuse(refusal, REFUSAL_WRONG_KIND, game->rules->rule_turn);
	return true;
}

/* The hole of the frontier where a MOVE_PLACE may lay the tile; -1 if it is not legal. */
static int place_hole(const struct game *game, const struct move *move, struct refusal *refusal)
{
	const struct rules *rules = game->rules;

	if (!move_answers(game, move, refusal) || !lays_hand(game, move, rules->rule_hand, refusal))
		return -1;
	return rules->find(game, move->tile, move->cell.x, move->cell.y, move->rotation, refusal);
}

bool move_allowed(const struct game *game, const struct move *move, struct refusal *refusal)
{
	if (move->kind == MOVE_PLACE)
		return place_hole(game, move, refusal) >= 0;
	return move_answers(game, move, refusal) &&
	       (move->kind == MOVE_PASS || move->kind == MOVE_DRAW || game->rules->allows(game, move, refusal));
}

static bool place_play(struct game *game, const struct move *move, struct event_list *events)
{
	int hole = fit_placed(game, move);

	if (hole < 0 && (hole = place_hole(game, move, NULL)) < 0)
		return false;
	turn_lay(game, move, events);
	game->rules->lay(game, move->tile, hole, move->rotation, game->seat);
	decision_done(game);
	return true;
}

bool move_play(struct game *game, const struct move *move, struct event_list *events)
{
	if (move->kind == MOVE_PLACE)
		return place_play(game, move, events);
	if (!move_allowed(game, move, NULL))
		return false;
	game->rules->play(game, move, events);
	return true;
}
