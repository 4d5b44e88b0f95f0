/*
 * check.h - the slow check of the fast code (rules.h: check).
 */
#pragma once

#include "engine/castle/state.h"

bool castle_check(const struct game *game, char *text, size_t size);
