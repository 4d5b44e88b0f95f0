/* What a player would have if the game ended now, part by part: what he has, and every score of the final scoring that
 * would be his.  Pointing at a line lights it on the table: nothing counts that cannot be seen. */
#include "view/play/panel/panel.h"

#include <stdio.h>

/* Where "→ 34" stands on the card, or would. */
void play_parts_click(struct play *play, struct ui *ui, int seat)
{
	struct rect box = play->layout.cards[seat];
	int wide = play_px(play, play->theme.compact ? 62 : 84);
	box = rect_cut_right(&box, wide);
	if (box.h > play_px(play, 44)) /* else the score of a card of one line stands for it */
		rect_cut_top(&box, box.h * 45 / 100);
	struct ui_answer answer = ui_item_round(ui, ui_name_at("play.parts", seat), box, 0, 6 * play->theme.scale);
	char tip[160];
	snprintf(tip, sizeof tip, tr("If the game ended now: %d. A click shows what that is made of."),
	         (int)play->found.projection[seat]);
	const char *keep = play_keep_told(play, seat) ? play_badges_tip(play, ui->draw, seat) : "";
	bool shown = play->panel.sheet == SHEET_PARTS && play->panel.parts_seat == seat;
	if (!shown)
		ui_tip(ui, keep[0] ? draw_format(ui->draw, "%s\n%s", tip, keep) : tip);
	if (!answer.click)
		return;
	play->panel.parts_seat = seat;
	play_sheet_show(play, shown ? SHEET_NONE : SHEET_PARTS, ui->now);
}

/* A line: words, points at the right; true while it is pointed at. */
static bool line(struct play *play, struct ui *ui, int i, struct rect box, const char *words, const char *sum,
                 int points)
{
	struct text_style title = theme_text(&play->theme, TYPE_BODY),
	                  small = theme_text_color(&play->theme, TYPE_SMALL, COLOR_INK2),
	                  number = theme_text(&play->theme, TYPE_SUBHEAD);
	bool hover = ui_item(ui, ui_name_at("play.part", i), box, 0).hover;
	if (hover) {
		struct skin skin = theme_skin(&play->theme, SKIN_CARD_CHOSEN);
		draw_skin(ui->draw, box, &skin);
	}
	struct rect in = rect_inset(box, play_px(play, 6));
	draw_text(ui->draw, rect_cut_right(&in, play_px(play, 52)), ALIGN_RIGHT, &number,
	          draw_format(ui->draw, i ? "+%d" : "%d", points));
	rect_cut_right(&in, play_px(play, 8));
	if (!sum[0]) {
		draw_text(ui->draw, in, ALIGN_LEFT, &title, words);
		return hover;
	}
	int top = in.y + (in.h - title.line - small.line) / 2;
	draw_text(ui->draw, (struct rect){in.x, top, in.w, title.line}, ALIGN_LEFT, &title, words);
	draw_text(ui->draw, (struct rect){in.x, top + title.line, in.w, small.line}, ALIGN_LEFT, &small, sum);
	return hover;
}

static const char *part_words(const struct event *event)
{
	switch (event->reason) {
	case SCORE_KING:
		return tr("King");
	case SCORE_ROBBER:
		return tr("Robber Baron");
	case SCORE_GOODS:
		return tr("Trade goods");
	default:
		return words_feature(event->feature);
	}
}

static void point_at(struct play *play, const struct event *event)
{
	const struct play_card *card = event->reason == SCORE_KING     ? &play->found.cards[CARD_KING]
	                               : event->reason == SCORE_ROBBER ? &play->found.cards[CARD_ROBBER]
	                                                               : NULL;
	if (card && card->lies)
		play_light(play, card->cell, card->spot);
	else if (!card && event->reason != SCORE_GOODS)
		play_light(play, event->cell, event->spot);
}

void play_parts_sheet(struct play *play, struct ui *ui)
{
	const struct event_list *final = session_final(play->session);
	int seat = play->panel.parts_seat, row = play_px(play, play->theme.compact ? 48 : 56), n = 0, count = 1;
	char name[WORDS_NAME_SIZE];
	struct rect rest = play_sheet_frame(play, ui, words_name(play->session, seat, name, sizeof name),
	                                    draw_format(ui->draw, "→ %d", (int)play->found.projection[seat]), NULL);
	struct text_style note = theme_text_color(&play->theme, TYPE_SMALL, COLOR_INK2);
	const char *words = tr("If the game ended now. Point at a line to see it on the table.");
	draw_text_block(ui->draw, rect_cut_top(&rest, text_block_height(ui->draw->metrics, &note, words, rest.w)),
	                ALIGN_LEFT, &note, words);
	rect_cut_top(&rest, play_px(play, 8));
	int score = (int)play->found.projection[seat];
	for (int i = 0; i < final->count; i++) {
		bool his = final->items[i].kind == EVENT_SCORED && final->items[i].seat == seat;
		count += his;
		score -= his ? (int) final->items[i].points : 0;
	}
	struct rect in = scroll_begin(ui, ui_name("play.parts.scroll"), rest, count * row, &play->panel.sheet_scroll);
	/* What this turn would complete is paid, but not on the track yet. */
	bool same = score == (int)game_score(session_game(play->session), seat);
	line(play, ui, n++, rect_cut_top(&in, row), tr("On the score track"), same ? "" : tr("with this turn"), score);
	for (int i = 0; i < final->count; i++) {
		const struct event *event = &final->items[i];
		char sum[WORDS_SIZE];
		if (event->kind != EVENT_SCORED || event->seat != seat)
			continue;
		words_score(play->session, event, sum, sizeof sum);
		if (line(play, ui, n++, rect_cut_top(&in, row), part_words(event), sum, (int)event->points))
			point_at(play, event);
	}
	scroll_end(ui, ui_name("play.parts.scroll"), rest, count * row, &play->panel.sheet_scroll);
}
