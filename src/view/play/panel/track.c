/* The score track of 50 spaces: lying from 50 on, laps told from 100. */
#include "view/play/panel/panel.h"

/* What a space keeps free for its number, above the figures. */
static int number_height(const struct play *play) { return play_px(play, play->theme.compact ? 13 : 16); }

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
			tiny.px = box.h / 3;
			struct rect number = {box.x, box.y, box.w, box.h / 2};
			draw_text(draw, number, ALIGN_LEFT, &tiny, draw_format(draw, "%d", space));
		}
	}
	struct rect inside = play_track_inside(play);
	draw_outline(draw, inside, 3, 1, rgba(COLOR_LINE, 1));
}

static void draw_marker(struct play *play, struct ui *ui, int seat, int beside, int of)
{
	struct draw *draw = ui->draw;
	const struct game *game = session_game(play->session);
	int score = (int)play_shown_score(play, seat, ui->now), laps = score / TRACK_SPACES;
	struct rect box = play_track_box(play, score % TRACK_SPACES);
	float height = (float)box.h * 0.54f, most = theme_stroke(&play->theme, 31);
	float room = (float)(box.h - number_height(play)) - theme_stroke(&play->theme, 3);
	if (play_track_rows(play) == 1)
		height = room;
	height = height > most ? most : height;
	/* All of them stay on the track, a step aside at its ends. */
	float reach = height * (figure_beside(of - 1, of) + 0.5f);
	struct rect inside = play_track_inside(play);
	float least = (float)inside.x + reach, last = (float)(inside.x + inside.w) - reach,
	      middle = (float)box.x + (float)box.w / 2;
	middle = middle < least ? least : middle > last ? last : middle;
	float x = middle + height * figure_beside(beside, of);
	float y = (float)box.y + (float)box.h - theme_stroke(&play->theme, 2);
	y -= of > 3 && beside % 2 ? height * 0.2f : 0;
	int color = (int)game_color(game, seat);
	if (laps == 0) {
		draw_figure(draw, x, y, height, POSE_STANDING, color, LOOK_NORMAL, 1);
		return;
	}
	draw_figure(draw, x, y - height * 0.32f, height, POSE_LYING, color, LOOK_NORMAL, 1);
	struct text_style style = theme_text_color(&play->theme, TYPE_LABEL, COLOR_CREAM);
	style.tracking = 0;
	style.px = style.px * 9 / 10;
	const char *text = draw_format(draw, "+%d", laps * TRACK_SPACES);
	int wide = text_width(draw->metrics, &style, text) + play_px(play, 10), tall = play_px(play, 18);
	struct rect pill = {(int)x + (int)(height * 0.5f), (int)(y - height * 0.32f) - tall / 2 + play_px(play, 5),
	                    wide, tall};
	if (pill.x + pill.w > box.x + box.w && score % TRACK_SPACES > TRACK_SPACES - 3)
		pill.x = (int)x - (int)(height * 0.5f) - wide;
	struct skin dark = {.radius = (float)tall / 2, .top = rgb(COLOR_TOOLTIP), .bottom = rgb(COLOR_TOOLTIP)};
	draw_skin(draw, pill, &dark);
	draw_text(draw, pill, ALIGN_CENTER, &style, text);
}

void play_track(struct play *play, struct ui *ui, struct frame *frame)
{
	const struct game *game = session_game(play->session);
	struct skin skin = theme_skin(&play->theme, SKIN_TRACK);
	int players = game_player_count(game);
	(void)frame;
	if (play_wall(play))
		return;
	ui_block(ui, ui_name("play.track"), play->layout.track);
	draw_skin(ui->draw, play->layout.track, &skin);
	draw_spaces(play, ui->draw);
	for (int n = 0; n < 2 * players; n++) {
		int seat = n % players, beside = 0, of = 0;
		int space = (int)play_shown_score(play, seat, ui->now) % TRACK_SPACES;
		for (int other = 0; other < players; other++) {
			if ((int)play_shown_score(play, other, ui->now) % TRACK_SPACES != space)
				continue;
			beside += other < seat;
			of++;
		}
		/* Those a step back first. */
		if ((of > 3 && beside % 2 == 1) == (n < players))
			draw_marker(play, ui, seat, beside, of);
	}
}
