/* What is read of a session: positions with the tentative turn, whose turn it is, what could be done. */
#include "app/session_private.h"

#include <bastide/castle.h>
#include <stdlib.h>

unsigned session_serial(const struct session *session) { return session->serial; }

unsigned *session_parted(struct session *session) { return &session->parted; }

struct clock *session_clock(struct session *session) { return &session->clock; }

const struct aids *session_aids(const struct session *session) { return &session->aids; }

const struct game *session_game(const struct session *session)
{
	return session->has_place ? session->draft : session->replay.game;
}

enum session_wait session_wait(const struct session *session)
{
	if (session->has_place)
		return session->asked ? WAIT_FIGURE : WAIT_END;
	switch (game_decision(session->replay.game).kind) {
	case DECISION_NONE:
		return WAIT_OVER;
	case DECISION_TILE:
		return WAIT_TILE;
	default:
		return session_offers(session) ? WAIT_TILE : WAIT_DECISION;
	}
}

bool session_offers(const struct session *session)
{
	return !session->has_place && ask_info(game_decision(session->replay.game).kind)->early;
}

/* The tile that is offered: what its first move lays. */
static int offered(const struct session *session)
{
	struct move move;

	game_copy(session->scratch, session->replay.game);
	if (game_legal_moves(session->scratch, &move, 1) < 1 || !move_lays(move.kind) ||
	    !game_apply(session->scratch, &move, NULL))
		return NO_TILE;
	return game_tile(session->scratch, game_tile_count(session->replay.game)).type;
}

/* Points that a seat has more when this is laid and the best follower put, if any. */
static int laid_pays(const struct session *session, const struct move *place, int seat, struct move *figures)
{
	int had = game_score(session->replay.game, seat), most = 0, count;
	struct game *game = session->scratch;

	game_copy(game, session->replay.game);
	if (!game_apply(game, place, NULL))
		return 0;
	count = game_decision(game).kind == DECISION_FIGURE ? game_legal_moves(game, figures, MOVES_MAX) : 0;
	most = game_score(game, seat) - had;
	for (int i = 0; i < count; i++) {
		session_would(session, place, &figures[i], NULL, NULL);
		int gain = game_score(game, seat) - had;
		most = gain > most ? gain : most;
	}
	return most;
}

bool session_offer_pays(const struct session *session)
{
	struct move *moves = session_offers(session) ? calloc(2 * (size_t)MOVES_MAX, sizeof *moves) : NULL;
	int count = moves ? session_places(session, moves, MOVES_MAX) : 0;
	bool pays = false;

	for (int i = 0; i < count && !pays; i++)
		pays = laid_pays(session, &moves[i], session_seat(session), moves + MOVES_MAX) > 0;
	free(moves);
	return pays;
}

int session_seat(const struct session *session) { return game_decision(session->replay.game).seat; }

int session_tile(const struct session *session)
{
	struct session *self = (struct session *)session;

	if (session->has_place)
		return session->tile;
	if (!session_offers(session))
		return game_decision(session->replay.game).tile;
	if (session->offered_serial != session->serial)
		self->tile = (uint16_t)offered(session);
	self->offered_serial = session->serial;
	return session->tile;
}

bool session_laid(const struct session *session, struct move *place)
{
	if (session->has_place && place) {
		*place = session->place;
		place->tile = (uint8_t)session->tile;
	}
	return session->has_place;
}

bool session_put_move(const struct session *session, struct move *figure)
{
	if (session->has_figure && figure)
		*figure = session->figure;
	return session->has_figure;
}

int session_moves(const struct session *session, struct move *moves, int capacity)
{
	enum session_wait wait = session_wait(session);
	int all = wait == WAIT_END ? 0 : game_legal_moves(session_game(session), moves, capacity), count = 0;

	for (int i = 0; i < all; i++) { /* what is done at any time is done before a tile is laid, or when it lies */
		if (wait == WAIT_TILE || wait == WAIT_DECISION || !move_any_time(moves[i].kind))
			moves[count++] = moves[i];
	}
	moves_sort(moves, count);
	return count;
}

int session_places(const struct session *session, struct move *moves, int capacity)
{
	struct decision decision = game_decision(session->replay.game);
	bool lays = decision.kind == DECISION_TILE || ask_info(decision.kind)->early;
	int count = lays ? game_legal_moves(session->replay.game, moves, capacity) : 0, laying = 0;

	for (int i = 0; i < count; i++) { /* an offer may be passed, too */
		if (move_lays(moves[i].kind))
			moves[laying++] = moves[i];
	}
	moves_sort(moves, laying);
	return laying;
}

/* A tile has four sides, each completes one feature at most, plain or doubled. */
enum { SCORES_MAX = 16 };

/* What is completed at once and scored in an order that somebody chooses is all scored (R33), nothing of it doubled. */
static void score_all(struct game *game, struct event_list *events)
{
	struct move moves[SCORES_MAX];

	while (game_decision(game).kind == DECISION_SCORE) {
		int count = game_legal_moves(game, moves, SCORES_MAX), plain = 0;
		while (plain < count && moves[plain].doubled)
			plain++;
		if (plain >= count || !game_apply(game, &moves[plain], events))
			return;
	}
}

