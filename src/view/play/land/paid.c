/* What was just scored, as long as that is the point of a picture: the land, who was sent home, and the points. */
#include "view/play/land/land.h"

#include <math.h>

#include "view/play/core/plates.h"

#define PILL_SIDE 0.24f /* how high a pill is, in tiles, where they are not small */

/* The first event of the turn, or where the game ends behind a picture of the turn, of its end. */
static int turn_first(const struct play *play)
{
	const struct history *history = session_history(play->session);
	const struct scenario *file = session_told(play->session);
	int last = history->ply_count - 1, step = session_told_step(play->session);
	bool shot = false;
	if (last < 0 || !history->plies[last].finish)
		return history_turn(history);
	while (step-- > 0 && file->steps[step].kind != STEP_END)
		;
	while (step-- > 0 && !step_is_move(&file->steps[step]))
		shot = shot || file->steps[step].kind == STEP_SHOT;
	return shot ? history->plies[last].first_event : history_turn(history);
}

static int paid_first(const struct play *play)
{
	int first = turn_first(play), told = play->picture.paid;
	return first > told ? first : told;
}

/* A badge and a number in a pill. */
struct paid_pill {
	struct rect box;
	struct text_style style;
	const char *text;
	float side;
	int seat;
};

static struct paid_pill paid_pill(struct play *play, struct draw *draw, struct vec at, int seat, int points)
{
	float side = fmaxf((float)play->view.camera.size * PILL_SIDE, theme_stroke(&play->theme, 24));
	struct paid_pill pill = {.style = text_serif(theme_text(&play->theme, TYPE_SUBHEAD)),
	                         .text = draw_format(draw, "+%d", points),
	                         .side = side,
	                         .seat = seat};
	pill.style.px = (int)(side * 0.72f);
	pill.box = rect_about(at, text_width(draw->metrics, &pill.style, pill.text) + (int)(side * 1.5f), (int)side);
	return pill;
}

static void draw_points(struct play *play, struct draw *draw, const struct paid_pill *pill)
{
	struct skin skin = theme_skin(&play->theme, SKIN_PILL);
	struct rect box = pill->box;
	float middle = (float)box.y + (float)(box.h / 2);
	skin.rim = rgb(COLOR_TOOLTIP);
	skin.rim_width = theme_stroke(&play->theme, 2);
	draw_skin(draw, box, &skin);
	draw_badge(draw, (float)box.x + pill->side * 0.55f, middle, pill->side * 0.86f,
	           play_seat_color(play, pill->seat));
	rect_cut_left(&box, (int)(pill->side * 1.05f));
	draw_text(draw, box, ALIGN_LEFT, &pill->style, pill->text);
}

/* What fields bring when the game ends is told at their cities; a point for a turn has no place. */
static bool has_place(const struct event *event)
{
	const struct score_info *info = score_info(event->reason);
	return event->kind == EVENT_SCORED && info->place && event->feature < FEATURE_KINDS && !info->corner &&
	       !(event->reason == SCORE_FARM && event->at_end);
}

/* Paid for one feature: both of them, in one scoring. */
static bool paid_same(const struct event *a, const struct event *b)
{
	return has_place(a) && has_place(b) && cell_same(a->cell, b->cell) && spot_same(a->spot, b->spot);
}

/* A rim round the feature, which keeps its colours: in his who was paid, golden where several were. */
static void draw_scored(struct play *play, struct draw *draw, const struct history *history, int first, int index)
{
	const struct game *game = session_game(play->session);
	const struct event *event = &history->events[index];
	bool shared = false;
	for (int i = first; i < history->event_count; i++) {
		shared |= paid_same(&history->events[i], event) && history->events[i].seat != event->seat;
		if (shared && i < index)
			return; /* it has its rim */
	}
	/* Inside a wall much of what shines is no wider than a follower. */
	bool walled = board_printed(play->board);
	struct light how = {.rim = shared ? rgb(COLOR_GOLD) : rgb(play_seat_colors(play, event->seat)->body),
	                    .halo = rgb(COLOR_HALO),
	                    .rim_width = walled ? 0.024f : 0.048f,
	                    .rim_on_open = true,
	                    .soft = true};
	if (game_feature_at(game, event->cell.x, event->cell.y, event->spot, play->feature))
		light_feature(draw, play->board, game, play->feature, &how, &play->view.camera, play->layout.stage, 1);
}

/* Of whoever went home: he was here, and he is not. */
#define RETURNED 0.55f

static bool same_place(const struct event *a, const struct event *b)
{
	return event_info(a->kind)->leaves && cell_same(a->cell, b->cell) && spot_same(a->spot, b->spot);
}

