/* What moves after a turn: followers walk home, points fly to the track.  A pure function of the flights and `now`;
 * when the last one has landed, the screen shows what it would show had nothing moved. */
#include "view/play/core/play.h"
#include "text/utf8.h"

#include <math.h>
#include <string.h>

bool play_flight_over(const struct play_flight *flight, uint64_t now)
{
	return now >= flight->start + (uint64_t)flight->length;
}

const struct play_flight *play_in_air(const struct play *play, const struct play_flight *after, enum flight_kind kind,
                                      uint64_t now)
{
	const struct play_flight *end = play->motion.flights + play->motion.flight_count;
	for (const struct play_flight *flight = after ? after + 1 : play->motion.flights; flight < end; flight++)
		if (flight->kind == kind && now < flight->start + (uint64_t)flight->lands)
			return flight;
	return NULL;
}

int play_homing(const struct play *play, int seat, int figure, uint64_t now)
{
	int count = 0;
	for (const struct play_flight *flight = NULL; (flight = play_in_air(play, flight, FLIGHT_HOME, now));)
		count += flight->seat == seat && flight->figure == figure;
	return count;
}

const struct play_flight *play_points_fly(const struct play *play, const struct frame *frame)
{
	const struct play_flight *found = NULL;
	if (frame->frozen || play->look.on || play->lesson.script || play->found.wait != WAIT_TILE)
		return NULL;
	for (const struct play_flight *flight = NULL; (flight = play_in_air(play, flight, FLIGHT_POINTS, frame->now));)
		if (flight->seats && (!found || frame->now >= flight->start))
			found = flight;
	return found;
}

static struct vec place_of(const struct play *play, struct cell cell, struct spot spot)
{
	return board_anchor(play->board, session_game(play->session), cell, spot);
}

/* Where a keep stood before this event; the first comes from its owner's marker. */
static struct vec keep_before(const struct play *play, int event)
{
	const struct history *history = session_history(play->session);
	int seat = history->events[event].seat;
	for (int e = event - 1; e >= 0; e--)
		if (history->events[e].kind == EVENT_KEEP && history->events[e].seat == seat)
			return place_of(play, history->events[e].cell, history->events[e].spot);
	return board_space_place(play->board, game_score(session_game(play->session), seat));
}

bool play_keep_flies(const struct play *play, int seat, uint64_t now)
{
	const struct play_flight *flight = play_in_air(play, NULL, FLIGHT_KEEP, now);
	while (flight && flight->seat != seat)
		flight = play_in_air(play, flight, FLIGHT_KEEP, now);
	return flight != NULL;
}

/* The cells of a feature, from the corner of the first to that of the last: beside them its points are told. */
static void bounds_find(struct play *play, struct play_flight *flight)
{
	struct feature *feature = play->feature;
	flight->from = flight->to = place_of(play, flight->cell, flight->spot);
	if (!game_feature_at(session_game(play->session), flight->cell.x, flight->cell.y, flight->spot, feature))
		return;
	for (int i = 0; i < feature->tile_count; i++) {
		float x = feature->tiles[i].x, y = feature->tiles[i].y;
		flight->from = (struct vec){fminf(flight->from.x, x), fminf(flight->from.y, y)};
		flight->to = (struct vec){fmaxf(flight->to.x, x + 1), fmaxf(flight->to.y, y + 1)};
	}
}

/* Each of these fills what flies for an event, in ms from now on, and answers how long it has the table for itself.  Of
 * which seat, where and how long as a rule is known. */

static int fly_points(struct play *play, const struct event *event, struct play_flight *flight)
{
	flight->kind = FLIGHT_POINTS;
	flight->points = event->points;
	flight->length = flight->length * (int)PLAY_REWARD_MS / (2 * MOTION_POINTS);
	bounds_find(play, flight);
	flight->seats = 1u << event->seat;
	utf8_copy(flight->text, sizeof flight->text, bill_sum(&event->bill, BILL_LOG));
	return flight->length * 2 / 7;
}

static int fly_card(struct play *play, const struct event *event, struct play_flight *flight)
{
	const struct play_card *card = &play->found.cards[event->holding];
	flight->kind = FLIGHT_CARD;
	flight->card = event->holding;
	flight->points = event->tiles;
	flight->cell = card->cell;
	flight->spot = card->spot;
	flight->length = flight->length * 3 / 2;
	flight->from = place_of(play, card->cell, card->spot);
	utf8_copy(flight->text, sizeof flight->text, words_event_plain(play->session, event));
	return flight->length / 3;
}

