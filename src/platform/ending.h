/*
 * ending.h - pictures of a finished game: a moment of the show, or the same
 * table under several farm rules.
 */
#pragma once

#include "platform/options.h"
#include "view/kit/screen.h"

struct session;

/* The screen that --time, --editions or --overlay result|audit|review ask for where the
 * game is over (or its next move ends it).  NULL if the table is meant, or with
 * a sentence in *error if it cannot be.  Owns the session when it returns a
 * screen. */
struct screen *ending_screen(struct host *host, const struct options *options, struct session *session, char *error,
                             size_t size);
