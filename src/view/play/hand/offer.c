/* The kinds of figure that can be put, in a row: which one the places are for. */
#include "view/play/hand/hand.h"

/* How many places it has now, or why none. */
static const char *kind_tip(const struct play *play, struct draw *draw, int figure)
{
	const struct play_kind *kind = &play->found.kinds[figure];
	if (kind->places && !kind->here)
		return words_kind(figure);
	if (kind->places)
		return draw_format(
		    draw, trn("%s: %d place on this tile", "%s: %d places on this tile", (unsigned long)kind->here),
		    words_kind(figure), kind->here);
	return draw_format(draw, tr("%s: %s"), words_kind(figure),
	                   kind->supply ? tr("no place on this tile") : tr("on the table already"));
}

/* Room for whatever the chosen one is called, behind all of them: where each stands changes with no choice. */
static int word_width(const struct play *play, struct ui *ui, const struct text_style *style)
{
	int most = 0;

	for (int figure = 0; figure < PIECES_MAX; figure++) {
		int width =
		    play->found.kinds[figure].in_game ? text_width(ui_metrics(ui), style, words_kind(figure)) : 0;
		most = width > most ? width : most;
	}
	return most;
}

static void kind_button(struct play *play, struct ui *ui, struct rect box, int figure)
{
	const struct play_kind *kind = &play->found.kinds[figure];
	bool chosen = play->offer.figure == figure;
	int color = play_seat_color(play, play->found.seat);
	ui_id id = ui_name_at("play.offer", figure);
	struct ui_answer a = ui_item(ui, id, box, 0);
	ui_tip(ui, kind_tip(play, ui->draw, figure));
	ui_tell(ui, words_kind(figure), NULL);
	theme_draw_pointed(ui->draw, &ui->theme,
	                   chosen         ? SKIN_CARD_CHOSEN
	                   : kind->places ? SKIN_CARD
	                                  : SKIN_CARD_OFF,
	                   a.hover && !chosen, box);
	/* Without how many places there are: beside this picture a number is of figures, as on the player's card. */
	enum figure_pose pose = figure_pose_mark(figure);
	float tall = (float)box.h * figure_mark_height(figure);
	float room = (float)(box.w - ui_px(ui, 6)), wide = figure_width(pose, tall);
	if (wide > room) /* eight kinds, some of them broad, and a narrow panel */
		tall *= room / wide;
	draw_figure(ui->draw, (float)box.x + (float)box.w / 2, (float)box.y + (float)box.h * 0.79f, tall, pose, color,
	            kind->supply ? LOOK_NORMAL : LOOK_SPENT, kind->places || !kind->supply ? 1 : 0.6f);
	if (a.dragging && ui->input.kind == INPUT_MOVE && kind->supply && !play->drag.figure && !play_hands_off(play))
		play_drag_supply(play, figure, ui->x, ui->y, ui->now);
	if (a.click && !a.dragging)
		play_offer(play, figure, ui->now);
}

void play_offer_row(struct play *play, struct ui *ui, struct rect box)
{
	int count = play->found.kind_count, gap = play_px(play, 6),
	    tall = box.h - play_px(play, play->theme.compact ? 2 : 4);
	struct text_style bold = text_bold(theme_text_color(
	    &play->theme, TYPE_SMALL, play->found.kinds[play->offer.figure].places ? COLOR_INK : COLOR_INK_OFF));
	int word = word_width(play, ui, &bold) + gap, cap = key_cap_width(ui, "G") + gap, least = play_px(play, 40);
	int room = box.w - (count - 1) * gap - word;

	/* The key goes first where the row is narrow, then the word. */
	if (room - cap >= count * least) {
		struct rect at = rect_cut_right(&box, cap);
		key_cap(ui, at.x + gap, at.y + at.h / 2 - play_px(play, 4), "G");
		room -= cap;
	}
	if (room >= count * least) {
		struct rect at = rect_cut_right(&box, word);
		at.y -= play_px(play, 2);
		at.h = tall;
		draw_text(ui->draw, rect_moved(at, gap, 0), ALIGN_LEFT, &bold, words_kind(play->offer.figure));
	}
	int width = (box.w - (count - 1) * gap) / count, x = box.x;
	for (int figure = 0; figure < PIECES_MAX; figure++) {
		if (!play->found.kinds[figure].in_game)
			continue;
		kind_button(play, ui, rect_make(x, box.y - play_px(play, 2), width, tall), figure);
		x += width + gap;
	}
}
