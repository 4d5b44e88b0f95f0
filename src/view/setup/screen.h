/* screen.h - the set-up of a game, from outside. */
#pragma once

#include "view/kit/routes.h"

/* With The Castle chosen; with more choices; the page of rule settings alone: for pictures. */
struct screen *setup_castle_screen_create(struct host *host);
struct screen *setup_choices_screen_create(struct host *host);
struct screen *setup_rules_screen_create(struct host *host);
