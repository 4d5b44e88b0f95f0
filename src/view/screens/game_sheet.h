/*
 * game_sheet.h - the whole game as numbered boards on one picture (--sheet).
 */
#pragma once

#include "view/kit/screen.h"

struct session;

enum { GAME_SHEET_MAX = 180 }; /* turns of the longest game, and its start */

/* NULL when out of memory. */
struct screen *game_sheet_create(void);

/* One more board, after those before it; takes the session over.  False when
 * there is no room or no memory. */
bool game_sheet_add(struct screen *screen, struct host *host, struct session *session);
