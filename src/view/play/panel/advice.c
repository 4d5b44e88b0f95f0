/* The card of advice: what is asked, the reason as a sentence, and the moves with
 * what the others bring less than the best. */
#include "text/say.h"
#include "view/kit/form.h"
#include "view/play/hand/hand.h"
#include "view/play/panel/panel.h"

#include <string.h>

enum { HEAD_GAP = 4, SIDE_GAP = 8 }; /* units below the title, beside the moves */

/* ---- the moves ---- */

static int cell_width(const struct play *play) { return play_px(play, play->theme.compact ? 88 : 108); }

static int behind_tenths(const struct ai_advice *advice, int rank)
{
	return (int)((advice->lines[0].margin - advice->lines[rank - 1].margin) * 10 + 0.5);
}

/* How much less than the best: "−0.5 points"; the first of those that are as good says so, of a reason that it was
 * chosen: a gentle player's best is only his.  Where there is nothing to compare nothing is said. */
static const char *less_text(const struct play *play, struct draw *draw, const struct ai_advice *advice, int rank)
{
	int tenths = behind_tenths(advice, rank);
	char number[LANGUAGE_NUMBER_SIZE];

	if (tenths > 0)
		return draw_format(draw, tr("−%s points"), language_tenths(tenths / 10.0, number));
	if (rank == 1)
		return advice->line_count < 2 ? "" : play->advice.of == ADVICE_WHY ? tr("chosen") : tr("best");
	return tr("equally good");
}

/* What is no tile: a figure, or words. */
static void draw_answer(struct play *play, struct draw *draw, const struct move *move, struct rect box)
{
	struct text_style small = theme_text(&play->theme, TYPE_SMALL);
	const char *words;

	if (move->kind == MOVE_FIGURE || move_on_corner(move->kind)) {
		draw_figure_in(draw, rect_inset(box, box.h / 8),
		               figure_pose(play_move_kind(play, move), move->spot.kind),
		               (int)game_color(session_game(play->session), play->advice.seat));
		return;
	}
	if (move->kind == MOVE_PASS && play->found.wait != WAIT_DECISION && !session_offers(play->session))
		words = tr("no follower");
	else if (lift_words(move->kind))
		words = tr(lift_words(move->kind)->hint);
	else
		words = play_answer_words(play, move);
	for (const char *word = words; *word; word += strspn(word, " ")) { /* no word is broken */
		size_t length = strcspn(word, " ");
		int wide = text_width(draw->metrics, &small, draw_format(draw, "%.*s", (int)length, word));
		small.px = wide > box.w ? small.px * box.w / wide : small.px;
		word += length;
	}
	int high = text_block_height(draw->metrics, &small, words, box.w);
	draw_text_block(draw, rect_center(box, box.w, high < box.h ? high : box.h), ALIGN_CENTER, &small, words);
}

/* Which figure is meant, where that is no follower like the others. */
static const char *with_figure(const struct ai_line *line, const char *words)
{
	for (int i = 0; i < line->move_count; i++) {
		const struct move *put = &line->moves[i];
		if (play_move_puts(put) && !move_on_corner(put->kind) && put->figure != FIGURE_MEEPLE)
			return say("%s · %s", words_kind(put->figure), words);
	}
	return words;
}

/* The number of its place; 0: it has none, or another one of those advised has none, for all are told alike. */
static int place_number(const struct play *play, const struct ai_advice *advice, int rank)
{
	for (int i = 0; i < advice->line_count && i < PLAY_ADVISED; i++) {
		const struct move *move = &advice->lines[i].moves[0];
		if (move->kind != MOVE_PASS && play_slot_of(play, move) < 0)
			return 0;
	}
	int place = play_slot_of(play, &advice->lines[rank - 1].moves[0]);
	return place < 0 ? 0 : play->found.slots[place].number;
}

/* What is taken to somebody elsewhere stands low at the right. */
static void draw_touch(struct draw *draw, const struct ai_line *line, struct rect picture)
{
	for (int i = 1; i < line->move_count; i++) {
		const struct neutral_art *art = expansion_touch(line->moves[i].kind);
		float side = (float)picture.w;
		if (art)
			draw_shape(draw, (float)picture.x + 0.76f * side, (float)picture.y + 0.96f * side, 0.46f * side,
			           art->shape, 1);
	}
}

