/* Buttons of widget.h. */
#include "view/ui/widget.h"

struct button_colors {
	uint32_t top, bottom, rim, foot, text;
};

enum { LOOKS = BUTTON_PLAIN + 1 };

static const struct button_colors normal_colors[LOOKS] = {
    [BUTTON_PARCHMENT] = {0xFFFDF4, 0xF1E6C8, 0x9A7840, 0x8A6A3C, COLOR_INK},
    [BUTTON_GO] = {COLOR_GO_TOP, COLOR_GO_BOTTOM, 0x274518, 0x213C14, 0xFFF9E8},
    [BUTTON_REFUSE] = {COLOR_REFUSE_TOP, COLOR_REFUSE, 0x6E1B10, 0x5C150C, 0xFFF4E6},
    [BUTTON_BRASS] = {0xF3D287, 0xC0923C, 0x4A3210, 0x3A2710, COLOR_INK},
    [BUTTON_PLAIN] = {0, 0, 0, 0, COLOR_INK},
};
static const struct button_colors hover_colors[LOOKS] = {
    [BUTTON_PARCHMENT] = {0xFFFFFF, 0xFAF1D8, 0xB7832F, 0x8A6A3C, COLOR_INK},
    [BUTTON_GO] = {0x548739, 0x3F6B2A, COLOR_GOLD, 0x213C14, 0xFFF9E8},
    [BUTTON_REFUSE] = {0xC04A37, 0xAB3625, COLOR_GOLD, 0x5C150C, 0xFFF4E6},
    [BUTTON_BRASS] = {0xFFE6A6, 0xD4A64E, COLOR_CREAM, 0x3A2710, COLOR_INK},
    [BUTTON_PLAIN] = {0xFFFDF4, 0xF6EDD4, COLOR_LINE, 0, COLOR_INK},
};
static const struct button_colors pressed_colors[LOOKS] = {
    [BUTTON_PARCHMENT] = {0xDDCB9E, 0xEADCB6, 0x8A6A3C, 0, COLOR_INK},
    [BUTTON_GO] = {0x2F5320, 0x3A6428, 0x213C14, 0, 0xFFF9E8},
    [BUTTON_REFUSE] = {0x7C2015, 0x8C281B, 0x5C150C, 0, 0xFFF4E6},
    [BUTTON_BRASS] = {0xB88A34, 0xCDA04C, 0x4A3210, 0, COLOR_INK},
    [BUTTON_PLAIN] = {0xDDCB9E, 0xE4D4AA, COLOR_LINE, 0, COLOR_INK},
};

/* The box that the label goes on, as the state moves it. */
static struct rect button_face(struct ui *ui, struct rect box, const struct button *b, const struct ui_answer *a)
{
	int foot = ui_px(ui, 3), lift = ui_px(ui, 1);
	bool pressed = a->held && a->hover;
	struct rect face = {box.x, box.y, box.w, box.h - foot};
	const struct button_colors *c = pressed    ? &pressed_colors[b->look]
	                                : a->hover ? &hover_colors[b->look]
	                                           : &normal_colors[b->look];
	struct skin skin = {.radius = 7 * ui->theme.scale,
	                    .top = rgb(c->top),
	                    .bottom = rgb(c->bottom),
	                    .rim = rgb(c->rim),
	                    .rim_width = theme_stroke(&ui->theme, a->hover && !pressed ? 2 : 1)};

	if (b->disabled) {
		skin.top = skin.bottom = rgb(COLOR_OFF);
		skin.rim = rgb(0xC9B585);
		skin.rim_width = theme_stroke(&ui->theme, 1);
		if (b->look != BUTTON_PLAIN)
			draw_skin(ui->draw, face, &skin);
		return face;
	}
	if (pressed) {
		face.y += foot;
	} else if (b->look != BUTTON_PLAIN) {
		face.y -= a->hover ? lift : 0;
		skin.foot = rgb(c->foot);
		skin.foot_height = (float)(foot + (a->hover ? lift : 0));
		skin.highlight = b->look == BUTTON_PARCHMENT ? rgb(0xFFFFFF)
		                 : b->look == BUTTON_BRASS   ? rgba(0xFFFFFF, 0.6f)
		                                             : rgba(0xFFFFFF, 0.22f);
		skin.shadow = rgba(0x3C281C, 0.28f);
		skin.shadow_blur = 4 * ui->theme.scale;
		skin.shadow_dy = 3 * ui->theme.scale;
	}
	if (c->top)
		draw_skin(ui->draw, face, &skin);
	return face;
}

