/*
 * shrines.c - R-15: shrines, where they may lie, and the challenges between
 * monks and heretics.
 *
 * A challenge is nothing that has to be remembered: it is a monk and a heretic
 * in neighbouring buildings.
 */
#include "engine/carcassonne/module.h"

#include "engine/core/event.h"
#include "engine/core/figure.h"
#include "engine/core/refuse.h"

enum { NEAR_STRICT, NEAR_LITERAL, NEAR_FREE };

static bool is_shrine(const struct tile_type *type) { return type->flags & TILE_SHRINE; }

static bool is_building(const struct tile_type *type) { return type->flags & (TILE_SHRINE | TILE_MONASTERY); }

static bool shrines_in_game(const struct tile_set *tiles, const struct setup *setup)
{
	bool found = setup->settings.value[SETTING_SHRINES];

	/* Its rules hold for every shrine tile, wherever it comes from. */
	for (int i = 0; setup->has_table && i < setup->tile_count; i++)
		found |= is_shrine(&tiles->types[setup->table[i].type]);
	for (int i = 0; setup->has_deck && i < setup->deck_count; i++)
		found |= is_shrine(&tiles->types[setup->deck[i]]);
	return found;
}

static void shrines_deal(struct deal *deal) { deal_add(deal, "shrines"); }

/* ---- neighbours ---- */

static void shrines_laid(struct game *game, int tile)
{
	const struct tile_type *type = laid_type(game, tile);
	bool shrine = is_shrine(type);
	int index;

	if (!is_building(type))
		return;
	index = own(game)->shrines.laid[shrine].count++;
	own(game)->shrines.laid[shrine].tiles[index] = (uint8_t)tile;
	own(game)->shrines.laid[shrine].keys[index] = game->laid[tile].key;
}

static bool shrines_begin(struct game *game, const struct setup *setup, struct refusal *refusal)
{
	(void)setup;
	(void)refusal;
	for (int tile = 0; tile < game->laid_count; tile++)
		shrines_laid(game, tile);
	return true;
}

/* Has a building in this cell any opponent in the eight cells round it? */
static bool has_opponent(const struct game *game, cell_key key, bool shrine)
{
	const cell_key *keys = own(game)->shrines.laid[!shrine].keys;
	int near = 0;

	for (int i = 0; i < own(game)->shrines.laid[!shrine].count; i++)
		near |= keys_touch(key, keys[i]); /* no branch: which is near nobody can guess */
	return near;
}

/* The laid tiles with an opposing building in the eight cells round a cell, by row and column. */
static int opponents(const struct game *game, cell_key key, bool shrine, uint8_t found[8])
{
	int count = 0;

	if (!has_opponent(game, key, shrine))
		return 0;
	for (int b = 0; b < own(game)->shrines.laid[!shrine].count; b++) {
		int tile = own(game)->shrines.laid[!shrine].tiles[b], i;
		cell_key at = game->laid[tile].key;

		if (!keys_touch(key, at))
			continue;
		for (i = count++; i > 0 && game->laid[found[i - 1]].key > at; i--)
			found[i] = found[i - 1];
		found[i] = (uint8_t)tile;
	}
	return count;
}

static const struct node *building_node(const struct game *game, int tile)
{
	return &game->nodes[game->laid[tile].first + laid_layout(game, tile)->building];
}

static bool occupied(const struct game *game, int tile) { return building_node(game, tile)->figures; }

static int count_occupied(const struct game *game, const uint8_t *tiles, int count)
{
	int occupied_count = 0;

	for (int i = 0; i < count; i++)
		occupied_count += occupied(game, tiles[i]);
	return occupied_count;
}

/* ---- placing ---- */

static enum limit shrines_limits(const struct game *game, int type)
{
	return is_building(&game->tiles->types[type]) ? LIMIT_CELLS : LIMIT_NOTHING;
}

/* only occupied neighbours count. */
static bool free_allows(const struct game *game, const uint8_t *near, int count, bool shrine, struct refusal *refusal)
{
	if (count_occupied(game, near, count) > 1)
		return refuse(refusal, REFUSAL_SHRINE, "R-15.4");
	for (int i = 0; i < count; i++) {
		uint8_t theirs[8];
		int their_count;

		if (!occupied(game, near[i]))
			continue;
		their_count = opponents(game, game->laid[near[i]].key, !shrine, theirs);
		if (count_occupied(game, theirs, their_count)) {
			if (refusal) {
				refusal->other = cell_unpack(game->laid[near[i]].key);
				refusal->other_tile = game->laid[near[i]].type;
			}
			return refuse(refusal, REFUSAL_SHRINE, "R-15.4");
		}
	}
	return true;
}

static bool shrines_allows(const struct game *game, int type, cell_key key, int rotation, struct refusal *refusal)
{
	bool shrine = is_shrine(&game->tiles->types[type]);
	uint8_t near[8], theirs[8];
	int count = opponents(game, key, shrine, near);

	(void)rotation;
	if (refusal && count) {
		refusal->other = cell_unpack(game->laid[near[0]].key);
		refusal->other_tile = game->laid[near[0]].type;
	}
	if (setting_is(game, SETTING_SHRINE_NEAR, NEAR_FREE))
		return free_allows(game, near, count, shrine, refusal);
	if (count > 1)
		return refuse(refusal, REFUSAL_SHRINE, "R-15.2");
	/* nor may a tile already laid get a second opponent. */
	if (count == 1 && setting_is(game, SETTING_SHRINE_NEAR, NEAR_STRICT) &&
	    opponents(game, game->laid[near[0]].key, !shrine, theirs))
		return refuse(refusal, REFUSAL_SHRINE, "R-15.3");
	return true;
}

/* ---- challenges ---- */

static void lose(struct game *game, int tile, struct event_list *events)
{
	unsigned node = game->laid[tile].first + laid_layout(game, tile)->building;

	for (int i = 0; i < game->figure_count;) {
		struct event *event;

		if (game->figures[i].node != node) {
			i++;
			continue;
		}
		event = event_add(events, EVENT_LOST);
		if (event) {
			event->seat = game->figures[i].seat;
			event->figure = game->figures[i].figure;
			event->cell = cell_unpack(game->laid[tile].key);
			event->spot = node_spot(game, node);
		}
		figure_return(game, i, events);
	}
}

/*
 * the first to be completed ends the challenge. : an opponent
 * completed by the same tile loses nothing. : who only came from the
 * cathedral challenges nobody.
 */
static void shrines_scored(struct game *game, unsigned paid, struct event_list *events)
{
	const struct node *root = &game->nodes[game->completed[game->completed_next]];
	uint8_t near[8];
	int count;

	(void)paid;
	if (root->kind != FEATURE_MONASTERY && root->kind != FEATURE_SHRINE)
		return;
	if (!(own(game)->completed_occupied >> game->completed_next & 1))
		return;
	count = opponents(game, game->laid[root->tile].key, root->kind == FEATURE_SHRINE, near);
	for (int i = 0; i < count; i++) {
		if (building_node(game, near[i])->open)
			lose(game, near[i], events);
	}
}

extern const struct module shrines_module;
const struct module shrines_module = {
    .name = "shrines",
    .in_game = shrines_in_game,
    .deal = shrines_deal,
    .begin = shrines_begin,
    .limits = shrines_limits,
    .allows = shrines_allows,
    .laid = shrines_laid,
    .scored = shrines_scored,
};
