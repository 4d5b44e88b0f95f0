/* What is chosen for a game of The Castle: the column between players and aids. */
#include <string.h>

#include "view/setup/setup.h"

/* Tiles that show a path, houses, a tower and a court with a market. */
static const char *const shown[] = {"T25", "T48", "T51", "T57", "T12", "T37"};
enum { SHOWN = sizeof shown / sizeof shown[0] };

static int gap_between(const struct ui *ui) { return ui_px(ui, ui->theme.compact ? 8 : 14); }

static int picture_side(const struct ui *ui, int width)
{
	int side = (width - (SHOWN - 1) * gap_between(ui)) / SHOWN, most = ui_px(ui, ui->theme.compact ? 84 : 132);

	return side < most ? side : most;
}

static void pictures(struct setup_view *view, struct ui *ui, const struct tile_set *tiles, struct rect *column)
{
	int side = picture_side(ui, column->w), gap = (column->w - SHOWN * side) / (SHOWN - 1);
	struct rect row = rect_cut_top(column, side * 4 / 3 + ui_px(ui, 10));

	for (int i = 0; i < SHOWN; i++) {
		int type = tile_set_find(tiles, shown[i]);
		struct art_tile tile = {.type = (uint8_t)type, .preview = true};
		struct rect box = rect_make(row.x + i * (side + gap), row.y + side / 4, side, side);
		if (type < 0 || !view->castle_art)
			continue;
		/* A tower's shadow ends on its own tile: here lies no other that it could fall on. */
		draw_clip_push(ui->draw, rect_make(box.x, row.y, box.w + gap / 4, row.h));
		tile_art_preview(view->castle_art, ui->draw, tile, box, 1);
		draw_clip_pop(ui->draw);
	}
}

static const char *const notes[] = {
    N_("For two. Paths, houses, towers and courts grow inside a castle's wall, which is the score track as well: who "
       "stops on a corner tower takes the wall tile that lies there face down."),
    N_("Board outline, start spaces and tiles are a free reconstruction; rules, counts, score track with 14 corner "
       "towers and wall tiles follow the published game."),
};
enum { NOTES = sizeof notes / sizeof notes[0] };

/* Larger where there is room. */
static enum type note_type(const struct ui *ui) { return ui->theme.compact ? TYPE_SMALL : TYPE_BODY; }

static int notes_height(struct ui *ui, int width)
{
	struct text_style style = theme_text(&ui->theme, note_type(ui));
	int height = 0;

	for (int i = 0; i < NOTES; i++)
		height += text_block_height(ui_metrics(ui), &style, tr(notes[i]), width) + ui_px(ui, 10);
	return height;
}

static int column_height(struct setup_view *view, struct ui *ui, int width)
{
	enum setting settings[SETTING_COUNT];
	int side = picture_side(ui, width), count = rulebook_settings(view->game, settings),
	    height = side * 4 / 3 + ui_px(ui, 10) + notes_height(ui, width) + ui_px(ui, 16);

	for (int i = 0; i < count; i++)
		height += setup_rule_height(view, ui, width, settings[i]);
	return height + page_heading_height(ui, width, tr("The Castle")) +
	       page_heading_height(ui, width, tr("Rule settings"));
}

void setup_castle(struct setup_view *view, struct ui *ui, struct frame *frame, struct rect column)
{
	struct text_style style = theme_text_color(&ui->theme, note_type(ui), COLOR_INK2);
	ui_id id = ui_name("setup.castle");
	struct rect view_box = column;
	enum setting settings[SETTING_COUNT];
	int count = rulebook_settings(view->game, settings), height = column_height(view, ui, column.w - ui_px(ui, 32));

	column = scroll_begin(ui, id, view_box, height, &view->scroll[1]);
	column.x += ui_px(ui, 8);
	column.w -= ui_px(ui, 16);
	page_heading(ui, &column, tr("The Castle"));
	pictures(view, ui, tile_set_of(frame->host->tiles, GAME_CASTLE), &column);
	for (int i = 0; i < NOTES; i++) {
		rect_cut_top(&column, draw_text_block(ui->draw, column, ALIGN_LEFT, &style, tr(notes[i])));
		rect_cut_top(&column, ui_px(ui, 10));
	}
	page_heading(ui, &column, tr("Rule settings"));
	for (int i = 0; i < count; i++)
		setup_rule(view, ui, &column, settings[i]);
	scroll_end(ui, id, view_box, height, &view->scroll[1]);
}