enum { KEY_GAP = 12, ICON_GAP = 8, BUTTON_PAD = 16, BUTTON_PAD_TWO = 20 /* of two lines */ };

static float icon_units(const struct ui *ui) { return ui->theme.compact ? 20 : 22; }

int button_width(struct ui *ui, const struct button *b)
{
	struct text_style style = theme_text(&ui->theme, TYPE_BUTTON);
	int width = b->label ? text_width(ui_metrics(ui), &style, b->label) : 0;

	if (b->icon)
		width += ui_px(ui, icon_units(ui)) + (b->label ? ui_px(ui, ICON_GAP) : 0);
	if (b->key)
		width += ui_px(ui, KEY_GAP) + key_cap_width(ui, b->key);
	if (b->detail) {
		struct text_style small = theme_text(&ui->theme, TYPE_SMALL);
		int detail = text_width(ui_metrics(ui), &small, b->detail) +
		             (b->key ? ui_px(ui, KEY_GAP) + key_cap_width(ui, b->key) : 0);
		if (detail > width)
			width = detail;
	}
	return width + 2 * ui_px(ui, b->detail ? BUTTON_PAD_TWO : BUTTON_PAD);
}

/* Label and detail flush left, the key at the right. */
static void button_two_lines(struct ui *ui, struct rect face, const struct button *b, uint32_t ink, bool capped)
{
	struct text_style title = theme_text_color(&ui->theme, TYPE_BUTTON, ink);
	struct text_style small = theme_text_color(&ui->theme, TYPE_SMALL, ink);
	struct rect in = {face.x + ui_px(ui, BUTTON_PAD_TWO), face.y, face.w - 2 * ui_px(ui, BUTTON_PAD_TWO), face.h};

	if (b->look == BUTTON_PARCHMENT && !b->disabled)
		small.color = rgb(COLOR_INK2);
	if (b->key) {
		int w = key_cap_width(ui, b->key);
		if (capped)
			key_cap(ui, in.x + in.w - w, in.y + in.h / 2, b->key);
		in.w -= w + ui_px(ui, KEY_GAP);
	}
	if (b->icon) {
		draw_icon(ui->draw, rect_cut_left(&in, ui_px(ui, 28)), ui_px(ui, 24), b->icon, rgb(ink));
		rect_cut_left(&in, ui_px(ui, 10));
	}
	int top = in.y + (in.h - title.line - small.line) / 2;
	draw_text(ui->draw, rect_make(in.x, top, in.w, title.line), ALIGN_LEFT, &title, b->label);
	draw_text(ui->draw, rect_make(in.x, top + title.line, in.w, small.line), ALIGN_LEFT, &small, b->detail);
}

static void button_one_line(struct ui *ui, struct rect face, const struct button *b, uint32_t ink, bool capped)
{
	struct text_style style = theme_text_color(&ui->theme, TYPE_BUTTON, ink);
	int icon = b->icon ? ui_px(ui, icon_units(ui)) : 0;
	int gap = b->icon && b->label ? ui_px(ui, ICON_GAP) : 0;
	int key = b->key ? key_cap_width(ui, b->key) + ui_px(ui, KEY_GAP) : 0;
	int label = b->label ? text_width(ui_metrics(ui), &style, b->label) : 0;
	int room = face.w - 2 * ui_px(ui, 6) - icon - gap - key;

	if (label > room && key) { /* the key is the first to go */
		room += key;
		key = 0;
	}
	/* Then the letters get smaller, down to the smallest that are used anywhere. */
	while (b->label && label > room && style.px > ui_px(ui, 14)) {
		style.px--;
		label = text_width(ui_metrics(ui), &style, b->label);
	}
	if (label > room)
		label = room;
	int x = face.x + (face.w - icon - gap - label - key) / 2;
	if (b->icon)
		draw_icon(ui->draw, rect_make(x, face.y, icon, face.h), icon, b->icon, rgb(ink));
	x += icon + gap;
	if (b->label)
		draw_text(ui->draw, rect_make(x, face.y, label, face.h), ALIGN_LEFT, &style, b->label);
	if (key && capped)
		key_cap(ui, x + label + ui_px(ui, KEY_GAP), face.y + face.h / 2, b->key);
}

