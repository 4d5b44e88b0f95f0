/* title.h - what the title draws round its entries (title_dress.c). */
#pragma once

#include "view/ui/ui.h"
#include "view/kit/screen.h"

/* Dark at the lower edge: what is written there can be read on any board. */
void title_dusk(struct ui *ui);

/* Is there less height than at 100 % in the least window: large letters were chosen, and there is the name alone? */
bool title_low(const struct ui *ui);
/* Name, badges and motto; cut off the column. */
void title_head(struct ui *ui, struct rect *column);
/* Keys from `left` on, the version at the right. */
void title_foot(struct ui *ui, struct rect window, int left);

/* showcase.c: the board behind the title: a game that nobody plays. The same tiles every time: chosen by the engine's
 * own generator from a fixed seed, so that the title's picture is the same on every machine. */

struct showcase;

struct showcase *showcase_create(struct host *host);
void showcase_destroy(struct showcase *showcase); /* takes NULL */

/* The board over the whole window in the light of a low sun; no figure stands left
 * of `clear`, where the menu is.  `shift`: pixels that it is moved to the left. */
void showcase_draw(struct showcase *showcase, struct frame *frame, int clear, float shift);
