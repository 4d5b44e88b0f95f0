/*
 * rules.c - the toll, an expansion that nobody sells: everybody has a warden, who stands in cities.  Where a tile with
 * a road is laid the keeper goes, and when everything is scored whoever laid it may take a toll; at the end each is
 * worth a point.
 */
#include "engine/carcassonne/module.h"

#include "engine/core/decide.h"
#include "engine/core/event.h"
#include "engine/core/hash.h"
#include "engine/core/majority.h"
#include "engine/core/neutral.h"

enum { KEEPER = NEUTRALS_MAX - 1 };

static const struct module_setting settings[] = {{SETTING_TOLL, {"toll", "R-0.1", 2, {"off", "on"}}}};

static const struct piece pieces[] = {{.id = FIGURE_WARDEN,
                                       .key = "warden",
                                       .rank = 7,
                                       .rule = "R-0.2",
                                       .rule_none = "R-4.1",
                                       .each = 1,
                                       .weight = 1,
                                       .stands = 1U << FEATURE_CITY}};

static const struct holding holdings[] = {
    {HOLDING_TOLL, .setting = SETTING_TOLL, .key = "toll", .group = "tolls", .rule = "R-0.3"}};

static const struct neutral neutrals[] = {
    {.id = KEEPER, .place = PLACE_CELL, .joins = true, .setting = SETTING_TOLL, .key = "keeper", .rule = "R-0.4"}};

static bool toll_in_game(const struct tile_set *tiles, const struct setup *setup)
{
	(void)tiles;
	return setup->settings.value[SETTING_TOLL];
}

static void toll_laid(struct game *game, int tile)
{
	const struct tile_type *type = &game->tiles->types[game->laid[tile].type];

	if (type->road_count == 0)
		return;
	neutral_stand(game, KEEPER, game->laid[tile].key);
	game->walk = (struct walk){.going = true, .neutral = KEEPER, .steps = 1};
}

static bool step_toll(struct game *game, struct event_list *events)
{
	(void)events;
	if (game->stopped)
		game->walk.going = false;
	if (game->walk.going)
		decision_owe(game, DECISION_TOLL, game->seat);
	return game->walk.going;
}

static const struct step steps[] = {{.key = "toll", .before = "end", .run = step_toll}};

static int toll_list(const struct game *game, struct move *moves, int capacity)
{
	(void)game;
	if (capacity > 0)
		moves[0] = (struct move){.kind = MOVE_TOLL};
	return capacity > 0;
}

static bool toll_allows_move(const struct game *game, const struct move *move, struct refusal *refusal)
{
	(void)game;
	(void)move;
	(void)refusal;
	return true;
}

static void toll_play(struct game *game, const struct move *move, struct event_list *events)
{
	if (move->kind == MOVE_TOLL) {
		struct event *event = event_add(events, EVENT_HELD);
		game->held[HOLDING_TOLL][game->seat]++;
		if (event) {
			event->seat = game->seat;
			event->holding = HOLDING_TOLL;
			event->held[HOLDING_TOLL] = 1;
			event->cell = cell_unpack(game->neutrals[KEEPER].key);
			event->spot = (struct spot){.kind = FEATURE_ROAD};
		}
	}
	game->walk.going = false;
	decision_done(game);
}

static void toll_final(struct game *game, struct event_list *events)
{
	for (int seat = 0; seat < game->player_count; seat++) {
		int count = game->held[HOLDING_TOLL][seat];
		struct event *event = count ? pay(game, seat, count, SCORE_HELD, FEATURE_ROAD, events) : NULL;
		if (!event)
			continue;
		event->bill.rule = "R-0.3";
		event->bill.holding = HOLDING_TOLL;
		event->bill.owners = (uint8_t)(1U << seat);
		event->bill.weights[seat] = (uint16_t)count;
		bill_add(&event->bill, UNIT_HELD, count, 1);
	}
}

static uint64_t toll_hash(const struct game *game)
{
	uint64_t hash = 0;

	for (int seat = 0; seat < game->player_count; seat++)
		hash_add(&hash, game->held[HOLDING_TOLL][seat]);
	return hash;
}

static const struct module_form forms[] = {{MOVE_TOLL, {"toll", "", DECISION_TOLL, .number = 100}}};
static const struct module_ask asks[] = {{DECISION_TOLL, {"toll", .may_pass = true}}};

const struct module toll_module = {
    ROWS(setting, settings),
    ROWS(piece, pieces),
    ROWS(holding, holdings),
    ROWS(neutral, neutrals),
    ROWS(step, steps),
    ROWS(form, forms),
    ROWS(ask, asks),
    .moves = 1U << MOVE_TOLL,
    .decisions = 1U << DECISION_TOLL,
    .in_game = toll_in_game,
    .laid = toll_laid,
    .list = toll_list,
    .allows_move = toll_allows_move,
    .play = toll_play,
    .final = toll_final,
    .hash = toll_hash,
};
