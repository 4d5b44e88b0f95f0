/* rules.c - R-24: Traders & Builders: the builder and his double turn, the pig, and trade goods.
 *
 * The goods of a city are summed up by features (score.h); the pigs of River II are the river's. */
#include "engine/carcassonne/module.h"

#include "engine/carcassonne/score.h"

#include "engine/core/turn.h"
#include "engine/core/event.h"
#include "engine/core/figure.h"
#include "engine/core/hash.h"
#include "engine/core/majority.h"
#include "engine/core/refuse.h"

enum { GOODS_POINTS = 10 }; /* */

/* one each, and they weigh nothing. */
static const struct piece pieces[] = {
    /* */
    {.id = FIGURE_BUILDER,
     .key = "builder",
     .rank = 5,
     .rule = "R-24.3",
     .rule_none = "R-4.1",
     .rule_follows = "R-24.4",
     .each = 1,
     .stands = 1U << FEATURE_CITY | 1U << FEATURE_ROAD,
     .follows = true,
     .brings_part = true},
    /* */
    {.id = FIGURE_PIG,
     .key = "pig",
     .rank = 6,
     .rule = "R-24.10",
     .rule_none = "R-4.1",
     .rule_follows = "R-24.11",
     .each = 1,
     .stands = 1U << FEATURE_FIELD,
     .follows = true,
     .helps_farm = true},
};

static const struct holding tokens[] = {
    {HOLDING_WINE, .setting = SETTING_TRADERS, .key = "wine", .group = "goods", .rule = "R-24.16"},
    {HOLDING_GRAIN, .setting = SETTING_TRADERS, .key = "grain", .group = "goods", .rule = "R-24.16"},
    {HOLDING_CLOTH, .setting = SETTING_TRADERS, .key = "cloth", .group = "goods", .rule = "R-24.16"},
};

/* those of a completed city go to whoever placed the tile. */
enum { GOODS = 3, GOODS_LANE = 1 };
static const struct sign signs[GOODS] = {
    {SIGN_WINE, FEATURE_CITY, GOODS_LANE, true, HOLDING_WINE, TILE_GOODS, SETTING_TRADERS, "wine", "goods"},
    {SIGN_GRAIN, FEATURE_CITY, GOODS_LANE + 1, true, HOLDING_GRAIN, TILE_GOODS, SETTING_TRADERS, "grain", "goods"},
    {SIGN_CLOTH, FEATURE_CITY, GOODS_LANE + 2, true, HOLDING_CLOTH, TILE_GOODS, SETTING_TRADERS, "cloth", "goods"},
};

/* ---- set-up ---- */

static void traders_deal(struct deal *deal) { deal_add(deal, "traders"); }

static bool traders_table_allows(const struct tile_set *tiles, const struct setup *setup, struct refusal *refusal)
{
	bool goods = false;

	(void)tiles;
	for (int seat = 0; seat < setup->player_count; seat++)
		for (int kind = 0; kind < GOODS; kind++) {
			goods |= setup->held[seat][signs[kind].holding] > 0;
			if (setup->held[seat][signs[kind].holding] > HELD_MAX)
				return refuse_setup(refusal, REFUSAL_TABLE, "R-24.16", "goods are 0 to %d", HELD_MAX);
		}
	if (setup->part > 2)
		return refuse_setup(refusal, REFUSAL_TABLE, "R-24.7", "a turn has two parts at most");
	if (setup->settings.value[SETTING_TRADERS])
		return true;
	if (goods)
		return refuse_setup(refusal, REFUSAL_TABLE, "R-24.19", "goods are given, but `traders` is off");
	if (setup->part == 2)
		return refuse_setup(refusal, REFUSAL_TABLE, "R-24.5",
		                    "the second part of a turn is given, but `traders` is off");
	return true;
}

/* The goods of all completed cities. */
static int goods_of_cities(const struct game *game, int kind)
{
	int count = 0;

	for (unsigned node = 0; node < game->node_count; node++) {
		const struct node *root = &game->nodes[node];

		if (root->root == node && root->kind == FEATURE_CITY && !root->open)
			count += (int)extra_count(root, signs[kind].lane);
	}
	return count;
}

static bool traders_begin(struct game *game, const struct setup *setup, struct refusal *refusal)
{
	struct traders_state *traders = &own(game)->traders;

	(void)setup;
	game->parts = true;
	(void)refusal;
	for (int kind = 0; kind < GOODS; kind++) {
		traders->unearned[signs[kind].lane] = -goods_of_cities(game, kind);
		for (int seat = 0; seat < game->player_count; seat++)
			traders->unearned[signs[kind].lane] += game->held[signs[kind].holding][seat];
	}
	return true;
}

/* ---- the builder (R-24.5 to) ---- */

/* The root of the feature where a player's figure stands of which each has one, or -1. */
static int root_of(const struct game *game, int seat, int figure)
{
	int node = figure_node(game, seat, figure);

	return node < 0 ? -1 : (int)feature_root(game, (unsigned)node);
}

/* the tile adds a segment to the feature of his builder: judged now, so that it counts even if the builder goes
 * home with it, and not for a builder that is put on this very tile. : only in the first part. */
