/* setup.c - from a set-up to a position: what every game asks of a set-up, and the empty position that a game fills.
 * Everything is refused with a sentence before anything is laid that would not fit into the position. */
#include <bastide/game.h>

#include "engine/core/board.h"
#include "engine/core/turn.h"
#include "engine/core/refuse.h"
#include "engine/core/rules.h"

#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

void setup_init(struct setup *setup) { memset(setup, 0, sizeof *setup); }

void refusal_add_rule(struct refusal *refusal)
{
	size_t length = strlen(refusal->text);

	if (refusal->rule[0])
		snprintf(refusal->text + length, sizeof refusal->text - length, " (%s)", refusal->rule);
}

bool refuse_setup(struct refusal *refusal, enum refusal_reason reason, const char *rule, const char *format, ...)
{
	va_list args;

	if (!refusal)
		return false;
	memset(refusal, 0, sizeof *refusal);
	refuse(refusal, reason, rule);
	va_start(args, format);
	vsnprintf(refusal->text, sizeof refusal->text, format, args);
	va_end(args);
	refusal_add_rule(refusal);
	return false;
}

/* ---- settings ---- */

static bool settings_ok(const struct setup *setup, struct refusal *refusal)
{
	int first = setup->settings.value[SETTING_FIRST_PLAYER];

	for (int s = 0; s < SETTING_COUNT; s++) {
		if (!setup->settings.value[s])
			continue; /* what every setting of every game has */
		const struct setting_info *info = game_setting_info(setup->game, s);
		if (!info)
			return refuse_setup(refusal, REFUSAL_SETTING, any_setting_info(s, NULL)->rule,
			                    "%s is no setting of %s", any_setting_info(s, NULL)->key,
			                    game_kind_name(setup->game));
		if (setup->settings.value[s] >= info->value_count)
			return refuse_setup(refusal, REFUSAL_SETTING, info->rule, "%s has no such value", info->key);
	}
	if (!setup->has_table && first > setup->player_count)
		return refuse_setup(refusal, REFUSAL_SETTING,
		                    game_setting_info(setup->game, SETTING_FIRST_PLAYER)->rule,
		                    "first_player is %d, but there are %d players", first, setup->player_count);
	return true;
}

/* ---- ranges: what must hold before anybody may look at the tiles ---- */

static bool tile_in_range(const struct tile_set *tiles, const struct setup_tile *tile, struct refusal *refusal)
{
	if (tile->type >= tiles->type_count || tile->rotation > 3)
		return refuse_setup(refusal, REFUSAL_TABLE, "", "the table holds a tile or turn that does not exist");
	if (!cell_in_range(tile->cell.x, tile->cell.y))
		return refuse_setup(refusal, REFUSAL_TABLE, "", "%s lies at %d,%d: x and y go from -%d to %d",
		                    tiles->types[tile->type].id, tile->cell.x, tile->cell.y, CELL_MAX, CELL_MAX);
	return true;
}

static bool table_in_range(const struct tile_set *tiles, const struct setup *setup, struct refusal *refusal)
{
	if (setup->tile_count < 0 || setup->tile_count > TILES_MAX)
		return refuse_setup(refusal, REFUSAL_TABLE, "", "a table of %d tiles: it holds at most %d",
		                    setup->tile_count, TILES_MAX);
	if (setup->figure_count < 0 || setup->figure_count > figures_most(setup->game))
		return refuse_setup(refusal, REFUSAL_FIGURES, "R-1.3", "%d figures: there are at most %d",
		                    setup->figure_count, figures_most(setup->game));
	if (setup->turn >= setup->player_count)
		return refuse_setup(refusal, REFUSAL_TABLE, "", "it is nobody's turn");
	for (int seat = 0; seat < setup->player_count; seat++)
		if (setup->scores[seat] < 0 || setup->scores[seat] > SCORE_MAX)
			return refuse_setup(refusal, REFUSAL_SCORES, "", "a score is 0 to %d", SCORE_MAX);
	for (int i = 0; i < setup->tile_count; i++)
		if (!tile_in_range(tiles, &setup->table[i], refusal))
			return false;
	return true;
}

