/* sheets.h - pictures for looking: every widget in every state, every tile, a whole game as boards. */
#pragma once

#include "view/kit/screen.h"

struct session;

enum { GAME_SHEET_MAX = 180 }; /* turns of the longest game, and its start */

/* Each allocates; NULL when out of memory. */
struct screen *components_screen_create(struct host *host); /* every widget in every state */
struct screen *tiles_screen_create(struct host *host);      /* every tile type in four turns */
struct screen *game_sheet_create(void);

/* One more board, after those before it; takes the session over.  False when there is no room or no memory. */
bool game_sheet_add(struct screen *screen, struct host *host, struct session *session);
