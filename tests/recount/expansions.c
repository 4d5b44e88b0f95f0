/*
 * expansions.c - the slow check, third part: what the expansions remember. Each has its row in the table at the end.
 */
#include "checker.h"

#include "engine/carcassonne/score.h"
#include "engine/carcassonne/module.h"
#include "engine/core/figure.h"
#include "engine/core/neutral.h"

#include <stdio.h>
#include <stdlib.h>

enum { NEAR_STRICT, DRAGON = 0, FAIRY = 1, DRAGON_STEPS = 6 };

/* The open ends are the river edges that no tile faces, no more and no fewer, each turned as its tile is. */
static bool river_check(const struct game *game, char *text, size_t size)
{
	int open = 0, known = 0;

	for (int tile = 0; tile < game->laid_count; tile++) {
		const struct tile_type *type = laid_type(game, tile);

		for (int printed = 0; printed < EDGE_COUNT; printed++) {
			int edge = (printed + game->laid[tile].rotation) % 4;

			if (type->edges[printed] != TERRAIN_RIVER ||
			    board_tile(game, key_beyond(game->laid[tile].key, edge)) >= 0)
				continue;
			open++;
			for (int i = 0; i < own(game)->river.end_count; i++)
				known += own(game)->river.ends[i].key == game->laid[tile].key &&
				         own(game)->river.ends[i].edge == edge;
			if (known != open) {
				snprintf(text, size, "an open end of the river is forgotten");
				return false;
			}
		}
	}
	if (open != own(game)->river.end_count)
		snprintf(text, size, "the river has %d open ends, not %d", open, own(game)->river.end_count);
	return open == own(game)->river.end_count;
}

/* Who is beside whom, two by two. */
static bool shrines_check(const struct game *game, char *text, size_t size)
{
	for (int kind = 0; kind < 2; kind++) {
		for (int i = 0; i < own(game)->shrines.laid[kind].count; i++) {
			struct cell here = cell_unpack(game->laid[own(game)->shrines.laid[kind].tiles[i]].key);
			int crowd = 1;

			for (int tile = 0; tile < game->laid_count; tile++) {
				struct cell there = cell_unpack(game->laid[tile].key);
				unsigned flags = laid_type(game, tile)->flags;

				if (flags & (kind ? TILE_MONASTERY : TILE_SHRINE) && abs(here.x - there.x) <= 1 &&
				    abs(here.y - there.y) <= 1 && setting_is(game, SETTING_SHRINE_NEAR, NEAR_STRICT))
					crowd = 2;
			}
			if (crowd == own(game)->shrines.laid[kind].crowd[i])
				continue;
			snprintf(text, size, "the building at %d,%d can%s get an opponent", here.x, here.y,
			         crowd == 2 ? "not" : "");
			return false;
		}
	}
	return true;
}

static bool inns_check(const struct game *game, char *text, size_t size)
{
	if (game->owned[FIGURE_BIG] != 1)
		snprintf(text, size, "a player has %d large followers", game->owned[FIGURE_BIG]);
	return game->owned[FIGURE_BIG] == 1;
}

/* before a figure is placed, a second part is owed if it is the first one and a road or city of the tile just
 * laid has the builder of the player in turn. */
static bool parts_check(const struct game *game, char *text, size_t size)
{
	bool owed = false;

	if (game->part < 1 || game->part > 2 || (game->part_owed && game->part == 2)) {
		snprintf(text, size, "the parts of the turn are muddled");
		return false;
	}
	if (game->owed != DECISION_FIGURE)
		return true;
	for (int i = 0; i < game->figure_count; i++) {
		const struct table_figure *standing = &game->figures[i];

		if (standing->figure != FIGURE_BUILDER || standing->seat != game->seat)
			continue;
		for (unsigned node = 0; node < game->node_count; node++)
			owed |= game->nodes[node].tile == game->last_laid &&
			        game->nodes[node].root == game->nodes[standing->node].root;
	}
	owed = owed && game->part == 1;
	if (owed != game->part_owed)
		snprintf(text, size, "a second part of this turn is %sowed", owed ? "" : "not ");
	return owed == game->part_owed;
}

/* Every token was given with the table or taken for a completed city, and none twice. */
static bool goods_check(const struct game *game, char *text, size_t size)
{
	if (game->closed || game->owed == DECISION_FIGURE || game->owed == DECISION_JOIN)
		return true; /* some completed city may not be scored yet */
	for (int kind = 0; kind < 3; kind++) {
		int holding = HOLDING_WINE + kind, held = 0, earned = own(game)->traders.unearned[kind + 1];

		for (unsigned node = 0; node < game->node_count; node++) {
			const struct node *root = &game->nodes[node];

			if (root->root == node && root->kind == FEATURE_CITY && !root->open)
				earned += (int)extra_count(root, (unsigned)kind + 1);
		}
		for (int seat = 0; seat < game->player_count; seat++)
			held += game->held[holding][seat];
		if (held == earned)
			continue;
		snprintf(text, size, "the players have %d tokens of %s, not %d", held, any_holding(holding)->key,
		         earned);
		return false;
	}
	return true;
}

static bool traders_check(const struct game *game, char *text, size_t size)
{
	if (game->owned[FIGURE_BUILDER] != 1 || game->owned[FIGURE_PIG] != 1) {
		snprintf(text, size, "a player has %d builders and %d pigs", game->owned[FIGURE_BUILDER],
		         game->owned[FIGURE_PIG]);
		return false;
	}
	return parts_check(game, text, size) && goods_check(game, text, size);
}

/* The fairy's follower stands where she does; nobody stands on the dragon's cell, which is a volcano unless he moved;
 * tiles wait as long as no volcano lies. */
