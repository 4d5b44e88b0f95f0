/*
 * value.h - what a feature is worth now (rules.h: value).
 */
#pragma once

#include "engine/carcassonne/state.h"

void feature_value(const struct game *game, unsigned root, struct feature *feature);
