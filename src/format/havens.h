/*
 * havens.h - places beside the table where figures wait, in files and in the
 * protocol, by the keys of the games' tables (struct haven).
 */
#pragma once

#include "reader.h"

/* What files call one of them. */
const char *haven_kind(void);
/* Is it what they call all of them together? */
bool names_havens(const char *key);

/* The same of a haven's own name. */
bool names_haven(const json_t *word);
bool read_haven(struct reader *reader, const json_t *value, uint8_t *haven);
json_t *wire_haven(int haven);

/* Who waits where, of a game that has havens: all, and those of whom each player has one and who count for more. */
void wire_havens(const struct game *game, json_t *state);
