/*
 * survey.h - a position at a glance (rules.h: survey, mix_unseen).
 */
#pragma once

#include "engine/carcassonne/state.h"

#include <bastide/survey.h>

void survey_take(const struct game *game, struct survey *survey);
void pile_mix(struct game *game, struct rng *rng);
