/*
 * explain.h - sentences for what was refused (rules.h: explain).
 */
#pragma once

#include "engine/carcassonne/state.h"

void explain(const struct game *game, struct refusal *refusal);
