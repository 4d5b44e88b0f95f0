/* rules.c - R-14: the King and the Robber Baron, who go with the largest completed city and road. */
#include "engine/carcassonne/module.h"

#include "engine/carcassonne/score.h"

#include "engine/core/event.h"
#include "engine/core/feature.h"
#include "engine/core/hash.h"
#include "engine/core/rules.h"
#include "engine/core/refuse.h"

enum { FINAL_COUNT, FINAL_10, FINAL_15_40, FINAL_RUNNING };
enum { KING, ROBBER, CARDS };

static const struct holding cards[CARDS] = {
    {HOLDING_KING, .single = true, .setting = SETTING_KING, .key = "king", .rule = "R-14.1"},
    {HOLDING_ROBBER, .single = true, .setting = SETTING_KING, .key = "robber", .rule = "R-14.1"},
};
static const enum feature_kind card_feature[CARDS] = {FEATURE_CITY, FEATURE_ROAD};

static int holder(const struct game *game, int card) { return game_holder(game, cards[card].id); }

/* Seats that are given this card. */
static unsigned given(const struct setup *setup, int card)
{
	unsigned seats = 0;

	for (int seat = 0; seat < PLAYERS_MAX; seat++)
		seats |= (unsigned)(setup->held[seat][cards[card].id] != 0) << seat;
	return seats;
}

static bool cards_table_allows(const struct tile_set *tiles, const struct setup *setup, struct refusal *refusal)
{
	(void)tiles;
	for (int card = 0; card < CARDS && !setup->settings.value[SETTING_KING]; card++)
		if (given(setup, card))
			return refuse_setup(refusal, REFUSAL_TABLE, "R-14.1",
			                    "a holder of the %s is given, but `king` is off",
			                    card == KING ? "King" : "Robber Baron");
	return true;
}

/* The largest completed feature on the table. */
static int largest(const struct game *game, unsigned kind)
{
	int size = 0;

	for (unsigned node = 0; node < game->node_count; node++) {
		const struct node *root = &game->nodes[node];

		if (root->root == node && root->kind == kind && !root->open && root->tiles > size)
			size = root->tiles;
	}
	return size;
}

static bool cards_begin(struct game *game, const struct setup *setup, struct refusal *refusal)
{
	for (int card = 0; setup->has_table && card < CARDS; card++) {
		unsigned seats = given(setup, card);

		if (!seats)
			continue;
		if (seats >> game->player_count)
			return refuse_setup(refusal, REFUSAL_TABLE, "R-14.1", "a card is held by nobody in the game");
		if (seats & (seats - 1))
			return refuse_setup(refusal, REFUSAL_TABLE, "R-14.1", "two players have one card");
		game->held_size[cards[card].id] = (uint16_t)largest(game, card_feature[card]);
	}
	return true;
}

/* R-14.8 `running`: each city (road) completed pays the holder, and these are points like any other. */
static unsigned cards_also_paid(const struct game *game, const struct node *root)
{
	unsigned seats = 0;

	for (int card = 0; card < CARDS; card++) {
		if (root->kind == card_feature[card] && setting_is(game, SETTING_KR_FINAL, FINAL_RUNNING) &&
		    holder(game, card) != NOBODY)
			seats |= 1U << holder(game, card);
	}
	return seats;
}

/* `counted`: by completed cities or roads, and not what the card pays by itself. */
static void card_pay(struct game *game, int card, int points, bool counted, const char *rule, struct event_list *events)
{
	static const enum bill_unit card_unit[CARDS] = {UNIT_CITY, UNIT_ROAD};
	struct event *event = pay(game, holder(game, card), points, SCORE_HELD, card_feature[card], events);

	if (!event)
		return;
	event->bill.rule = rule;
	event->bill.holding = cards[card].id;
	if (counted)
		bill_add(&event->bill, card_unit[card], points, 1);
	else
		bill_add(&event->bill, UNIT_CARD, 1, points);
}

/* R-14.8 `running` pays the holder before the card changes hands. */
static void card_changes(struct game *game, int card, struct event_list *events)
{
	int completed = 0, size = 0;

	for (int d = 0; d < game->completed_count; d++) {
		const struct node *root = &game->nodes[game->completed[d]];

		if (root->kind != card_feature[card])
			continue;
		completed++;
		if (root->tiles > size)
			size = root->tiles; /* of two, the larger */
	}
	if (completed && setting_is(game, SETTING_KR_FINAL, FINAL_RUNNING) && holder(game, card) != NOBODY)
		card_pay(game, card, completed, true, "R-14.8", events);
	if (size <= game_held_size(game, cards[card].id))
		return;
	held_give_single(game, cards[card].id, game->seat, size);
	event_tell(
	    events,
	    (struct event){.kind = EVENT_HELD, .holding = cards[card].id, .seat = game->seat, .tiles = (uint16_t)size});
}

static void cards_change(struct game *game, struct event_list *events)
{
	for (int card = 0; card < CARDS; card++)
		card_changes(game, card, events);
}

/* the City of Carcassonne is one city more for the King. */
static int city_of_carcassonne(const struct game *game)
{
	for (int tile = 0; tile < game->laid_count; tile++)
		if (laid_type(game, tile)->flags & TILE_CARCASSONNE)
			return 1;
	return 0;
}

/* */
static int card_points(const struct game *game, int card)
{
	bool both = holder(game, KING) == holder(game, ROBBER);

	switch (game->settings.value[SETTING_KR_FINAL]) {
	case FINAL_COUNT:
		return own(game)->completed[card_feature[card]] + (card == KING ? city_of_carcassonne(game) : 0);
	case FINAL_10:
		return 10;
	case FINAL_15_40:
		return both ? 20 : 15;
	default:
		return 0;
	}
}

static void cards_final(struct game *game, struct event_list *events)
{
	bool counted = setting_is(game, SETTING_KR_FINAL, FINAL_COUNT);

	for (int card = 0; card < CARDS; card++) {
		int points = card_points(game, card);

		if (holder(game, card) != NOBODY && points)
			card_pay(game, card, points, counted, counted ? "R-14.6" : "R-14.8", events);
	}
}

static uint64_t cards_hash(const struct game *game)
{
	return hash_mix((uint64_t)holder(game, KING) << 24 | (uint64_t)holder(game, ROBBER) << 16 |
	                (uint64_t)game_held_size(game, HOLDING_KING) << 8 |
	                (uint64_t)game_held_size(game, HOLDING_ROBBER));
}

static const struct module_setting settings[] = {
    {SETTING_KING, {"king", "R-14", 2, {"off", "on"}}},
    {SETTING_KR_FINAL, {"kr_final", "R-14.8", 4, {"count", "10", "15_40", "running"}}},
};

const struct module king_robber_module = {
    ROWS(setting, settings),
    .holdings = cards,
    .holding_count = CARDS,
    .brought_by = SETTING_KING,
    .table_allows = cards_table_allows,
    .begin = cards_begin,
    .also_paid = cards_also_paid,
    .cards = cards_change,
    .final = cards_final,
    .hash = cards_hash,
};
