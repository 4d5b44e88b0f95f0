/* routes.h - the way from one screen to another.
 *
 * Table, ending, set-up and the other screens lead to each other but never include each other: each asks the host for
 * the next one.  view.c has the table of the program; a test may hand over its own. */
#pragma once

#include "view/kit/screen.h"

struct board;
struct scenario;
struct session;

enum open_what { OPEN_SAVES, OPEN_EXAMPLES /* the scenarios */, OPEN_LESSONS };

/* Each allocates; NULL when out of memory. */
struct routes {
	struct screen *(*title)(struct host *host);
	struct screen *(*setup)(struct host *host);
	struct screen *(*settings)(struct host *host);
	/* Of the game that is played. */
	struct screen *(*help)(struct host *host, const struct session *session);
	struct screen *(*open)(struct host *host, enum open_what what);
	/* The Esc menu over the table; the session is borrowed. */
	struct screen *(*menu)(struct host *host, struct session *session);
	/* The table; owns the session. */
	struct screen *(*play)(struct host *host, struct session *session);
	/* Looks through a copy of the session from before this ply on; nothing changes. */
	struct screen *(*look)(struct host *host, const struct session *session, int ply);
	/* The editor: a copy of this file or game as it is behind its first `at` steps; a new table. */
	struct screen *(*edit)(struct host *host, const struct scenario *scenario, int at);
	struct screen *(*edit_table)(struct host *host, enum game_kind game);
	/* Looks through a file; NULL with a sentence of FORMAT_LINE_SIZE bytes. */
	struct screen *(*example)(struct host *host, const char *path, char *error);
	/* The same for a lesson's file; NULL with a sentence of FORMAT_LINE_SIZE bytes. */
	struct screen *(*lesson)(struct host *host, const char *path, char *error);
	/* The show of the final scoring, or its result at once; session and board are
	 * borrowed.  NULL also when the game is not over. */
	struct screen *(*ending)(struct host *host, struct session *session, struct board *board, bool show);
};
