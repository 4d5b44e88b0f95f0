/*
 * compare.h - does a JSON value hold what is expected?
 *
 * An object needs the expected members only, a list of texts or cells all of
 * them; a number stands for the length of a list, and for the meeples of a
 * supply; expected events are found in this order among all that happened.
 */
#pragma once

#include <stdbool.h>
#include <stddef.h>
#include <jansson.h>

/* False with the first difference ("scores.red is 4, not 5"). */
bool json_holds(const json_t *wanted, const json_t *actual, char *text, size_t size);
