#include "view/ui/ui.h"

#include <assert.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "view/ui/popup.h"

static ui_id folded(uint64_t hash)
{
	ui_id id = (ui_id)(hash ^ hash >> 32);

	return id ? id : 1;
}

ui_id ui_name(const char *name) { return folded(hash_text(HASH_BASIS, name)); }

ui_id ui_name_at(const char *name, int index) { return folded(hash_int(hash_text(HASH_BASIS, name), index)); }

/* ---- a pass ---- */

void ui_init(struct ui *ui)
{
	memset(ui, 0, sizeof *ui);
	ui->x = ui->y = -1;
	ui->popup.chosen = -1;
	ui->wait = -1;
}

static ui_id wheel_target(const struct ui *ui)
{
	for (int i = ui->items.count - 1; i >= 0; i--) {
		const struct ui_item *item = &ui->items.items[i];
		if (item->layer == ui->items.top && (item->flags & (UI_WHEEL | UI_BLOCK)) &&
		    rect_has(item->box, ui->x, ui->y))
			return item->flags & UI_WHEEL ? item->id : 0;
	}
	return 0;
}

static ui_id hover_now(const struct ui *ui)
{
	const struct ui_item *item = ui->left ? NULL : ui_hit(&ui->items, ui->x, ui->y);

	return item ? item->id : 0;
}

/* Other keys belong to what is pointed at: R turns the tile there. */
static bool ui_leaves(const struct input *input)
{
	return input->kind == INPUT_KEY &&
	       (input->key == KEY_TAB || (input->key >= KEY_LEFT && input->key <= KEY_DOWN));
}

/* Who is pressed is decided before any widget runs, by the boxes that the person saw. */
static void ui_press(struct ui *ui)
{
	const struct ui_item *item = ui_hit(&ui->items, ui->x, ui->y);

	ui->ring = false;
	/* A double click is for what the first press was for, and not for a sheet that it has opened. */
	if (ui->input.second && ui->items.top > ui->press_top) {
		ui->held = 0;
		return;
	}
	ui->press_top = ui->items.top;
	ui->press_x = ui->x;
	ui->press_y = ui->y;
	ui->dragged = ui->pulling = false;
	ui->pull_y = ui->y;
	ui->held = item && !(item->flags & UI_DISABLED) ? item->id : 0;
	if (item && (item->flags & UI_FOCUS) && !(item->flags & (UI_DISABLED | UI_TOLD)))
		ui->focus = item->id;
	else if (ui_editing(ui))
		ui->focus = 0; /* a click elsewhere ends the editing */
	ui->tip_id = 0;
	ui->tip_off = item ? item->id : 0;
}

void ui_begin(struct ui *ui, const struct theme *theme, struct draw *draw, const struct input *input, uint64_t now)
{
	ui->theme = *theme;
	ui->draw = draw;
	ui->now = now;
	ui->input = *input;
	ui->used = false;
	ui->again = ui->animating = false;
	ui->wait = -1;
	ui->layer = 0;
	ui->coming.count = ui->coming.top = 0;
	ui->modal_first = 0;
	ui->tip_seen = ui->tip_wanted = false;
	memset(&ui->told, 0, sizeof ui->told);
	ui->asked[0] = '\0';
	ui->popup.seen = false;
	ui->edit_active = false;
	if (input->kind == INPUT_LEAVE) {
		ui->x = ui->y = -1;
	} else if (input->kind != INPUT_NONE) {
		ui->x = input->x;
		ui->y = input->y;
	}
	if (ui->held && (abs(ui->x - ui->press_x) > ui_px(ui, 5) || abs(ui->y - ui->press_y) > ui_px(ui, 5)))
		ui->dragged = true;
	if (input->kind == INPUT_RELEASE || input->kind == INPUT_LEAVE)
		ui->pulling = false; /* the next finger moves to its place before it presses */
	if (input->kind == INPUT_PRESS || input->kind == INPUT_KEY)
		ui->by_pointer = input->kind == INPUT_PRESS;
	if (ui_leaves(input))
		ui->left = true;
	else if (input->kind == INPUT_PRESS || input->kind == INPUT_WHEEL ||
	         (input->kind == INPUT_MOVE && !input->repeat))
		ui->left = false;
	ui->hover = hover_now(ui);
	if (input->kind == INPUT_PRESS && input->button == BUTTON_LEFT)
		ui_press(ui);
	if (input->kind == INPUT_KEY) /* whoever goes on by keys has left the pointer where it is */
		ui->tip_off = ui->hover;
	ui->wheel = input->kind == INPUT_WHEEL ? wheel_target(ui) : 0;
}

