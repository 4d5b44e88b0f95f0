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
	if (!game_feature_at(game, event->cell.x, event->cell.y, event->spot, play->feature))
		return;
	light_feature(draw, play->board, game, play->feature, &how, &play->view.camera, play->layout.stage, 1);
	play_followers_over(play, draw, false);
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

/* What is told of the points of a feature: over what, in cells, and how many of the same stand below it there. */
struct paid {
	const struct event *event;
	struct vec foot;
	int before;
};

static int paid_find(struct play *play, struct paid paid[FEATURES_MAX])
{
	const struct history *history = session_history(play->session);
	int first = paid_first(play), count = 0;
	for (int i = first; i < history->event_count && count < FEATURES_MAX; i++) {
		if (!has_place(&history->events[i]))
			continue;
		struct paid *one = &paid[count++];
		*one = (struct paid){.event = &history->events[i], .foot = paid_foot(play, history, first, i)};
		for (const struct paid *other = paid; other < one; other++)
			one->before += paid_same(other->event, one->event) &&
			               fabsf(other->foot.x - one->foot.x) < 0.6f &&
			               fabsf(other->foot.y - one->foot.y) < 0.6f;
	}
	return count;
}

/* The middle of its pill, over who stands or, on a field, lies there. */
static float paid_above(const struct paid *paid, float size, float side)
{
	float high = figure_on_tile(size) * (paid->event->feature == FEATURE_FIELD ? 0.3f : 1);
	return high + side * (0.7f + 1.08f * (float)paid->before);
}

static float pill_side(const struct play *play)
{
	return fmaxf((float)play->view.camera.size * PILL_SIDE, theme_stroke(&play->theme, 24));
}

static struct text_style pill_style(const struct play *play)
{
	struct text_style style = text_serif(theme_text(&play->theme, TYPE_SUBHEAD));
	style.px = (int)(pill_side(play) * 0.72f);
	return style;
}

/* A badge and a number in a pill. */
static struct rect pill_box(struct play *play, struct draw *draw, const struct paid *paid)
{
	float side = pill_side(play);
	struct text_style style = pill_style(play);
	struct vec at = play_on_screen(play, paid->foot);
	at.y -= paid_above(paid, (float)play->view.camera.size, side);
	return rect_about(at,
	                  text_width(draw->metrics, &style, draw_format(draw, "+%d", (int)paid->event->points)) +
	                      (int)(side * 1.5f),
	                  (int)side);
}

static void draw_points(struct play *play, struct draw *draw, struct rect box, const struct event *event)
{
	struct skin skin = theme_skin(&play->theme, SKIN_PILL);
	struct text_style style = pill_style(play);
	float side = pill_side(play), middle = (float)box.y + (float)(box.h / 2);
	skin.rim = rgb(COLOR_TOOLTIP);
	skin.rim_width = theme_stroke(&play->theme, 2);
	draw_skin(draw, box, &skin);
	draw_badge(draw, (float)box.x + side * 0.55f, middle, side * 0.86f, play_seat_color(play, event->seat));
	rect_cut_left(&box, (int)(side * 1.05f));
	draw_text(draw, box, ALIGN_LEFT, &style, draw_format(draw, "+%d", (int)event->points));
}

float play_paid_top(struct play *play)
{
	struct paid paid[FEATURES_MAX];
	float top = CELL_MAX;
	for (int i = 0, count = paid_find(play, paid); i < count; i++)
		top = fminf(top, paid[i].foot.y - paid_above(&paid[i], 100, 100 * PILL_SIDE) / 100 - PILL_SIDE / 2);
	return top;
}

void play_paid_flat(struct play *play, struct draw *draw)
{
	const struct history *history = session_history(play->session);
	int first = paid_first(play);
	for (int i = first; i < history->event_count; i++)
		if (has_place(&history->events[i]) && score_info(history->events[i].reason)->counts)
			draw_scored(play, draw, history, first, i);
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
	struct paid paid[FEATURES_MAX];
	for (int i = 0, count = paid_find(play, paid); i < count; i++) {
		struct rect box = pill_box(play, draw, &paid[i]);
		draw_points(play, draw, plates_lay(&plates, box, bounds), paid[i].event);
	}
}
