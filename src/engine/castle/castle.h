/*
 * castle.h - the second game, as the table of games sees it.
 */
#ifndef ENGINE_CASTLE_CASTLE_H
#define ENGINE_CASTLE_CASTLE_H

#include "engine/core/rules.h"

extern const struct rules castle_rules;

#endif
