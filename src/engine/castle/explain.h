/*
 * explain.h - sentences for what was refused (rules.h: explain).
 */
#ifndef ENGINE_CASTLE_EXPLAIN_H
#define ENGINE_CASTLE_EXPLAIN_H

#include "engine/castle/state.h"

void castle_explain(const struct game *game, struct refusal *refusal);

#endif
