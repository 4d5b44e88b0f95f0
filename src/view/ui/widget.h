/* widget.h - the widgets: each draws itself into ui->draw and answers.
 *
 * All take an id (ui.h) and a box in output pixels.  A widget that edits a value returns true in the pass that changed
 * it.  Texts come translated. States normal, hover, pressed, disabled and focus look as in the component sheet; a
 * disabled widget keeps its place. */
#pragma once

#include "view/art/icon.h"
#include <bastide/game.h>

#include "view/ui/ui.h"

/* ---- buttons ---- */

enum button_look { BUTTON_PARCHMENT, BUTTON_GO, BUTTON_REFUSE, BUTTON_BRASS, BUTTON_PLAIN };

struct button {
	enum button_look look;
	enum icon icon; /* before the label */
	const char *label;
	const char *detail; /* second line, smaller; the button is then set flush left */
	const char *key;    /* key cap inside, "Enter"; NULL: none */
	const char *tip;
	bool disabled;
	bool yields; /* the key is Enter or Space: no cap while it belongs to another, that the keys have led to */
};

/* True when pressed.  Usual height: theme_button_height() units. */
bool button(struct ui *ui, ui_id id, struct rect box, const struct button *button);
/* Width that the button's texts need, in output pixels. */
int button_width(struct ui *ui, const struct button *button);

/* Walnut tool of the board, 48 units square, key badge on the lower right
 * corner (NULL: none; never shown in the small layout). */
bool tool_button(struct ui *ui, ui_id id, struct rect box, enum icon icon, const char *key, const char *tip, bool on,
                 bool disabled);
/* Walnut disc with a rim of brass, gold where it is on, and its word below. */
struct tool_medal {
	enum icon icon;
	const char *word;
	int word_px; /* of tool_medal_word(); 0: without */
	const char *key, *tip;
	bool on, disabled;
};
bool tool_medal(struct ui *ui, ui_id id, struct rect box, const struct tool_medal *medal);
/* The height of letters at which the word is as wide as that, in output pixels; 0: it would be too small to be read. */
int tool_medal_word(const struct ui *ui, const char *word, int width);
/* Gold disc, 60 units. */
bool round_button(struct ui *ui, ui_id id, struct rect box, enum icon icon, const char *tip, bool disabled);
/* Bare icon that lights under the pointer (close, remove). */
bool icon_button(struct ui *ui, ui_id id, struct rect box, enum icon icon, const char *tip, bool disabled);

/* ---- choices ---- */

bool toggle(struct ui *ui, ui_id id, struct rect box, bool *on, bool disabled); /* switch, 52 x 28 units */
/* Pill that is dark when on; true when pressed. */
bool chip(struct ui *ui, ui_id id, struct rect box, const char *label, bool on, bool disabled);
int chip_width(struct ui *ui, const char *label);
/* The same for one of several pages, on parchment or on walnut: true when it opens, by a press or by the arrows, which
 * choose as they go. */
bool tab(struct ui *ui, ui_id id, struct rect box, const char *label, bool on, bool walnut);
/* Radio: circle and label; true when pressed (the caller sets the value). */
bool radio(struct ui *ui, ui_id id, struct rect box, const char *label, bool on);
/* Slider from min to max in steps; arrows, Home and End move it. */
bool slider(struct ui *ui, ui_id id, struct rect box, int *value, int min, int max, int step);
/* Drop-down: the list opens below, or above where it would be cut. */
bool drop_down(struct ui *ui, ui_id id, struct rect box, const char *const labels[], int count, int *current,
               bool disabled);
/* The same with what each of its values means, told in the open list where the pointer or the keys rest. */
bool drop_down_told(struct ui *ui, ui_id id, struct rect box, const char *const labels[], const char *const tips[],
                    int count, int *current, bool disabled);
/* Drop-down of the first `count` player colours, named as translated; a figure stands for the chosen one. */
bool color_picker(struct ui *ui, ui_id id, struct rect box, const char *const names[], int count, int *color);

/* A list under something that is no drop-down itself: opened in the pass where `open` is true.  What was chosen from
 * it, or -1.  Before each label stand dots, as many filled as `pips` says (0: none there; NULL: no row has any). */
int list_under(struct ui *ui, ui_id id, struct rect box, const char *const labels[], const int pips[], int count,
               int current, bool open);

/* ---- text ---- */

/* One line of UTF-8; size is the buffer's, in bytes.  True when changed. */
bool text_field(struct ui *ui, ui_id id, struct rect box, char *text, int size, const char *placeholder);
/* The same on a card that is drawn there already: where on it one writes, how what nobody has written looks. */
bool text_card(struct ui *ui, ui_id id, struct rect box, struct rect line, struct text_style grey, char *text, int size,
               const char *placeholder);

/* ---- things to read and press ---- */

/* A row of a list: badge or key, title, detail, value at the right. */
struct row {
	const char *title, *detail;
	const char *value;        /* large, right; NULL: none */
	const char *value_before; /* small, before the value: "now" */
	const char *key;          /* key cap at the left; NULL: none */
	int number;               /* in a disc of the player's colour at the left; 0: none */
	int color;                /* enum color of the disc or badge, -1: none */
	bool badge;               /* emblem badge instead of a number */
	bool selected, disabled;
	bool pointed;      /* as if the pointer were on it: what it speaks of is pointed at elsewhere */
	const char *brief; /* a shorter detail, where that one has no room; NULL: none */
	bool tight;        /* one line: the detail after the title where there is room */
	int kept;          /* so much at the right is somebody else's */
	bool refused;      /* lock disc and a "why?" link */
	const char *why;   /* text of that link */
	const char *tip;
};
bool row(struct ui *ui, ui_id id, struct rect box, const struct row *row);