/* Everybody in the City stays there; who was asked, and whether the turn ends with a way into it. */
static void nobody_joins(struct game *game, struct event_list *events, struct session_asked *asked)
{
	struct decision decision = game_decision(game);
	while (ask_info(decision.kind)->about) {
		if (asked)
			asked->joins[decision.feature] |= 1u << decision.seat;
		if (!game_apply(game, &session_pass, events))
			return;
		decision = game_decision(game);
	}
	if (asked)
		asked->enters = ask_info(decision.kind)->enters;
}

/* The decision of a piece that walks then, while whoever is asked for something else before passes. */
static int walk_then(struct game *game)
{
	struct decision decision = game_decision(game);
	const struct ask_info *ask = ask_info(decision.kind);
	while (ask->may_pass && !ask->of_figure && !ask->early && game_apply(game, &session_pass, NULL)) {
		decision = game_decision(game);
		ask = ask_info(decision.kind);
	}
	return ask->walks ? decision.kind : DECISION_NONE;
}

bool session_would(const struct session *session, const struct move *place, const struct move *put,
                   struct event_list *events, struct session_asked *asked)
{
	struct game *game = session->scratch;
	game_copy(game, session->replay.game);
	if (events)
		events_clear(events);
	if (asked)
		*asked = (struct session_asked){.enters = false};
	if (!game_apply(game, place, events))
		return false;
	bool due = game_walk_due(game);
	if (game_decision(game).kind == DECISION_FIGURE && !(put && game_apply(game, put, events)))
		game_apply(game, &session_pass, events);
	score_all(game, events);
	nobody_joins(game, events, asked);
	if (asked) {
		asked->walk = (uint8_t)walk_then(game);
		asked->stays = due && !game_walk_due(game) && asked->walk == DECISION_NONE;
	}
	return true;
}

bool session_walks_on(const struct session *session, const struct move *step)
{
	game_copy(session->scratch, session->replay.game);
	return game_apply(session->scratch, step, NULL) && ask_info(game_decision(session->scratch).kind)->walks;
}

bool session_would_again(const struct session *session, const struct move *place)
{
	game_copy(session->scratch, session->replay.game);
	return game_apply(session->scratch, place, NULL) && game_owes_part(session->scratch) &&
	       game_may_draw(session->scratch);
}

bool session_why_not(const struct session *session, const struct move *place, struct refusal *refusal)
{
	return game_why_illegal(session->replay.game, place, refusal);
}

struct decision session_decision(const struct session *session)
{
	struct decision decision = game_decision(session->replay.game);
	if (session_wait(session) != WAIT_DECISION && !session_offers(session)) {
		decision = (struct decision){.kind = DECISION_NONE, .seat = NOBODY, .tile = NO_TILE};
	}
	return decision;
}

/* Is it owed for what a turn brought with it, and may be passed? */
static bool follows(int decision) { return ask_info(decision)->may_pass && !ask_info(decision)->of_figure; }

void session_outcome(const struct session *session, const struct move *move, int32_t scores[PLAYERS_MAX])
{
	game_copy(session->scratch, session->replay.game);
	int turn = game_turn(session->replay.game);
	game_wall_clear(session->scratch);
	bool played = game_apply(session->scratch, move, NULL);
	while (played && game_turn(session->scratch) == turn && follows(game_decision(session->scratch).kind))
		played = game_apply(session->scratch, &session_pass, NULL);
	for (int seat = 0; seat < game_player_count(session->scratch); seat++)
		scores[seat] = game_score(session->scratch, seat);
}

int session_round(const struct session *session)
{
	const struct history *history = &session->history;
	int now = game_turn_seat(session->replay.game), before = NOBODY, rounds = 0;
	for (int i = 0; now == NOBODY && i < history->ply_count; i++)
		if (move_lays(history->plies[i].move.kind))
			before = history->plies[i].seat;
	int seat = now == NOBODY ? before : now;
	before = NOBODY;
	for (int i = 0; i < history->ply_count; i++) {
		const struct ply *ply = &history->plies[i];
		if (!move_lays(ply->move.kind) || ply->finish)
			continue;
		rounds += ply->seat == seat && (before != seat || ply->handed);
		before = ply->seat;
	}
	if (session_wait(session) == WAIT_TILE || session->has_place)
		rounds += before != seat || session->replay.handed;
	return rounds < 1 ? 1 : rounds;
}

int session_turn(const struct session *session) { return replay_turn(&session->replay); }

int session_step_count(const struct session *session) { return session->replay.step; }

const struct scenario *session_told(const struct session *session)
{
	return session->told ? session->told : session->save;
}

int session_told_step(const struct session *session)
{
	int moves = session->replay.moves + session->has_place + session->has_figure;

	return session->told ? scenario_step_of(session->told, moves) : session->replay.step;
}

const struct scenario *session_scenario(const struct session *session) { return session->save; }

const struct history *session_history(const struct session *session) { return &session->history; }
