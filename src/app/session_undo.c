#include "app/session_private.h"

#include <string.h>

const struct step *session_ahead(const struct session *session, int n)
{
	for (int i = session->replay.step; i < session->save->step_count; i++)
		if (step_is_move(&session->save->steps[i]) && n-- == 0)
			return &session->save->steps[i];
	return NULL;
}

void session_forget_redo(struct session *session) { scenario_cut(session->save, session->replay.moves); }

/* Replayed, which takes less than a millisecond and needs no snapshots. */
bool session_rebuild(struct session *session, int plies)
{
	struct replay replay;
	bool good = replay_init(&replay, session->save, NULL);
	while (good && replay.moves < plies)
		good = replay_next(&replay, NULL, NULL) == REPLAY_MOVED;
	if (!good) {
		replay_finish(&replay);
		return false;
	}
	replay_finish(&session->replay);
	session->replay = replay;
	history_cut(&session->history, plies);
	session_clear_draft(session);
	return true;
}

bool session_can_undo(const struct session *session)
{
	return session->has_place || (session->aids.undo && session->history.ply_count > 0);
}

/* A turn comes back as it was thought: tile laid, follower put. */
static void redraft(struct session *session)
{
	const struct step *place = session_ahead(session, 0), *figure = session_ahead(session, 1);
	if (!place || place->kind != STEP_MOVE || !move_lays(place->move.kind) ||
	    !session_lay(session, &place->move, NULL))
		return;
	if (session->asked && figure && figure->kind == STEP_MOVE)
		session_put(session, &figure->move, NULL);
}

bool session_take_back(struct session *session)
{
	struct taken taken = {0};
	if (session->taken.serial == session->serial)
		taken = session->taken; /* the follower was taken back before the tile */
	if (session->has_figure) {
		taken.has_figure = true;
		taken.figure = session->figure;
	} else {
		taken.has_place = session->has_place;
		taken.place = session->place;
	}
	if (!session_unput(session) && !session_lift(session))
		return false;
	taken.serial = session->serial;
	session->taken = taken;
	return true;
}

/* Tile and follower as they lay before they were taken back; false: there is nothing of the kind. */
static bool was_taken(const struct session *session)
{
	const struct taken *taken = &session->taken;
	return taken->serial == session->serial && (taken->has_place || taken->has_figure);
}

static bool put_again(struct session *session)
{
	struct taken taken = session->taken;
	if (taken.has_place && !session_lay(session, &taken.place, NULL))
		return false;
	return !taken.has_figure || session_put(session, &taken.figure, NULL);
}

/* A figure is thought about together with the tile that was drawn for it. */
static int begin_of(const struct session *session, int ply)
{
	const struct ply *at = &session->history.plies[ply];
	bool together = !at->finish && at->decision == DECISION_FIGURE && ply > 0 && move_lays(at[-1].move.kind);
	return together ? ply - 1 : ply;
}

/* A tile that was offered was declined, and another drawn within the same turn: it was seen, and that is not undone. */
static bool was_seen(const struct session *session, int ply)
{
	const struct ply *at = &session->history.plies[ply];
	int next = ply + 1 < session->history.ply_count ? at[1].decision : game_decision(session->replay.game).kind;
	return !at->finish && at->move.kind == MOVE_PASS && ask_info(at->decision)->early && next == DECISION_TILE;
}

int session_reopens(const struct session *session, bool to_person)
{
	int ply = session->history.ply_count;
	bool on, theirs = session_computer(session, session_seat(session)) >= 0;
	if ((session->has_place && !theirs) || !session->aids.undo)
		return -1;
	do {
		if (ply == 0)
			return -1;
		ply = begin_of(session, ply - 1);
		on = to_person && session_computer(session, session->history.plies[ply].seat) >= 0;
	} while (on || was_seen(session, ply));
	return ply;
}

bool session_undo(struct session *session)
{
	if (session_take_back(session))
		return true;
	if (!session_can_undo(session))
		return false;
	int plies = begin_of(session, session->history.ply_count - 1);
	bool turn = !session->history.plies[plies].finish && move_lays(session->history.plies[plies].move.kind);
	if (!session_rebuild(session, plies))
		return false;
	if (turn)
		redraft(session);
	session_keep(session, false);
	return true;
}

bool session_can_redo(const struct session *session)
{
	if (was_taken(session))
		return true;
	const struct step *next = session_ahead(session, 0);
	return next && (!session->has_place ||
	                (next->kind == STEP_MOVE && memcmp(&next->move, &session->place, sizeof next->move) == 0));
}

/* A game that was ended before its last tile had a follower or none. */
static bool redo_end(struct session *session)
{
	struct move place = session->place;
	session_clear_draft(session);
	if (!session_commit(session, &place) || !session_commit(session, NULL))
		return false;
	session_keep(session, true);
	return true;
}

bool session_redo(struct session *session)
{
	if (!session_can_redo(session))
		return false;
	if (was_taken(session))
		return put_again(session);
	const struct step *next = session_ahead(session, 0), *figure = session_ahead(session, 1);
	if (next->kind == STEP_END)
		return session_finish(session);
	struct move move = next->move;
	if (!session->has_place && move_lays(move.kind)) {
		redraft(session);
		return session->has_place;
	}
	if (!session->has_place)
		return session_decide(session, &move);
	if (session->asked && !session->has_figure && figure && figure->kind == STEP_MOVE &&
	    session_put(session, &figure->move, NULL))
		return true;
	if (session->asked && figure && figure->kind == STEP_END)
		return redo_end(session);
	return session_end_turn(session);
}

bool session_goto(struct session *session, int ply)
{
	if (!session->aids.undo || ply < 0)
		return false;
	session_clear_draft(session);
	if (ply < session->history.ply_count)
		ply = begin_of(session, ply);
	if (ply < session->history.ply_count && !session_rebuild(session, ply))
		return false;
	while (session->history.ply_count < ply && session_redo(session))
		continue;
	session_keep(session, false);
	return true;
}

bool session_retract(struct session *session, int ply)
{
	if (!session_goto(session, ply))
		return false;
	session_forget_redo(session);
	return true;
}