bool button(struct ui *ui, ui_id id, struct rect box, const struct button *b)
{
	struct ui_answer a =
	    ui_item_round(ui, id, box, UI_FOCUS | (b->disabled ? UI_DISABLED : 0), 8 * ui->theme.scale);
	uint32_t ink = b->disabled ? COLOR_INK_OFF : normal_colors[b->look].text;

	ui_tip(ui, b->tip);
	ui_tell(ui, b->label, b->detail);
	struct rect face = button_face(ui, box, b, &a);
	bool capped = !b->yields || !ui_enter_elsewhere(ui, id);
	if (b->detail)
		button_two_lines(ui, face, b, ink, capped);
	else
		button_one_line(ui, face, b, ink, capped);
	ui_focus_ring(ui, &a, box, 7 * ui->theme.scale);
	return a.click;
}

/* ---- tools of the board ---- */

/* In the order of theme.c; what is on comes second. */
static const struct skin tool_skins[] = {
    {8, 0x503726FF, 0x362317FF, 0x21140BFF, 1, 0xFFFFFF1F, 0x1C1009FF, 3, 0x00000080, 6, 3, 0},
    {8, 0xF0CC74FF, 0xC99C42FF, 0x8A6228FF, 1, 0xFFFFFF66, 0x1C1009FF, 3, 0x00000080, 6, 3, 0},
};
static const struct skin medal_skins[] = {
    {99, 0x5E422EFF, 0x38261AFF, 0xD9AE5CBF, 1.5f, 0xFFFFFF24, 0, 0, 0x00000080, 6, 3, 0},
    {99, 0xF3D287FF, 0xC0923CFF, 0xD9AE5CBF, 1.5f, 0xFFFFFF80, 0, 0, 0x00000080, 6, 3, 0},
};
static const struct skin round_skin = {99,         0xF3D287FF, 0xC0923CFF, 0x5E4216FF, 1.5f, 0xFFFFFF8C,
                                       0x4A3210FF, 3,          0x3C281C73, 6,          3,    0};

static void key_badge(struct ui *ui, struct rect box, const char *key)
{
	struct text_style style = theme_text(&ui->theme, TYPE_LABEL);
	struct skin skin = theme_skin(&ui->theme, SKIN_KEY);

	bool word = key[0] && key[1] && key[2];
	style.tracking = 0;
	style.px = ui_px(ui, word ? 12 : 13);
	int w = text_width(ui_metrics(ui), &style, key) + ui_px(ui, 9), h = ui_px(ui, word ? 17 : 18);
	if (w < h)
		w = h;
	/* It hangs below its tool, off the icon; a long name grows to the left. */
	struct rect badge = {box.x + box.w + ui_px(ui, 6) - w, box.y + box.h - h + ui_px(ui, 7), w, h};
	if (badge.x < ui_px(ui, 2))
		badge.x = ui_px(ui, 2);
	skin.foot_height = 0;
	draw_skin(ui->draw, badge, &skin);
	draw_text(ui->draw, badge, ALIGN_CENTER, &style, key);
}

bool tool_button(struct ui *ui, ui_id id, struct rect box, enum icon icon, const char *key, const char *tip, bool on,
                 bool disabled)
{
	struct ui_answer a = ui_item(ui, id, box, UI_FOCUS | (disabled ? UI_DISABLED : 0));
	bool pressed = a.held && a.hover;
	uint32_t ink = on ? COLOR_INK : COLOR_CREAM;
	struct skin skin = theme_skin_of(&ui->theme, &tool_skins[on]);
	struct rect face = {box.x, box.y, box.w, box.h - ui_px(ui, 3)};

	ui_tip(ui, tip);
	ui_tell_state(ui, on ? UI_ON : UI_PLAIN);
	if (disabled) {
		skin.top = skin.bottom = rgba(COLOR_WALNUT, 0.7f);
		skin.foot_height = 0;
		ink = 0x9C8A74;
	} else if (pressed) {
		face.y += ui_px(ui, 3);
		skin.foot_height = 0;
		skin.top = rgb(on ? 0xB88A34 : 0x24160D);
	} else if (a.hover) {
		skin.rim = rgb(COLOR_GOLD);
		skin.rim_width = theme_stroke(&ui->theme, 2);
		if (!on)
			skin.top = rgb(0x654733);
	}
	draw_skin(ui->draw, face, &skin);
	draw_icon(ui->draw, face, ui_px(ui, 24), icon, rgb(ink));
	if (key && !ui->theme.small)
		key_badge(ui, box, key);
	ui_focus_ring(ui, &a, box, 8 * ui->theme.scale);
	return a.click;
}

int tool_medal_word(const struct ui *ui, const char *word, int width)
{
	struct text_style style = theme_text(&ui->theme, TYPE_SMALL);
	for (float px = 14; px >= 10; px -= 0.5f) {
		style.px = ui_px(ui, px);
		if (text_width(ui_metrics(ui), &style, word) <= width)
			return style.px;
	}
	return 0;
}

