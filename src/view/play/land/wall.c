/* What lies and stands on the wall round a castle: wall tiles, markers; and the keeps inside it. */
#include "view/play/land/land.h"

#include <math.h>

/* A marker in pixels: on small tiles as high as the wall is broad, that it is found. */
static float marker_height(const struct play *play)
{
	float size = (float)play->view.camera.size, least = size < 48 ? size * 0.42f : 20;
	return size * 0.27f < least ? least : size * 0.27f;
}

static void draw_wall_tiles(struct play *play, struct draw *draw, const struct castle_board *wall)
{
	int wide = (int)lround(play->view.camera.size * (double)PAINT_WALL_TILE_WIDE);
	for (int corner = 0; corner < wall->corner_count; corner++) {
		if (!game_wall_lies(session_game(play->session), corner))
			continue;
		struct vec at = play_on_screen(play, board_corner_place(play->board, corner));
		struct rect box = {(int)lroundf(at.x) - wide / 2, (int)lroundf(at.y) - wide / 2, wide, wide};
		piece_wall_tile(draw, box, 0, 1);
	}
}

/* On the house it is the size of; beside a follower who stands there as well. */
static void draw_keeps(struct play *play, struct draw *draw, uint64_t now)
{
	const struct game *game = session_game(play->session);
	struct castle_keep keeps[PLAYERS_MAX];
	int count = game_player_count(game);
	for (int seat = 0; seat < count; seat++) {
		if (!game_keep(game, seat, &keeps[seat]) || play_keep_flies(play, seat, now))
			continue;
		struct vec at = board_anchor(play->board, game, keeps[seat].cell, keeps[seat].spot);
		/* Two on one house stand side by side. */
		for (int other = 0; other < count; other++) {
			struct castle_keep beside;
			if (other != seat && game_keep(game, other, &beside) &&
			    cell_same(beside.cell, keeps[seat].cell) && beside.spot.at == keeps[seat].spot.at)
				at.x += seat < other ? -0.2f : 0.2f;
		}
		play_keep_draw(play, draw, seat, at);
	}
}

/* "+100" beside a marker that has gone round, to the left where another stands at its right. */
static void draw_laps(struct play *play, struct draw *draw, struct vec at, float height, int round, bool left)
{
	struct text_style style = theme_text_color(&play->theme, TYPE_LABEL, COLOR_CREAM);
	const char *text = draw_format(draw, "+%d", round);
	style.tracking = 0;
	int wide = text_width(draw->metrics, &style, text) + play_px(play, 10), tall = play_px(play, 18);
	int x = (int)(at.x + height * (left ? -0.4f : 0.4f)) - (left ? wide : 0);
	struct rect pill = {x, (int)(at.y - height * 0.6f), wide, tall};
	draw_dark_pill(draw, pill);
	draw_text(draw, pill, ALIGN_CENTER, &style, text);
}

static void draw_markers(struct play *play, struct frame *frame, const struct castle_board *wall)
{
	const struct game *game = session_game(play->session);
	float height = marker_height(play);
	uint64_t now = frame->frozen ? UINT64_MAX : frame->now;
	int count = game_player_count(game);
	for (int seat = 0; seat < count; seat++) {
		struct vec place = play_marker_place(play, seat, now), at = play_on_screen(play, place);
		int score = (int)play_shown_score(play, seat, now);
		bool lies = score >= wall->space_count, left = false; /* R32 */
		for (int other = 0; other < count; other++) {
			struct vec beside = play_marker_place(play, other, now);
			if (other == seat || fabsf(beside.x - place.x) >= 0.1f || fabsf(beside.y - place.y) >= 0.1f)
				continue;
			/* one that lies takes more room than one that stands */
			at.x += height * figure_beside(seat < other ? 0 : 1, 2) * (lies ? 1.8f : 1);
			left = left || seat < other;
		}
		draw_figure(frame->draw, at.x, at.y, height, lies ? POSE_LYING : POSE_STANDING,
		            (int)game_color(game, seat), LOOK_NORMAL, 1);
		if (lies)
			draw_laps(play, frame->draw, at, height, score / wall->space_count * wall->space_count, left);
	}
}

