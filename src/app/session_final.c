/* The final scoring looked at before it comes, and after: what the game would pay if it ended now. */
#include "app/session_private.h"

#include <bastide/castle.h>
#include <string.h>

/* Plays the tentative turn on `game` as session_end_turn() would: with the last tile the final scoring follows. */
static bool play_draft(const struct session *session, struct game *game, struct event_list *events)
{
	if (session->has_place && !game_apply(game, &session->place, events))
		return false;
	if (session->asked)
		return game_apply(game, session->has_figure ? &session->figure : &session_pass, events);
	return true;
}

/* The scores of a game that is over, as they were paid. */
static void final_of_history(struct session *session)
{
	const struct history *history = &session->history;
	struct event_list *final = session->final;
	for (int i = 0; i < history->event_count && final->count < EVENTS_MAX; i++) {
		const struct event *event = &history->events[i];
		if (event->kind != EVENT_SCORED || !event->at_end ||
		    final->city_count + event->city_count > EVENT_CITIES_MAX)
			continue;
		final->items[final->count] = *event;
		final->items[final->count++].first_city = (uint16_t) final->city_count;
		memcpy(final->cities + final->city_count, history->cities + event->first_city,
		       event->city_count * sizeof *final->cities);
		final->city_count += event->city_count;
	}
}

/* Who must leave the City of Carcassonne goes to the first place there is: somewhere he has to go. */
static void send_all(const struct session *session, struct event_list *events)
{
	struct move send;
	while (ask_info(game_decision(session->scratch).kind)->sends &&
	       game_legal_moves(session->scratch, &send, 1) > 0 && game_apply(session->scratch, &send, events))
		continue;
}

/* The keep's empty area shrinks with every tile: so far it is promised no more places than will stay empty. */
static int keep_excess(const struct session *session, const struct event *event)
{
	int stay = session_empty(session);
	return event->kind == EVENT_SCORED && event->reason == SCORE_KEEP && event->tiles > stay ? event->tiles - stay
	                                                                                         : 0;
}

/* The game would end with this turn: what is paid as the next one begins is not. */
static void forget_next(struct session *session)
{
	struct event_list *final = session->final;
	int kept = 0;
	for (int i = 0; i < final->count; i++) {
		if (final->items[i].kind == EVENT_SCORED && final->items[i].begins)
			session->projected[final->items[i].seat] -= final->items[i].points;
		else
			final->items[kept++] = final->items[i];
	}
	final->count = kept;
}

/* What is asked every frame changes with the serial alone. */
static void project(struct session *session)
{
	if (session->projected_serial == session->serial)
		return;
	session->projected_serial = session->serial;
	game_copy(session->scratch, session->replay.game);
	events_clear(session->final);
	if (game_over(session->replay.game))
		final_of_history(session);
	game_wall_clear(session->scratch);
	play_draft(session, session->scratch, session->final);
	game_end(session->scratch, session->final);
	send_all(session, session->final);
	for (int seat = 0; seat < game_player_count(session->scratch); seat++)
		session->projected[seat] = game_score(session->scratch, seat);
	forget_next(session);
	session->keep_now = (struct session_keep_now){NOBODY, 0};
	for (int i = 0; i < session->final->count && !game_over(session->replay.game); i++) {
		struct event *event = &session->final->items[i];
		int excess = keep_excess(session, event);
		if (event->kind == EVENT_SCORED && event->reason == SCORE_KEEP)
			session->keep_now = (struct session_keep_now){event->seat, (int)event->points};
		if (!excess)
			continue; /* it may be nobody's */
		session->projected[event->seat] -= excess;
		event->points -= excess; /* the parts add up to the sum */
		event->tiles -= excess;
		event->bill.terms[0].count -= excess;
	}
}

void session_projection(const struct session *session, int32_t scores[PLAYERS_MAX])
{
	project((struct session *)session);
	memcpy(scores, session->projected, sizeof session->projected);
}

struct session_keep_now session_keep_now(const struct session *session)
{
	project((struct session *)session);
	return session->keep_now;
}

const struct event_list *session_final(const struct session *session)
{
	project((struct session *)session);
	return session->final;
}

int session_empty(const struct session *session)
{
	const struct game *game = session->replay.game;
	const struct castle_board *castle = game_tile_set(game)->castle;
	if (!castle)
		return 0;
	return castle->cell_count - game_tile_count(game) - game_tiles_left(game) -
	       (game_decision(game).tile != NO_TILE);
}

const struct event_list *session_forecast(const struct session *session)
{
	struct session *self = (struct session *)session;
	if (session->forecast_serial == session->serial)
		return session->forecast;
	self->forecast_serial = session->serial;
	events_clear(session->forecast);
	game_copy(session->scratch, session->replay.game);
	game_wall_clear(session->scratch);
	if (session->has_place)
		play_draft(session, session->scratch, session->forecast);
	return session->forecast;
}

/* What a seat would have if the game ended after the tentative turn with this figure (NULL: none); and what each is
 * paid by that turn itself. */
static int score_after(const struct session *session, const struct move *figure, int seat, int32_t paid[PLAYERS_MAX])
{
	struct event_list *events = session->events;

	session_would(session, &session->place, figure, events, NULL);
	for (int i = 0; i < events->count; i++) {
		const struct event *event = &events->items[i];
		if (event->kind == EVENT_SCORED && !event->at_end && !event->begins)
			paid[event->seat] += event->points;
	}
	game_end(session->scratch, events);
	send_all(session, events);
	return game_score(session->scratch, seat);
}

int session_gain(const struct session *session, const struct move *figure, int32_t at_once[PLAYERS_MAX])
{
	int seat = session_seat(session), gain;
	int32_t without[PLAYERS_MAX] = {0};

	memset(at_once, 0, PLAYERS_MAX * sizeof at_once[0]);
	if (!session->has_place || !session->asked || seat == NOBODY)
		return 0;
	gain = score_after(session, figure, seat, at_once) - score_after(session, NULL, seat, without);
	for (int each = 0; each < PLAYERS_MAX; each++)
		at_once[each] -= without[each];
	return gain;
}
