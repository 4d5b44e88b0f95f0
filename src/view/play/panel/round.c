/* What the computer players did since one's last turn: a line a turn, more where they weigh, and one of each thing that
 * befell who reads it; beside the frames of the last round.  It lies over no place where the tile may be
 * laid: rather it tells less, and that there is more. */
#include "view/play/panel/panel.h"

#include <limits.h>

enum { LINES_MAX = 64, MINE_MAX = 3, LEAVES = 4 };

struct line {
	const struct event *event; /* NULL: how many more there are */
	int weight, high;
	const char *words;
};

/* What pays others at once, or sends them home, comes first; then points, a figure that goes home or a wall tile won,
 * one that comes, what else is told, a tile. */
static int weight(const struct play *play, const struct event *event)
{
	if (!words_event_plain(play->session, event)[0] || words_past(play->session, event))
		return 0;
	if (event->kind == EVENT_SCORED)
		return 1000 + (int)event->points;
	if (any_piece(event->figure)->corner)
		return INT_MAX;
	if (event_info(event->kind)->leaves || event->kind == EVENT_WALL || castle_keep_news(play->session, event)[0])
		return LEAVES;
	return event->kind == EVENT_PLACED ? 1 : event->kind == EVENT_FIGURE ? 3 : 2;
}

/* Is the turn of this ply a person's?  It is whose its first ply is: what a person is asked within a computer's turn
 * does not make it his. */
static bool is_persons_turn(const struct play *play, int ply)
{
	const struct history *history = session_history(play->session);

	while (ply > 0 && history->plies[ply - 1].turn == history->plies[ply].turn)
		ply--;
	int seat = history->plies[ply].seat;
	return seat != NOBODY && session_computer(play->session, seat) < 0;
}

/* A line of this turn, and before it what explains it, which is not left out before it is. */
static int add(const struct play *play, struct line *lines, int count, const struct event *event, int own)
{
	const struct event *cause = event->kind == EVENT_SCORED ? words_cause(play->session, event) : NULL;

	for (int i = 0; i < count && cause; i++) /* told already, as what befell the reader or of another score */
		cause = lines[i].event == cause ? NULL : cause;
	if (cause)
		lines[count++] = (struct line){cause, .weight = own + 1};
	lines[count++] = (struct line){event, .weight = own};
	return count;
}

/* Without this one. */
static int leave_out(struct line lines[LINES_MAX], int count, int at)
{
	for (int i = at; i + 1 < count; i++)
		lines[i] = lines[i + 1];
	return count - 1;
}

/* Of each turn of others since the last one of a person, from the first to the last: what befell the seat that is to
 * move now, what weighs as much as a figure that goes home; where nothing does, the heaviest. */
static int list(const struct play *play, struct line lines[LINES_MAX])
{
	const struct history *history = session_history(play->session);
	int count = 0, mine = 0, heavy = 0, light = -1, from = history->ply_count;

	while (from > 0 && !history->plies[from - 1].finish && !is_persons_turn(play, from - 1))
		from--;
	for (int i = from; i < history->ply_count; i++) {
		const struct ply *ply = &history->plies[i];
		if (i == from || ply->turn != ply[-1].turn) {
			mine = heavy = 0;
			light = -1;
		}
		for (int e = 0; e < ply->event_count && count + 2 < LINES_MAX; e++) {
			const struct event *event = &history->events[ply->first_event + e];
			int own = weight(play, event);
			bool reader = event->seat == play->found.seat;
			if (reader ? own >= LEAVES : words_takes(play->session, event, play->found.seat)) {
				if (mine++ < MINE_MAX)
					lines[count++] = (struct line){event, .weight = INT_MAX - 1};
			} else if (!reader && own > (heavy ? LEAVES - 1 : light < 0 ? 0 : lines[light].weight)) {
				count = light < 0 ? count : leave_out(lines, count, light);
				count = add(play, lines, count, event, own);
				heavy += own >= LEAVES;
				light = heavy ? -1 : count - 1;
			}
		}
	}
	return count;
}

