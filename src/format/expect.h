/* expect.h - what a scenario claims at a step.
 *
 *   {"expect": {"scores": {"red": 4}, …}}    members of the protocol's state
 *   {"legal": "place U 1,0 0"}               a placement, whatever is in hand, or a move
 *   {"illegal": "place U 1,0 1", "rule": "R-3.3"}
 *   {"spots": ["field:NL"], "meeple": []}    exactly these are offered
 *   {"placements": 8, "tile": "X"}           ways to lay this tile
 *   {"same": [[0,-1,"field:NL"], …]}, {"different": […]}
 *   {"feature": [0,-1,"city:S"], "points_now": 4, …}
 *
 * They are checked for form when the file is read and kept as they are. */
#pragma once

#include "reader.h"
#include <stdbool.h>
#include <stddef.h>
#include <jansson.h>

/* Is this object one of the above?  Sets *known; false after a failure. */
bool check_read(struct reader *reader, const json_t *object, const struct tile_set *tiles, bool *known);

/* The member that names the kind of claim ("spots"); NULL if it is none. */
const char *check_key(const json_t *object);

/* The place [x, y, spot] that a claim was read with. */
void place_claimed(const json_t *place, struct cell *cell, struct spot *spot);

/* Does it hold?  `events` are those of the last move, or NULL.  False with the difference as a sentence. */
bool check_holds(const json_t *object, const struct game *game, const struct event_list *events,
                 char text[FORMAT_TEXT_SIZE]);

/* False with the first difference ("scores.red is 4, not 5"). */
bool json_holds(const json_t *wanted, const json_t *actual, char *text, size_t size);
