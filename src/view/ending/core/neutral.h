/* neutral.h - pieces that are nobody's, where the game has left them. */
#pragma once

#include "view/kit/expansion_art.h"

/* How a neutral piece looks that is on the table; NULL: it is not. */
const struct neutral_art *look_neutral(const struct game *game, int id);
