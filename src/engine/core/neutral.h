/* neutral.h - pieces that are nobody's and stand on a cell, alone or beside a
 * figure, or in a haven; which there are say the games. */
#pragma once

#include "engine/core/rules.h"

/* Is a thing in the game that is there while a setting has this value; 0: any but 0? */
static inline bool setting_has(const struct settings *settings, enum setting setting, int value)
{
	return value ? settings->value[setting] == value : settings->value[setting] != 0;
}

/* What keeps a kind of figure out of a haven. */
static inline const char *haven_rule(const struct piece *piece) { return piece->follows ? "R-25.7" : "R-17.1"; }

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
