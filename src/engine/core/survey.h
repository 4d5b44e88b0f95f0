/* survey.h - the parts of a survey that are the same in every game. */
#pragma once

#include "engine/core/state.h"

#include <bastide/survey.h>

/* Which feature of the survey a root is, or NO_FEATURE. */
struct survey_index {
	uint16_t of[NODES_MAX];
};

/* Adds a feature if it is not there yet; its number. */
unsigned survey_add(const struct game *game, unsigned root, struct survey_index *index, struct survey *survey);

/* Begins a survey: every hole, and the features that reach it. */
void survey_holes(const struct game *game, struct survey_index *index, struct survey *survey);

/* A whole survey: every hole and every feature (rules.h: survey). */
void survey_all(const struct game *game, struct survey *survey);
