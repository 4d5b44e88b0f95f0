/* ui.h - the state behind widgets: focus, hover, press, Tab order, layers.
 *
 * Immediate mode: a screen has one layout function that calls widgets in a
 * fixed order, and it runs it for every input (the widgets then answer "I was
 * pressed") and for every picture (the widgets then append commands).  One
 * function, so that what is drawn and what is hit can never differ.
 *
 *     ui_begin(ui, theme, draw, &input, now);
 *     if (button(ui, id, box, ...)) ...
 *     ui_end(ui);
 *
 * Nothing here knows a screen, a clock or SDL.  `now` is milliseconds.
 *
 * Ids are hashes of names given by the programmer ("setup.start"), never of
 * texts, so a translation cannot move the focus.  The Tab order is the order
 * of the calls.  Hit-testing looks at the boxes of the pass before: ui_hit()
 * is a pure function of that list, the topmost layer and the last call win.
 *
 * Keyboard: Tab and Shift+Tab go round; the arrows go to the neighbour in that
 * direction where a widget does not want them itself; Enter and Space press.
 * The focus ring shows as soon as a key moves the focus, and stays until the
 * pointer presses something. */
#pragma once

#include "view/list/draw.h"
#include "view/ui/input.h"
#include "view/art/theme.h"

typedef uint32_t ui_id; /* 0: none */

ui_id ui_name(const char *name);
ui_id ui_name_at(const char *name, int index);

enum ui_item_flag {
	UI_FOCUS = 1 << 0,    /* takes part in the Tab order */
	UI_DISABLED = 1 << 1, /* is there, cannot be pressed; keeps its tooltip */
	UI_TEXT = 1 << 2,     /* edits text: letters are its own */
	UI_ARROWS_X = 1 << 3, /* wants left and right itself */
	UI_ARROWS_Y = 1 << 4,
	UI_WHEEL = 1 << 5,   /* takes the wheel */
	UI_TOLD = 1 << 6,    /* nothing to press, only told: a click leaves the focus where it is */
	UI_NO_RING = 1 << 7, /* shows its focus itself (the board's cell cursor) */
	UI_BLOCK = 1 << 8,   /* only stops the pointer: a panel over the board */
	UI_ASIDE = 1 << 9,   /* Tab passes it by, the arrows reach it: not the first of its group */
	UI_ROW = 1 << 10,    /* left and right lead from and to what stands beside it, and nowhere else */
};

/* What a widget registered in a pass. */
struct ui_item {
	ui_id id;
	struct rect box;  /* already cut by the clip: what the pointer can hit */
	struct rect full; /* before the cut, with all that is seen with it: where it stands for the arrows */
	uint16_t flags;
	uint8_t layer;
	int used; /* of a column: how high what was drawn into it is */
};

enum { UI_ITEMS_MAX = 512, UI_TIP_SIZE = 256, UI_POPUP_MAX = 24, UI_LAYERS_MAX = 8 };

struct ui_items {
	int count;
	int top; /* highest layer */
	struct ui_item items[UI_ITEMS_MAX];
};

/* The item under a point: topmost layer only (a modal layer hides the rest); NULL when there is none. */
const struct ui_item *ui_hit(const struct ui_items *items, int x, int y);
/* The one with this id, or NULL. */
const struct ui_item *ui_item_find(const struct ui_items *items, ui_id id);
/* The next item of the Tab order after `id` (`step` +1 or -1), round and round; 0 when none can have the focus. */
ui_id ui_next(const struct ui_items *items, ui_id id, int step);
/* The nearest item in a direction (dx, dy one of -1 0 1), or `id` itself. */
ui_id ui_toward(const struct ui_items *items, ui_id id, int dx, int dy);
/* Of what came after this list and lies in a box the last that the arrows come to, with way < 0 the first; 0: none. */
ui_id ui_edge(const struct ui_items *items, ui_id list, struct rect box, int way);

/* What happened to an item in this pass. */
struct ui_answer {
	bool hover;     /* the pointer is over it, nothing above it */
	bool held;      /* pressed with the left button and not yet released, wherever the pointer is */
	bool focus;     /* has the keyboard focus */
	bool ring;      /* ... and should show it */
	bool led;       /* ... and an arrow to the side has brought it: in a row of which one is chosen, it chooses */
	bool press;     /* the left button went down on it now */
	bool click;     /* left button released over it after a press, or Enter/Space with the focus */
	bool by_key;    /* the click came from the keyboard */
	bool release;   /* the left button was released now after a press on it, wherever */
	bool alt_click; /* right button pressed on it */
	bool dragging;  /* held and moved more than a few units since the press */
	float wheel;    /* vertical steps over it now */
};

/* How what has the focus is read out, where that is not what is drawn in it. */
enum ui_state { UI_PLAIN, UI_OFF, UI_ON, UI_CHOSEN };
struct ui_told {
	char name[UI_TIP_SIZE], value[UI_TIP_SIZE], tip[UI_TIP_SIZE]; /* "": none */
	enum ui_state state;
};

struct ui_popup_row {
	const char *label, *tip; /* live while the list is open; tip NULL: the label tells */
	int pips;                /* so many of pips_most dots are filled before the label; 0: none are there */
};

struct ui_popup { /* the open drop-down list */
	ui_id owner;
	struct rect anchor;
	int count, current;
	int chosen;   /* -1 none yet */
	bool seen;    /* its owner was there in this pass */
	bool begun;   /* it was scrolled to `current` */
	bool colored; /* a row is a player colour: a figure before the label */
	float offset; /* pixels that it is scrolled by */
	struct ui_popup_row rows[UI_POPUP_MAX];
	int pips_most; /* the most of any row; 0: no row has any */
};

