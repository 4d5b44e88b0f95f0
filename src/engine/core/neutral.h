/*
 * neutral.h - pieces that are nobody's and stand on a cell, alone or beside a
 * figure; which there are say the games.
 */
#pragma once

#include "engine/core/rules.h"

/* Puts a neutral piece on a cell: alone, or beside a figure as game_figures() tells it. */
void neutral_stand(struct game *game, int id, cell_key key);
void neutral_join(struct game *game, int id, cell_key key, const struct setup_figure *figure);

/* Does it stand beside such a figure? */
static inline bool neutral_beside(const struct game *game, int id, const struct setup_figure *figure)
{
	const struct neutral_place *at = &game->neutrals[id];

	return at->beside && memcmp(&at->figure, figure, sizeof *figure) == 0;
}

/* Those of a given table, after its figures: false where one stands on no tile, or beside a figure that is not
 * there. */
bool neutrals_begin(struct game *game, const struct setup *setup, struct refusal *refusal);
