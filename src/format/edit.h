/*
 * edit.h - a scenario changed by hand; what the files of that share.
 */
#pragma once

#include "reader.h"

/* Makes {"legal": …} or {"illegal": …} say what the engine says of that move, with the rule. */
void claim_decide(json_t *claim, const struct game *game);
