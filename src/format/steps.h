/* steps.h - the "moves" of a file: texts of moves and objects between them. */
#pragma once

#include "reader.h"

/* Room for one more step at the end, zeroed; NULL when out of memory. */
struct step *scenario_step_add(struct scenario *scenario);

/* Reads the value at hand into the scenario's steps. */
bool steps_read(struct reader *reader, const json_t *list, struct scenario *scenario);

/* A step as it stands in a file; a new reference. */
json_t *step_json(const struct scenario *scenario, const struct step *step);

/* A whole file (save.c); a new reference. */
json_t *scenario_json(const struct scenario *scenario);

/* ---- ask.c: the questions of a lesson: {"ask": "...", ...}, one of four kinds (enum ask_kind) ---- */

/* Reads the step at hand, which has the key "ask". */
bool read_ask(struct reader *reader, const json_t *value, const struct scenario *scenario, struct step *step);

/* Such a step as it stands in a file, with these words (whose reference is taken); a new reference. */
json_t *asked_json(const struct scenario *scenario, const struct step *ask, json_t *words);

/* shown.c: what a file shows besides its moves: texts in several languages, marks, the camera, shots.
 *
 *   {"caption": {"en": "The road is closed.", "ro": "Drumul e închis."}}
 *   {"marks": [{"mark": "letter", "text": "A", "at": [0, 0], "on": "city:N"}, {"mark": "new"}]}
 *   {"camera": {"cells": [-1, -1, 4, 3], "zoom": 1.5, "tight": true}}
 *   {"shot": "Turn 1"} */

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

/* ---- told.c: what a file tells of itself, for people: title, source, rules, caption, note, camera ---- */

/* Reads these members of the file's object into the scenario. */
bool told_read(struct reader *reader, const json_t *root, struct scenario *scenario);

/* Its rules as they stand in a file; a new reference. */
json_t *rules_json(const struct scenario *scenario);
json_t *look_json(const struct scenario *scenario);

/* checks.c: check values of a save: the engine's hash of the position before
 * each turn, by the number of moves that led to it.
 *
 *     "checks": {"with": "57dd28bb22489f6a", "0": "…", "2": "…"}
 *
 * A file that was changed, or that another set of rules would replay
 * differently, is found out at the turn where it diverges.  Hashes are only
 * comparable if they are made alike: `with` is that of a position that never
 * changes, and where it differs the values of an older program mean nothing. */

/* The optional member "checks"; values that were made otherwise are passed over. */
bool checks_read(struct reader *reader, const json_t *root, struct scenario *scenario);

/* Replays every move, which must be legal, and compares. False with a sentence and the line of the move. */
bool checks_hold(const struct scenario *scenario, struct format_error *error);

/* The member's value, as far as the scenario's moves go; NULL if it has no check values. A new reference. */
json_t *checks_json(const struct scenario *scenario);

/* Makes {"legal": …} or {"illegal": …} say what the engine says of that move, with the rule. */
void claim_decide(json_t *claim, const struct game *game);
