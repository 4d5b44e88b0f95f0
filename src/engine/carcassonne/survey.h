/*
 * survey.h - a position at a glance (rules.h: survey, mix_unseen).
 */
#ifndef ENGINE_CARCASSONNE_SURVEY_H
#define ENGINE_CARCASSONNE_SURVEY_H

#include "engine/carcassonne/state.h"

#include <bastide/survey.h>

void survey_take(const struct game *game, struct survey *survey);
void pile_mix(struct game *game, struct rng *rng);

#endif