static void advised(struct play *play, struct ui *ui, struct rect box, int rank)
{
	const struct ai_advice *advice = play_advice_now(play);
	const struct ai_line *line = &advice->lines[rank - 1];
	struct draw *draw = ui->draw;
	struct text_style number = theme_text(&play->theme, TYPE_BUTTON);
	struct ui_answer answer = ui_item(ui, ui_name_at("play.advised", rank), box, UI_FOCUS | UI_TOLD);
	ui_focus_ring(ui, &answer, box, 6 * play->theme.scale);
	struct rect label = rect_cut_bottom(&box, number.line);
	int side = box.h < box.w ? box.h : box.w;
	int pad = play_px(play, 14); /* towers reach beyond the tile */
	struct rect picture = rect_moved(rect_center(box, side - pad, side - pad), 0, pad / 4);
	float radius = theme_stroke(&play->theme, 11);

	const char *why = with_figure(line, company_why(play->session, advice, rank - 1));
	const char *than = play->found.wait == WAIT_FIGURE /* where the tile lies is no question any more */
	                       ? tr("%s. The number: so many points less in the end than the best on this tile.")
	                       : tr("%s. The number: so many points less in the end than the best.");
	ui_tip(ui, behind_tenths(advice, rank) ? draw_format(draw, than, why) : draw_format(draw, "%s.", why));
	if (answer.hover)
		draw_fill(draw, rect_inset(picture, -play_px(play, 3)), rgba(COLOR_GOLD, 0.5f));
	if (line->moves[0].kind == MOVE_PLACE) {
		play_advised_tile(play, draw, line, picture, 1, true);
		draw_touch(draw, line, picture);
	} else {
		draw_answer(play, draw, &line->moves[0], picture);
	}
	struct vec corner = play_advised_corner(play, line, rect_inset(picture, (int)(radius * 0.4f)));
	int place = place_number(play, advice, rank);
	if (place)
		mark_slot(draw, &play->theme, corner, 1.5f * radius, place, play_seat_color(play, play->advice.seat),
		          0);
	else if (line->moves[0].kind == MOVE_PLACE || play_move_puts(&line->moves[0]) || play_sends(play) ||
	         expansion_touch(line->moves[0].kind))
		mark_rank(draw, &play->theme, corner, radius, rank);
	const char *less = less_text(play, draw, advice, rank);
	int wide = text_width(draw->metrics, &number, less), room = label.w - play_px(play, 10);
	number.px = wide > room ? number.px * room / wide : number.px;
	draw_text(draw, label, ALIGN_CENTER, &number, less);
	if (answer.click && play->advice.of == ADVICE_HINT)
		play_advised_take(play, line, ui->now);
}

/* ---- the card ---- */

/* Where there is no room beside the moves, who is meant: lamp or portrait stand there too. */
static const char *title(struct play *play, struct draw *draw, const struct text_style *style, int width)
{
	const char *name = words_name(play->session, play->advice.seat);
	const char *words =
	    draw_format(draw, play->advice.of == ADVICE_HINT ? tr("A hint for %s") : tr("Why %s played so"), name);
	return text_width(draw->metrics, style, words) <= width ? words : draw_format(draw, "%s", name);
}

/* Three points that come and go: somebody is at work. */
static void draw_thinking(struct play *play, struct ui *ui, struct rect box, bool frozen)
{
	struct text_style body = theme_text_color(&play->theme, TYPE_BODY, COLOR_INK2);
	int lit = frozen ? 3 : (int)(ui->now / 300 % 4);
	float radius = theme_stroke(&play->theme, 4);
	int used = draw_text(ui->draw, rect_make(box.x, box.y, box.w, body.line), ALIGN_LEFT, &body, tr("Thinking"));

	for (int i = 0; i < 3; i++)
		draw_circle(ui->draw, (float)(box.x + used) + radius * (4 + 3.6f * (float)i),
		            (float)box.y + (float)body.line * 0.62f, radius,
		            i < lit ? rgb(COLOR_INK2) : rgba(COLOR_INK2, 0.25f));
	if (!frozen)
		ui_wake(ui, 300);
}

/* In the voice of who played so; a hint is nobody's.  `told`: with its points in words, which a voice keeps to itself.
 */
static const char *sentence(const struct play *play, struct draw *draw, bool told)
{
	bool hint = play->advice.of == ADVICE_HINT;
	int voice = hint ? -1 : session_computer(play->session, play->advice.seat);
	const char *(*tell)(const struct session *, const struct ai_advice *, int) =
	    told && !hint ? voice_told : voice_why;

	const char *words = tell(play->session, play_advice_now(play), voice);
	return draw_format(draw, "%s", hint ? with_figure(&play_advice_now(play)->lines[0], words) : words);
}

/* Who is explained when Y is pressed once more; "" where it closes the card. */
static const char *foot(const struct play *play, struct draw *draw)
{
	int next = play->advice.of == ADVICE_WHY ? play_why_seat(play) : NOBODY;

	if (next == NOBODY || next == play->advice.seat)
		return "";
	return draw_format(draw, tr("Y: %s’s reason"), words_name(play->session, next));
}

static bool fits(struct play *play, struct draw *draw, const char *text, enum type type, int width, int height)
{
	struct text_style style = theme_text(&play->theme, type);

	/* As draw_text_block() has it: a last line may stand a little out. */
	return text_block_height(draw->metrics, &style, text, width) <= height + style.line / 4;
}