/* Without the lightest; the oldest of those alike. */
static int drop(struct line lines[LINES_MAX], int count)
{
	int lightest = 0;

	for (int i = 1; i < count; i++)
		if (lines[i].weight < lines[lightest].weight)
			lightest = i;
	return leave_out(lines, count, lightest);
}

/* How large the lines are, each broken where it is longer than `room`. */
static struct rect measure(struct play *play, struct ui *ui, struct line *lines, int count, int room)
{
	struct text_style small = theme_text(&play->theme, TYPE_SMALL);
	int line = play_px(play, 26);
	struct rect all = {0, 0, 0, 0};

	for (int i = 0; i < count; i++) {
		int w = text_width(ui_metrics(ui), &small, lines[i].words);
		int block = text_block_height(ui_metrics(ui), &small, lines[i].words, room);
		w = w > room ? room : w;
		all.w = w > all.w ? w : all.w;
		lines[i].high = line + (block > small.line ? block - small.line : 0);
		all.h += lines[i].high;
	}
	return all;
}

void play_round_draw(struct play *play, struct ui *ui)
{
	enum { WIDTHS = 6, EIGHTHS = 8 };
	struct line lines[LINES_MAX + 1];
	struct text_style small = theme_text(&play->theme, TYPE_SMALL);
	const struct rect stage = play->layout.stage;
	int pad = play_px(play, 10), badge = play_px(play, 22), line = play_px(play, 26);
	int room = (stage.w < play_px(play, 460) ? stage.w : play_px(play, 460)) - badge - 3 * pad;
	struct rect box = {0, 0, 0, 0};

	if (!play->panel.last_round || play->panel.fields || play->found.wait != WAIT_TILE || play_hands_off(play) ||
	    play->lesson.script || play->advice.of != ADVICE_NONE ||
	    (ui->now < play->toast.until && !play->toast.speaker) || play->picture.wish.board_only)
		return;
	int count = list(play, lines), told = count, rows = 0;
	for (int i = 0; i < count; i++)
		lines[i].words = draw_format(ui->draw, "%s", words_event_plain(play->session, lines[i].event));
	/* Rather narrow than over land, and over land where nothing is asked rather than without a line. */
	for (bool placed = false; count > 0 && !placed;) {
		if (count < told)
			lines[count] = (struct line){.words = draw_format(ui->draw, tr("and %d more"), told - count)};
		rows = count + (count < told);
		for (int i = 0; i < 2 * WIDTHS && !placed; i++) {
			struct rect all = measure(play, ui, lines, rows, room * (EIGHTHS - i % WIDTHS) / EIGHTHS);
			placed = play_note_clear(play, all.w + badge + 3 * pad, all.h + pad, &box) &&
			         (i >= WIDTHS || play_note_bare(play, box));
		}
		if (!placed)
			count = drop(lines, count);
	}
	/* Under the pointer it is in the way. */
	if (count == 0 || rect_has(box, ui->x, ui->y))
		return;
	play_note_add(play, box);
	theme_draw(ui->draw, &play->theme, SKIN_TOAST, box);
	struct rect in = rect_inset(box, pad / 2);
	rect_cut_right(&in, pad - 1); /* broken where it was measured */
	for (int i = 0; i < rows; i++) {
		struct rect row = rect_cut_top(&in, lines[i].high), mark = rect_cut_left(&row, badge + pad);
		int seat = lines[i].event ? lines[i].event->seat : NOBODY;

		if (seat != NOBODY)
			draw_badge_in(ui->draw, rect_make(mark.x, mark.y, mark.w, line), (float)badge,
			              play_seat_color(play, seat));
		row.y += (line - small.line) / 2;
		draw_text_block(ui->draw, row, ALIGN_LEFT, &small, lines[i].words);
	}
}
