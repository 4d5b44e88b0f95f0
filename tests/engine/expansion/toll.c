/*
 * toll.c - a small expansion that nobody sells, made of the seams of an
 * expansion and nothing else.  It is on where `count_move` is follow, which
 * means nothing without the Count: two more gates (tile A) are in the pile, no
 * gate lies beside another one, who lays one has another turn, a completed road
 * pays one point more, and at the end whoever laid the last tile gets a point.
 */
#include "carcassonne/module.h"

#include "core/board.h"
#include "core/majority.h"
#include "core/refuse.h"

#include <string.h>

static bool toll_in_game(const struct tile_set *tiles, const struct setup *setup)
{
	(void)tiles;
	return setup->settings.value[SETTING_THE_COUNT_MOVE] == 2;
}

static bool is_gate(const struct game *game, int type) { return strcmp(game->tiles->types[type].id, "A") == 0; }

static void toll_deal(struct deal *deal)
{
	int gate = tile_set_find(deal->tiles, "A");

	deal->land[gate] = (uint8_t)(deal->land[gate] + 2);
}

static enum limit toll_limits(const struct game *game, int type)
{
	return is_gate(game, type) ? LIMIT_CELLS : LIMIT_NOTHING;
}

static bool toll_allows(const struct game *game, int type, cell_key key, int rotation, struct refusal *refusal)
{
	(void)type;
	(void)rotation;
	for (int edge = 0; edge < EDGE_COUNT; edge++) {
		int other = board_tile(game, key_beyond(key, edge));

		if (other >= 0 && is_gate(game, game->laid[other].type))
			return refuse(refusal, REFUSAL_BARRED, "R-0.1");
	}
	return true;
}

static void toll_worth(const struct game *game, const struct node *root, bool complete, struct worth *worth)
{
	(void)game;
	worth->more += complete && root->kind == FEATURE_ROAD;
}

static bool toll_again(struct game *game, struct event_list *events)
{
	(void)events;
	return is_gate(game, game->laid[game->last_laid].type);
}

static void toll_final(struct game *game, struct event_list *events)
{
	struct event *event = pay(game, game->last_seat, 1, SCORE_FINAL, FEATURE_ROAD, events);

	if (event) {
		event->spot.kind = FEATURE_ROAD;
		event->bill.rule = "R-0.1";
		bill_add(&event->bill, UNIT_POINT, 1, 1);
	}
}

extern const struct module toll_module;
const struct module toll_module = {
    .in_game = toll_in_game,
    .deal = toll_deal,
    .limits = toll_limits,
    .allows = toll_allows,
    .worth = toll_worth,
    .again = toll_again,
    .final = toll_final,
};
