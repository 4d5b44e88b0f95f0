/* What a player would have if the game ended now, part by part: what he has, and every score of the final scoring that
 * would be his.  Pointing at a line lights it on the table: nothing counts that cannot be seen.  In The Castle it is a
 * forecast, and called so: the empty area will shrink, "Score the game now" pays it as it lies. */
#include "view/play/panel/panel.h"
#include "text/say.h"

enum { PARTS_MAX = EVENTS_MAX + 1 };

/* Where "→ 34" stands on the card, or would. */
void play_parts_click(struct play *play, struct ui *ui, int seat)
{
	struct rect box = play->layout.cards[seat];
	int wide = play_px(play, play->theme.compact ? 62 : 84);
	box = rect_cut_right(&box, wide);
	if (box.h > play_px(play, 44)) /* else the score of a card of one line stands for it */
		rect_cut_top(&box, box.h * 45 / 100);
	for (int held = 0; held < HOLDINGS_MAX; held++) { /* what he holds is told, and taken up, for itself */
		struct rect mark = play->panel.token_boxes[seat][held];
		if (mark.w > 0 && rect_overlap(mark, box))
			rect_cut_left(&box, mark.x + mark.w - box.x);
	}
	float round = 6 * play->theme.scale;
	struct ui_answer answer = ui_item(ui, ui_name_at("play.parts", seat), box, UI_FOCUS);
	ui_focus_ring(ui, &answer, box, round);
	const char *tip = say(play_wall(play) ? tr("As the end looks now: %d. A click shows what that is made of.")
	                                      : tr("If the game ended now: %d. A click shows what that is made of."),
	                      (int)play->found.projection[seat]);
	const char *keep = play_keep_told(play, seat) ? play_badges_tip(play, seat) : "";
	bool shown = play->panel.sheet == SHEET_PARTS && play->panel.parts_seat == seat;
	if (!shown)
		ui_tip(ui, keep[0] ? draw_format(ui->draw, "%s\n%s", tip, keep) : tip);
	if (!answer.click)
		return;
	play->panel.parts_seat = seat;
	play_sheet_show(play, shown ? SHEET_NONE : SHEET_PARTS, ui->now);
}

/* A line: what brings points, how they are reckoned, as many lines as that takes, and the points at the right. */
struct part_line {
	const char *words, *sum;
	int points;
	bool first;
};

/* Cut off the top of the column; true while it is pointed at, or has the focus. */
static bool line_draw(struct play *play, struct ui *ui, int i, struct rect *column, const struct part_line *line)
{
	struct text_style title = theme_text(&play->theme, TYPE_BODY),
	                  small = theme_text_color(&play->theme, TYPE_SMALL, COLOR_INK2),
	                  number = theme_text(&play->theme, TYPE_SUBHEAD);
	int pad = play_px(play, 6), number_wide = play_px(play, 52), gap = play_px(play, 8),
	    least = play_px(play, play->theme.compact ? 48 : 56), tall = 0;
	if (line->sum[0])
		tall = text_block_height(ui->draw->metrics, &small, line->sum, column->w - 2 * pad - number_wide - gap);
	int high = title.line + tall + 2 * pad;
	struct rect box = rect_cut_top(column, high > least ? high : least), in = rect_inset(box, pad);
	struct ui_answer answer = ui_item(ui, ui_name_at("play.part", i), box, UI_FOCUS | UI_TOLD);
	bool hover = answer.hover || answer.ring;
	if (hover)
		theme_draw(ui->draw, &play->theme, SKIN_CARD_CHOSEN, box);
	draw_text(ui->draw, rect_part_right(&in, number_wide, gap), ALIGN_RIGHT, &number,
	          say(line->first ? "%d" : "+%d", line->points));
	struct rect words = rect_make(in.x, in.y + (in.h - title.line - tall) / 2, in.w, title.line + tall);
	draw_text(ui->draw, rect_cut_top(&words, title.line), ALIGN_LEFT, &title, line->words);
	draw_text_block(ui->draw, words, ALIGN_LEFT, &small, line->sum);
	return hover;
}

