/* What the computer players did since one's last turn: a line a turn, and one of each thing that befell who reads it;
 * beside the frames of the last round. */
#include "view/play/panel/panel.h"

#include <limits.h>

enum { TURNS_MAX = 8, MINE_MAX = 3, LINES_MAX = (1 + MINE_MAX) * TURNS_MAX, LEAVES = 4 };

/* A turn of somebody else: what is most worth telling of it, and what befell the seat that is to move now. */
struct told {
	int turn, count;
	const struct event *most, *mine[MINE_MAX];
};

/* What pays others at once comes first; then points, a figure that goes home, one that comes, what else is told, a
 * tile.
 */
static int weight(const struct play *play, const struct event *event)
{
	char text[WORDS_SIZE];

	if (!words_event_plain(play->session, event, text, sizeof text)[0])
		return 0;
	if (event->kind == EVENT_FIGURE && any_piece(event->figure)->corner)
		return INT_MAX;
	if (event->kind == EVENT_SCORED)
		return 1000 + (int)event->points;
	if (event_info(event->kind)->leaves)
		return LEAVES;
	return event->kind == EVENT_PLACED ? 1 : event->kind == EVENT_FIGURE ? 3 : 2;
}

static void take_heavier(const struct play *play, const struct event **most, const struct event *event)
{
	if (weight(play, event) > (*most ? weight(play, *most) : 0))
		*most = event;
}

/* A step of a person within it leaves it a computer's. */
static bool is_persons_turn(const struct play *play, int ply)
{
	const struct history *history = session_history(play->session);

	while (ply > 0 && history->plies[ply - 1].turn == history->plies[ply].turn)
		ply--;
	int seat = history->plies[ply].seat;
	return seat != NOBODY && session_computer(play->session, seat) < 0;
}

static int find(const struct play *play, struct told told[TURNS_MAX])
{
	const struct history *history = session_history(play->session);
	int count = 0;

	for (int i = history->ply_count - 1; i >= 0; i--) {
		const struct ply *ply = &history->plies[i];

		if (ply->finish || is_persons_turn(play, i))
			break;
		if (count == 0 || told[count - 1].turn != ply->turn) {
			if (count == TURNS_MAX)
				break;
			told[count++] = (struct told){.turn = ply->turn};
		}
		for (int e = 0; e < ply->event_count; e++) {
			const struct event *event = &history->events[ply->first_event + e];

			struct told *last = &told[count - 1];

			if (event->seat != play->found.seat)
				take_heavier(play, &last->most, event);
			else if (weight(play, event) >= LEAVES && last->count < MINE_MAX)
				last->mine[last->count++] = event;
		}
	}
	return count;
}

/* The events of the lines, from the first turn to the last. */
static int list(const struct play *play, const struct event *lines[LINES_MAX])
{
	struct told told[TURNS_MAX];
	int count = 0;

	for (int i = find(play, told) - 1; i >= 0; i--) {
		if (told[i].most)
			lines[count++] = told[i].most;
		for (int mine = 0; mine < told[i].count; mine++)
			lines[count++] = told[i].mine[mine];
	}
	return count;
}

void play_round_draw(struct play *play, struct ui *ui)
{
	const struct event *lines[LINES_MAX];
	struct text_style small = theme_text(&play->theme, TYPE_SMALL);
	const struct rect stage = play->layout.stage;
	int pad = play_px(play, 10), badge = play_px(play, 22), line = play_px(play, 26), wide = 0;
	int room = (stage.w < play_px(play, 460) ? stage.w : play_px(play, 460)) - badge - 3 * pad, high[LINES_MAX],
	    tall = pad;
	const char *words[LINES_MAX];

	if (!play->panel.last_round || play->panel.fields || play->found.wait != WAIT_TILE || play_hands_off(play) ||
	    play->lesson.script || play->advice.of != ADVICE_NONE ||
	    (ui->now < play->toast.until && !play->toast.speaker) || play->picture.board_only)
		return;
	int count = list(play, lines);
	for (int i = 0; i < count; i++) {
		char text[WORDS_SIZE];

		words_event_plain(play->session, lines[i], text, sizeof text);
		words[i] = draw_format(ui->draw, "%s", text);
		int w = text_width(ui_metrics(ui), &small, words[i]);
		w = w > room ? room : w;
		wide = w > wide ? w : wide;
		int block = text_block_height(ui_metrics(ui), &small, words[i], room);
		high[i] = line + (block > small.line ? block - small.line : 0);
		tall += high[i];
	}
	int w = wide + badge + 3 * pad, right = stage.x + stage.w - w, below = stage.y + stage.h - tall;
	const struct rect corners[4] = {
	    {stage.x, below, w, tall}, {right, below, w, tall}, {stage.x, stage.y, w, tall}, {right, stage.y, w, tall}};
	struct rect box = play_note_among(play, corners, 4);
	/* Under the pointer it is in the way, and over the place that is aimed at. */
	if (count == 0 || tall > stage.h / 2 || rect_has(box, ui->x, ui->y) || play_note_hides(play, box))
		return;
	play_note_add(play, box);
	theme_draw(ui->draw, &play->theme, SKIN_TOAST, box);
	struct rect in = rect_inset(box, pad / 2);
	for (int i = 0; i < count; i++) {
		struct rect row = rect_cut_top(&in, high[i]), mark = rect_cut_left(&row, badge + pad);

		if (lines[i]->seat != NOBODY)
			draw_badge(ui->draw, (float)mark.x + (float)mark.w / 2, (float)mark.y + (float)line / 2,
			           (float)badge, play_seat_color(play, lines[i]->seat));
		row.y += (line - small.line) / 2;
		draw_text_block(ui->draw, row, ALIGN_LEFT, &small, words[i]);
	}
}
