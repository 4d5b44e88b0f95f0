/*
 * setup.h - a game of Carcassonne begins (rules.h: accepts, begin).
 */
#ifndef ENGINE_CARCASSONNE_SETUP_H
#define ENGINE_CARCASSONNE_SETUP_H

#include "engine/carcassonne/state.h"

bool setup_accepts(const struct tile_set *tiles, const struct setup *setup, struct refusal *refusal);
bool setup_begin(struct game *game, const struct setup *setup, struct refusal *refusal);

#endif
