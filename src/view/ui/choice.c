/* Switch, chip, radio, slider, drop-down of widget.h. */
#include "view/ui/widget.h"

#include "view/art/figure.h"
#include "view/ui/popup.h"

static void disc(struct ui *ui, float cx, float cy, float d, uint32_t top, uint32_t bottom, uint32_t rim,
                 float rim_width)
{
	struct skin skin = {.radius = d,
	                    .top = rgb(top),
	                    .bottom = rgb(bottom),
	                    .rim = rgb(rim),
	                    .rim_width = theme_stroke(&ui->theme, rim_width),
	                    .shadow = rgba(0x3C281C, 0.35f),
	                    .shadow_blur = 3 * ui->theme.scale,
	                    .shadow_dy = 1 * ui->theme.scale};

	draw_skin(ui->draw, rect_make((int)(cx - d / 2 + 0.5f), (int)(cy - d / 2 + 0.5f), (int)d, (int)d), &skin);
}

/* Off, on, not to be had; in the order of theme.c. */
static const struct skin toggle_skins[] = {{99, 0xB79A63FF, 0xC9AE78FF, 0x7A5C2CFF, 1.5f, 0, 0, 0, 0, 0, 0, 0},
                                           {99, 0x365D24FF, 0x44722EFF, 0x213C14FF, 1.5f, 0, 0, 0, 0, 0, 0, 0},
                                           {99, 0xD6C394FF, 0xD6C394FF, 0xB79C66FF, 1.5f, 0, 0, 0, 0, 0, 0, 0}};

bool toggle(struct ui *ui, ui_id id, struct rect box, bool *on, bool disabled)
{
	struct rect pill = rect_center(box, ui_px(ui, 52), ui_px(ui, 28));
	struct ui_answer a = ui_item(ui, id, pill, UI_FOCUS | (disabled ? UI_DISABLED : 0));
	struct skin skin = theme_skin_of(&ui->theme, &toggle_skins[disabled ? 2 : *on]);
	int knob = pill.h - ui_px(ui, 4);

	if (a.hover && !disabled)
		skin.rim = rgb(COLOR_GOLD);
	draw_skin(ui->draw, pill, &skin);
	if (*on)
		draw_icon(ui->draw, rect_make(pill.x + ui_px(ui, 6), pill.y, ui_px(ui, 18), pill.h), ui_px(ui, 18),
		          ICON_CONFIRM, rgb(disabled ? 0x8A744C : 0xFFF9E8));
	float cx = *on ? (float)(pill.x + pill.w) - (float)pill.h / 2 : (float)pill.x + (float)pill.h / 2;
	disc(ui, cx, (float)pill.y + (float)pill.h / 2, (float)knob, disabled ? 0xE8DAB6 : 0xFFFFFF,
	     disabled ? 0xE0D0A6 : 0xEFE4C8, disabled ? 0xB79C66 : 0x6E5226, 1);
	ui_focus_ring(ui, &a, pill, (float)pill.h / 2);
	if (a.click)
		*on = !*on;
	ui_tell_state(ui, *on ? UI_ON : UI_OFF);
	return a.click;
}

enum { CHIP_PAD = 16 };

int chip_width(struct ui *ui, const char *label)
{
	struct text_style style = theme_text(&ui->theme, TYPE_BUTTON);

	style.px = theme_text(&ui->theme, TYPE_BODY).px;
	return text_width(ui_metrics(ui), &style, label) + 2 * ui_px(ui, CHIP_PAD);
}

/* On walnut a dark pill would sink into it: there the chosen one is gold, with a tick; on parchment it is dark. */
static const struct skin walnut_skins[] = {{99, 0, 0, 0x8B6B3EFF, 1.5f, 0, 0, 0, 0, 0, 0, 0},
                                           {99, 0xFFD978FF, 0xE3B95BFF, 0x8A6228FF, 1.5f, 0, 0, 0, 0, 0, 0, 0}};

