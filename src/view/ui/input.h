/* input.h - what a person did, without SDL.
 *
 * One struct per event.  Pointer positions are output pixels.  Printable keys are the Unicode code point their key
 * gives without Shift ('r', '1', '-'); the others are enum key. */
#pragma once

#include <stdbool.h>
#include <stdint.h>

enum input_kind {
	INPUT_NONE, /* a pass without input */
	INPUT_MOVE, /* the pointer moved */
	INPUT_PRESS,
	INPUT_RELEASE, /* `button` */
	INPUT_WHEEL,   /* wheel_y: steps, fractions from touch pads; up positive */
	INPUT_KEY,     /* a key went down (or repeats) */
	INPUT_KEY_UP,
	INPUT_TEXT,   /* `text`: UTF-8 that was typed, only while a text field has the focus */
	INPUT_HOLD,   /* a finger rests where nothing was pressed: why? */
	INPUT_LEAVE,  /* the pointer left the window */
	INPUT_RESIZE, /* size, scale, language or theme changed */
	INPUT_CLOSE,  /* the window is to be closed */
};

enum key {
	KEY_NONE = 0,
	KEY_BACKSPACE = 8,
	KEY_TAB = 9,
	KEY_ENTER = 13,
	KEY_ESCAPE = 27,
	KEY_SPACE = 32,
	KEY_DELETE = 127,
	KEY_SPECIAL = 0x110000,
	KEY_LEFT,
	KEY_RIGHT,
	KEY_UP,
	KEY_DOWN,
	KEY_HOME,
	KEY_END,
	KEY_PAGE_UP,
	KEY_PAGE_DOWN,
	KEY_F1,
	KEY_F2,
	KEY_F3,
	KEY_F4,
	KEY_F5,
	KEY_F6,
	KEY_F7,
	KEY_F8,
	KEY_F9,
	KEY_F10,
	KEY_F11,
	KEY_F12,
	KEY_SHIFT,
	KEY_CTRL,
	KEY_ALT,
};

enum input_mod { MOD_SHIFT = 1, MOD_CTRL = 2, MOD_ALT = 4 };
enum input_button { BUTTON_LEFT = 1, BUTTON_MIDDLE = 2, BUTTON_RIGHT = 3 };

enum { INPUT_TEXT_SIZE = 40 };

struct input {
	uint8_t kind;   /* enum input_kind */
	uint8_t button; /* enum input_button */
	uint8_t mods;   /* enum input_mod bits, always set */
	bool repeat;    /* KEY: held down; MOVE: the pointer stands as it stood, the screen is new */
	bool second;    /* PRESS: so soon after another, and there, that both are one double click */
	bool finger;    /* the pointer is one: what lies in a list is pulled along */
	int32_t key;    /* enum key or code point */
	int x, y;       /* pointer, always set; -1, -1 outside the window */
	float wheel_y;
	char text[INPUT_TEXT_SIZE];
};
