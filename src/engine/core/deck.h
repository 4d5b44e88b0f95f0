/*
 * deck.h - the pile.
 */
#pragma once

#include "engine/core/state.h"

/* Puts tiles of a type behind the others, as far as there is room. */
void deck_add(struct game *game, int type, int count);

/* Shuffles what lies behind the first `from` tiles. */
void deck_mix(struct game *game, int from, struct rng *rng);

/* Puts types in an order that depends on *rng alone, not on the one they came in (game_mix_unseen). */
void types_mix(uint8_t *types, int count, struct rng *rng);

/* Draws until a tile fits somewhere; those that fit nowhere are set aside.  False: the pile is used
 * up. */
bool deck_draw(struct game *game, struct event_list *events);
