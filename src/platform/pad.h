/* pad.h - a game controller in the words of input.h: its buttons are keys of the
 * keyboard, after SDL's own table of what each controller calls them.
 *
 *     stick, cross  from place to place, as the arrows (kept down: again and again)
 *     A  lays, chooses, ends the turn      B      takes back; elsewhere one step back
 *     X  ends the turn, skips              Y      why the computer moved so
 *     shoulders  turn the tile             triggers, right stick  nearer, farther, look around
 *     Start  menu    Back  help            sticks pressed  to the buttons; the whole table
 *
 * Nothing is opened before the first look, and a look is taken every few
 * seconds: a controller may come and go.  SDL's own events of joysticks are off,
 * since with them it would wake a thousand times a second as long as one is
 * there; instead its state is read, sixty times a second while it is used and
 * ten times a second while it rests.  Where there is none nothing is read. */
#pragma once

#include <SDL.h>

#include "view/ui/input.h"

enum {
	PAD_INPUTS_MAX = 32, /* of one tick: everything at once */
	PAD_FIRST_MS = 1500, /* the first picture comes first */
	PAD_LOOK_MS = 3000,  /* from look to look while there is none */
	PAD_READ_MS = 16,    /* while it is used */
	PAD_IDLE_MS = 100,   /* while it rests */
	PAD_REST_MS = 5000,  /* since it was used */
	PAD_AGAIN_MS = 380,  /* a direction that is kept is told again, first after this */
	PAD_REPEAT_MS = 120,
};

/* All zero: not looked yet. */
struct pad {
	SDL_GameController *controller; /* NULL: there is none */
	bool ready, refused;            /* SDL's part is there; or cannot be had */
	uint64_t next;                  /* the next look or reading */
	uint64_t used;                  /* something was down */
	uint32_t down;                  /* one bit for each row of the table in pad.c */
	uint64_t again;                 /* what is kept down is told again then */
};

/* What was pressed since the last tick; the number of inputs.  `table`: B takes
 * back what lies on the table, instead of leaving what is shown. */
int pad_tick(struct pad *pad, bool table, uint64_t now, struct input inputs[PAD_INPUTS_MAX]);
int pad_wait(const struct pad *pad, uint64_t now); /* milliseconds until the next tick is due; -1: never */
void pad_finish(struct pad *pad);
