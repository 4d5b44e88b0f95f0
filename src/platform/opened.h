/*
 * opened.h - a save or a scenario as the screen that the command line wants to see of it.
 */
#pragma once

#include "platform/host.h"

struct session;

/* One moment of a file. */
struct opened {
	int at;                 /* moves played, -1: all */
	int step;               /* of the file: what is marked before it; -1: up to the next move */
	int side;               /* of a tile, in output pixels; 0: as it fits */
	const struct step *ask; /* a question whose choices lie on the table; NULL: none */
	bool answered;
	unsigned right; /* then: a bit for each choice that is right */
};

/* Takes the session over, which stands at that moment of the options' file.  NULL with a sentence. */
struct screen *opened_screen(struct platform *platform, struct session *session, const struct opened *opened,
                             char error[SENTENCE_SIZE]);
