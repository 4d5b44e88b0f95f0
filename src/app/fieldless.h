/* fieldless.h - a game as it would have gone where nobody may stand on a field (`farm` off).
 *
 * The other settings that decide the scoring leave the moves as they are.  Without farmers some are not possible:
 * whoever was put on a field stays with his player, and nobody leaves the market for one. */
#pragma once

#include <bastide/format.h>

/* The first `moves` moves so; all other moves are those of the game.  The caller's; NULL where the game would not have
 * come to its end so, or when out of memory. */
struct scenario *scenario_fieldless(const struct scenario *scenario, int moves);