static const char *part_words(const struct event *event)
{
	return event->reason == SCORE_WALL ? castle_wall_name(event->wall)
	                                   : words_subject(&event->bill, event->feature);
}

static void point_at(struct play *play, const struct event *event)
{
	const struct play_card *card = event->reason == SCORE_HELD ? &play->found.cards[event->bill.holding] : NULL;
	if (card && card->lies)
		play_light(play, card->cell, card->spot);
	else if (!card && event->feature < FEATURE_KINDS && !words_placeless(&event->bill))
		play_light(play, event->cell, event->spot);
}

/* How a score is reckoned.  The keep is promised no more places than will stay empty (session_final.c). */
static const char *part_sum(const struct play *play, struct draw *draw, const struct event *event)
{
	const char *sum = words_score(event);
	if (score_info(event->reason)->corner) /* the title says what it is */
		sum = say("%s = %d", bill_sum(&event->bill, BILL_LIST), (int)event->points);
	if (event->reason != SCORE_KEEP || game_over(session_game(play->session)))
		return draw_format(draw, "%s", sum);
	return draw_format(draw, "%s. %s %s", sum, bill_rule_text(event->bill.rule),
	                   tr("Places that the tiles to come will take are left out."));
}

/* Another line reads the same: it is told by its place, where it has one. */
static bool is_alike(const struct event **events, const struct part_line *lines, int count, int i)
{
	bool alike = false;
	for (int k = 1; k < count; k++)
		alike |=
		    k != i && !strcmp(lines[k].sum, lines[i].sum) && !strcmp(part_words(events[k]), lines[i].words);
	return alike && events[i]->feature < FEATURE_KINDS && !words_placeless(&events[i]->bill);
}

/* The lines of the sheet, the score first; how many there are. */
static int lines_find(const struct play *play, struct draw *draw, const struct event **events, struct part_line *lines)
{
	const struct event_list *final = session_final(play->session);
	int seat = play->panel.parts_seat, count = 1, score = (int)play->found.projection[seat];
	for (int i = 0; i < final->count && count < PARTS_MAX; i++) {
		const struct event *event = &final->items[i];
		if (event->kind != EVENT_SCORED || event->seat != seat)
			continue;
		score -= (int)event->points;
		events[count] = event;
		lines[count++] =
		    (struct part_line){part_words(event), part_sum(play, draw, event), (int)event->points, false};
	}
	for (int i = 1; i < count; i++)
		if (is_alike(events, lines, count, i))
			lines[i].words =
			    draw_format(draw, "%s %s", lines[i].words, company_where(play->session, events[i]->cell));
	/* What this turn would complete is paid, but not on the track yet. */
	bool same = score == (int)game_score(session_game(play->session), seat);
	lines[0] = (struct part_line){tr("On the score track"), same ? "" : tr("with this turn"), score, true};
	return count;
}

void play_parts_sheet(struct play *play, struct ui *ui)
{
	const struct event *events[PARTS_MAX];
	struct part_line lines[PARTS_MAX];
	int seat = play->panel.parts_seat, count = lines_find(play, ui->draw, events, lines);
	struct rect rest = play_sheet_frame(play, ui, words_name(play->session, seat),
	                                    draw_format(ui->draw, "→ %d", (int)play->found.projection[seat]), NULL);
	struct text_style note = theme_text_color(&play->theme, TYPE_SMALL, COLOR_INK2);
	const char *words = play_wall(play) ? tr("As the end looks now. Point at a line to see it on the table.")
	                                    : tr("If the game ended now. Point at a line to see it on the table.");
	draw_text_block(ui->draw, rect_cut_top(&rest, text_block_height(ui->draw->metrics, &note, words, rest.w)),
	                ALIGN_LEFT, &note, words);
	rect_cut_top(&rest, play_px(play, 8));
	ui_id id = ui_name("play.parts.scroll");
	struct rect in = column_begin(ui, id, rest, &play->panel.sheet_scroll);
	for (int i = 0; i < count; i++)
		if (line_draw(play, ui, i, &in, &lines[i]) && i > 0)
			point_at(play, events[i]);
	column_end(ui, id, rest, &in, &play->panel.sheet_scroll);
}
