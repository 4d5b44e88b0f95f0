/*
 * pan.h - a screen on a sheet that is larger than the window.
 *
 * Whoever chose letters larger than the window has room for still gets them:
 * the page is laid out for a sheet of at least need_w x need_h units (screen.h)
 * at the chosen scale, and the window shows a part of it.  The part follows the
 * wheel (with Shift sideways), two bars at the edges, and whatever gets the
 * focus by a key.  Screen and widgets know nothing of it: pointer and commands
 * are moved on their way.  The table has no sheet: it tells what it needs, and its
 * scale is cut to that.
 *
 * Lengths are output pixels.
 */
#pragma once

#include "view/host/host.h"
#include "view/ui/input.h"

struct pan {
	int x, y;  /* of the sheet, at the window's left top */
	int held;  /* the bar under the button: 1 the right one, 2 the lower one */
	int layer; /* of the dialog that was brought into sight */
};

/* False where the whole screen has room: nothing was done. */
bool pan_input(struct screen *screen, struct frame *frame, const struct input *input);
bool pan_build(struct screen *screen, struct frame *frame);
/* Of what lies over a screen and does not scroll: as much of the scale that was chosen as leaves it so many units. */
void pan_theme(const struct frame *frame, int need_w, int need_h, struct theme *theme);
