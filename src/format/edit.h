/*
 * edit.h - a scenario changed by hand; what the files of that share.
 */
#pragma once

#include "reader.h"

/* Puts a step in before steps[at]; takes the reference (NULL: there was no memory for it). */
bool step_insert(struct scenario *scenario, int at, json_t *value, struct format_error *error);

/* Makes {"legal": …} or {"illegal": …} say what the engine says of that move, with the rule. */
void claim_decide(json_t *claim, const struct game *game);
