/* opened.h - a save or a scenario as the screen that the command line wants to see of it. */
#pragma once

#include "platform/host.h"
#include "platform/options.h"
#include "view/kit/screen.h"

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

/* ending.c: pictures of a finished game: a moment of the show, or the same table under several farm rules. */

struct session;

/* The screen that --time, --editions or --overlay result|audit|review ask for where the game is over (or its next move
 * ends it).  NULL if the table is meant, or with a sentence in *error if it cannot be.  Owns the session when it
 * returns a screen. */
struct screen *ending_screen(struct host *host, const struct options *options, struct session *session, char *error,
                             size_t size);
