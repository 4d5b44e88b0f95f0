/*
 * explain.h - sentences for what was refused (rules.h: explain).
 */
#ifndef ENGINE_CARCASSONNE_EXPLAIN_H
#define ENGINE_CARCASSONNE_EXPLAIN_H

#include "engine/carcassonne/state.h"

void explain(const struct game *game, struct refusal *refusal);

#endif