static void ui_move_focus(struct ui *ui, ui_id focus)
{
	if (!focus)
		return;
	if (focus != ui->focus || !ui->ring)
		ui->again = true;
	ui->focus = focus;
	ui->focus_seen = 0;
	ui->ring = true;
}

/* Keys that no widget and no screen wanted. */
static void ui_keys(struct ui *ui)
{
	const struct input *in = &ui->input;

	if (in->kind != INPUT_KEY || ui->used || (in->mods & (MOD_CTRL | MOD_ALT)))
		return;
	int dx = (in->key == KEY_RIGHT) - (in->key == KEY_LEFT), dy = (in->key == KEY_DOWN) - (in->key == KEY_UP);

	if (in->key == KEY_TAB)
		ui_move_focus(ui, ui_next(&ui->items, ui->focus, in->mods & MOD_SHIFT ? -1 : 1));
	else if (dx || dy)
		ui_move_focus(ui, ui_toward(&ui->items, ui->focus, dx, dy));
	if (in->key == KEY_TAB || dx || dy)
		ui->sideways = dx != 0;
}

/* A layer that opened takes the focus, one that closed gives it back, unless its answer has given it to something else
 * that is there. */
static void ui_layers(struct ui *ui, int before)
{
	int top = ui->items.top;

	if (top > before) {
		ui->layer_focus[before] = ui->focus;
		ui->focus = ui->modal_first;
		ui->again = true;
	} else if (top < before) {
		bool given = ui->focus == ui->focus_new && ui_item_find(&ui->items, ui->focus);
		ui->focus = given ? ui->focus : ui->layer_focus[top];
		ui->again = true;
	}
}

void ui_end(struct ui *ui)
{
	int before = ui->items.top;

	popup_run(ui);
	ui->items = ui->coming;
	ui_layers(ui, before);
	ui_keys(ui);
	if (ui->focus && !ui_item_find(&ui->items, ui->focus) &&
	    (ui->focus != ui->focus_new || ui->focus_grace-- <= 0)) {
		/* Of the sheet that has taken another's place; without one nobody has it. */
		ui->focus = ui_item_find(&ui->items, ui->modal_first) ? ui->modal_first : 0;
		ui->ring |= ui->focus != 0;
		ui->again |= ui->focus != 0;
	}
	if (ui->input.kind == INPUT_RELEASE && ui->input.button == BUTTON_LEFT && ui->held) {
		ui->held = 0;
		ui->again = true;
	}
	if (hover_now(ui) != ui->hover)
		ui->again = true;
	if (!ui->tip_seen)
		ui->tip_id = 0;
	if (ui->hover != ui->tip_off)
		ui->tip_off = 0;
	if (ui->tip_wanted)
		popup_tip(ui);
}

/* ---- items ---- */

static bool ui_key_press(const struct input *in)
{
	return in->kind == INPUT_KEY && !in->repeat && !(in->mods & (MOD_CTRL | MOD_ALT)) &&
	       (in->key == KEY_ENTER || in->key == KEY_SPACE);
}

static void item_pointer(struct ui *ui, ui_id id, unsigned flags, struct ui_answer *a)
{
	const struct input *in = &ui->input;

	a->held = ui->held == id;
	a->hover = ui->hover == id && (!ui->held || a->held);
	if (a->held) {
		a->press = in->kind == INPUT_PRESS && in->button == BUTTON_LEFT;
		a->dragging = ui->dragged;
		a->release = in->kind == INPUT_RELEASE && in->button == BUTTON_LEFT;
		a->click = a->release && ui->hover == id;
	}
	a->alt_click = in->kind == INPUT_PRESS && ui->hover == id && in->button == BUTTON_RIGHT;
	if ((flags & UI_WHEEL) && ui->wheel == id) {
		a->wheel = in->wheel_y;
		ui->used = true;
	}
}