/* Several may have come to one place from a haven: beside each other, so that they can be counted. */
static void draw_returned(struct play *play, struct draw *draw, const struct history *history, int first, int index)
{
	const struct event *event = &history->events[index];
	struct vec at = play_place(play, event->cell, event->spot);
	float height = figure_on_tile(play->view.camera.size);
	enum figure_pose pose = figure_pose_on(event->figure, event->cell, event->spot);
	int before = 0, all = 0;
	for (int i = first; i < history->event_count; i++) {
		bool same = same_place(&history->events[i], event);
		before += same && i < index;
		all += same;
	}
	at.x += ((float)before - (float)(all - 1) / 2) * figure_width(pose, height) * 0.85f;
	draw_figure(draw, at.x, at.y, height, pose, play_seat_color(play, event->seat), LOOK_NORMAL, RETURNED);
}

/* Over what the points of a feature are told, in cells: a follower that stands or stood there, that is where one looks.
 */
static struct vec paid_foot(struct play *play, const struct history *history, int first, int index)
{
	const struct event *event = &history->events[index];
	const struct game *game = session_game(play->session);
	struct vec at = board_anchor(play->board, game, event->cell, event->spot);
	bool found = game_feature_at(game, event->cell.x, event->cell.y, event->spot, play->feature);
	for (int i = found ? play->feature->figure_count - 1 : -1; i >= 0; i--) { /* the first of his own */
		const struct feature_figure *figure = &play->feature->figures[i];
		if (figure->seat == event->seat)
			at = board_anchor(play->board, game, figure->cell, figure->spot);
	}
	for (int i = first; i < history->event_count; i++)
		if (history->events[i].kind == EVENT_RETURNED && history->events[i].seat == event->seat &&
		    history->events[i].spot.kind == event->feature)
			at = board_anchor(play->board, game, history->events[i].cell, history->events[i].spot);
	return at;
}

/* Pills of one feature that are told over the same place stand above each other: the n-th of those paid there before.
 */
static int paid_before(struct play *play, const struct history *history, int first, int index)
{
	const struct event *event = &history->events[index];
	struct vec at = paid_foot(play, history, first, index);
	int count = 0;
	for (int i = first; i < index; i++) {
		const struct event *other = &history->events[i];
		if (!paid_same(other, event))
			continue;
		struct vec there = paid_foot(play, history, first, i);
		count += fabsf(there.x - at.x) < 0.6f && fabsf(there.y - at.y) < 0.6f;
	}
	return count;
}

/* The middle of its pill, over who stands or, on a field, lies there. */
static float paid_above(const struct event *event, float size, float side, int before)
{
	float high = figure_on_tile(size) * (event->feature == FEATURE_FIELD ? 0.3f : 1);
	return high + side * (0.7f + 1.08f * (float)before);
}

static struct vec paid_place(struct play *play, const struct history *history, int first, int index)
{
	struct vec at = play_on_screen(play, paid_foot(play, history, first, index));
	float size = (float)play->view.camera.size, side = fmaxf(size * PILL_SIDE, theme_stroke(&play->theme, 24));
	at.y -= paid_above(&history->events[index], size, side, paid_before(play, history, first, index));
	return at;
}

float play_paid_top(struct play *play)
{
	const struct history *history = session_history(play->session);
	int first = paid_first(play);
	float top = CELL_MAX;
	for (int i = first; i < history->event_count; i++) {
		const struct event *event = &history->events[i];
		if (!has_place(event))
			continue;
		float above =
		    paid_above(event, 100, 100 * PILL_SIDE, paid_before(play, history, first, i)) / 100 + PILL_SIDE / 2;
		top = fminf(top, paid_foot(play, history, first, i).y - above);
	}
	return top;
}

void play_paid_flat(struct play *play, struct draw *draw)
{
	const struct history *history = session_history(play->session);
	int first = paid_first(play), before = draw->count;
	for (int i = first; i < history->event_count; i++)
		if (has_place(&history->events[i]) && score_info(history->events[i].reason)->counts)
			draw_scored(play, draw, history, first, i);
	if (draw->count > before)
		play_draw_again(play, draw, play->layout.table, BOARD_FIGURES);
	for (int i = first; i < history->event_count; i++)
		if (event_info(history->events[i].kind)->leaves)
			draw_returned(play, draw, history, first, i);
	play_walk_draw(play, draw);
}

void play_paid_over(struct play *play, struct draw *draw)
{
	const struct history *history = session_history(play->session);
	int first = paid_first(play);
	/* a table that is nearer than its file's pieces would cut some */
	struct rect bounds = play->picture.wish.board_only ? play->layout.table : (struct rect){0};
	struct plates plates;
	plates_find(play, draw, &plates);
	plates_add_figures(play, &plates);
	plates_add_shields(play, &plates);
	plates_add_signs(play, &plates);
	for (int i = first; i < history->event_count; i++) {
		const struct event *event = &history->events[i];
		if (event_info(event->kind)->leaves)
			plates_add(&plates, play_body(play, event->figure, event->cell, event->spot));
	}
	for (int i = first; i < history->event_count; i++) {
		const struct event *event = &history->events[i];
		if (!has_place(event))
			continue;
		struct paid_pill pill =
		    paid_pill(play, draw, paid_place(play, history, first, i), event->seat, (int)event->points);
		pill.box = plates_lay(&plates, pill.box, bounds);
		draw_points(play, draw, &pill);
	}
}