static struct ui_answer pill(struct ui *ui, ui_id id, struct rect box, const char *label, bool on, bool walnut,
                             bool disabled)
{
	struct ui_answer a = ui_item(ui, id, box, UI_FOCUS | (disabled ? UI_DISABLED : 0));
	struct skin skin = walnut ? theme_skin_of(&ui->theme, &walnut_skins[on])
	                          : theme_skin(&ui->theme, on ? SKIN_PILL_DARK : SKIN_PILL);
	struct text_style style = theme_text_color(&ui->theme, TYPE_BUTTON, on != walnut ? COLOR_CREAM : COLOR_INK);
	int pad = ui_px(ui, 8);
	struct rect in = rect_make(box.x + pad, box.y, box.w - 2 * pad, box.h);

	style.px = theme_text(&ui->theme, TYPE_BODY).px;
	if (disabled) {
		skin.top = skin.bottom = rgb(COLOR_OFF);
		style.color = rgb(COLOR_INK_OFF);
	} else if (walnut && !on) {
		style.color = rgba(COLOR_CREAM, a.hover ? 1 : .8f);
		skin.rim = a.hover ? rgb(COLOR_GOLD) : skin.rim;
	} else if (a.hover && !on) {
		skin.top = skin.bottom = rgb(a.held ? COLOR_WELL : 0xFFFFFF);
		theme_skin_hovered(&ui->theme, &skin);
	}
	draw_skin(ui->draw, box, &skin);
	if (walnut && on)
		draw_icon(ui->draw, rect_cut_left(&in, ui_px(ui, 16)), ui_px(ui, 16), ICON_CONFIRM, style.color);
	draw_text(ui->draw, in, ALIGN_CENTER, &style, label);
	ui_focus_ring(ui, &a, box, (float)box.h / 2);
	ui_tell(ui, label, NULL);
	ui_tell_state(ui, on ? UI_CHOSEN : UI_PLAIN);
	return a;
}

bool chip(struct ui *ui, ui_id id, struct rect box, const char *label, bool on, bool disabled)
{
	return pill(ui, id, box, label, on, false, disabled).click;
}

bool tab(struct ui *ui, ui_id id, struct rect box, const char *label, bool on, bool walnut)
{
	ui_aside(ui, !on);
	struct ui_answer a = pill(ui, id, box, label, on, walnut, false);

	return !on && (a.click || a.led);
}

bool radio(struct ui *ui, ui_id id, struct rect box, const char *label, bool on)
{
	struct ui_answer a = ui_item(ui, id, box, UI_FOCUS);
	struct text_style style = theme_text(&ui->theme, TYPE_BODY);
	float d = (float)ui_px(ui, 24), cx = (float)box.x + d / 2, cy = (float)box.y + (float)box.h / 2;

	disc(ui, cx, cy, d, 0xFFFFFF, 0xF6EDD6, a.hover ? 0xB7832F : 0x7A5C2C, a.hover ? 2 : 1.5f);
	if (on)
		draw_circle(ui->draw, cx, cy, d * 0.27f, rgb(COLOR_GO));
	int x = box.x + (int)d + ui_px(ui, 10);
	draw_text(ui->draw, rect_make(x, box.y, box.x + box.w - x, box.h), ALIGN_LEFT, &style, label);
	ui_focus_ring(ui, &a, rect_make(box.x, (int)(cy - d / 2), (int)d, (int)d), d / 2);
	ui_tell(ui, label, NULL);
	ui_tell_state(ui, on ? UI_CHOSEN : UI_PLAIN);
	return a.click;
}

/* ---- slider ---- */

static int slider_snap(int value, int min, int max, int step)
{
	value = min + (value - min + step / 2) / step * step;
	return value < min ? min : value > max ? max : value;
}

/* The value that pointer and keys ask for. */
static int slider_wanted(struct ui *ui, const struct ui_answer *a, struct rect box, int knob, int value, int min,
                         int max, int step)
{
	const struct input *in = &ui->input;

	if (a->held && in->kind != INPUT_NONE && box.w > knob) {
		float t = unit((float)(ui->x - box.x - knob / 2) / (float)(box.w - knob));
		return slider_snap(min + (int)(t * (float)(max - min) + 0.5f), min, max, step);
	}
	if (!a->focus || in->kind != INPUT_KEY || ui->used || in->mods)
		return value;
	int wanted = value;
	if (in->key == KEY_LEFT)
		wanted -= step;
	else if (in->key == KEY_RIGHT)
		wanted += step;
	else if (in->key == KEY_HOME)
		wanted = min;
	else if (in->key == KEY_END)
		wanted = max;
	else
		return value;
	ui->used = true;
	ui->ring = true;
	return slider_snap(wanted, min, max, step);
}

bool slider(struct ui *ui, ui_id id, struct rect box, int *value, int min, int max, int step)
{
	struct ui_answer a = ui_item(ui, id, box, UI_FOCUS | UI_ARROWS_X);
	int knob = ui_px(ui, 28), bar = ui_px(ui, 7), wanted = slider_wanted(ui, &a, box, knob, *value, min, max, step);
	bool changed = wanted != *value;

	*value = wanted;
	float t = max > min ? (float)(wanted - min) / (float)(max - min) : 0;
	float cx = (float)(box.x + knob / 2) + t * (float)(box.w - knob), cy = (float)box.y + (float)box.h / 2;
	static const struct skin well = {99, 0xC2A76EFF, 0xD8C090FF, 0x9A7840FF, 1, 0, 0, 0, 0, 0, 0, 0},
	                         full = {99, 0x365D24FF, 0x477430FF, 0x274518FF, 1, 0, 0, 0, 0, 0, 0, 0};
	struct skin skin = theme_skin_of(&ui->theme, &well);
	struct rect track = {box.x, box.y + (box.h - bar) / 2, box.w, bar};

	draw_skin(ui->draw, track, &skin);
	skin = theme_skin_of(&ui->theme, &full);
	draw_skin(ui->draw, rect_make(track.x, track.y, (int)cx - track.x, track.h), &skin);
	ui_tell(ui, NULL, draw_format(ui->draw, "%d", wanted));
	disc(ui, cx, cy, (float)knob, 0xFFFFFF, 0xEADDBC, a.hover ? 0xB7832F : 0x6E5226, a.hover ? 2 : 1);
	ui_focus_ring(ui, &a, rect_make((int)cx - knob / 2, (int)cy - knob / 2, knob, knob), (float)knob / 2);
	return changed;
}

