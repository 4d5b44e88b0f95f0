/* Buttons of widget.h. */
#include "view/ui/widget.h"

/* What is pressed looks one way as it is, another under the pointer, another pressed, and where it is not to be had. */
enum { FACE_PLAIN, FACE_HOVER, FACE_PRESSED, FACE_OFF, FACES };

#define SOLID(hex) ((uint32_t)(hex) << 8 | 0xFF)

/* A face without a colour is not there. */
static const struct skin button_faces[][FACES] = {
    [BUTTON_PARCHMENT] = {{7, 0xFFFDF4FF, 0xF1E6C8FF, 0x9A7840FF, 1, 0xFFFFFFFF, 0x8A6A3CFF, 3, 0x3C281C47, 4, 3, 0},
                          {7, 0xFFFFFFFF, 0xFAF1D8FF, 0xB7832FFF, 2, 0xFFFFFFFF, 0x8A6A3CFF, 3, 0x3C281C47, 4, 3, 0},
                          {7, 0xDDCB9EFF, 0xEADCB6FF, 0x8A6A3CFF, 1, 0, 0, 0, 0, 0, 0, 0},
                          {7, SOLID(COLOR_OFF), SOLID(COLOR_OFF), 0xC9B585FF, 1, 0, 0, 0, 0, 0, 0, 0}},
    [BUTTON_GO] = {{7, SOLID(COLOR_GO_TOP), SOLID(COLOR_GO_BOTTOM), 0x274518FF, 1, 0xFFFFFF38, 0x213C14FF, 3,
                    0x3C281C47, 4, 3, 0},
                   {7, 0x548739FF, 0x3F6B2AFF, SOLID(COLOR_GOLD), 2, 0xFFFFFF38, 0x213C14FF, 3, 0x3C281C47, 4, 3, 0},
                   {7, 0x2F5320FF, 0x3A6428FF, 0x213C14FF, 1, 0, 0, 0, 0, 0, 0, 0},
                   {7, SOLID(COLOR_OFF), SOLID(COLOR_OFF), 0xC9B585FF, 1, 0, 0, 0, 0, 0, 0, 0}},
    [BUTTON_REFUSE] = {{7, SOLID(COLOR_REFUSE_TOP), SOLID(COLOR_REFUSE), 0x6E1B10FF, 1, 0xFFFFFF38, 0x5C150CFF, 3,
                        0x3C281C47, 4, 3, 0},
                       {7, 0xC04A37FF, 0xAB3625FF, SOLID(COLOR_GOLD), 2, 0xFFFFFF38, 0x5C150CFF, 3, 0x3C281C47, 4, 3,
                        0},
                       {7, 0x7C2015FF, 0x8C281BFF, 0x5C150CFF, 1, 0, 0, 0, 0, 0, 0, 0},
                       {7, SOLID(COLOR_OFF), SOLID(COLOR_OFF), 0xC9B585FF, 1, 0, 0, 0, 0, 0, 0, 0}},
    [BUTTON_BRASS] = {{7, 0xF3D287FF, 0xC0923CFF, 0x4A3210FF, 1, 0xFFFFFF99, 0x3A2710FF, 3, 0x3C281C47, 4, 3, 0},
                      {7, 0xFFE6A6FF, 0xD4A64EFF, 0xFBEFD3FF, 2, 0xFFFFFF99, 0x3A2710FF, 3, 0x3C281C47, 4, 3, 0},
                      {7, 0xB88A34FF, 0xCDA04CFF, 0x4A3210FF, 1, 0, 0, 0, 0, 0, 0, 0},
                      {7, SOLID(COLOR_OFF), SOLID(COLOR_OFF), 0xC9B585FF, 1, 0, 0, 0, 0, 0, 0, 0}},
    [BUTTON_PLAIN] = {[FACE_HOVER] = {7, 0xFFFDF4FF, 0xF6EDD4FF, 0xBFA36BFF, 2, 0, 0, 0, 0, 0, 0, 0},
                      [FACE_PRESSED] = {7, 0xDDCB9EFF, 0xE4D4AAFF, 0xBFA36BFF, 1, 0, 0, 0, 0, 0, 0, 0}},
};
/* Tools and medals: what is on comes second. */
static const struct skin tool_faces[][FACES] = {
    {{8, 0x503726FF, 0x362317FF, 0x21140BFF, 1, 0xFFFFFF1F, 0x1C1009FF, 3, 0x00000080, 6, 3, 0},
     {8, 0x654733FF, 0x362317FF, SOLID(COLOR_GOLD), 2, 0xFFFFFF1F, 0x1C1009FF, 3, 0x00000080, 6, 3, 0},
     {8, 0x24160DFF, 0x362317FF, 0x21140BFF, 1, 0xFFFFFF1F, 0, 0, 0x00000080, 6, 3, 0},
     {8, 0x3C281CB3, 0x3C281CB3, 0x21140BFF, 1, 0xFFFFFF1F, 0, 0, 0x00000080, 6, 3, 0}},
    {{8, 0xF0CC74FF, 0xC99C42FF, 0x8A6228FF, 1, 0xFFFFFF66, 0x1C1009FF, 3, 0x00000080, 6, 3, 0},
     {8, 0xF0CC74FF, 0xC99C42FF, SOLID(COLOR_GOLD), 2, 0xFFFFFF66, 0x1C1009FF, 3, 0x00000080, 6, 3, 0},
     {8, 0xB88A34FF, 0xC99C42FF, 0x8A6228FF, 1, 0xFFFFFF66, 0, 0, 0x00000080, 6, 3, 0},
     {8, 0x3C281CB3, 0x3C281CB3, 0x8A6228FF, 1, 0xFFFFFF66, 0, 0, 0x00000080, 6, 3, 0}},
};
static const struct skin medal_faces[][FACES] = {
    {{99, 0x5E422EFF, 0x38261AFF, 0xD9AE5CBF, 1.5f, 0xFFFFFF24, 0, 0, 0x00000080, 6, 3, 0},
     {99, 0x75543BFF, 0x38261AFF, 0xD9AE5CFF, 1.5f, 0xFFFFFF24, 0, 0, 0x00000080, 6, 3, 0},
     {99, 0x38261AFF, 0x38261AFF, 0xD9AE5CFF, 1.5f, 0xFFFFFF24, 0, 0, 0, 6, 3, 0},
     {99, 0x5E422EFF, 0x38261AFF, 0xD9AE5C40, 1.5f, 0xFFFFFF24, 0, 0, 0x00000080, 6, 3, 0}},
    {{99, 0xF3D287FF, 0xC0923CFF, 0xD9AE5CBF, 1.5f, 0xFFFFFF80, 0, 0, 0x00000080, 6, 3, 0},
     {99, 0xF3D287FF, 0xC0923CFF, 0xD9AE5CFF, 1.5f, 0xFFFFFF80, 0, 0, 0x00000080, 6, 3, 0},
     {99, 0xC0923CFF, 0xC0923CFF, 0xD9AE5CFF, 1.5f, 0xFFFFFF80, 0, 0, 0, 6, 3, 0}},
};
static const struct skin round_faces[FACES] = {
    {99, 0xF3D287FF, 0xC0923CFF, 0x5E4216FF, 1.5f, 0xFFFFFF8C, 0x4A3210FF, 3, 0x3C281C73, 6, 3, 0},
    {99, 0xFFE6A6FF, 0xD4A64EFF, 0x5E4216FF, 1.5f, 0xFFFFFF8C, 0x4A3210FF, 3, 0x3C281C73, 6, 3, 0},
    {99, 0xB88A34FF, 0xC0923CFF, 0x5E4216FF, 1.5f, 0xFFFFFF8C, 0, 0, 0x3C281C73, 6, 3, 0},
    {99, 0xDCC898FF, 0xDCC898FF, 0xC9B585FF, 1.5f, 0xFFFFFF8C, 0, 0, 0, 0, 0, 0}};
