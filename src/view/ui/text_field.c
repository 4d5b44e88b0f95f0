/* The text field of widget.h: one line of UTF-8. */
#include "view/ui/widget.h"

#include <string.h>

#include "view/ui/edit.h"
#include "text/utf8.h"

/* Pixels from the start of the text to the byte. */
static int caret_x(struct ui *ui, const struct text_style *style, const char *text, int at)
{
	return at > 0 ? ui_metrics(ui)->width(ui_metrics(ui)->context, style, text, (size_t)at) : 0;
}

/* The byte whose character begins nearest to x pixels. */
static int caret_at(struct ui *ui, const struct text_style *style, const char *text, int x)
{
	int best = 0, at = 0;
	int distance = x < 0 ? -x : x;

	while (text[at]) {
		at = utf8_next(text, at);
		int d = caret_x(ui, style, text, at) - x;
		d = d < 0 ? -d : d;
		if (d < distance) {
			distance = d;
			best = at;
		}
	}
	return best;
}

static bool field_clipboard(struct ui *ui, struct edit *edit)
{
	int key = ui->input.key;
	char copy[256];

	if (!(ui->input.mods & MOD_CTRL))
		return false;
	if ((key == 'c' || key == 'x') && ui->clipboard_set && edit_copy(edit, copy, sizeof copy))
		ui->clipboard_set(ui->clipboard_context, copy);
	if (key == 'x')
		return edit_insert(edit, "");
	if (key == 'v' && ui->clipboard_get) {
		const char *text = ui->clipboard_get(ui->clipboard_context);
		return text && edit_insert(edit, text);
	}
	return false;
}

/* What the keyboard does to the text; true when it changed. */
static bool field_keys(struct ui *ui, struct edit *edit)
{
	const struct input *in = &ui->input;

	if (ui->used)
		return false;
	if (in->kind == INPUT_TEXT) {
		ui->used = true;
		return edit_insert(edit, in->text);
	}
	if (in->kind != INPUT_KEY || (in->mods & MOD_ALT))
		return false;
	bool changed = false;
	if (edit_key(edit, in->key, in->mods, &changed)) {
		ui->used = true;
		return changed;
	}
	if ((in->mods & MOD_CTRL) && (in->key == 'c' || in->key == 'x' || in->key == 'v')) {
		ui->used = true;
		return field_clipboard(ui, edit);
	}
	return false;
}

static void field_pointer(struct ui *ui, const struct ui_answer *a, const struct text_style *style, struct rect in,
                          struct edit *edit)
{
	if (!a->held || (ui->input.kind != INPUT_PRESS && ui->input.kind != INPUT_MOVE))
		return;
	edit->caret = caret_at(ui, style, edit->text, ui->x - in.x + ui->edit_scroll);
	if (a->press)
		edit->mark = edit->caret;
}

/* The caret stays in sight of a text that is longer than its box. */
static void field_scroll(struct ui *ui, int caret, int full, int room)
{
	if (caret - ui->edit_scroll > room)
		ui->edit_scroll = caret - room;
	if (caret < ui->edit_scroll)
		ui->edit_scroll = caret;
	if (full - ui->edit_scroll < room)
		ui->edit_scroll = full > room ? full - room : 0;
}

static void field_draw(struct ui *ui, struct rect in, const struct text_style *style, const struct edit *edit)
{
	int caret = caret_x(ui, style, edit->text, edit->caret), mark = caret_x(ui, style, edit->text, edit->mark);
	int ascent = 0, height = 0;

	field_scroll(ui, caret, text_width(ui_metrics(ui), style, edit->text), in.w - ui_px(ui, 2));
	ui_metrics(ui)->height(ui_metrics(ui)->context, style, &ascent, &height);
	int top = in.y + (in.h - height) / 2, x = in.x - ui->edit_scroll;
	draw_clip_push(ui->draw, in);
	if (caret != mark) {
		int from = caret < mark ? caret : mark, to = caret < mark ? mark : caret;
		draw_fill(ui->draw, rect_make(x + from, top, to - from, height), rgba(COLOR_FOCUS, 0.28f));
	}
	draw_text_at(ui->draw, (float)x, (float)(top + ascent), style, edit->text);
	draw_fill(ui->draw, rect_make(x + caret, top, ui_px(ui, 2), height), rgb(COLOR_INK));
	draw_clip_pop(ui->draw);
}

bool text_field(struct ui *ui, ui_id id, struct rect box, char *text, int size, const char *placeholder)
{
	struct skin skin = theme_skin(&ui->theme, SKIN_FIELD);

	if (ui->hover == id)
		skin.rim = rgb(0xB7832F);
	draw_skin(ui->draw, box, &skin);
	return text_card(ui, id, box, box, theme_text_color(&ui->theme, TYPE_BODY, COLOR_INK_OFF), text, size,
	                 placeholder);
}

bool text_card(struct ui *ui, ui_id id, struct rect box, struct rect line, struct text_style grey, char *text, int size,
               const char *placeholder)
{
	struct ui_answer a = ui_item(ui, id, box, UI_FOCUS | UI_TEXT | UI_ARROWS_X);
	struct text_style style = grey;
	struct rect in = {line.x + ui_px(ui, 10), line.y, line.w - 2 * ui_px(ui, 10), line.h};
	struct edit edit = {.text = text, .size = size};
	bool changed = false;

	style.color = rgb(COLOR_INK);
	ui_tell(ui, NULL, *text || !placeholder ? text : placeholder);
	if (!a.focus) {
		if (*text)
			draw_text(ui->draw, in, ALIGN_LEFT, &style, text);
		else if (placeholder)
			draw_text(ui->draw, in, ALIGN_LEFT, &grey, placeholder);
		if (ui->edit_id == id)
			ui->edit_id = 0;
		return false;
	}
	if (ui->edit_id != id) {
		/* Not clicked: all is selected, so that typing replaces it. */
		ui->edit_id = id;
		ui->edit_scroll = 0;
		ui->edit_caret = (int)strlen(text);
		ui->edit_mark = a.held ? ui->edit_caret : 0;
	}
	edit.caret = ui->edit_caret;
	edit.mark = ui->edit_mark;
	edit_clamp(&edit);
	field_pointer(ui, &a, &style, in, &edit);
	changed = field_keys(ui, &edit);
	ui->edit_caret = edit.caret;
	ui->edit_mark = edit.mark;
	ui->edit_active = true;
	ui->edit_box = box;
	if (!*text && placeholder) {
		draw_text(ui->draw, rect_make(in.x + ui_px(ui, 6), in.y, in.w - ui_px(ui, 6), in.h), ALIGN_LEFT, &grey,
		          placeholder);
	}
	field_draw(ui, in, &style, &edit);
	/* An editor always shows where the keys go, by mouse too. */
	a.ring = true;
	ui_focus_ring(ui, &a, box, 6 * ui->theme.scale);
	return changed;
}
