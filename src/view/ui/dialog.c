/* Dialogs, toasts and scrolling of widget.h. */
#include "view/ui/widget.h"

#include "view/art/emblem.h"

struct rect sheet_begin(struct ui *ui, ui_id first, const char *title, int width, int height)
{
	struct text_style style = theme_text(&ui->theme, TYPE_HEADING);
	struct rect window = {0, 0, ui->draw->w, ui->draw->h};
	int pad = ui_px(ui, SHEET_PAD), gap = ui_px(ui, SHEET_GAP);

	width = width < window.w - 2 * gap ? width : window.w - 2 * gap;
	int head = text_block_height(ui_metrics(ui), &style, title, width - 2 * pad) + gap;
	int tall = head + height + 2 * pad, highest = window.h - 2 * gap;
	struct rect box = rect_center(window, width, tall < highest ? tall : highest), in = rect_inset(box, pad);
	ui_modal_begin(ui, first);
	draw_fill(ui->draw, window, rgba(0x160D06, 0.55f));
	theme_draw(ui->draw, &ui->theme, SKIN_DIALOG, box);
	draw_text_block(ui->draw, rect_cut_top(&in, head), ALIGN_LEFT, &style, title);
	return in;
}

bool sheet_end(struct ui *ui)
{
	bool left = ui_key(ui, KEY_ESCAPE, 0);

	ui_modal_end(ui);
	return left;
}

/* The answers that there are, side by side from the left of the row; `run`: they are there, and pressed.  How wide they
 * are. */
static int answers(struct ui *ui, const struct dialog *d, struct rect row, enum dialog_answer *run)
{
	/* Green says "Enter": that is the safe answer's, where there is one. */
	enum button_look act = d->danger ? BUTTON_REFUSE : d->safe ? BUTTON_PARCHMENT : BUTTON_GO;
	const struct {
		const char *name;
		struct button button;
		enum dialog_answer answer;
	} list[] = {{"dialog.safe", {.label = d->safe}, DIALOG_SAFE},
	            {"dialog.other", {.label = d->other}, DIALOG_OTHER},
	            {"dialog.act", {.label = d->act, .look = act}, DIALOG_ACT}};
	int wide = 0;

	for (int i = 0; i < 3; i++) {
		if (!list[i].button.label)
			continue;
		int own = button_width(ui, &list[i].button), x = wide ? wide + ui_px(ui, SHEET_GAP) : 0;
		if (run && button(ui, ui_name(list[i].name), rect_make(row.x + x, row.y, own, row.h), &list[i].button))
			*run = list[i].answer;
		wide = x + own;
	}
	return wide;
}

enum dialog_answer dialog(struct ui *ui, const struct dialog *d)
{
	const struct theme *theme = &ui->theme;
	struct text_style body = theme_text(theme, TYPE_BODY);
	enum dialog_answer answer = DIALOG_OPEN;
	int pad = ui_px(ui, SHEET_PAD), gap = ui_px(ui, SHEET_GAP), buttons = answers(ui, d, (struct rect){0}, NULL);
	int width = ui_px(ui, 460);
	if (buttons + 2 * pad > width)
		width = buttons + 2 * pad;
	if (width > ui->draw->w - 2 * gap)
		width = ui->draw->w - 2 * gap;
	int tall = ui_px(ui, theme_button_height(theme));
	int text = d->text ? text_block_height(ui_metrics(ui), &body, d->text, width - 2 * pad) : 0;
	ui_id first = ui_name(d->offers ? "dialog.other" : d->safe ? "dialog.safe" : "dialog.act");
	struct rect in = sheet_begin(ui, first, d->title, width, text + 2 * gap + tall);

	ui_tell_asked(ui, d->title, d->text);
	if (ui->coming.top > ui->items.top) /* it opens: seen from the start is what Enter does */
		ui->ring = true;
	if (d->text)
		draw_text_block(ui->draw, rect_cut_top(&in, text), ALIGN_LEFT, &body, d->text);
	struct rect row = rect_cut_bottom(&in, tall);
	answers(ui, d, rect_cut_right(&row, buttons), &answer);
	return sheet_end(ui) ? (d->safe ? DIALOG_SAFE : DIALOG_ACT) : answer;
}

