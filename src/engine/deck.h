/*
 * deck.h - the pile.
 */
#ifndef ENGINE_DECK_H
#define ENGINE_DECK_H

#include "module.h"

/* What a full game under these settings is made of. */
void plan_init(struct plan *plan, const struct tile_set *tiles, const struct settings *settings);

/* Shuffles the plan into the game's pile. */
void deck_shuffle(struct game *game, const struct plan *plan, struct rng *rng);

/* Draws until a tile fits somewhere; those that fit nowhere are set aside.  False: the pile is used
 * up. */
bool deck_draw(struct game *game, struct event_list *events);

#endif