static bool deck_in_range(const struct tile_set *tiles, const struct setup *setup, struct refusal *refusal)
{
	int laid = setup->has_table ? setup->tile_count : 0;

	if (setup->deck_count < 0 || laid + setup->deck_count > TILES_MAX)
		return refuse_setup(refusal, REFUSAL_DECK, "",
		                    "%d tiles on the table and %d in the deck: at most %d together", laid,
		                    setup->deck_count, TILES_MAX);
	for (int i = 0; i < setup->deck_count; i++)
		if (setup->deck[i] >= tiles->type_count)
			return refuse_setup(refusal, REFUSAL_DECK, "", "the deck holds a tile that does not exist");
	return true;
}

static bool ranges_ok(const struct tile_set *tiles, const struct setup *setup, struct refusal *refusal)
{
	return (!setup->has_table || table_in_range(tiles, setup, refusal)) &&
	       (!setup->has_deck || deck_in_range(tiles, setup, refusal));
}

/* ---- beginning ---- */

static void game_init(struct game *game, const struct tile_set *tiles, const struct setup *setup)
{
	const struct rules *rules = rules_of(setup->game);

	memset(game, 0, offsetof(struct game, cells));
	memset(game + 1, 0, rules->size - sizeof *game);
	game->kept = (uint32_t)(rules->size - sizeof *game);
	game->rules = rules;
	game->tiles = tiles;
	game->layouts = tiles->layouts;
	game->settings = setup->settings;
	game->hidden = setup->hidden;
	game->player_count = setup->player_count;
	memcpy(game->colors, setup->colors, sizeof game->colors);
	game->hand = NO_TILE;
	game->last_laid = -1;
	decision_done(game);
	board_init(game);
}

int game_players_most(enum game_kind game, const struct settings *settings)
{
	return rules_of(game)->players(settings);
}

static bool game_begin(struct game *game, const struct setup *setup, struct refusal *refusal)
{
	int first = setup->settings.value[SETTING_FIRST_PLAYER]; /* 0: by chance */

	game->part = setup->has_table && setup->part == 2 ? 2 : 1;
	for (int seat = 0; setup->has_table && seat < game->player_count; seat++)
		game->scores[seat] = setup->scores[seat];
	game->seat = (uint8_t)(setup->has_table ? setup->turn : first ? first - 1 : 0);
	if (!game->rules->begin(game, setup, refusal))
		return false;
	if (setup->has_deck) {
		memcpy(game->deck, setup->deck, (size_t)setup->deck_count);
		game->deck_count = (uint16_t)setup->deck_count;
	}
	/* Who laid the last tile, should nobody lay another: the player before. */
	game->last_seat = (uint8_t)((game->seat + game->player_count - 1) % game->player_count);
	if (game->deck_count)
		game->rules->advance(game, NULL);
	return true;
}

struct game *game_create(const struct tile_set *tiles, const struct setup *setup, struct refusal *refusal)
{
	struct refusal unheard;
	struct game *game;

	if (!refusal)
		refusal = &unheard;
	memset(refusal, 0, offsetof(struct refusal, path));
	refusal->text[0] = 0;
	if (!tiles->layouts || setup->game != tiles->game) {
		refuse_setup(refusal, REFUSAL_SETTING, "", "the tile set %s",
		             tiles->layouts ? "is that of another game" : "was not finished");
		return NULL;
	}
	if (!rules_of(setup->game)->accepts(tiles, setup, refusal) || !settings_ok(setup, refusal) ||
	    !ranges_ok(tiles, setup, refusal))
		return NULL;
	game = malloc(rules_of(setup->game)->size);
	if (!game) {
		refuse_setup(refusal, REFUSAL_SETTING, "", "out of memory");
		return NULL;
	}
	game_init(game, tiles, setup);
	if (!game_begin(game, setup, refusal)) {
		free(game);
		return NULL;
	}
	return game;
}
