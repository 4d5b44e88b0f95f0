/*
 * narrate.h - everything that happens as lines of text, for screen readers and
 * for logs (--narrate): the screen that is shown, the widget that has the focus,
 * notices, and what the table tells.
 *
 * Who narrates is the host's (host->narrator); without it nothing happens and
 * nothing is paid.
 */
#pragma once

#include "view/host/host.h"
#include "view/ui/ui.h"

struct narrator {
	FILE *stream;                /* borrowed; each line is flushed */
	const struct screen *screen; /* told last, and the widget of it */
	ui_id focus;
};

/* One line. */
void narrate(const struct host *host, const char *line);

/* After a frame was built into `draw`: the screen and the focus, where they are others than before. A widget is
 * called by the words that are drawn within it, or by its tooltip where there are none. */
void narrate_frame(struct host *host, const struct draw *draw);
