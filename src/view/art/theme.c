#include "view/art/theme.h"

#include <math.h>
#include <string.h>

const struct player_colors player_colors[6] = {
    {0xFFCF24, 0x6B3E00, COLOR_INK}, {0xB8142C, 0xFFFFFF, COLOR_INK}, {0x3CAE55, 0x072E17, COLOR_INK},
    {0x1F55C4, 0xFFFFFF, COLOR_INK}, {0x2B2B31, 0xFFFFFF, 0x0E0E12},  {0xF279B5, 0x4A0B33, COLOR_INK},
};

int theme_percent(int w, int h, float ratio, int percent)
{
	float most = fminf((float)w / (ratio * UNITS_MIN_W), (float)h / (ratio * UNITS_MIN_H)) * 100;

	if (percent > (int)most)
		percent = (int)most;
	if (percent > 300)
		percent = 300;
	return percent < 100 ? 100 : percent;
}

int theme_automatic(int w, int h, float ratio)
{
	static const struct {
		float w, h;
		int percent;
	} steps[] = {{3840, 2160, 200}, {3200, 1800, 165}, {2400, 1350, 125}};

	for (size_t i = 0; i < sizeof steps / sizeof steps[0]; i++)
		if ((float)w >= steps[i].w * ratio && (float)h >= steps[i].h * ratio)
			return steps[i].percent;
	return 100;
}

void theme_init(struct theme *theme, int w, int h, float ratio, int percent)
{
	theme_init_at(theme, w, h, ratio * (float)theme_percent(w, h, ratio, percent) / 100);
}

void theme_init_at(struct theme *theme, int w, int h, float scale)
{
	*theme = (struct theme){.w = w, .h = h, .speed = 1};
	theme->scale = scale;
	theme->unit_w = (float)w / theme->scale;
	theme->unit_h = (float)h / theme->scale;
	theme->compact = theme->unit_w < 1400 || theme->unit_h < 860;
	theme->small = theme->unit_w < 1200 || theme->unit_h < 640;
}

int theme_px(const struct theme *theme, float units) { return (int)floorf(units * theme->scale + 0.5f); }

float theme_stroke(const struct theme *theme, float units) { return fmaxf(1, units * theme->scale); }

/* Sizes in units: normal, its line, compact, its line. */
static const struct {
	uint8_t face, size, line, small, small_line;
	bool bold;
	uint8_t tracking;
} types[TYPE_COUNT] = {
    [TYPE_DISPLAY] = {FACE_SERIF, 120, 128, 84, 92, false, 0}, [TYPE_TITLE] = {FACE_SERIF, 40, 48, 30, 36, true, 0},
    [TYPE_HEADING] = {FACE_SERIF, 28, 32, 22, 28, true, 0},    [TYPE_SUBHEAD] = {FACE_SERIF, 22, 28, 18, 24, true, 0},
    [TYPE_BUTTON] = {FACE_SANS, 19, 24, 17, 22, true, 0},      [TYPE_BODY] = {FACE_SANS, 18, 24, 16, 21, false, 0},
    [TYPE_SMALL] = {FACE_SANS, 16, 20, 15, 19, false, 0},      [TYPE_LABEL] = {FACE_SANS, 15, 20, 14, 19, true, 6},
    [TYPE_NAME] = {FACE_SERIF, 22, 28, 19, 25, true, 0},       [TYPE_SCORE] = {FACE_SERIF, 32, 36, 25, 28, true, 0},
};

struct text_style theme_text_color(const struct theme *theme, enum type type, uint32_t hex)
{
	struct text_style style;

	/* Padding too: styles are compared and hashed as bytes. */
	memset(&style, 0, sizeof style);
	style.face = types[type].face;
	style.bold = types[type].bold;
	style.tracking = types[type].tracking;
	style.px = theme_px(theme, theme->compact ? types[type].small : types[type].size);
	style.line = theme_px(theme, theme->compact ? types[type].small_line : types[type].line);
	/* What is said in a lower voice is said as loud as the rest; what cannot be chosen stays told apart. */
	if (theme->contrast && (hex == COLOR_INK2 || hex == COLOR_INK_OFF))
		hex = hex == COLOR_INK2 ? COLOR_INK : COLOR_INK2;
	style.color = rgb(hex);
	return style;
}

struct text_style theme_text(const struct theme *theme, enum type type)
{
	return theme_text_color(theme, type, COLOR_INK);
}

float theme_margin(const struct theme *theme) { return theme->compact ? 12 : 20; }
float theme_button_height(const struct theme *theme) { return theme->compact ? 44 : 48; }
float theme_gap(const struct theme *theme) { return theme->compact ? 8 : 12; }

