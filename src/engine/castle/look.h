/*
 * look.h - looking at a castle: worth, hash, what lies open (rules.h).
 */
#pragma once

#include "engine/castle/state.h"

void castle_value(const struct game *game, unsigned root, struct feature *feature);
uint64_t castle_hash(const struct game *game);
void castle_mix_unseen(struct game *game, struct rng *rng);