bool tool_medal(struct ui *ui, ui_id id, struct rect box, const struct tool_medal *medal)
{
	bool on = medal->on && !medal->disabled;
	struct ui_answer a =
	    ui_item_round(ui, id, box, UI_FOCUS | (medal->disabled ? UI_DISABLED : 0), (float)box.w / 2);
	bool pressed = a.held && a.hover;
	uint32_t ink = on ? COLOR_INK : medal->disabled ? 0x9C8A74 : COLOR_CREAM;
	struct skin skin = theme_skin_of(&ui->theme, &medal_skins[on]);

	ui_tip(ui, medal->tip);
	ui_tell_state(ui, medal->on ? UI_ON : UI_PLAIN);
	if (medal->disabled)
		skin.rim = rgba(0xD9AE5C, 0.25f);
	else if (a.hover)
		skin.rim = rgb(0xD9AE5C);
	if (a.hover && !on)
		skin.top = rgb(0x75543B);
	if (pressed) {
		skin.top = skin.bottom;
		skin.shadow = 0;
	}
	draw_skin(ui->draw, box, &skin);
	draw_icon(ui->draw, box, box.w * 9 / 16, medal->icon, rgb(ink));
	if (medal->word_px) {
		struct text_style style = theme_text(&ui->theme, TYPE_SMALL);
		int wide = ui_px(ui, 12);
		style.px = medal->word_px;
		style.color = rgba(on ? 0xF0CC74 : COLOR_CREAM, medal->disabled ? 0.5f : 0.9f);
		draw_text(ui->draw, (struct rect){box.x - wide, box.y + box.h, box.w + 2 * wide, ui_px(ui, 17)},
		          ALIGN_CENTER, &style, medal->word);
	}
	if (medal->key) /* above the word */
		key_badge(ui, (struct rect){box.x, box.y - (medal->word_px ? ui_px(ui, 7) : 0), box.w, box.h},
		          medal->key);
	ui_focus_ring(ui, &a, box, (float)box.w / 2);
	return a.click;
}

bool round_button(struct ui *ui, ui_id id, struct rect box, enum icon icon, const char *tip, bool disabled)
{
	struct ui_answer a = ui_item_round(ui, id, box, UI_FOCUS | (disabled ? UI_DISABLED : 0), (float)box.w / 2);
	bool pressed = a.held && a.hover;
	int foot = ui_px(ui, 3);
	struct rect face = {box.x, box.y, box.w, box.h - foot};
	struct skin skin = theme_skin_of(&ui->theme, &round_skin);

	ui_tip(ui, tip);
	if (disabled) {
		skin.top = skin.bottom = rgb(0xDCC898);
		skin.rim = rgb(0xC9B585);
		skin.foot_height = 0;
		skin.shadow = 0;
	} else if (pressed) {
		face.y += foot;
		skin.foot_height = 0;
		skin.top = rgb(0xB88A34);
	} else if (a.hover) {
		face.y -= ui_px(ui, 1);
		skin.foot_height += (float)ui_px(ui, 1);
		skin.top = rgb(0xFFE6A6);
		skin.bottom = rgb(0xD4A64E);
	}
	draw_skin(ui->draw, face, &skin);
	draw_icon(ui->draw, face, face.h / 2, icon, rgb(disabled ? COLOR_INK_OFF : COLOR_INK));
	ui_focus_ring(ui, &a, box, (float)box.w / 2);
	return a.click;
}

static const struct skin lit_skins[] = {{6, 0xFFFDF4FF, 0xF6EDD4FF, 0xBFA36BFF, 1, 0, 0, 0, 0, 0, 0, 0},
                                        {6, 0xDDCB9EFF, 0xE4D4AAFF, 0xBFA36BFF, 1, 0, 0, 0, 0, 0, 0, 0}};

bool icon_button(struct ui *ui, ui_id id, struct rect box, enum icon icon, const char *tip, bool disabled)
{
	struct ui_answer a = ui_item(ui, id, box, UI_FOCUS | (disabled ? UI_DISABLED : 0));
	bool pressed = a.held && a.hover;

	ui_tip(ui, tip);
	if (a.hover && !disabled) {
		struct skin skin = theme_skin_of(&ui->theme, &lit_skins[pressed]);
		draw_skin(ui->draw, box, &skin);
	}
	draw_icon(ui->draw, box, ui_px(ui, 20), icon, rgb(disabled ? 0xA8926A : COLOR_INK2));
	ui_focus_ring(ui, &a, box, 6 * ui->theme.scale);
	return a.click;
}
