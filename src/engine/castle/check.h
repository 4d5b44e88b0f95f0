/*
 * check.h - the slow check of the fast code (rules.h: check).
 */
#ifndef ENGINE_CASTLE_CHECK_H
#define ENGINE_CASTLE_CHECK_H

#include "engine/castle/state.h"

bool castle_check(const struct game *game, char *text, size_t size);

#endif