struct ui_answer ui_item(struct ui *ui, ui_id id, struct rect box, unsigned flags)
{
	struct ui_answer answer = {0};
	struct ui_items *coming = &ui->coming;

	flags |= ui->aside ? UI_ASIDE : 0;
	ui->aside = false;
	if (coming->count < UI_ITEMS_MAX) {
		coming->items[coming->count++] = (struct ui_item){.id = id,
		                                                  .box = rect_common(box, draw_clip(ui->draw)),
		                                                  .full = box,
		                                                  .flags = (uint16_t)flags,
		                                                  .layer = (uint8_t)ui->layer};
	}
	if (ui->layer != ui->items.top)
		return answer; /* a layer above has opened, or this one has not been seen yet */
	if (flags & UI_DISABLED) {
		answer.hover = ui->hover == id && !ui->held;
		return answer;
	}
	item_pointer(ui, id, flags, &answer);
	if (flags & UI_FOCUS) {
		answer.focus = ui->focus == id;
		answer.ring = answer.focus && ui->ring;
		answer.led = answer.ring && ui->sideways;
		if (answer.focus && !(flags & UI_TEXT) && !ui->used && ui_key_press(&ui->input)) {
			answer.click = answer.by_key = true;
			ui->ring = true;
			ui->used = true;
		}
	}
	return answer;
}

void ui_aside(struct ui *ui, bool aside) { ui->aside = aside; }

void ui_with(struct ui *ui, struct rect box) { ui->coming.items[ui->coming.count - 1].full = box; }

void ui_focus_ring(struct ui *ui, const struct ui_answer *item, struct rect box, float radius)
{
	int cream = ui_px(ui, 4), blue = ui_px(ui, 7);
	uint32_t shade = rgba(0x000000, 0.25f);

	if (!item->ring)
		return;
	draw_outline(ui->draw, rect_inset(box, -blue - 1), radius + (float)blue + 1, (float)(blue + 1), shade);
	draw_outline(ui->draw, rect_inset(box, -blue), radius + (float)blue, (float)(blue - cream), rgb(COLOR_FOCUS));
	draw_outline(ui->draw, rect_inset(box, -cream), radius + (float)cream, (float)cream, rgb(COLOR_HALO));
}

int ui_pulled(struct ui *ui, struct rect box)
{
	const struct ui_item *held = ui->held ? ui_item_find(&ui->items, ui->held) : NULL;
	const unsigned own = UI_ARROWS_X | UI_ARROWS_Y | UI_TEXT;

	if (ui->input.kind != INPUT_MOVE || !ui->input.finger || ui->layer != ui->items.top ||
	    !rect_has(box, ui->press_x, ui->press_y))
		return 0;
	if (held && ui->dragged && !(held->flags & own)) {
		ui->pulling = true;
		ui->held = 0;
	}
	if (!ui->pulling)
		return 0;
	int pulled = ui->y - ui->pull_y;
	ui->pull_y = ui->y;
	return pulled;
}

void ui_block(struct ui *ui, ui_id id, struct rect box) { ui_item(ui, id, box, UI_BLOCK); }

void ui_modal_begin(struct ui *ui, ui_id first)
{
	assert(ui->coming.top + 1 < UI_LAYERS_MAX);
	ui->layer = ++ui->coming.top;
	ui->modal_first = first;
	ui_item(ui, ui_name_at("ui.modal", ui->layer), rect_make(0, 0, ui->draw->w, ui->draw->h), UI_BLOCK);
}

void ui_modal_end(struct ui *ui) { ui->layer = 0; }

/* ---- keys ---- */

bool ui_editing(const struct ui *ui)
{
	const struct ui_item *item = ui->focus ? ui_item_find(&ui->items, ui->focus) : NULL;

	return item && (item->flags & UI_TEXT);
}

bool ui_enter_elsewhere(const struct ui *ui, ui_id own)
{
	const struct ui_item *item = ui->ring && ui->focus != own ? ui_item_find(&ui->items, ui->focus) : NULL;

	return item && !(item->flags & (UI_TEXT | UI_NO_RING | UI_DISABLED));
}

