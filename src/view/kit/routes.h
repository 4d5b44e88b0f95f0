/* routes.h - the way from one screen to another: table, ending, set-up and the other screens lead to each other, but
 * never include each other.  Each stands in its own room. */
#pragma once

#include "view/kit/screen.h"

struct board;
struct scenario;
struct session;

enum open_what { OPEN_SAVES, OPEN_EXAMPLES /* the scenarios */, OPEN_LESSONS };

/* Each allocates; NULL when out of memory. */
struct screen *title_screen_create(struct host *host);
struct screen *setup_screen_create(struct host *host);
/* Of the game that is played; NULL: the keys. */
struct screen *help_of_game_create(struct host *host, const struct session *session);
struct screen *open_screen_create(struct host *host, enum open_what what);
/* The Esc menu over the table; the session is borrowed. */
struct screen *menu_screen_create(struct host *host, struct session *session);
/* The table; owns the session. */
struct screen *play_screen_create(struct host *host, struct session *session);
/* Looks through a copy of the session from before this ply on; nothing changes. */
struct screen *play_look_create(struct host *host, const struct session *session, int ply);
/* Looks through a file, and says what it says; NULL with a sentence of FORMAT_LINE_SIZE bytes. */
struct screen *play_example_create(struct host *host, const char *path, char *error);
/* The same for a lesson's file. */
struct screen *play_lesson_create(struct host *host, const char *path, char *error);
/* The editor: a copy of what the file or game says, looked at behind its first `at` steps (-1: its end); a new table.
 */
struct screen *editor_screen_create(struct host *host, const struct scenario *scenario, int at);
struct screen *editor_table_create(struct host *host, enum game_kind game);
/* What the table leads to: the show of the final scoring, or its result at once; session and board are borrowed.  NULL
 * also if the game is not over. */
struct screen *ending_screen_create(struct host *host, struct session *session, struct board *board, bool show);
