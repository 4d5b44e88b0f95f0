/*
 * castle.h - what is known of The Castle beyond the moves: what its features
 * come to, and what a keep and wall tiles in hand promise.
 */
#pragma once

#include "view.h"

/* A path, tower, house or court; `marks`: wells, markets. */
struct worth castle_worth(const struct view *view, const struct judge *judge, unsigned kind, int tiles, int marks,
                          int open, double hard);

/* Adds what keeps and wall tiles promise. */
void castle_expect(const struct view *view, const struct judge *judge, const struct game *game,
                   double points[PLAYERS_MAX]);
