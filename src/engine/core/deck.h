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

/* Is nothing left that may be drawn?  Tiles that wait (game->waits) do not count where there are no others. */
bool deck_only_waits(const struct game *game);
static inline bool deck_empty(const struct game *game)
{
	return game->deck_next == game->deck_count || (game->waits && deck_only_waits(game));
}

/* Draws until a tile fits somewhere; those that fit nowhere are set aside.  False: the pile is used
 * up. */
bool deck_draw(struct game *game, struct event_list *events);
