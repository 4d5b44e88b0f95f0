/* The players' time, as tabs at the panel's left edge, each beside its card. */
#include "view/play/panel/panel.h"

void play_clocks(const struct play *play, struct draw *draw)
{
	const struct clock *clock = session_clock(play->session);
	const struct play_layout *layout = &play->layout;
	if (!clock->minutes)
		return;
	/* Beside what stands next to the cards, not on it. */
	int edge = layout->decide.w ? layout->decide.x : layout->sheet.w ? layout->sheet.x : layout->rail.x;
	for (int seat = 0; seat < game_player_count(session_game(play->session)); seat++) {
		bool active = seat == play->found.seat, out = clock->left[seat] == 0;
		struct text_style style = theme_text_color(&play->theme, TYPE_BUTTON, COLOR_CREAM);
		struct skin skin = theme_skin(&play->theme, SKIN_TOOLTIP);
		struct rect card = layout->cards[seat];
		char text[16];
		clock_words(clock, seat, text, sizeof text);
		style.bold = active;
		int wide = text_width(draw->metrics, &style, "00:00") + play_px(play, 16), tall = play_px(play, 28);
		if (out) {
			skin.top = skin.bottom = rgb(COLOR_REFUSE);
			wide += play_px(play, 20);
		}
		if (active) {
			skin.rim = rgb(play_seat_colors(play, seat)->body);
			skin.rim_width = theme_stroke(&play->theme, 3);
		}
		struct rect box = {edge - wide - play_px(play, active ? 18 : 2), card.y + (card.h - tall) / 2, wide,
		                   tall};
		draw_skin(draw, box, &skin);
		if (out)
			draw_icon(draw, rect_cut_left(&box, play_px(play, 24)), play_px(play, 18), ICON_WARN,
			          rgb(COLOR_CREAM));
		draw_text(draw, box, ALIGN_CENTER, &style, text);
	}
}
