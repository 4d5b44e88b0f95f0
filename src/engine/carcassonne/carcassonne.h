/* carcassonne.h - the first game, as the table of games sees it. */
#pragma once

#include "engine/core/rules.h"

extern const struct rules carcassonne_rules;
