/* theme.h - colours, type sizes and spacing of the screens, as data.
 *
 * Parchment is for reading, walnut for acting on the board, gold for what is chosen or possible; a player is always
 * colour and emblem.  A `struct theme` is made for one window size and UI scale; lengths are given in units (pixels at
 * 100 %) and turned into output pixels by theme_px(): positions are rounded, strokes are at least one pixel. */
#pragma once

#include "view/list/draw.h"

/* ---- colours, 0xRRGGBB ---- */
enum {
	COLOR_CARD = 0xFCF6E4,
	COLOR_PANEL_TOP = 0xFBF3DC,
	COLOR_PANEL_BOTTOM = 0xE9D8B0,
	COLOR_WELL = 0xE6D4A8,
	COLOR_LINE = 0xBFA36B,
	COLOR_OFF = 0xE4D5AF,
	COLOR_INK = 0x2B1A0E,
	COLOR_INK2 = 0x5A4028,
	COLOR_INK_OFF = 0x6B5940,
	COLOR_WALNUT = 0x3C281C,
	COLOR_WALNUT_TOP = 0x503726,
	COLOR_TOOLTIP = 0x24160D,
	COLOR_CREAM = 0xFBEFD3,
	COLOR_GOLD = 0xE3B95B,
	COLOR_GOLD_RIM = 0x8A6228,
	COLOR_RIM = 0xC79A4B,
	COLOR_SLOT = 0xFFD978,
	COLOR_SELECTED = 0xFFE9A8,
	COLOR_GO = 0x3F6B2A,
	COLOR_GO_TOP = 0x477430,
	COLOR_GO_BOTTOM = 0x365D24,
	COLOR_REFUSE = 0x9B2D1F,
	COLOR_REFUSE_TOP = 0xA83A29,
	COLOR_FOCUS = 0x0E6FA8,
	COLOR_HALO = 0xFFF6DC,
	COLOR_PLACE = 0xF7E9C0,      /* the bracket of a place on the bare table */
	COLOR_PLACE_PALE = 0x4A3018, /* on a light one */
};

/* By enum color of contents.h: yellow, red, green, blue, black, pink. */
struct player_colors {
	uint32_t body;   /* 0xRRGGBB */
	uint32_t emblem; /* on the body */
	uint32_t ink;    /* round the body */
};
extern const struct player_colors player_colors[6];

/* ---- type ---- */
enum type {
	TYPE_DISPLAY, /* 120/128, the game's name */
	TYPE_TITLE,   /* 40/48 */
	TYPE_HEADING, /* 28/32 */
	TYPE_SUBHEAD, /* 22/28 */
	TYPE_BUTTON,  /* 19/24 bold */
	TYPE_BODY,    /* 18/24 */
	TYPE_SMALL,   /* 16/20 */
	TYPE_LABEL,   /* 15/20 bold capitals, +6 % */
	TYPE_NAME,    /* 22/28 serif: names of people and things */
	TYPE_SCORE,   /* 32/36 serif bold */
	TYPE_COUNT
};

struct theme {
	int w, h;             /* output pixels */
	float scale;          /* output pixels per unit: pixel ratio x UI scale, after the cut */
	float unit_w, unit_h; /* the window in units */
	bool compact;         /* below 1400 x 860 units: smaller type, 44 px buttons */
	bool small;           /* below 1200 x 640 units: the 1024 x 600 layout (pages, drawers) */
	bool contrast;        /* stronger letters and edges, larger marks on the table */
	bool reduced_motion;
	float speed; /* of animations: 1 normal, 0 = at once */
};

/* What every layout has room in, in units. */
enum { UNITS_MIN_W = 1024, UNITS_MIN_H = 600 };

/* `ratio`: output pixels per window pixel; `percent`: the user's UI scale,
 * 100-300, cut so that the window keeps 1024 x 600 units (never below 100). */
void theme_init(struct theme *theme, int w, int h, float ratio, int percent);
/* The same with the output pixels of a unit as they are said. */
void theme_init_at(struct theme *theme, int w, int h, float scale);
/* The scale for who has no wish: a large window gets letters to match, the rest goes to the board. */
int theme_automatic(int w, int h, float ratio);
/* The UI scale that this window really gets, in percent. */
int theme_percent(int w, int h, float ratio, int percent);

/* Units to output pixels, rounded; strokes at least one pixel. */
int theme_px(const struct theme *theme, float units);
float theme_stroke(const struct theme *theme, float units);

/* How much heavier the marks on the table are drawn: 1, or more in high contrast. */
float theme_mark(const struct theme *theme);

/* The text style of a role, colour ink. */
struct text_style theme_text(const struct theme *theme, enum type type);
struct text_style theme_text_color(const struct theme *theme, enum type type, uint32_t hex);

/* Units that differ between normal and compact. */
float theme_margin(const struct theme *theme);        /* 20, 12 */
float theme_button_height(const struct theme *theme); /* 48, 44 */
float theme_gap(const struct theme *theme);           /* 12, 8 */

/* ---- skins by role, lengths already in output pixels ---- */
enum skin_role {
	SKIN_PANEL, /* parchment with gold rim and shadow */
	SKIN_CARD,
	SKIN_CARD_OFF,
	SKIN_CARD_CHOSEN /* gold */,
	SKIN_CARD_ON /* green rim */,
	SKIN_CARD_DARK /* a chosen preset: walnut */,
	SKIN_WELL,
	SKIN_FIELD,
	SKIN_PILL,
	SKIN_PILL_DARK,
	SKIN_PROMPT,
	SKIN_TOOLTIP,
	SKIN_TOOLTIP_REFUSE,
	SKIN_TOAST,
	SKIN_DIALOG,
	SKIN_KEY,
	SKIN_TRACK,
	SKIN_WALNUT, /* for acting on the board */
	SKIN_COUNT
};
/* A skin of one's own, told in units, in output pixels. */
struct skin theme_skin_of(const struct theme *theme, const struct skin *units);
struct skin theme_skin(const struct theme *theme, enum skin_role role);
void theme_draw(struct draw *draw, const struct theme *theme, enum skin_role role, struct rect box);
/* The same, under the pointer or not. */
void theme_draw_pointed(struct draw *draw, const struct theme *theme, enum skin_role role, bool pointed,
                        struct rect box);
/* A bolder rim while the pointer is over it. */
void theme_skin_hovered(const struct theme *theme, struct skin *skin);

/* ---- motion, milliseconds at speed 1 ---- */
enum {
	MOTION_TOOLTIP_WAIT = 350,
	MOTION_LIFT = 120,
	MOTION_SETTLE = 450,
	MOTION_TURN = 160,
	MOTION_SNAP = 300,
	MOTION_HOME = 450,
	MOTION_POINTS = 600,
	MOTION_CAMERA = 600,
	MOTION_TOAST = 4000,
	MOTION_LOT = 2800,
};
/* A duration under this theme's speed and reduced motion (then 0). */
int theme_motion(const struct theme *theme, int milliseconds);

/* No less than 0, no more than 1. */
static inline float unit(float value) { return value < 0 ? 0 : value > 1 ? 1 : value; }
/* How much of the way from `from` to `to` is done at `progress`: 0 before, 1 after. */
static inline float unit_part(float progress, float from, float to) { return unit((progress - from) / (to - from)); }
/* The same, without a corner at either end. */
static inline float unit_smooth(float from, float to, float at)
{
	float t = unit_part(at, from, to);
	return t * t * (3 - 2 * t);
}

float ease_out_cubic(float t);
float ease_in_out(float t);
float ease_out_quad(float t);
float ease_out_back(float t, float overshoot);
