/* touch.h - fingers on a screen in the words of input.h.
 *
 * One finger: a tap is a click, what moves is dragged, what rests says why (INPUT_HOLD) and shows what a resting
 * pointer shows.  Two fingers move and zoom the table; two that only tap are the right button, which turns the tile.
 * After a tap there is no pointer: nothing lights up where nobody points.
 *
 * Positions of the events are parts of the window (0 to 1), those of the inputs output pixels.  `now` is milliseconds
 * and an argument, as everywhere. */
#pragma once

#include <SDL.h>

#include "view/ui/input.h"

enum {
	TOUCH_INPUTS_MAX = 4, /* of one event */
	TOUCH_HOLD_MS = 500,  /* a finger that rests so long asks why */
};

enum touch_state {
	TOUCH_NONE,
	TOUCH_DOWN,  /* one finger: a tap, a drag or a rest, not known yet */
	TOUCH_DRAG,  /* one finger holds the left button down */
	TOUCH_REST,  /* one finger has asked why and points */
	TOUCH_TWO,   /* two fingers: a tap or a pinch, not known yet */
	TOUCH_PINCH, /* two fingers hold the table */
	TOUCH_SPENT, /* until all fingers are up */
};

struct touch_finger {
	SDL_FingerID id;
	float x, y; /* output pixels */
};

/* All zero: nobody touches anything. */
struct touch {
	enum touch_state state;
	int count; /* fingers that are known, two at most */
	struct touch_finger fingers[2];
	float x, y;     /* where the first finger, or the middle of two, began */
	float apart;    /* two fingers, when the last step of zoom was told */
	uint64_t since; /* of TOUCH_DOWN */
};

/* What a finger's event means on an output of w x h pixels, of which a unit is
 * `scale`; the number of inputs, 0 for other events. */
int touch_event(struct touch *touch, const SDL_Event *event, int w, int h, float scale, uint64_t now,
                struct input inputs[TOUCH_INPUTS_MAX]);
/* What resting means: true with an input when the time has come. */
bool touch_tick(struct touch *touch, uint64_t now, struct input *input);
int touch_wait(const struct touch *touch, uint64_t now); /* milliseconds until then; -1: never */
/* The fingers are lost (the window is not in front any more); the number of inputs. */
int touch_lose(struct touch *touch, struct input inputs[TOUCH_INPUTS_MAX]);
