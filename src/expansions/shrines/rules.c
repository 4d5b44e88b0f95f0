/* rules.c - R-15: shrines, where they may lie, and the challenges between monks and heretics.
 *
 * A challenge is nothing that has to be remembered: it is a monk and a heretic in neighbouring buildings. */
#include "engine/carcassonne/module.h"

#include "engine/core/event.h"
#include "engine/core/figure.h"
#include "engine/core/fit.h"
#include "engine/core/refuse.h"

enum { NEAR_STRICT, NEAR_LITERAL, NEAR_FREE };

/* Asked of the layout: what is printed lies far away in memory. */
static bool is_shrine(const struct tile_layout *layout) { return layout->building_kind == FEATURE_SHRINE; }

/* A shrine or a monastery. */
static bool has_opponents(const struct tile_layout *layout)
{
	return layout->building_kind == FEATURE_SHRINE || layout->building_kind == FEATURE_MONASTERY;
}

static bool shrines_in_game(const struct tile_set *tiles, const struct setup *setup)
{
	bool found = setup->settings.value[SETTING_SHRINES];

	/* Its rules hold for every shrine tile, wherever it comes from. */
	for (int i = 0; setup->has_table && i < setup->tile_count; i++)
		found |= is_shrine(&tiles->layouts[setup->table[i].type]);
	for (int i = 0; setup->has_deck && i < setup->deck_count; i++)
		found |= is_shrine(&tiles->layouts[setup->deck[i]]);
	return found;
}

static void shrines_deal(struct deal *deal) { deal_add(deal, "shrines"); }

/* ---- neighbours ---- */

/* Adds one to what the cells round a building are crowded at most. */
static void crowd_round(struct game *game, bool shrine, cell_key key)
{
	for (int side = 0; side < ROUND; side++) {
		uint8_t *crowded = &own(game)->shrines.crowds[shrine][slot_of(key_round(key, side))];

		own(game)->shrines.crowded[shrine] |= *crowded;
		*crowded = (uint8_t)(*crowded + (*crowded < 2));
	}
}

/* whoever has an opponent already, and may not get a second one, makes it as crowded as two do. */
static void crowd_laid(struct game *game, bool shrine, int index)
{
	struct shrines_state *shrines = &own(game)->shrines;
	cell_key key = shrines->laid[shrine].keys[index];

	shrines->laid[shrine].crowd[index] = 1;
	crowd_round(game, shrine, key);
	for (int b = 0; setting_is(game, SETTING_SHRINE_NEAR, NEAR_STRICT) && b < shrines->laid[!shrine].count; b++) {
		if (!keys_touch(key, shrines->laid[!shrine].keys[b]))
			continue;
		shrines->laid[!shrine].crowd[b] = shrines->laid[shrine].crowd[index] = 2;
		crowd_round(game, !shrine, shrines->laid[!shrine].keys[b]);
		crowd_round(game, shrine, key);
	}
}

static void shrines_laid(struct game *game, int tile)
{
	const struct tile_layout *layout = laid_layout(game, tile);
	bool shrine = is_shrine(layout);

	if (!has_opponents(layout))
		return;
	int index = own(game)->shrines.laid[shrine].count++;
	own(game)->shrines.laid[shrine].tiles[index] = (uint8_t)tile;
	own(game)->shrines.laid[shrine].keys[index] = game->laid[tile].key;
	crowd_laid(game, shrine, index);
}

static bool shrines_begin(struct game *game, const struct setup *setup, struct refusal *refusal)
{
	(void)setup;
	(void)refusal;
	for (int tile = 0; tile < game->laid_count; tile++)
		shrines_laid(game, tile);
	return true;
}

