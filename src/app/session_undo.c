#include "app/session_private.h"

#include <stdlib.h>

static bool move_same(const struct move *a, const struct move *b)
{
	return a->kind == b->kind && a->tile == b->tile && a->rotation == b->rotation && a->figure == b->figure &&
	       a->quarter == b->quarter && a->spot.kind == b->spot.kind && a->spot.at == b->spot.at &&
	       a->cell.x == b->cell.x && a->cell.y == b->cell.y;
}

void session_forget_redo(struct session *session) { session->redo_count = 0; }

void session_step_redo(struct session *session, const struct move *move)
{
	if (session->redo_count > 0) {
		const struct redo *next = &session->redo[session->redo_count - 1];
		if (!next->finish && move_same(&next->move, move)) {
			session->redo_count--;
			return;
		}
	}
	session_forget_redo(session);
}

static void push_redo(struct session *session, const struct ply *ply)
{
	if (session->redo_count == session->redo_capacity) {
		int capacity = session->redo_capacity ? session->redo_capacity * 2 : 64;
		struct redo *grown = realloc(session->redo, (size_t)capacity * sizeof *grown);
		if (!grown) {
			session_forget_redo(session);
			return;
		}
		session->redo = grown;
		session->redo_capacity = capacity;
	}
	session->redo[session->redo_count++] = (struct redo){.move = ply->move, .finish = ply->finish};
}

/* The position after the first `plies`: replayed, which takes less than a
 * millisecond and needs no snapshots. */
bool session_rebuild(struct session *session, int plies)
{
	struct format_error error;
	struct game *game = scenario_play(session->save, plies, &error);
	if (!game)
		return false;
	for (int i = session->history.ply_count - 1; i >= plies; i--)
		push_redo(session, &session->history.plies[i]);
	scenario_cut(session->save, plies);
	history_cut(&session->history, plies);
	game_destroy(session->game);
	session->game = game;
	session_clear_draft(session);
	return true;
}

bool session_can_undo(const struct session *session)
{
	return session->has_place || (session->start.aids.undo && session->history.ply_count > 0);
}

/* A turn comes back as it was thought: tile laid, follower put. */
static void redraft(struct session *session)
{
	if (session->redo_count == 0 || session->redo[session->redo_count - 1].finish)
		return;
	struct move place = session->redo[session->redo_count - 1].move;
	if (place.kind != MOVE_PLACE || !session_lay(session, &place, NULL) || session->redo_count < 2)
		return;
	const struct redo *next = &session->redo[session->redo_count - 2];
	if (session->draft_shown && !next->finish)
		session_put(session, &next->move, NULL);
}

bool session_undo(struct session *session)
{
	if (session_unput(session) || session_lift(session))
		return true;
	if (!session_can_undo(session))
		return false;
	int plies = session->history.ply_count - 1;
	const struct ply *last = &session->history.plies[plies];
	if (!last->finish && last->decision == DECISION_FIGURE && plies > 0)
		plies--; /* the tile of the same turn */
	bool turn = !session->history.plies[plies].finish && session->history.plies[plies].decision == DECISION_TILE;
	if (!session_rebuild(session, plies))
		return false;
	if (turn)
		redraft(session);
	session_save(session);
	return true;
}

/* Does the tentative turn go the way the redo list goes? */
static bool draft_on_track(const struct session *session)
{
	return session->redo_count > 0 && !session->redo[session->redo_count - 1].finish &&
	       move_same(&session->redo[session->redo_count - 1].move, &session->place);
}

bool session_can_redo(const struct session *session)
{
	return session->redo_count > 0 && (!session->has_place || draft_on_track(session));
}

bool session_redo(struct session *session)
{
	if (!session_can_redo(session))
		return false;
	struct redo next = session->redo[session->redo_count - 1];
	if (next.finish)
		return session_finish(session);
	if (!session->has_place && next.move.kind == MOVE_PLACE)
		return session_lay(session, &next.move, NULL);
	if (!session->has_place)
		return session_decide(session, &next.move);
	if (session->draft_shown && !session->has_figure && session->redo_count > 1) {
		struct redo figure = session->redo[session->redo_count - 2];
		if (!figure.finish && session_put(session, &figure.move, NULL))
			return true;
	}
	return session_end_turn(session);
}

bool session_goto(struct session *session, int ply)
{
	if (!session->start.aids.undo || ply < 0)
		return false;
	session_clear_draft(session);
	/* A figure is thought about together with its tile. */
	if (ply < session->history.ply_count && session->history.plies[ply].decision == DECISION_FIGURE &&
	    !session->history.plies[ply].finish && ply > 0)
		ply--;
	if (ply < session->history.ply_count && !session_rebuild(session, ply))
		return false;
	while (session->history.ply_count < ply && session_redo(session))
		continue;
	session_save(session);
	return true;
}
