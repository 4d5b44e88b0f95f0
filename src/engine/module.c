/*
 * module.c - the table of modules, and one loop per hook.
 */
#include "module.h"

#include <stdio.h>

extern const struct module river_module, carcassonne_module, new_land_module, shrines_module, abbot_module,
    count_module, king_robber_module;

/* Shrines before the Count: losers go home before anybody enters.  Abbots before the Count: who is
 * in the cathedral comes out of the supply. */
const struct module *const modules_table[] = {
    &river_module, &carcassonne_module, &new_land_module,    &shrines_module,
    &abbot_module, &count_module,       &king_robber_module,
};
const int modules_table_count = sizeof(modules_table) / sizeof(modules_table[0]);

void modules_choose(struct game *game, const struct setup *setup)
{
	game->module_count = 0;
	for (int i = 0; i < modules_table_count; i++) {
		if (modules_table[i]->in_game(game->tiles, setup))
			game->modules[game->module_count++] = (uint8_t)i;
	}
}

bool modules_limit_tile(const struct game *game, int type)
{
	for (int i = 0; i < game->module_count; i++) {
		const struct module *module = game_module(game, i);

		if (module->limits && module->limits(game, type))
			return true;
	}
	return false;
}

bool modules_allow_tile(const struct game *game, int type, cell_key key, int rotation,
                        struct refusal *refusal)
{
	for (int i = 0; i < game->module_count; i++) {
		const struct module *module = game_module(game, i);

		if (module->allows && module->limits(game, type) &&
		    !module->allows(game, type, key, rotation, refusal))
			return false;
	}
	return true;
}

void modules_laid(struct game *game, int tile)
{
	for (int i = 0; i < game->module_count; i++) {
		if (game_module(game, i)->laid)
			game_module(game, i)->laid(game, tile);
	}
}

bool modules_allow_claim(const struct game *game, struct refusal *refusal)
{
	for (int i = 0; i < game->module_count; i++) {
		const struct module *module = game_module(game, i);

		if (module->allows_claim && !module->allows_claim(game, refusal))
			return false;
	}
	return true;
}

void modules_listed(struct game *game)
{
	for (int i = 0; i < game->module_count; i++) {
		if (game_module(game, i)->listed)
			game_module(game, i)->listed(game);
	}
}

bool modules_before_score(struct game *game)
{
	for (int i = 0; i < game->module_count; i++) {
		if (game_module(game, i)->before_score && game_module(game, i)->before_score(game))
			return true;
	}
	return false;
}

void modules_scored(struct game *game, unsigned paid, struct event_list *events)
{
	for (int i = 0; i < game->module_count; i++) {
		if (game_module(game, i)->scored)
			game_module(game, i)->scored(game, paid, events);
	}
}

void modules_cards(struct game *game, struct event_list *events)
{
	for (int i = 0; i < game->module_count; i++) {
		if (game_module(game, i)->cards)
			game_module(game, i)->cards(game, events);
	}
}

bool modules_entry(struct game *game, struct event_list *events)
{
	for (int i = 0; i < game->module_count; i++) {
		if (game_module(game, i)->entry && game_module(game, i)->entry(game, events))
			return true;
	}
	return false;
}

bool modules_again(const struct game *game)
{
	for (int i = 0; i < game->module_count; i++) {
		if (game_module(game, i)->again && game_module(game, i)->again(game))
			return true;
	}
	return false;
}

bool modules_last_moves(struct game *game)
{
	for (int i = 0; i < game->module_count; i++) {
		if (game_module(game, i)->last_moves && game_module(game, i)->last_moves(game))
			return true;
	}
	return false;
}

void modules_final(struct game *game, struct event_list *events)
{
	for (int i = 0; i < game->module_count; i++) {
		if (game_module(game, i)->final)
			game_module(game, i)->final(game, events);
	}
}

int modules_list(const struct game *game, struct move *moves, int capacity)
{
	int count = 0;

	for (int i = 0; i < game->module_count; i++) {
		if (game_module(game, i)->list)
			count += game_module(game, i)->list(game, moves + count, capacity - count);
	}
	return count;
}

const struct module *module_of_move(const struct game *game, int move_kind)
{
	for (int i = 0; i < game->module_count; i++) {
		if (game_module(game, i)->moves >> move_kind & 1)
			return game_module(game, i);
	}
	return NULL;
}

const struct module *module_of_decision(const struct game *game, int decision_kind)
{
	for (int i = 0; i < game->module_count; i++) {
		if (game_module(game, i)->decisions >> decision_kind & 1)
			return game_module(game, i);
	}
	return NULL;
}

int modules_field_bonus(const struct game *game, unsigned root)
{
	int points = 0;

	for (int i = 0; i < game->module_count; i++) {
		if (game_module(game, i)->field_bonus)
			points += game_module(game, i)->field_bonus(game, root);
	}
	return points;
}

/* ---- planning ---- */

const struct tile_count_set *edition_set(const struct tile_set *tiles, const struct settings *settings,
                                         const char *stem)
{
	char name[TILESET_SET_NAME_SIZE];

	snprintf(name, sizeof(name), "%s_%s", stem,
	         settings->value[SETTING_EDITION] == EDITION_OLD ? "old" : "new");
	return tile_set_counts(tiles, name);
}

void plan_add(struct plan *plan, const char *set_name)
{
	const struct tile_count_set *set = tile_set_counts(plan->tiles, set_name);

	if (!set)
		set = edition_set(plan->tiles, plan->settings, set_name);
	for (int type = 0; set && type < plan->tiles->type_count; type++)
		plan->land[type] = (uint8_t)(plan->land[type] + set->counts[type]);
}
