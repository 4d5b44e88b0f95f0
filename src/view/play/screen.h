/* screen.h - the table from outside: making it, and what the command line can ask of it for pictures. */
#pragma once

#include "view/kit/routes.h"
#include "view/play/core/picture.h"

/* Applies it to a screen of play_screen_create().  NULL, or which overlay is not known. */
const char *play_screen_picture(struct screen *screen, const struct play_picture *picture);

/* Is the picture to be cut to what is to be seen: because its file wants it, or because it was asked to be near?  How
 * many cells are that, the wood beside them included.  False for other screens. */
bool play_screen_cut(const struct screen *screen, double *w, double *h);
/* How many cells a picture wants to show, the wood beside them included; false for other screens. */
bool play_screen_cells(const struct screen *screen, double *w, double *h);

/* The same cells by where they lie, without the wood. */
bool play_screen_frame(const struct screen *screen, struct rect *cells);
/* Shows another step of the file from now on, a shot with what the last turn scored; -1: that of the position. */
void play_screen_step(struct screen *screen, int step);
/* Asks another question of the file from now on, with its choices or (`answered`) with those that are right; NULL: none
 * any more.  Shows the step beside it. */
void play_screen_ask(struct screen *screen, const struct step *ask, int step, bool answered, unsigned right);

/* Does Backspace mean anything here?  Not on other screens, under a question, in an example or a game that is looked
 * through, or where nothing was laid yet. */
bool play_screen_takes_back(const struct screen *screen);