static int fly_wall(struct play *play, const struct event *event, struct play_flight *flight)
{
	flight->kind = FLIGHT_CARD;
	flight->wall = event->wall;
	flight->cell = (struct cell){-1, -1}; /* it belongs to no feature */
	flight->length = flight->length * 3 / 2;
	flight->from = board_corner_place(play->board, castle_corner_of(play_wall(play), event->space));
	utf8_copy(flight->text, sizeof flight->text, words_event(play->session, event));
	return flight->length / 3;
}

static int fly_keep(struct play *play, int e, struct play_flight *flight)
{
	flight->kind = FLIGHT_KEEP;
	flight->from = keep_before(play, e);
	flight->to = place_of(play, flight->cell, flight->spot);
	return 0;
}

/* The sentence is read, the tokens fly, their numbers stand out: each takes its time. */
static int fly_tokens(struct play *play, const struct event *event, struct play_flight *flight)
{
	flight->kind = FLIGHT_TOKENS;
	flight->length *= 2;
	flight->from = place_of(play, event->cell, event->spot);
	memcpy(flight->held, event->held, sizeof flight->held);
	utf8_copy(flight->text, sizeof flight->text, words_event_plain(play->session, event));
	return flight->length / 2;
}

static int fly_home(const struct play *play, struct play_flight *flight)
{
	flight->kind = FLIGHT_HOME;
	flight->length = theme_motion(&play->theme, MOTION_HOME);
	flight->pose = (uint8_t)figure_pose(flight->figure, FEATURE_KINDS);
	flight->stood = (uint8_t)figure_pose_on(flight->figure, flight->cell, flight->spot);
	flight->from = place_of(play, flight->cell, flight->spot);
	return 0;
}

static struct play_flight flight_of(const struct play *play, const struct event *event)
{
	return (struct play_flight){.seat = event->seat,
	                            .cell = event->cell,
	                            .spot = event->spot,
	                            .figure = event->figure,
	                            .length = 2 * theme_motion(&play->theme, MOTION_POINTS)};
}

/* Who is asked now whether he goes on from there has not gone. */
static bool is_goer(const struct play *play, const struct event *event)
{
	struct decision decision = session_decision(play->session);
	return ask_info(decision.kind)->from && decision.seat == event->seat && decision.figure == event->figure &&
	       cell_same(decision.cell, event->cell) && spot_same(decision.spot, event->spot);
}

/* A ply that answers where somebody goes who came home before: on to another place, or home after all. */
static int fly_on(const struct play *play, const struct ply *ply, struct play_flight *flight)
{
	const struct history *history = session_history(play->session);
	int e = ply->first_event - 1;
	while (e >= 0 && (history->events[e].kind != EVENT_RETURNED || history->events[e].seat != ply->seat ||
	                  any_piece(history->events[e].figure)->corner))
		e--;
	if (e < 0 || ply->finish || !ask_info(ply->decision)->from)
		return -1;
	const struct event *event = &history->events[e];
	*flight = flight_of(play, event);
	fly_home(play, flight);
	if (!move_has_cell(ply->move.kind))
		return 0;
	flight->kind = FLIGHT_ROLL;
	flight->cell = ply->move.cell;
	flight->spot = ply->move.spot;
	flight->way_count = play_way(play, &(struct feature_spot){event->cell, event->spot},
	                             &(struct feature_spot){flight->cell, flight->spot}, flight->way);
	flight->length *= 2;
	return 0;
}

bool play_comes_to(const struct play *play, struct cell cell, struct spot spot, uint64_t now)
{
	bool comes = play_drops_on(play, cell, spot, now);
	for (const struct play_flight *flight = NULL; (flight = play_in_air(play, flight, FLIGHT_ROLL, now));)
		comes |= cell_same(flight->cell, cell) && spot_same(flight->spot, spot);
	return comes;
}

/* What flies for the e-th event of the history, and how long until the next does; -1: nothing. */
static int fly(struct play *play, int e, struct play_flight *flight)
{
	const struct event *event = &session_history(play->session)->events[e];
	*flight = flight_of(play, event);
	switch (event->kind) {
	case EVENT_SCORED:
		/* A card that pays in play has no place on the table to fly from. */
		return score_info(event->reason)->in_turn ? fly_points(play, event, flight) : -1;
	case EVENT_HELD:
		if (!any_holding(event->holding)->single)
			return fly_tokens(play, event, flight);
		return play->found.cards[event->holding].lies ? fly_card(play, event, flight) : -1;
	case EVENT_WALL:
		return fly_wall(play, event, flight);
	case EVENT_KEEP:
		return fly_keep(play, e, flight);
	default:
		return !event_info(event->kind)->leaves || is_goer(play, event) ? -1 : fly_home(play, flight);
	}
}

