/*
 * claim.h - placing a figure on the tile just laid.
 */
#pragma once

#include "engine/carcassonne/state.h"

/* May this figure of the player whose turn it is stand on this spot of the tile just laid? */
bool claim_allowed(const struct game *game, int figure, struct spot spot, struct refusal *refusal);

/* Once all figures are given: which of their kinds follow. */
void claim_begin(struct game *game);

/* Works out where he may put which figure on the tile just laid (own(game)->claims, claimable), for as long as he is
 * asked. */
void claim_find(struct game *game);

/* Every spot he may claim: meeples by kind and edge, then the other kinds, as far as there is room. */
int claim_list(const struct game *game, struct move *moves, int capacity);

void claim(struct game *game, int figure, struct spot spot, struct event_list *events);