static bool dragon_check(const struct game *game, char *text, size_t size)
{
	const struct neutral_place *fairy = &game->neutrals[FAIRY];
	struct setup_figure figures[FIGURES_MAX];
	int count = game_figures(game, figures), with = 0, volcanoes = 0;
	cell_key dragon = game->neutrals[DRAGON].key;

	for (int i = 0; i < count; i++) {
		with +=
		    neutral_beside(game, FAIRY, &figures[i]) &&
		    fairy->key == (figures[i].place == PLACE_HAVEN ? cell_pack(2, 1)
		                                                   : cell_pack(figures[i].cell.x, figures[i].cell.y));
		if (figures[i].place == PLACE_SEGMENT && figures[i].figure != FIGURE_BARN && dragon &&
		    cell_pack(figures[i].cell.x, figures[i].cell.y) == dragon) {
			snprintf(text, size, "a figure stands on the dragon's cell %d,%d", figures[i].cell.x,
			         figures[i].cell.y);
			return false;
		}
	}
	if (fairy->beside && !with) {
		snprintf(text, size, "the fairy's follower is not with her");
		return false;
	}
	for (int tile = 0; tile < game->laid_count; tile++)
		volcanoes += (game->tiles->types[game->laid[tile].type].flags & TILE_VOLCANO) != 0;
	if ((game->waits != 0) != (volcanoes == 0)) {
		snprintf(text, size, "%d volcanoes lie, and dragon tiles %s", volcanoes,
		         game->waits ? "wait" : "do not wait");
		return false;
	}
	if ((game->owed == DECISION_DRAGON) != game->walk.going || game->walk.count + game->walk.steps > DRAGON_STEPS) {
		snprintf(text, size, "the dragon walks and nobody is asked for his steps, or the other way round");
		return false;
	}
	return true;
}

/* The field of the four half-edges that meet at a corner, or NONE: of each of the four tiles it must be one segment. */
static bool corner_well(const struct game *game, struct cell corner)
{
	static const int halves[4][2] = {{3, 4}, {5, 6}, {1, 2}, {7, 0}}; /* of the tiles NW, NE, SW, SE of it */

	for (int i = 0; i < 4; i++) {
		int tile = game_tile_at(game, corner.x - 1 + i % 2, corner.y - 1 + i / 2);
		const struct tile_type *type = tile < 0 ? NULL : &game->tiles->types[game->laid[tile].type];
		int found[2] = {NONE, NONE - 1};

		for (int f = 0; type && f < type->field_count; f++) {
			for (int h = 0; h < 2; h++) {
				int printed = (halves[i][h] + 8 - 2 * game->laid[tile].rotation) % 8;

				if (type->fields[f].half_edges >> printed & 1)
					found[h] = f;
			}
		}
		if (found[0] != found[1])
			return false;
	}
	return true;
}

/* Abbeys fill holes, and each is of somebody who has none left; barns stand on corners, and where one stands no farmer
 * does once a turn is over; a wagon that may drive is at home. */
static bool abbey_check(const struct game *game, char *text, size_t size)
{
	bool settled = game->owed == DECISION_TILE || game->owed == DECISION_ABBEY || game->owed == DECISION_DRAW;

	for (int tile = 0; tile < game->laid_count; tile++) {
		struct cell at = cell_unpack(game->laid[tile].key);

		if (game->laid[tile].type != own(game)->abbey.type)
			continue;
		if (game_tile_at(game, at.x, at.y - 1) < 0 || game_tile_at(game, at.x, at.y + 1) < 0 ||
		    game_tile_at(game, at.x - 1, at.y) < 0 || game_tile_at(game, at.x + 1, at.y) < 0) {
			snprintf(text, size, "the abbey at %d,%d is open", at.x, at.y);
			return false;
		}
		if (game->laid[tile].seat != NOBODY && game->held[HOLDING_ABBEY][game->laid[tile].seat]) {
			snprintf(text, size, "who laid the abbey at %d,%d has it still", at.x, at.y);
			return false;
		}
	}
	for (int i = 0; i < game->figure_count; i++) {
		const struct table_figure *barn = &game->figures[i];
		struct cell at = cell_unpack(game->laid[game->nodes[barn->node].tile].key);

		if (barn->figure != FIGURE_BARN)
			continue;
		if (!corner_well(game, at)) {
			snprintf(text, size, "the barn at %d,%d stands on no corner of a field", at.x, at.y);
			return false;
		}
		for (int other = 0; settled && other < game->figure_count; other++) {
			const struct table_figure *farmer = &game->figures[other];

			if (farmer->figure != FIGURE_BARN &&
			    game->nodes[farmer->node].root == game->nodes[barn->node].root) {
				snprintf(text, size, "somebody farms beside the barn at %d,%d", at.x, at.y);
				return false;
			}
		}
	}
	for (int seat = 0; seat < game->player_count; seat++) {
		if (own(game)->abbey.waits[seat] && !game->supply[FIGURE_WAGON][seat]) {
			snprintf(text, size, "a wagon that waits for its drive is not at home");
			return false;
		}
	}
	return true;
}

static const struct {
	const struct module *module;
	bool (*check)(const struct game *game, char *text, size_t size);
} rows[] = {
    {&river_module, river_check},     {&shrines_module, shrines_check}, {&inns_module, inns_check},
    {&traders_module, traders_check}, {&dragon_module, dragon_check},   {&abbey_module, abbey_check},
};

bool check_expansions(const struct game *game, char *text, size_t size)
{
	for (int i = 0; i < own(game)->module_count; i++) {
		for (size_t row = 0; row < sizeof rows / sizeof rows[0]; row++) {
			if (rows[row].module == modules_table[own(game)->modules[i]] &&
			    !rows[row].check(game, text, size))
				return false;
		}
	}
	return true;
}