/* The foot is pressed as Y is; was it? */
static bool foot_link(struct play *play, struct ui *ui, struct rect box, const char *words)
{
	struct text_style small = theme_text(&play->theme, TYPE_SMALL);

	box.w = text_width(ui->draw->metrics, &small, words);
	struct ui_answer answer = ui_item(ui, ui_name("play.advice.next"), box, 0);
	small.color = rgb(answer.hover ? COLOR_REFUSE : COLOR_INK2);
	ui_tell(ui, words, "");
	draw_text(ui->draw, box, ALIGN_LEFT, &small, words);
	draw_fill(ui->draw, rect_make(box.x, box.y + box.h / 2 + small.px / 2, box.w, play_px(play, 1)), small.color);
	return answer.click;
}

/* A language with long words gets smaller letters.  True: the next reason is asked for. */
static bool draw_sentence(struct play *play, struct ui *ui, struct rect box)
{
	struct draw *draw = ui->draw;
	const char *more = foot(play, draw);
	bool next = false;

	if (more[0])
		next = foot_link(play, ui, rect_cut_bottom(&box, theme_text(&play->theme, TYPE_SMALL).line), more);
	const char *told = sentence(play, draw, true),
	           *text = fits(play, draw, told, TYPE_SMALL, box.w, box.h) ? told : sentence(play, draw, false);
	struct text_style style =
	    theme_text(&play->theme, fits(play, draw, text, TYPE_BODY, box.w, box.h) ? TYPE_BODY : TYPE_SMALL);

	draw_text_block(draw, box, ALIGN_LEFT, &style, text);
	return next;
}

/* As many as leave the sentence room; the best in any case. */
static int moves_shown(struct play *play, struct draw *draw, struct rect box)
{
	const struct ai_advice *advice = play_advice_now(play);
	int room = (box.w - play_px(play, 210)) / cell_width(play), most = room < 1 ? 1 : room;
	int high = box.h - theme_text(&play->theme, TYPE_NAME).line - theme_text(&play->theme, TYPE_BUTTON).line -
	           play_px(play, HEAD_GAP);

	/* Steps of a piece that walks have no picture. */
	if (!advice || (play->advice.of == ADVICE_WHY && !move_lays(advice->lines[0].moves[0].kind)))
		return 0;
	if (foot(play, draw)[0])
		high -= theme_text(&play->theme, TYPE_SMALL).line;
	most = most < PLAY_ADVISED ? most : PLAY_ADVISED;
	most = advice->line_count < most ? advice->line_count : most;
	while (most > 1 && !fits(play, draw, sentence(play, draw, true), TYPE_SMALL,
	                         box.w - most * cell_width(play) - play_px(play, SIDE_GAP), high))
		most--;
	return most;
}

void play_advice_card(struct play *play, struct ui *ui, struct frame *frame)
{
	const struct ai_advice *advice = play_advice_now(play);
	struct text_style name = text_bold(theme_text(&play->theme, TYPE_NAME));
	struct rect box = play->layout.advice;
	int icon = play_px(play, 26), cross = play_px(play, 32);

	if (play->advice.of == ADVICE_NONE || box.h == 0)
		return;
	ui_block(ui, ui_name("play.advice"), box);
	theme_draw(ui->draw, &play->theme, SKIN_PANEL, box);
	struct rect in = rect_inset(box, play_px(play, play->theme.compact ? 10 : 14));
	struct rect corner = rect_cut_right(&in, cross);
	bool close = icon_button(ui, ui_name("play.advice.close"), rect_make(corner.x, corner.y, cross, cross),
	                         ICON_CLOSE, tr("Close"), false);
	for (int rank = moves_shown(play, ui->draw, in); rank > 0; rank--)
		advised(play, ui, rect_cut_right(&in, cell_width(play)), rank);
	rect_cut_right(&in, play_px(play, SIDE_GAP));
	if (play->advice.of == ADVICE_WHY) {
		int tall = in.h < play_px(play, 92) ? in.h : play_px(play, 92);
		/* A staff and a bundle reach as far to the sides as a hat does up. */
		portrait(ui, rect_center(rect_part_left(&in, tall, play_px(play, SIDE_GAP)), tall, tall),
		         play_seat_color(play, play->advice.seat), session_computer(play->session, play->advice.seat));
	}
	struct rect head = rect_part_top(&in, name.line, play_px(play, HEAD_GAP));
	if (play->advice.of == ADVICE_HINT)
		draw_icon(ui->draw, rect_part_left(&head, icon, play_px(play, 8)), icon, ICON_LAMP, rgb(COLOR_INK));
	draw_text(ui->draw, head, ALIGN_LEFT, &name, title(play, ui->draw, &name, head.w));
	bool next = false;
	if (advice)
		next = draw_sentence(play, ui, in);
	else
		draw_thinking(play, ui, in, frame->frozen);
	if (close)
		play_advice_close(play, ui->now);
	else if (next) /* thought about anew: what is drawn above is no more */
		play_advice_why(play, play_why_seat(play), ui->now);
}
