/* A row of a list, of widget.h. */
#include "view/ui/widget.h"

#include <stdio.h>

#include "view/art/emblem.h"

/* Beside the title; less where two rows share a line and say nothing else. */
static int row_gap(struct ui *ui, const struct row *row) { return ui_px(ui, row->tight && !row->detail ? 5 : 10); }

/* The disc, badge, lock or key at the left; returns the width it takes. */
static int row_mark(struct ui *ui, struct rect box, const struct row *row)
{
	int most = box.h - ui_px(ui, 4), wanted = ui_px(ui, row->tight && !row->detail ? 28 : 36);
	float d = (float)(wanted < most ? wanted : most), cx = (float)box.x + d / 2,
	      cy = (float)box.y + (float)box.h / 2;

	if (row->key) {
		int w = key_cap_width(ui, row->key);
		key_cap(ui, box.x, box.y + box.h / 2, row->key);
		return w + ui_px(ui, 12);
	}
	if (row->refused) {
		draw_circle(ui->draw, cx, cy, d * 0.42f, rgb(COLOR_REFUSE));
		draw_icon(ui->draw, rect_make((int)(cx - d / 2), (int)(cy - d / 2), (int)d, (int)d), ui_px(ui, 20),
		          ICON_LOCK, rgb(0xFFF4E6));
		return (int)d + row_gap(ui, row);
	}
	if (row->badge && row->color >= 0) {
		draw_badge(ui->draw, cx, cy, d, row->color);
		return (int)d + row_gap(ui, row);
	}
	if (row->number && row->color >= 0) {
		char text[8];
		struct text_style style = theme_text_color(&ui->theme, TYPE_SUBHEAD, player_colors[row->color].emblem);

		snprintf(text, sizeof text, "%d", row->number % 1000);
		if ((float)style.px > d * 0.72f)
			style.px = (int)(d * 0.72f);
		draw_circle(ui->draw, cx, cy, d / 2, rgb(COLOR_INK));
		draw_circle(ui->draw, cx, cy, d / 2 - ui_px(ui, 1), rgb(COLOR_HALO));
		draw_circle(ui->draw, cx, cy, d / 2 - ui_px(ui, 3), rgb(player_colors[row->color].body));
		draw_text(ui->draw, rect_make((int)(cx - d / 2), (int)(cy - d / 2), (int)d, (int)d), ALIGN_CENTER,
		          &style, text);
		return (int)d + row_gap(ui, row);
	}
	return 0;
}

/* The value or the "why?" link at the right; returns the width it takes. */
static int row_value(struct ui *ui, struct rect box, const struct row *row, int title)
{
	struct text_style value = theme_text(&ui->theme, TYPE_HEADING);
	struct text_style small = theme_text_color(&ui->theme, TYPE_SMALL, COLOR_INK2);
	struct text_style link = theme_text_color(&ui->theme, TYPE_BUTTON, COLOR_REFUSE);
	int right = box.x + box.w;

	if (row->refused && row->why) {
		int w = text_width(ui_metrics(ui), &link, row->why);
		if (title + w + ui_px(ui, 10) > box.w) {
			link.px = small.px;
			w = text_width(ui_metrics(ui), &link, row->why);
		}
		const char *why = title + w + ui_px(ui, 4) > box.w ? "?" : row->why;
		w = text_width(ui_metrics(ui), &link, why);
		draw_text(ui->draw, rect_make(right - w, box.y, w, box.h), ALIGN_RIGHT, &link, why);
		draw_fill(ui->draw, rect_make(right - w, box.y + box.h / 2 + link.px / 2, w, ui_px(ui, 1)), link.color);
		return w + ui_px(ui, 10);
	}
	if (!row->value)
		return 0;
	value.px = theme_text(&ui->theme, TYPE_SUBHEAD).px;
	int w = text_width(ui_metrics(ui), &value, row->value);
	draw_text(ui->draw, rect_make(right - w, box.y, w, box.h), ALIGN_RIGHT, &value, row->value);
	int before = row->value_before ? text_width(ui_metrics(ui), &small, row->value_before) : 0;
	/* The number alone, where the title would be cut for it. */
	if (before && title + w + before + ui_px(ui, 16) <= box.w) {
		w += before + ui_px(ui, 6);
		draw_text(ui->draw, rect_make(right - w, box.y, before, box.h), ALIGN_LEFT, &small, row->value_before);
	}
	return w + row_gap(ui, row);
}

/* As much of the detail as there is room for. */
static const char *row_detail(struct ui *ui, const struct text_style *style, const struct row *row, int room,
                              const char *otherwise)
{
	if (text_width(ui_metrics(ui), style, row->detail) <= room)
		return row->detail;
	if (row->brief && row->brief[0] && text_width(ui_metrics(ui), style, row->brief) <= room)
		return row->brief;
	return otherwise;
}

