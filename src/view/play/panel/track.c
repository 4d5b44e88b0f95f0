/* The score track of 50 spaces: lying from 50 on, laps told from 100. */
#include "view/play/panel/panel.h"
#include "view/table/track.h"

void play_track(struct play *play, struct ui *ui)
{
	const struct theme *theme = &play->theme;
	const struct game *game = session_game(play->session);
	struct score_track track = {.theme = theme,
	                            .inside = rect_inset(play->layout.track, play_px(play, theme->compact ? 4 : 5)),
	                            .rows = theme->small ? 2 : 1,
	                            .head = play_px(play, theme->compact ? 12 : 14),
	                            .number = theme_text_color(theme, TYPE_LABEL, COLOR_INK2),
	                            .count = game_player_count(game)};
	if (play_wall(play))
		return;
	track.number.face = FACE_SERIF;
	track.number.tracking = 0;
	track.lap_px = track.number.px * 9 / 10;
	for (int seat = 0; seat < track.count; seat++) {
		int score = (int)play_shown_score(play, seat, ui->now);
		track.markers[seat] = (struct track_marker){(int)game_color(game, seat), score, score};
	}
	ui_block(ui, ui_name("play.track"), play->layout.track);
	theme_draw(ui->draw, theme, SKIN_TRACK, play->layout.track);
	track_draw(ui->draw, &track);
}
