/* saves.h - the saved games as cards; opened through open_screen_create(). */
#ifndef BASTIDE_VIEW_SCREENS_SAVES_H
#define BASTIDE_VIEW_SCREENS_SAVES_H

#include "view/kit/screen.h"

enum { SAVES_SHOWN_MAX = 120 }; /* the newest */

struct screen *saves_screen_create(struct host *host);

#endif
