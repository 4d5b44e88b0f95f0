/* neutral.c - neutral pieces come to a cell and stand there, alone or beside a figure. */
#include "engine/core/neutral.h"

#include "engine/core/feature.h"
#include "engine/core/refuse.h"

#include <string.h>

/* ---- for those who look ---- */

const struct neutral *game_neutral(enum game_kind game, int id) { return game_row(game, ROW_NEUTRAL, id); }

bool game_has_neutral(const struct game *game, int id)
{
	const struct neutral *neutral = game_neutral(game->tiles->game, id);

	return neutral && setting_has(&game->settings, neutral->setting, neutral->value);
}

struct setup_neutral game_neutral_at(const struct game *game, int id)
{
	const struct neutral_place *at = &game->neutrals[id];
	bool inside = game_has_neutral(game, id) && game_neutral(game->tiles->game, id)->place == PLACE_HAVEN;
	struct setup_neutral neutral = {
	    .there = at->key || inside, .beside = at->beside, .haven = at->haven, .figure = at->figure};

	if (at->key)
		neutral.cell = cell_unpack(at->key);
	return neutral;
}

int game_walk(const struct game *game, int id, struct cell visited[WALK_MAX], int *count)
{
	const struct walk *walk = &game->walk;

	if (!walk->going || walk->neutral != id)
		return -1;
	*count = walk->count;
	for (int i = 0; i < walk->count; i++)
		visited[i] = cell_unpack(walk->visited[i]);
	return walk->steps;
}

bool game_walk_due(const struct game *game) { return game->walk.due; }

/* ---- standing ---- */

void neutral_stand(struct game *game, int id, cell_key key) { game->neutrals[id] = (struct neutral_place){.key = key}; }

void neutral_join(struct game *game, int id, cell_key key, const struct setup_figure *figure)
{
	game->neutrals[id] = (struct neutral_place){.key = key, .beside = true, .figure = *figure};
}

/* ---- of a given table ---- */

/* The figure that is named, as game_figures() tells it: a segment by its first edge. */
static bool figure_named_here(const struct game *game, struct setup_figure *figure)
{
	struct setup_figure figures[FIGURES_MAX], named = *figure;
	int count = game_figures(game, figures), node = node_at(game, named.cell, named.spot);

	if (node >= 0)
		named.spot = node_spot(game, (unsigned)node);
	for (int i = 0; i < count; i++) {
		if (memcmp(&figures[i], figure, sizeof *figure) == 0 ||
		    memcmp(&figures[i], &named, sizeof named) == 0) {
			*figure = figures[i];
			return true;
		}
	}
	return false;
}

static bool neutral_begin(struct game *game, const struct setup *setup, const struct neutral *neutral,
                          struct refusal *refusal)
{
	const struct setup_neutral *given = &setup->neutrals[neutral->id];
	const struct setting_info *setting = game_setting_info(game->tiles->game, neutral->setting);
	struct setup_figure figure = given->figure;
	cell_key key;

	if (!given->there)
		return true;
	if (!game_has_neutral(game, neutral->id))
		return refuse_setup(refusal, REFUSAL_TABLE, neutral->rule, "the %s is given, but %s is not `%s`",
		                    neutral->key, setting->key, setting->values[neutral->value ? neutral->value : 1]);
	if (neutral->place == PLACE_HAVEN) {
		if (!game_has_haven(game, given->haven))
			return refuse_setup(refusal, REFUSAL_TABLE, neutral->rule, "the %s stands in no such place",
			                    neutral->key);
		game->neutrals[neutral->id].haven = given->haven;
		return true;
	}
	if (!cell_in_range(given->cell.x, given->cell.y) ||
	    !board_filled(game, key = cell_pack(given->cell.x, given->cell.y)))
		return refuse_setup(refusal, REFUSAL_TABLE, neutral->rule, "no tile lies at %d,%d for the %s",
		                    given->cell.x, given->cell.y, neutral->key);
	if (!given->beside) {
		neutral_stand(game, neutral->id, key);
		return true;
	}
	if (!neutral->joins || !figure_named_here(game, &figure))
		return refuse_setup(refusal, REFUSAL_FIGURES, neutral->rule,
		                    "the %s stands beside a figure that is not at %d,%d", neutral->key, given->cell.x,
		                    given->cell.y);
	neutral_join(game, neutral->id, key, &figure);
	return true;
}

bool neutrals_begin(struct game *game, const struct setup *setup, struct refusal *refusal)
{
	for (int id = 0; id < NEUTRALS_MAX; id++) {
		const struct neutral *neutral = game_neutral(game->tiles->game, id);

		if (neutral && !neutral_begin(game, setup, neutral, refusal))
			return false;
	}
	return true;
}