bool toast(struct ui *ui, ui_id id, struct rect box, int aside, int color, enum icon icon, const char *title,
           const char *text)
{
	struct ui_answer a = id ? ui_item(ui, id, box, 0) : (struct ui_answer){0};
	struct text_two two = text_two(ui, title, text ? text : "");
	int mark = ui_px(ui, 36), gap = ui_px(ui, 12);

	theme_draw(ui->draw, &ui->theme, SKIN_TOAST, box);
	struct rect in = {box.x + ui_px(ui, 14), box.y, box.w - 2 * ui_px(ui, 14) - aside, box.h};
	if (color >= 0)
		draw_badge_in(ui->draw, rect_part_left(&in, mark, gap), (float)mark, color);
	else if (icon)
		draw_icon(ui->draw, rect_part_left(&in, mark, gap), ui_px(ui, 28), icon,
		          rgb(icon == ICON_WARN ? COLOR_REFUSE : COLOR_INK2));
	text_two_draw(ui, rect_center(in, in.w, text_two_height(ui, &two, in.w)), ALIGN_LEFT, &two);
	return a.click;
}

int toast_height(struct ui *ui, int width, const char *title, const char *text)
{
	struct text_two two = text_two(ui, title, text);
	int least = ui_px(ui, 68), beside = 2 * ui_px(ui, 14) + ui_px(ui, 36) + ui_px(ui, 12);
	int tall = text_two_height(ui, &two, width - beside) + ui_px(ui, 20);

	return tall > least ? tall : least;
}

/* ---- scrolling ---- */

static float scroll_clamp(float offset, int content, int room)
{
	float most = (float)(content > room ? content - room : 0);

	return offset < 0 ? 0 : offset > most ? most : offset;
}

/* Are keys that leaf this list's?  They go where the focus is, if all that is there is not seen anyway. */
static bool scroll_has_keys(const struct ui *ui, ui_id id)
{
	const struct ui_item *at = ui_item_find(&ui->items, ui->focus);

	if (!at || !(at->flags & UI_ROW))
		return true;
	while (!(at->flags & UI_WHEEL)) /* the list that the row is of */
		at--;
	return at->id == id || !ui_item_find(&ui->items, ui_name_at("scroll.bar", (int)at->id));
}

struct rect scroll_begin(struct ui *ui, ui_id id, struct rect box, int content_height, float *offset)
{
	struct ui_answer a = ui_item(ui, id, box, UI_WHEEL);

	if (a.wheel != 0)
		*offset -= a.wheel * (float)ui_px(ui, 60);
	*offset -= (float)ui_pulled(ui, box);
	bool keys = content_height > box.h && scroll_has_keys(ui, id);
	int leaf = keys ? ui_key(ui, KEY_PAGE_DOWN, 0) - ui_key(ui, KEY_PAGE_UP, 0) : 0;
	*offset += (float)(leaf * box.h) * 0.9f;
	if (leaf)
		ui->leafed = (struct ui_leafed){id, leaf};
	*offset = scroll_clamp(*offset, content_height, box.h);
	draw_clip_push(ui->draw, box);
	int bar = content_height > box.h ? ui_px(ui, 16) : 0;
	return rect_make(box.x, box.y - (int)(*offset + 0.5f), box.w - bar, content_height);
}