struct ui {
	struct theme theme;
	struct draw *draw;
	uint64_t now;
	struct input input;
	bool used; /* somebody took this input */
	struct ui_leafed {
		ui_id list;
		int way;
	} leafed; /* a key leafed through this list, down (1) or up (-1): the focus in it comes along */

	struct ui_items items;  /* of the finished pass */
	struct ui_items coming; /* of this one */
	int layer;
	ui_id hover, held, focus, wheel;
	ui_id focus_new; /* asked for; its widget may come with the next passes */
	int focus_grace;
	ui_id focus_seen;  /* was brought into sight */
	ui_id modal_first; /* what the topmost layer wants focused when it opens */
	bool ring;         /* the focus is shown */
	bool sideways;     /* it came there by an arrow to the left or right */
	bool aside;        /* the next item is one that Tab passes by */
	int x, y;          /* pointer */
	bool left;         /* the pointer was left for arrows and Tab: until it moves it is over nothing */
	bool by_pointer;   /* what was used last was a button of the pointer, and no key */
	int press_x, press_y, press_top; /* of the last press: where, and what the topmost layer was */
	bool dragged;
	bool pulling; /* a finger pulls a list; seen last at: */
	int pull_y;
	ui_id layer_focus[UI_LAYERS_MAX]; /* focus to return to when a layer closes */

	ui_id tip_id; /* tooltip: whose, since when */
	ui_id
	    tip_off; /* what was pressed, or lies under a pointer left for the keys, has none until it was elsewhere */
	uint64_t tip_since;
	struct rect tip_box;
	char tip_text[UI_TIP_SIZE];
	struct ui_told told;         /* of what has the focus */
	char asked[2 * UI_TIP_SIZE]; /* what the topmost layer asks, or its list shows; "": nothing */
	bool tip_seen, tip_wanted;

	struct ui_popup popup;
	ui_id edit_id;             /* text field that has the caret */
	int edit_caret, edit_mark; /* bytes; the selection lies between them */
	int edit_scroll;           /* pixels that the text is shifted to the left */
	bool edit_active;          /* a field was there and has the focus */
	struct rect edit_box;      /* for the platform's text input */

	bool again;     /* another pass without input is due before drawing */
	bool animating; /* something moves: draw again at once */
	int wait;       /* milliseconds until the picture changes by itself, -1 never */
	void *clipboard_context;
	const char *(*clipboard_get)(void *context);
	void (*clipboard_set)(void *context, const char *text);
};

void ui_init(struct ui *ui);

void ui_begin(struct ui *ui, const struct theme *theme, struct draw *draw, const struct input *input, uint64_t now);
/* Draws what lies on top (open list, tooltip) and settles hover and focus. */
void ui_end(struct ui *ui);

/* Registers an item and says what happened to it. */
struct ui_answer ui_item(struct ui *ui, ui_id id, struct rect box, unsigned flags);

/* Draws the focus ring (4 px cream, 3 px blue outside) around a box, where the item is to show it. */
void ui_focus_ring(struct ui *ui, const struct ui_answer *item, struct rect box, float radius);

/* Of a group of choices Tab stops at one, and the arrows go on from there: the next item is another of them. */
void ui_aside(struct ui *ui, bool aside);

/* The item registered last is one with what is drawn in this box: it comes into sight with all of it. */
void ui_with(struct ui *ui, struct rect box);

/* A panel that stops the pointer. */
void ui_block(struct ui *ui, ui_id id, struct rect box);

/* What follows lies in a modal layer above all before: only it gets input.
 * `first` has the focus when the layer opens. */
void ui_modal_begin(struct ui *ui, ui_id first);
void ui_modal_end(struct ui *ui);

/* By how many pixels a finger pulls what lies in this box down now. What is pulled
 * is not pressed any more; sliders, handles and texts that were pressed keep it. */
int ui_pulled(struct ui *ui, struct rect box);

/* True when this input is that key (case does not matter) with exactly these modifiers, nobody has used it, no text is
 * being edited (unless Ctrl or a function key) and the layer is the topmost; the input then counts as used. */
bool ui_key(struct ui *ui, int key, unsigned mods);
/* The same for a character however it is typed ('?', '+'). */
bool ui_char(struct ui *ui, int character);

void ui_set_focus(struct ui *ui, ui_id id, bool ring);
bool ui_has_focus(const struct ui *ui, ui_id id);
bool ui_editing(const struct ui *ui); /* a text field has the focus */
/* Do Enter and Space belong to what the keys have led to, and not to this one?  The ring tells so; a text and a table
 * take them in their own way. */
bool ui_enter_elsewhere(const struct ui *ui, ui_id own);

/* A tooltip for the item registered last: after 350 ms under the pointer, or at
 * once when it has the shown focus.  NULL or "": none. */
void ui_tip(struct ui *ui, const char *text);

/* How the item registered last is read out while it has the focus: its name, and what it is set to; NULL: as it was
 * told before, or as it is drawn. */
void ui_tell(struct ui *ui, const char *name, const char *value);
void ui_tell_state(struct ui *ui, enum ui_state state);
/* What the layer that opens asks, or what a list shows of the row that is chosen by keys of its own. */
void ui_tell_asked(struct ui *ui, const char *title, const char *text);

/* An animation or a timer runs: called by widgets and screens during a pass. */
void ui_animate(struct ui *ui);
void ui_wake(struct ui *ui, int milliseconds);

/* Units to output pixels. */
static inline int ui_px(const struct ui *ui, float units) { return theme_px(&ui->theme, units); }
static inline const struct text_metrics *ui_metrics(const struct ui *ui) { return ui->draw->metrics; }
