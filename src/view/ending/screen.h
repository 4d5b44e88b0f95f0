/* screen.h - the screens of the ending, from outside. */
#pragma once

#include "view/ending/core/show.h"
#include "view/kit/routes.h"

/* Each takes a holder of its own. */
struct screen *tally_screen_create(struct show *show);
struct screen *result_screen_create(struct show *show);
/* The same for those who come from the count. */
struct screen *result_screen_watched(struct show *show);
/* The same with the numbers instead of the table. */
struct screen *result_screen_details(struct show *show);
struct screen *audit_screen_create(struct show *show);
/* Every turn against the best move; thinks while it is shown. */
struct screen *review_screen_create(struct show *show);
/* Panels of the same game under two to four settings, which differ in what decides the scoring (rulebook_decides); NULL
 * too if fewer than two of them can be shown, or they do not differ. */
struct screen *editions_screen_create(struct show *show, const struct settings *settings, int count);

/* For pictures: puts the tally at a moment (seconds) and stops it there. */
void tally_screen_seek(struct screen *screen, double seconds);
/* Begins to play at this moment. */
void tally_screen_begin(struct screen *screen, double seconds);
double tally_screen_length(const struct screen *screen);
