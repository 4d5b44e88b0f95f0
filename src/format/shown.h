/*
 * shown.h - what a file shows besides its moves: texts in several languages, marks, the camera, shots.
 *
 *   {"caption": {"en": "The road is closed.", "ro": "Drumul e închis."}}
 *   {"marks": [{"mark": "letter", "text": "A", "at": [0, 0], "on": "city:N"}, {"mark": "new"}]}
 *   {"camera": {"cells": [-1, -1, 4, 3], "zoom": 1.5, "tight": true}}
 *   {"shot": "Turn 1"}
 */
#pragma once

#include "reader.h"

/* A text, or an object of texts by language; *words is the object (a new reference) or NULL, *word its English text, or
 * the first one of a file that has none. */
bool read_words(struct reader *reader, const json_t *value, const char **word, json_t **words);

/* The same value with this text in this language (NULL: without it, and without English in no language); `english` is
 * what it says where `words` is NULL.  A new reference: a text alone where it is English alone, NULL without any. */
json_t *words_changed(const json_t *words, const char *english, const char *language, const char *text);

/* The value of "marks" into the step; that of "camera". */
bool read_marks(struct reader *reader, const json_t *value, struct step *step);
bool read_camera(struct reader *reader, const json_t *value, struct scenario_camera *camera);
/* Marks as they stand in a file, by colour where they have one; a new reference. */
json_t *marks_json(const struct scenario_mark *marks, int count);
/* The camera as it stands in a file; a new reference. */
json_t *camera_json(const struct scenario_camera *camera);