/* How crowded it would be for a building in this cell: are that it is not more than 1. */
static int crowd(const struct game *game, cell_key key, bool shrine)
{
	const cell_key *keys = own(game)->shrines.laid[!shrine].keys;
	const int32_t *crowd = own(game)->shrines.laid[!shrine].crowd;
	int sum = 0;

	for (int i = 0; i < own(game)->shrines.laid[!shrine].count; i++)
		sum += crowd[i] & -(int32_t)keys_touch(key, keys[i]); /* no branch: it would be predicted wrongly */
	return sum;
}

/* The laid tiles with an opposing building in the eight cells round a cell, by row and column. */
static int opponents(const struct game *game, cell_key key, bool shrine, uint8_t found[8])
{
	int count = 0;

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
	return has_opponents(&game->layouts[type]) ? LIMIT_CELLS : LIMIT_NOTHING;
}

/* whoever stands here would be in one challenge at most, and bring nobody into a second one. */
static bool one_challenge_each(const struct game *game, const uint8_t *near, int count, bool shrine,
                               struct refusal *refusal)
{
	if (count_occupied(game, near, count) > 1)
		return refuse(refusal, REFUSAL_BARRED, "R-15.4");
	for (int i = 0; i < count; i++) {
		uint8_t theirs[8];

		if (!occupied(game, near[i]))
			continue;
		int their_count = opponents(game, game->laid[near[i]].key, !shrine, theirs);
		if (count_occupied(game, theirs, their_count)) {
			if (refusal) {
				refusal->other = cell_unpack(game->laid[near[i]].key);
				refusal->other_tile = game->laid[near[i]].type;
			}
			return refuse(refusal, REFUSAL_BARRED, "R-15.4");
		}
	}
	return true;
}

/* for the whole frontier: the cells know how crowded they are at most, so that the buildings are asked
 * where it may be too much, which is seldom. */
static void crowded_sieve(struct game *game, bool shrine)
{
	const uint8_t *crowds = own(game)->shrines.crowds[!shrine];

	for (int g = 0; own(game)->shrines.crowded[!shrine] && g < fit_groups(game); g++) {
		uint64_t rest = game->fits[g];

		while (rest) {
			int hole = __builtin_ctzll(rest) / 4;
			uint64_t placements = (uint64_t)0xf << 4 * hole;
			cell_key key = hole_key(game, g * HOLE_GROUP + hole);

			if (crowds[slot_of(key)] > 1 && crowd(game, key, shrine) > 1)
				game->fits[g] &= ~placements;
			rest &= ~placements;
		}
	}
}

static bool shrines_allows(const struct game *game, int type, cell_key key, int rotation, struct refusal *refusal)
{
	bool shrine = is_shrine(&game->layouts[type]), free = setting_is(game, SETTING_SHRINE_NEAR, NEAR_FREE);
	uint8_t near[8];

	(void)rotation;
	if (!free && crowd(game, key, shrine) <= 1)
		return true;
	int count = opponents(game, key, shrine, near);
	if (refusal && count) {
		refusal->other = cell_unpack(game->laid[near[0]].key);
		refusal->other_tile = game->laid[near[0]].type;
	}
	if (free)
		return one_challenge_each(game, near, count, shrine, refusal);
	return refuse(refusal, REFUSAL_BARRED, count > 1 ? "R-15.2" : "R-15.3");
}

static void shrines_sieve(struct game *game, int type)
{
	bool shrine = is_shrine(&game->layouts[type]);

	if (!setting_is(game, SETTING_SHRINE_NEAR, NEAR_FREE)) {
		crowded_sieve(game, shrine);
		return;
	}
	for (int hole = 0; hole < game->hole_count; hole++)
		if (!shrines_allows(game, type, hole_key(game, hole), 0, NULL))
			game->fits[hole / HOLE_GROUP] &= ~((uint64_t)0xf << 4 * (hole % HOLE_GROUP));
}

/* ---- challenges ---- */