/* Nothing moves, but the sentence is said: of all that one player took at once. */
static void tell_held(struct play *play, int first_event, uint64_t now)
{
	const struct history *history = session_history(play->session);
	struct event taken = {.seat = NOBODY};
	for (int e = first_event; e < history->event_count; e++) {
		const struct event *event = &history->events[e];
		if (play_tokens_taken(event))
			play_tokens_add(&taken, event);
	}
	play->motion.held_until = taken.seat == NOBODY ? 0 : now + MOTION_TOAST;
	if (taken.seat != NOBODY)
		utf8_copy(play->motion.held_told, sizeof play->motion.held_told,
		          words_event_plain(play->session, &taken));
}

/* Who else is paid as much for the same, and told already. */
static struct play_flight *paid_with(struct play *play, const struct play_flight *flight)
{
	for (int i = 0; i < play->motion.flight_count; i++) {
		struct play_flight *other = &play->motion.flights[i];
		if (flight->kind == FLIGHT_POINTS && other->kind == FLIGHT_POINTS && other->seats &&
		    !(other->seats & flight->seats) && other->points == flight->points &&
		    cell_same(other->cell, flight->cell) && spot_same(other->spot, flight->spot))
			return other;
	}
	return NULL;
}

/* If there is room for it. */
static void add(struct play *play, struct play_flight flight)
{
	float lands = flight.kind == FLIGHT_POINTS   ? PLAY_REWARD_LAND
	              : flight.kind == FLIGHT_TOKENS ? PLAY_TOKENS_LAND
	                                             : 1;
	flight.lands = (int)((float)flight.length * lands);
	if (play->motion.flight_count < PLAY_FLIGHTS_MAX)
		play->motion.flights[play->motion.flight_count++] = flight;
}

/* The events since the last look, one score after the other. */
void play_motion_start(struct play *play, uint64_t now)
{
	const struct history *history = session_history(play->session);
	int from = play->motion.seen_plies;
	uint64_t begun = now;
	now = play_drop_find(play, now); /* it lies before anything follows from it */
	if (from == history->ply_count)
		return;
	play->motion.flight_count = 0;
	play->motion.seen_plies = history->ply_count;
	if (from > history->ply_count)
		return;
	if (theme_motion(&play->theme, MOTION_POINTS) == 0) {
		tell_held(play, history->plies[from].first_event, now);
		return;
	}
	for (int i = from; i < history->ply_count; i++) {
		struct play_flight flight;
		if (fly_on(play, &history->plies[i], &flight) < 0)
			continue;
		flight.start = now;
		add(play, flight);
	}
	for (int e = history->plies[from].first_event; e < history->event_count; e++) {
		const struct event *event = &history->events[e];
		struct play_flight flight;
		/* The final scoring is told by the result, not by a swarm. */
		if (event->at_end)
			break;
		int pause = fly(play, e, &flight);
		if (pause < 0 || play->motion.flight_count == PLAY_FLIGHTS_MAX)
			continue;
		flight.start = now;
		struct play_flight *shared = paid_with(play, &flight);
		if (shared) { /* told once, for both */
			shared->seats |= flight.seats;
			flight.seats = 0;
			flight.start = shared->start;
			pause = 0;
		}
		if (flight.kind == FLIGHT_HOME && event->kind != EVENT_RETURNED) {
			flight.met = true;
			flight.stays = theme_motion(&play->theme, MOTION_POINTS + PLAY_MET_MS);
			flight.length += flight.stays;
		} else if (flight.kind == FLIGHT_HOME) { /* he has not gone while light runs round what he stood in */
			flight.stays = (int)(now - begun);
			flight.start = begun;
			flight.length += flight.stays;
		}
		add(play, flight);
		now += (uint64_t)pause;
	}
}

void play_motion_skip(struct play *play)
{
	play_motion_finish(play);
	play_drop_none(play);
	play->motion.seen_plies = session_history(play->session)->ply_count;
}

void play_motion_finish(struct play *play)
{
	play->motion.flight_count = 0;
	play->motion.tile.falls.start = play->motion.figure.falls.start = 0;
	play->motion.turn.start = play->motion.lot.start = 0;
	play_camera_arrive(play);
}

float play_span_part(const struct play *play, struct play_span span, uint64_t now)
{
	int length = theme_motion(&play->theme, span.length);
	if (!span.start || length <= 0 || now >= span.start + (uint64_t)length)
		return 1;
	return now < span.start ? 0 : (float)(now - span.start) / (float)length;
}

