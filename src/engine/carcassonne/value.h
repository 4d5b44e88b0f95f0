/*
 * value.h - what a feature is worth now (rules.h: value).
 */
#ifndef ENGINE_CARCASSONNE_VALUE_H
#define ENGINE_CARCASSONNE_VALUE_H

#include "engine/carcassonne/state.h"

void feature_value(const struct game *game, unsigned root, struct feature *feature);

#endif
