/*
 * king.h - what is known of the King and the Robber Baron beyond the moves:
 * that whoever holds a card now may hold it at the end.
 */
#pragma once

#include "view.h"

void king_expect(const struct view *view, const struct judge *judge, const struct game *game,
                 double points[PLAYERS_MAX]);
