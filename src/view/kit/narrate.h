/* narrate.h - everything that happens as lines of text, for screen readers and for logs (--narrate): the screen that is
 * shown, the widget that has the focus, notices, and what the table tells.
 *
 * Who narrates is the host's (host->narrator); without it nothing happens and nothing is paid. */
#pragma once

#include "view/host/host.h"
#include "view/ui/ui.h"

struct narrator {
	FILE *stream;                /* borrowed; each line is flushed */
	const struct screen *screen; /* told last, and the widget of it */
	ui_id focus;
	uint64_t set, asked; /* hashes: what it is set to; the question over the screen */
};

/* One line. */
void narrate(const struct host *host, const char *line);

/* This screen is shown, and headed so: told when another was before it. */
void narrate_screen(struct host *host, const struct screen *screen, const char *heading);

/* After a frame was built into `draw`: the screen and the focus, where they are others than before. A widget is
 * called by the name that it tells (ui_tell()), else by the words that are drawn within it, or by its tooltip where
 * there are none. */
void narrate_frame(struct host *host, const struct draw *draw);
