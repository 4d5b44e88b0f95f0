#include "view/ui/popup.h"

#include "view/art/figure.h"
#include "view/ui/widget.h"

/* ---- the open list ---- */

static void popup_fill(struct ui_popup *popup, const struct popup_list *list)
{
	popup->count = list->count > UI_POPUP_MAX ? UI_POPUP_MAX : list->count;
	popup->colored = list->colored;
	popup->pips_most = 0;
	for (int i = 0; i < popup->count; i++) {
		popup->rows[i] = (struct ui_popup_row){list->labels[i], list->tips ? list->tips[i] : NULL,
		                                       list->pips ? list->pips[i] : 0};
		if (popup->rows[i].pips > popup->pips_most)
			popup->pips_most = popup->rows[i].pips;
	}
}

void popup_open(struct ui *ui, ui_id owner, struct rect anchor, const struct popup_list *list, int current)
{
	ui->popup = (struct ui_popup){.owner = owner, .anchor = anchor, .current = current, .chosen = -1, .seen = true};
	popup_fill(&ui->popup, list);
	ui->again = true;
}

int popup_answer(struct ui *ui, ui_id owner, const struct popup_list *list)
{
	struct ui_popup *popup = &ui->popup;

	if (!owner || popup->owner != owner)
		return -1;
	popup->seen = true;
	popup_fill(popup, list);
	if (popup->chosen < 0)
		return -1;
	int chosen = popup->chosen;
	popup->owner = 0;
	popup->chosen = -1;
	ui->again = true;
	return chosen;
}

static int popup_pips_width(struct ui *ui)
{
	return ui->popup.pips_most ? ui_px(ui, 12) * ui->popup.pips_most + ui_px(ui, 10) : 0;
}

static int popup_row_height(struct ui *ui) { return ui_px(ui, ui->popup.colored ? 52 : 42); }

/* Under its owner, or above it where there is more room; never out of sight: longer ones scroll. */
static struct rect popup_box(struct ui *ui)
{
	const struct ui_popup *popup = &ui->popup;
	struct text_style style = theme_text(&ui->theme, TYPE_BODY);
	int width = popup->anchor.w, height = popup->count * popup_row_height(ui) + ui_px(ui, 12);
	struct rect room = rect_inset(rect_make(0, 0, ui->draw->w, ui->draw->h), ui_px(ui, 6));

	for (int i = 0; i < popup->count; i++) {
		int w = text_width(ui_metrics(ui), &style, popup->rows[i].label) +
		        ui_px(ui, popup->colored ? 116 : 76) + popup_pips_width(ui);
		if (w > width)
			width = w;
	}
	width = width > room.w ? room.w : width;
	height = height > room.h ? room.h : height;
	struct rect box = {popup->anchor.x, popup->anchor.y + popup->anchor.h + ui_px(ui, 4), width, height};
	int above = popup->anchor.y - ui_px(ui, 4) - height;
	if (box.y + box.h > room.y + room.h && above >= room.y)
		box.y = above;
	return rect_within(box, room);
}

/* How strong: filled dots, then empty ones. */
static void row_pips(struct ui *ui, struct rect box, int pips)
{
	float step = (float)ui_px(ui, 12), r = step * 0.36f, y = (float)box.y + (float)box.h / 2;

	for (int i = 0; i < ui->popup.pips_most && pips > 0; i++) {
		float x = (float)box.x + step * ((float)i + 0.5f);

		draw_circle(ui->draw, x, y, r, rgb(0x7A5C2C));
		if (i >= pips)
			draw_circle(ui->draw, x, y, r - theme_stroke(&ui->theme, 1.5f), rgb(0xFFF9E8));
	}
}

