/*
 * place.h - laying a tile: where it may lie, and what its laying does.
 */
#pragma once

#include "engine/carcassonne/state.h"

/* The hole of the frontier where this type, turned so, lies legally in this cell now; -1 if it does not. */
int place_find(const struct game *game, int type, int x, int y, int rotation, struct refusal *refusal);

/* Works out where the type may lie (game->fits), as asks when it is drawn; false if nowhere. */
bool place_possible(struct game *game, int type);

/* Lays it into a hole of the frontier, and tells the modules. */
void place_tile(struct game *game, int type, int hole, int rotation, int seat);
