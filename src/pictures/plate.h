/* plate.h - the picture of a file: a screen and the words below it, or several shots side by side. */
#pragma once

#include "pictures/offscreen.h"
#include "view/kit/legend.h"

enum { SHOTS_MAX = 12 };

/* One moment of a file. */
struct shot {
	int at;          /* moves played, -1: all */
	int step;        /* of the file: what is said and marked before it; -1: up to the next move */
	const char *own; /* its own words, belonging to the file; NULL: those that hold there */
	int ask;         /* one more than the step of the file that is a question; 0: none is asked */
	bool answered;
};

/* Which shots a file is made of: those it asks for; else its questions (or their answers); else the moments of which it
 * says what is legal; else its end.  Returns their number, at least 1. */
int plate_shots(const struct scenario *file, bool answered, struct shot shots[SHOTS_MAX]);
/* What stands below a shot on which the session stands, in the language of now. */
void plate_words(const struct options *options, const struct session *session, const struct shot *shot,
                 struct legend *legend);
/* The screen that shows a shot of the file that the options name, a tile `side` output pixels large (0: as it fits),
 * and the words below it. NULL: platform_fail(). */
struct screen *plate_screen(struct platform *platform, const struct shot *shot, int side, struct legend *legend);

/* The picture on platform->surface, which is made w x h large, less where a file's camera cuts it. */
bool plate_make(struct platform *platform, int w, int h);

/* Pictures of this file look as it wants, unless the command line says otherwise: from the next theme on. */
void plate_look(struct platform *platform, const struct scenario *file);

/* Draws a legend into a part of the surface. */
void plate_legend(struct platform *platform, const struct legend *legend, struct rect box);
/* From now on screens are drawn into this part of the surface. */
void plate_window(struct platform *platform, struct rect box);
