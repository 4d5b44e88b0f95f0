/*
 * setup.h - a game of Carcassonne begins (rules.h: accepts, begin).
 */
#pragma once

#include "engine/carcassonne/state.h"

bool setup_accepts(const struct tile_set *tiles, const struct setup *setup, struct refusal *refusal);
bool setup_begin(struct game *game, const struct setup *setup, struct refusal *refusal);