static bool popup_row(struct ui *ui, struct rect box, int index)
{
	const struct ui_popup *popup = &ui->popup;
	const struct ui_popup_row *row = &popup->rows[index];
	ui_id id = ui_name_at("popup.row", index);
	struct ui_answer a = ui_item(ui, id, box, UI_FOCUS);
	bool current = index == popup->current;
	ui_tip(ui, row->tip);
	ui_tell(ui, row->label, NULL);
	ui_tell_state(ui, current ? UI_CHOSEN : UI_PLAIN);
	struct text_style style = theme_text(&ui->theme, current ? TYPE_BUTTON : TYPE_BODY);

	style.px = theme_text(&ui->theme, TYPE_BODY).px;
	/* One entry is lit: the pointer takes the focus along, and the keys go on from there. */
	if (a.hover && !a.focus && ui->input.kind == INPUT_MOVE)
		ui_set_focus(ui, id, false);
	if (a.focus) {
		static const struct skin lit = {6, 0xFFE9A8FF, 0xFFE9A8FF, 0xC79A4BFF, 1, 0, 0, 0, 0, 0, 0, 0};
		struct skin skin = theme_skin_of(&ui->theme, &lit);
		draw_skin(ui->draw, box, &skin);
	}
	rect_cut_left(&box, ui_px(ui, 10));
	if (current)
		draw_icon(ui->draw, rect_make(box.x, box.y, ui_px(ui, 20), box.h), ui_px(ui, 20), ICON_CONFIRM,
		          rgb(COLOR_GO));
	rect_cut_left(&box, ui_px(ui, 28));
	if (popup->colored) {
		struct rect figure = rect_part_left(&box, ui_px(ui, 44), ui_px(ui, 6));
		draw_figure_in(ui->draw, rect_inset(figure, ui_px(ui, 4)), POSE_STANDING, index);
	}
	if (popup->pips_most)
		row_pips(ui, rect_cut_left(&box, popup_pips_width(ui)), row->pips);
	draw_text(ui->draw, box, ALIGN_LEFT, &style, row->label);
	return a.click;
}

static void popup_keys(struct ui *ui)
{
	bool home = ui_key(ui, KEY_HOME, 0), end = !home && ui_key(ui, KEY_END, 0);

	if (home || end) {
		ui_set_focus(ui, ui_name_at("popup.row", home ? 0 : ui->popup.count - 1), true);
		ui->focus_seen = 0;
	}
}

static void popup_rows(struct ui *ui, struct rect box)
{
	struct ui_popup *popup = &ui->popup;
	int height = popup_row_height(ui), all = popup->count * height;
	ui_id id = ui_name("popup.list");

	if (!popup->begun) /* what holds now is in the middle where not all has room */
		popup->offset = (float)(popup->current * height + height / 2 - box.h / 2);
	popup->begun = true;
	struct rect rows = scroll_begin(ui, id, box, all, &popup->offset);
	for (int i = 0; i < popup->count; i++)
		if (popup_row(ui, rect_cut_top(&rows, height), i))
			popup->chosen = i;
	scroll_end(ui, id, box, all, &popup->offset);
}

void popup_run(struct ui *ui)
{
	struct ui_popup *popup = &ui->popup;

	if (popup->owner && !popup->seen)
		popup->owner = 0;
	if (!popup->owner || popup->chosen >= 0)
		return;
	ui_modal_begin(ui, ui_name_at("popup.row", popup->current));
	struct rect box = popup_box(ui);
	bool outside = ui->input.kind == INPUT_PRESS && ui->items.top == ui->layer && !rect_has(box, ui->x, ui->y);
	struct skin skin = theme_skin(&ui->theme, SKIN_TOAST);
	skin.rim = rgb(0x8A6228);
	ui_block(ui, ui_name("popup.box"), box);
	draw_skin(ui->draw, box, &skin);
	popup_keys(ui);
	popup_rows(ui, rect_inset(box, ui_px(ui, 6)));
	bool leave = ui_key(ui, KEY_ESCAPE, 0) || ui_key(ui, KEY_TAB, 0) || outside;
	if (leave)
		popup->owner = 0;
	if (leave || popup->chosen >= 0)
		ui->again = true;
	ui_modal_end(ui);
}

/* ---- tooltips ---- */

