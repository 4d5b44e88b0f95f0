/* screens.h - the screens that are neither table, ending nor set-up. */
#pragma once

#include "view/kit/routes.h"

/* Each allocates; NULL when out of memory. */
struct screen *title_screen_create(struct host *host);
struct screen *settings_screen_create(struct host *host);
struct screen *help_screen_create(struct host *host);
/* The same, opened at The Castle. */
struct screen *help_castle_screen_create(struct host *host);
struct screen *help_of_game_create(struct host *host,
                                   const struct session *session); /* of the one that is played; NULL: the keys */
struct screen *open_screen_create(struct host *host, enum open_what what);
struct screen *stats_screen_create(struct host *host); /* who won how often on this machine */
/* The Esc menu over the table; the session is borrowed. */
struct screen *menu_screen_create(struct host *host, struct session *session);
