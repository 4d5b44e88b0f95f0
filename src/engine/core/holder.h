/*
 * holder.h - why a feature is taken: the nearest figure on it, and the chain of
 * tiles to it (R-4.4; The Castle R19).
 */
#pragma once

#include "engine/core/state.h"

/* Notes holder, other, path of the feature at the refusal's cell and spot; somebody stands in it. */
void holder_find(const struct game *game, struct refusal *refusal);
