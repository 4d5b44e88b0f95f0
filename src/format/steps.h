/*
 * steps.h - the "moves" of a file: texts of moves and objects between them.
 */
#pragma once

#include "reader.h"

/* Room for one more step at the end, zeroed; NULL when out of memory. */
struct step *scenario_step_add(struct scenario *scenario);

/* Reads the value at hand into the scenario's steps. */
bool steps_read(struct reader *reader, const json_t *list, struct scenario *scenario);

/* A step as it stands in a file; a new reference. */
json_t *step_json(const struct scenario *scenario, const struct step *step);