enum { CARD_TITLES_MAX = 2 };

/* A player's card: figure, name, supply marks, score, projection. */
struct player_card {
	const char *name;
	int color; /* enum color */
	int score;
	int gain; /* of the score: what came lately; 0: nothing */
	bool has_projection;
	int projection;
	int supply[PIECES_MAX], total[PIECES_MAX]; /* figures in supply, of how many; 0: not in this game */
	int dashed;  /* followers' marks that are being dragged or tentatively placed: shown dashed */
	bool active; /* to move: thick border in his colour, pointer to the left */
	bool waits;  /* he will be, and the card is as large, but he is not asked yet: without that border */
	struct {
		enum icon icon;
		int size;
	} titles[CARD_TITLES_MAX]; /* his cards, with the size that is to be beaten; 0: not his */
	enum icon emblem;          /* beside the name: which computer player it is; ICON_NONE: a person */
	const char *tag;           /* "to move", "decides", "her turn"; NULL: none */
	bool dense;                /* a little lower, where five full ones have no room */
	bool one_line;             /* the 1024 layout: badge, name, supply as a number, score, projection */
	bool kinds;                /* below that line another: all kinds of figures, and what is kept beside them */
	bool slim;                 /* that line a little lower: there are six */
	bool half;                 /* two beside each other, each of two short lines */
	bool has_tokens;
	struct {
		const struct medal_kind *art; /* NULL: not in this game */
		int count;
		bool kept;      /* since the beginning: beside the figures, without a number */
		bool leads;     /* nobody has more */
		float news;     /* 0 .. 1: the number is another now, and stands out for a while; 0: not */
	} tokens[HOLDINGS_MAX]; /* what is held in numbers, by holding */
};
/* The answer of the whole card; boxes[] is where each kind of figure of the supply stands (for dragging), tokens[]
 * where each holding that is told in numbers does, empty without one; each may be NULL. */
struct ui_answer player_card(struct ui *ui, ui_id id, struct rect box, const struct player_card *card,
                             struct rect boxes[PIECES_MAX], struct rect tokens[HOLDINGS_MAX]);
/* Units of height a card needs: 82, 116 active, 36 one line, less when dense or compact, more with tokens. */
float player_card_height(const struct theme *theme, const struct player_card *card);

/* Key cap from x to the right, its middle at middle_y; returns its width.  The
 * words "Up", "Down", "Left", "Right", "Shift" are drawn as arrows. */
int key_cap(struct ui *ui, int x, int middle_y, const char *label);
int key_cap_width(struct ui *ui, const char *label);

/* What something is called, and what is said of it below, each in as many lines as it takes. */
struct text_two {
	struct text_style head, small;
	const char *title, *text;
};
/* As the rows of a page have it; a style may be another then. */
struct text_two text_two(const struct ui *ui, const char *title, const char *text);
int text_two_height(struct ui *ui, const struct text_two *two, int width);
/* From the top of the box. */
void text_two_draw(struct ui *ui, struct rect box, enum text_align align, const struct text_two *two);

/* Section label in capitals with a line to the right. */
void label_line(struct ui *ui, struct rect box, const char *text);

/* ---- over everything ---- */

/* Where a box of width x height stands beside an anchor in a room of w x h: right
 * of it, else above, below, left, wherever it is not cut, does not cover the anchor
 * and covers least of what else can be pressed (NULL: nothing can). */
struct rect tooltip_place(const struct ui_items *controls, int w, int h, struct rect anchor, int width, int height,
                          int gap);
/* That box, with its text. */
void tooltip(struct ui *ui, struct rect anchor, const char *text);

/* Toast in its box; true when clicked away.  `id` 0: it takes no click, what lies below does. */
bool toast(struct ui *ui, ui_id id, struct rect box, int aside, int color, enum icon icon, const char *title,
           const char *text); /* its words leave so much free at the right end */
/* How tall it is with a mark, this title and the text below it, as many lines as they take. */
int toast_height(struct ui *ui, int width, const char *title, const char *text);

/* Dims what lies below and draws a sheet with its title, whose inside (of that height) is returned; `first` has the
 * focus when it opens. */
enum { SHEET_PAD = 24, SHEET_GAP = 12 }; /* units: round it, and below its title */
struct rect sheet_begin(struct ui *ui, ui_id first, const char *title, int width, int height);
/* True when it was left by Esc. */
bool sheet_end(struct ui *ui);

/* A question in a modal layer; the safe answer has the focus, with its ring, and is Esc's. */
struct dialog {
	const char *title, *text;
	const char *safe; /* NULL: none */
	const char *act;
	const char *other; /* a third answer; NULL: none */
	bool danger;       /* `act` is red; alone it is green */
	bool offers;       /* `other` has the focus: no answer is to be warned of */
};
enum dialog_answer { DIALOG_OPEN, DIALOG_SAFE, DIALOG_ACT, DIALOG_OTHER };
enum dialog_answer dialog(struct ui *ui, const struct dialog *dialog);

/* ---- scrolling ---- */

/* Content higher than its box: by wheel, finger and bar, Page up and down, Home and End.  `offset` is in pixels and
 * belongs to the caller. */
struct rect scroll_begin(struct ui *ui, ui_id id, struct rect box, int content_height, float *offset);
void scroll_end(struct ui *ui, ui_id id, struct rect box, int content_height, float *offset);
/* The same as high as what is drawn into it turns out to be: that is cut off the top of the column. */
struct rect column_begin(struct ui *ui, ui_id id, struct rect box, float *offset);
void column_end(struct ui *ui, ui_id id, struct rect box, const struct rect *column, float *offset);
/* How high that was in the last pass; 0: it was not there. */
int column_used(const struct ui *ui, ui_id id);
