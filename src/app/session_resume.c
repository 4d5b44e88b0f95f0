#include "app/session_private.h"

#include <stdio.h>
#include <string.h>

static void start_from_scenario(struct session_start *start, const struct scenario *scenario)
{
	session_start_init(start);
	start->setup = scenario->setup;
	for (int seat = 0; seat < PLAYERS_MAX; seat++)
		if (scenario->names[seat])
			strncat(start->names[seat], scenario->names[seat], SEAT_NAME_SIZE - 1);
	if (scenario->caption)
		strncat(start->caption, scenario->caption, sizeof start->caption - 1);
	const char *aids = scenario_client(scenario, "aids");
	if (aids)
		aids_read(&start->aids, aids);
}

static bool replay_into(struct session *session, int at, struct format_error *error)
{
	struct replay replay;
	if (!replay_init(&replay, session->save, false, error))
		return false;
	enum replay_result result = REPLAY_DONE;
	int step_count = session->save->step_count;
	while (at < 0 || replay.moves < at) {
		struct ply ply = {.turn = game_turn(replay.game)};
		struct decision decision = game_decision(replay.game);
		int first = replay.step;
		result = replay_next(&replay, session->events, error);
		if (result != REPLAY_MOVED)
			break;
		while (first < step_count && session->save->steps[first].kind != STEP_MOVE &&
		       session->save->steps[first].kind != STEP_END)
			first++;
		ply.finish = session->save->steps[first].kind == STEP_END;
		ply.move = session->save->steps[first].move;
		ply.decision = decision.kind;
		ply.seat = decision.seat;
		history_add(&session->history, &ply, session->events);
	}
	if (result != REPLAY_FAILED && at > replay.moves) {
		snprintf(error->file, sizeof error->file, "%s", session->save->file);
		snprintf(error->text, sizeof error->text, "the game has %d moves, not %d", replay.moves, at);
		error->line = error->column = 0;
		result = REPLAY_FAILED;
	}
	if (result != REPLAY_FAILED) {
		session->game = replay.game;
		replay.game = NULL;
	}
	replay_finish(&replay);
	return result != REPLAY_FAILED;
}

struct session *session_resume(struct scenario *scenario, int at, struct format_error *error)
{
	struct session_start start;
	start_from_scenario(&start, scenario);
	struct session *session = session_alloc(scenario->tiles, &start);
	if (!session) {
		scenario_destroy(scenario);
		memset(error, 0, sizeof *error);
		strcpy(error->text, "there is not enough memory for a game");
		return NULL;
	}
	session->save = scenario;
	if (!replay_into(session, at, error) || !session_make_copies(session)) {
		session_destroy(session);
		return NULL;
	}
	scenario_cut(scenario, session->history.ply_count);
	if (game_decision(session->game).kind == DECISION_FIGURE && session->history.ply_count > 0) {
		/* Stopped between tile and follower: the tile is tentative again. */
		struct move place = session->history.plies[session->history.ply_count - 1].move;
		if (session_rebuild(session, session->history.ply_count - 1)) {
			session_forget_redo(session);
			session_lay(session, &place, NULL);
		}
	}
	return session;
}
