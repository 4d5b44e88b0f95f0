/* The players' time, as tabs at the panel's left edge, each beside its card. */
#include "view/play/panel/panel.h"

enum { CLOCK_LOW = 30000 }; /* milliseconds from where on it warns */

static void tell(const struct play *play, struct ui *ui, struct rect box, int seat)
{
	const struct clock *clock = session_clock(play->session);
	const char *name = session_name(play->session, seat);

	struct ui_answer answer = ui_item(ui, ui_name_at("play.clock", seat), box, UI_FOCUS | UI_TOLD);
	ui_focus_ring(ui, &answer, box, 6 * play->theme.scale);
	ui_tip(ui,
	       clock->left[seat] == 0
	           ? draw_format(ui->draw, tr("The time of %s has run out. It is only marked: the game goes on."), name)
	           : draw_format(ui->draw,
	                         trn("The time that %s has left for all turns; %d second more after each.",
	                             "The time that %s has left for all turns; %d seconds more after each.",
	                             (unsigned long)clock->more),
	                         name, clock->more));
}

void play_clocks(const struct play *play, struct ui *ui)
{
	const struct clock *clock = session_clock(play->session);
	const struct play_layout *layout = &play->layout;
	struct draw *draw = ui->draw;
	if (!clock->minutes)
		return;
	/* Beside what stands next to the cards, not on it. */
	int edge = layout->decide.w ? layout->decide.x : layout->sheet.w ? layout->sheet.x : layout->rail.x;
	for (int seat = 0; seat < game_player_count(session_game(play->session)); seat++) {
		bool active = seat == play->found.seat, out = clock->left[seat] == 0;
		struct text_style style = theme_text_color(&play->theme, TYPE_BUTTON, COLOR_CREAM);
		struct skin skin = theme_skin(&play->theme, SKIN_TOOLTIP);
		struct rect card = layout->cards[seat];
		const char *text = clock_words(clock, seat);
		style.bold = active;
		int wide = text_width(draw->metrics, &style, "00:00") + play_px(play, 16), tall = play_px(play, 28);
		if (out) {
			skin.top = skin.bottom = rgb(COLOR_REFUSE);
			wide += play_px(play, 20);
		} else if (clock->left[seat] < CLOCK_LOW) {
			skin.top = skin.bottom = rgb(COLOR_GOLD);
			style.color = rgb(COLOR_INK);
		}
		if (active) {
			skin.rim = rgb(play_seat_colors(play, seat)->body);
			skin.rim_width = theme_stroke(&play->theme, 3);
		}
		struct rect box = {edge - wide - play_px(play, active ? 18 : 2), card.y + (card.h - tall) / 2, wide,
		                   tall};
		draw_skin(draw, box, &skin);
		tell(play, ui, box, seat);
		if (out)
			draw_icon(draw, rect_cut_left(&box, play_px(play, 24)), play_px(play, 18), ICON_WARN,
			          rgb(COLOR_CREAM));
		draw_text(draw, box, ALIGN_CENTER, &style, text);
	}
}