static const struct skin icon_faces[FACES] = {
    [FACE_HOVER] = {6, 0xFFFDF4FF, 0xF6EDD4FF, 0xBFA36BFF, 1, 0, 0, 0, 0, 0, 0, 0},
    [FACE_PRESSED] = {6, 0xDDCB9EFF, 0xE4D4AAFF, 0xBFA36BFF, 1, 0, 0, 0, 0, 0, 0, 0}};

/* It lies flat, or stands on a foot and sinks when it is pressed, and may rise to the pointer. */
enum stand { STAND_FLAT, STAND_FOOT, STAND_RISES };

/* Draws the face; returns where it is, as the state moves it: what is on it goes there. */
static struct rect face_draw(struct ui *ui, struct rect box, const struct skin faces[FACES], enum stand stand,
                             const struct ui_answer *a, bool disabled)
{
	int state = disabled ? FACE_OFF : !a->hover ? FACE_PLAIN : a->held ? FACE_PRESSED : FACE_HOVER;
	int foot = ui_px(ui, stand ? 3 : 0), lift = ui_px(ui, 1);
	struct skin skin = theme_skin_of(&ui->theme, &faces[state]);
	struct rect face = {box.x, box.y + (state == FACE_PRESSED ? foot : 0), box.w, box.h - foot};

	if (state == FACE_HOVER && stand == STAND_RISES && skin.foot_height > 0) {
		face.y -= lift;
		skin.foot_height += (float)lift;
	}
	if (skin.top)
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
	struct ui_answer a = ui_item(ui, id, box, UI_FOCUS | (b->disabled ? UI_DISABLED : 0));
	uint32_t ink = b->disabled                ? COLOR_INK_OFF
	               : b->look == BUTTON_GO     ? 0xFFF9E8
	               : b->look == BUTTON_REFUSE ? 0xFFF4E6
	                                          : COLOR_INK;

	ui_tip(ui, b->tip);
	ui_tell(ui, b->label, b->detail);
	struct rect face = face_draw(ui, box, button_faces[b->look], STAND_RISES, &a, b->disabled);
	bool capped = !b->yields || !ui_enter_elsewhere(ui, id);
	if (b->detail)
		button_two_lines(ui, face, b, ink, capped);
	else
		button_one_line(ui, face, b, ink, capped);
	ui_focus_ring(ui, &a, box, 7 * ui->theme.scale);
	return a.click;
}

