/* rules.c - R-15: shrines, where they may lie, and the challenges between monks and heretics.
 *
 * A challenge is nothing that has to be remembered: it is a monk and a heretic in neighbouring buildings. */
#include "engine/carcassonne/module.h"

#include "engine/core/event.h"
#include "engine/core/figure.h"
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

/* The laid tiles with an opposing building in the eight cells round a cell, by row and column. */
static int opponents(const struct game *game, cell_key key, bool shrine, uint8_t found[ROUND])
{
	int count = 0;

	for (unsigned sides = own(game)->near[slot_of(key)]; sides; sides &= sides - 1) {
		int tile = board_tile(game, key_round(key, __builtin_ctz(sides)));
		const struct tile_layout *layout = tile < 0 ? NULL : laid_layout(game, tile);

		if (layout && has_opponents(layout) && is_shrine(layout) != shrine)
			found[count++] = (uint8_t)tile;
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
		uint8_t theirs[ROUND];

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

/* has the building of this tile an opponent already? */
static bool is_opposed(const struct game *game, int tile)
{
	uint8_t theirs[ROUND];

	return opponents(game, game->laid[tile].key, is_shrine(laid_layout(game, tile)), theirs) > 0;
}

static bool shrines_allows(const struct game *game, int type, cell_key key, int rotation, struct refusal *refusal)
{
	bool shrine = is_shrine(&game->layouts[type]);
	uint8_t near[ROUND];
	int count = opponents(game, key, shrine, near);

	(void)rotation;
	if (!count)
		return true;
	if (refusal) {
		refusal->other = cell_unpack(game->laid[near[0]].key);
		refusal->other_tile = game->laid[near[0]].type;
	}
	if (setting_is(game, SETTING_SHRINE_NEAR, NEAR_FREE))
		return one_challenge_each(game, near, count, shrine, refusal);
	if (count > 1)
		return refuse(refusal, REFUSAL_BARRED, "R-15.2");
	return !setting_is(game, SETTING_SHRINE_NEAR, NEAR_STRICT) || !is_opposed(game, near[0]) ||
	       refuse(refusal, REFUSAL_BARRED, "R-15.3");
}

/* ---- challenges ---- */

/* Under `literal` a building may lie where only its empty neighbours keep it from a second challenge. */
static bool shrines_allows_building(const struct game *game, int tile, struct refusal *refusal)
{
	const struct tile_layout *layout = laid_layout(game, tile);
	uint8_t near[ROUND];

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
	uint8_t near[ROUND];

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
    ROWS(mark, marks),        ROWS(building, buildings),  ROWS(setting, settings),
    ROWS(telling, tellings),  .in_game = shrines_in_game, .deal = shrines_deal,
    .limits = shrines_limits, .allows = shrines_allows,   .allows_building = shrines_allows_building,
    .scored = shrines_scored, ROWS(sentence, sentences),
};