/* "+6 → 42" above a point, and the wall tile that is won; at the edge of what is seen where the point lies outside. */
static void draw_gain(struct play *play, struct draw *draw, const struct play_landing *landing, struct vec at)
{
	struct text_style style = text_bold(theme_text_color(&play->theme, TYPE_SMALL, COLOR_CREAM));
	int space = castle_space_of(play_wall(play), landing->to), tall = play_px(play, 28), gap = play_px(play, 8);
	const char *text = draw_format(draw, "+%d → %d", landing->to - landing->from, space);
	bool won = landing->corner != CASTLE_NO_CORNER;
	int wide = text_width(draw->metrics, &style, text) + tall + 2 * gap + (won ? tall : 0);
	struct rect pill =
	    rect_within((struct rect){(int)at.x - wide / 2, (int)at.y - tall, wide, tall}, play->layout.stage);
	draw_dark_pill(draw, pill);
	rect_cut_left(&pill, play_px(play, 3));
	draw_badge_in(draw, rect_part_left(&pill, tall, gap / 2), (float)tall * 0.8f,
	              play_seat_color(play, landing->seat));
	if (won) {
		rect_cut_right(&pill, gap / 2);
		struct rect tile = rect_cut_right(&pill, tall);
		piece_wall_tile(draw, rect_inset(tile, play_px(play, 3)), 0, 1);
	}
	draw_text(draw, pill, ALIGN_LEFT, &style, text);
}

/* The way along the wall that a marker would go, where it would stop, and the wall tile it would take. */
static void draw_landing(struct play *play, struct draw *draw, const struct play_landing *landing)
{
	const struct player_colors *colors = play_seat_colors(play, landing->seat);
	float size = (float)play->view.camera.size, dot = size * 0.045f;
	dot = dot < 2 ? 2 : dot;
	for (int score = landing->from + 1; score < landing->to; score++) {
		struct vec at = play_score_place(play, score);
		draw_circle(draw, at.x, at.y - size * 0.05f, dot + theme_stroke(&play->theme, 1.5f), rgb(COLOR_HALO));
		draw_circle(draw, at.x, at.y - size * 0.05f, dot, rgb(colors->body));
	}
	struct vec at = play_on_screen(play, board_marker_place(play->board, landing->to));
	if (landing->corner != CASTLE_NO_CORNER) {
		struct vec corner = play_on_screen(play, board_corner_place(play->board, landing->corner));
		draw_ring(draw, corner.x, corner.y, size * 0.2f, theme_stroke(&play->theme, 5), rgb(COLOR_TOOLTIP));
		draw_ring(draw, corner.x, corner.y, size * 0.2f, theme_stroke(&play->theme, 3), rgb(COLOR_SLOT));
	}
	draw_figure(draw, at.x, at.y, marker_height(play),
	            landing->to >= play_wall(play)->space_count ? POSE_LYING : POSE_STANDING,
	            play_seat_color(play, landing->seat), LOOK_NORMAL, 0.6f);
	draw_gain(play, draw, landing, (struct vec){at.x, at.y - marker_height(play) - size * 0.06f});
}

void play_landings_draw(struct play *play, struct draw *draw)
{
	struct play_landing landings[PLAY_LANDINGS_MAX];
	int count = play->picture.wish.board_only || play_hands_off(play) ? 0 : play_landings(play, landings);
	for (int i = 0; i < count; i++)
		draw_landing(play, draw, &landings[i]);
}

void play_wall_draw(struct play *play, struct frame *frame)
{
	const struct castle_board *wall = play_wall(play);
	if (!wall)
		return;
	draw_wall_tiles(play, frame->draw, wall);
	draw_keeps(play, frame->draw, frame->frozen ? UINT64_MAX : frame->now);
	draw_markers(play, frame, wall);
}
