/* The whole game as numbered boards (--sheet): one for each turn, the tile laid
 * last outlined, its move and the scores written below. */
#include <stdlib.h>

#include <bastide/game.h>

#include "app/session.h"
#include "view/kit/expansion_art.h"
#include "view/table/board.h"
#include "view/sheets/sheets.h"
#include "view/table/mark.h"

struct page_board {
	struct session *session;
	struct board *board;
};

struct game_sheet {
	struct screen screen;
	int count;
	struct page_board boards[GAME_SHEET_MAX];
};

/* "12. Rosso: E 0,-1" and the scores in the order of the seats. */
static void caption_draw(const struct page_board *page, struct frame *frame, struct rect box)
{
	const struct game *game = session_game(page->session);
	struct text_style style = theme_text_color(frame->theme, TYPE_SMALL, COLOR_CREAM);
	int last = game_last_placed(game), seat = last >= 0 ? game_tile_seat(game, last) : NOBODY;
	const char *scores = "";

	for (int i = 0; i < game_player_count(game); i++)
		scores = draw_format(frame->draw, "%s%s%d", scores, i ? " : " : "", game_score(game, i));
	if (seat != NOBODY) {
		struct setup_tile tile = game_tile(game, last);
		const char *who = draw_format(frame->draw, "%d. %s: %s %d,%d", game_turn(game) - !game_over(game),
		                              session_name(page->session, seat),
		                              game_tile_set(game)->types[tile.type].id, tile.cell.x, tile.cell.y);
		draw_text(frame->draw, rect_inset(box, box.h / 6), ALIGN_LEFT, &style, who);
	}
	draw_text(frame->draw, rect_inset(box, box.h / 6), ALIGN_RIGHT, &style, scores);
}

static void board_page_draw(struct page_board *page, struct frame *frame, struct rect box)
{
	const struct game *game = session_game(page->session);
	int x0 = 0, y0 = 0, x1 = 1, y1 = 1, last = game_last_placed(game);
	struct rect view = box, caption = rect_cut_bottom(&view, theme_px(frame->theme, 28));

	board_begin(page->board);
	board_add_game(page->board, game, -1);
	board_add_figures(page->board, game, NOBODY);
	board_bounds(page->board, &x0, &y0, &x1, &y1);
	struct camera camera = camera_fit_all(view, extent_round((struct extent){x0, y0, x1, y1}, 0.4, 0.4), view.h);
	draw_clip_push(frame->draw, view);
	board_draw(page->board, frame, &camera, camera.size, view, view, NULL);
	neutrals_draw(frame->draw, page->board, game, &camera, view, 1);
	if (last >= 0) {
		struct setup_tile tile = game_tile(game, last);
		mark_ghost(frame->draw, frame->theme, camera_cell(&camera, view, tile.cell.x, tile.cell.y),
		           rgb(COLOR_SLOT));
	}
	draw_clip_pop(frame->draw);
	caption_draw(page, frame, caption);
}

static void sheet_build(struct screen *screen, struct frame *frame)
{
	struct game_sheet *sheet = (struct game_sheet *)screen;
	int w = frame->draw->w, h = frame->draw->h, columns = 1;

	/* As many columns as make the boards about three by two. */
	while (columns * columns * 2 * h < sheet->count * w * 3 / 2 && columns < sheet->count)
		columns++;
	int rows = (sheet->count + columns - 1) / columns, gap = theme_px(frame->theme, 4);
	draw_fill(frame->draw, rect_make(0, 0, w, h), rgb(COLOR_TOOLTIP));
	for (int i = 0; i < sheet->count; i++) {
		int left = i % columns * w / columns, right = (i % columns + 1) * w / columns;
		int top = i / columns * h / rows, bottom = (i / columns + 1) * h / rows;
		board_page_draw(&sheet->boards[i], frame,
		                rect_inset(rect_make(left, top, right - left, bottom - top), gap));
	}
}

static void sheet_destroy(struct screen *screen)
{
	struct game_sheet *sheet = (struct game_sheet *)screen;

	for (int i = 0; i < sheet->count; i++) {
		board_destroy(sheet->boards[i].board);
		session_destroy(sheet->boards[i].session);
	}
	free(sheet);
}

static const struct screen_kind sheet_kind = {
    .name = "sheet",
    .destroy = sheet_destroy,
    .input = screen_deaf,
    .build = sheet_build,
};

struct screen *game_sheet_create(void)
{
	struct game_sheet *sheet = calloc(1, sizeof *sheet);

	if (sheet)
		sheet->screen.kind = &sheet_kind;
	return sheet ? &sheet->screen : NULL;
}

bool game_sheet_add(struct screen *screen, struct host *host, struct session *session)
{
	struct game_sheet *sheet = (struct game_sheet *)screen;
	struct board *board = NULL;

	if (sheet->count < GAME_SHEET_MAX)
		board = board_create(host, game_tile_set(session_game(session)),
		                     board_seed(&session_scenario(session)->setup));
	if (!board) {
		session_destroy(session);
		return false;
	}
	sheet->boards[sheet->count++] = (struct page_board){.session = session, .board = board};
	return true;
}