/* The focused item comes into sight when a key has reached it; afterwards wheel and bar may move it out again. */
static void scroll_to_focus(struct ui *ui, ui_id id, struct rect box, int content_height, float *offset)
{
	bool inside = false;

	if (!ui->ring || ui->focus == ui->focus_seen)
		return;
	for (int i = 0; i < ui->coming.count; i++) {
		const struct ui_item *item = &ui->coming.items[i];

		inside = inside || item->id == id;
		if (!inside || item->id != ui->focus || item->full.h > box.h)
			continue;
		float before = *offset;
		int margin = ui_px(ui, 10);
		if (item->full.y - margin < box.y)
			*offset -= (float)(box.y - item->full.y + margin);
		if (item->full.y + item->full.h + margin > box.y + box.h)
			*offset += (float)(item->full.y + item->full.h + margin - box.y - box.h);
		*offset = scroll_clamp(*offset, content_height, box.h);
		ui->focus_seen = ui->focus;
		if (*offset != before)
			ui->again = true;
	}
}

void scroll_end(struct ui *ui, ui_id id, struct rect box, int content_height, float *offset)
{
	ui_id edge = 0;

	draw_clip_pop(ui->draw);
	/* What stands in the head or foot of a page is nobody's neighbour. */
	for (int i = ui->coming.count; --i >= 0 && ui->coming.items[i].id != id;) {
		ui->coming.items[i].flags |= UI_ROW;
		if (ui->leafed.list == id && ui->ring && ui->coming.items[i].id == ui->focus)
			edge = ui_edge(&ui->coming, id, box, ui->leafed.way);
	}
	if (edge)
		ui_set_focus(ui, edge, true);
	if (ui->leafed.list == id)
		ui->leafed.list = 0;
	if (content_height <= box.h || box.h <= 0) /* of a window of one pixel nothing is left to scroll in */
		return;
	bool keys = scroll_has_keys(ui, id), home = keys && ui_key(ui, KEY_HOME, 0);
	bool end = keys && !home && ui_key(ui, KEY_END, 0); /* no slider wanted them */
	if (home || end) {
		*offset = scroll_clamp(home ? 0 : (float)content_height, content_height, box.h);
		ui->leafed = (struct ui_leafed){id, end - home};
		ui->again = true;
	}
	scroll_to_focus(ui, id, box, content_height, offset);
	int w = ui_px(ui, 10), tall = box.h * box.h / content_height, least = ui_px(ui, 32);
	if (tall < least)
		tall = least;
	struct rect track = {box.x + box.w - w, box.y, w, box.h};
	struct ui_answer a = ui_item(ui, ui_name_at("scroll.bar", (int)id), track, 0);
	if (a.held && box.h > tall && ui->input.kind != INPUT_NONE) {
		float t = (float)(ui->y - box.y - tall / 2) / (float)(box.h - tall);
		*offset = scroll_clamp(t * (float)(content_height - box.h), content_height, box.h);
	}
	float t = scroll_clamp(*offset, content_height, box.h) / (float)(content_height - box.h);
	struct skin well = {.radius = (float)w, .top = rgba(0xB79A63, 0.45f), .bottom = rgba(0xB79A63, 0.45f)};
	struct skin knob = {
	    .radius = (float)w, .top = rgb(a.hover || a.held ? 0x6E5226 : 0x8A6A3C), .bottom = rgb(0x7A5C2C)};
	draw_skin(ui->draw, track, &well);
	draw_skin(ui->draw, rect_make(track.x, track.y + (int)(t * (float)(box.h - tall)), w, tall), &knob);
}

enum { COLUMN_TALL = 1 << 20 };

int column_used(const struct ui *ui, ui_id id)
{
	const struct ui_item *item = ui_item_find(&ui->items, id);

	return item ? item->used : 0;
}

struct rect column_begin(struct ui *ui, ui_id id, struct rect box, float *offset)
{
	int used = column_used(ui, id);
	struct rect column = scroll_begin(ui, id, box, used ? used : box.h + (int)*offset, offset);

	column.h = COLUMN_TALL;
	return column;
}

void column_end(struct ui *ui, ui_id id, struct rect box, const struct rect *column, float *offset)
{
	const struct ui_item *item = ui_item_find(&ui->coming, id);
	int used = COLUMN_TALL - column->h;

	ui->again |= used != column_used(ui, id);
	if (item)
		ui->coming.items[item - ui->coming.items].used = used;
	scroll_end(ui, id, box, used, offset);
}
