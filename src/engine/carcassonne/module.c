/*
 * module.c - the table of modules, and which of them a game has.
 */
#include "module.h"

#include <string.h>

extern const struct module river_module, carcassonne_module, new_land_module, shrines_module, abbot_module,
    count_module, inns_module, traders_module, king_robber_module;

/* Shrines before the Count: losers go home before anybody enters.  Whoever brings figures before the
 * Count: who is in a quarter comes out of the supply.  Traders before the King: goods are paid first. */
const struct module *const modules_table[] = {
    &river_module, &carcassonne_module, &new_land_module, &shrines_module,     &abbot_module,
    &inns_module,  &traders_module,     &count_module,    &king_robber_module,
};
const int modules_table_count = sizeof(modules_table) / sizeof(modules_table[0]);
_Static_assert(sizeof(modules_table) / sizeof(modules_table[0]) <= MODULES_MAX, "a module is a bit of a hook");

/* Which hooks it has: bit per enum hook. */
static unsigned module_hooks(const struct module *module)
{
	return (module->limits ? 1U << HOOK_LIMITS : 0) | (module->allows ? 1U << HOOK_ALLOWS : 0) |
	       (module->laid ? 1U << HOOK_LAID : 0) | (module->allows_claim ? 1U << HOOK_ALLOWS_CLAIM : 0) |
	       (module->listed ? 1U << HOOK_LISTED : 0) | (module->before_score ? 1U << HOOK_BEFORE_SCORE : 0) |
	       (module->scored ? 1U << HOOK_SCORED : 0) | (module->cards ? 1U << HOOK_CARDS : 0) |
	       (module->entry ? 1U << HOOK_ENTRY : 0) | (module->again ? 1U << HOOK_AGAIN : 0) |
	       (module->last_moves ? 1U << HOOK_LAST_MOVES : 0) | (module->final ? 1U << HOOK_FINAL : 0) |
	       (module->list ? 1U << HOOK_LIST : 0) | (module->worth ? 1U << HOOK_WORTH : 0) |
	       (module->farmer_bonus ? 1U << HOOK_FARMER_BONUS : 0) |
	       (module->field_bonus ? 1U << HOOK_FIELD_BONUS : 0);
}

void modules_choose(struct game *game, const struct setup *setup)
{
	own(game)->module_count = 0;
	memset(own(game)->hooks, 0, sizeof(own(game)->hooks));
	for (int i = 0; i < modules_table_count; i++) {
		unsigned hooks;

		if (!modules_table[i]->in_game(game->tiles, setup))
			continue;
		own(game)->modules[own(game)->module_count++] = (uint8_t)i;
		hooks = module_hooks(modules_table[i]);
		for (int hook = 0; hook < HOOK_COUNT; hook++)
			own(game)->hooks[hook] |= (uint16_t)((hooks >> hook & 1) << i);
	}
}

int modules_players(const struct tile_set *tiles, const struct setup *setup)
{
	int players = PLAYERS_BASE;

	for (int i = 0; i < modules_table_count; i++) {
		if (modules_table[i]->players > players && modules_table[i]->in_game(tiles, setup))
			players = modules_table[i]->players;
	}
	return players;
}

const struct module *module_of_move(const struct game *game, int move_kind)
{
	for (int i = 0; i < own(game)->module_count; i++) {
		if (game_module(game, i)->moves >> move_kind & 1)
			return game_module(game, i);
	}
	return NULL;
}

const struct module *module_of_decision(const struct game *game, int decision_kind)
{
	for (int i = 0; i < own(game)->module_count; i++) {
		if (game_module(game, i)->decisions >> decision_kind & 1)
			return game_module(game, i);
	}
	return NULL;
}