/* In units; colours 0xRRGGBBAA. */
static const struct skin skins[SKIN_COUNT] = {
    /* radius, face from top to bottom, rim and its width, highlight, foot and its height, shadow, its blur and how far
     * down it falls, vignette */
    [SKIN_PANEL] = {14, 0xFBF3DCFF, 0xE9D8B0FF, 0xC79A4BFF, 2, 0xFFFFFFB0, 0, 0, 0x00000080, 14, 5, 0xC79A4B38},
    [SKIN_CARD] = {8, 0xFFFDF5FF, 0xFAF3DFFF, 0xD8C190FF, 1, 0xFFFFFFFF, 0, 0, 0x5A402830, 3, 2, 0},
    [SKIN_CARD_OFF] = {8, 0xE4D5AFFF, 0xE2D3ACFF, 0xBFA36BFF, 1, 0, 0, 0, 0, 0, 0, 0},
    [SKIN_CARD_CHOSEN] = {8, 0xFFF0C0FF, 0xFFE59AFF, 0x8A6228FF, 2, 0, 0, 0, 0x5A402840, 3, 2, 0},
    [SKIN_CARD_ON] = {8, 0xFFFDF5FF, 0xFAF3DFFF, 0x3F6B2AFF, 2, 0xFFFFFFFF, 0, 0, 0x5A402830, 3, 2, 0},
    [SKIN_CARD_DARK] = {8, 0x4A3222FF, 0x38251AFF, 0xE3B95BFF, 2, 0, 0, 0, 0x5A402850, 3, 2, 0},
    [SKIN_WELL] = {8, 0xDFCDA0FF, 0xE8D9B2FF, 0xBFA36BFF, 1, 0, 0, 0, 0, 0, 0, 0},
    [SKIN_FIELD] = {6, 0xFFFEFAFF, 0xFFFCF2FF, 0x8A6A3CFF, 1.5f, 0, 0, 0, 0, 0, 0, 0},
    [SKIN_PILL] = {99, 0xFFFDF5FF, 0xF8F0D8FF, 0xA98A50FF, 1, 0, 0, 0, 0x5A402828, 2, 1, 0},
    [SKIN_PILL_DARK] = {99, 0x4A3222FF, 0x38251AFF, 0xE3B95BFF, 2, 0, 0, 0, 0, 0, 0, 0},
    [SKIN_PROMPT] = {99, 0xFBF3DCFF, 0xECDDB8FF, 0xC79A4BFF, 2, 0xFFFFFFB0, 0, 0, 0x00000090, 12, 4, 0},
    [SKIN_TOOLTIP] = {8, 0x2A1A10FF, 0x20130BFF, 0xC79A4BFF, 1, 0, 0, 0, 0x00000080, 9, 4, 0},
    [SKIN_TOOLTIP_REFUSE] = {8, 0x2A1A10FF, 0x20130BFF, 0xE0695AFF, 2, 0, 0, 0, 0x00000080, 9, 4, 0},
    [SKIN_TOAST] = {8, 0xFFFDF5FF, 0xFAF3DFFF, 0x2B1A0EFF, 2, 0, 0, 0, 0x00000070, 8, 4, 0},
    [SKIN_DIALOG] = {12, 0xFBF3DCFF, 0xECDDB8FF, 0x2B1A0EFF, 3, 0xE3B95BFF, 0, 0, 0x000000B0, 24, 8, 0},
    [SKIN_KEY] = {5, 0xFFFEF8FF, 0xFBF4E0FF, 0x8A6A3CFF, 1, 0, 0x8A6A3CFF, 2, 0, 0, 0, 0},
    [SKIN_TRACK] = {12, 0xF6ECD0FF, 0xE6D4A8FF, 0xC79A4BFF, 2, 0xFFFFFFA0, 0, 0, 0x00000090, 12, 4, 0},
    [SKIN_WALNUT] = {10, 0x503726FF, 0x362317FF, 0x8A6228FF, 2, 0, 0, 0, 0x00000090, 12, 4, 0},
};

/* White or black within a strong edge; what is chosen keeps its colour. */
static void theme_skin_sharpen(struct skin *skin)
{
	bool dark = skin->top >> 24 < 0x80;

	skin->top = skin->bottom = dark ? 0x000000FF : 0xFFFFFFFF;
	skin->rim = dark ? 0xFFFFFFFF : COLOR_INK << 8 | 0xFF;
	skin->rim_width = skin->rim_width < 2 ? 2 : skin->rim_width;
	skin->vignette = 0;
}

float theme_mark(const struct theme *theme) { return theme->contrast ? 1.7f : 1; }

struct skin theme_skin_of(const struct theme *theme, const struct skin *units)
{
	struct skin skin = *units;
	float s = theme->scale;

	skin.radius *= s;
	if (skin.rim_width > 0)
		skin.rim_width = theme_stroke(theme, skin.rim_width);
	skin.foot_height = (float)theme_px(theme, skin.foot_height);
	skin.shadow_blur *= s;
	skin.shadow_dy *= s;
	return skin;
}

struct skin theme_skin(const struct theme *theme, enum skin_role role)
{
	struct skin skin = skins[role];

	if (theme->contrast && role != SKIN_CARD_OFF && role != SKIN_CARD_CHOSEN && role != SKIN_TOOLTIP_REFUSE)
		theme_skin_sharpen(&skin);
	return theme_skin_of(theme, &skin);
}

void theme_draw(struct draw *draw, const struct theme *theme, enum skin_role role, struct rect box)
{
	theme_draw_pointed(draw, theme, role, false, box);
}

void theme_draw_pointed(struct draw *draw, const struct theme *theme, enum skin_role role, bool pointed,
                        struct rect box)
{
	struct skin skin = theme_skin(theme, role);

	if (pointed)
		theme_skin_hovered(theme, &skin);
	draw_skin(draw, box, &skin);
}

void theme_skin_hovered(const struct theme *theme, struct skin *skin)
{
	skin->rim = rgb(0xB7832F);
	skin->rim_width = theme_stroke(theme, 2);
}

int theme_motion(const struct theme *theme, int milliseconds)
{
	if (theme->reduced_motion || theme->speed <= 0)
		return 0;
	return (int)((float)milliseconds / theme->speed);
}

float ease_out_cubic(float t)
{
	float u = 1 - t;

	return 1 - u * u * u;
}

float ease_in_out(float t) { return t < 0.5f ? 4 * t * t * t : 1 - powf(2 - 2 * t, 3) / 2; }
float ease_out_quad(float t) { return 1 - (1 - t) * (1 - t); }

float ease_out_back(float t, float overshoot)
{
	float u = t - 1;

	return 1 + (overshoot + 1) * u * u * u + overshoot * u * u;
}
