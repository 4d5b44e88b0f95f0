/* claim.h - where figures may be put on the tile just laid: for each kind a bit per place, in the order of its layout,
 * which is that of the list.  Found when the tile lies, for as long as somebody is asked (game->claims). */
#pragma once

#include "engine/core/figure.h"

/* Does the feature of this node carry nobody's figure? */
static inline bool feature_free(const struct game *game, unsigned node)
{
	return !game->nodes[feature_root(game, node)].figures;
}

/* does some other figure of the player stand there already, in what is not complete? */
bool feature_followed(const struct game *game, unsigned node, int seat);

/* Works out where the player in turn may put which figure, but nowhere on places that are `barred`, a bit each. */
void claims_find(struct game *game, unsigned barred);

/* Those as moves, as far as there is room. */
int claims_list(const struct game *game, struct move *moves, int capacity);

/* Puts one. */
void claim(struct game *game, int figure, struct spot spot, struct event_list *events);
