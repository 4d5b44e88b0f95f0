/*
 * building.h - buildings, which stand alone on their tile: complete when no cell round
 * them is empty.
 */
#pragma once

#include "engine/carcassonne/state.h"

#include "engine/core/feature.h"

static inline bool kind_is_building(unsigned kind) { return FEATURES_BUILT >> kind & 1; }

/* Tiles round a building that is not yet surrounded, and its own. */
static inline int building_tiles(const struct node *root) { return 9 - root->open; }

/* Tells the buildings near a tile just put, and its own, which cells are filled. */
void buildings_extend(struct game *game, int tile);
