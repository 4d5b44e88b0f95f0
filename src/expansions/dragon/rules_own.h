/* rules_own.h - what dragon, fairy, princess and portal share. */
#pragma once

#include "engine/core/rules.h"

enum { DRAGON, FAIRY }; /* neutral pieces */

bool inside_walls(const struct game *game, cell_key key);

/* Whom fairy and princess touch: is it the first of several that are alike?  Those stand behind each other. */
bool is_first_alike(const struct game *game, int i);
/* The first figure of a seat like that of a move, or -1. */
int figure_like(const struct game *game, int seat, const struct move *move);
