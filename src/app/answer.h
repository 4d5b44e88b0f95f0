/*
 * answer.h - the answer to a decision beside tile and follower, in words: the
 * City of Carcassonne, what The Castle scores, another turn.
 */
#pragma once

#include <bastide/game.h>

/* "Move one follower", "Into the castle", "Tower × 2"; "" for a tile or a figure.  Returns `text`. */
char *answer_words(enum decision_kind decision, const struct move *move, char *text, size_t size);
