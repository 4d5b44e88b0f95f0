/*
 * carcassonne.h - the first game, as the table of games sees it.
 */
#ifndef ENGINE_CARCASSONNE_CARCASSONNE_H
#define ENGINE_CARCASSONNE_CARCASSONNE_H

#include "engine/core/rules.h"

extern const struct rules carcassonne_rules;

#endif
