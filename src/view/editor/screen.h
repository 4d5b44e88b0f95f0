/* screen.h - the editor of scenarios, from outside. */
#pragma once

#include <bastide/format.h>

#include "view/kit/screen.h"

/* A copy of what the file or game says, looked at behind its first `at` steps (-1: its end).  NULL when out of memory.
 */
struct screen *editor_screen_create(struct host *host, const struct scenario *scenario, int at);
/* A new table. */
struct screen *editor_table_create(struct host *host, enum game_kind game);
