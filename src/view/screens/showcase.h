/*
 * showcase.h - the board behind the title: a game that nobody plays.
 *
 * The same tiles every time: chosen by the engine's own generator from a fixed
 * seed, so that the title's picture is the same on every machine.
 */
#pragma once

#include "view/kit/screen.h"

struct showcase;

struct showcase *showcase_create(struct host *host);
void showcase_destroy(struct showcase *showcase); /* takes NULL */

/* The board over the whole window in the light of a low sun; no figure stands left
 * of `clear`, where the menu is.  `shift`: pixels that it is moved to the left. */
void showcase_draw(struct showcase *showcase, struct frame *frame, int clear, float shift);
