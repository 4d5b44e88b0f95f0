/*
 * setup.h - a game of The Castle begins (rules.h: players, accepts, begin, tile_counts).
 */
#pragma once

#include "engine/castle/state.h"

int castle_players(const struct settings *settings);
bool castle_accepts(const struct tile_set *tiles, const struct setup *setup, struct refusal *refusal);
bool castle_begin(struct game *game, const struct setup *setup, struct refusal *refusal);
int castle_tile_counts(const struct tile_set *tiles, const struct settings *settings,
                       uint8_t counts[TILESET_TYPES_MAX]);
