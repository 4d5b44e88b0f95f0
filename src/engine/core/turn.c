/* turn.c - what answers a decision, and the end of drawing: the same in every game. */
#include "engine/core/turn.h"

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

bool move_answers(const struct game *game, const struct move *move, bool may_pass, const char *rule,
                  struct refusal *refusal)
{
	if (game->owed == DECISION_NONE)
		return refuse(refusal, REFUSAL_OVER, "");
	const struct move_form *form = move->kind < MOVE_KINDS ? game->tiles->forms[move->kind] : NULL;
	if (!form) /* of no game, or of another */
		return refuse(refusal, REFUSAL_NOT_A_MOVE, "");
	if (move->kind == MOVE_PASS ? !may_pass
	                            : form->answers != game->owed && !(form->any_time && game->decider == game->seat))
		return refuse(refusal, REFUSAL_WRONG_KIND, rule);
	return true;
}
