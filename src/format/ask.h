/*
 * ask.h - the questions of a lesson: {"ask": "...", ...}, one of four kinds (enum ask_kind).
 */
#pragma once

#include "reader.h"

/* Reads the step at hand, which has the key "ask". */
bool read_ask(struct reader *reader, const json_t *value, const struct scenario *scenario, struct step *step);

/* Such a step as it stands in a file, with these words (whose reference is taken); a new reference. */
json_t *asked_json(const struct scenario *scenario, const struct step *ask, json_t *words);
