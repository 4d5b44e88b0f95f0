/*
 * checks.h - check values of a save: the engine's hash of the position before
 * each turn, by the number of moves that led to it.
 *
 *     "checks": {"with": "57dd28bb22489f6a", "0": "…", "2": "…"}
 *
 * A file that was changed, or that another set of rules would replay
 * differently, is found out at the turn where it diverges.  Hashes are only
 * comparable if they are made alike: `with` is that of a position that never
 * changes, and where it differs the values of an older program mean nothing.
 */
#pragma once

#include "reader.h"

/* The optional member "checks"; values that were made otherwise are passed over. */
bool checks_read(struct reader *reader, const json_t *root, struct scenario *scenario);

/* Replays every move, which must be legal, and compares. False with a sentence and the line of the move. */
bool checks_hold(const struct scenario *scenario, struct format_error *error);

/* The member's value, as far as the scenario's moves go; NULL if it has no check values. A new reference. */
json_t *checks_json(const struct scenario *scenario);
