/* The score track of 50 spaces: lying from 50 on, laps told from 100. */
#include "view/play/panel/panel.h"

/* What a space keeps free for its number, above the figures. */
static int number_height(const struct play *play) { return play_px(play, play->theme.compact ? 12 : 14); }

static void draw_spaces(struct play *play, struct draw *draw)
{
	struct text_style style = theme_text_color(&play->theme, TYPE_LABEL, COLOR_INK2);
	style.face = FACE_SERIF;
	style.tracking = 0;
	int rows = play_track_rows(play);
	for (int space = 0; space < TRACK_SPACES; space++) {
		struct rect box = play_track_box(play, space);
		uint32_t fill = space % 5 == 0 ? rgb(0xDABF87) : space % 2 ? rgb(0xEADAB2) : rgb(0xE3D0A2);
		draw_fill(draw, box, fill);
		draw_fill(draw, (struct rect){box.x, box.y, 1, box.h}, rgba(COLOR_LINE, 0.8f));
		if (space % 5 == 0 && rows == 1) {
			struct rect number = {box.x - box.w / 2, box.y, box.w * 2, number_height(play)};
			draw_text(draw, number, ALIGN_CENTER, &style, draw_format(draw, "%d", space));
		} else if (space % 5 == 0) {
			struct text_style tiny = style;
			tiny.px = box.h * 9 / 20;
			struct rect number = {box.x + 2, box.y, box.w, box.h / 2};
			draw_text(draw, number, ALIGN_LEFT, &tiny, draw_format(draw, "%d", space));
		}
	}
	struct rect inside = play_track_inside(play);
	draw_outline(draw, inside, 3, 1, rgba(COLOR_LINE, 1));
}

/* A player's figure on the track. */
struct marker {
	int color, score;
	float x, y, height;
};

static struct marker marker_of(struct play *play, struct ui *ui, int seat, int beside, int of)
{
	const struct game *game = session_game(play->session);
	int score = (int)play_shown_score(play, seat, ui->now);
	struct rect box = play_track_box(play, score % TRACK_SPACES);
	float height = (float)box.h * 0.54f, most = theme_stroke(&play->theme, 31);
	float room = (float)(box.h - number_height(play)) - theme_stroke(&play->theme, 3);
	if (play_track_rows(play) == 1) /* its head may stand over the numbers */
		height = room + (float)number_height(play) * 0.6f;
	height = height > most ? most : height;
	/* All of them stay on the track, a step aside at its ends. */
	float reach = height * (figure_beside(of - 1, of) + 0.5f) + theme_stroke(&play->theme, 4);
	struct rect inside = play_track_inside(play);
	float least = (float)inside.x + reach, last = (float)(inside.x + inside.w) - reach,
	      middle = (float)box.x + (float)box.w / 2;
	middle = middle < least ? least : middle > last ? last : middle;
	float y = (float)box.y + (float)box.h - theme_stroke(&play->theme, 2);
	y -= of > 3 && beside % 2 ? height * 0.2f : 0;
	return (struct marker){(int)game_color(game, seat), score, middle + height * figure_beside(beside, of), y,
	                       height};
}

static void draw_marker(struct draw *draw, const struct marker *marker)
{
	bool lies = marker->score >= TRACK_SPACES;
	draw_figure(draw, marker->x, lies ? marker->y - marker->height * 0.32f : marker->y, marker->height,
	            lies ? POSE_LYING : POSE_STANDING, marker->color, LOOK_NORMAL, 1);
}

/* Is anybody's figure this many spaces away, either end included? */
static bool anybody(const struct play *play, uint64_t now, int score, int from, int to)
{
	int players = game_player_count(session_game(play->session)), space = score % TRACK_SPACES;
	for (int seat = 0; seat < players; seat++) {
		int away = (int)play_shown_score(play, seat, now) % TRACK_SPACES - space;
		if (away >= from && away <= to)
			return true;
	}
	return false;
}

/* The laps behind him: to the right of him, or to the left where the track ends or somebody stands. */
static void draw_laps(struct play *play, struct ui *ui, const struct marker *marker)
{
	struct draw *draw = ui->draw;
	int laps = marker->score / TRACK_SPACES, space = marker->score % TRACK_SPACES;
	if (laps == 0)
		return;
	struct text_style style = theme_text_color(&play->theme, TYPE_LABEL, COLOR_CREAM);
	style.tracking = 0;
	style.px = style.px * 9 / 10;
	const char *text = draw_format(draw, "+%d", laps * TRACK_SPACES);
	int wide = text_width(draw->metrics, &style, text) + play_px(play, 10), tall = play_px(play, 18);
	int half = (int)(marker->height * 0.5f), covered = 1 + (half + wide) / play_track_box(play, space).w;
	struct rect pill = {(int)marker->x + half,
	                    (int)(marker->y - marker->height * 0.32f) - tall / 2 + play_px(play, 5), wide, tall};
	struct rect left = pill, inside = play_track_inside(play);
	left.x = (int)marker->x - half - wide;
	bool taken = anybody(play, ui->now, marker->score, 1, covered) && left.x > inside.x &&
	             !anybody(play, ui->now, marker->score, -covered, -1);
	if (taken || pill.x + wide > inside.x + inside.w)
		pill = left;
	draw_dark_pill(draw, pill);
	draw_text(draw, pill, ALIGN_CENTER, &style, text);
}

void play_track(struct play *play, struct ui *ui)
{
	const struct game *game = session_game(play->session);
	int players = game_player_count(game);
	if (play_wall(play))
		return;
	ui_block(ui, ui_name("play.track"), play->layout.track);
	theme_draw(ui->draw, &play->theme, SKIN_TRACK, play->layout.track);
	draw_spaces(play, ui->draw);
	/* Below all figures what is told of them; then the figures, those a step back first. */
	for (int n = 0; n < 3 * players; n++) {
		int seat = n % players, beside = 0, of = 0;
		int space = (int)play_shown_score(play, seat, ui->now) % TRACK_SPACES;
		for (int other = 0; other < players; other++) {
			if ((int)play_shown_score(play, other, ui->now) % TRACK_SPACES != space)
				continue;
			beside += other < seat;
			of++;
		}
		struct marker marker = marker_of(play, ui, seat, beside, of);
		bool back = of > 3 && beside % 2 == 1;
		if (n < players)
			draw_laps(play, ui, &marker);
		else if (back == (n < 2 * players))
			draw_marker(ui->draw, &marker);
	}
}