/* Rather two lines than cut: the largest letters, down to 3/4, in which the words stand so; false: none. */
static bool in_two(struct ui *ui, struct text_style *style, const char *text, struct rect box)
{
	enum { LINES = 3 };
	struct text_style tried = *style;
	int starts[LINES], lengths[LINES];

	for (; tried.px >= style->px * 3 / 4; tried.px--) {
		tried.line = tried.px * 9 / 8;
		if (2 * tried.line > box.h ||
		    text_wrap(ui_metrics(ui), &tried, text, box.w, LINES, starts, lengths) != 2 ||
		    text[starts[1] - 1] != ' ')
			continue;
		*style = tried;
		return true;
	}
	return false;
}

/* Rather small than cut, down to 3/4. */
static void shrink(struct ui *ui, struct text_style *style, const char *text, int room)
{
	int wide = text_width(ui_metrics(ui), style, text);

	if (wide > room)
		style->px = room > wide * 3 / 4 ? style->px * room / wide : style->px * 3 / 4;
}

bool row(struct ui *ui, ui_id id, struct rect box, const struct row *row)
{
	struct ui_answer a = ui_item(ui, id, box, UI_FOCUS | (row->disabled ? UI_DISABLED : 0));
	bool off = row->disabled || row->refused;
	struct text_style title = theme_text_color(&ui->theme, TYPE_BUTTON, off ? COLOR_INK_OFF : COLOR_INK);
	struct text_style small = theme_text_color(&ui->theme, TYPE_SMALL, off ? COLOR_INK_OFF : COLOR_INK2);

	ui_tip(ui, row->tip);
	ui_tell_state(ui, row->selected ? UI_CHOSEN : UI_PLAIN);
	theme_draw_pointed(ui->draw, &ui->theme,
	                   row->selected ? SKIN_CARD_CHOSEN
	                   : off         ? SKIN_CARD_OFF
	                                 : SKIN_CARD,
	                   (a.hover || row->pointed) && !row->disabled && !row->selected, box);
	int left = row_gap(ui, row), right = row->tight ? ui_px(ui, 7) : left + ui_px(ui, 4);
	struct rect in = {box.x + left, box.y, box.w - left - right, box.h};
	rect_cut_right(&in, row->kept > right ? row->kept - right : 0);
	rect_cut_left(&in, row_mark(ui, in, row));
	rect_cut_right(&in, row_value(ui, in, row, text_width(ui_metrics(ui), &title, row->title)));
	/* One line: rather small than cut; half of one: all of them small. */
	if (row->tight && (!row->detail || text_width(ui_metrics(ui), &title, row->title) > in.w))
		title = theme_text_color(&ui->theme, TYPE_SMALL, off ? COLOR_INK_OFF : COLOR_INK);
	int wide = text_width(ui_metrics(ui), &title, row->title);
	bool broken = wide * 3 / 4 > in.w && !row->detail && in_two(ui, &title, row->title, in);
	if (!broken)
		shrink(ui, &title, row->title, in.w);
	if (row->detail && row->tight) {
		int used = draw_text(ui->draw, in, ALIGN_LEFT, &title, row->title) + ui_px(ui, 9);
		rect_cut_left(&in, used);
		draw_text(ui->draw, in, ALIGN_LEFT, &small, row_detail(ui, &small, row, in.w, ""));
	} else if (row->detail) {
		const char *detail =
		    row_detail(ui, &small, row, in.w, row->brief && row->brief[0] ? row->brief : row->detail);
		int lines = text_block_height(ui_metrics(ui), &small, detail, in.w);
		if (title.line + lines > in.h)
			lines = small.line;
		int top = in.y + (in.h - title.line - lines) / 2;
		draw_text(ui->draw, rect_make(in.x, top, in.w, title.line), ALIGN_LEFT, &title, row->title);
		struct rect below = {in.x, top + title.line, in.w, lines};
		if (lines > small.line)
			draw_text_block(ui->draw, below, ALIGN_LEFT, &small, detail);
		else {
			shrink(ui, &small, detail, in.w);
			draw_text(ui->draw, below, ALIGN_LEFT, &small, detail);
		}
	} else if (broken) {
		struct rect lines = rect_make(in.x, in.y + (in.h - 2 * title.line) / 2, in.w, 2 * title.line);
		draw_text_block(ui->draw, lines, ALIGN_LEFT, &title, row->title);
	} else {
		draw_text(ui->draw, in, ALIGN_LEFT, &title, row->title);
	}
	/* within its place: its neighbours, drawn later, leave the ring whole */
	ui_focus_ring(ui, &a, rect_inset(box, ui_px(ui, 5)), 4 * ui->theme.scale);
	return a.click;
}