/* ---- tools of the board ---- */

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

/* An icon on a face, that is pressed. */
static bool icon_face(struct ui *ui, ui_id id, struct rect box, const struct skin faces[FACES], enum stand stand,
                      enum icon icon, int px, uint32_t ink, const char *tip, bool disabled)
{
	struct ui_answer a = ui_item(ui, id, box, UI_FOCUS | (disabled ? UI_DISABLED : 0));
	float round = faces[FACE_HOVER].radius * ui->theme.scale, most = (float)box.w / 2;

	ui_tip(ui, tip);
	draw_icon(ui->draw, face_draw(ui, box, faces, stand, &a, disabled), px, icon, rgb(ink));
	ui_focus_ring(ui, &a, box, round < most ? round : most);
	return a.click;
}

bool tool_button(struct ui *ui, ui_id id, struct rect box, enum icon icon, const char *key, const char *tip, bool on,
                 bool disabled)
{
	uint32_t ink = disabled ? 0x9C8A74 : on ? COLOR_INK : COLOR_CREAM;
	bool click = icon_face(ui, id, box, tool_faces[on], STAND_FOOT, icon, ui_px(ui, 24), ink, tip, disabled);

	ui_tell_state(ui, on ? UI_ON : UI_PLAIN);
	if (key && !ui->theme.small)
		key_badge(ui, box, key);
	return click;
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
	uint32_t ink = on ? COLOR_INK : medal->disabled ? 0x9C8A74 : COLOR_CREAM;
	bool click = icon_face(ui, id, box, medal_faces[on], STAND_FLAT, medal->icon, box.w * 9 / 16, ink, medal->tip,
	                       medal->disabled);

	ui_tell_state(ui, medal->on ? UI_ON : UI_PLAIN);
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
	return click;
}

bool round_button(struct ui *ui, ui_id id, struct rect box, enum icon icon, const char *tip, bool disabled)
{
	return icon_face(ui, id, box, round_faces, STAND_RISES, icon, (box.h - ui_px(ui, 3)) / 2,
	                 disabled ? COLOR_INK_OFF : COLOR_INK, tip, disabled);
}

bool icon_button(struct ui *ui, ui_id id, struct rect box, enum icon icon, const char *tip, bool disabled)
{
	return icon_face(ui, id, box, icon_faces, STAND_FLAT, icon, ui_px(ui, 20), disabled ? 0xA8926A : COLOR_INK2,
	                 tip, disabled);
}