/* Under `literal` a building may lie where only its empty neighbours keep it from a second challenge. */
static bool shrines_allows_building(const struct game *game, int tile, struct refusal *refusal)
{
	const struct tile_layout *layout = laid_layout(game, tile);
	uint8_t near[8];

	if (!has_opponents(layout) || !setting_is(game, SETTING_SHRINE_NEAR, NEAR_LITERAL))
		return true;
	int count = opponents(game, game->laid[tile].key, is_shrine(layout), near);
	return one_challenge_each(game, near, count, is_shrine(layout), refusal);
}

/* Of a player's figures there the one that goes home first, or -1; those of a seat lie together (figure.h). */
static int loser(const struct game *game, unsigned node)
{
	const struct table_figure *figures = game->figures;
	int next = -1;

	for (int i = 0; i < game->figure_count; i++) {
		if (figures[i].node != node)
			continue;
		if (next < 0 ||
		    (figures[i].seat == figures[next].seat &&
		     game->tiles->pieces[figures[i].figure]->rank < game->tiles->pieces[figures[next].figure]->rank))
			next = i;
	}
	return next;
}

static void lose(struct game *game, int tile, struct event_list *events)
{
	unsigned node = game->laid[tile].first + laid_layout(game, tile)->building;

	for (int i = loser(game, node); i >= 0; i = loser(game, node)) {
		event_tell(events, (struct event){.kind = EVENT_LOST,
		                                  .seat = game->figures[i].seat,
		                                  .figure = game->figures[i].figure,
		                                  .cell = cell_unpack(game->laid[tile].key),
		                                  .spot = node_spot(game, node)});
		figure_return(game, i, events);
	}
}

/* the first to be completed ends the challenge. : an opponent completed by the same tile loses nothing.
 * who only came from the cathedral challenges nobody. */
static void shrines_scored(struct game *game, unsigned paid, struct event_list *events)
{
	const struct node *root = &game->nodes[game->completed[game->completed_next]];
	uint8_t near[8];

	(void)paid;
	if (root->kind != FEATURE_MONASTERY && root->kind != FEATURE_SHRINE)
		return;
	if (!(own(game)->completed_occupied >> game->completed_next & 1))
		return;
	int count = opponents(game, game->laid[root->tile].key, root->kind == FEATURE_SHRINE, near);
	for (int i = 0; i < count; i++)
		if (building_node(game, near[i])->open)
			lose(game, near[i], events);
}

static const struct event_info tellings[] = {
    {.kind = EVENT_LOST, .number = 7, .key = "lost", .members = HAS_PLAYER | HAS_AT | HAS_ON}};

static const struct rule_sentence sentences[] = {
    {"R-15.2", "a shrine lies next to one monastery at most, and a monastery next to one shrine"},
    {"R-15.3", "a building next to it already has an opponent beside it"},
    {"R-15.4", "a monk or heretic is in one challenge at a time"},
};

static const struct module_setting settings[] = {
    {SETTING_SHRINES, {"shrines", "R-15", 2, {"off", "on"}}},
    {SETTING_SHRINE_NEAR, {"shrine_near", "R-15.3", 3, {"strict", "literal", "free"}}},
};

static const struct tile_mark marks[] = {{"shrine", TILE_SHRINE}};
static const struct building buildings[] = {
    {FEATURE_SHRINE, TILE_SHRINE, "shrine", .rule_open = "R-8.5", .rule_complete = "R-15.6"}};

const struct module shrines_module = {
    ROWS(mark, marks),
    ROWS(building, buildings),
    ROWS(setting, settings),
    ROWS(telling, tellings),
    .memory_end = offsetof(struct carcassonne, shrines) + sizeof(struct shrines_state),
    .in_game = shrines_in_game,
    .deal = shrines_deal,
    .begin = shrines_begin,
    .limits = shrines_limits,
    .allows = shrines_allows,
    .sieve = shrines_sieve,
    .laid = shrines_laid,
    .allows_building = shrines_allows_building,
    .scored = shrines_scored,
    ROWS(sentence, sentences),
};