static int key_lower(int key) { return key >= 'A' && key <= 'Z' ? key + 'a' - 'A' : key; }

bool ui_key(struct ui *ui, int key, unsigned mods)
{
	const struct input *in = &ui->input;
	bool special =
	    key >= KEY_F1 || key == KEY_ESCAPE || (mods & MOD_CTRL) || key == KEY_PAGE_UP || key == KEY_PAGE_DOWN;

	if (in->kind != INPUT_KEY || ui->used || ui->layer != ui->items.top)
		return false;
	if (key_lower(in->key) != key_lower(key) || in->mods != mods)
		return false;
	if (!special && ui_editing(ui))
		return false;
	ui->used = true;
	return true;
}

bool ui_char(struct ui *ui, int character)
{
	const struct input *in = &ui->input;

	if (in->kind != INPUT_KEY || (in->mods & (MOD_CTRL | MOD_ALT)))
		return false;
	unsigned mods = in->mods;
	if (in->key == character)
		return ui_key(ui, character, mods);
	/* Typed with Shift, on the layouts that we know of: us, de, fr, es. */
	if (character == '?' && (mods & MOD_SHIFT) &&
	    (in->key == '/' || in->key == 0xDF || in->key == ',' || in->key == '\'' || in->key == '-'))
		return ui_key(ui, in->key, mods);
	if (character == '+' && in->key == '=')
		return ui_key(ui, '=', mods);
	return false;
}

/* ---- focus, tooltips, time ---- */

void ui_set_focus(struct ui *ui, ui_id id, bool ring)
{
	ui->focus = ui->focus_new = id;
	ui->focus_grace = 2;
	ui->ring = ring;
	ui->again = true;
}

bool ui_has_focus(const struct ui *ui, ui_id id) { return ui->focus == id; }

static bool told_now(const struct ui *ui)
{
	return ui->focus && ui->coming.count && ui->coming.items[ui->coming.count - 1].id == ui->focus;
}

void ui_tell(struct ui *ui, const char *name, const char *value)
{
	if (!told_now(ui))
		return;
	if (name)
		snprintf(ui->told.name, sizeof ui->told.name, "%s", name);
	if (value)
		snprintf(ui->told.value, sizeof ui->told.value, "%s", value);
}

void ui_tell_state(struct ui *ui, enum ui_state state)
{
	if (told_now(ui))
		ui->told.state = state;
}

void ui_tell_asked(struct ui *ui, const char *title, const char *text)
{
	snprintf(ui->asked, sizeof ui->asked, text ? "%s %s" : "%s", title, text);
}

void ui_tip(struct ui *ui, const char *text)
{
	const struct ui_item *item = ui->coming.count ? &ui->coming.items[ui->coming.count - 1] : NULL;

	if (!text || !*text || !item || item->layer != ui->items.top || ui->held)
		return;
	if (ui->focus == item->id)
		snprintf(ui->told.tip, sizeof ui->told.tip, "%s", text);
	bool wanted = ui->hover == item->id || (!ui->hover && ui->ring && ui->focus == item->id);
	if (!wanted)
		return;
	ui->tip_seen = true;
	if (ui->tip_off == item->id)
		return; /* pressed, or a key was, and the pointer is still there: nobody asks any more */
	if (ui->tip_id != item->id) {
		ui->tip_id = item->id;
		ui->tip_since = ui->now;
	}
	uint64_t due = ui->tip_since + MOTION_TOOLTIP_WAIT;
	if (ui->now < due) {
		ui_wake(ui, (int)(due - ui->now));
		return;
	}
	ui->tip_wanted = true;
	ui->tip_box = item->box;
	snprintf(ui->tip_text, sizeof ui->tip_text, "%s", text);
}

void ui_animate(struct ui *ui) { ui->animating = true; }

void ui_wake(struct ui *ui, int milliseconds)
{
	if (milliseconds < 1)
		milliseconds = 1;
	if (ui->wait < 0 || milliseconds < ui->wait)
		ui->wait = milliseconds;
}
