/*
 * told.h - what a file tells of itself, for people: title, source, rules, caption, note, camera.
 */
#pragma once

#include "reader.h"

/* Reads these members of the file's object into the scenario. */
bool told_read(struct reader *reader, const json_t *root, struct scenario *scenario);

/* Its rules as they stand in a file; a new reference. */
json_t *rules_json(const struct scenario *scenario);
json_t *look_json(const struct scenario *scenario);
