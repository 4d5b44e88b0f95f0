/* screens.h - the screens that are neither table, ending nor set-up. */
#pragma once

#include "view/kit/routes.h"

/* Each allocates; NULL when out of memory. */
struct screen *settings_screen_create(struct host *host);
struct screen *help_screen_create(struct host *host);
/* The same, opened at The Castle. */
struct screen *help_castle_screen_create(struct host *host);
struct screen *stats_screen_create(struct host *host); /* who won how often on this machine */
