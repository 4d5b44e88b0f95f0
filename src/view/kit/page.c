#include "view/kit/page.h"

#include "app/language.h"
#include "view/table/lamp.h"

/* The walnut table over the whole window. */
static void page_table(struct ui *ui, struct tile_art *art)
{
	struct rect window = {0, 0, ui->draw->w, ui->draw->h};

	if (art)
		tile_art_table(art, ui->draw, window, 0, 0, 128);
	else
		draw_fill(ui->draw, window, rgb(COLOR_WALNUT));
	lamp_draw_bare(ui->draw, window);
}

static int page_margin(const struct ui *ui) { return ui_px(ui, ui->theme.compact ? 12 : 28); }
static int page_pad(const struct ui *ui) { return ui_px(ui, ui->theme.compact ? 16 : 32); }
int page_beam(const struct ui *ui) { return ui_px(ui, ui->theme.compact ? 62 : 84); }

int page_body_width(const struct ui *ui, float width)
{
	int full = ui->draw->w - 2 * page_margin(ui);

	return (width > 0 && ui_px(ui, width) < full ? ui_px(ui, width) : full) - 2 * page_pad(ui);
}

int page_body_height(const struct ui *ui)
{
	return ui->draw->h - 2 * page_margin(ui) - page_beam(ui) - page_pad(ui) / 2;
}

static struct page page_place(struct ui *ui, float width, int body)
{
	struct rect window = {0, 0, ui->draw->w, ui->draw->h};
	int pad = page_pad(ui), head = page_beam(ui), height = head + body + pad / 2;
	struct page page = {.panel = rect_inset(window, page_margin(ui))};

	page.panel =
	    rect_center(window, page_body_width(ui, width) + 2 * pad, height < page.panel.h ? height : page.panel.h);
	page.body = rect_make(page.panel.x + pad, page.panel.y, page.panel.w - 2 * pad, page.panel.h - pad / 2);
	page.head = rect_cut_top(&page.body, head);
	return page;
}

struct text_style page_title(const struct ui *ui)
{
	struct text_style style = theme_text(&ui->theme, TYPE_TITLE);

	style.px = ui->theme.unit_w < 800 ? style.px * 3 / 4 : style.px;
	return style;
}

/* The way back and the title. */
static void page_lead(struct ui *ui, struct page *page, const char *title, enum button_look look)
{
	struct text_style style = page_title(ui);
	struct button back = {.look = look, .icon = ICON_BACK, .label = tr("Back"), .key = tr("Esc")};
	int tall = ui_px(ui, theme_button_height(&ui->theme));

	style.color = rgb(look == BUTTON_BRASS ? COLOR_CREAM : COLOR_INK);
	page->head = rect_center(page->head, page->head.w, tall);
	page->back = button(ui, ui_name("page.back"),
	                    rect_part_left(&page->head, button_width(ui, &back), ui_px(ui, 20)), &back);
	int used = draw_text(ui->draw, page->head, ALIGN_LEFT, &style, title);
	rect_cut_left(&page->head, used + ui_px(ui, 20));
	if (ui_key(ui, KEY_ESCAPE, 0))
		page->back = true;
}

struct page page_begin(struct ui *ui, struct tile_art *art, const char *title, float width, int body)
{
	struct page page = page_place(ui, width, body);

	page_table(ui, art);
	theme_draw(ui->draw, &ui->theme, SKIN_PANEL, page.panel);
	draw_fill(ui->draw, rect_make(page.head.x, page.head.y + page.head.h - 1, page.head.w, ui_px(ui, 1)),
	          rgba(COLOR_LINE, 0.8f));
	page_lead(ui, &page, title, BUTTON_PARCHMENT);
	return page;
}

struct page page_over(struct ui *ui, const char *title, float width)
{
	struct page page = page_place(ui, width, ui->draw->h);
	int margin = page_margin(ui);

	page.head.y = 0; /* what is painted there has no margin */
	page.body = rect_make(page.body.x, page.head.h, page.body.w, page.body.y + page.body.h + margin - page.head.h);
	page_lead(ui, &page, title, BUTTON_BRASS);
	return page;
}

void page_heading(struct ui *ui, struct rect *column, const char *text)
{
	struct text_style style = theme_text(&ui->theme, TYPE_SUBHEAD);

	rect_cut_top(column, draw_text_block(ui->draw, *column, ALIGN_LEFT, &style, text));
	rect_cut_top(column, ui_px(ui, ui->theme.compact ? 4 : 8));
}

void page_note(struct ui *ui, struct rect *column, const char *text)
{
	struct text_style style = theme_text_color(&ui->theme, TYPE_SMALL, COLOR_INK2);

	rect_cut_top(column, draw_text_block(ui->draw, *column, ALIGN_LEFT, &style, text));
}

int page_grid_height(const struct page_grid *grid, int count)
{
	int rows = (count + grid->columns - 1) / grid->columns;

	return count ? grid->head + rows * (grid->tall + grid->gap) : 0;
}

struct rect page_grid(struct ui *ui, struct rect *column, const struct page_grid *grid, const char *title, int count)
{
	struct text_style head = theme_text(&ui->theme, TYPE_SUBHEAD);
	struct rect all = rect_cut_top(column, page_grid_height(grid, count));

	if (count)
		draw_text(ui->draw, rect_cut_top(&all, grid->head), ALIGN_LEFT, &head, title);
	return all;
}

struct rect page_next_card(struct page_columns *columns)
{
	int total = 0, tall = columns->heights[columns->at];

	for (int i = 0; i < columns->count; i++)
		total += columns->heights[i];
	columns->second = columns->two && columns->so_far + tall / 2 > total / 2;
	struct rect top = rect_cell(columns->all, 1 + columns->two, columns->aside, tall, columns->second);
	return rect_moved(top, 0, columns->used[columns->second]);
}

void page_card_end(struct ui *ui, struct page_columns *columns, int tall)
{
	int *before = &columns->heights[columns->at++], *used = &columns->used[columns->second];

	*used += tall + columns->below;
	columns->tall = *used > columns->tall ? *used : columns->tall;
	columns->so_far += *before;
	ui->again |= tall != *before;
	*before = tall;
}

void page_rule(struct ui *ui, struct rect *column)
{
	int gap = ui_px(ui, ui->theme.compact ? 8 : 16);

	rect_cut_top(column, gap);
	draw_fill(ui->draw, rect_part_top(column, ui_px(ui, 1), gap), rgba(COLOR_LINE, 0.7f));
}