static void traders_laid(struct game *game, int tile)
{
	unsigned first = game->laid[tile].first, count = laid_layout(game, tile)->first_field;
	int root = game->part == 1 ? root_of(game, game->seat, FIGURE_BUILDER) : -1;

	game->part_owed = false;
	if (root < 0)
		return;
	/* Most tiles have no more than three; a fixed number keeps the branch predictable. */
	for (unsigned s = 0; s < 3 || s < count; s++)
		game->part_owed |= (s < count) & (feature_root(game, first + s) == (unsigned)root);
}

/* the second part begins, if anything is left to draw: whatever else brings another turn
 * brings a new one, with a first part. */
static bool traders_again(struct game *game, struct event_list *events)
{
	bool again = game->part_owed && !game->stopped &&              /* */
	             (!deck_empty(game) || modules_begins_part(game)); /* */

	game->part_owed = false;
	if (!game->stopped) /* no other part or turn begins */
		game->part = again ? 2 : 1;
	if (!again)
		return false;
	event_tell(events, (struct event){.kind = EVENT_DOUBLE_TURN, .seat = game->seat});
	return true;
}

/* ---- the pig (R-24.12) ---- */

static int traders_farmer_bonus(const struct game *game, unsigned field, int seat)
{
	return root_of(game, seat, FIGURE_PIG) == (int)field;
}

/* ---- goods (R-24.15 to) ---- */

/* whoever placed the tile takes the goods of the city that was just scored. */
static void traders_scored(struct game *game, unsigned paid, struct event_list *events)
{
	const struct node *root = &game->nodes[game->completed[game->completed_next]];

	(void)paid;
	if (root->kind != FEATURE_CITY || !(root->extra >> EXTRA_BITS * GOODS_LANE))
		return;
	struct event *event = event_add(events, EVENT_HELD);
	if (event) {
		event->seat = game->seat;
		event->cell = address_cell(root->address);
		event->spot = address_spot(root);
	}
	for (int kind = 0; kind < GOODS; kind++) {
		game->held[signs[kind].holding][game->seat] += (uint16_t)extra_count(root, signs[kind].lane);
		if (event) {
			event->held[signs[kind].holding] = (uint16_t)extra_count(root, signs[kind].lane);
			event->holding = event->held[event->holding] ? event->holding : signs[kind].holding;
		}
	}
}

static void goods_tell(const struct game *game, int kind, unsigned owners, struct event *event)
{
	struct bill *bill = &event->bill;

	bill->rule = "R-24.17";
	bill->holding = signs[kind].holding;
	bill_add(bill, UNIT_HELD, game->held[signs[kind].holding][event->seat], 0);
	bill_add(bill, UNIT_MOST, 1, GOODS_POINTS);
	bill->owners = (uint8_t)owners;
	for (int seat = 0; seat < game->player_count; seat++)
		bill->weights[seat] = game->held[signs[kind].holding][seat];
}

/* for each kind 10 points to whoever has most of it, tied players 10 each. */
static void traders_final(struct game *game, struct event_list *events)
{
	for (int kind = 0; kind < GOODS; kind++) {
		int most = 1;
		unsigned owners = 0;

		for (int seat = 0; seat < game->player_count; seat++)
			if (game->held[signs[kind].holding][seat] > most)
				most = game->held[signs[kind].holding][seat];
		for (int seat = 0; seat < game->player_count; seat++)
			owners |= (unsigned)(game->held[signs[kind].holding][seat] == most) << seat;
		for (int seat = 0; seat < game->player_count; seat++) {
			if (!(owners >> seat & 1))
				continue;
			struct event *event = pay(game, seat, GOODS_POINTS, SCORE_HELD, FEATURE_CITY, events);
			if (event)
				goods_tell(game, kind, owners, event);
		}
	}
}

/* ---- looking ---- */

static uint64_t traders_hash(const struct game *game)
{
	uint64_t hash = (uint64_t)game->part << 1 | game->part_owed;

	for (int seat = 0; seat < game->player_count; seat++)
		hash_add(&hash, (uint64_t)game->held[HOLDING_WINE][seat] << 32 |
		                    (uint64_t)game->held[HOLDING_GRAIN][seat] << 16 | game->held[HOLDING_CLOTH][seat]);
	return hash;
}

static const struct rule_sentence sentences[] = {
    {"R-25.7", "builders and pigs stay outside the City of Carcassonne"},
};

static const struct module_setting settings[] = {
    {SETTING_TRADERS, {"traders", "R-24", 2, {"off", "on"}}},
};

static const struct event_info tellings[] = {
    {.kind = EVENT_DOUBLE_TURN, .number = 14, .key = "double_turn", .members = HAS_PLAYER},
};

static const struct tile_mark marks[] = {{"goods", TILE_GOODS}};

const struct module traders_module = {
    ROWS(mark, marks),
    ROWS(telling, tellings),
    ROWS(setting, settings),
    .holdings = tokens,
    .holding_count = sizeof tokens / sizeof tokens[0],
    .signs = signs,
    .sign_count = GOODS,
    .brought_by = SETTING_TRADERS,
    .deal = traders_deal,
    .table_allows = traders_table_allows,
    .pieces = pieces,
    .piece_count = 2,
    .begin = traders_begin,
    .laid = traders_laid,
    .scored = traders_scored,
    .again = traders_again,
    .final = traders_final,
    .farmer_bonus = traders_farmer_bonus,
    .hash = traders_hash,
    ROWS(sentence, sentences),
};