/* How much of the other controls a box covers, and where the lowest of them ends.  What holds the anchor as a whole (a
 * list, the table) is no control beside it. */
static long controls_covered(const struct ui_items *controls, struct rect anchor, struct rect box, int *end)
{
	long covered = 0;

	for (int i = 0; controls && i < controls->count; i++) {
		const struct ui_item *item = &controls->items[i];
		bool pressed = (item->flags & (UI_FOCUS | UI_DISABLED)) && !(item->flags & (UI_BLOCK | UI_NO_RING));
		if (!pressed || item->layer != controls->top || !rect_overlap(item->box, box) ||
		    rect_common_area(item->box, anchor) == (long)anchor.w * anchor.h)
			continue;
		covered += rect_common_area(item->box, box);
		*end = item->box.y + item->box.h > *end ? item->box.y + item->box.h : *end;
	}
	return covered;
}

/* The panel that the anchor lies in; the anchor itself where it lies in none. */
static struct rect panel_round(const struct ui_items *controls, struct rect anchor)
{
	struct rect panel = anchor;

	for (int i = 0; controls && i < controls->count; i++) {
		const struct ui_item *item = &controls->items[i];
		if (item->flags & UI_BLOCK && item->layer == controls->top && rect_holds(item->box, anchor))
			panel = item->box;
	}
	return panel;
}

struct rect tooltip_place(const struct ui_items *controls, int w, int h, struct rect anchor, int width, int height,
                          int gap)
{
	int middle = anchor.y + anchor.h / 2 - height / 2, center = anchor.x + anchor.w / 2 - width / 2;
	struct rect panel = panel_round(controls, anchor);
	/* Beside it, above, below; and beside all of its panel, whose other controls are as close as it. */
	const struct rect tries[] = {
	    {anchor.x + anchor.w + gap, middle, width, height}, {center, anchor.y - gap - height, width, height},
	    {center, anchor.y + anchor.h + gap, width, height}, {anchor.x - gap - width, middle, width, height},
	    {panel.x - gap - width, middle, width, height},     {panel.x + panel.w + gap, middle, width, height},
	};
	enum { TRIES = sizeof tries / sizeof tries[0], ABOVE = 1, BELOW = 2 };
	struct rect all = {0, 0, w, h}, box = rect_within(tries[0], all);
	long least = -1;

	for (int i = 0; i < TRIES; i++) {
		struct rect t = tries[i], slid = rect_within(t, rect_inset(all, gap));
		/* Along the anchor it may slide; across it must fit as it is. */
		if (i != ABOVE && i != BELOW)
			t.y = slid.y;
		else
			t.x = slid.x;
		if (!rect_holds(all, t))
			continue;
		int end = 0;
		long covered = controls_covered(controls, anchor, t, &end);
		if (i == BELOW && covered && end + gap + height <= h) { /* below those, too */
			t.y = end + gap;
			covered = controls_covered(controls, anchor, t, &end);
		}
		if (least < 0 || covered < least) {
			least = covered;
			box = t;
		}
	}
	return box;
}

void tooltip(struct ui *ui, struct rect anchor, const char *text)
{
	struct text_style style = theme_text_color(&ui->theme, TYPE_BODY, COLOR_CREAM);
	const struct text_metrics *m = ui_metrics(ui);
	int pad = ui_px(ui, 14), gap = ui_px(ui, 10), most = ui_px(ui, 300) - 2 * pad,
	    wide = text_width(m, &style, text);

	wide = wide > most ? most : wide;
	int tall = text_block_height(m, &style, text, wide);
	struct rect box =
	    tooltip_place(&ui->items, ui->draw->w, ui->draw->h, anchor, wide + 2 * pad, tall + 2 * gap, gap);
	theme_draw(ui->draw, &ui->theme, SKIN_TOOLTIP, box);
	draw_text_block(ui->draw, rect_make(box.x + pad, box.y + gap, wide + 1, tall), ALIGN_LEFT, &style, text);
}

void popup_tip(struct ui *ui) { tooltip(ui, ui->tip_box, ui->tip_text); }