/* ---- drop-down ---- */

/* The closed box, and whether a key or a click asks for the list. */
static struct ui_answer drop_box(struct ui *ui, ui_id id, struct rect box, bool disabled)
{
	struct ui_answer a = ui_item(ui, id, box, UI_FOCUS | UI_ARROWS_Y | (disabled ? UI_DISABLED : 0));
	struct skin skin = theme_skin(&ui->theme, SKIN_FIELD);
	int chevron = ui_px(ui, 30);

	if (disabled) {
		skin.top = skin.bottom = rgb(COLOR_OFF);
		skin.rim = rgb(0xC9B585);
	} else if (a.hover)
		theme_skin_hovered(&ui->theme, &skin);
	draw_skin(ui->draw, box, &skin);
	draw_icon(ui->draw, rect_make(box.x + box.w - chevron, box.y, chevron - ui_px(ui, 4), box.h), ui_px(ui, 18),
	          ICON_DOWN, rgb(disabled ? COLOR_INK_OFF : COLOR_INK));
	ui_focus_ring(ui, &a, box, 6 * ui->theme.scale);
	return a;
}

/* Up and down change the closed drop-down without opening it. */
static int drop_arrow(struct ui *ui, const struct ui_answer *a, int current, int count)
{
	const struct input *in = &ui->input;

	if (!a->ring || in->kind != INPUT_KEY || ui->used || !(in->mods & MOD_ALT) ||
	    (in->key != KEY_UP && in->key != KEY_DOWN))
		return current;
	ui->used = true;
	current += in->key == KEY_DOWN ? 1 : -1;
	return current < 0 ? 0 : current >= count ? count - 1 : current;
}

static bool drop_choose(struct ui *ui, ui_id id, struct rect box, const struct ui_answer *a,
                        const struct popup_list *list, int *current)
{
	int chosen = popup_answer(ui, id, list);

	if (chosen < 0)
		chosen = drop_arrow(ui, a, *current, list->count);
	if (a->click)
		popup_open(ui, id, box, list, *current);
	bool other = chosen >= 0 && chosen != *current;
	*current = other ? chosen : *current;
	ui_tell(ui, NULL, list->labels[*current]);
	return other;
}

bool drop_down(struct ui *ui, ui_id id, struct rect box, const char *const labels[], int count, int *current,
               bool disabled)
{
	return drop_down_told(ui, id, box, labels, NULL, count, current, disabled);
}

bool drop_down_told(struct ui *ui, ui_id id, struct rect box, const char *const labels[], const char *const tips[],
                    int count, int *current, bool disabled)
{
	struct ui_answer a = drop_box(ui, id, box, disabled);
	struct text_style style = theme_text_color(&ui->theme, TYPE_BUTTON, disabled ? COLOR_INK_OFF : COLOR_INK);
	int pad = ui_px(ui, 12);

	style.px = theme_text(&ui->theme, TYPE_BODY).px;
	draw_text(ui->draw, rect_make(box.x + pad, box.y, box.w - pad - ui_px(ui, 30), box.h), ALIGN_LEFT, &style,
	          labels[*current]);
	return drop_choose(ui, id, box, &a, &(struct popup_list){count, labels, tips, NULL, false}, current);
}

bool color_picker(struct ui *ui, ui_id id, struct rect box, const char *const names[], int count, int *color)
{
	struct ui_answer a = drop_box(ui, id, box, false);
	int chevron = ui_px(ui, 22);

	draw_figure_in(
	    ui->draw,
	    rect_make(box.x + ui_px(ui, 3), box.y + ui_px(ui, 4), box.w - chevron - ui_px(ui, 4), box.h - ui_px(ui, 8)),
	    POSE_STANDING, *color);
	return drop_choose(ui, id, box, &a, &(struct popup_list){count, names, NULL, NULL, true}, color);
}

int list_under(struct ui *ui, ui_id id, struct rect box, const char *const labels[], const int pips[], int count,
               int current, bool open)
{
	struct popup_list list = {count, labels, NULL, pips, false};
	int chosen = popup_answer(ui, id, &list);

	if (open)
		popup_open(ui, id, box, &list, current);
	return chosen;
}
