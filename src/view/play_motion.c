/* What moves after a turn: followers walk home, points fly to the track.  A pure
 * function of the flights and `now`; when the last one has landed, the screen
 * shows what it would show had nothing moved. */
#include "play.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

static bool over(const struct play_flight *flight, uint64_t now)
{
	return now >= flight->start + (uint64_t)flight->length;
}

static void add(struct play *play, const struct play_flight *flight)
{
	if (play->flight_count < PLAY_FLIGHTS_MAX)
		play->flights[play->flight_count++] = *flight;
}

/* The events since the last look, one score after the other. */
void play_motion_start(struct play *play, uint64_t now)
{
	const struct history *history = session_history(play->session);
	const struct game *game = session_game(play->session);
	int home = theme_motion(&play->theme, MOTION_HOME), points = theme_motion(&play->theme, MOTION_POINTS);
	int from = play->seen_plies;
	play->flight_count = 0;
	play->seen_plies = history->ply_count;
	if (from >= history->ply_count || points == 0)
		return;
	uint64_t start = now;
	for (int e = history->plies[from].first_event; e < history->event_count; e++) {
		const struct event *event = &history->events[e];
		/* The final scoring is told by the result, not by a swarm. */
		if (event->kind == EVENT_SCORED && event->reason != SCORE_COMPLETE && event->reason != SCORE_RECALL)
			break;
		if (event->kind == EVENT_SCORED) {
			struct play_flight flight = {.kind = FLIGHT_POINTS,
			                             .seat = event->seat,
			                             .points = event->points,
			                             .start = start,
			                             .length = points * 2,
			                             .cell = event->cell,
			                             .spot = event->spot};
			flight.from = board_anchor(play->board, game, event->cell, event->spot);
			words_score(play->session, event, flight.text, sizeof flight.text);
			add(play, &flight);
			start += (uint64_t)points * 2 / 3;
		} else if (event->kind == EVENT_RETURNED) {
			struct play_flight flight = {.kind = FLIGHT_HOME,
			                             .seat = event->seat,
			                             .start = start,
			                             .length = home,
			                             .pose =
			                                 event->figure == FIGURE_ABBOT ? POSE_ABBOT : POSE_STANDING};
			flight.from = (struct vec){event->cell.x + 0.5f, event->cell.y + 0.55f};
			add(play, &flight);
		}
	}
}

void play_motion_finish(struct play *play)
{
	play->flight_count = 0;
	play->settle_start = play->snap_start = play->turn_start = 0;
	if (play->camera_length) {
		play->camera = play->to;
		play->camera_length = 0;
	}
}

/* Is a motion of this length under way that began then? */
static bool moves(const struct play *play, uint64_t start, int milliseconds, uint64_t now)
{
	int length = theme_motion(&play->theme, milliseconds);
	return start && length > 0 && now < start + (uint64_t)length;
}

bool play_motion_runs(const struct play *play, uint64_t now)
{
	for (int i = 0; i < play->flight_count; i++)
		if (!over(&play->flights[i], now))
			return true;
	return play->camera_length > 0 || moves(play, play->settle_start, MOTION_SETTLE, now) ||
	       moves(play, play->snap_start, MOTION_SNAP, now) || moves(play, play->turn_start, MOTION_TURN, now);
}

float play_snap(const struct play *play, uint64_t now)
{
	if (!moves(play, play->snap_start, MOTION_SNAP, now))
		return 1;
	float length = (float)theme_motion(&play->theme, MOTION_SNAP);
	return ease_out_back((float)(now - play->snap_start) / length, 1.6f);
}

float play_turn_angle(const struct play *play, uint64_t now)
{
	if (!moves(play, play->turn_start, MOTION_TURN, now))
		return 0;
	float length = (float)theme_motion(&play->theme, MOTION_TURN);
	return play->turn_from * (1 - ease_out_cubic((float)(now - play->turn_start) / length));
}

/* The same tile shown otherwise than before turns there, from where it is. */
void play_turn_show(struct play *play, int type, int rotation, uint64_t now)
{
	int step = (rotation - play->shown_rotation) & 3;
	if (type == play->shown_type && step) {
		const float quarter = 1.5707963f;
		play->turn_from = play_turn_angle(play, now) - (step == 3 ? -quarter : (float)step * quarter);
		play->turn_start = now;
	}
	play->shown_type = type;
	play->shown_rotation = rotation;
}

/* Points that are still in the air are not on the track yet. */
int32_t play_shown_score(const struct play *play, int seat, uint64_t now)
{
	int32_t score = game_score(session_game(play->session), seat);
	for (int i = 0; i < play->flight_count; i++)
		if (play->flights[i].kind == FLIGHT_POINTS && play->flights[i].seat == seat &&
		    !over(&play->flights[i], now))
			score -= play->flights[i].points;
	return score;
}

