/*
 * screen.h - the set-up of a game, from outside.
 */
#ifndef BASTIDE_VIEW_SETUP_SCREEN_H
#define BASTIDE_VIEW_SETUP_SCREEN_H

#include "view/kit/screen.h"

/* NULL when out of memory. */
struct screen *setup_screen_create(struct host *host);
/* The page of rule settings alone, for pictures. */
struct screen *setup_rules_screen_create(struct host *host);

#endif
