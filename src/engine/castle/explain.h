/*
 * explain.h - sentences for what was refused (rules.h: explain).
 */
#pragma once

#include "engine/castle/state.h"

void castle_explain(const struct game *game, struct refusal *refusal);
