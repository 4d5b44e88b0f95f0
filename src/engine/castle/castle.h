/* castle.h - the second game, as the table of games sees it. */
#pragma once

#include "engine/core/rules.h"

extern const struct rules castle_rules;
