#include "app/session_private.h"

#include <stdlib.h>
#include <string.h>

const struct move session_pass = {.kind = MOVE_PASS};

void session_destroy(struct session *session)
{
	if (!session)
		return;
	replay_finish(&session->replay);
	game_destroy(session->draft);
	game_destroy(session->scratch);
	scenario_destroy(session->save);
	scenario_destroy(session->told);
	history_finish(&session->history);
	free(session);
}

/* ---- playing ---- */

/* Before every turn the save notes what the game is then. */
static void check_add(struct session *session)
{
	const struct game *game = session->replay.game;
	if (game_decision(game).kind == DECISION_TILE || game_over(game))
		scenario_add_check(session->save, session->replay.moves, game_hash(game));
}

/* Has the piece that walks one way only? */
static bool one_way(const struct game *game)
{
	struct move moves[2];
	return ask_info(game_decision(game).kind)->walks && game_legal_moves(game, moves, 2) == 1;
}

bool session_step(struct session *session)
{
	const struct step *step = &session->save->steps[session->replay.step];
	struct decision decision = game_decision(session->replay.game);
	struct ply ply = {.move = step->move,
	                  .finish = step->kind == STEP_END,
	                  .decision = decision.kind,
	                  .seat = decision.seat,
	                  .only = one_way(session->replay.game),
	                  .handed = session->replay.handed,
	                  .turn = session_turn(session)};
	int moves = session->replay.moves;
	if (!history_reserve(&session->history))
		return false;
	if (replay_next(&session->replay, session->events, NULL) == REPLAY_MOVED) {
		history_add(&session->history, &ply, session->events);
		check_add(session);
		return true;
	}
	/* The move was played, but not what the file asks for behind it: that is out of memory. */
	if (session->replay.moves > moves)
		session_rebuild(session, moves);
	return false;
}

/* The move (NULL: the end) becomes the next step.  Where that is what can be redone, it is redone; any other
 * move makes the rest of the way forward meaningless. */
static bool step_ready(struct session *session, const struct move *move)
{
	const struct step *next = session_ahead(session, 0);
	if (next &&
	    (move ? next->kind == STEP_MOVE && memcmp(&next->move, move, sizeof *move) == 0 : next->kind == STEP_END))
		return true;
	session_forget_redo(session);
	return move ? scenario_add_move(session->save, move) : scenario_add_end(session->save);
}

bool session_commit(struct session *session, const struct move *move)
{
	struct refusal refusal;
	if (move ? game_why_illegal(session->replay.game, move, &refusal)
	         : game_over(session->replay.game) || ask_info(game_decision(session->replay.game).kind)->sends)
		return false;
	if (!step_ready(session, move))
		return false;
	if (session_step(session))
		return true;
	session_forget_redo(session);
	return false;
}

void session_clear_draft(struct session *session)
{
	session->has_place = session->has_figure = session->asked = false;
	session->serial++;
}

/* The move answers nothing that is asked: the rules say so; where they would allow it, it is only no part of
 * thinking about a turn. */
static bool refuse_kind(const struct game *game, const struct move *move, struct refusal *refusal)
{
	if (refusal && !game_why_illegal(game, move, refusal)) {
		memset(refusal, 0, sizeof *refusal);
		refusal->reason = REFUSAL_WRONG_KIND;
		strcpy(refusal->text, "a tile is laid, and a follower put, while a turn is thought about");
	}
	return false;
}

bool session_lay(struct session *session, const struct move *place, struct refusal *refusal)
{
	int decision = game_decision(session->replay.game).kind;
	if (!move_lays(place->kind) || (decision != DECISION_TILE && !ask_info(decision)->early))
		return refuse_kind(session->replay.game, place, refusal);
	game_copy(session->scratch, session->replay.game);
	int turn = game_turn(session->replay.game);
	if (!game_apply(session->scratch, place, NULL)) {
		if (refusal)
			game_why_illegal(session->replay.game, place, refusal);
		return false;
	}
	session_clear_draft(session);
	session->has_place = true;
	session->place = *place;
	if (place->kind != MOVE_PLACE) /* its type is no part of the move */
		session->place.tile = 0;
	session->tile = game_tile(session->scratch, game_tile_count(session->replay.game)).type;
	/* A decision that only allows to pass is not asked: then the engine has
	 * scored already, and the draft must not show it. */
	session->asked = game_decision(session->scratch).kind == DECISION_FIGURE && game_turn(session->scratch) == turn;
	game_copy(session->draft, session->replay.game);
	return game_lay_asking(session->draft, place);
}

bool session_lift(struct session *session)
{
	if (!session->has_place)
		return false;
	session_clear_draft(session);
	return true;
}

bool session_put(struct session *session, const struct move *figure, struct refusal *refusal)
{
	if (!session->asked || figure->kind == MOVE_PASS || move_any_time(figure->kind))
		return refuse_kind(session_game(session), figure, refusal);
	struct refusal why;
	if (game_why_illegal(session->draft, figure, &why)) {
		if (refusal)
			*refusal = why;
		return false;
	}
	session->has_figure = true;
	session->figure = *figure;
	session->serial++;
	return true;
}

bool session_unput(struct session *session)
{
	if (!session->has_figure)
		return false;
	session->has_figure = false;
	session->serial++;
	return true;
}

bool session_end_turn(struct session *session)
{
	if (!session->has_place)
		return false;
	struct move place = session->place, figure = session->has_figure ? session->figure : session_pass;
	bool asked = session->asked;
	session_clear_draft(session);
	if (!session_commit(session, &place))
		return false;
	if (asked && !session_commit(session, &figure)) {
		if (!session_rebuild(session, session->history.ply_count - 1))
			session_keep(session, true); /* the tile stays, for want of memory: kept, or it is said */
		session_forget_redo(session);
		return false;
	}
	session_keep(session, true);
	return true;
}

bool session_decide(struct session *session, const struct move *move)
{
	bool asked = session_wait(session) == WAIT_DECISION || session_offers(session) ||
	             (move_any_time(move->kind) && !session->has_place);
	if (!asked || !session_commit(session, move))
		return false;
	session->serial++;
	session_keep(session, true);
	return true;
}

bool session_finish(struct session *session)
{
	if (game_over(session->replay.game))
		return false;
	/* What is tentative was not ended: it does not count. */
	session_clear_draft(session);
	if (!session_commit(session, NULL))
		return false;
	session_keep(session, true);
	return true;
}

bool session_hand_over(struct session *session, int seat)
{
	session_clear_draft(session);
	session_forget_redo(session);
	int steps = session->save->step_count;
	if (!scenario_add_turn(session->save, seat))
		return false;
	if (replay_pass(&session->replay, NULL))
		return true;
	scenario_truncate(session->save, steps);
	return false;
}

bool session_play(struct session *session, const struct move *move, struct refusal *refusal)
{
	if (move_lays(move->kind)) {
		if (!session_lay(session, move, refusal))
			return false;
		return session_wait(session) == WAIT_END ? session_end_turn(session) : true;
	}
	if (session_wait(session) == WAIT_FIGURE && move->kind == MOVE_PASS)
		return session_unput(session), session_end_turn(session);
	/* A figure beside what was not laid from the hand is a decision like others. */
	if (session_wait(session) != WAIT_DECISION && move->kind != MOVE_PASS)
		return session_put(session, move, refusal) && session_end_turn(session);
	if (session_decide(session, move))
		return true;
	if (refusal)
		game_why_illegal(session->replay.game, move, refusal);
	return false;
}
