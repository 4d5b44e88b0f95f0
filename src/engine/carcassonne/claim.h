/*
 * claim.h - placing a figure on the tile just laid.
 */
#ifndef ENGINE_CARCASSONNE_CLAIM_H
#define ENGINE_CARCASSONNE_CLAIM_H

#include "engine/carcassonne/state.h"

/* May this figure of the player whose turn it is stand on this spot of the tile just laid? */
bool claim_allowed(const struct game *game, int figure, struct spot spot, struct refusal *refusal);

/* Every spot he may claim: meeples by kind and edge, then the abbot, as far as there is room. */
int claim_list(const struct game *game, struct move *moves, int capacity);

void claim(struct game *game, int figure, struct spot spot, struct event_list *events);

#endif