static void draw_points(struct play *play, struct draw *draw, const struct play_flight *flight, float t)
{
	struct vec from = camera_point(&play->camera, play->layout.stage, flight->from.x, flight->from.y);
	struct vec to = play_track_space(play, (int)(game_score(session_game(play->session), flight->seat)));
	/* Read first, then fly: the first 45 % it stands over its feature. */
	float way = t < 0.45f ? 0 : ease_in_out((t - 0.45f) / 0.55f);
	float rise = t < 0.12f ? t / 0.12f : 1;
	float x = from.x + (to.x - from.x) * way, y = from.y + (to.y - theme_stroke(&play->theme, 40) - from.y) * way;
	y -= theme_stroke(&play->theme, 34) * rise * (1 - way);
	struct text_style style = theme_text(&play->theme, TYPE_SUBHEAD);
	style.face = FACE_SERIF;
	style.bold = true;
	int badge = play_px(play, 30),
	    wide = text_width(draw->metrics, &style, flight->text) + badge + play_px(play, 34);
	struct rect box = {(int)x - wide / 2, (int)y - play_px(play, 22), wide, play_px(play, 44)};
	struct skin pill = theme_skin(&play->theme, SKIN_PROMPT);
	draw_alpha_push(draw, t < 0.08f ? t / 0.08f : 1);
	draw_skin(draw, box, &pill);
	draw_badge(draw, (float)box.x + theme_stroke(&play->theme, 24), (float)box.y + (float)box.h / 2, (float)badge,
	           play_seat_color(play, flight->seat));
	draw_text(draw, (struct rect){box.x + badge + play_px(play, 16), box.y, box.w, box.h}, ALIGN_LEFT, &style,
	          flight->text);
	draw_alpha_pop(draw);
}

static void draw_home(struct play *play, struct draw *draw, const struct play_flight *flight, float t)
{
	struct vec from = camera_point(&play->camera, play->layout.stage, flight->from.x, flight->from.y);
	struct rect card = play->layout.cards[flight->seat];
	float way = ease_in_out(t), height = (float)play->camera.size * 0.36f, end = theme_stroke(&play->theme, 34);
	float x = from.x + ((float)card.x + (float)card.w * 0.3f - from.x) * way;
	float y = from.y + ((float)card.y + (float)card.h * 0.7f - from.y) * way;
	/* A walk hops. */
	y -= fabsf(sinf(t * 9.42f)) * theme_stroke(&play->theme, 16) * (1 - t);
	draw_figure(draw, x, y, height + (end - height) * way, flight->pose, play_seat_color(play, flight->seat),
	            LOOK_NORMAL, 1);
}

/* What was completed shines while its points are read. */
static void draw_shine(struct play *play, struct frame *frame, const struct play_flight *flight, float t)
{
	const struct game *game = session_game(play->session);
	float alpha = t < 0.1f ? t / 0.1f : t > 0.5f ? (0.65f - t) / 0.15f : 1;
	if (t >= 0.65f || !game_feature_at(game, flight->cell.x, flight->cell.y, flight->spot, play->feature))
		return;
	struct light how = {.fill = rgba(0xFFF3C4, 0.34f),
	                    .rim = rgb(play_seat_colors(play, flight->seat)->body),
	                    .halo = rgb(COLOUR_HALO),
	                    .rim_width = 0.034f,
	                    .rim_on_open = true,
	                    .soft = true,
	                    .scaled = play->camera_length > 0};
	light_feature(frame->draw, play->board, game, play->feature, &how, &play->camera, play->layout.stage, alpha);
}

static bool under_way(const struct play_flight *flight, uint64_t now, float *t)
{
	*t = (float)(now - flight->start) / (float)flight->length;
	return now >= flight->start && !over(flight, now);
}

void play_motion_draw(struct play *play, struct frame *frame)
{
	float t;
	for (int i = 0; i < play->flight_count && !frame->still; i++)
		if (play->flights[i].kind == FLIGHT_POINTS && under_way(&play->flights[i], frame->now, &t))
			draw_shine(play, frame, &play->flights[i], t);
}

void play_motion_over(struct play *play, struct draw *draw, uint64_t now)
{
	float t;
	for (int i = 0; i < play->flight_count; i++) {
		const struct play_flight *flight = &play->flights[i];
		if (!under_way(flight, now, &t))
			continue;
		if (flight->kind == FLIGHT_POINTS)
			draw_points(play, draw, flight, t);
		else
			draw_home(play, draw, flight, t);
	}
}
