/* What the computer players did since one's last turn: a line a turn, beside the frames of the last round. */
#include "view/play/panel/panel.h"

enum { LINES_MAX = 8 };

/* A turn of somebody else, by what is most worth telling of it. */
struct told {
	int turn;
	const struct event *event;
};

/* Points before a figure, a figure before what else is told, that before a tile. */
static int weight(const struct play *play, const struct event *event)
{
	char text[WORDS_SIZE];

	if (!words_event_plain(play->session, event, text, sizeof text)[0])
		return 0;
	if (event->kind == EVENT_SCORED)
		return 1000 + (int)event->points;
	return event->kind == EVENT_PLACED ? 1 : event->kind == EVENT_FIGURE ? 3 : 2;
}

static int find(const struct play *play, struct told told[LINES_MAX])
{
	const struct history *history = session_history(play->session);
	int count = 0;

	for (int i = history->ply_count - 1; i >= 0; i--) {
		const struct ply *ply = &history->plies[i];

		if (ply->finish || (ply->seat != NOBODY && session_computer(play->session, ply->seat) < 0))
			break;
		if (count == 0 || told[count - 1].turn != ply->turn) {
			if (count == LINES_MAX)
				break;
			told[count++] = (struct told){.turn = ply->turn};
		}
		for (int e = 0; e < ply->event_count; e++) {
			const struct event *event = &history->events[ply->first_event + e];

			const struct event *most = told[count - 1].event;
			if (weight(play, event) > (most ? weight(play, most) : 0))
				told[count - 1].event = event;
		}
	}
	return count;
}

/* Of the stage's corners that one where it lies over the fewest places for the tile, then over the least land. */
static struct rect corner(const struct play *play, int w, int h)
{
	const struct rect stage = play->layout.stage;
	const struct game *game = session_game(play->session);
	struct rect best = {0, 0, 0, 0};
	long least = -1;

	for (int i = 0; i < 4; i++) {
		struct rect box = {i & 1 ? stage.x + stage.w - w : stage.x, i & 2 ? stage.y : stage.y + stage.h - h, w,
		                   h};
		long cost = 0;

		for (int c = 0; c < play->found.cell_count; c++) {
			const struct play_cell *cell = &play->found.cells[c];
			cost += cell->rotations ? 4 * rect_common_area(box, play_cell_box(play, cell->x, cell->y)) : 0;
		}
		for (int t = 0; t < game_tile_count(game); t++) {
			struct cell at = game_tile(game, t).cell;
			cost += rect_common_area(box, play_cell_box(play, at.x, at.y));
		}
		if (least < 0 || cost < least) {
			least = cost;
			best = box;
		}
	}
	return best;
}

void play_round_draw(struct play *play, struct ui *ui)
{
	struct told told[LINES_MAX];
	struct text_style small = theme_text(&play->theme, TYPE_SMALL);
	struct skin skin = theme_skin(&play->theme, SKIN_TOAST);
	const struct rect stage = play->layout.stage;
	int pad = play_px(play, 10), badge = play_px(play, 22), line = play_px(play, 26), wide = 0;
	int room = (stage.w < play_px(play, 460) ? stage.w : play_px(play, 460)) - badge - 3 * pad, high[LINES_MAX],
	    tall = pad;
	const char *words[LINES_MAX];

	if (!play->panel.last_round || play->panel.fields || play->found.wait != WAIT_TILE || play_hands_off(play) ||
	    play->lesson.script || play->advice.of != ADVICE_NONE || ui->now < play->toast.until ||
	    play->picture.board_only)
		return;
	int count = find(play, told);
	for (int i = 0; i < count; i++) {
		char text[WORDS_SIZE] = "";

		if (told[i].event)
			words_event_plain(play->session, told[i].event, text, sizeof text);
		words[i] = draw_format(ui->draw, "%s", text);
		int w = text_width(ui_metrics(ui), &small, words[i]);
		w = w > room ? room : w;
		wide = w > wide ? w : wide;
		int block = text_block_height(ui_metrics(ui), &small, words[i], room);
		high[i] = line + (block > small.line ? block - small.line : 0);
		tall += high[i];
	}
	struct rect box = corner(play, wide + badge + 3 * pad, tall);
	/* Under the pointer it is in the way. */
	if (count == 0 || box.h > stage.h / 2 || rect_has(box, ui->x, ui->y))
		return;
	draw_skin(ui->draw, box, &skin);
	struct rect in = rect_inset(box, pad / 2);
	for (int i = count - 1; i >= 0; i--) {
		struct rect row = rect_cut_top(&in, high[i]), mark = rect_cut_left(&row, badge + pad);

		if (told[i].event && told[i].event->seat != NOBODY)
			draw_badge(ui->draw, (float)mark.x + (float)mark.w / 2, (float)mark.y + (float)line / 2,
			           (float)badge, play_seat_color(play, told[i].event->seat));
		row.y += (line - small.line) / 2;
		draw_text_block(ui->draw, row, ALIGN_LEFT, &small, words[i]);
	}
}