bool play_motion_runs(const struct play *play, uint64_t now)
{
	for (int i = 0; i < play->motion.flight_count; i++)
		if (!play_flight_over(&play->motion.flights[i], now))
			return true;
	return play->view.length > 0 || play_drop_tile(play, now) < 1 || play_drop_figure(play, now) < 1 ||
	       play_span_part(play, play->motion.turn, now) < 1 || play_lot(play, now) < 1;
}

void play_motion_lot(struct play *play, uint64_t now)
{
	bool begins =
	    play->host->windowed && session_by_lot(play->session) && session_history(play->session)->ply_count == 0;
	if (begins && !play->motion.lot_told && !play->look.on && !play->lesson.script)
		play->motion.lot = (struct play_span){now, MOTION_LOT};
	play->motion.lot_told = true;
}

float play_lot(const struct play *play, uint64_t now) { return play_span_part(play, play->motion.lot, now); }

bool play_lot_open(const struct play *play, uint64_t now) { return play_lot(play, now) < PLAY_LOT_ROUND; }

float play_turn_angle(const struct play *play, uint64_t now)
{
	float t = play_span_part(play, play->motion.turn, now);
	return t < 1 ? play->motion.turn_from * (1 - ease_out_cubic(t)) : 0;
}

/* The same tile shown otherwise than before turns there, from where it is; where its
 * ghost comes from another cell it lies as it must. */
void play_turn_tick(struct play *play, uint64_t now)
{
	const struct play_cell *target = play_target(play);
	struct cell cell = target ? (struct cell){target->x, target->y} : play->motion.shown_cell;
	int type = session_tile(play->session), rotation = play_rotation_shown(play);
	int step = (rotation - play->motion.shown_rotation) & 3;
	bool laid = session_laid(play->session, NULL);
	if (type == NO_TILE)
		return;
	if (type == play->motion.shown_type && play->tile.drawn_at == play->motion.shown_drawn &&
	    laid == play->motion.shown_laid && step) {
		const float right_angle = 1.5707963f;
		play->motion.turn_from =
		    play_turn_angle(play, now) - (step == 3 ? -right_angle : (float)step * right_angle);
		play->motion.turn = (struct play_span){now, MOTION_TURN};
	}
	if (!cell_same(cell, play->motion.shown_cell))
		play->motion.ghost_from = now;
	play->motion.shown_type = type;
	play->motion.shown_rotation = rotation;
	play->motion.shown_drawn = play->tile.drawn_at;
	play->motion.shown_laid = laid;
	play->motion.shown_cell = cell;
}

float play_ghost_angle(const struct play *play, uint64_t now)
{
	return play->motion.turn.start > play->motion.ghost_from ? play_turn_angle(play, now) : 0;
}

/* Points that are still in the air are not on the track yet. */
int32_t play_shown_score(const struct play *play, int seat, uint64_t now)
{
	int32_t score = game_score(session_game(play->session), seat);
	if (play_ending_waits(play))
		score -= play->over.last[seat];
	for (const struct play_flight *flight = NULL; (flight = play_in_air(play, flight, FLIGHT_POINTS, now));)
		score -= flight->seat == seat ? flight->points : 0;
	return score;
}

/* Where whoever's turn it is began when the others had not had theirs: a second part of a turn, or one that a wall tile
 * brought, is the same to who looks on. */
static int round_start(const struct play *play)
{
	const struct history *history = session_history(play->session);
	int seat = game_turn_seat(session_game(play->session)), start = 0;
	bool others = false, met = false;
	for (int i = history->ply_count - 1; i >= 0; i--) {
		const struct ply *ply = &history->plies[i];
		if (!move_lays(ply->move.kind) || ply->finish)
			continue;
		if (ply->seat != seat && met)
			break;
		others = others || ply->seat != seat;
		if (others && ply->seat == seat) {
			met = true;
			start = i;
		}
	}
	return met ? start : 0;
}

int32_t play_shown_gain(const struct play *play, int seat, uint64_t now)
{
	const struct history *history = session_history(play->session);
	const struct game *game = session_game(play->session);
	int32_t since = 0;
	if (game_turn_seat(game) == NOBODY || history->ply_count == 0)
		return 0;
	for (int e = history->plies[round_start(play)].first_event; e < history->event_count; e++)
		if (history->events[e].kind == EVENT_SCORED && history->events[e].seat == seat)
			since += history->events[e].points;
	int32_t gain = since - (game_score(game, seat) - play_shown_score(play, seat, now));
	return gain > 0 ? gain : 0;
}
