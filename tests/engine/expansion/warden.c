/*
 * warden.c - a made-up kind of figure, behind the last that game.h knows: one
 * each, for cities only, who weighs as many as the city has tiles and pennants,
 * which changes while it grows.  He is in the game with the toll (toll.c).
 */
#include "carcassonne/module.h"

static bool warden_in_game(const struct tile_set *tiles, const struct setup *setup)
{
	(void)tiles;
	return setup->settings.value[SETTING_THE_COUNT_MOVE] == 2;
}

static unsigned warden_weighs(const struct game *game, unsigned root)
{
	return (unsigned)game->nodes[root].tiles + game->nodes[root].marks;
}

static const struct piece pieces[] = {{
    .id = FIGURE_KINDS,
    .key = "warden",
    .rule = "R-0.2",
    .rule_none = "R-0.3",
    .each = 1,
    .weight = 1,
    .weigh = warden_weighs,
    .stands = 1U << FEATURE_CITY,
}};

extern const struct module warden_module;
const struct module warden_module = {
    .in_game = warden_in_game,
    .pieces = pieces,
    .piece_count = 1,
};
